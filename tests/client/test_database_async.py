"""The same database, awaited: tasks share it, and one that is cancelled leaves it whole."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tablewright import Engine, ManualClock
from tablewright.client import AsyncDatabase, CallReport
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.errors import (
    AlreadyExistsError,
    BadTargetError,
    ResourceNotFoundException,
    TransportClosedError,
)
from tablewright.model import Entity, Key, add, assign, design_of, put_all, upgrade
from tests.client.cats import DESIGN, Cat


class Counter(Entity, table="counters"):
    id: str
    count: int = 0
    primary = Key("{id}")

    @primary.get
    def get(cls, id: str) -> None:  # noqa: A002
        """A counter."""


@asynccontextmanager
async def opened(**options: Any) -> AsyncIterator[AsyncDatabase]:
    async with AsyncDatabase("memory:", **options) as database:
        await database.create_tables(DESIGN)
        await database.create_tables(design_of("counters", Counter))
        yield database


def test_a_text_that_names_no_target_is_refused():
    with pytest.raises(BadTargetError):
        AsyncDatabase("sqlite:x")


def test_a_closed_database_answers_no_more():
    async def main() -> None:
        async with opened() as database:
            pass
        with pytest.raises(TransportClosedError):
            await database.run(Cat.get("z", "1"))

    asyncio.run(main())


def test_refusals_reach_the_caller():
    async def main() -> None:
        async with AsyncDatabase("memory:") as database:
            with pytest.raises(ResourceNotFoundException):
                await database.run(Cat.get("z", "1"))

    asyncio.run(main())


def test_of_many_tasks_that_create_one_item_one_does():
    async def main() -> None:
        async with opened() as database:
            found = await asyncio.gather(
                *(database.run(Cat(zoo="z", id="1", name=str(n)).create()) for n in range(20)),
                return_exceptions=True,
            )
            refused = [one for one in found if isinstance(one, AlreadyExistsError)]
            assert (20, 19) == (len(found), len(refused))

    asyncio.run(main())


def test_increments_of_many_tasks_are_not_lost():
    async def main() -> None:
        async with opened() as database:
            await database.run(Counter(id="1").create())
            one_more = Counter.at(id="1").update(add(Counter.count, 1))
            await asyncio.gather(*(database.run(one_more) for _ in range(50)))
            counter = await database.run(Counter.get("1"))
            assert counter is not None
            assert 50 == counter.count

    asyncio.run(main())


def test_a_stream_is_iterated_and_may_be_left():
    async def main() -> None:
        async with opened() as database:
            await database.run(put_all(Cat(zoo="z", id=f"{n:02}") for n in range(9)))
            seen: list[str] = []
            async for cat in database.stream(Cat.scan().pages_of(2)):
                seen.append(cat.id)
                if len(seen) == 3:
                    break
            assert ["00", "01", "02"] == seen
            assert 9 == len(await database.all(Cat.of("z")))
            assert 4 == len(await database.all(Cat.of("z").limit(4)))

    asyncio.run(main())


class Hesitant:
    """A transport that never answers its first call."""

    def __init__(self, inner: AsyncEmbeddedTransport) -> None:
        self._inner = inner
        self.is_waiting = asyncio.Event()

    async def send(self, operation: str, body: bytes) -> bytes:
        if not self.is_waiting.is_set():
            self.is_waiting.set()
            await asyncio.Event().wait()
        return await self._inner.send(operation, body)

    async def close(self) -> None:
        await self._inner.close()


def test_a_task_that_is_cancelled_leaves_the_database_whole():
    async def main() -> None:
        inner = AsyncEmbeddedTransport(Engine.memory(), owns_engine=True)
        async with inner as transport:
            await AsyncDatabase(transport=transport).create_tables(DESIGN)
            hesitant = Hesitant(transport)
            database = AsyncDatabase(transport=hesitant)
            task = asyncio.create_task(database.run(Cat(zoo="z", id="1").create()))
            await hesitant.is_waiting.wait()
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            await database.run(Cat(zoo="z", id="2").create())
            assert ["2"] == [cat.id for cat in await database.all(Cat.of("z"))]

    asyncio.run(main())


def test_calls_are_reported():
    reports: list[CallReport] = []

    async def main() -> None:
        async with opened(on_call=reports.append) as database:
            reports.clear()
            await database.run(Cat(zoo="z", id="1").put())
            await database.run(Cat.get("z", "1"))

    asyncio.run(main())
    assert [("PutItem", 1.0), ("GetItem", 0.5)] == [
        (report.operation, report.capacity_units) for report in reports
    ]


def test_closing_a_client_of_a_tenant_closes_nothing_else():
    async def main() -> None:
        async with opened() as database:
            await database.for_tenant("a").close()
            assert await database.run(Cat.get("z", "1")) is None

    asyncio.run(main())


def test_items_are_rewritten_page_by_page():
    class Old(Entity, table="old", version=2):
        id: str
        name: str
        primary = Key("{id}")

        @upgrade(1)
        def named(cls, item: dict[str, Any]) -> dict[str, Any]:
            return {**item, "name": item["id"]}

    async def main() -> None:
        async with opened() as database:
            await database.create_tables(design_of("old", Old))
            for number in range(5):
                item = {"id": {"S": str(number)}}
                await database.call("PutItem", {"TableName": "old", "Item": item})
            steps = [step async for step in database.rewriting(Old, page_size=2)]
            assert 5 == sum(step.rewritten_count for step in steps)
            again = [step async for step in database.rewriting(Old)]
            assert 0 == sum(step.rewritten_count for step in again)

    asyncio.run(main())


def test_writes_of_many_tasks_share_commits_on_disk(tmp_path: Any):
    async def main() -> None:
        engine = Engine.open(tmp_path / "store", clock=ManualClock())
        async with AsyncEmbeddedTransport(engine, owns_engine=True) as transport:
            database = AsyncDatabase(transport=transport)
            await database.create_tables(DESIGN)
            await asyncio.gather(
                *(database.run(Cat(zoo="z", id=f"{n:03}").create()) for n in range(60))
            )
            await database.run(Cat.at(zoo="z", id="000").update(assign(Cat.name, "Tom")))
            assert 60 == await database.run(Cat.of("z").count())

    asyncio.run(main())
