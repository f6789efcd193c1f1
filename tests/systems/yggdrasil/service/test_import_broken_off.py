"""An import that is broken off at any point, and begun again, ends as if nothing had been."""

from __future__ import annotations

import asyncio
from typing import Any

from tablewright import Engine, ManualClock
from tablewright.client import AsyncDatabase
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.model import transaction
from tablewright.systems.yggdrasil.design import DESIGN, WholeTree
from tablewright.systems.yggdrasil.design.imports import GedcomPart, Import
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild
from tablewright.systems.yggdrasil.exchange.file_imports import FileImport
from tablewright.systems.yggdrasil.exchange.storing import forget_replaced
from tablewright.systems.yggdrasil.trees.changing import raised
from tests.systems.yggdrasil.gedcom.trees import AT, FILES

CONTENT = (FILES / "family_551.ged").read_bytes()
NEWER = CONTENT.replace(b"2 DATE 1740\n0 @F4@", b"2 DATE 1741\n0 @F4@").replace(
    b"1 NAME Karl /Wirt/", b"1 NAME Karl Otto /Wirt/"
)

OTHER = b"0 HEAD\n1 GEDC\n2 VERS 5.5.1\n0 @X1@ INDI\n1 NAME Otto /Fremd/\n0 TRLR\n"


class Killed(Exception):
    """The process ended here."""


class Mortal(AsyncEmbeddedTransport):
    """Ends with its n-th call: before it is done, or right after."""

    left: int | None = None
    does_last = False

    async def send(self, operation: str, body: bytes) -> bytes:
        if self.left is None:
            return await super().send(operation, body)
        self.left -= 1
        if self.left > 0:
            return await super().send(operation, body)
        if self.left == 0 and self.does_last:
            await super().send(operation, body)
        raise Killed


class Store:
    """A store with an empty tree."""

    def __init__(self) -> None:
        engine = Engine.memory(clock=ManualClock())
        self.transport = Mortal(engine, owns_engine=True, writes_inline=True)
        self.db = AsyncDatabase(transport=self.transport, clock=ManualClock())

    async def prepare(self) -> None:
        await self.db.create_tables(DESIGN)
        tree = Tree(tree_id="t1", user_id="ann", tree_name="Ours", version=1, created_at=AT)
        await self.db.run(tree.create())

    async def bring(self, import_id: str, content: bytes) -> None:
        record = Import(user_id="ann", tree_id="t1", import_id=import_id, created_at=AT)
        await self.db.run(record.put())
        await self.go_on(import_id, content)

    async def go_on(self, import_id: str, content: bytes) -> None:
        record = Import(user_id="ann", tree_id="t1", import_id=import_id, created_at=AT)
        await FileImport(self.db.for_tenant("ann"), record, content).run(self._noted)

    async def _noted(self, written: int, total: int) -> None:
        pass

    async def killed(self, import_id: str, content: bytes, calls: int, does_last: bool) -> bool:
        """Goes on until the n-th call; says whether it came so far."""
        self.transport.left, self.transport.does_last = calls, does_last
        try:
            await self.go_on(import_id, content)
        except Killed:
            return True
        finally:
            self.transport.left = None
        return False

    async def content(self) -> dict[str, Any]:
        found = await self.db.run(WholeTree.of(tree_id="t1"))
        tree = await self.db.run(Tree.get("ann", "t1"))
        assert tree is not None
        people = await self.db.all(Person.in_tree("t1"))
        parts = await self.db.all(GedcomPart.of_tree("ann", "t1"))
        return {
            "persons": sorted(map(repr, people)),
            "links": sorted(map(repr, found.parents)),
            "couples": sorted(map(repr, found.spouses)),
            "count": tree.person_count,
            "kept": tree.gedcom_extra,
            "parts": [(one.import_id, one.part, one.text) for one in parts],
        }


