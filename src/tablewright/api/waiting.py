"""Waiting: for an event, or for a change somewhere, and not longer than some seconds.

Whoever waits in the background takes the way to wait as a parameter, so that tests move the time
instead of passing it.

A *topic* is a few words that say where something can change: `("events", "inbox", "acme")`. Whoever
changes something there calls `wake` after the write. That wakes everybody who watches the topic, in
this process at once, and in the other processes of `serve --workers` through their parent. A wake
is a hint: whoever waits also looks again after some seconds, so losing a wake costs a poll.
Not here: the way between processes (`lanes.notices`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator, Iterable
from contextlib import contextmanager
from hashlib import blake2b
from typing import Final

Wait = Callable[[asyncio.Event, float], Awaitable[None]]
Topic = tuple[str, ...]  # where something can change
Publish = Callable[[bytes], None]  # gets the mark of a topic that was woken in this process

MARK_BYTES: Final = 8  # two of a million topics share a mark once in 37 million cases


async def wait_for_event(event: asyncio.Event, seconds: float) -> None:
    """Waits until the event is set or the seconds have passed."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return


def mark_of(topic: Topic) -> bytes:
    """The mark of a topic: the same in every process, and not readable.

    >>> mark_of(("events", "inbox", "acme")).hex()
    'ed7949985a9a5d3d'
    """
    return blake2b("\0".join(topic).encode(), digest_size=MARK_BYTES).digest()


class Wakes:
    """Who watches which topic in this process."""

    def __init__(self, publish: Publish | None = None) -> None:
        """`publish` sends the marks of woken topics to other processes; None: there are none."""
        self._publish = publish
        self._watches: dict[bytes, set[asyncio.Event]] = {}

    def wake(self, topic: Topic) -> None:
        """Wakes everybody who watches a topic. Call it after the write, not before."""
        mark = mark_of(topic)
        self._set(mark)
        if self._publish is not None:
            self._publish(mark)

    def hear(self, marks: Iterable[bytes] | None) -> None:
        """Wakes those who watch topics that another process woke; None: any topic may be meant."""
        for mark in tuple(self._watches) if marks is None else marks:
            self._set(mark)

    @contextmanager
    def watching(self, *topics: Topic) -> Generator[asyncio.Event]:
        """An event that wakes at some topics set, for a block. Look for changes inside it."""
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
        """Waits for the end of the process, and wakes everybody then."""
        await stopping.wait()
        self.hear(None)

    def _set(self, mark: bytes) -> None:
        for watch in self._watches.get(mark, ()):
            watch.set()
