"""Exports and imports in tests: tables of things that go into buckets and come out again."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tablewright import Engine, ManualClock
from tablewright.ids import CountingIds
from tests.engine.things import make_things

ARN = "arn:aws:dynamodb:us-east-1:000000000000:table/things"
START = 1_700_000_000
HOUR, DAY = 3600, 86_400
Engines = tuple[Engine, Path, ManualClock]
FILES = {
    "_started",
    "manifest-files.json",
    "manifest-files.md5",
    "manifest-summary.json",
    "manifest-summary.md5",
}


@contextmanager
def exporting(folder: Path, clock: ManualClock) -> Iterator[Engine]:
    """An engine with a table of things that can be exported, and with buckets in a folder."""
    with Engine.memory(clock=clock, ids=CountingIds(), buckets=folder) as engine:
        make_things(engine)
        switch_recovery(engine, "things")
        yield engine


def switch_recovery(engine: Engine, table: str, *, enabled: bool = True) -> None:
    specification = {"PointInTimeRecoveryEnabled": enabled}
    request = {"TableName": table, "PointInTimeRecoverySpecification": specification}
    engine.call("UpdateContinuousBackups", request)


def delete(engine: Engine, key: str) -> None:
    engine.call("DeleteItem", {"TableName": "things", "Key": {"id": {"S": key}}})


def export(engine: Engine, **members: Any) -> dict[str, Any]:
    """Exports the things; returns what DescribeExport tells afterwards."""
    request = {"TableArn": ARN, "S3Bucket": "exports", **members}
    begun = engine.call("ExportTableToPointInTime", request)["ExportDescription"]
    described = engine.call("DescribeExport", {"ExportArn": begun["ExportArn"]})
    return described["ExportDescription"]


def export_changes(
    engine: Engine, from_time: float, to_time: float | None = None, **members: Any
) -> dict[str, Any]:
    """Exports what changed in a period."""
    view = {"ExportViewType": members.pop("view")} if "view" in members else {}
    period = {"ExportFromTime": from_time, **view}
    if to_time is not None:
        period["ExportToTime"] = to_time
    return export(
        engine, ExportType="INCREMENTAL_EXPORT", IncrementalExportSpecification=period, **members
    )


def import_(
    engine: Engine,
    *,
    table: str = "copy",
    key: str = "id:S",
    bucket: str = "exports",
    **members: Any,
) -> dict[str, Any]:
    """Imports a bucket; returns what DescribeImport tells afterwards.

    A key is its attributes with types, the partition key first: `"id:S n:N"`. Further members of
    the table's creation come as `creation`.
    """
    attributes = [attribute.split(":") for attribute in key.split()]
    creation = {
        "TableName": table,
        "KeySchema": [
            {"AttributeName": name, "KeyType": role}
            for (name, _), role in zip(attributes, ("HASH", "RANGE"), strict=False)
        ],
        "AttributeDefinitions": [
            {"AttributeName": name, "AttributeType": kind} for name, kind in attributes
        ],
        "BillingMode": "PAY_PER_REQUEST",
        **members.pop("creation", {}),
    }
    source = {"S3Bucket": bucket}
    if "prefix" in members:
        source["S3KeyPrefix"] = members.pop("prefix")
    request = {
        "S3BucketSource": source,
        "InputFormat": "DYNAMODB_JSON",
        "TableCreationParameters": creation,
        **members,
    }
    begun = engine.call("ImportTable", request)["ImportTableDescription"]
    described = engine.call("DescribeImport", {"ImportArn": begun["ImportArn"]})
    return described["ImportTableDescription"]


def import_csv(
    engine: Engine, *, key: str = "id:S", csv: Any = None, **members: Any
) -> dict[str, Any]:
    """Imports a bucket of CSV, with options if there are any."""
    options = {"InputFormatOptions": {"Csv": csv}} if csv is not None else {}
    return import_(engine, key=key, InputFormat="CSV", **options, **members)


def data_prefix(described: dict[str, Any]) -> str:
    """The prefix of the data files of a full export."""
    return described["ExportManifest"].removesuffix("manifest-summary.json") + "data/"


def lines_in(folder: Path, described: dict[str, Any], bucket: str = "exports") -> list[Any]:
    """What the data files of an export hold, in any order, found through its manifests."""
    lines: list[Any] = []
    for file in manifest_files(folder, described, bucket):
        packed = (folder / bucket / file["dataFileS3Key"]).read_bytes()
        found = [json.loads(line) for line in gzip.decompress(packed).splitlines()]
        assert file["itemCount"] == len(found)
        lines += found
    return sorted(lines, key=json.dumps)


def manifest_files(
    folder: Path, described: dict[str, Any], bucket: str = "exports"
) -> list[dict[str, Any]]:
    """The data files that the manifests of an export name."""
    summary = json.loads((folder / bucket / described["ExportManifest"]).read_text())
    listed = (folder / bucket / summary["manifestFilesS3Key"]).read_text()
    return [json.loads(line) for line in listed.splitlines()]


def put_object(folder: Path, key: str, content: bytes | str, bucket: str = "exports") -> None:
    """Puts a file where an object of a bucket is."""
    path = folder / bucket / key
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


def items_of(engine: Engine, table: str = "copy") -> list[dict[str, Any]]:
    """The items of a table, in an order of their own."""
    found: list[dict[str, Any]] = []
    start: dict[str, Any] = {}
    while True:
        page = engine.call("Scan", {"TableName": table, **start})
        found += page["Items"]
        if "LastEvaluatedKey" not in page:
            return sorted(found, key=lambda item: json.dumps(item, sort_keys=True))
        start = {"ExclusiveStartKey": page["LastEvaluatedKey"]}


def error_log(folder: Path, described: dict[str, Any]) -> list[dict[str, Any]]:
    """What an import logged of its errors."""
    import_id = described["ImportArn"].rpartition("/")[2]
    path = folder / ".logs" / "aws-dynamodb" / "imports" / import_id / "error"
    return [json.loads(line) for line in path.read_text().splitlines()]


def lines(*items: dict[str, Any]) -> str:
    """Items as DynamoDB-JSON, a line each."""
    return "".join(json.dumps({"Item": item}) + "\n" for item in items)


def counts(described: dict[str, Any]) -> tuple[str, int, int, int]:
    """The status of an import, and how many items it processed, imported and refused."""
    return (
        described["ImportStatus"],
        described["ProcessedItemCount"],
        described["ImportedItemCount"],
        described["ErrorCount"],
    )
