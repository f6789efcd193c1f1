"""Exports of stored records: each form, no formula, and memory that does not grow."""

from __future__ import annotations

import csv
import io
import json
import tracemalloc
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, get_args
from zipfile import ZipFile

import openpyxl
import pytest

from tablewright.ids import CountingIds
from tablewright.kits.exports import ExportRecord, zipped
from tablewright.kits.files.local import LocalFiles
from tablewright.kits.vault.exports import Form, exported
from tests.kits.exports.world import Shop, play
from tests.kits.vault import worlds

FORMULA = "=1+1"
RECORDS = {"c1": {"name": FORMULA, "city": "Bonn"}, "c2": {"name": "Ada"}, "c3": {"city": "Ulm"}}
_PIECE = b"x" * 65_536
_PIECES = 512  # 32 MiB
_MEMORY_MAX = 4 * 1024 * 1024


def _exported(form: Form, stream: str = worlds.STREAM) -> tuple[ExportRecord, bytes]:
    """An export of the records in a form, and its file."""
    found = list[tuple[ExportRecord, bytes]]()

    async def content(record: ExportRecord) -> Any:
        world = worlds.World()
        await world.ran("j1", {key: json.dumps(one).encode() for key, one in RECORDS.items()})
        async for piece in exported(await world.vault.state(worlds.SOURCE), stream, form):
            yield piece

    async def scene(shop: Shop) -> None:
        record = await shop.created(name=f"contacts.{form}")
        name = shop.exports.file_of("acme", record.export_id)
        found.append((record, await shop.files.get(name) or b""))

    play(scene, content)
    return found[0]


@pytest.mark.parametrize("form", get_args(Form))
def test_a_data_type_without_records_fails_in_every_form(form: Form):
    record, content = _exported(form, "missing")
    assert ("failed", b"") == (record.status, content)
    assert record.error


def test_json_has_each_record_with_its_own_fields():
    assert list(RECORDS.values()) == json.loads(_exported("json")[1])
    lines = _exported("jsonl")[1].splitlines()
    assert list(RECORDS.values()) == [json.loads(one) for one in lines]


def test_a_formula_stays_text_in_csv_and_missing_columns_are_empty():
    text = _exported("csv")[1].decode("utf-8-sig")
    head, *rows = csv.reader(io.StringIO(text, newline=""))
    assert ["_id", "city", "name"] == head
    assert [["c1", "Bonn", f"'{FORMULA}"], ["c2", "", "Ada"], ["c3", "Ulm", ""]] == rows


def test_a_formula_stays_text_in_a_workbook_and_missing_columns_are_empty():
    sheet = openpyxl.load_workbook(io.BytesIO(_exported("xlsx")[1])).worksheets[0]
    head, *rows = sheet.iter_rows(values_only=True)
    assert ("_id", "city", "name") == head
    assert [("c1", "Bonn", FORMULA), ("c2", None, "Ada"), ("c3", "Ulm", None)] == rows
    assert "s" == sheet["C2"].data_type


@pytest.mark.parametrize("is_zipped", [False, True])
def test_a_file_of_any_size_needs_the_memory_of_a_few_pieces(tmp_path: Path, is_zipped: bool):
    peaks = list[int]()

    async def many() -> AsyncIterator[bytes]:
        for _ in range(_PIECES):
            yield _PIECE

    def content(record: ExportRecord) -> Any:
        return zipped([("orders.csv", many())]) if is_zipped else many()

    async def scene(shop: Shop) -> None:
        await shop.request()
        tracemalloc.start()
        try:
            await shop.opened.run_jobs()
            peaks.append(tracemalloc.get_traced_memory()[1])
        finally:
            tracemalloc.stop()
        (record,) = await shop.exports.db.all(shop.exports.listed("acme"))
        assert "ready" == record.status
        file = tmp_path / shop.exports.file_of("acme", record.export_id)
        size = ZipFile(file).getinfo("orders.csv").file_size if is_zipped else file.stat().st_size
        assert len(_PIECE) * _PIECES == size

    play(scene, content, files=LocalFiles(tmp_path, CountingIds()))
    assert peaks[0] < _MEMORY_MAX
