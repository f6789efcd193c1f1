"""DocumentedEndpoints: endpoints in a table that a system's document prescribes.

The row is the endpoint of record: URL, events, secret, and whether it is active. Everything else,
such as the circuit breaker, is a record in `tablewright-service`. Both change in one transaction,
and the record's revision serialises all changes.

A system's table rarely has a consistent list of a tenant's rows. The records of the kit are that
list, and the table's index adds rows that other programs have created.
Not here: the columns of a table, which a subclass maps (`tablewright.systems.core.webhook_store`).
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from tablewright.client import AsyncDatabase
from tablewright.errors import ItemNotFoundError
from tablewright.ids import Ids
from tablewright.kits.webhooks.endpoints import (
    Endpoint,
    EndpointStatus,
    EndpointSubscription,
    Outage,
)
from tablewright.kits.webhooks.records import EndpointState
from tablewright.model import At, Change, Entity, Get, Page, Query, get_all, snapshot, update_of
from tablewright.model.operations.writing import WriteOperation

E = TypeVar("E", bound=Entity)

_OF_STATE: Final = ("description", "status", "status_reason", "status_at", "health", "edition")


@dataclass(frozen=True, slots=True)
class DocumentedEndpoints(ABC, Generic[E]):
    """The endpoints of one system; a subclass maps its rows."""

    db: AsyncDatabase  # not bound to a tenant, with keys
    system: str
    ids_source: Ids
    secrets_max: int = 2  # the current and the previous one

    # Mapping by subclasses

    @abstractmethod
    def place(self, endpoint_id: str) -> At[E]:
        """The key of a row."""

    @abstractmethod
    def rows(self, tenant: str) -> Query[E]:
        """Finds the rows of a tenant, by an index."""

    @abstractmethod
    def id_of(self, row: E) -> str:
        """The id of a row."""

    @abstractmethod
    def described(self, row: E) -> Endpoint:
        """The endpoint of a row; active or disabled."""

    @abstractmethod
    def new_row(self, endpoint: Endpoint) -> E:
        """The row of a new endpoint."""

    @abstractmethod
    def changes(self, row: E, before: Endpoint, after: Endpoint) -> list[Change]:
        """The changes of a row when its endpoint changes; none if the row is unaffected."""

    # The port

    async def get(self, tenant: str, endpoint_id: str) -> Endpoint | None:
        """Returns an endpoint of a tenant, both items from one moment."""
        row, state = await self.db.for_tenant(tenant).run(
            snapshot(self.place(endpoint_id).get(), self._state_of(tenant, endpoint_id))
        )
        return None if row is None else self._joined(row, state)

    async def of_tenant(self, tenant: str) -> list[Endpoint]:
        """Returns all endpoints of a tenant."""
        gets: list[Get[Any]] = []
        for one in await self._listed(tenant):
            state = self._state_of(tenant, one)
            gets += [self.place(one).get().consistently(), state.consistently()]
        if not gets:
            return []
        page = await self.db.for_tenant(tenant).run(get_all(gets, unreadable="collect"))
        pairs = zip(page.items[::2], page.items[1::2], strict=True)
        return [self._joined(row, state) for row, state in pairs if row is not None]

    async def subscriptions(self, tenant: str) -> list[EndpointSubscription]:
        """Returns the data of endpoints that `publish` needs."""
        found = await self.of_tenant(tenant)
        return [EndpointSubscription(one.endpoint_id, one.event_types, one.status) for one in found]

    def creating(self, endpoint: Endpoint) -> list[WriteOperation[Any]]:
        """Returns the writes of a new endpoint."""
        state = self._state(endpoint)
        writes = (self.new_row(endpoint).create(), state.create())
        return [writes[0], writes[1].marked_by(EndpointState.endpoint_id)]

    def changing(self, before: Endpoint, after: Endpoint) -> list[WriteOperation[Any]]:
        """Returns the writes that change an endpoint."""
        row, state = before.stored
        writes: list[WriteOperation[Any]] = []
        if state is None:  # another program has created the row
            fresh = self._state(after)
            fresh.change_id = self.ids_source.uuid()
            writes.append(fresh.create().marked_by(EndpointState.change_id))
        else:
            draft: Any = state.edited()
            for name in _OF_STATE:
                if getattr(after, name) != getattr(before, name):
                    setattr(draft, name, getattr(after, name))
            draft.change_id = self.ids_source.uuid()
            writes.append(update_of(draft).marked_by(EndpointState.change_id))
        if changes := self.changes(row, before, after):
            writes.append(self.place(after.endpoint_id).update(*changes))
        return writes

    def deleting(self, endpoint: Endpoint) -> list[WriteOperation[Any]]:
        """Returns the writes that delete an endpoint."""
        row, state = endpoint.stored
        return [row.delete(), *([] if state is None else [state.delete()])]

    async def outages(self, limit: int, cursor: str | None) -> Page[Outage]:
        """Returns a page of endpoints of all tenants that receive no messages; longest first."""
        query = EndpointState.outages(self.system).limit(limit).from_cursor(cursor)
        wanted = query.only(
            EndpointState.tenant,
            EndpointState.endpoint_id,
            EndpointState.status,
            EndpointState.status_at,
            EndpointState.status_reason,
        )
        page = await self.db.run(wanted)
        return Page([Outage(*one) for one in page.items], page.cursor)

    async def ids(self, tenant: str) -> list[str]:
        """Returns the ids of all endpoints with records of the kit."""
        query = EndpointState.of_tenant(self.system, tenant).consistently()
        found = await self.db.for_tenant(tenant).all(query.only(EndpointState.endpoint_id))
        return [endpoint_id for (endpoint_id,) in found]

    async def erase(self, tenant: str, endpoint_id: str) -> None:
        """Erases the kit's record of an endpoint."""
        place = EndpointState.at(system=self.system, tenant=tenant, endpoint_id=endpoint_id)
        with suppress(ItemNotFoundError):
            await self.db.for_tenant(tenant).run(place.erase())

    # Reading

    async def _listed(self, tenant: str) -> list[str]:
        rows = self.db.for_tenant(tenant).all(self.rows(tenant), unreadable="collect")
        known, found = await asyncio.gather(self.ids(tenant), rows)
        return list(dict.fromkeys([*known, *map(self.id_of, found.items)]))

    def _joined(self, row: E, state: EndpointState | None) -> Endpoint:
        """Joins a row with the kit's record. The row determines whether it is active."""
        found = replace(self.described(row), stored=(row, state))
        if state is None:
            return found
        known = {name: getattr(state, name) for name in _OF_STATE}
        if found.is_active:
            known |= {"status": found.status, "status_reason": None, "status_at": None}
        elif state.status is EndpointStatus.ACTIVE:  # another program has disabled it
            known |= {"status": found.status}
        return replace(found, **known)

    def _state_of(self, tenant: str, endpoint_id: str) -> Get[EndpointState]:
        return EndpointState.get(self.system, tenant, endpoint_id)

    def _state(self, endpoint: Endpoint) -> EndpointState:
        return EndpointState(
            system=self.system,
            tenant=endpoint.tenant,
            endpoint_id=endpoint.endpoint_id,
            **{name: getattr(endpoint, name) for name in _OF_STATE},
        )
