"""The limits of background jobs, each with its source or reason."""

from __future__ import annotations

from typing import Final

# Background jobs
JOB_LANES: Final = 4  # a partition of an index takes 1,000 writes/s, and a job makes 4 of them
JOB_LEASE_SECONDS: Final = 60.0  # after which a killed process's job is another's
JOB_POLL_SECONDS: Final = 1.0  # between checks for jobs of other processes
JOB_CONTENTION_PAUSE_SECONDS: Final = 0.1  # when others took everything that was due
JOBS_AT_ONCE_MAX: Final = 32  # in one process; most of them wait for a network
JOB_SECONDS_MAX: Final = 3600.0  # of one attempt; then it counts as hung
JOB_KEPT_SECONDS: Final = 24 * 3600  # a job that is done, so that adding it again changes nothing
JOB_FAILED_KEPT_SECONDS: Final = 14 * 24 * 3600  # an abandoned one, for inspection
JOB_STOP_SECONDS_MAX: Final = 8.0  # for jobs to end by themselves; within API_STOP_SECONDS_MAX
JOB_ERROR_LENGTH_MAX: Final = 500  # of the error that is stored with a job
JOB_ID_LENGTH_MAX: Final = 400  # part of keys, beside the queue's name
JOB_JITTER_SHARE: Final = 0.1  # by which pauses are longer at most, so that retries do not meet
JOB_PROGRESS_SECONDS: Final = 1.0  # between writes of a job's progress; pages refresh no faster

# Lines and caps
LINE_NAME_LENGTH_MAX: Final = 400  # as of a job's id
CAP_AT_ONCE_MAX: Final = 100  # a cap's record lists the jobs that have its slots
LINE_SLICE_SECONDS: Final = 1.0  # for which a process continues with the next jobs of a line
GATE_MOVES_MAX: Final = 20  # jobs that one write lets pass; a transaction has 100 actions
GATE_PAUSE_SECONDS: Final = 0.005  # after the first conflict over a line; doubles with each
GATE_PAUSE_DOUBLINGS_MAX: Final = 8  # 1.3 s
