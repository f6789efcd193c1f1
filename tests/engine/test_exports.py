"""Exports: which moments and changes they have, and the files they are made of."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tablewright import Engine, ManualClock, limits
from tablewright.engine.storage.records import decoded_item
from tablewright.engine.storage.verify import verify
from tablewright.engine.streams.change_log import Image
from tablewright.engine.transfers.export_filter import ExportFilter
from tablewright.errors import (
    ClosedError,
    ExportConflictException,
    InvalidExportTimeException,
    ValidationException,
)
from tests.engine.things import at_once, make_things, put, thing
from tests.engine.transferring import (
    ARN,
    DAY,
    FILES,
    HOUR,
    START,
    Engines,
    data_prefix,
    delete,
    export,
    import_,
    items_of,
    lines_in,
    manifest_files,
    switch_recovery,
)

# What is refused, and depends on the time


def test_a_moment_before_recovery_was_switched_on_is_refused(tmp_path: Path):
    clock = ManualClock(START)
    with Engine.memory(clock=clock, buckets=tmp_path) as engine:
        make_things(engine)
        clock.advance(seconds=HOUR)
        switch_recovery(engine, "things")
        with pytest.raises(InvalidExportTimeException) as refused:
            export(engine, ExportTime=START + HOUR - 1)
        message = "Point in Time Recovery is not available for specified export time"
        assert message == refused.value.message
        assert "COMPLETED" == export(engine, ExportTime=START + HOUR)["ExportStatus"]


def test_a_moment_that_is_no_longer_kept_is_refused(world: Engines):
    engine, _, clock = world
    clock.advance(seconds=40 * DAY)
    engine.sweep()
    with pytest.raises(InvalidExportTimeException):
        export(engine, ExportTime=START + DAY)
    assert "COMPLETED" == export(engine, ExportTime=START + 6 * DAY)["ExportStatus"]


def test_a_prefix_that_leads_out_of_its_bucket_is_refused(world: Engines):
    engine, folder, _ = world
    for prefix in ("../other", "a/../../b", ".", "a/./b", "a\x00b"):
        with pytest.raises(ValidationException):
            export(engine, S3Prefix=prefix)
    assert [] == list(folder.iterdir())


def test_a_token_counts_for_eight_hours(world: Engines):
    engine, _, clock = world
    first = export(engine, ClientToken="token")
    clock.advance(seconds=8 * HOUR)
    assert first == export(engine, ClientToken="token")
    with pytest.raises(ExportConflictException):
        export(engine, ClientToken="token", S3Prefix="elsewhere")
    clock.advance(seconds=1)
    assert first["ExportArn"] != export(engine, ClientToken="token")["ExportArn"]


def test_an_export_is_listed_for_ninety_days(world: Engines):
    engine, _, clock = world
    described = export(engine)
    clock.advance(seconds=90 * DAY)
    engine.sweep()
    assert 1 == len(engine.call("ListExports", {})["ExportSummaries"])
    assert (
        described
        == engine.call("DescribeExport", {"ExportArn": described["ExportArn"]})["ExportDescription"]
    )
    clock.advance(seconds=1)
    assert [] == engine.call("ListExports", {})["ExportSummaries"]
    engine.sweep()
    with pytest.raises(Exception, match="Export not found"):
        engine.call("DescribeExport", {"ExportArn": described["ExportArn"]})


# Full exports


def test_a_table_is_exported_as_it_is(world: Engines):
    engine, folder, _ = world
    put(engine, "one", n=1)
    put(engine, "two", data=b"\x00\xff", text="é")
    described = export(engine)
    assert (2, "COMPLETED") == (described["ItemCount"], described["ExportStatus"])
    data = base64.b64encode(b"\x00\xff").decode()
    expected = [
        {"Item": {"id": {"S": "one"}, "n": {"N": "1"}}},
        {"Item": {"id": {"S": "two"}, "data": {"B": data}, "text": {"S": "é"}}},
    ]
    assert expected == lines_in(folder, described)


def test_a_table_is_exported_as_it_was(world: Engines):
    engine, folder, clock = world
    put(engine, "changed", n=1)
    put(engine, "deleted", n=1)
    put(engine, "kept", n=1)
    clock.advance(seconds=10)
    put(engine, "changed", n=2)
    delete(engine, "deleted")
    put(engine, "new", n=2)
    clock.advance(seconds=10)
    put(engine, "changed", n=3)
    put(engine, "deleted", n=3)
    then = [{"Item": thing(key, n=1)} for key in ("changed", "deleted", "kept")]
    now = [
        {"Item": thing(key, n=n)}
        for key, n in (("changed", 3), ("deleted", 3), ("kept", 1), ("new", 2))
    ]
    assert then == lines_in(folder, export(engine, ExportTime=START + 9))
    assert now == lines_in(folder, export(engine))


def test_an_export_has_what_was_written_before_the_clock_went_back(world: Engines):
    engine, folder, clock = world
    clock.advance(seconds=100)
    put(engine, "one")
    clock.advance(seconds=-50)
    put(engine, "two")
    described = export(engine)
    assert START + 100 == described["ExportTime"]
    assert [{"Item": thing("one")}, {"Item": thing("two")}] == lines_in(folder, described)


def test_the_moment_of_an_export_has_the_changes_of_its_second(world: Engines):
    engine, folder, clock = world
    put(engine, "one")
    clock.advance(seconds=1)
    put(engine, "two")
    clock.advance(seconds=HOUR)
    assert [{"Item": thing("one")}] == lines_in(folder, export(engine, ExportTime=START))
    assert 2 == export(engine, ExportTime=START + 1)["ItemCount"]


def test_the_files_are_where_dynamodb_puts_them(world: Engines):
    engine, folder, _ = world
    described = export(engine, S3Prefix="a/b")
    home = (folder / "exports" / described["ExportManifest"]).parent
    assert folder / "exports" / "a" / "b" / "AWSDynamoDB" == home.parent
    assert described["ExportArn"].endswith(f"/export/{home.name}")
    assert FILES | {"data"} == {path.name for path in home.iterdir()}
    assert b"" == (home / "_started").read_bytes()
    (data,) = (home / "data").iterdir()
    assert data.name.endswith(".json.gz")
    assert b"" == gzip.decompress(data.read_bytes())


def test_the_manifests_tell_what_was_exported(world: Engines):
    engine, folder, clock = world
    put(engine, "one")
    clock.advance(seconds=10.25)
    described = export(engine, ExportTime=START + 5, S3Prefix="p")
    home = (folder / "exports" / described["ExportManifest"]).parent
    key = f"p/AWSDynamoDB/{home.name}"
    (file,) = manifest_files(folder, described)
    packed = (folder / "exports" / file["dataFileS3Key"]).read_bytes()
    digest = hashlib.md5(packed)
    assert {
        "itemCount": 1,
        "md5Checksum": base64.b64encode(digest.digest()).decode(),
        "etag": digest.hexdigest(),
        "dataFileS3Key": file["dataFileS3Key"],
    } == file
    assert file["dataFileS3Key"].startswith(f"{key}/data/")
    assert {
        "version": "2020-06-30",
        "exportArn": described["ExportArn"],
        "startTime": "2023-11-14T22:13:30.250Z",
        "endTime": "2023-11-14T22:13:30.250Z",
        "tableArn": ARN,
        "tableId": described["TableId"],
        "exportTime": "2023-11-14T22:13:25.000Z",
        "s3Bucket": "exports",
        "s3Prefix": "p",
        "s3SseAlgorithm": "AES256",
        "s3SseKmsKeyId": None,
        "manifestFilesS3Key": f"{key}/manifest-files.json",
        "billedSizeBytes": 5,
        "itemCount": 1,
        "outputFormat": "DYNAMODB_JSON",
    } == json.loads((home / "manifest-summary.json").read_text())


def test_each_manifest_has_its_digest_beside_it(world: Engines):
    engine, folder, _ = world
    home = (folder / "exports" / export(engine)["ExportManifest"]).parent
    for name in ("manifest-files", "manifest-summary"):
        digest = hashlib.md5((home / f"{name}.json").read_bytes()).digest()
        assert base64.b64encode(digest) == (home / f"{name}.md5").read_bytes()


def test_a_large_table_has_several_files(world: Engines, monkeypatch: pytest.MonkeyPatch):
    engine, folder, _ = world
    monkeypatch.setattr(limits, "EXPORT_FILE_BYTES", 100)
    for number in range(10):
        put(engine, str(number))
    described = export(engine)
    files = manifest_files(folder, described)
    assert [4, 4, 2] == [file["itemCount"] for file in files]
    assert len(files) == len({file["dataFileS3Key"] for file in files})
    assert sorted(str(n) for n in range(10)) == [
        line["Item"]["id"]["S"] for line in lines_in(folder, described)
    ]


def test_two_exports_do_not_meet(world: Engines):
    engine, folder, _ = world
    put(engine, "one")
    first = export(engine)
    put(engine, "two")
    second = export(engine)
    assert 1 == len(lines_in(folder, first))
    assert 2 == len(lines_in(folder, second))


# Filters


def test_a_filter_decides_what_is_exported(world: Engines):
    engine, folder, _ = world
    for n in range(5):
        put(engine, str(n), n=n, secret="s")
    described = export(
        engine,
        FilterSpecification={
            "FilterExpression": "n >= :least",
            "ProjectionExpression": "id, n",
            "ExpressionAttributeValues": {":least": {"N": "3"}},
        },
    )
    assert [{"Item": thing(str(n), n=n)} for n in (3, 4)] == lines_in(folder, described)


def test_a_key_condition_takes_one_partition(world: Engines):
    engine, folder, _ = world
    put(engine, "one")
    put(engine, "two")
    described = export(
        engine,
        FilterSpecification={
            "KeyConditionExpression": "#k = :k",
            "ExpressionAttributeNames": {"#k": "id"},
            "ExpressionAttributeValues": {":k": {"S": "two"}},
        },
    )
    assert [{"Item": thing("two")}] == lines_in(folder, described)


# Writers beside it, and what a crash leaves


def test_writes_beside_an_export_are_not_in_it(world: Engines):
    engine, folder, _ = world
    for n in range(50):
        put(engine, str(n), n=0)
    request = {"TableArn": ARN, "S3Bucket": "exports"}
    jobs = [lambda: engine.call("ExportTableToPointInTime", request)["ExportDescription"]]

    def write() -> None:
        for n in range(50):
            put(engine, str(n), n=1)

    export_outcome, _ = at_once([*jobs, write])
    assert isinstance(export_outcome, dict)
    described = engine.call("DescribeExport", {"ExportArn": export_outcome["ExportArn"]})
    lines = lines_in(folder, described["ExportDescription"])
    assert 50 == len(lines)
    assert {str(n) for n in range(50)} == {line["Item"]["id"]["S"] for line in lines}


def test_the_same_token_from_two_threads_makes_one_export(world: Engines):
    engine, folder, _ = world
    request = {"TableArn": ARN, "S3Bucket": "exports", "ClientToken": "token"}
    outcomes = at_once([lambda: engine.call("ExportTableToPointInTime", request)] * 4)
    arns = {json.dumps(outcome["ExportDescription"]["ExportArn"]) for outcome in outcomes}  # pyright: ignore[reportIndexIssue]
    assert 1 == len(arns)
    assert 1 == len(list((folder / "exports" / "AWSDynamoDB").iterdir()))


def test_a_kill_in_the_middle_leaves_no_export(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The store and its buckets as they are in the middle are what a kill leaves."""
    store, killed = tmp_path / "store", tmp_path / "killed"
    monkeypatch.setattr(limits, "EXPORT_FILE_BYTES", 100)
    with Engine.open(store, durability="relaxed", sweeps=False) as engine:
        make_things(engine)
        switch_recovery(engine, "things")
        for n in range(20):
            put(engine, str(n))
        replace = Path.replace
        moves: list[str] = []

        def copying(source: Path, target: Path) -> Path:
            if not moves:
                shutil.copytree(store, killed)
            moves.append(target.name)
            return replace(source, target)

        monkeypatch.setattr(Path, "replace", copying)
        assert "COMPLETED" == export(engine)["ExportStatus"]
    assert "manifest-summary.json" == moves[-1]
    assert {".unfinished", "exports"} == {path.name for path in (killed / "buckets").iterdir()}
    assert [] == [path for path in (killed / "buckets" / "exports").rglob("*") if path.is_file()]
    assert verify(killed).ok
    with Engine.open(killed, sweeps=False) as engine:
        assert [] == engine.call("ListExports", {})["ExportSummaries"]
        assert "COMPLETED" == export(engine)["ExportStatus"]
    assert [] == list((killed / "buckets" / ".unfinished").iterdir())
    assert verify(killed).ok


