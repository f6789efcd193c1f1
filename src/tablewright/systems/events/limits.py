"""The limits of the events system, each with its source or reason."""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB, MIB

# The events system
EVENTS_BATCH_MAX: Final = 100  # events of one request; specification of events, 4.2
EVENTS_BATCH_BYTES_MAX: Final = 4 * MIB  # of such a request; 100 events of a usual size have 0.2
EVENTS_STORED_TOGETHER_BYTES_MAX: Final = 64 * KIB  # of a batch: others wait for no more at once
EVENTS_STORED_TOGETHER_VALUES_MAX: Final = 500  # likewise: stored within half a millisecond
EVENTS_LARGE_VALUES_MIN: Final = 500  # of an event that counts for more: its write is not split
EVENTS_UNIT_VALUES: Final = 50  # beyond those, that count as one more request
EVENTS_SMALL_BYTES_MAX: Final = 4 * KIB  # of an event that is made ready to store in one step
EVENTS_IDS_MAX: Final = 100  # that one request acknowledges, extends or erases; likewise, 4.2
EVENTS_TYPE_LENGTH_MAX: Final = 128  # specification of events, 4.4
EVENTS_EXAMINED_MAX: Final = 1_000  # events that a request for a page reads at most to fill it
EVENTS_CHUNK: Final = 100  # events that such a request reads at once
EVENTS_WAIT_SECONDS_MAX: Final = 30  # of a long poll
EVENTS_LOOK_SECONDS: Final = 1.0  # between checks for events of other nodes
EVENTS_WAITERS_MAX: Final = 50  # long polls and streams of one tenant, on one node
EVENTS_WAITERS_ALL_MAX: Final = 500  # of all tenants: half of what a node serves at once
EVENTS_OVERLAP_SECONDS: Final = 2.0  # in which an early timestamp may become visible
EVENTS_AHEAD_MS_MAX: Final = EVENTS_BATCH_MAX  # timestamps ahead of the clock
EVENTS_STAMPED_TENANTS_MAX: Final = 10_000  # whose last timestamp a process remembers
EVENTS_LEASE_SECONDS_DEFAULT: Final = 30  # specification of events, 4.4
EVENTS_LEASE_SECONDS_MAX: Final = 12 * 3600  # as long as SQS hides a message
EVENTS_CLAIM_ROUNDS_MAX: Final = 20  # of a claim that met other consumers, or skipped many
EVENTS_REPLAYED_AT_ONCE_MAX: Final = 500  # by the request itself; a job does the rest
EVENTS_INDEX_SECONDS_MAX: Final = 5  # lag of an index behind its table; mostly far less
EVENTS_COUNTED_MAX: Final = 2_000  # of each status, for statistics: 2 MB of usual events
EVENTS_RETENTION_DAYS: Final = 30  # after delivery; specification of events, 4.4
EVENTS_RETENTION_DAYS_MAX: Final = 3_650  # of what can be set
EVENTS_KEYS_MAX: Final = 40  # of a tenant that are not revoked; all are changed in one transaction
EVENTS_KEY_GRACE_SECONDS: Final = 24 * 3600  # of a key that was rotated: a day to roll it out
