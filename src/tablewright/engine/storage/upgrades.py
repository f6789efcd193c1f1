"""Upgrades: what tables of an older store format lack.

`engine.storage.store` adds new databases.
"""

from __future__ import annotations

from tablewright.engine.context import EngineContext
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.streams import shards as streams
from tablewright.engine.tables import upkeep
from tablewright.engine.tables.schema import Table


def bring_up_to_date(context: EngineContext) -> None:
    """Starts the streams that format 1 only recorded."""
    if any(_lacks_log(table) for table in context.catalog.all()):
        context.writer.run(_begin_streams)


def _begin_streams(changes: ChangeSet) -> None:
    for table in changes.catalog.all():
        if _lacks_log(table):
            streams.begin(changes, table.definition)
            upkeep.replace_table(changes, table)


def _lacks_log(table: Table) -> bool:
    return table.is_logged and not table.definition.logged_from
