"""Changes: one stream tells a page which kinds of things of an owner to read again.

    hub = change_hub(given, "shop", audit_changes(audit, {"order": "orders"}), order_changes)

    id: 1732140249123-orders.3f2504e0
    data: {"changed": "orders"}

An event names a kind of things and nothing else: the page reads them with its own rights. The
sources are the system's: its audit log, or whatever else changes. All listeners of an owner share
one read.
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
    """A thing has changed: the kind that pages know, when, and what tells it from other changes."""

    name: str  # letters
    at_ms: int
    version: str

    @property
    def event(self) -> LiveEvent:
        """The event of a stream."""
        key = blake2b(self.version.encode(), digest_size=_KEY_BYTES).hexdigest()
        content = b'{"changed": "%b"}' % self.name.encode()
        return LiveEvent(f"{self.name}.{key}", self.at_ms, content)


# The changes of an owner since a time in ms, in any order, at most CHANGES_READ_MAX.
ChangeSource = Callable[[str, int], Awaitable[Sequence[Changed]]]


def change_hub(
    given: Runtime,
    system: str,
    *sources: ChangeSource,
    look_seconds: float = limits.CHANGES_LOOK_SECONDS,
) -> Hub:
    """Returns a hub whose topics are owners: `hub.happened(owner)` makes listeners look at once."""
    return Hub(given, f"{system}-changes", partial(_since, sources), look_seconds=look_seconds)


def name_of(event: LiveEvent) -> str:
    """The kind of things that an event of such a hub names."""
    return event.key.partition(".")[0]


async def _since(
    sources: Sequence[ChangeSource], topic: Topic, at_ms: int
) -> AsyncGenerator[LiveEvent]:
    found = await asyncio.gather(*(source(topic[0], at_ms) for source in sources))
    changes = [one for some in found for one in some if one.at_ms >= at_ms]
    for one in sorted(changes, key=lambda one: one.at_ms):
        yield one.event
