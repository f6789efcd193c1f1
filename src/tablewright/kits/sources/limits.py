"""The limits of sources, schedules and runs, each with its reason."""

from __future__ import annotations

from typing import Final

# Sources
SOURCE_NAME_LENGTH_MAX: Final = 100  # as names of accounts
DATA_TYPES_MAX: Final = 50  # of a source, a schedule and a run; platforms have fewer

# Schedules
SCHEDULES_PER_SOURCE_MAX: Final = 20  # the transaction of a run may switch all of them off
SCHEDULE_JITTER_MINUTES: Final = 60  # over which schedules without a chosen time are spread
PREVIEW_TIMES: Final = 10  # next times in a preview
FAILURES_MAX: Final = 10  # in a row, after which schedules are turned off
FAILING_DAYS_MIN: Final = 3  # since the first of them: an outage of a day switches nothing off

# Runs
RUNS_AT_ONCE: Final = 4  # of a tree of accounts; others wait
RUN_SECONDS_MAX: Final = 24 * 3600  # since its start; a platform that asks for more has failed
RUN_ERROR_LENGTH_MAX: Final = 500  # of an error's message in a run
PROGRESS_SECONDS: Final = 1.0  # between writes of a run's progress; pages refresh no faster
REAPED_AFTER_SECONDS: Final = 600  # since a run was queued or started: its job is written with it
STATS_DAYS: Final = 30  # of a source's statistics, by default
STATS_RUNS_MAX: Final = 10_000  # that statistics read: a year of hourly runs
SOURCE_TEST_SECONDS_MAX: Final = 20.0  # for the test of a source; people wait for it
POSTED_BYTES_MAX: Final = 256 * 1024  # of one posted record
POSTED_ID_LENGTH_MAX: Final = 200  # of a call, in the sender's header
POSTED_GATHER_SECONDS: Final = 60  # for which calls are gathered before a run takes them
POSTED_A_RUN: Final = 10_000  # calls that one run takes

# Data
DELETED_DATA_DAYS: Final = 30  # for which a deleted source's data stays without a plan's limit
VERIFIED_SHARE: Final = 0.01  # of all stored blocks that are read every night
DAMAGES_NAMED_MAX: Final = 10  # files in the activity of damaged data
EXPORTS_READ: Final = 20  # newest exports that are searched for waiting ones
SCHEDULES_LISTED_MAX: Final = 1_000  # of one account: people do not look through more at once
