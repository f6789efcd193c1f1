"""Declared traffic: a month of a system, written in TOML.

    peak = 3                              # the busiest second, over the mean

    [entities.Person]
    items = 1_000_000
    item_bytes = 900

    [entities.Person.patterns]
    in_tree = { per_second = 5, items = 40 }

    [entities.Person.writes]
    create = { per_month = 100_000 }
    update = { per_second = 0.5, moves = ["GSI3"] }

Not here: its cost (`ops.cost.estimating`), measured traffic (`ops.cost.measured`).
"""

from __future__ import annotations

import tomllib
from decimal import Decimal
from typing import Any, Literal

import msgspec

from tablewright.errors import TrafficError

SECONDS_PER_MONTH = 730 * 3600
"""A month as AWS counts it: 730 hours."""

WriteKind = Literal["create", "update", "delete", "erase"]


class Calls(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The frequency of a call, per second or per month."""

    per_second: Decimal | None = None
    per_month: Decimal | None = None

    @property
    def month(self) -> Decimal:
        """The number of calls in a month."""
        if self.per_month is not None:
            return self.per_month
        return (self.per_second or Decimal(0)) * SECONDS_PER_MONTH

    def __post_init__(self) -> None:
        """Raises `TrafficError` for both, neither, or a negative number."""
        if (self.per_second is None) == (self.per_month is None):
            raise ValueError("set either per_second or per_month")
        if self.month < 0:
            raise ValueError("per_second and per_month must be >= 0")


class Reads(Calls, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Calls of an access pattern or a collection."""

    items: Decimal = Decimal(1)
    """How many items a call finds."""
    item_bytes: int | None = None
    consistent: bool = False
    moves: tuple[str, ...] = ()
    """Indexes in which a writing pattern gives its items another key."""


class Writes(Calls, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Calls of one kind of write."""

    moves: tuple[str, ...] = ()
    """Indexes in which an update gives the item another key."""
    transaction: bool = False


class EntityTraffic(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The number of items of an entity, and the traffic on them."""

    items: int = 0
    item_bytes: int | None = None
    """Names and values; by default those of an example item."""
    index_share: dict[str, Decimal] = {}
    """The share of items in an index; all by default."""
    patterns: dict[str, Reads] = {}
    writes: dict[WriteKind, Writes] = {}


class Traffic(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The traffic of a system in a month."""

    peak: Decimal = Decimal(1)
    """The busiest second, over the mean: provisioned capacity must be enough for it."""
    utilization: Decimal = Decimal("0.7")
    """How much of the provisioned capacity is used at the peak."""
    entities: dict[str, EntityTraffic] = {}
    collections: dict[str, Reads] = {}


def traffic_of(text: str) -> Traffic:
    """Parses declared traffic; raises `TrafficError`."""
    try:
        read: dict[str, Any] = tomllib.loads(text, parse_float=Decimal)
        traffic = msgspec.convert(read, Traffic)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise TrafficError(f"The traffic file is invalid: {error}.") from error
    if not 0 < traffic.utilization <= 1 or traffic.peak < 1:
        raise TrafficError("utilization must be > 0 and <= 1, and peak must be >= 1.")
    return traffic
