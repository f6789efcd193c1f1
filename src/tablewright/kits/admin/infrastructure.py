"""Routes for the infrastructure of a system: its tables and background processes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from tablewright.api.context import Context
from tablewright.api.paging import PageQuery, page_of
from tablewright.api.routes import Routes
from tablewright.api.rules import OPERATOR
from tablewright.errors import ResourceNotFoundException
from tablewright.kits.admin.admin import Admin
from tablewright.kits.admin.records import NodeRecord
from tablewright.kits.admin.views import NodeList, NodeView, Overview, TableList, TableView

_TAGS: Final = ("operator",)


def add_infrastructure(routes: Routes[Admin], sections: Sequence[str]) -> None:
    """Adds the routes that every system has."""

    @routes.get("/admin", rule=OPERATOR, tags=_TAGS)
    async def get_overview(context: Context[Admin]) -> Overview:
        """Returns which parts of the system the operator can manage."""
        admin = context.parts
        return Overview(
            system=admin.system,
            title=admin.title,
            sections=list(sections),
            finds_accounts_by_name=admin.accounts_by_name is not None,
            lists_people=admin.all_people is not None,
            lists_accounts=admin.all_accounts is not None,
        )

    @routes.get("/admin/tables", rule=OPERATOR, tags=_TAGS)
    async def list_tables(context: Context[Admin]) -> TableList:
        """Lists the system's tables with item counts and sizes."""
        own = NodeRecord.__plan__.table_name
        names = [*(one.name for one in context.parts.design.tables), own]
        found = await asyncio.gather(*(_table(context.parts, one) for one in names))
        return TableList(items=list(found))

    @routes.get("/admin/nodes", rule=OPERATOR, tags=_TAGS)
    async def list_nodes(context: Context[Admin], query: PageQuery) -> NodeList:
        """Lists the processes that run the system's background work."""
        admin = context.parts
        found = NodeRecord.of_system(admin.system).consistently()
        page = await page_of(admin.db, found, query)
        items = [
            NodeView(
                node_id=one.node_id,
                version=one.version,
                started_at=one.started_at,
                seen_at=one.seen_at,
            )
            for one in page.items
        ]
        return NodeList(items=items, next_cursor=page.cursor)


async def _table(admin: Admin, name: str) -> TableView:
    try:
        answer = await admin.db.call("DescribeTable", {"TableName": name})
    except ResourceNotFoundException:
        return TableView(name=name, status="MISSING")
    table: dict[str, Any] = answer["Table"]
    indexes = [
        one["IndexName"]
        for kind in ("GlobalSecondaryIndexes", "LocalSecondaryIndexes")
        for one in table.get(kind, ())
    ]
    return TableView(
        name=name,
        status=table["TableStatus"],
        items=table.get("ItemCount"),
        bytes=table.get("TableSizeBytes"),
        indexes=indexes,
    )
