"""Places: a port holds a bounded number of connections, and an idle one makes room for a new one.

When all places are taken, a new connection replaces those that have waited longest. Connections
that have had time to send a request and have not sent one go first, then those that are idle
between two requests. If every connection is at work, the new one is refused.

Refusing every new connection would be simpler. It would also let anyone who opens connections and
sends nothing keep everybody else out.
Not here: how many places there are (`endpoint.descriptors`).
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import nsmallest
from typing import Protocol

from tablewright import limits


class Guest(Protocol):
    """A connection that has a place."""

    @property
    def waits_since(self) -> float | None:
        """When it began to wait for its client; None while a request is at work."""
        ...

    @property
    def has_asked(self) -> bool:
        """Whether the client has sent a whole request, and none by halves since."""
        ...

    def leave(self) -> None:
        """Closes the connection to make room for another one."""
        ...


class Places:
    """The connections of one port."""

    def __init__(self, count_max: int, seconds: Callable[[], float]) -> None:
        """Holds up to `count_max` connections; `seconds` is a clock that only goes forward."""
        self.count_max = count_max
        self._seconds = seconds
        self._guests: set[Guest] = set()

    def take(self, guest: Guest) -> bool:
        """Gives a connection a place; False if there is none to be had."""
        if len(self._guests) >= self.count_max:
            self._make_room()
        if len(self._guests) >= self.count_max:
            return False
        self._guests.add(guest)
        return True

    def free(self, guest: Guest) -> None:
        """Takes a place back; a connection that has none may be freed as well."""
        self._guests.discard(guest)

    def _make_room(self) -> None:
        """Closes a few connections at once: looking through all of them is not cheap."""
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
