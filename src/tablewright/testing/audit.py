"""Audit: checks that every change of a system's data has one entry in its audit log.

    audit = tablewright_audit(shop, ACTIVITIES, exempt={"upload": "its job writes the entry"})
    shop.caller("acme").post("/v1/orders", {"title": "Lamp"})
    audit.check()

It watches the writes of every request. A change without an entry in the same transaction is a
fault, and so is an entry without a change.
Not here: the content of entries (`kits.audit`).
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, Final

from tablewright.api.http.exchange import exchange_of
from tablewright.kits.audit import AuditShape
from tablewright.model import Entity
from tablewright.operations import READS
from tablewright.testing.sync_system import SystemUnderTest

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_NAME: Final = re.compile(
    r"(?<![:\w#])(?:#\w+|[A-Za-z_]\w*)"
)  # of an attribute, or its placeholder
_KEYWORDS: Final = frozenset({"SET", "ADD", "REMOVE", "DELETE", "if_not_exists", "list_append"})


class AuditError(AssertionError):
    """A change has no entry, or an entry no change."""


@dataclass(frozen=True)
class _Write:
    """One item that a call has written."""

    table: str
    item: Mapping[str, Any]  # or its key
    is_put: bool
    names: frozenset[str] | None = None  # of an update: its changes


@dataclass
class _Request:
    method: str
    calls: list[list[_Write]] = field(default_factory=list[list[_Write]])


@dataclass(frozen=True)
class _Kind:
    """Recognises the items of an entity."""

    table: str
    prefixes: Mapping[str, str]  # prefixes of keys

    @classmethod
    def of(cls, entity: type[Entity]) -> _Kind:
        keys = entity.__plan__.primary.attributes
        starts = {one.stored_name: one.template.text.partition("{")[0] for one in keys}
        return cls(entity.__plan__.table_name, starts)

    def fits(self, write: _Write) -> bool:
        return self.table == write.table and all(
            str(write.item[name].get("S", "")).startswith(prefix)
            for name, prefix in self.prefixes.items()
        )


class AuditTrail:
    """Watches one system, from the moment it is created.

    `exempt` maps the names of handlers to the reason why they write no entry. `also` lists entities
    beside those of the system's tables whose changes need an entry, such as a kit's own records.
    `notes` lists attributes that do not count as changes, such as a time of last use.
    """

    def __init__(
        self,
        system: SystemUnderTest[Any],
        shape: AuditShape[Any],
        *,
        exempt: Mapping[str, str] | None = None,
        also: Sequence[type[Entity]] = (),
        notes: Sequence[Any] = (),
    ) -> None:
        self._system = system
        self._entries = _Kind.of(shape.entity)
        self._log_key = shape.entity.__plan__.primary.partition[0].stored_name
        self._exempt = dict(exempt or {})
        self._also = [_Kind.of(one) for one in also]
        self._notes = frozenset(one._steps[0] for one in notes)
        self._tables = {table.name for table in system.awaited.system.design.tables}
        self._faults: list[str] = []
        self._changed: set[str] = set()
        self._unlogged: set[str] = set()
        self._current: ContextVar[_Request | None] = ContextVar("request", default=None)
        system.awaited.app = self._watched(system.awaited.app)
        self._tap(system.awaited.transport)

    def faults(self) -> list[str]:
        """Returns the faults as sentences."""
        found = list(self._faults)
        known = {route.name for route in self._system.awaited.system.each_route()}
        for name, reason in self._exempt.items():
            if name not in known:
                found.append(f"{name} is exempt, and no route has this name")
            elif not reason.strip():
                found.append(f"{name} is exempt without a reason")
            elif name not in self._unlogged:
                found.append(f"{name} is exempt, and changed nothing without an entry")
        if not self._changed:
            found.append("no request changed anything, so nothing is known of the audit log")
        return list(dict.fromkeys(found))

    def unseen(self) -> list[str]:
        """The names of handlers for unsafe methods that have changed nothing so far."""
        routes = self._system.awaited.system.each_route()
        names = {one.name for one in routes if one.method not in _SAFE}
        return sorted(names - self._changed)

    def check(self) -> None:
        """Raises `AuditError`."""
        if faults := self.faults():
            raise AuditError("\n".join(faults))

    def _ended(self, request: _Request, name: str, status: int) -> None:
        entries: Counter[str] = Counter()
        is_unlogged = False
        for call in request.calls:
            new = [one for one in call if self._entries.fits(one)]
            changes = [one for one in call if self._is_change(one)]
            if any(not one.is_put for one in new):
                self._faults.append(f"{name} changed or deleted an entry")
            entries.update(str(one.item[self._log_key]) for one in new if one.is_put)
            if changes:
                self._changed.add(name)
                is_unlogged = is_unlogged or not new
            elif len(call) == len(new) and status < 400 and any(one.is_put for one in new):
                self._faults.append(f"{name} wrote an entry without a change")
        if is_unlogged:
            self._unlogged.add(name)
        if is_unlogged and name not in self._exempt:
            self._faults.append(f"{name} changed items without an entry in the same transaction")
        if any(count > 1 for count in entries.values()) and name not in self._exempt:
            self._faults.append(f"{name} wrote several entries to one log")

    def _is_change(self, write: _Write) -> bool:
        if self._entries.fits(write):
            return False
        if write.names is not None and self._notes and write.names <= self._notes:
            return False
        return write.table in self._tables or any(kind.fits(write) for kind in self._also)

    def _watched(self, app: Any) -> Any:
        async def watched(scope: Any, receive: Any, send: Any) -> None:
            request = _Request(scope["method"])
            token = self._current.set(request)
            try:
                await app(scope, receive, send)
            finally:
                self._current.reset(token)
                exchange = exchange_of(scope)
                if exchange.route is not None and request.method not in _SAFE:
                    self._ended(request, exchange.route.name, exchange.status)

        return watched

    def _tap(self, transport: Any) -> None:
        for name in ("send", "send_once"):
            inner = getattr(transport, name, None)
            if inner is not None:
                setattr(transport, name, self._noting(inner))

    def _noting(self, inner: Any) -> Any:
        async def send(operation: str, body: bytes) -> bytes:
            request = self._current.get()
            if request is None or operation in READS:
                return await inner(operation, body)
            token = self._current.set(None)  # one way of sending may use the other
            try:
                answer = await inner(operation, body)
            finally:
                self._current.reset(token)
            request.calls.append(list(_writes(operation, json.loads(body))))
            return answer

        return send


def _writes(operation: str, request: Mapping[str, Any]) -> Iterator[_Write]:
    """The items that a call has written."""
    if operation == "TransactWriteItems":
        for action in request["TransactItems"]:
            ((kind, given),) = action.items()
            if kind != "ConditionCheck":
                yield _write(given)
    elif operation == "BatchWriteItem":
        for table, actions in request["RequestItems"].items():
            for action in actions:
                ((_, given),) = action.items()
                yield _write({"TableName": table, **given})
    elif "TableName" in request and ("Item" in request or "Key" in request):
        yield _write(request)


def _write(given: Mapping[str, Any]) -> _Write:
    is_put = "Item" in given
    names = None
    if "UpdateExpression" in given:
        placeholders = given.get("ExpressionAttributeNames", {})
        names = frozenset(_named(given["UpdateExpression"], placeholders))
    return _Write(given["TableName"], given["Item"] if is_put else given["Key"], is_put, names)


def _named(expression: str, names: Mapping[str, str]) -> Iterable[str]:
    found = (names.get(one, one) for one in _NAME.findall(expression))
    return (one for one in found if one not in _KEYWORDS)
