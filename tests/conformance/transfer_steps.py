"""Exports and imports in cases: requests for them, and their descriptions.

The runner's clock stands still and its ids count up, so every name can be worked out beforehand.
Buckets are in its memory: what an import reads, an export wrote before.
"""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Request, Step
from tests.conformance.descriptions import NOW, arn
from tests.conformance.table_requests import key_schema, typed

TABLE_ID = "00000000-0000-4000-8000-000000000001"  # of the first table that a case makes
ACCOUNT = "000000000000"
LOG_GROUP = f"arn:aws:logs:us-east-1:{ACCOUNT}:log-group:/aws-dynamodb/imports:*"


def recoverable(name: str = "hash") -> Step:
    """A step that switches point-in-time recovery on."""
    specification = {"PointInTimeRecoveryEnabled": True}
    request = {"TableName": name, "PointInTimeRecoverySpecification": specification}
    return "UpdateContinuousBackups", request


def transfer_id(number: int) -> str:
    """The id of an export or import that took an id of the runner's for its own."""
    return f"{int(NOW * 1000):014}-{number:08x}"


def export_arn(number: int, table: str = "hash") -> str:
    return f"{arn(table)}/export/{transfer_id(number)}"


def import_arn(number: int, table: str = "copy") -> str:
    return f"{arn(table)}/import/{transfer_id(number)}"


def export(**members: Any) -> Request:
    """A request for an export of the table `hash`, with a token unless it is None."""
    request = {"TableArn": arn("hash"), "S3Bucket": "exports", "ClientToken": "one", **members}
    return {member: value for member, value in request.items() if value is not None}


def exporting(**members: Any) -> Step:
    return "ExportTableToPointInTime", export(**members)


def begun_export(number: int = 2, **more: Any) -> dict[str, Any]:
    """The description of a new export; a member of `more` that is None is left out."""
    description = {
        "ExportArn": export_arn(number),
        "ExportStatus": "IN_PROGRESS",
        "StartTime": NOW,
        "ExportTime": NOW,
        "TableArn": arn("hash"),
        "TableId": TABLE_ID,
        "ClientToken": "one",
        "S3Bucket": "exports",
        "S3SseAlgorithm": "AES256",
        "ExportFormat": "DYNAMODB_JSON",
        **more,
    }
    return {m: value for m, value in description.items() if value is not None}


def ended_export(number: int = 2, *, prefix: str = "", **more: Any) -> dict[str, Any]:
    """The description of a completed export; the table is empty by default."""
    manifest = f"{prefix}AWSDynamoDB/{transfer_id(number)}/manifest-summary.json"
    outcome = {
        "ExportStatus": "COMPLETED",
        "EndTime": NOW,
        "ExportManifest": manifest,
        "ItemCount": 0,
        "BilledSizeBytes": 0,
    }
    return begun_export(number, **{**outcome, **more})


def creation(**members: Any) -> dict[str, Any]:
    """TableCreationParameters for the table `copy`; a member that is None is left out."""
    parameters = {
        "TableName": "copy",
        "AttributeDefinitions": typed("pk:S"),
        "KeySchema": key_schema("pk HASH"),
        "BillingMode": "PAY_PER_REQUEST",
        **members,
    }
    return {member: value for member, value in parameters.items() if value is not None}


def importing(
    source: dict[str, Any] | None = None, table: dict[str, Any] | None = None, **members: Any
) -> Request:
    """A request for an import into the table `copy`; a member that is None is left out."""
    request = {
        "ClientToken": "two",
        "S3BucketSource": source or {"S3Bucket": "exports"},
        "InputFormat": "DYNAMODB_JSON",
        "TableCreationParameters": table or creation(),
        **members,
    }
    return {member: value for member, value in request.items() if value is not None}


def begun_import(number: int, table_id: int, **more: Any) -> dict[str, Any]:
    """The description of a new import; `table_id` is the runner's id that its table has."""
    description = {
        "ImportArn": import_arn(number),
        "ImportStatus": "IN_PROGRESS",
        "TableArn": arn("copy"),
        "TableId": f"{TABLE_ID[:-12]}{table_id:012x}",
        "ClientToken": "two",
        "S3BucketSource": {"S3BucketOwner": ACCOUNT, "S3Bucket": "exports"},
        "ErrorCount": 0,
        "CloudWatchLogGroupArn": LOG_GROUP,
        "InputFormat": "DYNAMODB_JSON",
        "InputCompressionType": "NONE",
        "TableCreationParameters": creation(),
        "StartTime": NOW,
        "ProcessedItemCount": 0,
        "ImportedItemCount": 0,
        **more,
    }
    return {m: value for m, value in description.items() if value is not None}


def ended_import(number: int, table_id: int, **more: Any) -> dict[str, Any]:
    """The description of a completed import; by default, nothing was imported."""
    outcome = {"ImportStatus": "COMPLETED", "EndTime": NOW, "ProcessedSizeBytes": 0}
    return begun_import(number, table_id, **{**outcome, **more})
