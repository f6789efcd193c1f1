"""The limits of outgoing requests, each with its source or reason."""

from __future__ import annotations

from typing import Final

from tablewright.limits import MIB

# Targets
OUTGOING_URL_LENGTH_MAX: Final = 2048  # characters
OUTGOING_PORT_MIN: Final = 1024  # of ports other than 80 and 443: lower ones are system ports
OUTGOING_ADDRESSES_MAX: Final = 4  # of a host that are tried for one connection
OUTGOING_RESOLVER_THREADS: Final = 8  # that resolve hosts

# Outgoing requests
OUTGOING_SECONDS_MAX: Final = 30.0  # of a request, from its start to the end of the response
OUTGOING_BYTES_MAX: Final = 10 * MIB  # of a response before decompression
OUTGOING_DECODED_BYTES_MAX: Final = 50 * MIB  # of a response after decompression
OUTGOING_PIECE_BYTES: Final = MIB  # that decompression produces at once
OUTGOING_CONNECTIONS_MAX: Final = 100  # of one process, to all hosts
OUTGOING_KEPT_SECONDS: Final = 15.0  # an unused connection stays open; many servers wait 20
OUTGOING_REDIRECTS_MAX: Final = 3  # to the same host, if redirects are followed
RETRY_AFTER_SECONDS_MAX: Final = 24 * 3600.0  # a longer pause is cut

# Breakers
BREAKER_FAILURES: Final = 5  # in a row, before a host is paused
BREAKER_PAUSE_SECONDS: Final = 60.0  # before a trial; doubles
BREAKER_PAUSE_SECONDS_MAX: Final = 3600.0
BREAKER_PROBE_SECONDS: Final = 60.0  # after which a trial without a result is repeated
BREAKER_LOOK_SECONDS: Final = 5.0  # for which a process trusts its last read
BREAKER_HOSTS_REMEMBERED_MAX: Final = 10_000  # by one process
BREAKER_KEPT_SECONDS: Final = 24 * 3600  # in the store, after the last failure

# Budgets
BUDGET_BURST_SHARE: Final = 0.1  # of a limit that may be used at once
BUDGET_AT_ONCE_MAX: Final = 200  # slots: they are part of one item
BUDGET_LIMIT_MAX: Final = 100_000_000  # units of a window
BUDGET_ATTEMPTS_MAX: Final = 20  # to take units that other processes take too
BUDGET_KEPT_SECONDS: Final = 2 * 24 * 3600  # after the last use: a day's limit must have passed
BUDGET_SLOT_EXTRA_SECONDS: Final = 5.0  # a slot outlives its request, because clocks differ
BUDGET_SKEW_SECONDS: Final = 60.0  # by which clocks may differ; a larger difference is an error
BUDGETS_KEPT_MAX: Final = 1_000  # in the memory of a process, of those that it used last
BUDGET_NAME_LENGTH_MAX: Final = 400  # part of keys
BUDGET_THROTTLE_SECONDS: Final = 60.0  # after a 429 without a Retry-After
