"""The events service on the stage of a sweep, and what its scenarios look at afterwards."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

from tablewright.systems.events.design.inbox import Event
from tablewright.testing import Stage
from tests.systems.events.service.world import World, running
from tests.systems.sweeping import Act, Cover, Scenarios


def opening(stage: Stage, cover: Cover) -> AbstractAsyncContextManager[World]:
    """The service with two tenants."""
    return running(
        transport=stage.async_transport,
        clock=stage.clock,
        on_response=cover.answered,
        worked=cover.worked,
    )


EVENTS = Scenarios[World](opening)
EventsAct = Act[World]


async def stored(act: EventsAct, tenant: str = "acme") -> list[Event]:
    """Every event of a tenant, in the order of their numbers."""
    found = await act.world.db.all(Event.of_tenant(tenant).consistently().with_hidden())
    return sorted(found, key=lambda one: one.payload["n"])


async def ids_of(act: EventsAct, number: int) -> list[str]:
    """The ids of the events with a number: one, unless something went wrong."""
    return [str(one.event_id) for one in await stored(act) if one.payload["n"] == number]
