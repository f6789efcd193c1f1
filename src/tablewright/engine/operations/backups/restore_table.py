"""RestoreTableFromBackup and RestoreTableToPointInTime: a new table with another's items.

The table is complete when the response is sent, although the response says CREATING, as on AWS.
Until then it is invisible.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec

from tablewright.engine.backups import archive, restoring
from tablewright.engine.backups import records as backups
from tablewright.engine.backups.records import Backup
from tablewright.engine.context import EngineContext
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.requests import Request
from tablewright.engine.operations.backups import restore_rules
from tablewright.engine.operations.backups.arns import checked_key, found, region_of
from tablewright.engine.operations.backups.on_demand import table_not_found
from tablewright.engine.operations.tables.create_table import check_table_count
from tablewright.engine.streams import recovery
from tablewright.engine.tables import catalog, filling
from tablewright.engine.tables.catalog import plain_name
from tablewright.engine.tables.definition import REGION, TableDefinition, description
from tablewright.engine.tables.filling import Step
from tablewright.engine.tables.schema import Table, id_bytes
from tablewright.errors import (
    BackupNotFoundException,
    InvalidRestoreTimeException,
    PointInTimeRecoveryUnavailableException,
    TableAlreadyExistsException,
    TableNotFoundException,
    ValidationException,
)

_INVALID = "One or more parameter values were invalid: "
_NO_TIME = (
    "Invalid Request: Either one of RestoreDateTime or UseLatestRestorableTime must be specified, "
    "but not both"
)
_TWO_TIMES = (
    "Invalid Request: Both RestoreDateTime and UseLatestRestorableTime cannot be set for "
    "point-in-time restore request. Please specify either RestoreDateTime time or "
    "UseLatestRestorableTime"
)
_CROSS_REGION = (
    "Invalid Request: sseSpecificationOverride must be provided for cross-region restores"
)
_TABLE_ARN = re.compile(r"arn:[a-z-]+:dynamodb:[a-z0-9-]+:[0-9]+:table/[a-zA-Z0-9_.-]+")


def restore_table_from_backup(context: EngineContext, request: Request) -> dict[str, Any]:
    """Creates a table from a backup."""
    arn = request["BackupArn"]
    checked_key(arn)
    if region_of(arn) != REGION:
        if "SSESpecificationOverride" not in request:
            raise ValidationException(_CROSS_REGION)
        raise BackupNotFoundException(f"Backup not found: {arn}")  # there is one region only
    backup = found(context, arn)
    summary = {
        "SourceBackupArn": backup.arn,
        "SourceTableArn": backup.table.arn,
        "RestoreDateTime": backup.created_at,
    }
    target = msgspec.structs.replace(
        restore_rules.restored(backup.table, request), restored=summary
    )
    check_name_is_free(context, target.name)
    with context.arrivals.announced(target.name, backup.arn):
        definition = _with_identity(context, target, backup)
        _fill_from_backup(context, definition, backup)
    return _answer(definition)


def _fill_from_backup(context: EngineContext, definition: TableDefinition, backup: Backup) -> None:
    """Fills a table from a backup, which cannot be deleted meanwhile."""
    table, store = Table(definition), context.store
    with store.snapshot() as txn:
        # Read again: a sweep may have moved its items to a file.
        current = backups.read(txn, store, backup.key)
        assert current is not None, "the table was announced while it was there"
        if not current.file:
            steps = restoring.from_table(txn, store, id_bytes(current.table.id), table)
            filling.fill(context, definition, steps)
            return
    name = f"the backup {backup.arn}"
    with context.shelf.opened(current.file) as file:
        archive.check(file, name)  # before it is used
        file.seek(0)
        filling.fill(context, definition, restoring.from_file(file, name, table))


def restore_table_to_point_in_time(context: EngineContext, request: Request) -> dict[str, Any]:
    """Creates a table with another's items at a moment."""
    moment: float | None = request.get("RestoreDateTime")
    is_latest: bool = request.get("UseLatestRestorableTime", False)
    if moment is None and not is_latest:
        raise ValidationException(_NO_TIME)
    if moment is not None and is_latest:
        raise ValidationException(_TWO_TIMES)
    name, not_found = _source(request)
    now, store = context.clock.now(), context.store
    with store.snapshot() as txn:
        source = catalog.definition(txn, store, name)
        if source is None:
            raise not_found
        if not source.recovery_days:
            raise PointInTimeRecoveryUnavailableException(
                f"Point in time recovery is not enabled for table '{name}'"
            )
        window = recovery.window(txn, store, source, now)
        if moment is not None and not window.has(moment):
            raise _out_of_bounds(moment, window)
        at = recovery.told(window.latest if moment is None else moment)
        summary = {"SourceTableArn": source.arn, "RestoreDateTime": at}
        target = msgspec.structs.replace(restore_rules.restored(source, request), restored=summary)
        check_name_is_free(context, target.name)
        with context.arrivals.announced(target.name):
            definition = _with_identity(context, target)
            steps = _as_of(txn, context, source, definition, moment)
            filling.fill(context, definition, steps)
    return _answer(definition)