def test_an_export_that_is_interrupted_leaves_nothing(
    world: Engines, monkeypatch: pytest.MonkeyPatch
):
    engine, folder, _ = world
    put(engine, "one")

    def interrupt(*_: Any) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr("tablewright.engine.transfers.exports.item_line", interrupt)
    with pytest.raises(KeyboardInterrupt):
        export(engine, ClientToken="token")
    monkeypatch.undo()
    assert [] == engine.call("ListExports", {})["ExportSummaries"]
    assert [] == [path for path in folder.rglob("*") if path.is_file()]
    assert "COMPLETED" == export(engine, ClientToken="token")["ExportStatus"]


@pytest.mark.parametrize("period", [0, HOUR])
def test_a_close_ends_an_export_that_finds_nothing_to_write(
    world: Engines, monkeypatch: pytest.MonkeyPatch, period: int
):
    engine, _, clock = world
    looked_at: list[str] = []

    def none_passes(self: ExportFilter, item_key: bytes, image: Image) -> bool:
        looked_at.append(decoded_item(image.json)["id"]["S"])
        engine._context.store.is_open = False
        return False

    for key in ("one", "two", "three"):
        put(engine, key)
    clock.advance(seconds=period)
    monkeypatch.setattr(ExportFilter, "_passes", none_passes)
    members: dict[str, Any] = {"FilterSpecification": {"FilterExpression": "attribute_exists(id)"}}
    if period:
        members["IncrementalExportSpecification"] = {"ExportFromTime": START}
        members["ExportType"] = "INCREMENTAL_EXPORT"
    with pytest.raises(ClosedError):
        export(engine, **members)
    assert 1 == len(looked_at)


def test_an_export_is_there_when_the_store_is_opened_again(tmp_path: Path):
    with Engine.open(tmp_path / "store", sweeps=False) as engine:
        make_things(engine)
        switch_recovery(engine, "things")
        put(engine, "one")
        described = export(engine)
    with Engine.open(tmp_path / "store", sweeps=False) as engine:
        again = engine.call("DescribeExport", {"ExportArn": described["ExportArn"]})
        assert described == again["ExportDescription"]
        copied = import_(
            engine, prefix=data_prefix(described), InputCompressionType="GZIP", bucket="exports"
        )
        assert "COMPLETED" == copied["ImportStatus"]
        assert [thing("one")] == items_of(engine)
    assert (tmp_path / "store" / "buckets" / "exports" / described["ExportManifest"]).is_file()
    assert verify(tmp_path / "store").ok
