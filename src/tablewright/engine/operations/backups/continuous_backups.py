"""UpdateContinuousBackups and DescribeContinuousBackups: point-in-time recovery, on or off.

Continuous backups are always enabled for every table, as on AWS.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablewright import limits
from tablewright.engine.context import EngineContext
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.requests import Request
from tablewright.engine.operations.backups.on_demand import table_not_found
from tablewright.engine.streams import recovery
from tablewright.engine.tables import catalog, upkeep
from tablewright.engine.tables.catalog import plain_name
from tablewright.engine.tables.schema import Table
from tablewright.errors import ValidationException


def update_continuous_backups(context: EngineContext, request: Request) -> dict[str, Any]:
    """Enables or disables recovery, or changes its period; disabling starts a new history."""
    name = plain_name(request["TableName"])
    specification = request["PointInTimeRecoverySpecification"]
    is_on = specification["PointInTimeRecoveryEnabled"]
    if not is_on and "RecoveryPeriodInDays" in specification:
        raise ValidationException(
            "Invalid Request: Cannot specify RecoveryPeriodInDays when disabling point-in-time "
            "recovery."
        )
    days = specification.get("RecoveryPeriodInDays", limits.RECOVERY_DAYS_MAX) if is_on else 0

    def job(changes: ChangeSet) -> None:
        table = changes.table(name)
        if table is None:
            raise table_not_found(name)
        before = table.definition
        since = before.recovery_since if before.recovery_days else changes.now
        after = msgspec.structs.replace(
            before, recovery_days=days, recovery_since=since if days else 0.0
        )
        upkeep.replace_table(changes, Table(after))

    context.writer.run(job)
    return describe_continuous_backups(context, request)


def describe_continuous_backups(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns whether recovery is enabled, and the restorable moments."""
    name, store = plain_name(request["TableName"]), context.store
    with store.snapshot() as txn:
        definition = catalog.definition(txn, store, name)
        if definition is None:
            raise table_not_found(name)
        window = recovery.window(txn, store, definition, context.clock.now())
    told: dict[str, Any] = {"PointInTimeRecoveryStatus": "DISABLED"}
    if definition.recovery_days:
        told = {
            "PointInTimeRecoveryStatus": "ENABLED",
            "RecoveryPeriodInDays": definition.recovery_days,
            "EarliestRestorableDateTime": float(window.earliest),
            "LatestRestorableDateTime": recovery.told(window.latest),
        }
    return {
        "ContinuousBackupsDescription": {
            "ContinuousBackupsStatus": "ENABLED",
            "PointInTimeRecoveryDescription": told,
        }
    }
