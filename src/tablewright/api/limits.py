"""The limits of the service layer, each with its source or reason.

A system's own limits live with the system, DynamoDB's and the engine's in `tablewright.limits`.
"""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB, MIB

# The HTTP API of systems
API_BODY_BYTES_MAX: Final = 256 * KIB  # specification of events, 4.2; a route may have another
API_BODY_VALUES_MAX: Final = 200_000  # of JSON in a body; an item of 400 KB holds fewer
API_INLINE_BODY_BYTES_MAX: Final = 64 * KIB  # measured and read on the event loop
API_INLINE_VALUES_MAX: Final = 1_000  # read on the event loop, within half a millisecond
API_SLICE_SECONDS: Final = 0.000_25  # of long work on the event loop, before others have a turn
API_SLICE_PAUSES: Final = 3  # a pause is this many slices long: long work gets a quarter
API_SLICE_PAUSE_SECONDS_MAX: Final = 0.05  # a slice that took longer ran on a busy machine
API_TEXT_BYTES_MAX: Final = 8 * KIB  # of a path with its query
API_BODY_SECONDS_MAX: Final = 15.0  # for a body to arrive
API_UPLOAD_BYTES_PER_SECOND_MIN: Final = 16 * KIB  # of an upload, after those seconds
API_UPLOAD_SECONDS_MAX: Final = 3600.0  # for all of an upload
API_HANDLER_SECONDS_MAX: Final = 30.0  # for a response; long polls and streams have their own
API_RETRY_AFTER_SECONDS: Final = 1  # Retry-After when the store rejects a call
API_PAGE_DEFAULT: Final = 50  # specification of events, 4.2
API_PAGE_BYTES_MAX: Final = MIB  # of a page, which ends early; DynamoDB's bound on a Query
API_PAGE_MAX: Final = 100  # likewise
API_PAGE_READS_MAX: Final = 1_000  # items that a page reads for its filters
API_PAGE_ROUNDS_MAX: Final = 5  # queries for a page whose items are filtered after reading
API_REQUESTS_AT_ONCE_MAX: Final = 1000  # on one node; others get 503
REQUEST_ID_LENGTH_MAX: Final = 64  # of an id that a caller sends
BACKGROUND_PAUSE_SECONDS: Final = 1.0  # before failed background work is restarted; doubles
BACKGROUND_PAUSE_SECONDS_MAX: Final = 60.0
CREDENTIAL_LOOK_SECONDS: Final = 1.0  # between checks of a waiting caller; 2 s are guaranteed
CORS_PREFLIGHT_SECONDS: Final = 600  # before a browser repeats a preflight request
PAGE_FILE_CACHE_SECONDS: Final = 365 * 24 * 3600  # in a browser: a changed file has another URL

# Rate limits and repeated requests of the HTTP API
RATE_PER_SECOND_DEFAULT: Final = 100  # specification of events, 4.2: a tenant's requests
RATE_BURST_DEFAULT: Final = 200  # likewise: at once
API_UNIT_BYTES: Final = 16 * KIB  # of a body or a response, that count as one request
API_UNIT_VALUES: Final = 250  # of JSON in a body, likewise: they take a third of a millisecond
API_BODY_UNITS_MAX: Final = 100  # for the bytes of a body or a response: half of the default burst
RATE_SHARES: Final = 20  # parts of a burst; a process updates the store after each
RATE_CALLERS_REMEMBERED_MAX: Final = 10_000  # in one process, a few hundred bytes each
RATE_STORE_SECONDS_MAX: Final = 1.0  # for the store to respond; then a process counts alone
RATE_SILENCE_SECONDS: Final = 1.0  # before an unavailable store is asked again
RATE_DEBT_BURSTS_MAX: Final = 64  # a bucket that lacks more comes from a clock that was set back
RATE_KEPT_SECONDS: Final = 3600  # after which an unused bucket is deleted
RATE_REFUSALS_PROMPT: Final = 20  # in a row; a caller that honours Retry-After never gets as many
RATE_HOLD_SECONDS: Final = 1.0  # delay of a rejection for a caller that has had many
RATE_HELD_MAX: Final = 500  # delayed rejections in one process: half of its concurrent requests
RATE_SUSPENDED_SECONDS: Final = 3600  # Retry-After for a caller with a limit of zero
IDEMPOTENCY_KEY_LENGTH_MAX: Final = 255
REPEAT_SECONDS: Final = 24 * 3600  # for which the response to a repeated request is stored
REPEAT_LEASE_SECONDS: Final = 60  # a longer request was cut off: API_HANDLER_SECONDS_MAX
REPEAT_ANSWER_BYTES_MAX: Final = 256 * KIB  # of a stored response; an item has 400 KB
LOG_TEXT_LENGTH_MAX: Final = 2 * KIB  # of one string in a log line; the rest is cut off
LOG_TRACE_LENGTH_MAX: Final = 16 * KIB  # of a traceback in one
LOG_LEVELS_MAX: Final = 6  # of nesting in one
LOG_MEMBERS_MAX: Final = 50  # of a list or a map in one
LOG_HASH_LENGTH_MIN: Final = 40  # longer strings of hexadecimal digits are treated as secrets
UNREADABLE_LOGGED_MAX: Final = 1_000  # items remembered, so that each is logged once
