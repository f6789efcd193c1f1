"""The limits of the events system, each with its source or reason."""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB, MIB

# The events system
EVENTS_BATCH_MAX: Final = 100  # events of one request; specification of events, 4.2
EVENTS_BATCH_BYTES_MAX: Final = 4 * MIB  # of such a request; 100 events of a usual size have 0.2
EVENTS_STORED_TOGETHER_BYTES_MAX: Final = 64 * KIB  # of a batch: others wait for no more at once
EVENTS_IDS_MAX: Final = 100  # that one request acknowledges, extends or erases; likewise, 4.2
EVENTS_TYPE_LENGTH_MAX: Final = 128  # specification of events, 4.4
EVENTS_EXAMINED_MAX: Final = 1_000  # events that a request for a page reads at most to fill it
EVENTS_CHUNK: Final = 100  # events that such a request reads at once
EVENTS_WAIT_SECONDS_MAX: Final = 30  # of a long poll
EVENTS_LOOK_SECONDS: Final = 1.0  # between looks for what another node has stored
EVENTS_WAITERS_MAX: Final = 50  # long polls and streams of one tenant, on one node
EVENTS_WAITERS_ALL_MAX: Final = 500  # of all tenants: half of what a node serves at once
EVENTS_STREAM_LOOK_SECONDS: Final = 0.2  # between two looks of a stream, however much comes
EVENTS_STREAM_SECONDS_MAX: Final = 3_600  # of one connection; a client comes back by itself
EVENTS_BEAT_SECONDS: Final = 15  # between signs of life of a stream: proxies wait for 30 to 60
EVENTS_OVERLAP_MS: Final = 2_000  # in which an event that was stamped early may become visible
EVENTS_AHEAD_MS_MAX: Final = EVENTS_BATCH_MAX  # of stamps before the clock: one for each event
EVENTS_STAMPED_TENANTS_MAX: Final = 10_000  # whose last stamp a process remembers
EVENTS_LEASE_SECONDS_DEFAULT: Final = 30  # specification of events, 4.4
EVENTS_LEASE_SECONDS_MAX: Final = 12 * 3600  # as long as SQS hides a message
EVENTS_CLAIM_ROUNDS_MAX: Final = 20  # of a claim that met other consumers, or passed over many
EVENTS_REPLAYED_AT_ONCE_MAX: Final = 500  # by the request itself; a job does the rest
EVENTS_INDEX_SECONDS_MAX: Final = 5  # by which an index is behind its table; mostly far less
EVENTS_COUNTED_MAX: Final = 2_000  # of each status, for statistics: 2 MB of usual events
EVENTS_RETENTION_DAYS: Final = 30  # after delivery; specification of events, 4.4
EVENTS_RETENTION_DAYS_MAX: Final = 3_650  # of what can be set
EVENTS_KEYS_MAX: Final = 40  # of a tenant that are not revoked; all are changed in one transaction
EVENTS_KEY_GRACE_SECONDS: Final = 24 * 3600  # of a key that was rotated: a day to roll it out
