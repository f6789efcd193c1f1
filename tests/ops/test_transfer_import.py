"""Imports: what is refused, what becomes of bad rows, and what a kill leaves."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablewright import Engine, ManualClock, limits
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.client.targets import open_transport
from tablewright.engine.storage.verify import verify
from tablewright.errors import (
    AccessDeniedException,
    TableNotEmptyError,
    ThrottlingException,
    TransferFolderError,
)
from tablewright.model import put_all
from tablewright.ops.transfer import (
    ExportOptions,
    Imported,
    ImportOptions,
    exported,
    found_source,
    imported,
)
from tablewright.ops.transfer.import_state import state_path
from tests.model.targets import Servers, endpoint
from tests.ops.shops import FIRST, VISITS, FirstOrder, orders
from tests.ops.stopped_child import killed_after

CLOCK = ManualClock(1_800_000_000)


@pytest.fixture
def transport() -> Iterator[Any]:
    with EmbeddedTransport(Engine.memory(clock=CLOCK), owns_engine=True) as transport:
        db = Database(transport=transport)
        db.create_tables(FIRST)
        db.create_tables(VISITS)
        yield transport


@pytest.fixture
def folder(transport: Any, tmp_path: Path) -> Path:
    """A folder with 60 orders, exported."""
    with EmbeddedTransport(Engine.memory(), owns_engine=True) as source:
        db = Database(transport=source)
        db.create_tables(FIRST)
        db.run(put_all(orders(60)))
        return _exported(source, tmp_path / "folder")


def _exported(transport: Any, folder: Path, **options: Any) -> Path:
    made = ExportOptions(**options)
    exported(transport, FIRST, folder, target="x", clock=CLOCK, options=made)
    return folder


def _import(transport: Any, folder: Path, *, design: Any = FIRST, **options: Any) -> Imported:
    source = found_source(design, folder)
    how = ImportOptions(**options)
    return imported(transport, source, target="x", clock=CLOCK, options=how)


def _count(transport: Any, table: str = "shop") -> int:
    answer = Database(transport=transport).call("Scan", {"TableName": table, "Select": "COUNT"})
    return answer["Count"]


def _file(tmp_path: Path, *lines: str, name: str = "items.jsonl") -> Path:
    folder = tmp_path / "by-hand"
    folder.mkdir(exist_ok=True)
    (folder / name).write_text("\n".join(lines))
    return folder


def _order(number: int, **others: Any) -> str:
    key = {"pk": f"CUSTOMER#{number}", "sk": f"ORDER#{number}"}
    return json.dumps({**key, "kind": "Order", "customer": str(number), **others})


# Folders that are refused


def test_a_folder_without_files_is_refused(transport: Any, tmp_path: Path):
    with pytest.raises(TransferFolderError, match="does not contain a file to import"):
        _import(transport, tmp_path)


def test_a_table_that_the_design_does_not_have_is_refused(folder: Path):
    with pytest.raises(TransferFolderError, match="The design has no table other"):
        found_source(FIRST, folder, tables=["other"])
    with pytest.raises(TransferFolderError, match="The design has no table shop"):
        found_source(VISITS, folder)


def test_an_export_that_was_stopped_is_refused(folder: Path):
    manifest = folder / "manifest.json"
    told = json.loads(manifest.read_text())
    manifest.write_text(json.dumps({**told, "finished_at": None}))
    with pytest.raises(TransferFolderError, match="contains an unfinished export"):
        found_source(FIRST, folder)


def test_another_format_than_the_manifests_is_refused(folder: Path):
    with pytest.raises(TransferFolderError, match="contains dynamodb-json, not csv"):
        found_source(FIRST, folder, form="csv")


def test_files_of_several_formats_are_refused(tmp_path: Path):
    _file(tmp_path, "{}", name="a.jsonl")
    folder = _file(tmp_path, "a", name="b.csv")
    with pytest.raises(TransferFolderError, match="contains files in several formats"):
        found_source(FIRST, folder)
    assert "csv" == found_source(FIRST, folder, form="csv").form


@pytest.mark.parametrize("damage", ["cut", "flipped", "gone", "outside"])
def test_a_file_that_is_not_as_it_was_exported_is_refused_before_anything_is_written(
    transport: Any, folder: Path, damage: str
):
    (path,) = (folder / "shop").iterdir()
    content = path.read_bytes()
    if damage == "cut":
        path.write_bytes(content[:-5])
    elif damage == "flipped":
        path.write_bytes(content[:50] + bytes([content[50] ^ 1]) + content[51:])
    elif damage == "gone":
        path.unlink()
    else:
        manifest = folder / "manifest.json"
        manifest.write_text(manifest.read_text().replace("shop/00001", "../shop/00001"))
    with pytest.raises(TransferFolderError):
        _import(transport, folder)
    assert 0 == _count(transport)


def test_a_table_with_items_is_refused_and_nothing_is_written(transport: Any, folder: Path):
    Database(transport=transport).run(orders(100)[99].put())
    with pytest.raises(TableNotEmptyError, match=r"Table shop is not empty\. Nothing was imported"):
        _import(transport, folder)
    assert 1 == _count(transport)
    assert not state_path(folder, "x").exists()


def test_rejects_of_an_earlier_import_are_not_overwritten(transport: Any, folder: Path):
    (folder / "rejects.jsonl").write_text("mine")
    with pytest.raises(TransferFolderError, match=r"rejects\.jsonl already exists"):
        _import(transport, folder)


# Bad rows


def test_bad_rows_are_kept_apart_and_the_others_are_written(transport: Any, tmp_path: Path):
    folder = _file(
        tmp_path,
        _order(1),
        "{",
        '{"pk": "CUSTOMER#1"}',
        '{"pk": 5, "sk": "x"}',
        json.dumps({"pk": "", "sk": "x"}),
        json.dumps({"pk": "x", "sk": "x", "email": 5}),
        json.dumps({"pk": "x", "sk": "y", "big": "x" * 410_000}),
        json.dumps({"pk": "x", "sk": "z", "bad": {"$S": 5}}),
        _order(2),
    )
    outcome = _import(transport, folder)
    assert (2, 7) == (outcome.items, outcome.rejected)
    assert 2 == _count(transport)
    assert folder / "rejects.jsonl" == outcome.rejects
    rejects = [json.loads(line) for line in (folder / "rejects.jsonl").read_bytes().splitlines()]
    assert [2, 3, 4, 5, 6, 7, 8] == [reject["line"] for reject in rejects]
    assert {("shop", "items.jsonl")} == {(one["table"], one["file"]) for one in rejects}
    reasons = [reject["reason"] for reject in rejects]
    assert "invalid JSON: Expecting property name enclosed in double quotes at column 2" in reasons
    assert "the key does not match the table: Object missing required field `sk`" in reasons
    assert any("unknown field `N` - at `$.pk`" in reason for reason in reasons)
    assert any("empty string value" in reason for reason in reasons)
    assert any("Type mismatch for Index Key email" in reason for reason in reasons)
    assert any("Item size has exceeded" in reason for reason in reasons)
    assert '{"pk":{"S":""},"sk":{"S":"x"}}' == rejects[3]["text"]
    assert [reject["line"] for reject in rejects] == [one.line for one in outcome.examples]
    verdict = outcome.tables[0].verdict
    assert verdict is not None
    assert verdict.is_same


def test_a_dry_run_tells_what_is_wrong_and_writes_nothing(transport: Any, tmp_path: Path):
    folder = _file(tmp_path, _order(1), "{", _order(2))
    outcome = _import(transport, folder, dry_run=True)
    assert (2, 1, None) == (outcome.items, outcome.rejected, outcome.rejects)
    assert [2] == [one.line for one in outcome.examples]
    assert 0 == _count(transport)
    assert ["items.jsonl"] == [path.name for path in folder.iterdir()]


def test_a_file_that_breaks_off_is_told_and_the_import_can_go_on(transport: Any, tmp_path: Path):
    folder = _file(tmp_path, name="empty.jsonl")
    packed = gzip.compress("\n".join(_order(n) for n in range(3_000)).encode())
    (folder / "items.jsonl.gz").write_bytes(packed[: len(packed) // 2])
    with pytest.raises(TransferFolderError, match=r"items\.jsonl\.gz cannot be read: after line"):
        _import(transport, folder)
    assert 0 < _count(transport) < 3_000


@pytest.mark.parametrize("refusal", [AccessDeniedException(""), ThrottlingException("")])
def test_a_refusal_that_is_not_about_an_item_ends_the_import(
    transport: Any, folder: Path, monkeypatch: pytest.MonkeyPatch, refusal: Exception
):
    monkeypatch.setattr(transport.engine, "answers", lambda writes: [refusal] * len(writes))
    with pytest.raises(type(refusal)):
        _import(transport, folder)
    assert not (folder / "rejects.jsonl").exists()


# What is written


@pytest.mark.parametrize("form", ["dynamodb-json", "jsonl", "csv"])
def test_what_was_exported_is_imported_and_compared(
    transport: Any, folder: Path, tmp_path: Path, form: Any
):
    first = _import(transport, folder)
    assert (60, 0) == (first.items, first.rejected)
    copy = _exported(transport, tmp_path / "copy", form=form)
    with EmbeddedTransport(Engine.memory(), owns_engine=True) as other:
        Database(transport=other).create_tables(FIRST)
        outcome = _import(other, copy)
        verdict = outcome.tables[0].verdict
        assert verdict is not None
        assert (60, True) == (verdict.checked, verdict.is_same)
        again = _exported(other, tmp_path / "again")
    checksums = [
        json.loads((one / "manifest.json").read_text())["tables"][0]["checksum"]
        for one in (folder, copy, again)
    ]
    assert 1 == len(set(checksums))
    assert not state_path(copy, "x").exists()


def test_values_of_every_type_go_to_a_server_and_come_back(tmp_path: Path):
    line = {
        "visitor": "AAEC",
        "number": -7,
        "tags": ["x", "y"],
        "scores": [-3, 1, 2.5],
        "parts": {"p": ["YQ==", ""]},
        "is_new": False,
        "gone": None,
        "mixed": [1, "1", True, {"a": []}],
    }
    folder = _file(tmp_path, json.dumps(line))
    with endpoint() as url:
        server = open_transport(url)
        Database(transport=server).create_tables(VISITS)
        assert _same(_import(server, folder, design=VISITS))
        copy = tmp_path / "copy"
        options = ExportOptions(form="jsonl", is_packed=False)
        exported(server, VISITS, copy, target="x", clock=CLOCK, options=options)
        server.close()
    assert line == json.loads((copy / "visits" / "00001.jsonl").read_text())


def _same(outcome: Imported) -> bool:
    return all(table.verdict is not None and table.verdict.is_same for table in outcome.tables)


def test_items_that_are_spelled_in_another_way_are_the_same(transport: Any, tmp_path: Path):
    item = '{ "Item": {"sk":{"S":"x"}, "pk":{"S":"y"}, "n":{"N":"1.50"}, "s":{"SS":["b","a"]}} }'
    outcome = _import(transport, _file(tmp_path, item, name="x.json"))
    assert _same(outcome)


def test_a_table_with_items_can_be_merged_into(transport: Any, folder: Path):
    db = Database(transport=transport)
    kept = FirstOrder(customer="other", order="o1", status="open", day="x")
    db.run(kept.put())
    db.run(FirstOrder(customer="c0", order="o0000", status="sent", day="x").put())
    outcome = _import(transport, folder, merges=True)
    assert _same(outcome)
    assert 61 == _count(transport)
    replaced = db.run(FirstOrder.at(customer="c0", order="o0000").get())
    assert replaced is not None
    assert "open" == replaced.status


def test_of_two_rows_with_one_key_the_later_one_stays(transport: Any, tmp_path: Path):
    folder = _file(tmp_path, _order(1, day="first"), _order(2), _order(1, day="last"))
    outcome = _import(transport, folder)
    stored = Database(transport=transport).call(
        "GetItem",
        {"TableName": "shop", "Key": {"pk": {"S": "CUSTOMER#1"}, "sk": {"S": "ORDER#1"}}},
    )
    assert {"S": "last"} == stored["Item"]["day"]
    verdict = outcome.tables[0].verdict
    assert verdict is not None
    assert (0, 1, ["items.jsonl, line 1"]) == (verdict.missing, verdict.different, verdict.examples)


def test_items_that_expire_meanwhile_are_not_missed(transport: Any, tmp_path: Path):
    now = CLOCK.now()
    rows = [{"visitor": "AAEC", "number": n, "until": int(now) + 60 * n - 600} for n in range(20)]
    folder = _file(tmp_path, *map(json.dumps, rows))
    real = transport.send

    def sweeping(operation: str, body: bytes) -> bytes:
        transport.engine.sweep()
        return real(operation, body)

    transport.send = sweeping
    outcome = _import(transport, folder, design=VISITS)
    verdict = outcome.tables[0].verdict
    assert verdict is not None
    assert (True, 11, 9) == (verdict.is_same, verdict.expired, _count(transport, "visits"))


def test_items_that_others_delete_meanwhile_are_told(transport: Any, folder: Path):
    real = transport.send
    scans: list[str] = []

    def deleting(operation: str, body: bytes) -> bytes:
        scans.append(operation)
        if scans.count("Scan") == 2:  # the first one looks whether the table is empty
            key = {"pk": {"S": "CUSTOMER#c0"}, "sk": {"S": "ORDER#o0000"}}
            real("DeleteItem", msgspec.json.encode({"TableName": "shop", "Key": key}))
        return real(operation, body)

    transport.send = deleting
    verdict = _import(transport, folder).tables[0].verdict
    assert verdict is not None
    assert (1, 0, False) == (verdict.missing, verdict.different, verdict.is_same)


def test_the_folders_of_dynamodbs_own_exports_are_read(transport: Any, tmp_path: Path):
    data = tmp_path / "AWSDynamoDB" / "0173" / "data"
    data.mkdir(parents=True)
    line = b'{"Item":{"pk":{"S":"a"},"sk":{"S":"b"}}}\n'
    (data / "aaaa.json.gz").write_bytes(gzip.compress(line))
    (data.parent / "manifest-summary.json").write_text("{}")
    (data.parent / "_started").touch()
    outcome = _import(transport, tmp_path / "AWSDynamoDB" / "0173")
    assert (1, 0) == (outcome.items, outcome.rejected)


def test_each_table_has_a_folder(transport: Any, tmp_path: Path):
    (tmp_path / "shop").mkdir()
    (tmp_path / "visits").mkdir()
    (tmp_path / "shop" / "x.jsonl").write_text(_order(1))
    (tmp_path / "visits" / "x.jsonl").write_text('{"visitor": "AAEC", "number": 1}')
    both = msgspec.structs.replace(FIRST, tables=(*FIRST.tables, *VISITS.tables))
    outcome = _import(transport, tmp_path, design=both)
    assert [("shop", 1), ("visits", 1)] == [(one.name, one.items) for one in outcome.tables]


def test_batches_stay_below_what_a_request_may_hold(
    transport: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "IMPORT_BATCH_BYTES_MAX", 500)
    sizes: list[int] = []
    real = transport.engine.answers

    def noting(writes: list[tuple[str, bytes]]) -> Any:
        sizes.extend(len(body) for _, body in writes)
        return real(writes)

    monkeypatch.setattr(transport.engine, "answers", noting)
    _import(transport, _file(tmp_path, *(_order(n) for n in range(30))))
    assert len(sizes) > 5
    assert max(sizes) < 800


def test_what_a_server_leaves_undone_is_asked_for_again(
    folder: Path, servers: Servers, monkeypatch: pytest.MonkeyPatch
):
    server = open_transport(servers.url("endpoint", endpoint))
    Database(transport=server).create_tables(FIRST)
    left = [1, 2]
    real = server.send

    def busy(operation: str, body: bytes) -> bytes:
        if operation == "BatchWriteItem" and left:
            left.pop()
            asked = msgspec.json.decode(body)["RequestItems"]
            return msgspec.json.encode({"UnprocessedItems": asked})
        return real(operation, body)

    monkeypatch.setattr(server, "send", busy)
    clock = _Impatient()
    source = found_source(FIRST, folder)
    outcome = imported(server, source, target="x", clock=clock)
    assert _same(outcome)
    assert (60, 2) == (outcome.items, clock.waits)
    Database(transport=server).call("DeleteTable", {"TableName": "shop"})
    server.close()


class _Impatient(ManualClock):
    """A clock whose waits are over at once."""

    waits = 0

    def pause(self, stop: Any, seconds: float) -> bool:
        self.waits += 1
        return False


# Stops


@pytest.mark.heavy
@pytest.mark.parametrize("steps", [1, 2])
def test_an_import_that_was_killed_goes_on_where_it_was(tmp_path: Path, steps: int):
    store, folder = tmp_path / "store", tmp_path / "by-hand"
    with Database(f"embedded:{store}") as db:
        db.create_tables(FIRST)
    lines = [_order(n) for n in range(1_500)]
    lines[10] = lines[700] = lines[1_400] = "{"
    _file(tmp_path, *lines)
    killed_after(steps, "import", store, folder)
    assert state_path(folder, "x").exists()
    with EmbeddedTransport(Engine.open(store), owns_engine=True) as transport:
        source = found_source(FIRST, folder)
        outcome = imported(transport, source, target="x", clock=CLOCK)
        assert (1_497, 3) == (outcome.items, outcome.rejected)
        assert _same(outcome)
        assert 1_497 == _count(transport)
    rejects = (folder / "rejects.jsonl").read_bytes().splitlines()
    assert [11, 701, 1_401] == [json.loads(line)["line"] for line in rejects]
    assert not state_path(folder, "x").exists()
    assert () == verify(store).problems


def test_the_state_of_another_target_or_source_is_not_gone_on_with(
    transport: Any, folder: Path, tmp_path: Path
):
    path = state_path(folder, "x")
    path.write_text('{"source": "other", "target": "x"}')
    assert 60 == _import(transport, folder).items
