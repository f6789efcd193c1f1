"""The limits of followers and live events, each with its source or reason."""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB, MIB, STREAM_SECONDS, TRANSACTION_ACTIONS_MAX

# Reading streams
LEASE_SECONDS: Final = 30.0  # after which another node replaces a killed reader
LEASE_RENEWED_SECONDS: Final = 10.0  # a third: two renewals may fail
LEASE_LOOK_SECONDS: Final = 5.0  # between checks of the lease of another node
STREAM_POLL_SECONDS: Final = 1.0  # between reads of a stream without a notice
STREAM_SETTLING_SECONDS: Final = 30.0  # maximum lag of a remote stream behind its table
TAILS_MAX: Final = 2  # AWS, DynamoDB Streams: no more than two readers of a shard

# Followers
FOLLOWER_GAP_SECONDS: Final = STREAM_SECONDS - 3600  # an hour before the oldest changes may be gone
FOLLOWER_NAME_LENGTH_MAX: Final = 200  # part of keys
FOLD_ACTIONS_MAX: Final = TRANSACTION_ACTIONS_MAX - 1  # the other one moves the position
FOLD_CHANGES_MAX: Final = 1_000  # of one transaction; merged counters of so many need few actions
RECOUNT_SPOOL_CACHE_BYTES: Final = 8 * MIB  # of memory; the rest is in a temporary file

# Hubs
LOOK_SECONDS: Final = 2.0  # between reads of a hub without a notice
REST_SECONDS: Final = 0.2  # between two reads of a topic, however much happens
OVERLAP_SECONDS: Final = 5.0  # maximum lag of an index behind its table
LISTENERS_EACH_MAX: Final = 50  # requests of one tenant that wait, on one node
LISTENERS_ALL_MAX: Final = 500  # of all: half of the requests that a node serves at once
PENDING_MAX: Final = 1_000  # events that one listener has not taken yet
PENDING_BYTES_MAX: Final = MIB  # likewise, except for a single event
PENDING_ALL_BYTES_MAX: Final = 32 * MIB  # of all listeners of a hub; the slowest is ended
DRAIN_SECONDS: Final = 1.0  # for listeners to take events, before more are read
REMEMBERED_MAX: Final = 4_096  # events of a topic that are recognised when read again

# Changes
CHANGES_LOOK_SECONDS: Final = 5.0  # between reads without a notice: each takes several queries
CHANGES_ALSO_MAX: Final = 50  # further owners of one stream: a page shows no more rows at once
CHANGES_READS_AT_ONCE: Final = 16  # owners of one stream that are read side by side
CHANGES_READ_MAX: Final = 100  # of one source in one read; after more, everything has changed

# Positions and streams of server-sent events
POSITION_RECENT_MAX: Final = 32  # earlier events that a position names, 8 characters each
POSITION_LENGTH_MAX: Final = KIB
EVENT_KEY_LENGTH_MAX: Final = 200
STREAM_SECONDS_MAX: Final = 3_600  # of one connection; a client reconnects by itself
BEAT_SECONDS: Final = 15  # between comments on a quiet connection: proxies wait for 30 to 60
RETRY_MS: Final = 1_000  # before a client reconnects
