"""Visits: a small service with times and typed keys everywhere, for values to go round.

Not here: tests (`test_times.py`).
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from decimal import Decimal
from enum import Enum
from typing import Annotated, Literal
from uuid import UUID

from msgspec import Meta, Struct
from starlette.types import ASGIApp, Receive, Scope, Send

from tablewright.api.application import application
from tablewright.api.context import Context
from tablewright.api.exposing import expose
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.client import AsyncDatabase
from tablewright.ids import CountingIds
from tablewright.model import (
    Entity,
    EpochMillis,
    EpochSeconds,
    EpochSecondsText,
    Index,
    IsoMicros,
    IsoMillis,
    IsoSeconds,
    Range,
    Table,
    design_of,
    put_all,
)
from tests.api.openapi import notes
from tests.api.openapi.loopback import Seen

ROUTES = Routes()
NOON = datetime(2026, 11, 21, 12, 0, 0, 123456, UTC)


class Mood(Enum):
    """How a guest came in."""

    GLAD = "glad"
    SAD = "sad"


class Visits(Table, name="Visits", tag="Kind"):
    """All of it."""

    primary = Index("pk", "sk")


class Visit(Entity, table=Visits, tenant="shop_id"):
    """A visitor arrived."""

    shop_id: str
    came_at: IsoMillis
    guest: str

    primary = Visits.primary("S#{shop_id}", "V#{came_at}")

    @primary.get
    def get(cls, shop_id: str, came_at: datetime) -> None:
        """One visit."""

    @primary.query
    def between(cls, shop_id: str, came_at: Range[datetime] | None = None) -> None:
        """Visits of a shop."""


class Typed(Entity, table=Visits, tenant="shop_id"):
    """One part of a key of every type that a key may have."""

    shop_id: str
    text: str
    uuid: UUID
    day: date
    iso_seconds: IsoSeconds
    iso_millis: Annotated[IsoMillis, Meta(description="Has a constraint.")]
    iso_micros: IsoMicros
    epoch_seconds: EpochSeconds
    epoch_millis: EpochMillis
    epoch_text: EpochSecondsText
    whole: int
    exact: Decimal
    flag: bool
    mood: Mood
    size: Literal["s", "m"]

    primary = Visits.primary(
        "S#{shop_id}",
        "T#{text}#{uuid}#{day}#{iso_seconds}#{iso_millis}#{iso_micros}"
        "#{epoch_seconds}#{epoch_millis}#{epoch_text}#{whole}#{exact}#{flag}#{mood}#{size}",
    )

    @primary.get
    def get(
        cls,
        shop_id: str,
        text: str,
        uuid: UUID,
        day: date,
        iso_seconds: datetime,
        iso_millis: datetime,
        iso_micros: datetime,
        epoch_seconds: datetime,
        epoch_millis: datetime,
        epoch_text: datetime,
        whole: int,
        exact: Decimal,
        flag: bool,
        mood: Mood,
        size: Literal["s", "m"],
    ) -> None:
        """The one with this key."""

    @primary.query
    def everything(cls, shop_id: str) -> None:
        """All of them."""


DESIGN = design_of("visits", Visits)

expose(ROUTES, Visit.get, "/v1/visits/{came_at}", rule=TENANT)
expose(ROUTES, Visit.between, "/v1/visits", rule=TENANT)
expose(ROUTES, Typed.get, "/v1/typed/{iso_micros}", rule=TENANT)
expose(ROUTES, Typed.everything, "/v1/typed", rule=TENANT)


class Plan(Struct, rename="camel", forbid_unknown_fields=True):
    """Times, everywhere that a body can have one."""

    starts_at: datetime
    ends_at: datetime | None
    zoned_at: Annotated[datetime, Meta(tz=True)]
    pauses: list[datetime] = []
    by_name: dict[str, datetime | None] = {}
    pair: tuple[datetime, datetime] | None = None
    opened_at: datetime = datetime(2026, 1, 1, tzinfo=UTC)
    price: Decimal = Decimal("1.10")


class When(Struct, forbid_unknown_fields=True):
    """A moment in a query string."""

    at: datetime
    until: datetime | None = None


@ROUTES.post("/v1/plans", rule=TENANT)
async def echo_plan(context: Context, body: Plan) -> Plan:
    """Gives a plan back."""
    return body


@ROUTES.get("/v1/moments/{moment}", rule=TENANT)
async def echo_moment(context: Context, moment: datetime, query: When) -> list[datetime]:
    """Gives the times of a request back."""
    return [moment, query.at, *([] if query.until is None else [query.until])]


def visits_application(db: AsyncDatabase) -> ASGIApp:
    """The service, with a few items of the tenant `acme`."""
    given = notes.notes_service(db).runtime
    service = notes.notes_system(ROUTES, name="visits").running(given)
    app = application([service], ids=CountingIds(), observer=Seen())

    async def filled(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await db.create_tables(DESIGN)
            await db.run(put_all([_typed("acme"), *_visits("acme")]))
        await app(scope, receive, send)

    return filled


def _visits(shop_id: str) -> list[Visit]:
    return [
        Visit(shop_id=shop_id, came_at=NOON.replace(hour=hour), guest=f"guest at {hour}")
        for hour in (10, 12, 14)
    ]


def _typed(shop_id: str) -> Typed:
    """An item with a value of every type."""
    return Typed(
        shop_id=shop_id,
        text="ä /+?%",
        uuid=UUID(int=7),
        day=NOON.date(),
        iso_seconds=NOON,
        iso_millis=NOON,
        iso_micros=NOON,
        epoch_seconds=NOON,
        epoch_millis=NOON,
        epoch_text=NOON,
        whole=-12,
        exact=Decimal("1.50"),
        flag=False,
        mood=Mood.SAD,
        size="m",
    )
