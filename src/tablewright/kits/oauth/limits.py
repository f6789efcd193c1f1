"""The limits of OAuth, each with its source or reason."""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB

# Authorisations in progress
STATE_SECONDS: Final = 15 * 60  # to finish one: long enough to sign in at the platform
STATE_BYTES: Final = 32  # of randomness in the parameter `state`
CODE_LENGTH_MAX: Final = 4096  # characters of an authorisation code; most have fewer than 500
RETURN_TO_LENGTH_MAX: Final = 1000  # characters of the address that a browser returns to
DETAILS_BYTES_MAX: Final = 8 * KIB  # of a system's own values: they are part of one item

# Requests to a platform
EXCHANGE_SECONDS_MAX: Final = 15.0  # of one request; well below the length of a lease
EXCHANGE_BYTES_MAX: Final = 256 * KIB  # of a response; usual ones have 2 KB
REVOKE_SECONDS_MAX: Final = 5.0  # disconnecting does not wait longer for a platform
REVOKES_AT_ONCE: Final = 8  # of an account that is purged
TOKEN_LENGTH_MAX: Final = 8 * KIB  # characters; HubSpot asks for 300, and JWTs may have 4,000
LIFETIME_SECONDS_MAX: Final = 10 * 365 * 24 * 3600  # of a token; a longer lifetime is cut
SCOPES_LENGTH_MAX: Final = 4 * KIB  # characters of the granted scopes, which are stored
ACCOUNT_LENGTH_MAX: Final = 500  # characters of an account's id or name at a platform

# Refreshing
REFRESH_AHEAD_SECONDS: Final = 5 * 60  # before its end, a token is refreshed
HOURLY_AHEAD_SECONDS: Final = 2 * 3600  # before its end, the hourly job refreshes a token
USABLE_SECONDS: Final = 30  # a token that ends sooner may be rejected: clocks differ
LEASE_SECONDS: Final = 45.0  # of a refresh; an exchange and its write take at most 20 s
WAIT_SECONDS: Final = 0.25  # between checks of a refresh of another process
WAIT_SECONDS_MAX: Final = 60.0  # for a refresh of another process: longer than a lease
REFRESH_ROUNDS_MAX: Final = 20  # of taking a lease that other processes take too
END_ATTEMPTS_MAX: Final = 5  # to end a grant together with writes of the system

# The hourly job
HOURLY_PAGE: Final = 100  # grants of one slice
HOURLY_AT_ONCE: Final = 8  # refreshes at the same time
HOURLY_PAUSE_SECONDS: Final = 30 * 60  # a token that was refreshed more recently stays unchanged
