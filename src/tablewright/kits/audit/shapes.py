"""The shape of audit entries: a system's own entity, or the kit's records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property, partial
from typing import Any, Generic, TypeVar

from tablewright.kits.audit import limits
from tablewright.kits.audit.periods import Ranged, by_id
from tablewright.kits.audit.records import AuditRecord
from tablewright.kits.shapes import Shape, Written, as_is
from tablewright.model import Creation, Entity, Get

E = TypeVar("E", bound=Entity)


@dataclass(frozen=True)
class AuditShape(Shape[E], Generic[E]):
    """The attributes of an entity that make it an audit entry.

    `get`, `of_tenant`, `of_person` and `of_event` are its access patterns; the last two are
    optional. Those for several entries are given as `by_id(Activity.of_account)` if they sort by
    id, and as `by_time(Activity.of_user)` if they sort by time. `kept` is the time after which
    entries expire; None: the kit sets no expiry. `event_of` returns the entity's word for an event,
    such as source.created for source_created. `read_details` and `write_details` translate the
    entity's form of details, if it is not a map with any names. `no_resource` is stored as the id
    of a missing resource, if the attribute is required.
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
    of_tenant: Ranged
    get: Callable[[str, str], Get[E]]
    of_person: Ranged | None = None
    of_event: Ranged | None = None
    address: Any = None
    agent: Any = None
    expires_at: Any = None
    kept: timedelta | None = None
    event_of: Written = as_is
    no_resource: str | None = None
    read_details: Callable[[Any], Mapping[str, Any]] = dict
    write_details: Callable[[Mapping[str, Any]], Any] | None = None

    @cached_property
    def creation(self) -> Creation[...]:
        """Creates entries; free-form details are given as `wire_of` returns them."""
        is_free = self.write_details is None
        return Creation(self.entity, wired=(self.names_of_roles["details"],) if is_free else ())


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
        of_tenant=by_id(partial(AuditRecord.of_tenant, system)),
        of_person=by_id(partial(AuditRecord.of_person, system)),
        get=partial(AuditRecord.get, system),
        address=AuditRecord.address,
        agent=AuditRecord.agent,
        expires_at=AuditRecord.expires_at,
        kept=timedelta(seconds=limits.AUDIT_SECONDS),
        constants={"system": system},
    )
