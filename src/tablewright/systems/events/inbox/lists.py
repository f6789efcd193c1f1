"""Lists: the index ranges for a request for events.

    undelivered, of any type       status-index        as documented
    undelivered, of one type       status-index        other types are filtered out
    delivered, of any type         status-index
    delivered, of one type         event-type-index    undelivered ones are filtered out
    of one type                    event-type-index
    all                            both ranges of the status-index, merged by time

Not here: pages from ranges (`events.inbox.walking`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import lru_cache

from tablewright import limits
from tablewright.model import Query, Range, Shown
from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.design.values import EventStatus
from tablewright.systems.events.inbox.times import strictly_between
from tablewright.systems.events.inbox.walking import Walk
from tablewright.systems.events.views import EVENT_VIEW, EventView


def listed(
    tenant: str,
    *,
    limit: int,
    status: EventStatus | None = None,
    event_type: str | None = None,
    after_ms: int | None = None,
    before_ms: int | None = None,
    is_newest_first: bool = False,
    cursor: str | None = None,
    made_by: str,
) -> Walk[EventView]:
    """Returns a page of a tenant's events by time; the cursor is bound to `made_by`."""
    times = strictly_between(after_ms, before_ms)
    find = _ranges if times is not None else _ranges_lately
    wanted = None
    if event_type is not None and status is EventStatus.UNDELIVERED:
        wanted = _is_of_type(event_type)
    elif event_type is not None and status is EventStatus.DELIVERED:
        wanted = _is_delivered
    return Walk(
        ranges=find(tenant, status, event_type, times, is_newest_first),
        limit=limit,
        bound_to=(
            made_by,
            None if status is None else status.value,
            event_type,
            after_ms,
            before_ms,
            is_newest_first,
        ),
        wanted=wanted,
        cursor=cursor,
    )


def _ranges(
    tenant: str,
    status: EventStatus | None,
    event_type: str | None,
    times: Range[datetime] | None,
    is_newest_first: bool,
) -> Sequence[Shown[EventView]]:
    if event_type is not None and status is not EventStatus.UNDELIVERED:
        ranges = [Event.of_type(tenant, event_type, times)]
    else:
        statuses = (EventStatus.UNDELIVERED, EventStatus.DELIVERED) if status is None else (status,)
        ranges = [_range(Event.inbox(tenant, one, times), one) for one in statuses]
    return [_directed(one, is_newest_first).shown(EVENT_VIEW) for one in ranges]


# Polls of a list use the same ranges each time.
_ranges_lately = lru_cache(limits.QUERIES_KEPT)(_ranges)


def _is_of_type(event_type: str) -> Callable[[EventView], bool]:
    return lambda event: event.event_type == event_type


def _is_delivered(event: EventView) -> bool:
    return event.status is EventStatus.DELIVERED


def _range(query: Query[Event], status: EventStatus) -> Query[Event]:
    # Undelivered events never expire, so no replacements are needed.
    return query.with_hidden() if status is EventStatus.UNDELIVERED else query


def _directed(query: Query[Event], is_newest_first: bool) -> Query[Event]:
    return query.newest_first() if is_newest_first else query


def is_empty_span(after_ms: int | None, before_ms: int | None) -> bool:
    """Whether there is no time between the two."""
    return after_ms is not None and before_ms is not None and before_ms - after_ms <= 1
