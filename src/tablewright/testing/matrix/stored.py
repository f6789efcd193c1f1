"""Stored: the content of a system's store, the changes of a request, and undoing them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

from tablewright import operations
from tablewright.client import AsyncDatabase
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.testing.system import AsyncSystemUnderTest

Item = dict[str, Any]
State = dict[tuple[str, str], Item]  # by table and key


async def items_of(db: AsyncDatabase, table: str) -> list[Item]:
    """Returns all stored items of a table."""
    items: list[Item] = []
    page: dict[str, Any] = {"LastEvaluatedKey": None}
    while "LastEvaluatedKey" in page:
        start = page["LastEvaluatedKey"]
        more = {"ExclusiveStartKey": start} if start else {}
        page = await db.call("Scan", {"TableName": table, **more})
        items += page["Items"]
    return items


@dataclass(frozen=True)
class Change:
    """An item that a request has created, changed or deleted."""

    table: str
    key: str
    before: Item | None
    after: Item | None

    def __str__(self) -> str:
        return f"{self.table} {self.key}"

    def has_set(self, name: str, value: Any) -> bool:
        """Whether an attribute of the item has a value that it did not have before."""
        return _has(self.after or {}, name, value) and not _has(self.before or {}, name, value)

    def is_marked(self, *marks: str) -> bool:
        """Whether the item holds one of these texts."""
        text = json.dumps([self.before, self.after], ensure_ascii=False)
        return any(mark in text for mark in marks)


class Stored:
    """The items and files of a system in a saved state."""

    def __init__(self, system: AsyncSystemUnderTest[Any]) -> None:
        self._system = system
        self._db = system.db
        designs = (system.system.design, SERVICE_DESIGN)
        self._keys = {
            table.name: [one.name for one in (table.partition_key, table.sort_key) if one]
            for design in designs
            for table in design.tables
        }
        self._kept: State = {}
        self._files: dict[str, tuple[bytes, str]] = {}
        self._written: list[tuple[str, bytes]] = []
        system.watched.on_write = lambda operation, body: self._written.append((operation, body))

    async def keep(self) -> None:
        """Saves the current state."""
        self._kept = await self._state()
        self._files = dict(self._system.files.kept)
        self._written.clear()
        self._system.calls.clear()

    async def undone(self) -> list[Change]:
        """Restores the saved state, and returns the changes."""
        self._system.calls.clear()
        self._system.files.kept = dict(self._files)
        if not self._written:
            return []
        places = dict.fromkeys(place for one in self._written for place in self._touched(*one))
        changed: list[Change] = []
        for table, key in places:
            now, was = await self._item(table, key), self._kept.get((table, key))
            if now != was:
                changed.append(Change(table, key, was, now))
        for one in changed:
            if one.before is not None:
                await self._db.call("PutItem", {"TableName": one.table, "Item": one.before})
            else:
                await self._db.call(
                    "DeleteItem", {"TableName": one.table, "Key": json.loads(one.key)}
                )
        self._written.clear()
        self._system.calls.clear()
        return changed

    def _touched(self, operation: str, body: bytes) -> Iterator[tuple[str, str]]:
        """The tables and keys that a write may have changed."""
        request: dict[str, Any] = json.loads(body)
        if operation == "TransactWriteItems":
            writes = [one for action in request["TransactItems"] for one in action.values()]
        elif operation == "BatchWriteItem":
            writes = [
                {"TableName": table, **one}
                for table, actions in request["RequestItems"].items()
                for action in actions
                for one in action.values()
            ]
        else:
            assert operation in operations.ITEM_WRITES, operation
            writes = [request]
        for write in writes:
            table, item = str(write["TableName"]), write.get("Item") or write["Key"]
            yield table, self._key(table, item)

    def _key(self, table: str, item: Item) -> str:
        return json.dumps({name: item[name] for name in self._keys[table]})

    async def _item(self, table: str, key: str) -> Item | None:
        request = {"TableName": table, "Key": json.loads(key), "ConsistentRead": True}
        return (await self._db.call("GetItem", request)).get("Item")

    async def _state(self) -> State:
        return {
            (table, self._key(table, item)): item
            for table in self._keys
            for item in await items_of(self._db, table)
        }


def injected(body: Any, name: str, value: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """Returns the body with an additional attribute in each of its objects."""
    if isinstance(body, dict):
        given = cast("dict[str, Any]", body)
        if name not in given:
            yield place, {**given, name: value}
        for inner, content in given.items():
            for where, changed in injected(content, name, value, f"{place}{inner}."):
                yield where, {**given, inner: changed}
    elif isinstance(body, list):
        listed = cast("list[Any]", body)
        for number, content in enumerate(listed):
            for where, changed in injected(content, name, value, f"{place}{number}."):
                yield where, [*listed[:number], changed, *listed[number + 1 :]]


def _has(item: Mapping[str, Mapping[str, Any]], name: str, value: Any) -> bool:
    """Whether an item has an attribute with a value; deeper, the value is a payload's."""
    return any(
        _plain(stored) == _plain(name) and list(content.values()) in ([value], [str(value)])
        for stored, content in item.items()
    )


def _plain(name: str) -> str:
    return name.replace("_", "").replace("-", "").lower()
