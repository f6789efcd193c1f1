"""The limits of the service layer, each with its source or reason.

A system's own limits live with the system, DynamoDB's and the engine's in `tablewright.limits`.
"""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB, MIB

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
SCHEDULE_LOOK_SECONDS: Final = 30.0  # between looks at schedules, should the clock have jumped

# Outgoing webhooks
WEBHOOK_SECONDS_MAX: Final = 15.0  # of one attempt; Standard Webhooks: 15 to 30
WEBHOOK_ANSWER_BYTES_MAX: Final = 64 * KIB  # read of an answer, head and body
WEBHOOK_EXCERPT_LENGTH_MAX: Final = 1000  # kept of an answer's body
WEBHOOK_BODY_BYTES_MAX: Final = 320 * KIB  # a message is one item, beside its other attributes
WEBHOOK_URL_LENGTH_MAX: Final = 2048
WEBHOOK_PORT_MIN: Final = 1024  # of other ports than 80 and 443: those below are for systems
WEBHOOK_ADDRESSES_MAX: Final = 4  # of a host that are tried in one attempt
WEBHOOK_RESOLVER_THREADS: Final = 8  # that wait for the addresses of hosts
WEBHOOK_ENDPOINTS_MAX: Final = 20  # of a tenant: a message for all of them fits a transaction
WEBHOOK_EVENT_TYPES_MAX: Final = 100  # that an endpoint may list; more means all
WEBHOOK_MESSAGE_ID_LENGTH_MAX: Final = 128
WEBHOOK_KEPT_SECONDS: Final = 30 * 24 * 3600  # messages, deliveries, and endpoints that ended
WEBHOOK_ATTEMPTS_KEPT: Final = 20  # of one delivery: two rounds of the schedule
WEBHOOK_SECRET_BYTES: Final = 32
WEBHOOK_SECRET_BYTES_MIN: Final = 24  # Standard Webhooks
WEBHOOK_SECRET_BYTES_MAX: Final = 64  # Standard Webhooks
WEBHOOK_SECRETS_MAX: Final = 4  # that sign at the same time, while they are rotated
WEBHOOK_SECRET_GRACE_SECONDS: Final = 24 * 3600  # that an old secret still signs
WEBHOOK_SIGNATURE_SECONDS_MAX: Final = 300  # by which a signature may be old, or ahead
WEBHOOK_JITTER_SHARE: Final = 0.1  # by which pauses of the schedule are longer at most
WEBHOOK_SPREAD_SECONDS: Final = 10.0  # over which those that waited for an endpoint come back
WEBHOOK_THROTTLE_SECONDS: Final = 60.0  # after 429, 502 and 504 without a Retry-After
WEBHOOK_THROTTLE_SECONDS_MAX: Final = 24 * 3600.0  # whatever a Retry-After says
WEBHOOK_FAILING_SECONDS_MAX: Final = 5 * 24 * 3600  # of nothing but failure; then it is disabled
WEBHOOK_REPLAYS_PER_SECOND: Final = 20  # that an endpoint gets when many are replayed
WEBHOOK_WRITE_ATTEMPTS_MAX: Final = 10  # for an endpoint that others are writing too
BREAKER_FAILURES: Final = 5  # in a row, after which an endpoint gets nothing for a while
BREAKER_PAUSE_SECONDS: Final = 60.0  # before it gets one again; doubles
BREAKER_PAUSE_SECONDS_MAX: Final = 3600.0
BREAKER_PROBE_SECONDS: Final = 60.0  # after which a trial that nobody heard of is repeated

