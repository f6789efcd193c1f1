"""The limits of background jobs, each with its source or reason."""

from __future__ import annotations

from typing import Final

# Background jobs
JOB_LANES: Final = 4  # a partition of an index takes 1,000 writes/s, and a job makes 4 of them
JOB_LEASE_SECONDS: Final = 60.0  # after which a killed process's job is another's
JOB_POLL_SECONDS: Final = 1.0  # between looks for jobs that other processes added
JOB_CONTENTION_PAUSE_SECONDS: Final = 0.1  # when others took everything that was due
JOBS_AT_ONCE_MAX: Final = 32  # in one process; most of them wait for a network
JOB_SECONDS_MAX: Final = 3600.0  # of one attempt; then it is taken for hung
JOB_KEPT_SECONDS: Final = 24 * 3600  # a job that is done, so that adding it again changes nothing
JOB_FAILED_KEPT_SECONDS: Final = 14 * 24 * 3600  # one that was given up, for people to look at
JOB_STOP_SECONDS_MAX: Final = 8.0  # for jobs to end by themselves; within API_STOP_SECONDS_MAX
JOB_ERROR_LENGTH_MAX: Final = 500  # of the error that is kept with a job
JOB_ID_LENGTH_MAX: Final = 400  # it is a part of keys, beside the queue's name
JOB_JITTER_SHARE: Final = 0.1  # by which pauses are longer at most, so that retries do not meet
