"""Reading: pages of audit entries, the newest first, by time, person, event type and resource.

    page = await read(audit, of_tenant(audit, "acme", wanted), limit=50, cursor=None)

A page reads a bounded number of entries before filters. It may have fewer entries than its limit
and still have a cursor.
Not here: the routes (`audit.routes`), views (`audit.views`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tablewright.api.paging import PageQuery, filters, page_of
from tablewright.errors import InvalidError, NotFoundError
from tablewright.kits.audit.audit import SYSTEM_TENANT, Audit
from tablewright.kits.audit.periods import Period
from tablewright.kits.shapes import word_of
from tablewright.model import Page, Query


@dataclass(frozen=True, slots=True)
class Filters:
    """The filters for entries; None does not filter."""

    period: Period = field(default_factory=Period)
    person: str | None = None
    event: str | None = None
    resource: str | None = None
    resource_id: str | None = None

    def check(self) -> None:
        """Raises `InvalidError` for a period that ends before it begins."""
        since, until = self.period.since, self.period.until
        if since is not None and until is not None and since > until:
            raise InvalidError("from must not be later than to.", details={"place": "from"})

    def roles(self, *, without: str = "") -> dict[str, str]:
        """The filters that apply besides the period and the key of the access pattern."""
        wanted = {
            "person": self.person,
            "event": self.event,
            "resource": self.resource,
            "resource_id": self.resource_id,
        }
        return {
            role: value for role, value in wanted.items() if value is not None and role != without
        }


@dataclass(frozen=True, slots=True)
class Selection:
    """A query for entries, and a filter to apply after reading."""

    query: Query[Any]
    keep: Callable[[Any], bool] | None = None


def _selected(audit: Audit, query: Query[Any], roles: dict[str, str]) -> Selection:
    shape, index = audit.shape, query.entry.index
    if not all(filters(query, getattr(shape, role)) for role in roles):
        return Selection(query, partial(_has, audit, roles))
    filtered = query.where(*(getattr(shape, role) == value for role, value in roles.items()))
    # A table shows new entries at once; a global index may lag.
    return Selection(filtered.consistently() if index.name is None else filtered)


def _has(audit: Audit, roles: dict[str, str], entry: Any) -> bool:
    shape = audit.shape
    return all(word_of(shape.value(entry, role)) == value for role, value in roles.items())


def of_tenant(audit: Audit, tenant: str, wanted: Filters) -> Selection:
    """Selects the entries of a tenant."""
    return _selected(audit, audit.shape.of_tenant(tenant, wanted.period), wanted.roles())


def of_person(audit: Audit, person: str, wanted: Filters) -> Selection:
    """Selects the entries of a person in all tenants."""
    assert audit.shape.of_person is not None, "routes ask only shapes that have the pattern"
    found = audit.shape.of_person(person, wanted.period)
    return _selected(audit, found, wanted.roles(without="person"))


def for_operator(audit: Audit, tenant: str | None, wanted: Filters) -> Selection:
    """Selects entries of any tenant: by tenant, person or event; else those of the system."""
    shape = audit.shape
    if tenant is None and wanted.person is not None and shape.of_person is not None:
        return of_person(audit, wanted.person, wanted)
    if tenant is None and wanted.event is not None and shape.of_event is not None:
        found = shape.of_event(wanted.event, wanted.period)
        return _selected(audit, found, wanted.roles(without="event"))
    return of_tenant(audit, SYSTEM_TENANT if tenant is None else tenant, wanted)


async def read(audit: Audit, selection: Selection, *, limit: int, cursor: str | None) -> Page[Any]:
    """One page, the newest entries first."""
    asked = PageQuery(limit=limit, cursor=cursor)
    query = selection.query.newest_first()
    return await page_of(audit.db, query, asked, keep=selection.keep)


async def get(audit: Audit, tenant: str, entry_id: str) -> Any:
    """One entry of a tenant; raises `NotFoundError`."""
    found = await audit.db.run(audit.shape.get(tenant, entry_id).consistently())
    if found is None:
        raise NotFoundError("Activity not found.")
    return found
