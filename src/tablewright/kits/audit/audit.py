"""Audit: creates the entry of a change, as a write for the transaction of the change.

Values before and after are redacted: secrets, and whatever looks like one, are never stored.
Not here: reading entries over HTTP (`audit.routes`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from tablewright.api.context import Context
from tablewright.api.observing.redacting import redacted
from tablewright.api.rules import Kind, Principal
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.ids import Ids, ordered_uuid
from tablewright.kits.audit import limits
from tablewright.kits.audit.shapes import AuditShape
from tablewright.model import Put

Values = Mapping[str, Any]
Entry = Put[Any]  # for the transaction of the change


@dataclass(frozen=True, slots=True)
class Happening:
    """What happened: `Happening("member_invited", "member", "invited", "u1", after={...})`."""

    event: str  # such as source_created
    resource: str  # the kind of thing, such as source
    action: str  # created, updated, deleted, ...
    resource_id: str | None = None
    before: Values | None = None
    after: Values | None = None
    more: Values = field(default_factory=dict[str, Any])  # what else is worth knowing


@dataclass(frozen=True, slots=True)
class Audit:
    """The audit log of one system."""

    db: AsyncDatabase  # bound to no tenant
    clock: Clock
    ids: Ids
    shape: AuditShape[Any]

    async def has(self, entry: Entry) -> bool:
        """Whether an entry was written: tells what became of a change whose response was lost."""
        shape = self.shape
        get = shape.get(shape.value(entry.item, "tenant"), shape.value(entry.item, "id"))
        return await self.db.run(get.consistently()) is not None

    def entry(self, context: Context[Any], what: Happening, *, tenant: str | None = None) -> Entry:
        """The entry of a change that a request makes, in the log of its tenant or of another."""
        agent = context.headers.get("user-agent", "")[: limits.AUDIT_AGENT_LENGTH_MAX]
        return self._write(
            what,
            tenant=context.tenant if tenant is None else tenant,
            ids=context.ids,
            person=context.principal.person or None,
            actor=_actor(context.principal),
            address=context.address or None,
            agent=agent or None,
        )

    def by_system(self, tenant: str, what: Happening) -> Entry:
        """The entry of a change that a job makes."""
        return self._write(what, tenant=tenant, ids=self.ids, actor={"kind": "system"})

    def _write(
        self, what: Happening, *, tenant: str, ids: Ids, actor: Values, **more: Any
    ) -> Entry:
        now = self.clock.now()
        details: dict[str, Any] = {"actor": dict(actor), **what.more}
        details |= _changed(what.before, what.after)
        kept = self.shape.kept
        ends = None if kept is None else datetime.fromtimestamp(now, UTC) + kept
        entry = self.shape.new(
            tenant=tenant,
            id=ordered_uuid(ids, now),
            event=what.event,
            resource=what.resource,
            resource_id=what.resource_id,
            action=what.action,
            details=redacted(details),
            expires_at=ends,
            **more,
        )
        return entry.create()


def _actor(who: Principal) -> Values:
    """Who acted; beside the person, a key or an operator."""
    if who.impersonator:
        return {"kind": "operator", "id": who.impersonator, "as": who.person}
    kind = {Kind.SESSION: "user", Kind.KEY: "key", Kind.OPERATOR: "operator"}.get(
        who.kind, "nobody"
    )
    return {"kind": kind, "id": who.subject}


def _changed(before: Values | None, after: Values | None) -> dict[str, Any]:
    """The values before and after; of an update only those that differ."""
    if before is None or after is None:
        one = {"before": before, "after": after}
        return {name: dict(values) for name, values in one.items() if values is not None}
    names = [name for name in {**before, **after} if before.get(name) != after.get(name)]
    return {
        "before": {name: before[name] for name in names if name in before},
        "after": {name: after[name] for name in names if name in after},
    }