# The HTTP API of systems
API_BODY_BYTES_MAX: Final = 256 * KIB  # specification of events, 4.2; a route may take another
API_BODY_VALUES_MAX: Final = 200_000  # of JSON in a body; an item of 400 KB holds fewer
API_INLINE_BODY_BYTES_MAX: Final = 64 * KIB  # measured and read on the event loop
API_INLINE_VALUES_MAX: Final = 1_000  # read on the event loop, within half a millisecond
API_TEXT_BYTES_MAX: Final = 8 * KIB  # of a path with its query
API_BODY_SECONDS_MAX: Final = 15.0  # for a body to come; whoever is slower is cut off
API_HANDLER_SECONDS_MAX: Final = 30.0  # for an answer; long polls and streams say their own
API_RETRY_AFTER_SECONDS: Final = 1  # what a caller is told when the store refuses
API_PAGE_DEFAULT: Final = 50  # specification of events, 4.2
API_PAGE_BYTES_MAX: Final = MIB  # of a page, which ends early; DynamoDB's bound on a Query
API_PAGE_MAX: Final = 100  # likewise
API_STOP_SECONDS_MAX: Final = 10  # reliability goal D5: the end of a service under load
RELOAD_SECONDS: Final = 0.5  # between two looks at source code, by `serve --reload`
API_REQUESTS_AT_ONCE_MAX: Final = 1000  # in one process; more are told to come back
REQUEST_ID_LENGTH_MAX: Final = 64  # of one that a caller brings along
BACKGROUND_PAUSE_SECONDS: Final = 1.0  # before background work that failed is begun again; doubles
BACKGROUND_PAUSE_SECONDS_MAX: Final = 60.0
READY_SECONDS_MAX: Final = 2.0  # for the store to answer before a process counts as not ready
API_KEEP_ALIVE_SECONDS: Final = 30  # an idle connection of a client is kept
API_HEAD_BYTES_MAX: Final = 32 * KIB  # of a request's line and headers
API_HEADERS_MAX: Final = 100  # in number, trailers included; a browser sends about 20
API_HEAD_SECONDS_MAX: Final = 10  # from the first byte of a request to the end of its headers
API_LINGER_SECONDS_MAX: Final = 5  # for a client to read why it was refused
API_PIPELINED_REQUESTS_MAX: Final = 16  # sent ahead of their turn on one connection
API_UNSENT_BYTES_MAX: Final = 256 * MIB  # of responses that clients do not take, in one process
CREDENTIAL_LOOK_SECONDS: Final = 1.0  # between checks of a caller that waits; 2 s are promised
CORS_PREFLIGHT_SECONDS: Final = 600  # before a browser asks again whether a page may send
PAGE_FILE_CACHE_SECONDS: Final = 365 * 24 * 3600  # in a browser: another file has another address

# Rate limits and repeated requests of the HTTP API
RATE_PER_SECOND_DEFAULT: Final = 100  # specification of events, 4.2: a tenant's requests
RATE_BURST_DEFAULT: Final = 200  # likewise: at once
API_UNIT_BYTES: Final = 16 * KIB  # of a body or a response, that count as one request
API_UNIT_VALUES: Final = 500  # of JSON in a body, likewise: they take as long as a small request
API_BODY_UNITS_MAX: Final = 100  # for the bytes of a body or a response: half of the usual burst
RATE_SHARES: Final = 20  # a process spends one of so many parts of a burst before it says so
RATE_CALLERS_REMEMBERED_MAX: Final = 10_000  # by one process, a few hundred bytes each
RATE_STORE_SECONDS_MAX: Final = 1.0  # for the store to answer; then a process counts for itself
RATE_SILENCE_SECONDS: Final = 1.0  # before a store that did not answer is asked again
RATE_DEBT_BURSTS_MAX: Final = 64  # a bucket that lacks more was filled by a clock that went back
RATE_KEPT_SECONDS: Final = 3600  # after which a bucket that nobody uses is forgotten
RATE_REFUSALS_PROMPT: Final = 20  # in a row; whoever waits as it is told never has as many
RATE_HOLD_SECONDS: Final = 1.0  # that a refusal is held back from a caller that has had many
RATE_HELD_MAX: Final = 500  # refusals held back in one process: half of what it serves at once
RATE_SUSPENDED_SECONDS: Final = 3600  # what a caller that may ask for nothing is told to wait
IDEMPOTENCY_KEY_LENGTH_MAX: Final = 255
REPEAT_SECONDS: Final = 24 * 3600  # for which the answer to a repeated request is remembered
REPEAT_LEASE_SECONDS: Final = 60  # a request that takes longer was cut off: API_HANDLER_SECONDS_MAX
REPEAT_ANSWER_BYTES_MAX: Final = 256 * KIB  # of an answer that is remembered; an item has 400 KB
LOG_TEXT_LENGTH_MAX: Final = 2 * KIB  # of one text in a log line; the rest is cut off
LOG_TRACE_LENGTH_MAX: Final = 16 * KIB  # of a traceback in one
LOG_LEVELS_MAX: Final = 6  # of nesting in one
LOG_MEMBERS_MAX: Final = 50  # of a list or a map in one
LOG_HASH_LENGTH_MIN: Final = 40  # what has so many hexadecimal digits is taken for a secret
UNREADABLE_LOGGED_MAX: Final = 1_000  # items remembered, so that each is logged once

