"""Letters: a small design with one of every kind of attribute, for patterns to be exposed."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from enum import Enum
from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta

from tablewright.model import (
    Encrypted,
    Entity,
    EpochMillis,
    EpochSeconds,
    Gsi,
    Index,
    Range,
    Table,
    attr,
    computed,
    created,
    design_of,
    key_only,
    ttl,
)


class Mood(Enum):
    """How a letter is meant."""

    KIND = "kind"
    CROSS = "cross"


@dataclass
class Stamp:
    """What is stuck on it."""

    country: str
    value: Decimal | None = None


class Letters(Table, name="Letters", tag="Kind"):
    """All of it."""

    primary = Index("pk", "sk")
    gsi1 = Gsi("gsi1pk", "gsi1sk", name="by-mood")
    gsi2 = Gsi("gsi2pk", "gsi2sk", name="by-code")


class Letter(Entity, table=Letters, tenant="tenant_id"):
    """A written text."""

    tenant_id: str = attr(doc="Whose it is")
    letter_id: UUID
    mood: Mood = attr(doc="How it is meant")
    sent_at: EpochMillis = created()
    day: date | None = None
    code: Annotated[str, Meta(min_length=2, max_length=8, pattern="^[a-z]+$")] | None = None
    pages: Annotated[int, Meta(ge=1)] = 1
    price: Decimal | None = None
    weight: float | None = None
    words: dict[str, Any] = attr(factory=dict)
    stamps: list[Stamp] = attr(factory=list)
    labels: set[str] = attr(factory=set)
    seal: bytes | None = None
    is_read: bool = False
    reply_token: str | None = None
    inner: Annotated[str, Encrypted()] | None = None
    mood_and_time: str | None = computed("{mood}#{sent_at}")
    expires_at: EpochSeconds | None = ttl()

    primary = Letters.primary("T#{tenant_id}", "L#{letter_id}")
    by_mood = Letters.gsi1("T#{tenant_id}", "{mood}#{sent_at}")
    by_code = Letters.gsi2("CODE#{code}", "{sent_at}")

    @primary.get
    def get(cls, tenant_id: str, letter_id: UUID) -> None:
        """One letter.

        By its id.
        """

    @primary.query
    def of_tenant(cls, tenant_id: str) -> None:
        """All letters of a tenant."""

    @by_mood.query(newest_first=True, limit=10)
    def in_mood(
        cls, tenant_id: str, mood: Mood = Mood.KIND, sent_at: Range[datetime] | None = None
    ) -> None:
        """Letters of one mood, newest first."""

    @by_code.query
    def with_code(cls, code: str) -> None:
        """Letters that have a code, whosever they are."""


class Box(Entity, table=Letters, tenant="tenant_id"):
    """Where letters lie; its number stands in its key only."""

    tenant_id: str
    number: int = key_only()
    label: str

    primary = Letters.primary("T#{tenant_id}", "B#{number:06d}")

    @primary.query
    def boxes(cls, tenant_id: str, number: Range[int] | None = None) -> None:
        """The boxes of a tenant, by number."""


class Country(Entity, table=Letters, shared=True):
    """Where letters go."""

    code: str
    name: str

    primary = Letters.primary("COUNTRY", "C#{code}")

    @primary.query
    def countries(cls) -> None:
        """All countries."""


class Note(Entity, table=Letters):
    """Of no tenant, and not shared either."""

    note_id: str

    primary = Letters.primary("NOTE#{note_id}", "NOTE")

    @primary.get
    def note(cls, note_id: str) -> None:
        """One note."""


DESIGN = design_of("letters", Letters)
