"""The limits of outgoing webhooks, each with its source or reason."""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB

# Outgoing webhooks
WEBHOOK_SECONDS_MAX: Final = 15.0  # of one attempt; Standard Webhooks: 15 to 30
WEBHOOK_ANSWER_BYTES_MAX: Final = 64 * KIB  # read of a response, head and body
WEBHOOK_EXCERPT_LENGTH_MAX: Final = 1000  # stored of a response body
WEBHOOK_BODY_BYTES_MAX: Final = 320 * KIB  # a message is one item, with other attributes
WEBHOOK_ENDPOINTS_MAX: Final = 20  # of a tenant: a message for all of them fits a transaction
WEBHOOK_EVENT_TYPES_MAX: Final = 100  # that an endpoint may list; more means all
WEBHOOK_MESSAGE_ID_LENGTH_MAX: Final = 128
WEBHOOK_DESCRIPTION_LENGTH_MAX: Final = 200
WEBHOOK_HEADERS_MAX: Final = 10  # of an endpoint, beside those of the service
WEBHOOK_HEADER_NAME_MAX: Final = 64  # characters
WEBHOOK_HEADER_VALUE_MAX: Final = 2048  # characters: tokens in JSON have more than a thousand
WEBHOOK_HEADERS_BYTES_MAX: Final = 4 * KIB  # in total: most servers accept a head of 8 KB
WEBHOOK_KEPT_SECONDS: Final = 30 * 24 * 3600  # messages and deliveries
WEBHOOK_ATTEMPTS_MAX: Final = 10  # of a message: the whole schedule
WEBHOOK_ATTEMPTS_KEPT: Final = 20  # of one delivery: two rounds of the schedule
WEBHOOK_SECRET_BYTES: Final = 32
WEBHOOK_SECRET_BYTES_MIN: Final = 24  # Standard Webhooks
WEBHOOK_SECRET_BYTES_MAX: Final = 64  # Standard Webhooks
WEBHOOK_SECRETS_MAX: Final = 4  # that sign at the same time, during a rotation
WEBHOOK_SECRET_GRACE_SECONDS: Final = 24 * 3600  # for which an old secret still signs
WEBHOOK_SIGNATURE_SECONDS_MAX: Final = 300  # by which a signature may be old, or ahead
WEBHOOK_JITTER_SHARE: Final = 0.1  # by which pauses of the schedule are extended at most
WEBHOOK_SPREAD_SECONDS: Final = 10.0  # over which waiting messages of an endpoint are spread
WEBHOOK_THROTTLE_SECONDS: Final = 60.0  # after 429, 502 and 504 without a Retry-After
WEBHOOK_THROTTLE_SECONDS_MAX: Final = 24 * 3600.0  # a longer Retry-After is cut
WEBHOOK_FAILING_SECONDS_MAX: Final = 5 * 24 * 3600  # of failures only; then it is disabled
WEBHOOK_FAILURES_MAX: Final = 20  # consecutive failed deliveries; then it is disabled
WEBHOOK_CALL_NOTED_SECONDS: Final = 60  # between two records of an endpoint's last call
WEBHOOK_REPLAYS_PER_SECOND: Final = 20  # for an endpoint when many are replayed
WEBHOOK_FOLLOWED_DELIVERIES: Final = 10  # of an endpoint, in which a page looks for changes
WEBHOOK_WRITE_ATTEMPTS_MAX: Final = 20  # for an endpoint during concurrent writes
