"""The limits of connectors, each with its source or reason."""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB, MIB

# Responses of platforms
RESPONSE_BYTES_MAX: Final = 32 * MIB  # before and after decompression: the vault's largest record
RESPONSE_SECONDS_MAX: Final = 60.0  # slow platforms take 30 s for a page
URL_LENGTH_MAX: Final = 16 * KIB  # HubSpot takes the names of all properties in the query
WORDS_LENGTH_MAX: Final = 300  # of a platform's own words in an error

# Retries of connectors
ATTEMPTS_MAX: Final = 3
RETRY_SECONDS: Final = 1.0  # before the second attempt; doubles
RETRY_SECONDS_MAX: Final = 300.0
RETRY_JITTER_SHARE: Final = 0.25  # of a pause, so that processes do not retry together
WAIT_SECONDS_MAX: Final = 5.0  # a longer pause must not hold a job's slot

# Reading platforms
OVERLAP_SECONDS: Final = 300  # of changed-since queries: platforms list changes late
RESCAN_DAYS: Final = 7  # between full scans of a stream that is read incrementally
PAGES_EMPTY_MAX: Final = 100  # in a row; a list with more counts as endless
CURSORS_MAX: Final = 1_000_000  # pages of one stream: 100 million records
CURSOR_LENGTH_MAX: Final = 4 * KIB
CURSOR_IDS_MAX: Final = 10  # of a page, the last ones: a platform rejects a deleted id as cursor
RESTARTS_MAX: Final = 3  # of a list, if all these records were deleted
PARTS_MAX: Final = 10_000  # that one stream is read for, such as the lists of an account
FIELDS_MAX: Final = 2_000  # names of fields that a platform is asked for
EVENTS_PER_WINDOW_MAX: Final = 2_000  # in memory; a longer window is halved
WINDOW_SECONDS_MIN: Final = 1  # the shortest: platforms count events by the second

# Accounts at platforms
ACCOUNT_NAME_LENGTH_MAX: Final = 200
FIELD_VALUE_LENGTH_MAX: Final = 1_000  # of what users enter, such as a key

# Posted records
POSTED_BYTES_MAX: Final = 256 * KIB  # of one call