async def _whole() -> tuple[dict[str, Any], dict[str, Any]]:
    """The stored data after each of two undisturbed imports."""
    store = Store()
    await store.prepare()
    await store.bring("i1", CONTENT)
    first = await store.content()
    await store.bring("i2", NEWER)
    return first, await store.content()


async def _killed_at(calls: int, does_last: bool, *, is_second: bool) -> dict[str, Any] | None:
    store = Store()
    await store.prepare()
    if is_second:
        await store.bring("i1", CONTENT)
    import_id, content = ("i2", NEWER) if is_second else ("i1", CONTENT)
    record = Import(user_id="ann", tree_id="t1", import_id=import_id, created_at=AT)
    await store.db.run(record.put())
    if not await store.killed(import_id, content, calls, does_last):
        return None
    found = await store.db.run(Import.get("ann", "t1", import_id))
    assert found is not None
    if found.state != "done":  # the job looks, as it is begun again
        await store.go_on(import_id, content)
    await forget_replaced(store.db, "ann", "t1")
    return await store.content()


def _tried(*, is_second: bool) -> int:
    async def main() -> int:
        wanted = (await _whole())[is_second]
        tried = 0
        for does_last in (False, True):
            calls = 0
            while True:
                calls += 1
                found = await _killed_at(calls, does_last, is_second=is_second)
                if found is None:
                    break
                tried += 1
                assert wanted == found, (calls, does_last)
        return tried

    return asyncio.run(main())


def test_a_first_import_ends_the_same_wherever_it_was_broken_off():
    assert 10 < _tried(is_second=False)


def test_a_second_import_ends_the_same_wherever_it_was_broken_off():
    assert 10 < _tried(is_second=True)


def test_what_a_broken_off_import_left_is_counted_by_the_next():
    """A user gives up a half-written file, and imports another one."""

    async def main() -> None:
        store = Store()
        await store.prepare()
        record = Import(user_id="ann", tree_id="t1", import_id="i1", created_at=AT)
        await store.db.run(record.put())
        calls = 0
        while not await store.db.all(Person.in_tree("t1")):
            calls += 1
            assert await store.killed("i1", CONTENT, calls, does_last=True)
        await store.bring("i2", OTHER)
        tree = await store.db.run(Tree.get("ann", "t1"))
        assert tree is not None
        people = await store.db.all(Person.in_tree("t1"))
        assert len(people) == tree.person_count > 1

    asyncio.run(main())


def test_what_others_do_meanwhile_counts_and_closes_no_circle():
    """While a file makes Clara a child of Johann, a user makes Johann a child of Clara."""

    async def main() -> None:
        store = Store()
        await store.prepare()
        await store.bring("i1", CONTENT)
        people = {one.first_name: one for one in await store.db.all(Person.in_tree("t1"))}
        johann, clara = people["Johann"].person_id, people["Clara"].person_id
        for link in await store.db.all(ParentChild.in_tree("t1")):
            if link.child_id == clara:
                await store.db.run(link.delete())
        owned = store.db.for_tenant("ann")
        made = False

        async def meanwhile(written: int, total: int) -> None:
            nonlocal made
            if not made:
                made = True
                tree = await owned.run(Tree.get("ann", "t1").consistently())
                assert tree is not None
                by_hand = ParentChild(
                    parent_id=clara,
                    child_id=johann,
                    tree_id="t1",
                    user_id="ann",
                    type="Biological",
                )
                await owned.run(transaction(raised(tree), by_hand.create()))

        record = Import(user_id="ann", tree_id="t1", import_id="i2", created_at=AT)
        await owned.run(record.create())
        await FileImport(owned, record, CONTENT).run(meanwhile)
        pairs = {
            (one.parent_id, one.child_id) for one in await owned.all(ParentChild.in_tree("t1"))
        }
        assert (clara, johann) in pairs
        assert (johann, clara) not in pairs
        tree = await owned.run(Tree.get("ann", "t1"))
        assert tree is not None
        assert (10, 4) == (tree.person_count, tree.version)

    asyncio.run(main())
