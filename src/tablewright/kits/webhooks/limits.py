"""The limits of outgoing webhooks, each with its source or reason."""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB

# Outgoing webhooks
WEBHOOK_SECONDS_MAX: Final = 15.0  # of one attempt; Standard Webhooks: 15 to 30
WEBHOOK_ANSWER_BYTES_MAX: Final = 64 * KIB  # read of an answer, head and body
WEBHOOK_EXCERPT_LENGTH_MAX: Final = 1000  # kept of an answer's body
WEBHOOK_BODY_BYTES_MAX: Final = 320 * KIB  # a message is one item, beside its other attributes
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
