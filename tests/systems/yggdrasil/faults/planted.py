"""Planted faults: ways to break the family trees on purpose, to see that a test notices.

They are switched on in a process that a test starts, never in the product.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tablewright.api.jobs import Job
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.systems.yggdrasil import cascades, changing
from tablewright.systems.yggdrasil.cascades import Cascades

_LINGER_SECONDS = 1.0  # keeps a fault open for so long that a kill is likely to come meanwhile


def answers_before_the_commit() -> None:
    """New couples are answered while their write has not begun."""
    send = AsyncEmbeddedTransport.send
    late: set[asyncio.Task[bytes]] = set()

    def forget(task: asyncio.Task[bytes]) -> None:
        late.discard(task)
        task.exception()  # nobody hears of it

    async def send_late(self: AsyncEmbeddedTransport, operation: str, body: bytes) -> bytes:
        await asyncio.sleep(_LINGER_SECONDS)
        return await send(self, operation, body)

    async def answer_first(self: AsyncEmbeddedTransport, operation: str, body: bytes) -> bytes:
        if operation != "TransactWriteItems" or b"SPOUSE#" not in body:
            return await send(self, operation, body)
        task = asyncio.create_task(send_late(self, operation, body))
        late.add(task)
        task.add_done_callback(forget)
        return b"{}"

    AsyncEmbeddedTransport.send = answer_first


def people_are_not_counted() -> None:
    """A tree grows, and does not say so."""
    grown = changing.grown

    def uncounted(*given: Any, **named: Any) -> Any:
        return grown(*given, **{**named, "persons": 0})

    changing.grown = uncounted


def trees_are_only_marked() -> None:
    """What was in a tree that was deleted stays."""

    async def nothing(self: Cascades, job: Job) -> None:
        return None

    Cascades.tree_leaves = nothing  # type: ignore[method-assign]


def links_of_the_deleted_stay() -> None:
    """Somebody is deleted, and nobody thinks of the links."""

    async def none(*given: Any) -> list[Any]:
        return []

    cascades.links_of = none


FAULTS: dict[str, Callable[[], None]] = {
    fault.__name__: fault
    for fault in (
        answers_before_the_commit,
        people_are_not_counted,
        trees_are_only_marked,
        links_of_the_deleted_stay,
    )
}
