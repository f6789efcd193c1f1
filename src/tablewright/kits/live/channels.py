"""Channels: the listeners of one topic in this process, and their shared state.

Events come from a query of the system, or from a tail of the table's stream. A channel passes each
one on once. A listener that does not keep up is ended, and resumes at its position.
Not here: the choice between the two (`live.hub`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from dataclasses import dataclass

from tablewright.api.runtime import Runtime
from tablewright.api.waiting import Topic
from tablewright.kits.live import limits
from tablewright.kits.live.positions import LiveEvent, Received, Trail
from tablewright.kits.live.shared_reads import Looks

# The events of a topic since a time in ms, oldest first.
Since = Callable[[Topic, int], AsyncGenerator[LiveEvent]]


@dataclass(slots=True)
class Share:
    """The maximum that one read passes on: half of a listener's buffer."""

    count: int = 0
    size_bytes: int = 0

    def take(self, event: LiveEvent) -> None:
        """Counts an event."""
        self.count += 1
        self.size_bytes += len(event.data)

    @property
    def is_over(self) -> bool:
        """Whether the rest is left for another read."""
        return (
            2 * self.count >= limits.PENDING_MAX or 2 * self.size_bytes >= limits.PENDING_BYTES_MAX
        )


class Pending:
    """Events that a listener has not taken yet."""

    def __init__(self, stirred: asyncio.Event, *, is_catching_up: bool) -> None:
        self.stirred = stirred
        self.size_bytes = 0
        self.is_catching_up = is_catching_up
        self.has_missed = False  # while it was catching up: it reads again
        self.is_behind = False  # it is ended
        self._events: deque[Received] = deque()

    @property
    def is_filling(self) -> bool:
        """Whether another read might overflow it."""
        return Share(len(self._events), self.size_bytes).is_over

    def offer(self, received: Received) -> None:
        """Adds an event; too many end the listener, or make it read again."""
        if self.is_behind or self.has_missed:
            return
        size_bytes = self.size_bytes + len(received.event.data)
        is_large = self._events and size_bytes > limits.PENDING_BYTES_MAX
        if is_large or len(self._events) >= limits.PENDING_MAX:
            self.drop()
            return
        self._events.append(received)
        self.size_bytes = size_bytes
        self.stirred.set()

    def drop(self) -> None:
        """Drops the events that were not taken."""
        self.has_missed, self.is_behind = self.is_catching_up, not self.is_catching_up
        self.taken()
        self.stirred.set()

    def taken(self) -> list[Received]:
        """Takes the events, in order."""
        events = list(self._events)
        self._events.clear()
        self.size_bytes = 0
        return events


@dataclass(eq=False)
class Channel:
    """The listeners of one topic."""

    given: Runtime
    topic: Topic
    since: Since
    overlap_ms: int

    def __post_init__(self) -> None:
        self.users = 0  # subscriptions, including those about to listen
        self.listeners: set[Pending] = set()
        self.looks = Looks(self.given, limits.REST_SECONDS)
        self.tail_number = 0  # of the tail with which the channel is in step
        self.settles_at: float | None = None  # until then, an index may hide missed events
        self.is_primed = False
        self.trail = Trail(self.overlap_ms, int(self.given.clock.now() * 1000))

    def offer(self, event: LiveEvent) -> bool:
        """Passes an event to all listeners, once; returns whether it was new."""
        if not self.trail.is_new(event):
            return False
        self.trail.receive(event, int(self.given.clock.now() * 1000))
        if self.listeners:
            received = Received(event, self.trail.position)  # the same for all
            for one in self.listeners:
                one.offer(received)
        return True

    async def prime(self) -> None:
        """Marks existing events, which are not passed on."""
        now_ms = int(self.given.clock.now() * 1000)
        async with aclosing(self.since(self.topic, self.trail.since_ms)) as events:
            async for event in events:
                self.trail.receive(event, now_ms)
        self.is_primed = True

    async def look(self) -> None:
        """Reads new events, at most half of a listener's buffer."""
        share = Share()
        self.looks.has_more = True  # until everything was read
        async with aclosing(self.since(self.topic, self.trail.since_ms)) as events:
            async for event in events:
                if self.offer(event):
                    self.looks.is_busy = True
                    share.take(event)
                if share.is_over:
                    return
        self.looks.has_more = False

    def settle(self, now: float) -> None:
        """Uses queries for a time, because earlier events may become visible later."""
        self.trail.hold(int(now * 1000))
        self.settles_at = now + self.overlap_ms / 1000

    def settled(self) -> None:
        """Ends the use of queries: all earlier events were found."""
        self.trail.release()
        self.settles_at = None

    @property
    def is_filling(self) -> bool:
        """Whether another read might end a listener."""
        return any(one.is_filling for one in self.listeners)