# Passwords, sessions and mails of services
# OWASP, Password Storage: argon2id with 19 MiB, two rounds and one lane is its least.
PASSWORD_MEMORY_KIB: Final = 19 * KIB  # argon2's own unit: 19,456 of 1,024 bytes
PASSWORD_ROUNDS: Final = 2  # likewise
PASSWORD_LANES: Final = 1  # likewise
PASSWORD_SALT_BYTES: Final = 16  # RFC 9106, 3.1: recommended for passwords
PASSWORD_HASH_BYTES: Final = 32  # likewise, 4
PASSWORD_LENGTH_MIN: Final = 8  # characters; specification of yggdrasil, 3.1
PASSWORD_LENGTH_MAX: Final = 100  # likewise
PASSWORD_HASHES_AT_ONCE_MAX: Final = 4  # in one process: 76 MiB, and no more cores than most have
PASSWORD_HASHES_WAITING_MAX: Final = 100  # with those; at 100 ms each, the last waits for 3 s
BCRYPT_PASSWORD_BYTES_MAX: Final = 72  # what bcrypt looks at
BCRYPT_COST: Final = 10  # design document of yggdrasil: "bcrypt (cost factor 10)"
SESSION_SECONDS: Final = 30 * 24 * 3600  # specification of yggdrasil, 3.1: 30 days
SESSION_IDLE_SECONDS: Final = 14 * 24 * 3600  # a session that nobody uses for so long ends
SESSION_NOTED_SECONDS: Final = 24 * 3600  # between two notes of its use: a write each
SESSION_FRESH_SECONDS: Final = 600  # after signing in, in which no password is asked for again
SESSION_SUBJECT_LENGTH_MAX: Final = 64  # characters of the id of whoever signed in
SIGN_IN_FAILURES_MAX: Final = 5  # of an account and of an address; specification of yggdrasil, 3.4
SIGN_IN_WINDOW_SECONDS: Final = 15 * 60  # in which they are counted; likewise
SIGN_IN_KNOWN_SECONDS: Final = 30 * 24 * 3600  # an address from which somebody signed in is known
ATTEMPT_ROUNDS_MAX: Final = 20  # to count an attempt beside others that are counted, too
MAIL_ADDRESS_LENGTH_MAX: Final = 254  # characters; RFC 5321, 4.5.3.1.3, without its brackets
MAIL_LOCAL_LENGTH_MAX: Final = 64  # of what stands before the @; RFC 5321, 4.5.3.1.1
MAIL_SECONDS_MAX: Final = 30.0  # for a mail server to answer

# Files of services in S3
S3_CONNECT_SECONDS_MAX: Final = 5  # then it is not there
S3_ANSWER_SECONDS_MAX: Final = 10  # between two parts of an answer
S3_ATTEMPTS_MAX: Final = 2  # with those times, within what a request may take
