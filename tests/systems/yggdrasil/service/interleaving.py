"""Two requests at once: one is held before its n-th call of the store, while the other is done.

Every n is tried, so whatever lies between two calls of a request is where another one comes in.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextvars import ContextVar
from typing import Any, TypeVar

import pytest

from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.systems.yggdrasil.design import WholeTree
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.relationships import ParentChild
from tests.systems.yggdrasil.service.world import World

T = TypeVar("T")
S = TypeVar("S")

_held: ContextVar[Held | None] = ContextVar("held", default=None)


class Held:
    """Holds one request before its n-th call."""

    def __init__(self, before: int) -> None:
        self.before = before
        self.calls = 0
        self.reached = asyncio.Event()
        self.goes_on = asyncio.Event()

    async def pass_by(self) -> None:
        self.calls += 1
        if self.calls == self.before:
            self.reached.set()
            await self.goes_on.wait()


def hold_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets requests be held from now on."""
    send = AsyncEmbeddedTransport.send

    async def sent(self: AsyncEmbeddedTransport, operation: str, body: bytes) -> bytes:
        held = _held.get()
        # Not while a whole tree is read: the other one would wait for the same reading.
        if held is not None and b'"Yggdrasil"' in body and b'"GSI2"' not in body:
            await held.pass_by()
        return await send(self, operation, body)

    monkeypatch.setattr(AsyncEmbeddedTransport, "send", sent)


async def one_inside_the_other(
    before: int, outer: Callable[[], Awaitable[T]], inner: Callable[[], Awaitable[S]]
) -> tuple[T, S, bool]:
    """Does the inner one while the outer is held; also says whether it came so far at all."""
    held = Held(before)

    async def run() -> T:
        _held.set(held)
        return await outer()

    running = asyncio.create_task(run())
    reaching = asyncio.create_task(held.reached.wait())
    await asyncio.wait({running, reaching}, return_when=asyncio.FIRST_COMPLETED)
    second = await inner()
    held.goes_on.set()
    reaching.cancel()
    return await running, second, held.reached.is_set()


async def check_sound(world: World, tree_id: str) -> WholeTree:
    """What must be true of a tree at every moment."""
    whole = await world.db.run(WholeTree.of(tree_id=tree_id))
    tree = await world.db.run(Tree.get("ann", tree_id).consistently())
    assert tree is not None
    ids = {one.person_id for one in whole.persons}
    assert tree.person_count == len(ids)
    assert tree.root_person_id in (None, *ids)
    for link in whole.parents:
        assert {link.parent_id, link.child_id} <= ids
    couples = [(one.person1_id, one.person2_id) for one in whole.spouses]
    assert all({first, second} <= ids and first != second for first, second in couples)
    assert len(couples) == len({frozenset(pair) for pair in couples})
    for person_id in ids:
        parents = [one for one in whole.parents if one.child_id == person_id]
        assert 2 >= sum(one.type == "Biological" for one in parents)
        assert not descends(person_id, person_id, whole.parents)
    return whole


def descends(person_id: str, from_id: str, links: Iterable[ParentChild]) -> bool:
    """Whether a person is a descendant of another, or the same person."""
    below: dict[str, list[str]] = {}
    for link in links:
        below.setdefault(link.parent_id, []).append(link.child_id)
    seen: set[str] = set()
    waiting: list[Any] = list(below.get(from_id, ()))
    while waiting:
        one = waiting.pop()
        if one not in seen:
            seen.add(one)
            waiting += below.get(one, ())
    return person_id in seen
