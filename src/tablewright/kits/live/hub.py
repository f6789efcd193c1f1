"""Hub: passes events to listening requests, by topic.

    hub = Hub(given, "shop", since, table=Orders, topics=topics)

    async for received in hub.listen(("acme", "orders"), after=position):
        print(received.event.data, received.position)

A hub has no task: after an event, or after some seconds, one of the listeners of a topic reads for
all of them. It reads the stream of the table for all topics, or its topic by the system's query
(see `live.tails`).
Not here: the work of a listener (`live.subscriptions`), the response to a browser (`live.sse`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing, asynccontextmanager
from functools import partial

from tablewright.api.runtime import Runtime
from tablewright.api.waiting import Topic
from tablewright.kits.live import limits
from tablewright.kits.live.channels import Channel, Pending, Since
from tablewright.kits.live.listeners import Listeners
from tablewright.kits.live.positions import LiveEvent, Received, Trail
from tablewright.kits.live.subscriptions import LiveSubscription
from tablewright.kits.live.tails import Tail, Topics
from tablewright.model import Table


class Hub:
    """The live events of one table, or of one kind.

    `since(topic, at_ms)` reads the events of a topic since a time, oldest first; `topics(change)`
    returns the same events for a change of the table. Without a table, every read is a query. The
    first part of a topic is its owner, whose listeners are limited together.
    """

    def __init__(
        self,
        given: Runtime,
        system: str,
        since: Since,
        *,
        table: type[Table] | None = None,
        topics: Topics | None = None,
        listeners: Listeners | None = None,
        woken_by: Callable[[Topic], Sequence[Topic]] = lambda topic: (topic,),
        overlap_seconds: float = limits.OVERLAP_SECONDS,
        look_seconds: float = limits.LOOK_SECONDS,
        tails_max: int = limits.TAILS_MAX,
    ) -> None:
        """`woken_by` returns the topics to watch, if `happened` is called with others.

        `overlap_seconds` is how late an event may become visible. `tails_max` is 1 if a follower
        reads the same remote stream.
        """
        assert (table is None) is (topics is None), "a table and its topics belong together"
        self.given = given
        self.listeners = listeners or Listeners(given, system, "live")
        self._since = since
        self._woken_by = woken_by
        self._overlap_ms = int(overlap_seconds * 1000)
        self._look_seconds = look_seconds
        self._tail: Tail | None = None
        if table is not None and topics is not None:
            self._tail = Tail(given, system, table, topics, seats=tails_max)
        self._channels: dict[Topic, Channel] = {}
        self._taken = asyncio.Event()

    def happened(self, *topic: str) -> None:
        """Makes listeners of a topic read at once. Call it after the write, not before."""
        self.listeners.happened(*topic)

    async def listen(self, topic: Topic, *, after: str | None = None) -> AsyncGenerator[Received]:
        """Yields events from a position on; ends with the service.

        Also ends if the listener does not keep up: listen again, after the last position. Raises
        `MalformedError` for an invalid position, and `RateLimitedError` if too many requests of the
        owner wait.
        """
        async with (
            self.subscribed(topic, after=after) as subscription,
            aclosing(subscription.batches()) as batches,
        ):
            async for batch in batches:
                for received in batch:
                    yield received

    def check_position(self, after: str) -> None:
        """Raises `MalformedError` if a text is not a position."""
        self._trail_of(after)

    def _trail_of(self, position: str) -> Trail:
        return Trail.of(position, self._overlap_ms, int(self.given.clock.now() * 1000))

    @asynccontextmanager
    async def subscribed(
        self, topic: Topic, *, after: str | None = None
    ) -> AsyncGenerator[LiveSubscription]:
        """A subscription for a block; see `listen`."""
        trail = self._trail_of(after) if after else None
        with self.listeners.waiting(topic[0], *self._woken_by(topic)) as listener:
            channel = self._channels.get(topic)
            if channel is None:
                channel = Channel(self.given, topic, self._since, self._overlap_ms)
                self._channels[topic] = channel
            channel.users += 1
            pending = None
            try:
                while not channel.is_primed:
                    await channel.looks.look(partial(self._prime, channel))
                pending = Pending(listener.stirred, is_catching_up=trail is not None)
                channel.listeners.add(pending)
                yield LiveSubscription(self, channel, pending, trail)
            finally:
                self._leave(channel, pending)

    async def look(self, channel: Channel, *, is_stirred: bool) -> None:
        """Reads new events for a channel, if due or after a wake."""
        tail = await self._ready_tail()
        if tail is not None and channel.tail_number != tail.number:
            channel.tail_number = tail.number
            channel.settle(self.given.clock.now())  # the tail has no earlier events
        is_queried = tail is None or channel.settles_at is not None
        if is_queried and (is_stirred or channel.looks.is_due(self._look_seconds)):
            await channel.looks.look(partial(self._query, channel))
        if tail is not None and (is_stirred or tail.looks.is_due(limits.STREAM_POLL_SECONDS)):
            await tail.looks.look(partial(self._read_tail, tail))

    async def _ready_tail(self) -> Tail | None:
        """Returns the tail, if this process reads the stream."""
        is_ready = self._tail is not None and await self._tail.is_ready()
        return self._tail if is_ready else None

    def look_seconds(self) -> float:
        """Returns how long a listener waits before it reads without a wake."""
        if self._tail is not None and self._tail.is_reading:
            return limits.STREAM_POLL_SECONDS
        return self._look_seconds

    def took(self) -> None:
        """Records that a listener has taken its events."""
        self._taken.set()

    async def _prime(self, channel: Channel) -> None:
        tail = await self._ready_tail()
        if tail is not None:
            channel.tail_number = tail.number
        await channel.prime()

    def _leave(self, channel: Channel, pending: Pending | None) -> None:
        if pending is not None:
            channel.listeners.discard(pending)
        channel.users -= 1
        if not channel.users:
            del self._channels[channel.topic]
        if not self._channels and self._tail is not None:
            self._tail.pause()

    async def _query(self, channel: Channel) -> None:
        if channel.looks.has_more:
            await self._drain()
        began_at, settles_at = self.given.clock.now(), channel.settles_at
        await channel.look()
        if settles_at is not None and began_at >= settles_at and not channel.looks.has_more:
            channel.settled()
        self._bound()

    async def _read_tail(self, tail: Tail) -> None:
        if tail.looks.has_more:
            await self._drain()
        await tail.look(self._offer)
        self._bound()

    def _offer(self, topic: Topic, event: LiveEvent) -> None:
        channel = self._channels.get(topic)
        if channel is not None:
            channel.offer(event)

    async def _drain(self) -> None:
        """Lets listeners take their events before more are read."""
        until = self.given.clock.now() + limits.DRAIN_SECONDS
        while not self.given.stopping.is_set():
            left_seconds = until - self.given.clock.now()
            is_filling = any(channel.is_filling for channel in self._channels.values())
            if left_seconds <= 0 or not is_filling:
                return
            self._taken.clear()
            await self.given.wait(self._taken, left_seconds)

    def _bound(self) -> None:
        """Ends the slowest listeners, if all together hold too much."""
        every = [one for channel in self._channels.values() for one in channel.listeners]
        total_bytes = sum(one.size_bytes for one in every)
        for one in sorted(every, key=lambda one: one.size_bytes, reverse=True):
            if total_bytes <= limits.PENDING_ALL_BYTES_MAX:
                return
            total_bytes -= one.size_bytes
            one.drop()
