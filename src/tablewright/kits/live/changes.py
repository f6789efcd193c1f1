"""Changes: one stream tells a page which data of an owner it must read again.

    hub = change_hub(given, "shop", audit_changes(audit, {"order": "orders"}), order_changes)

    id: 1732140249123-orders.3f2504e0
    data: {"changed": "orders"}

An event names a kind of data and nothing else: the page reads the data with its own rights. The
sources are the system's: its audit log, or other changes. All listeners of an owner share
one read. A stream can also follow other owners, such as the accounts below one; their events name
them:

    data: {"changed": "members", "in": "acme-oslo"}

Not here: the route (`live.change_routes`), streams with content (`live.sse`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import Final

from tablewright.api.runtime import Runtime
from tablewright.api.waiting import Topic
from tablewright.kits.live import limits
from tablewright.kits.live.hub import Hub
from tablewright.kits.live.positions import LiveEvent

_KEY_BYTES: Final = 8


@dataclass(frozen=True, slots=True)
class Changed:
    """A change: its kind, as pages know it, its time, and its version."""

    name: str  # letters
    at_ms: int
    version: str

    def event(self, owner: str = "") -> LiveEvent:
        """The event of a stream; `owner` is another one than that of the stream."""
        key = blake2b(self.version.encode(), digest_size=_KEY_BYTES).hexdigest()
        named = f"{self.name}.{key}"
        if not owner:
            return LiveEvent(named, self.at_ms, b'{"changed": "%b"}' % self.name.encode())
        content = b'{"changed": "%b", "in": "%b"}' % (self.name.encode(), owner.encode())
        return LiveEvent(f"{named}.{owner}", self.at_ms, content)


# The changes of an owner since a time in ms, in any order, at most CHANGES_READ_MAX.
ChangeSource = Callable[[str, int], Awaitable[Sequence[Changed]]]


def change_hub(
    given: Runtime,
    system: str,
    *sources: ChangeSource,
    look_seconds: float = limits.CHANGES_LOOK_SECONDS,
) -> Hub:
    """Returns a hub whose topics are owners: `hub.happened(owner)` makes listeners check at once.

    A topic may have several owners; the first one's listeners are limited together.
    """
    return Hub(
        given,
        f"{system}-changes",
        partial(_since, sources),
        look_seconds=look_seconds,
        woken_by=lambda topic: [(owner,) for owner in topic],
    )


def name_of(event: LiveEvent) -> str:
    """The kind of data that an event of such a hub names."""
    return event.key.split(".")[0]


def owner_of(event: LiveEvent) -> str:
    """The owner that an event names; empty: that of the stream."""
    return event.key.split(".", 2)[2] if event.key.count(".") > 1 else ""


async def _since(
    sources: Sequence[ChangeSource], topic: Topic, at_ms: int
) -> AsyncGenerator[LiveEvent]:
    turns = asyncio.Semaphore(limits.CHANGES_READS_AT_ONCE)

    async def read(owner: str) -> list[LiveEvent]:
        async with turns:
            found = await asyncio.gather(*(source(owner, at_ms) for source in sources))
        named = "" if owner == topic[0] else owner
        return [one.event(named) for some in found for one in some if one.at_ms >= at_ms]

    events = [one for some in await asyncio.gather(*map(read, topic)) for one in some]
    for one in sorted(events, key=lambda one: one.at_ms):
        yield one
