"""What uses the store: each call to it with the route or job that made it.

Calls are observed at the narrow waist, so no layer above can hide one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tablewright.api.http.exchange import Exchange
from tablewright.client.driving import once
from tablewright.client.transport import AsyncTransport, Versions
from tablewright.kits.calendar import Calendar
from tablewright.kits.jobs import JobRunner
from tablewright.model.design import PatternDesign
from tests.systems.core.service.world import Core

_WRITES: Final = {"Put": "put", "Update": "update", "Delete": "delete", "ConditionCheck": "check"}
_NAME: Final = re.compile(r"(#?\w+)\s*(?:[<>=]|BETWEEN|,)")  # in a key condition
START: Final = "the start"  # of the service, and what a test writes itself


@dataclass(frozen=True, slots=True)
class Access:
    """One kind of access to a table or an index."""

    table: str
    kind: str
    index: str | None = None
    names: frozenset[str] = frozenset()  # of the attributes in a key condition

    def is_of(self, pattern: PatternDesign) -> bool:
        """Whether an access pattern makes this access."""
        expected = {
            "GetItem": "get",
            "BatchGetItem": "batch",
            "UpdateItem": "update",
            "Query": "query",
            "Scan": "scan",
        }
        kinds = {expected[pattern.operation]} | ({"batch"} if pattern.name == "get" else set())
        if self.kind not in kinds or self.index != pattern.index:
            return False
        if self.kind != "query":
            return True
        needed = {one.attribute for one in pattern.parameters if one.required and one.attribute}
        known = {one.attribute for one in pattern.parameters}
        if None in known:  # a pattern of its own, which uses the whole key of its index
            return needed < self.names
        return needed <= self.names <= known


def _accesses(operation: str, request: Mapping[str, Any]) -> Iterator[Access]:
    if operation == "BatchGetItem":
        for table in request["RequestItems"]:
            yield Access(table, "batch")
    elif operation == "BatchWriteItem":
        for table, writes in request["RequestItems"].items():
            for one in writes:
                yield Access(table, "put" if "PutRequest" in one else "delete")
    elif operation in ("TransactWriteItems", "TransactGetItems"):
        for item in request["TransactItems"]:
            for action, one in item.items():
                yield Access(one["TableName"], _WRITES.get(action, "get"))
    elif operation in ("Query", "Scan"):
        condition, names = request.get("KeyConditionExpression", ""), set[str]()
        for found in _NAME.findall(condition):
            name = request.get("ExpressionAttributeNames", {}).get(found, found)
            names |= set(name.split("#"))
        index = request.get("IndexName")
        yield Access(request["TableName"], operation.lower(), index, frozenset(names))
    else:
        yield Access(request["TableName"], operation.removesuffix("Item").lower())


class Trace:
    """A transport that notes who makes which access."""

    def __init__(self, inner: AsyncTransport) -> None:
        self._inner = inner
        self.sends_once: bool = getattr(inner, "sends_once", False)
        self.versions: Versions | None = getattr(inner, "versions", None)
        self.users: dict[Access, set[str]] = {}
        self._waiting: list[Access] = []

    async def send(self, operation: str, body: bytes) -> bytes:
        self._waiting += _accesses(operation, json.loads(body)) if _is_of_items(operation) else []
        return await self._inner.send(operation, body)

    async def send_once(self, operation: str, body: bytes) -> bytes:
        self._waiting += _accesses(operation, json.loads(body)) if _is_of_items(operation) else []
        return await once(self._inner)(operation, body)

    async def close(self) -> None:
        await self._inner.close()

    def credit(self, user: str) -> None:
        """Attributes the accesses since the last call."""
        for one in self._waiting:
            self.users.setdefault(one, set()).add(user)
        self._waiting.clear()

    def users_of(self, table: str, pattern: PatternDesign) -> set[str]:
        """Returns the routes and jobs that use a pattern."""
        found = set[str]()
        for one, users in self.users.items():
            if one.table == table and one.is_of(pattern):
                found |= users
        return found


def _is_of_items(operation: str) -> bool:
    return operation in ("Query", "Scan") or "Item" in operation


class TracedCore(Core):
    """Core whose accesses are attributed to routes and jobs. Its requests come one by one."""

    def __init__(self, system: Any, transport: AsyncTransport, **more: Any) -> None:
        self.trace = Trace(transport)
        super().__init__(
            system,
            self.trace,
            on_response=self._responded,
            worked=lambda kind, _: self.trace.credit(f"job `{kind}`"),
            **more,
        )

    async def run_jobs(self) -> None:
        self.trace.credit(START)
        for kind, user in ((Calendar, "the calendar"), (JobRunner, "the job runner")):
            for work in self.running.assembly.work:
                if isinstance(work, kind):
                    await work.run_due()
            self.trace.credit(user)

    def _responded(self, exchange: Exchange) -> None:
        route = exchange.route
        path = "?" if route is None else route.path.removeprefix("/v1")
        self.trace.credit(f"{exchange.method} {path}")
