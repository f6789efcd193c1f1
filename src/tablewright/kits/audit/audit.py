"""Audit: creates the entry of a change, as a write for the transaction of the change.

Not here: values in entries (`audit.values`), reading entries (`audit.reading`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from msgspec import Struct

from tablewright.api.context import Context
from tablewright.api.rules import Kind, Principal
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.ids import Ids, ordered_uuid
from tablewright.kits.audit import limits
from tablewright.kits.audit.shapes import AuditShape
from tablewright.kits.audit.values import Values, bounded, changed
from tablewright.model import wire_of
from tablewright.model.calls import Session, Steps
from tablewright.model.operations.creation import Create
from tablewright.model.operations.writing import Prepared, WriteOperation

SYSTEM_TENANT: Final = "system"  # the log of changes without a tenant, for the operator


@dataclass(slots=True, eq=False)
class AuditEntry(WriteOperation[bool]):
    """An entry, for the transaction of its change."""

    shape: AuditShape[Any]
    create: Create
    details: Any  # as the entity has them; free-form ones of `create` are in wire form

    @property
    def item(self) -> Any:
        """The entity."""
        shown = {self.shape.names_of_roles["details"]: self.details}
        return self.shape.entity.__plan__.instance(self.create.values | shown)

    def prepared(self, session: Session) -> Steps[Prepared[bool]]:
        """The item to write."""
        return self.create.prepared(session)


class Happening(Struct, frozen=True):
    """A change: `Happening("member_invited", "member", "invited", "u1", after={...})`.

    `before` and `after` are entities or mappings. Encrypted attributes and secrets are left out.
    """

    event: str  # such as source_created
    resource: str  # the kind of resource, such as source
    action: str  # created, updated, deleted, ...
    resource_id: str | None = None
    before: Values | None = None
    after: Values | None = None
    more: Mapping[str, Any] = {}  # further details


# Keyed by text, because looking up an enum takes longer.
_KINDS: Final = {
    Kind.SESSION.value: "user",
    Kind.KEY.value: "key",
    Kind.OPERATOR.value: "operator",
}

# Gets the entry of a change; returns further writes, such as a job that notifies people.
Consequences = Callable[[Any], Sequence[WriteOperation[Any]]]


@dataclass(frozen=True, slots=True)
class Audit:
    """The audit log of one system.

    `consequences` returns writes that belong to the transaction of a change, such as a job that
    publishes webhooks. It gets the change's entry, and is called for every change of every kit.
    """

    db: AsyncDatabase  # bound to no tenant
    clock: Clock
    ids: Ids
    shape: AuditShape[Any]
    consequences: Consequences | None = None

    async def has(self, entry: AuditEntry) -> bool:
        """Whether an entry was written; for a change whose response was lost."""
        shape = self.shape
        get = shape.get(shape.value(entry.item, "tenant"), shape.value(entry.item, "id"))
        return await self.db.run(get.consistently()) is not None

    def entry(
        self,
        context: Context[Any],
        what: Happening,
        *,
        tenant: str | None = None,
        person: str | None = None,
        by: str | None = None,
    ) -> AuditEntry:
        """The entry of a change that a request makes, in the log of its tenant or of another.

        `person` is the person concerned if the caller is unknown, as in a failed sign-in. `by` is
        the person who acts if the request itself proves it, as a sign-in does.
        """
        agent = context.headers.get("user-agent", "")[: limits.AUDIT_AGENT_LENGTH_MAX]
        return self._write(
            what,
            tenant=context.tenant if tenant is None else tenant,
            ids=context.ids,
            person=by or person or context.principal.person or None,
            actor=_actor(context.principal, by),
            address=context.address or None,
            agent=agent or None,
        )

    def writes(
        self,
        context: Context[Any],
        what: Happening,
        *,
        tenant: str | None = None,
        person: str | None = None,
        by: str | None = None,
    ) -> tuple[AuditEntry, list[WriteOperation[Any]]]:
        """The entry of a change that a request makes, and the writes that follow from it."""
        entry = self.entry(context, what, tenant=tenant, person=person, by=by)
        return entry, self._following(entry)

    def by_system(self, tenant: str, what: Happening) -> list[WriteOperation[Any]]:
        """The entry of a change that a job makes, and the writes that follow from it."""
        entry = self._write(what, tenant=tenant, ids=self.ids, actor={"kind": "system"})
        return [entry, *self._following(entry)]

    def by_person(self, tenant: str, person: str, what: Happening) -> list[WriteOperation[Any]]:
        """The entry of a change that a person makes outside a request of the tenant."""
        actor = {"kind": "user", "id": person}
        entry = self._write(what, tenant=tenant, ids=self.ids, person=person, actor=actor)
        return [entry, *self._following(entry)]

    def _following(self, entry: AuditEntry) -> list[WriteOperation[Any]]:
        return [] if self.consequences is None else list(self.consequences(entry.item))

    def _write(
        self, what: Happening, *, tenant: str, ids: Ids, actor: Mapping[str, Any], **more: Any
    ) -> AuditEntry:
        now = self.clock.now()
        shown = bounded({"actor": actor, **what.more, **changed(what.before, what.after)})
        shape, moment = self.shape, datetime.fromtimestamp(now, UTC)
        stored = shown if shape.write_details is None else shape.write_details(shown)
        values = shape.attributes(
            tenant=tenant,
            id=ordered_uuid(ids, now),
            happened_at=moment,
            event=shape.event_of(what.event),
            resource=what.resource,
            resource_id=shape.no_resource if what.resource_id is None else what.resource_id,
            action=what.action,
            details=wire_of(shown) if shape.write_details is None else stored,
            expires_at=None if shape.kept is None else moment + shape.kept,
            **more,
        )
        return AuditEntry(shape, shape.creation(**values), stored)


def _actor(who: Principal, by: str | None) -> Mapping[str, Any]:
    """Returns the actor: the person, and possibly a key or an operator."""
    if who.impersonator:
        return {"kind": "operator", "id": who.impersonator, "as": who.person}
    if by and who.kind in (Kind.NOBODY, Kind.SESSION):
        return {"kind": "user", "id": by}
    return {"kind": _KINDS.get(who.kind.value, "nobody"), "id": who.subject}
