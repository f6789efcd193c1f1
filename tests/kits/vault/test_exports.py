"""Exports: every record once, in a form that spreadsheets open without running anything."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from typing import Any, get_args

import openpyxl
import pytest

from tablewright.errors import InvalidError, SnapshotNotFoundError
from tablewright.kits.vault import limits
from tablewright.kits.vault.exports import Form, exported, save_export
from tests.kits.vault.worlds import SOURCE, STREAM, World

RECORDS = {
    "=1+1": {"name": "=cmd()", "sum": 1},
    "c2": {"name": " +49", "tags": ["a", 1.5], "on": True},
    "c3": {"name": "\t-x", "text": 'Ä "quoted", <b>&\n€\u0007', "sum": -5},
    "c4": {"sum": 12345678901234567890, "deep": {"z": None, "a": [1]}},
    "c5": {"name": None, "sum": 1.10, "text": "_x0041_"},
}


async def _file(form: Form, records: Any = RECORDS, **more: Any) -> bytes:
    world = World()
    content = {key: json.dumps(one).encode() for key, one in records.items()}
    await world.ran("j1", content, **more)
    state = await world.vault.state(SOURCE)
    await save_export(world.files, "exports/e1", state, STREAM, form)
    stored = await world.files.get("exports/e1")
    assert stored == b"".join([piece async for piece in exported(state, STREAM, form)])
    return stored


def _rows(content: bytes, sheet: int = 0) -> list[tuple[Any, ...]]:
    book = openpyxl.load_workbook(io.BytesIO(content))
    return list(book.worksheets[sheet].iter_rows(values_only=True))


@pytest.mark.parametrize("form", get_args(Form))
def test_a_missing_stream_has_no_export(form: Form):
    async def main() -> None:
        world = World()
        await world.ran("j1", {"a": 1})
        state = await world.vault.state(SOURCE)
        with pytest.raises(SnapshotNotFoundError):
            await save_export(world.files, "exports/e1", state, "missing", form)
        assert None is await world.files.get("exports/e1")

    asyncio.run(main())


def test_a_workbook_with_too_many_columns_is_rejected(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "XLSX_COLUMNS_MAX", 3)
    with pytest.raises(InvalidError, match="3 columns"):
        asyncio.run(_file("xlsx"))


def test_json_has_every_record():
    expected = [RECORDS[key] for key in sorted(RECORDS)]
    assert expected == json.loads(asyncio.run(_file("json")))
    lines = asyncio.run(_file("jsonl")).splitlines()
    assert expected == [json.loads(line) for line in lines]


@pytest.mark.parametrize(("form", "expected"), [("json", b"[]\n"), ("jsonl", b"")])
def test_an_empty_stream_is_an_empty_file(form: Form, expected: bytes):
    assert expected == asyncio.run(_file(form, {}))


def test_batches_are_joined(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "VAULT_BLOCK_BYTES", 10)
    assert len(RECORDS) == len(json.loads(asyncio.run(_file("json"))))
    assert 1 + len(RECORDS) == len(_rows(asyncio.run(_file("xlsx"))))


def test_csv_has_a_column_for_each_field_and_no_formula():
    text = asyncio.run(_file("csv")).decode("utf-8-sig")
    head, *rows = csv.reader(io.StringIO(text, newline=""))
    assert ["_id", "deep", "name", "on", "sum", "tags", "text"] == head
    found = {row[0]: dict(zip(head[1:], row[1:], strict=True)) for row in rows}
    assert ("'=cmd()", "1") == (found["'=1+1"]["name"], found["'=1+1"]["sum"])
    assert ("' +49", '["a",1.5]', "true") == (
        found["c2"]["name"],
        found["c2"]["tags"],
        found["c2"]["on"],
    )
    assert ("'\t-x", "-5") == (found["c3"]["name"], found["c3"]["sum"])
    assert ("12345678901234567890", '{"a":[1],"z":null}') == (
        found["c4"]["sum"],
        found["c4"]["deep"],
    )
    assert ("", "1.1") == (found["c5"]["name"], found["c5"]["sum"])


def test_a_workbook_has_texts_and_exact_numbers_and_no_formula():
    content = asyncio.run(_file("xlsx"))
    head, *rows = _rows(content)
    assert ("_id", "deep", "name", "on", "sum", "tags", "text") == head
    found = {row[0]: dict(zip(head, row, strict=True)) for row in rows}
    assert ("=cmd()", 1) == (found["=1+1"]["name"], found["=1+1"]["sum"])
    assert -5 == found["c3"]["sum"]
    assert 'Ä "quoted", <b>&\n€' in found["c3"]["text"]
    assert ("12345678901234567890", None) == (found["c4"]["sum"], found["c4"]["name"])
    assert 1.1 == found["c5"]["sum"]
    book = openpyxl.load_workbook(io.BytesIO(content))
    kinds = {cell.data_type for row in book.worksheets[0].iter_rows() for cell in row}
    assert "f" not in kinds


def test_a_workbook_continues_on_another_sheet(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "XLSX_ROWS_MAX", 3)
    monkeypatch.setattr(limits, "XLSX_CELL_LENGTH_MAX", 4)
    content = asyncio.run(_file("xlsx", {f"c{n}": {"a": "123456"} for n in range(5)}))
    assert [("_id", "a"), ("c0", "1234"), ("c1", "1234")] == _rows(content, 0)
    assert [("_id", "a"), ("c4", "1234")] == _rows(content, 2)


def test_the_same_records_give_the_same_workbook():
    assert asyncio.run(_file("xlsx")) == asyncio.run(_file("xlsx"))
