"""CreateBackup, DescribeBackup, ListBackups and DeleteBackup.

A backup is complete when CreateBackup returns, although the response says CREATING, as on AWS.
"""

from __future__ import annotations

import math
from datetime import UTC, datetime
from itertools import islice
from typing import Any

from tablewright import limits
from tablewright.engine.backups import making as backup_making
from tablewright.engine.backups import records as backups
from tablewright.engine.backups.records import Backup
from tablewright.engine.context import EngineContext
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.requests import Request
from tablewright.engine.operations.backups.arns import checked_key, found, region_of
from tablewright.engine.tables.catalog import plain_name
from tablewright.engine.tables.definition import REGION, IndexDefinition, TableDefinition
from tablewright.errors import (
    BackupInUseException,
    TableNotFoundException,
    ValidationException,
)

_INVALID = "One or more parameter values were invalid: "
_UNITS = ("ReadCapacityUnits", "WriteCapacityUnits")


def create_backup(context: EngineContext, request: Request) -> dict[str, Any]:
    """Copies a table as it is now."""
    name = plain_name(request["TableName"])
    backup = backup_making.make(context, name, request["BackupName"])
    if backup is None:
        raise table_not_found(name)
    return {"BackupDetails": _details(backup, status="CREATING")}


def describe_backup(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns the description of a backup."""
    arn = request["BackupArn"]
    return {"BackupDescription": _description(found(context, arn), arn)}


def delete_backup(context: EngineContext, request: Request) -> dict[str, Any]:
    """Deletes a backup, unless a table is being restored from it or it is a system backup."""
    arn = request["BackupArn"]

    def job(changes: ChangeSet) -> Backup:
        backup = found(context, arn, changes)
        if backup.type == backups.SYSTEM:
            raise ValidationException(
                "Invalid Request: User is not allowed to delete the system backup with arn "
                f"{arn}. It will automatically expire on {_shown(backup.expires_at)}"
            )
        if context.arrivals.uses(backup.arn):
            raise BackupInUseException(f"Backup is being used to restore table: {arn}")
        backups.delete(changes, backup)
        return backup

    backup = context.writer.run(job)
    context.shelf.remove(backup.file)
    return {"BackupDescription": _description(backup, arn, status="DELETED")}


def list_backups(context: EngineContext, request: Request) -> dict[str, Any]:
    """The backups of a table, or of all, oldest first; a page at a time."""
    lower = round(request.get("TimeRangeLowerBound", -math.inf), 3)
    upper = round(request.get("TimeRangeUpperBound", math.inf), 3)
    if lower > upper:
        raise ValidationException(
            f"{_INVALID}Time range lower bound must be less than or equal to upper bound"
        )
    after = _start_key(request.get("ExclusiveStartBackupArn"))
    count: int = request.get("Limit", limits.LIST_BACKUPS_PAGE_MAX)
    wanted = request.get("BackupType", backups.USER)
    now = context.clock.now()
    with context.store.snapshot() as txn:
        matching = (
            backup
            for backup in backups.all_in_order(txn, context.store, after=after)
            if backup.is_there(now)
            and wanted in ("ALL", backup.type)
            and backups.is_of_table(backup, request.get("TableName"))
            and lower <= backup.created_at < upper
        )
        page: list[Backup] = list(islice(matching, count + 1))
    answer: dict[str, Any] = {"BackupSummaries": [_summary(backup) for backup in page[:count]]}
    if len(page) > count:
        answer["LastEvaluatedBackupArn"] = page[count - 1].arn
    return answer


def _start_key(arn: str | None) -> bytes:
    if arn is None:
        return b""
    key = checked_key(arn)
    if region_of(arn) != REGION:
        raise ValidationException(
            "Invalid Request: The supplied ExclusiveStartBackupArn does not match the region"
        )
    return key


def table_not_found(name: str) -> TableNotFoundException:
    """Returns the error of backup operations for a missing table."""
    return TableNotFoundException(f"Table not found: {name}")


def _details(backup: Backup, *, status: str = "AVAILABLE", arn: str = "") -> dict[str, Any]:
    details: dict[str, Any] = {
        "BackupArn": arn or backup.arn,
        "BackupName": backup.name,
        "BackupSizeBytes": backup.size_bytes,
        "BackupStatus": status,
        "BackupType": backup.type,
        "BackupCreationDateTime": backup.created_at,
    }
    if backup.expires_at:
        details["BackupExpiryDateTime"] = backup.expires_at
    return details


def _summary(backup: Backup) -> dict[str, Any]:
    table = backup.table
    return {
        "TableName": table.name,
        "TableId": table.uuid,
        "TableArn": table.arn,
        **_details(backup),
    }


def _description(backup: Backup, arn: str, *, status: str = "AVAILABLE") -> dict[str, Any]:
    table = backup.table
    source: dict[str, Any] = {
        "TableName": table.name,
        "TableId": table.uuid,
        "TableArn": table.arn,
        "TableSizeBytes": backup.size_bytes,
        "KeySchema": table.key_schema,
        "TableCreationDateTime": table.created_at,
        "ProvisionedThroughput": _units(table),
        "ItemCount": backup.items,
        "BillingMode": table.billing_mode,
    }
    if table.on_demand:
        source["OnDemandThroughput"] = table.on_demand
    return {
        "BackupDetails": _details(backup, status=status, arn=arn),
        "SourceTableDetails": source,
        "SourceTableFeatureDetails": _features(table),
    }


def _units(part: TableDefinition | IndexDefinition) -> dict[str, int]:
    return {unit: part.throughput.get(unit, 0) for unit in _UNITS}


def _features(table: TableDefinition) -> dict[str, Any]:
    """Returns the recorded optional features of a table; tags, protection and class are not."""
    features: dict[str, Any] = {}
    local = [_index(index) for index in table.indexes if not index.is_global]
    if local:
        features["LocalSecondaryIndexes"] = local
    global_ = [_global_index(index) for index in table.indexes if index.is_global]
    if global_:
        features["GlobalSecondaryIndexes"] = global_
    if table.stream:
        features["StreamDescription"] = table.stream
    if table.ttl_attribute:
        features["TimeToLiveDescription"] = {
            "TimeToLiveStatus": "ENABLED",
            "AttributeName": table.ttl_attribute,
        }
    if table.encryption:
        features["SSEDescription"] = table.encryption
    return features


def _index(index: IndexDefinition) -> dict[str, Any]:
    return {
        "IndexName": index.name,
        "KeySchema": index.key_schema,
        "Projection": index.projection,
    }


def _global_index(index: IndexDefinition) -> dict[str, Any]:
    described = {**_index(index), "ProvisionedThroughput": _units(index)}
    if index.on_demand:
        described["OnDemandThroughput"] = index.on_demand
    return described


def _shown(moment: float) -> str:
    """Formats a moment for error messages.

    >>> _shown(1_700_000_000.25)
    '2023-11-14T22:13:20.250Z'
    """
    text = datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds")
    return text.replace("+00:00", "Z")
