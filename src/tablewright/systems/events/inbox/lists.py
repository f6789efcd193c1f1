"""Lists: which ranges of which index answer a request for events.

    undelivered, of any type       status-index        as the document has it
    undelivered, of one type       status-index        what is not of the type is left out
    delivered, of any type         status-index
    delivered, of one type         event-type-index    what is not delivered is left out
    of one type                    event-type-index
    all                            both ranges of the status-index, merged by time

Not here: how pages are made of ranges (`events.inbox.walking`).
"""

from __future__ import annotations

from collections.abc import Callable

from tablewright.model import Query
from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.design.values import EventStatus
from tablewright.systems.events.inbox.times import strictly_between
from tablewright.systems.events.inbox.walking import Walk


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
) -> Walk:
    """A page of a tenant's events, by time; `made_by` is the only one who can use its cursor."""
    times = strictly_between(after_ms, before_ms)
    if event_type is not None and status is not EventStatus.UNDELIVERED:
        ranges = [Event.of_type(tenant, event_type, times)]
    else:
        statuses = (EventStatus.UNDELIVERED, EventStatus.DELIVERED) if status is None else (status,)
        ranges = [_range(Event.inbox(tenant, one, times), one) for one in statuses]
    wanted = None
    if event_type is not None and status is EventStatus.UNDELIVERED:
        wanted = _is_of_type(event_type)
    elif event_type is not None and status is EventStatus.DELIVERED:
        wanted = _is_delivered
    return Walk(
        ranges=[_directed(one.unread(Event.payload), is_newest_first) for one in ranges],
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


def _is_of_type(event_type: str) -> Callable[[Event], bool]:
    return lambda event: event.event_type == event_type


def _is_delivered(event: Event) -> bool:
    return event.status is EventStatus.DELIVERED


def _range(query: Query[Event], status: EventStatus) -> Query[Event]:
    # What is undelivered never expires, so nothing has to be looked for in place of what did.
    return query.with_hidden() if status is EventStatus.UNDELIVERED else query


def _directed(query: Query[Event], is_newest_first: bool) -> Query[Event]:
    return query.newest_first() if is_newest_first else query


def is_empty_span(after_ms: int | None, before_ms: int | None) -> bool:
    """Whether no time lies between the two."""
    return after_ms is not None and before_ms is not None and before_ms - after_ms <= 1
