"""States: pages, single records, search, differences and histories."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.errors import InvalidError, KeyShreddedError
from tablewright.kits.vault import limits, rooms
from tablewright.kits.vault.sealing import opened_note
from tablewright.kits.vault.words import filter_of, may_have, words_in, words_of
from tests.kits.vault.worlds import SOURCE, STREAM, World, pages


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "VAULT_BLOCK_BYTES", 100)


def test_a_text_without_words_is_not_searched():
    async def main() -> None:
        world = World()
        await world.ran("j1", {"a": 1})
        state = await world.vault.state(SOURCE)
        for text in ("", " ", "a", "!?"):
            with pytest.raises(InvalidError, match="word"):
                await state.search(text, limit=1)

    asyncio.run(main())


def test_records_are_found_by_the_words_of_their_ids_and_values():
    content: dict[str, Any] = {
        "con_17": {"name": "Ada King", "mail": "ada@example.com"},
        "con_18": {"name": "Öl\nBob", "tags": ["Ada", {"deep": "found"}]},
        "con_19": {"name": "Cy"},
    }

    async def main() -> None:
        world = World()
        await world.ran("j1", {key: json.dumps(one).encode() for key, one in content.items()})
        await world.ran("j2", {"con_19": b'{"name":"Dora"}'}, scan=False, removed=["con_missing"])
        state, first = await world.vault.state(SOURCE), await world.vault.state(SOURCE, "j1")
        expected = {
            "ada": ["con_17", "con_18"],
            "ADA king": ["con_17"],
            "ada@example.com": ["con_17"],
            "con_18": ["con_18"],
            "bob": ["con_18"],
            "öl": ["con_18"],
            "found": ["con_18"],
            "name": [],
            "cy": [],
            "dora": ["con_19"],
            "ada missing": [],
        }
        for text, ids in expected.items():
            found = await state.search(text, limit=10)
            assert ids == sorted(one.id for _, one in found), text
        assert ["con_19"] == [one.id for _, one in await first.search("cy", limit=1)]
        assert 1 == len(await state.search("ada", limit=1, streams=[STREAM]))

    asyncio.run(main())


def test_a_search_reads_only_blocks_that_may_have_the_words():
    async def main() -> None:
        world = World()
        await world.ran("j1", {f"c{number:04}": f"word{number}" for number in range(2_000)})
        state = await world.reopened().vault.state(SOURCE)
        (reader,) = state.readers(STREAM)
        read: list[int] = []
        block = reader.block

        async def watched(number: int) -> Any:
            read.append(number)
            return await block(number)

        reader.block = watched  # type: ignore[method-assign]
        assert ["c1234"] == [one.id for _, one in await state.search("word1234", limit=5)]
        assert len(read) < len((await reader.index()).blocks) / 5

    asyncio.run(main())


@given(st.sets(st.binary(min_size=1, max_size=10), max_size=40))
def test_a_filter_has_every_word_of_its_block(words: set[bytes]):
    made = filter_of(words)
    assert may_have(made, words)
    assert len(made) <= max(1, len(words))


@given(st.text(max_size=30))
def test_words_are_the_same_in_json_and_in_a_query(text: str):
    plain = "".join(one if one.isalnum() else " " for one in text)
    line = json.dumps({"k": plain}, ensure_ascii=False).encode("utf-8", "replace")
    assert words_in(plain.encode("utf-8", "replace").decode()) == words_of(b"", line)


texts = st.text(st.sampled_from('aZ9_-. "\\\n:Öß\u0301\u0130\u200d\x1c٣'), max_size=12)


def test_words_that_repeat_between_names_are_found_once():
    records = b"""{"x":":see","y":"same"}\n{"y":"same","z":["same",":k"],":n":"o\\n2"}"""
    assert {b"see", b"same"} == words_of(b"", records)


def test_a_number_before_a_text_that_begins_with_a_colon_is_found():
    assert {b"12345", b"see"} == words_of(b"", b"""{"x":["",12345,":see"]}""")


def test_an_id_with_quotes_and_a_colon_is_found():
    async def main() -> None:
        world = World()
        await world.ran("j1", {'first"see': "ada", 'second":x': "ada"})
        state = await world.vault.state(SOURCE)
        for word in ("first", "second"):
            assert 1 == len(await state.search(word, limit=2))

    asyncio.run(main())


@given(
    st.lists(st.dictionaries(texts, texts | st.lists(texts) | st.floats() | st.none())),
    texts,
    st.sampled_from(["id-", 'i"d', ':"', '":', "\\u00e9"]),
    st.sampled_from([": ", ":"]),
)
def test_words_are_runs_of_word_characters_in_values(
    records: list[dict[str, Any]], part: str, start: str, colon: str
):
    records.append({"long": part * 9})
    records += records[:2]  # what repeats is still found
    texts = [json.dumps(one, ensure_ascii=False, separators=(",", colon)) for one in records]
    ids = "\n".join(f"{start}{at}" for at in range(len(texts)))
    text = re.sub(r"\\(?:u[0-9a-fA-F]{4}|.)", " ", "\n".join(texts))
    text = re.sub(r'("[^"]*")(:?)', lambda found: " " if found[2] else found[1], text)
    words = re.findall(r"\w{2,64}", f"{ids} {text}".casefold())
    expected = {one.encode() for one in words}
    assert expected == words_of(ids.encode(), "\n".join(texts).encode())


def test_pages_continue_after_the_last_id():
    async def main() -> None:
        world, content = World(), {f"c{number:03}": number for number in range(50)}
        await world.ran("j1", content)
        await world.ran("j2", {"c005": "x", "c0055": "new"}, scan=False, removed=["c006"])
        state, seen, after = await world.vault.state(SOURCE), list[str](), ""
        while page := await state.page(STREAM, limit=7, after=after):
            assert len(page) <= 7
            seen += [one.id for one in page]
            after = page[-1].id
        assert sorted({*content, "c0055"} - {"c006"}) == seen

    asyncio.run(main())


def test_a_state_is_the_newest_one_at_a_time():
    async def main() -> None:
        world = World()
        await world.ran("j1", {"a": 1})
        at = world.clock.now()
        world.clock.advance(seconds=100)
        await world.ran("j2", {"a": 2})
        for seconds, expected in ((at, "j1"), (at + 99, "j1"), (at + 100, "j2")):
            state = await world.vault.state(SOURCE, at_seconds=seconds)
            assert expected == state.manifest.snapshot

    asyncio.run(main())


def test_a_difference_tells_what_was_added_changed_and_removed():
    async def main() -> None:
        world = World()
        await world.ran("j1", {"a": 1, "b": 2, "c": 3})
        await world.ran("j2", {"a": 1, "b": 20, "d": 4})
        states = [await world.vault.state(SOURCE, one) for one in ("j1", "j2")]
        found = [(one.id, one.kind) async for one in world.vault.difference(*states)]
        assert [("b", "changed"), ("c", "removed"), ("d", "added")] == found
        back = [(one.id, one.kind) async for one in world.vault.difference(*reversed(states))]
        assert [("b", "changed"), ("c", "added"), ("d", "removed")] == back
        assert [] == [one async for one in world.vault.difference(states[0], states[0])]
        assert [] == [one async for one in world.vault.difference(*states, streams=["others"])]

    asyncio.run(main())


def test_a_history_has_each_version_once():
    async def main() -> None:
        world = World()
        runs: list[dict[str, Any]] = [{}, {"a": 1}, {"a": 1, "b": 1}, {"a": 2}, {"b": 2}, {"a": 2}]
        for number, content in enumerate(runs):
            world.clock.advance(seconds=10)
            await world.ran(f"j{number}", content)
        found = await world.vault.history(SOURCE, STREAM, "a")
        assert [("j1", 1), ("j3", 2), ("j4", None), ("j5", 2)] == [
            (one.snapshot, one.data and json.loads(one.data)["value"]) for one in found
        ]
        assert [] == await world.vault.history(SOURCE, "others", "a")

    asyncio.run(main())


def test_the_manifest_tells_of_the_run_and_its_fields():
    async def main() -> None:
        world = World()
        async with world.vault.snapshot(SOURCE, "j1", platform="stripe", connector="1.2") as made:
            await made.add(
                STREAM, pages({"a": b'{"x":1,"y":"s"}', "b": b'{"x":null,"z":[],"y":{}}'})
            )
            for number in range(limits.VAULT_ERRORS_KEPT_MAX + 1):
                made.note_error(f"error {number}")
        (manifest,) = await world.vault.snapshots(SOURCE)
        assert ("stripe", "1.2", "j1") == (
            manifest.platform,
            manifest.connector,
            manifest.snapshot,
        )
        assert (101, 100) == (manifest.error_count, len(manifest.errors))
        expected = {"x": ["null", "number"], "y": ["object", "string"], "z": ["array"]}
        assert expected == manifest.streams[STREAM].schema
        assert manifest.size_bytes > 0
        assert [SOURCE] == await world.vault.sources("acme")

    asyncio.run(main())


def test_a_manifest_is_read_once_and_again_when_its_key_may_be_gone(
    monkeypatch: pytest.MonkeyPatch,
):
    async def main() -> None:
        world = World()
        await world.ran("j1", {"a": 1})
        read: list[bytes] = []

        def watched(key: Any, note: bytes, bound: bytes) -> bytes:
            read.append(note)
            return opened_note(key, note, bound)

        monkeypatch.setattr(rooms, "opened_note", watched)
        other = world.reopened()
        for _ in range(3):
            await other.vault.state(SOURCE, "j1")
        assert 1 == len(read)
        world.clock.advance(seconds=limits.VAULT_KEY_SECONDS_MAX)
        await other.vault.state(SOURCE, "j1")
        assert 2 == len(read)
        await other.vault.verify(SOURCE)
        assert 3 == len(read)

    asyncio.run(main())


def test_keys_that_another_process_has_shredded_are_forgotten_within_minutes():
    async def main() -> None:
        world = World()
        await world.ran("j1", {"a": 1})
        await world.vault.state(SOURCE)
        world.keys.shred("acme")
        world.clock.advance(seconds=limits.VAULT_KEY_SECONDS_MAX)
        with pytest.raises(KeyShreddedError):
            await world.vault.state(SOURCE)

    asyncio.run(main())
