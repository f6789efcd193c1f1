"""Stored items, as a test looks at them."""

from __future__ import annotations

from typing import Any

WireItem = dict[str, dict[str, Any]]


def items_of(db: Any, table: str) -> list[WireItem]:
    """Every item of a table, guards included, in the order of their keys."""
    found: list[WireItem] = db.call("Scan", {"TableName": table})["Items"]
    return sorted(found, key=lambda item: sorted(map(str, item.items())))


def plain(item: WireItem) -> dict[str, Any]:
    """An item without the types of its attributes."""
    return {name: next(iter(wire.values())) for name, wire in item.items()}
