"""Badges: API keys in a table of their own, under other names than the kit's."""

from __future__ import annotations

from datetime import datetime
from enum import Enum

from tablewright.kits.keys import KeyShape
from tablewright.model import Entity, Entry, EpochMillis, Key, attr, created


class BadgeState(Enum):
    """Whether a badge opens."""

    ACTIVE = "active"
    REVOKED = "revoked"


class Badge(Entity, table="badges"):
    """An API key under other names."""

    badge_id: str
    digest: str
    firm_id: str
    worker_id: str
    label: str
    allows: list[str]
    status: BadgeState = BadgeState.ACTIVE
    ending: str | None = None
    seen_at: EpochMillis | None = None
    valid_until: EpochMillis | None = None
    older_digest: str | None = None
    older_until: EpochMillis | None = None
    places: list[str] = attr(factory=list)
    opens_below: bool = False
    made_at: datetime = created()

    primary = Key("{badge_id}")
    by_firm = Entry("{firm_id}", "{badge_id}", name="firm-index")

    @primary.get
    def get(cls, badge_id: str) -> None:
        """One badge."""

    @by_firm.query
    def in_firm(cls, firm_id: str) -> None:
        """The badges of a firm."""


BADGES = KeyShape(
    Badge,
    id=Badge.badge_id,
    hash=Badge.digest,
    account=Badge.firm_id,
    person=Badge.worker_id,
    name=Badge.label,
    permissions=Badge.allows,
    state=Badge.status,
    last_four=Badge.ending,
    last_used_at=Badge.seen_at,
    ends_at=Badge.valid_until,
    previous_hash=Badge.older_digest,
    previous_ends_at=Badge.older_until,
    get=Badge.get,
    of_account=Badge.in_firm,
    networks=Badge.places,
    reaches_below=Badge.opens_below,
    created_at=Badge.made_at,
    state_of=BadgeState,
)
