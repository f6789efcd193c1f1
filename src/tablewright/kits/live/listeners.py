"""Listeners: waiting requests, in limited numbers.

A tenant, account or other *owner* may have a limited number of them, so that it cannot use up all
connections of a process. Each is woken by events, in every process of the node, and also checks
after some seconds.
Not here: reading after a wake (`live.hub`, and the routes of a system).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager

from tablewright.api.runtime import Runtime
from tablewright.api.waiting import Topic, Wait
from tablewright.errors import RateLimitedError
from tablewright.kits.live import limits


class Listener:
    """One waiting request."""

    def __init__(self, wait: Wait, stirred: asyncio.Event) -> None:
        self._wait = wait
        self.stirred = stirred

    async def wait(self, seconds: float) -> None:
        """Waits until something has happened since the last wait, or the seconds have passed."""
        await self._wait(self.stirred, seconds)
        self.stirred.clear()

    async def rest(self, seconds: float) -> None:
        """Waits, even if listeners are woken."""
        await self._wait(asyncio.Event(), seconds)


class Listeners:
    """Counts the waiting requests of this process, and wakes them."""

    def __init__(
        self,
        given: Runtime,
        *place: str,
        each_max: int = limits.LISTENERS_EACH_MAX,
        all_max: int = limits.LISTENERS_ALL_MAX,
    ) -> None:
        """`place` is a name that is unique on the node, such as a system's."""
        self._wait = given.wait
        self._wakes = given.wakes
        self._place = place
        self._counts: Counter[str] = Counter()  # by owner
        self._bound = each_max
        self._each_max, self._all_max = given.share_of(each_max), given.share_of(all_max)

    @property
    def count(self) -> int:
        """The number of waiting requests in this process."""
        return self._counts.total()

    def happened(self, *topic: str) -> None:
        """Wakes requests that wait for a topic. Call it after the write, not before."""
        self._wakes.wake((*self._place, *topic))

    def has_room(self, owner: str) -> bool:
        """Whether one more request of an owner may wait."""
        return self._counts[owner] < self._each_max and self.count < self._all_max

    def check_room(self, owner: str) -> None:
        """Raises `RateLimitedError` if no more request of an owner may wait."""
        if not self.has_room(owner):
            raise RateLimitedError(
                f"A tenant may have at most {self._bound} waiting requests.",
                retry_after_seconds=limits.BEAT_SECONDS,
            )

    @contextmanager
    def waiting(self, owner: str, *topics: Topic) -> Generator[Listener]:
        """Subscribes to topics for a block; raises `RateLimitedError` if too many wait.

        Without topics, the owner is the topic.
        """
        self.check_room(owner)
        self._counts[owner] += 1
        try:
            places = [(*self._place, *topic) for topic in topics or ((owner,),)]
            with self._wakes.watching(*places) as stirred:
                yield Listener(self._wait, stirred)
        finally:
            self._counts[owner] -= 1
            if not self._counts[owner]:
                del self._counts[owner]
