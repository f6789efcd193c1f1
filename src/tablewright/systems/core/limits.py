"""The limits of core, each with its source."""

from __future__ import annotations

from typing import Final

# Plans
TRIAL_DAYS: Final = 14  # the original product's

# Notices
KNOWN_DEVICES_MAX: Final = 200  # entries of a person's log that are searched for the same device

# Exports
EXPORT_ITEMS_MAX: Final = 1_000  # activities, and notifications, in the export of a person's data

# Sources
SOURCE_NAME_LENGTH_MAX: Final = 100  # as names of accounts
DATA_TYPES_MAX: Final = 50  # of a source, a schedule and a run; platforms have fewer

# Schedules
SCHEDULES_PER_SOURCE_MAX: Final = 20  # the transaction of a run may switch all of them off
SCHEDULE_JITTER_MINUTES: Final = 60  # over which schedules without a chosen time are spread
PREVIEW_TIMES: Final = 10  # next times in a preview
FAILURES_WARNED: Final = 5  # failed runs in a row, after which people are warned
FAILURES_MAX: Final = 10  # in a row, after which schedules are switched off
FAILING_DAYS_MIN: Final = 3  # since the first of them: an outage of a day switches nothing off

# Runs
RUNS_AT_ONCE: Final = 4  # of a tree of accounts; others wait
