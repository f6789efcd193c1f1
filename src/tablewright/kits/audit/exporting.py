"""Exporting: audit entries as a file, CSV or JSON lines, while they are read.

An export reads a bounded number of entries. If there are more, its last line has the type
`export_incomplete` and the cursor that continues it, so that an incomplete file is recognisable.
Not here: the routes (`audit.routes`).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any, Final

import msgspec

from tablewright.api.csv_text import Cell, csv_row
from tablewright.api.responses import FileStream
from tablewright.kits.audit import limits
from tablewright.kits.audit.audit import Audit
from tablewright.kits.audit.reading import Selection, read
from tablewright.kits.audit.views import ActivityView, activity_view
from tablewright.model import Page

CSV_TYPE: Final = "text/csv; charset=utf-8"
LINES_TYPE: Final = "application/x-ndjson"
INCOMPLETE: Final = "export_incomplete"

_COLUMNS: Final = (
    "timestamp activityId accountId type resource resourceId action userId actor before after"
    " details ipAddress userAgent"
).split()
_encode = msgspec.json.Encoder(decimal_format="number").encode


async def exported(
    audit: Audit, selection: Selection, *, kind: str, name: str, cursor: str | None
) -> FileStream:
    """A file with entries; the first page is read before the response begins."""
    first = await read(audit, selection, limit=limits.AUDIT_EXPORT_PAGE, cursor=cursor)
    headers = {
        "content-type": CSV_TYPE if kind == "csv" else LINES_TYPE,
        "content-disposition": f'attachment; filename="{name}.{kind}"',
    }
    return FileStream(_pieces(audit, selection, first, kind), headers)


async def _pieces(
    audit: Audit, selection: Selection, page: Page[Any], kind: str
) -> AsyncGenerator[bytes]:
    lines = _csv_lines if kind == "csv" else _json_lines
    if kind == "csv":
        yield csv_row(_COLUMNS).encode()
    read_count = page.scanned_count
    while True:
        if page.items:
            yield lines([activity_view(audit, one) for one in page.items])
        if page.cursor is None:
            return
        if read_count >= limits.AUDIT_EXPORT_READS_MAX:
            break
        page = await read(audit, selection, limit=limits.AUDIT_EXPORT_PAGE, cursor=page.cursor)
        read_count += page.scanned_count
    more = {"type": INCOMPLETE, "nextCursor": page.cursor}
    if kind == "csv":
        yield csv_row(
            [_cell({"type": INCOMPLETE, "details": more}, one) for one in _COLUMNS]
        ).encode()
    else:
        yield _encode(more) + b"\n"


def _json_lines(views: list[ActivityView]) -> bytes:
    return b"".join(_encode(one) + b"\n" for one in views)


def _csv_lines(views: list[ActivityView]) -> bytes:
    rows = [msgspec.to_builtins(one) for one in views]
    return "".join(csv_row(_cell(row, name) for name in _COLUMNS) for row in rows).encode()


def _cell(row: dict[str, Any], name: str) -> Cell:
    value = row.get(name)
    if value is None or value == {}:
        return None
    return value if isinstance(value, str) else _encode(value).decode()
