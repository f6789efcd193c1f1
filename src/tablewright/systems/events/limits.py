"""The limits of the events system, each with its source or reason."""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB, MIB

# The events system
EVENTS_BATCH_MAX: Final = 100  # events in one request; specification of events, 4.2
EVENTS_BATCH_BYTES_MAX: Final = 4 * MIB  # of such a request; 100 usual events have 0.2 MB
EVENTS_STORED_TOGETHER_BYTES_MAX: Final = 64 * KIB  # of a batch in one write, for which others wait
EVENTS_STORED_TOGETHER_VALUES_MAX: Final = 500  # likewise: stored within half a millisecond
EVENTS_LARGE_VALUES_MIN: Final = 500  # from here an event counts more: its write is not split
EVENTS_UNIT_VALUES: Final = 50  # further values that count as one more request
EVENTS_SMALL_BYTES_MAX: Final = 4 * KIB  # of an event that is prepared for storage in one step
EVENTS_IDS_MAX: Final = 100  # acknowledged, extended or erased in one request; likewise, 4.2
EVENTS_TYPE_LENGTH_MAX: Final = 128  # specification of events, 4.4
EVENTS_EXAMINED_MAX: Final = 1_000  # events that a request may read to fill a page
EVENTS_CHUNK: Final = 100  # events that such a request reads at a time
EVENTS_WAIT_SECONDS_MAX: Final = 30  # of a long poll
EVENTS_LOOK_SECONDS: Final = 1.0  # between checks for events of other nodes
EVENTS_WAITERS_MAX: Final = 50  # long polls and streams of one tenant, on one node
EVENTS_WAITERS_ALL_MAX: Final = 500  # of all tenants: half of the requests that a node serves
EVENTS_OVERLAP_SECONDS: Final = 2.0  # in which an early timestamp may become visible
EVENTS_AHEAD_MS_MAX: Final = EVENTS_BATCH_MAX  # lead of timestamps over the clock
EVENTS_STAMPED_TENANTS_MAX: Final = 10_000  # with a last timestamp in memory
EVENTS_LEASE_SECONDS_DEFAULT: Final = 30  # specification of events, 4.4
EVENTS_LEASE_SECONDS_MAX: Final = 12 * 3600  # like the visibility timeout of SQS
EVENTS_CLAIM_ROUNDS_MAX: Final = 20  # of a claim that met other consumers, or skipped many events
EVENTS_REPLAYED_AT_ONCE_MAX: Final = 500  # by the request itself; a job does the rest
EVENTS_INDEX_SECONDS_MAX: Final = 5  # lag of an index behind its table; usually far less
EVENTS_COUNTED_MAX: Final = 2_000  # per status, for statistics: 2 MB of usual events
EVENTS_RETENTION_DAYS: Final = 30  # after delivery; specification of events, 4.4
EVENTS_RETENTION_DAYS_MAX: Final = 3_650  # of the setting
EVENTS_KEYS_MAX: Final = 40  # valid keys of a tenant; one transaction changes all of them
EVENTS_KEY_GRACE_SECONDS: Final = 24 * 3600  # of a rotated key: a day to replace it everywhere