def _as_of(
    txn: Any,
    context: EngineContext,
    source: TableDefinition,
    target: TableDefinition,
    moment: float | None,
) -> Iterator[Step]:
    """Yields the items of a table at a moment; None means the newest."""
    table_id, table, store = id_bytes(source.id), Table(target), context.store
    now = restoring.from_table(txn, store, table_id, table)
    if moment is None:
        return now
    since_ms = recovery.undone_from_ms(source, moment)
    return chain(now, restoring.undone(txn, store, table_id, table, since_ms=since_ms))


def _source(request: Request) -> tuple[str, TableNotFoundException]:
    """Returns the name of the source table, and the error if it is missing."""
    name, arn = request.get("SourceTableName"), request.get("SourceTableArn")
    if name is not None and arn is not None:
        raise ValidationException("Must provide exactly one of: sourceTableArn, sourceTableName")
    if name is not None:
        return name, table_not_found(name)
    if arn is None:
        raise ValidationException(
            "The parameter 'TableName' is required but was not present in the request"
        )
    if not arn.startswith("arn:"):
        raise ValidationException(f"{_INVALID}ARNs must start with 'arn:': {arn}")
    if _TABLE_ARN.fullmatch(arn) is None:
        raise ValidationException("sourceTableArn is not a valid ARN")
    return plain_name(arn), TableNotFoundException("Table not found")


def _out_of_bounds(moment: float, window: recovery.Window) -> InvalidRestoreTimeException:
    asked, earliest, latest = map(recovery.shown, (moment, *window))
    return InvalidRestoreTimeException(
        f"RestoreDateTime '{asked}' must be within EarliestRestorableDateTime '{earliest}' and "
        f"LatestRestorableDateTime '{latest}'"
    )


def check_name_is_free(context: EngineContext, name: str) -> None:
    """Rejects a restore to the name of an existing table."""
    if context.catalog.get(name) is not None:
        raise TableAlreadyExistsException(f"Table already exists: {name}")


def _with_identity(
    context: EngineContext, target: TableDefinition, backup: Backup | None = None
) -> TableDefinition:
    """Returns the new table with new ids, once it is announced.

    Its name and backup are then protected, but may have been taken before.
    """

    def job(changes: ChangeSet) -> TableDefinition:
        if changes.table(target.name) is not None:
            raise TableAlreadyExistsException(f"Table already exists: {target.name}")
        if backup and backups.read(changes.txn, changes.store, backup.key) is None:
            raise BackupNotFoundException(f"Backup not found: {backup.arn}")
        check_table_count(changes, arriving=context.arrivals.count() - 1)  # one is this one
        now = round(changes.now, 3)
        is_on_demand = target.billing_mode == "PAY_PER_REQUEST"
        return msgspec.structs.replace(
            filling.with_fresh_ids(changes, target),
            uuid=context.ids.uuid(),
            created_at=now,
            billing_changed_at=now if is_on_demand else 0.0,
        )

    return context.writer.run(job)


def _answer(definition: TableDefinition) -> dict[str, Any]:
    """Returns the response for a table in creation: DynamoDB adds the rest later."""
    described = description(definition, {}, status="CREATING")
    del described["WarmThroughput"]
    described.get("BillingModeSummary", {}).pop("LastUpdateToPayPerRequestDateTime", None)
    for index in described.get("GlobalSecondaryIndexes", ()):
        del index["WarmThroughput"], index["IndexStatus"]
    described["RestoreSummary"]["RestoreInProgress"] = True
    return {"TableDescription": described}
