"""Connection slots: a port holds a limited number of connections; idle ones make room for new.

When all slots are taken, a new connection replaces those that have waited longest. Connections
that have had time to send a request and have not sent one go first, then those that are idle
between two requests. If every connection is busy, the new one is rejected.

Rejecting every new connection would be simpler, but idle connections could then block all others.
Not here: the number of slots (`endpoint.descriptors`).
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import nsmallest
from typing import Protocol

from tablewright import limits


class Guest(Protocol):
    """A connection with a slot."""

    @property
    def waits_since(self) -> float | None:
        """When the connection began to wait for its client; None during a request."""
        ...

    @property
    def has_asked(self) -> bool:
        """Whether the client has sent a complete request, and no partial one since."""
        ...

    def leave(self) -> None:
        """Closes the connection to make room for another one."""
        ...


class ConnectionSlots:
    """The connections of one port."""

    def __init__(self, count_max: int, seconds: Callable[[], float]) -> None:
        """Holds up to `count_max` connections; `seconds` is a monotonic clock."""
        self.count_max = count_max
        self._seconds = seconds
        self._guests: set[Guest] = set()

    def take(self, guest: Guest) -> bool:
        """Gives a connection a slot; False if none is free."""
        if len(self._guests) >= self.count_max:
            self._make_room()
        if len(self._guests) >= self.count_max:
            return False
        self._guests.add(guest)
        return True

    def free(self, guest: Guest) -> None:
        """Frees a slot; the connection need not have one."""
        self._guests.discard(guest)

    def _make_room(self) -> None:
        """Closes a few connections at once, because searching all of them is expensive."""
        now = self._seconds()
        waiting: list[tuple[bool, float, int, Guest]] = []
        for number, guest in enumerate(self._guests):
            since = guest.waits_since
            if since is not None:
                is_late = not guest.has_asked and now - since > limits.CLIENT_FIRST_SECONDS
                waiting.append((not is_late, since, number, guest))
        count = 1 + self.count_max // limits.PLACES_FREED_SHARE
        for *_, guest in nsmallest(count, waiting):
            self._guests.discard(guest)
            guest.leave()
