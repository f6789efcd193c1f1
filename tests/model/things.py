"""Things: an entity with an attribute of nearly every form, for tests of views."""

from __future__ import annotations

from collections.abc import Generator
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from enum import Enum
from typing import Annotated, Any, Literal
from uuid import UUID

import msgspec
from msgspec import Meta

from tablewright import ManualClock
from tablewright.model import (
    Entity,
    EpochMillis,
    EpochSeconds,
    EpochSecondsText,
    Gsi,
    Index,
    Operation,
    Page,
    Session,
    StoredAs,
    Table,
    attr,
    softly,
    ttl,
)
from tablewright.model.stored.items import item_of
from tests.model.targets import START

NOW = datetime.fromtimestamp(START, UTC)

encode = msgspec.json.Encoder(decimal_format="number").encode


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Size(Enum):
    SMALL = 1
    LARGE = 2


class Part(msgspec.Struct):
    name: str
    count: int = 0


class Things(Table, name="things"):
    primary = Index("pk", "sk")
    by_colour = Gsi("gsi1pk", "gsi1sk", name="by-colour")


class Thing(Entity, table=Things, tenant="owner"):
    """Has an attribute of nearly every form."""

    owner: str
    number: int
    id: UUID
    title: Annotated[str, Meta(max_length=20)] = ""
    colour: Colour = Colour.RED
    size: Size | None = None
    word: Literal["on", "off"] | None = None
    level: Literal[1, 2] | None = None
    is_open: bool | None = None
    price: Decimal | None = None
    weight: float | None = None
    day: date | None = None
    made_at: datetime | None = None
    seen_at: EpochMillis | None = None
    sent_at: EpochSecondsText | None = None
    picture: bytes | None = None
    tags: set[str] = attr(factory=set[str])
    names: list[str] | None = None
    part: Part | None = None
    path: Annotated[tuple[str, ...], StoredAs(str, write="/".join, read=lambda t: (*t.split("/"),))]
    anything: Any = None
    free: dict[str, Any] | None = None
    gone_at: datetime | None = softly()
    expires_at: EpochSeconds | None = ttl(after=timedelta(days=1), of="seen_at")
    primary = Things.primary("{owner}", "{number:04d}")
    by_colour = Things.by_colour("{owner}#{colour}", "{number:04d}")

    @primary.query
    def of(cls, owner: str) -> None:
        """The things of an owner."""

    @by_colour.query
    def coloured(cls, owner: str, colour: Colour) -> None:
        """The things of an owner that have a colour."""


def row(*values: Any) -> list[Any]:
    return [*values]


def thing(number: int, **values: Any) -> Thing:
    return Thing(
        owner="ann", number=number, id=UUID(int=number), seen_at=NOW, path=("a",), **values
    )


def stored(one: Thing) -> dict[str, Any]:
    return {**item_of(Thing.__plan__, vars(one))}


def response_of(found: list[dict[str, Any]]) -> dict[str, Any]:
    return {"Items": found, "Count": len(found), "ScannedCount": len(found)}


def answered(
    operation: Operation[Page[Any]],
    found: list[dict[str, Any]],
    tenant: str | None,
    *,
    now: datetime = NOW,
) -> Page[Any]:
    """The page that an operation makes of a response with these items, and no more."""
    session = Session(clock=ManualClock(now.timestamp()), tenant=tenant)
    steps: Generator[Any, Any, Page[Any]] = operation.steps(session)
    call = next(steps)
    try:
        steps.send(call.decode(encode(response_of(found))))
    except StopIteration as over:
        return over.value
    raise AssertionError("a second call")
