"""Long work: a thread does it, and short work is done at once."""

from __future__ import annotations

import asyncio
import threading

import pytest

from tablewright import limits
from tablewright.client import AsyncDatabase
from tablewright.client.long_work import done_aside, has_worked_aside
from tablewright.model import Entity, Index, Table, design_of
from tablewright.model.operations.query import Query


class Texts(Table, name="texts"):
    """Long texts."""

    primary = Index("pk", "sk")


class Text(Entity, table=Texts):
    """A long text, and who read it last."""

    owner: str
    number: int
    content: str

    primary = Texts.primary("{owner}", "{number:06d}")

    @primary.query
    def of_owner(cls, owner: str) -> None:
        """All texts of an author."""


async def _two_texts(length: int) -> AsyncDatabase:
    db = AsyncDatabase("memory:")
    await db.create_tables(design_of("texts", Texts))
    for number in range(2):
        await db.run(Text(owner="a", number=number, content="x" * length).put())
    return db


@pytest.mark.parametrize("is_long", [False, True])
def test_what_fails_raises_where_it_is_awaited(is_long: bool):
    with pytest.raises(ZeroDivisionError):
        asyncio.run(done_aside(is_long, lambda: 1 // 0))


def test_short_work_is_done_where_it_is_asked_for_and_long_work_is_not():
    async def main() -> None:
        here = threading.get_ident()
        assert here == await done_aside(False, threading.get_ident)
        assert not has_worked_aside()
        assert here != await done_aside(True, threading.get_ident)
        assert has_worked_aside()

    asyncio.run(main())


@pytest.mark.parametrize(
    ("length", "is_long"), [(10, False), (limits.INLINE_ANSWER_BYTES_MAX, True)]
)
def test_a_large_response_is_decoded_and_loaded_by_a_thread(
    monkeypatch: pytest.MonkeyPatch, length: int, is_long: bool
):
    threads = list[int]()
    steps = Query[Text].steps

    def watched(query: Query[Text], session: object):
        page = yield from steps(query, session)  # pyright: ignore[reportArgumentType]
        threads.append(threading.get_ident())
        return page

    async def main() -> None:
        db = await _two_texts(length)
        monkeypatch.setattr(Query, "steps", watched)
        page = await db.run(Text.of_owner("a"))
        assert [length, length] == [len(one.content) for one in page.items]
        assert is_long == (threads[0] != threading.get_ident())
        await db.close()

    asyncio.run(main())


def test_a_bounded_page_ends_where_dynamodb_ends_a_call():
    async def main() -> None:
        db = await _two_texts(390_000)
        for number in (2, 3):
            await db.run(Text(owner="a", number=number, content="x" * 390_000).put())
        texts = Text.of_owner("a").limit(4)
        filled, bounded = await db.run(texts), await db.run(texts.bounded())
        assert [0, 1, 2, 3] == [one.number for one in filled.items]
        assert [0, 1, 2] == [one.number for one in bounded.items]
        rest = await db.run(texts.bounded().from_cursor(bounded.cursor))
        assert [3] == [one.number for one in rest.items]
        await db.close()

    asyncio.run(main())
