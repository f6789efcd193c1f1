"""Exports: what is refused, what a folder holds, and what a kill leaves."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablewright import Engine, ManualClock, limits
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import ResourceNotFoundException, TransferFolderError
from tablewright.model import put_all
from tablewright.ops.transfer import ExportManifest, ExportOptions, ItemTally, exported
from tablewright.ops.transfer.tally import canonical
from tests.ops.shops import FIRST, orders
from tests.ops.stopped_child import killed_after

CLOCK = ManualClock(1_800_000_000)


@pytest.fixture
def transport(monkeypatch: pytest.MonkeyPatch):
    """A store with 60 orders, whose pages are small."""
    monkeypatch.setattr(limits, "PAGE_BYTES_MAX", 1_000)
    with EmbeddedTransport(Engine.memory(), owns_engine=True) as transport:
        db = Database(transport=transport)
        db.create_tables(FIRST)
        db.run(put_all(orders(60)))
        yield transport


def _export(transport: Any, folder: Path, **options: Any) -> ExportManifest:
    made = ExportOptions(**options)
    return exported(transport, FIRST, folder, target="memory:", clock=CLOCK, options=made)


def _lines(folder: Path, manifest: ExportManifest) -> list[bytes]:
    parts = [part for table in manifest.tables for part in table.parts]
    return [line for part in parts for line in gzip.open(folder / part.file)]


# Errors


def test_a_folder_that_holds_something_else_is_refused(transport: Any, tmp_path: Path):
    (tmp_path / "mine").write_text("mine")
    with pytest.raises(TransferFolderError, match="already exists and is not an export"):
        _export(transport, tmp_path)
    assert ["mine"] == [path.name for path in tmp_path.iterdir()]


def test_a_folder_with_a_whole_export_is_refused(transport: Any, tmp_path: Path):
    _export(transport, tmp_path)
    with pytest.raises(TransferFolderError, match="already contains a finished export"):
        _export(transport, tmp_path)


def test_a_folder_with_another_export_that_was_stopped_is_refused(transport: Any, tmp_path: Path):
    manifest = _export(transport, tmp_path)
    manifest.finished_at = None
    manifest.write(tmp_path)
    with pytest.raises(TransferFolderError, match="an unfinished export with other settings"):
        _export(transport, tmp_path, form="csv")


@pytest.mark.parametrize("content", [b"{", b"{}", b'{"version": 1, "more": 2}'])
def test_a_manifest_that_is_none_is_refused(transport: Any, tmp_path: Path, content: bytes):
    (tmp_path / "manifest.json").write_bytes(content)
    with pytest.raises(TransferFolderError, match=r"manifest.json is not a valid manifest"):
        _export(transport, tmp_path)


def test_a_manifest_of_a_newer_version_is_refused(transport: Any, tmp_path: Path):
    manifest = _export(transport, tmp_path)
    manifest.version = 99
    manifest.write(tmp_path)
    with pytest.raises(TransferFolderError, match="was exported by a newer version of Tablewright"):
        _export(transport, tmp_path)


def test_a_table_that_the_design_does_not_have_is_refused(transport: Any, tmp_path: Path):
    with pytest.raises(TransferFolderError, match="The design has no table other"):
        _export(transport, tmp_path, tables=["other"])


def test_a_table_that_is_not_there_is_told_in_dynamodbs_words(tmp_path: Path):
    with (
        EmbeddedTransport(Engine.memory(), owns_engine=True) as transport,
        pytest.raises(ResourceNotFoundException),
    ):
        _export(transport, tmp_path / "new")


# What is written


def test_an_export_is_a_manifest_and_files_of_items(transport: Any, tmp_path: Path):
    manifest = _export(transport, tmp_path / "new" / "folder")
    folder = tmp_path / "new" / "folder"
    (table,) = manifest.tables
    assert ("shop", 60, True, None) == (table.name, table.items, table.is_complete, table.cursor)
    assert ["shop/00001.json.gz"] == [part.file for part in table.parts]
    assert {"manifest.json", "shop"} == {path.name for path in folder.iterdir()}
    assert manifest == ExportManifest.read(folder)
    assert ("2027-01-15T08:00:00+00:00", "memory:") == (manifest.finished_at, manifest.target)
    tally = ItemTally()
    for line in _lines(folder, manifest):
        tally.add(canonical(msgspec.json.encode(json.loads(line)["Item"])))
    assert table.tally() == tally


@pytest.mark.parametrize(
    ("form", "name"),
    [("dynamodb-json", "00001.json"), ("jsonl", "00001.jsonl"), ("csv", "00001.csv")],
)
def test_a_file_has_the_name_of_its_format(transport: Any, tmp_path: Path, form: Any, name: str):
    manifest = _export(transport, tmp_path, form=form, is_packed=False)
    assert [f"shop/{name}"] == [part.file for part in manifest.tables[0].parts]
    assert 60 + (form == "csv") == (tmp_path / "shop" / name).read_bytes().count(b"\n")


def test_the_checksum_is_the_same_in_every_format(transport: Any, tmp_path: Path):
    forms: tuple[Any, ...] = ("dynamodb-json", "jsonl", "csv")
    made = [_export(transport, tmp_path / form, form=form) for form in forms]
    assert 1 == len({manifest.tables[0].checksum for manifest in made})


def test_the_same_items_are_the_same_bytes(transport: Any, tmp_path: Path):
    first, second = (_export(transport, tmp_path / name) for name in "ab")
    assert first.tables == second.tables


def test_files_grow_to_a_size_and_no_further(
    transport: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "EXPORT_PART_BYTES", 1_000)
    manifest = _export(transport, tmp_path)
    assert len(manifest.tables[0].parts) > 3
    assert 60 == sum(part.items for part in manifest.tables[0].parts)


def test_an_empty_table_has_an_empty_file(tmp_path: Path):
    with EmbeddedTransport(Engine.memory(), owns_engine=True) as transport:
        Database(transport=transport).create_tables(FIRST)
        manifest = _export(transport, tmp_path)
    assert (0, 1) == (manifest.items, len(manifest.tables[0].parts))


def test_progress_tells_items_of_all_items(transport: Any, tmp_path: Path):
    told: list[tuple[int, int]] = []
    exported(
        transport,
        FIRST,
        tmp_path,
        target="x",
        clock=CLOCK,
        progress=lambda done, total: told.append((done, total)),
    )
    assert (60, 60) == told[-1]
    assert sorted(told) == told


def test_a_file_that_changes_before_the_end_is_noticed(
    transport: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    real = ExportManifest.write

    def spoiled(self: ExportManifest, folder: Path) -> None:
        real(self, folder)
        if self.finished_at is None:
            path = folder / self.tables[0].parts[0].file
            path.write_bytes(path.read_bytes()[:-1])

    monkeypatch.setattr(ExportManifest, "write", spoiled)
    with pytest.raises(TransferFolderError, match="has changed since the export"):
        _export(transport, tmp_path)


# Stops


@pytest.mark.heavy
def test_an_export_that_was_killed_goes_on_after_its_last_whole_file(tmp_path: Path):
    store, folder = tmp_path / "store", tmp_path / "folder"
    with Database(f"embedded:{store}") as db:
        db.create_tables(FIRST)
        db.run(put_all(orders(60)))
    killed_after(3, "export", store, folder)
    stopped = ExportManifest.read(folder)
    assert stopped is not None
    assert 0 < stopped.items < 60
    assert (None, False) == (stopped.finished_at, stopped.tables[0].is_complete)
    with EmbeddedTransport(Engine.open(store), owns_engine=True) as transport:
        manifest = exported(transport, FIRST, folder, target="x", clock=CLOCK)
        whole = exported(transport, FIRST, tmp_path / "whole", target="x", clock=CLOCK)
    assert 60 == manifest.items
    assert whole.tables[0].checksum == manifest.tables[0].checksum
    assert stopped.tables[0].parts == manifest.tables[0].parts[: len(stopped.tables[0].parts)]
    named = {part.file for part in manifest.tables[0].parts}
    assert named == {f"shop/{path.name}" for path in (folder / "shop").iterdir()}


def test_an_export_that_fails_leaves_no_half_file(
    transport: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    pages = iter([True, False])
    real = transport.send

    def failing(operation: str, body: bytes) -> bytes:
        if operation == "Scan" and not next(pages):
            raise OSError("the network is gone")
        return real(operation, body)

    monkeypatch.setattr(transport, "send", failing)
    with pytest.raises(OSError, match="the network is gone"):
        _export(transport, tmp_path)
    assert [] == list((tmp_path / "shop").iterdir())
