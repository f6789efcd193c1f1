"""Statistics: counts of events by status and type, and the age of the oldest.

They are counted on request, up to a bound: exact counters would cost every event a second write.
Not here: metrics of the service, which Prometheus reads.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.model import Query
from tablewright.systems.events import limits
from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.design.values import EventStatus
from tablewright.systems.events.inbox.times import millis_of, now_of
from tablewright.systems.events.parts import Parts
from tablewright.systems.events.views import Millis

ROUTES: Final[Routes[Parts]] = Routes()


class TypeCount(msgspec.Struct):
    """Number of events of one type. Null counts events without a type."""

    event_type: str | None
    count: int


class StatusCount(msgspec.Struct):
    """Number of events of one status."""

    count: int
    is_exact: Annotated[
        bool, Meta(description=f"False: there are more than {limits.EVENTS_COUNTED_MAX:,}")
    ]
    by_type: list[TypeCount]


class Statistics(msgspec.Struct):
    """Statistics of a tenant's events."""

    undelivered: StatusCount
    delivered: StatusCount
    oldest_undelivered_at: Millis | None
    oldest_undelivered_age_seconds: float | None


@ROUTES.get("/v1/stats", rule=TENANT, tags=("events",))
async def stats(context: Context[Parts]) -> Statistics:
    """Counts events by status and type, and returns the age of the oldest undelivered event.

    Counting stops at a limit for each status. Then `is_exact` is false.
    """
    tenant = context.tenant
    undelivered = await _counted(context, Event.inbox(tenant).with_hidden())
    delivered = await _counted(context, Event.inbox(tenant, EventStatus.DELIVERED))
    oldest = await context.db.run(Event.inbox(tenant).with_hidden().only(Event.timestamp).limit(1))
    oldest_at = oldest.items[0][0] if oldest.items else None
    age = None if oldest_at is None else (now_of(context.clock) - oldest_at).total_seconds()
    return Statistics(
        undelivered=undelivered,
        delivered=delivered,
        oldest_undelivered_at=None if oldest_at is None else millis_of(oldest_at),
        oldest_undelivered_age_seconds=None if age is None else max(age, 0.0),
    )


async def _counted(context: Context[Parts], query: Query[Event]) -> StatusCount:
    types: Counter[str | None] = Counter()
    found = query.only(Event.event_type).limit(limits.EVENTS_COUNTED_MAX + 1)
    async for page in context.db.pages(found):
        types.update(event_type for (event_type,) in page.items)
    count = sum(types.values())
    is_exact = count <= limits.EVENTS_COUNTED_MAX
    by_type = [TypeCount(name, number) for name, number in types.most_common()]
    return StatusCount(min(count, limits.EVENTS_COUNTED_MAX), is_exact, by_type)
