"""Scanning: every item of a table, page by page, as received bytes.

Items are not decoded, because they are only passed on.
Not here: entities (`model.operations.scan`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tablewright.client.transport import Transport


class ScannedPage(msgspec.Struct):
    """A page of a Scan, with its items still as JSON."""

    items: list[msgspec.Raw] = msgspec.field(name="Items", default_factory=list[msgspec.Raw])
    cursor: dict[str, Any] | None = msgspec.field(name="LastEvaluatedKey", default=None)


_decode = msgspec.json.Decoder(ScannedPage).decode
_encode = msgspec.json.Encoder().encode


def scanned(
    transport: Transport, table: str, *, cursor: dict[str, Any] | None = None
) -> Iterator[ScannedPage]:
    """Yields the pages of a table from a cursor on, with consistent reads."""
    while True:
        request: dict[str, Any] = {"TableName": table, "ConsistentRead": True}
        if cursor is not None:
            request["ExclusiveStartKey"] = cursor
        page = _decode(transport.send("Scan", _encode(request)))
        yield page
        cursor = page.cursor
        if cursor is None:
            return


def is_empty(transport: Transport, table: str) -> bool:
    """Whether a table has no items."""
    request: dict[str, Any] = {"TableName": table, "ConsistentRead": True, "Limit": 1}
    return not _decode(transport.send("Scan", _encode(request))).items


def items_count(transport: Transport, table: str) -> int:
    """Returns the approximate number of items; DynamoDB updates it every six hours."""
    answer = transport.send("DescribeTable", _encode({"TableName": table}))
    return msgspec.json.decode(answer)["Table"].get("ItemCount", 0)
