"""DeleteTable: deletes a table and its contents; its stream can be read for a day.

A table with recovery leaves a backup for 35 days.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine.backups import making as backup_making
from tablewright.engine.backups import records as backups
from tablewright.engine.context import EngineContext
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.requests import Request
from tablewright.engine.operations.tables.describe_table import read_counts, table_not_found
from tablewright.engine.streams import shards as streams
from tablewright.engine.tables import catalog, purges
from tablewright.engine.tables.catalog import plain_name
from tablewright.engine.tables.definition import description
from tablewright.errors import ResourceInUseException, ValidationException

# What DynamoDB returns for a table that is being deleted.
_TOLD = (
    "TableName",
    "TableStatus",
    "ProvisionedThroughput",
    "TableSizeBytes",
    "ItemCount",
    "TableArn",
    "TableId",
    "BillingModeSummary",
    "TableClassSummary",
    "DeletionProtectionEnabled",
)


def delete_table(context: EngineContext, request: Request) -> dict[str, Any]:
    """Deletes the table in one commit; its data follows in small ones."""
    name = plain_name(request["TableName"])

    def job(changes: ChangeSet) -> dict[str, Any]:
        table = changes.table(name)
        if table is None:
            raise table_not_found(name)
        definition = table.definition
        if definition.is_protected:
            raise ValidationException(
                "Resource cannot be deleted as it is currently protected against deletion. "
                "Disable deletion protection first."
            )
        if any(index.is_backfilling for index in definition.indexes):
            raise ResourceInUseException(
                "Attempt to change a resource which is still in use: Cannot delete table while "
                "indexes are being created, updated, or deleted."
            )
        counts = read_counts(changes.txn, changes.store, definition)
        if definition.stream:
            streams.end(changes, definition)
        catalog.delete_definition(changes.txn, changes.store, name)
        for index in definition.indexes:
            purges.schedule(changes, index.id)
        if definition.recovery_days:
            backups.keep_deleted(changes, table)
        else:
            purges.schedule(changes, definition.id, ttl_attribute=table.ttl_listed)
        changes.tables_changed[name] = None
        described = description(definition, counts, status="DELETING")
        return {"TableDescription": {m: described[m] for m in _TOLD if m in described}}

    answer = context.writer.run(job)
    backup_making.shelve_deleted(context)
    purges.purge(context)
    return answer
