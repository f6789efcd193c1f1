"""Replaying: returns delivered events of a period, and perhaps of one type, to the inbox.

A request does a part at once, and leaves the rest to a job, which continues after a restart. An
index may lag by a few seconds and miss recent acknowledgements: a job checks the whole range again
when the index has caught up. Only events that were delivered at the time of the request are
returned: later acknowledgements stand.
Not here: returning one event (`events.inbox.acknowledging`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tablewright.api import limits as api_limits
from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.client import AsyncDatabase
from tablewright.errors import ConflictError, InvalidError
from tablewright.kits.jobs import AddJob, Job, JobKind, JobQueue
from tablewright.kits.live import Listeners
from tablewright.model import le
from tablewright.systems.events import limits as events_limits
from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.design.values import EventStatus, EventType
from tablewright.systems.events.inbox.lists import listed
from tablewright.systems.events.inbox.times import millis_of, moment_of, now_of
from tablewright.systems.events.parts import Parts
from tablewright.systems.events.views import EventView, Millis

ROUTES: Final[Routes[Parts]] = Routes()

REPLAY: Final = "replay"


class Replay(msgspec.Struct, forbid_unknown_fields=True):
    """Selects the delivered events to put back."""

    from_ms: Annotated[
        Millis | None, Meta(description="Only events received at or after this time")
    ] = msgspec.field(default=None, name="from")
    to_ms: Annotated[
        Millis | None, Meta(description="Only events received at or before this time")
    ] = msgspec.field(default=None, name="to")
    event_type: EventType | None = None


class Replayed(msgspec.Struct):
    """The number of events already put back, and whether more follow."""

    count: Annotated[int, Meta(description="Number of events already back in the inbox")]
    is_complete: Annotated[
        bool,
        Meta(
            description="False: a background job puts back the rest. A range that extends to now is"
            " never complete, because an index may lag by seconds."
        ),
    ]


@dataclass(frozen=True, slots=True)
class Span:
    """The range of a replay, for a job."""

    from_ms: int | None
    to_ms: int | None
    event_type: str | None
    asked_ms: int
    is_last_look: bool = True  # the index now shows everything delivered before the request

    @property
    def indexed_ms(self) -> int:
        """The time when the index shows everything that was delivered at the request."""
        return self.asked_ms + 1000 * events_limits.EVENTS_INDEX_SECONDS_MAX

    @property
    def extends_to_now(self) -> bool:
        """Whether the index may lack events of the range, because they are too new."""
        settled_ms = self.asked_ms - 1000 * events_limits.EVENTS_INDEX_SECONDS_MAX
        return self.to_ms is None or self.to_ms >= settled_ms

    def as_payload(self, cursor: str | None) -> dict[str, Any]:
        """Returns the payload of a job that continues from a cursor."""
        return {
            "from_ms": self.from_ms,
            "to_ms": self.to_ms,
            "event_type": self.event_type,
            "asked_ms": self.asked_ms,
            "is_last_look": self.is_last_look,
            "cursor": cursor,
        }

    @classmethod
    def of_payload(cls, payload: Mapping[str, Any]) -> Span:
        """Returns the range of a job."""
        return cls(
            payload["from_ms"],
            payload["to_ms"],
            payload["event_type"],
            payload["asked_ms"],
            payload.get("is_last_look", True),  # jobs of earlier versions check once
        )

    def following(
        self, jobs: JobQueue, tenant: str, cursor: str | None, job_id: str | None = None
    ) -> AddJob | None:
        """Returns the job for the rest: of this pass, or the last pass."""
        if cursor is not None:
            payload, at = self.as_payload(cursor), None
        elif not self.is_last_look:
            payload = replace(self, is_last_look=True).as_payload(None)
            at = moment_of(self.indexed_ms)
        else:
            return None
        return jobs.add(REPLAY, payload, job_id=job_id, tenant=tenant, at=at)


@ROUTES.post("/v1/events/replay", rule=TENANT, status=202, tags=("inbox",), errors=(InvalidError,))
async def replay(context: Context[Parts], body: Replay) -> Replayed:
    """Returns delivered events to their places in the inbox.

    The first few hundred are back when the response is sent. A background job puts back the
    rest, including events acknowledged in the last seconds.
    """
    if body.from_ms is not None and body.to_ms is not None and body.from_ms > body.to_ms:
        raise InvalidError("`from` must not be after `to`.", details={"place": "from"})
    parts = context.parts
    asked_ms = millis_of(now_of(context.clock))
    span = Span(body.from_ms, body.to_ms, body.event_type, asked_ms, is_last_look=False)
    attempt = context.ids.uuid()
    count, cursor = await _put_back(context.db, context.tenant, span, None, attempt)
    if count:
        parts.arrivals.happened(context.tenant)
    rest = span.following(parts.jobs, context.tenant, cursor)
    assert rest is not None, "the first pass is never the last"
    await context.db.run(rest)
    return Replayed(count, cursor is None and not span.extends_to_now)


@dataclass(frozen=True, slots=True)
class Replaying:
    """Returns the remaining events to the inbox, as a job handler."""

    db: AsyncDatabase
    jobs: JobQueue
    arrivals: Listeners

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(REPLAY, self.handle)

    async def handle(self, job: Job) -> None:
        """Returns a few hundred events, and leaves the rest to the next job."""
        span = Span.of_payload(job.payload)
        db = self.db.for_tenant(job.tenant)
        attempt = self.jobs.ids.uuid()
        count, cursor = await _put_back(db, job.tenant, span, job.payload["cursor"], attempt)
        if count:
            self.arrivals.happened(job.tenant)
        root, _, number = job.job_id.partition("~")
        following = f"{root}~{int(number or 0) + 1}"
        rest = span.following(self.jobs, job.tenant, cursor, following)
        if rest is not None:
            await db.run(rest)


async def _put_back(
    db: AsyncDatabase, tenant: str, span: Span, cursor: str | None, attempt: str
) -> tuple[int, str | None]:
    """Puts back a bounded number of events; yields the number and the next position."""
    asked_at = moment_of(span.asked_ms)
    count = examined = 0
    while examined < events_limits.EVENTS_REPLAYED_AT_ONCE_MAX:
        page = await db.run(
            listed(
                tenant,
                limit=api_limits.API_PAGE_MAX,
                status=EventStatus.DELIVERED,
                event_type=span.event_type,
                after_ms=None if span.from_ms is None else span.from_ms - 1,
                before_ms=None if span.to_ms is None else span.to_ms + 1,
                cursor=cursor,
                made_by="replay",
            )
        )
        outcomes = await asyncio.gather(
            *(_is_back(db, tenant, one, asked_at, attempt) for one in page.items)
        )
        count += sum(outcomes)
        examined += max(page.scanned_count, 1)
        cursor = page.cursor
        if cursor is None:
            break
    return count, cursor


async def _is_back(
    db: AsyncDatabase, tenant: str, event: EventView, asked_at: datetime, attempt: str
) -> bool:
    if event.delivered_at is None or event.delivered_at > millis_of(asked_at):
        return False
    operation = Event.put_back(tenant, event.id, attempt=attempt).when(
        Event.status == EventStatus.DELIVERED, le(Event.delivered_at, asked_at)
    )
    try:
        await db.run(operation)
    except ConflictError:  # changed or deleted meanwhile
        return False
    return True
