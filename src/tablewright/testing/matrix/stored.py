"""Stored: what the store of a system holds, what a request has changed, and undoing it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

from tablewright.client import AsyncDatabase
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.operations import READS
from tablewright.testing.system import AsyncSystemUnderTest

Item = dict[str, Any]
State = dict[tuple[str, str], Item]  # by table and key


async def items_of(db: AsyncDatabase, table: str) -> list[Item]:
    """Everything in a table, as it is stored."""
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
    """The items and files of a system, as they were when they were last kept."""

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

    async def keep(self) -> None:
        """Takes the state as it is now for the one to return to."""
        self._kept = await self._state()
        self._files = dict(self._system.files.kept)
        self._system.calls.clear()

    async def undone(self) -> list[Change]:
        """Undoes everything since then, and returns it."""
        calls = self._system.calls
        has_written = any(one.operation not in READS for one in calls)
        calls.clear()
        self._system.files.kept = dict(self._files)
        if not has_written:
            return []
        now, was = await self._state(), self._kept
        changed = [
            Change(*place, was.get(place), now.get(place))
            for place in {**now, **was}
            if now.get(place) != was.get(place)
        ]
        for one in changed:
            if one.before is not None:
                await self._db.call("PutItem", {"TableName": one.table, "Item": one.before})
            else:
                key = json.loads(one.key)
                await self._db.call("DeleteItem", {"TableName": one.table, "Key": key})
        calls.clear()
        return changed

    async def _state(self) -> State:
        return {
            (table, json.dumps({name: item[name] for name in names})): item
            for table, names in self._keys.items()
            for item in await items_of(self._db, table)
        }


def injected(body: Any, name: str, value: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """The body with one attribute more, in each of its objects that does not have it."""
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
