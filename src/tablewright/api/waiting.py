"""Waiting: for an event, or for a change, with a time limit.

Code that waits in the background takes the waiting function as a parameter, so that tests can move
the time instead.

A *topic* is a tuple of words for a place where data changes: `("events", "inbox", "acme")`.
Code that changes something there calls `wake` after the write. This wakes all watchers of the
topic: in this process at once, in the other processes of `serve --workers` through their parent. A
wake is a hint: watchers also check after some seconds, so a lost wake costs one poll.
Not here: the channel between processes (`lanes.notices`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator, Iterable
from contextlib import contextmanager
from hashlib import blake2b
from typing import Final

Wait = Callable[[asyncio.Event, float], Awaitable[None]]
Topic = tuple[str, ...]  # where something can change
Publish = Callable[[bytes], None]  # gets the mark of a topic that this process woke

MARK_BYTES: Final = 8  # two of a million topics share a mark once in 37 million cases


async def wait_for_event(event: asyncio.Event, seconds: float) -> None:
    """Waits until the event is set or the seconds have passed."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return


def mark_of(topic: Topic) -> bytes:
    """Returns the mark of a topic: the same in every process, and not readable.

    >>> mark_of(("events", "inbox", "acme")).hex()
    'ed7949985a9a5d3d'
    """
    return blake2b("\0".join(topic).encode(), digest_size=MARK_BYTES).digest()


class Wakes:
    """The watchers of topics in this process."""

    def __init__(self, publish: Publish | None = None) -> None:
        """`publish` sends the marks of woken topics to other processes; None without any."""
        self._publish = publish
        self._watches: dict[bytes, set[asyncio.Event]] = {}

    def wake(self, topic: Topic) -> None:
        """Wakes all watchers of a topic. Call it after the write, not before."""
        mark = mark_of(topic)
        self._set(mark)
        if self._publish is not None:
            self._publish(mark)

    def hear(self, marks: Iterable[bytes] | None) -> None:
        """Wakes watchers of topics that another process woke; None means any topic."""
        for mark in tuple(self._watches) if marks is None else marks:
            self._set(mark)

    @contextmanager
    def watching(self, *topics: Topic) -> Generator[asyncio.Event]:
        """Yields an event that wakes of the topics set. Check for changes inside the block."""
        marks, watch = {mark_of(one) for one in topics}, asyncio.Event()
        for mark in marks:
            self._watches.setdefault(mark, set()).add(watch)
        try:
            yield watch
        finally:
            for mark in marks:
                own = self._watches[mark]
                own.discard(watch)
                if not own:
                    del self._watches[mark]

    async def run(self, stopping: asyncio.Event) -> None:
        """Waits for the end of the process, and then wakes all watchers."""
        await stopping.wait()
        self.hear(None)

    def _set(self, mark: bytes) -> None:
        for watch in self._watches.get(mark, ()):
            watch.set()
