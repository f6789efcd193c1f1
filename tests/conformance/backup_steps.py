"""Terse spellings for backups and restores.

Ids count up: with one table made before, the first backup is number 2, the next number 3; backups
of one moment are a millisecond apart.
"""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Request, Step
from tests.conformance.descriptions import NOW, arn
from tests.conformance.table_requests import index, provisioned, units
from tests.conformance.tables import HASH, INDEXED, RANGE

NO_NAME = "The parameter 'TableName' is required but was not present in the request"
ABSENT_TABLE = "Table not found: absent"
ABSENT_BACKUP = f"{arn('hash')}/backup/01700000000000-0badbeef"
RECOVERY_OFF = "Point in time recovery is not enabled for table 'hash'"


def backup_arn(table: str = "hash", number: int = 2, later_ms: int = 0) -> str:
    return f"{arn(table)}/backup/{1_700_000_000_000 + later_ms:014}-{number:08x}"


def backup(table: str = "hash", name: str = "monday") -> Step:
    return "CreateBackup", {"TableName": table, "BackupName": name}


def recovery(enabled: bool, table: str = "hash", **more: Any) -> Step:
    specification = {"PointInTimeRecoveryEnabled": enabled, **more}
    return "UpdateContinuousBackups", {
        "TableName": table,
        "PointInTimeRecoverySpecification": specification,
    }


def details(status: str = "AVAILABLE", **more: Any) -> dict[str, Any]:
    return {
        "BackupArn": backup_arn(),
        "BackupName": "monday",
        "BackupSizeBytes": 0,
        "BackupStatus": status,
        "BackupType": "USER",
        "BackupCreationDateTime": NOW,
        **more,
    }


def summary(table: str = "hash", **more: Any) -> dict[str, Any]:
    return {
        "TableName": table,
        "TableId": "00000000-0000-4000-8000-000000000001",
        "TableArn": arn(table),
        **details(),
        **more,
    }


def source_details(request: Request, **more: Any) -> dict[str, Any]:
    units = request.get("ProvisionedThroughput")
    return {
        "TableName": request["TableName"],
        "TableId": "00000000-0000-4000-8000-000000000001",
        "TableArn": arn(request["TableName"]),
        "TableSizeBytes": 0,
        "KeySchema": request["KeySchema"],
        "TableCreationDateTime": NOW,
        "ProvisionedThroughput": units or {"ReadCapacityUnits": 0, "WriteCapacityUnits": 0},
        "ItemCount": 0,
        "BillingMode": "PROVISIONED" if units else "PAY_PER_REQUEST",
        **more,
    }


def from_backup(to: str = "copy", source: str = "", **more: Any) -> Request:
    return {"TargetTableName": to, "BackupArn": source or backup_arn(), **more}


def to_moment(to: str = "copy", **more: Any) -> Request:
    return {"TargetTableName": to, **more}


LATEST = {"SourceTableName": "hash", "UseLatestRestorableTime": True}
BACKED_UP: tuple[Step, ...] = (HASH, backup())
RECOVERABLE: tuple[Step, ...] = (HASH, recovery(True))

PROVISIONED = provisioned(HASH[1], 3, 4)
OWNERS = index("by_owner", "owner HASH", ProvisionedThroughput=units(5, 5))
PROVISIONED_INDEXED: Request = {
    **provisioned(RANGE[1], 3, 4),
    "AttributeDefinitions": [
        *RANGE[1]["AttributeDefinitions"],
        {"AttributeName": "owner", "AttributeType": "S"},
        {"AttributeName": "rank", "AttributeType": "N"},
    ],
    "GlobalSecondaryIndexes": [OWNERS],
    "LocalSecondaryIndexes": [index("by_rank", "pk HASH", "rank RANGE")],
}
OF_PROVISIONED = (("CreateTable", PROVISIONED), backup())
OF_INDEXED = (INDEXED, backup("indexed"))
OF_PROVISIONED_INDEXED = (("CreateTable", PROVISIONED_INDEXED), backup("range"))
FROM_RANGE = from_backup(source=backup_arn("range"))
FROM_INDEXED = from_backup(source=backup_arn("indexed"))
