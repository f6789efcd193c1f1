"""Slicing: records are the bytes that the platform sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.kits.connectors.slicing import Document, ShapeError
from tablewright.kits.vault import Record, RecordPage
from tests.kits.vault.worlds import SOURCE
from tests.kits.vault.worlds import World as VaultWorld

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
numbers = st.sampled_from(
    ["0", "-0", "1.10", "1e5", "1E+400", "12345678901234567890123", "0.1000", "-1.5e-7", "10.0"]
)


def written() -> st.SearchStrategy[str]:
    """JSON texts with odd spaces, numbers and escapes."""
    scalars = st.one_of(
        numbers,
        st.sampled_from(["true", "false", "null"]),
        texts.map(json.dumps),
        texts.map(lambda one: json.dumps(one, ensure_ascii=False)),
    )
    space = st.sampled_from(["", " ", "\n", "\t "])

    def more(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
        lists = st.tuples(st.lists(inner, max_size=3), space).map(
            lambda one: f"[{one[1]}{(',' + one[1]).join(one[0])}{one[1]}]"
        )
        members = st.tuples(texts.map(json.dumps), space, inner).map(
            lambda one: f"{one[0]}{one[1]}:{one[1]}{one[2]}"
        )
        objects = st.lists(members, max_size=3).map(lambda one: f"{{{','.join(one)}}}")
        return st.one_of(lists, objects)

    return st.recursive(scalars, more, max_leaves=8)


ids = st.one_of(
    st.integers(1, 10**20), st.text("abcdefghijklmnop_0123456789", min_size=1, max_size=20)
)


@given(st.lists(st.tuples(ids, written(), written()), max_size=6))
def test_records_are_cut_out_byte_for_byte(rows: list[tuple[int | str, str, str]]):
    slices = [
        f'{{ "before": {before}, "id" : {json.dumps(one)} ,"after":{after}}}'.encode()
        for one, before, after in rows
    ]
    body = b'{"more": false, "page": {"data" :[ ' + b" ,\n".join(slices) + b' ]} , "x": [1.0]}'
    found = Document(body).records("page.data", "id")
    assert slices == [one.data for one in found]
    assert [str(one) for one, *_ in rows] == [one.id for one in found]


@given(st.lists(ids, min_size=1, max_size=5))
def test_ids_may_be_inside_other_fields(given_ids: list[int | str]):
    rows = [{"key": {"value": one, "n": 1}, "id": [1]} for one in given_ids]
    found = Document(json.dumps(rows).encode()).records("", "key.value")
    assert [str(one) for one in given_ids] == [one.id for one in found]


@given(written(), st.data())
def test_a_document_that_was_cut_is_never_read(text: str, data: st.DataObject):
    whole = f'{{"data": [{{"id": 1, "value": {text}}}]}}'.encode()
    cut = data.draw(st.integers(0, len(whole) - 1))
    with pytest.raises(ShapeError):
        Document(whole[:cut])


@pytest.mark.parametrize(
    "row",
    [b"{}", b'{"id": null}', b'{"id": true}', b'{"id": 1.5}', b'{"id": {}}', b"[]", b"7", b'"x"'],
)
def test_a_record_without_an_id_is_an_error(row: bytes):
    with pytest.raises(ShapeError, match="no id"):
        Document(b'{"data": [' + row + b"]}").records("data", "id")


def test_paths_lead_to_values_or_nowhere():
    document = Document(b'{"a": {"b": {"c": "x", "n": 7, "f": 1.5, "z": null}}, "t": true}')
    assert ("x", "7", "", "") == tuple(document.text(f"a.b.{one}") for one in ("c", "n", "f", "z"))
    assert ("", "") == (document.text("a.x.c"), document.text("a.b.c.d"))
    assert (True, False, False) == tuple(document.is_true(one) for one in ("t", "a", "none"))
    assert [] == Document(b"[]").slices("")
    with pytest.raises(ShapeError):
        document.slices("a.b")


async def _kept(data: bytes) -> bytes:
    world = VaultWorld()

    async def pages() -> AsyncGenerator[RecordPage]:
        yield RecordPage([Record("1", data)])

    async with world.vault.snapshot(SOURCE, "j") as made:
        await made.add("s", pages(), scan=True)
    found = await (await world.vault.state(SOURCE)).get("s", "1")
    assert found is not None
    return found


def test_numbers_stay_exact_from_the_response_to_the_vault():
    data = b'{"a":1.10,"b":12345678901234567890123,"c":1E+400,"d":-0,"id":"1"}'
    (record,) = Document(b'{"data": [' + data + b"]}").records("data", "id")
    assert data == asyncio.run(_kept(record.data))
