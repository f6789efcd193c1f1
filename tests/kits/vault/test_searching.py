"""Search by pages, and in all versions."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.errors import InvalidError
from tablewright.kits.vault import limits
from tests.examples import examples
from tests.kits.vault.worlds import SOURCE, STREAM, World

WORDS = ["ada", "bob", "cy", "dora"]


def test_a_page_of_a_text_without_words_is_rejected():
    async def main() -> None:
        world = World()
        await world.ran("j1", {"a": 1})
        state = await world.vault.state(SOURCE)
        with pytest.raises(InvalidError, match="word"):
            await state.search_page(STREAM, "?", limit=1)
        with pytest.raises(InvalidError, match="word"):
            await world.vault.search_versions(SOURCE, STREAM, "a", limit=1)

    asyncio.run(main())


_texts = st.lists(st.sampled_from(WORDS), max_size=3).map(" ".join)
_runs = st.lists(
    st.dictionaries(st.integers(0, 12).map(lambda n: f"c{n:02}"), _texts), min_size=1, max_size=4
)


@settings(max_examples=examples(60), deadline=None)
@given(runs=_runs, limit=st.integers(1, 4), word=st.sampled_from(WORDS))
def test_pages_have_each_record_of_the_newest_state_once(
    runs: list[dict[str, str]], limit: int, word: str
):
    async def main() -> None:
        world, model = World(), dict[str, str]()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(limits, "VAULT_BLOCK_BYTES", 60)
            for number, run in enumerate(runs):
                await world.ran(f"j{number}", run, scan=False)
                model |= run
        state = await world.reopened().vault.state(SOURCE)
        found: list[str] = []
        while page := await state.search_page(
            STREAM, word, limit=limit, after=found[-1] if found else ""
        ):
            assert len(page) <= limit
            found += [one.id for one in page]
        assert found == sorted(key for key, text in model.items() if word in text.split())

    asyncio.run(main())


def test_all_versions_are_searched():
    async def main() -> None:
        world = World()
        await world.ran("j1", {"c1": "Ada King", "c2": "Bob", "c3": "Ada"})
        await world.ran("j2", {"c1": "Ada Lovelace", "c2": "Bob"})
        state = await world.vault.state(SOURCE)
        assert [] == await state.search_page(STREAM, "king", limit=9)
        [(found, versions)] = await world.vault.search_versions(SOURCE, STREAM, "king", limit=9)
        assert ("c1", ["j1", "j2"]) == (found, [one.snapshot for one in versions])
        ids: list[str] = []
        after = ""
        while page := await world.vault.search_versions(
            SOURCE, STREAM, "ada", limit=1, after=after
        ):
            ids += [one for one, _ in page]
            after = ids[-1]
        assert ["c1", "c3"] == ids
        assert [] == await world.vault.search_versions(SOURCE, "missing", "ada", limit=1)

    asyncio.run(main())


def test_a_page_reads_only_blocks_after_its_start(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "VAULT_BLOCK_BYTES", 100)

    async def main() -> None:
        world = World()
        content: dict[str, Any] = {f"c{number:04}": "ada" for number in range(1_000)}
        await world.ran("j1", content)
        opened = world.reopened()
        state = await opened.vault.state(SOURCE)
        [reader] = state.readers(STREAM)
        numbers: list[int] = []
        block = reader.block

        async def counted(number: int) -> Any:
            numbers.append(number)
            return await block(number)

        monkeypatch.setattr(type(reader), "block", lambda self, number: counted(number))
        page = await state.search_page(STREAM, "ada", limit=5, after="c0900")
        assert ["c0901", "c0902", "c0903", "c0904", "c0905"] == [one.id for one in page]
        assert len(set(numbers)) < 10

    asyncio.run(main())
