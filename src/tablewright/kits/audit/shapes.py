"""The shape of audit entries: a system's own entity, or the kit's records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Generic, TypeVar

from tablewright.kits.audit import limits
from tablewright.kits.audit.records import AuditRecord
from tablewright.kits.shapes import Shape
from tablewright.model import Entity, Get, Query

E = TypeVar("E", bound=Entity)


@dataclass(frozen=True)
class AuditShape(Shape[E], Generic[E]):
    """Which attributes of an entity make it an audit entry.

    `of_tenant` and `get` are its access patterns. `kept` is how long entries stay; None: for good,
    or as long as the system decides.
    """

    tenant: str
    id: str
    happened_at: datetime
    event: str
    resource: str
    resource_id: Any
    action: str
    person: Any
    details: Any
    of_tenant: Callable[..., Query[E]]
    get: Callable[[str, str], Get[E]]
    address: Any = None
    agent: Any = None
    expires_at: Any = None
    kept: timedelta | None = None


def own_entries(system: str) -> AuditShape[AuditRecord]:
    """The kit's own records."""
    return AuditShape(
        AuditRecord,
        tenant=AuditRecord.tenant,
        id=AuditRecord.entry_id,
        happened_at=AuditRecord.happened_at,
        event=AuditRecord.event,
        resource=AuditRecord.resource,
        resource_id=AuditRecord.resource_id,
        action=AuditRecord.action,
        person=AuditRecord.person,
        details=AuditRecord.details,
        of_tenant=partial(AuditRecord.of_tenant, system),
        get=partial(AuditRecord.get, system),
        address=AuditRecord.address,
        agent=AuditRecord.agent,
        expires_at=AuditRecord.expires_at,
        kept=timedelta(seconds=limits.AUDIT_SECONDS),
        constants={"system": system},
    )
