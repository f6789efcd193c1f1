"""Subscriptions: one listener takes the events of a topic, at its own pace.

A listener that resumes first reads all missed events with the system's query. An index may hide the
newest ones, so the listener reads them again a little later. Everything else comes from its
channel.
Not here: reading for all listeners (`live.hub`).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterable
from contextlib import aclosing
from typing import TYPE_CHECKING

from tablewright.kits.live import limits
from tablewright.kits.live.channels import Channel, Pending
from tablewright.kits.live.positions import Received, Trail

if TYPE_CHECKING:
    from tablewright.kits.live.hub import Hub


class LiveSubscription:
    """The events of one topic for one listener."""

    def __init__(self, hub: Hub, channel: Channel, pending: Pending, trail: Trail | None) -> None:
        """`trail` contains the events that a resuming listener has received."""
        self._hub, self._given = hub, hub.given
        self._channel = channel
        self._pending = pending
        self._trail = trail
        self._settles_at: float | None = None
        self._is_settled = trail is None
        if trail is not None:
            now = self._given.clock.now()
            self._settles_at = now + channel.overlap_ms / 1000
            trail.hold(int(now * 1000))
        self.position = (trail or channel.trail).position  # where to resume

    @property
    def is_behind(self) -> bool:
        """Whether it ended because it did not keep up."""
        return self._pending.is_behind

    async def batches(
        self, quiet_seconds: float = limits.BEAT_SECONDS
    ) -> AsyncGenerator[list[Received]]:
        """Yields events, and an empty list after some quiet seconds."""
        clock, pending = self._given.clock, self._pending
        quiet_at, is_stirred = clock.now() + quiet_seconds, True
        while not (pending.is_behind or self._given.stopping.is_set()):
            if pending.is_catching_up:
                async with aclosing(self._missed()) as missed:
                    async for received in missed:
                        yield [received]
            batch = self._new(pending.taken())
            self._hub.took()
            if batch:
                self.position = batch[-1].position
                yield batch
                quiet_at = clock.now() + quiet_seconds
                continue
            if self._settles_at is not None and clock.now() >= self._settles_at:
                pending.is_catching_up, self._settles_at = True, None
                continue
            await self._hub.look(self._channel, is_stirred=is_stirred)
            if clock.now() >= quiet_at:
                yield []
                quiet_at = clock.now() + quiet_seconds
            is_stirred = await self._waited(quiet_at)

    async def _waited(self, until: float) -> bool:
        """Waits for an event or the next read; returns whether something has happened."""
        stirred = self._pending.stirred
        left_seconds = until - self._given.clock.now()
        await self._given.wait(stirred, min(left_seconds, self._hub.look_seconds()))
        is_stirred = stirred.is_set()
        stirred.clear()
        return is_stirred

    async def _missed(self) -> AsyncGenerator[Received]:
        """Yields the events missed since the position, from the system's query."""
        pending, channel, trail = self._pending, self._channel, self._trail
        assert trail is not None, "only a listener that resumes has missed something"
        while pending.is_catching_up and not self._given.stopping.is_set():
            pending.has_missed = False
            async with aclosing(channel.since(channel.topic, trail.since_ms)) as events:
                async for event in events:
                    for received in self._new([Received(event, "")]):
                        self.position = received.position
                        yield received
            pending.is_catching_up = pending.has_missed  # more than it can hold
        if self._settles_at is None and not pending.is_catching_up:
            trail.release()
            self._is_settled = True

    def _new(self, found: Iterable[Received]) -> list[Received]:
        """Returns the events that are new to the listener, with its own positions while it catches
        up.
        """
        trail = self._trail
        if trail is None:
            return list(found)
        new: list[Received] = []
        for one in found:
            if trail.is_new(one.event):
                trail.receive(one.event, int(self._given.clock.now() * 1000))
                is_own = not self._is_settled or not one.position
                new.append(Received(one.event, trail.position) if is_own else one)
        return new
