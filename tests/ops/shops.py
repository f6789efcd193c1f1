"""A shop as it was designed first, and as it was designed later; both have the same tables.

The later one has an index more, by status and day, whose key is computed for one entity.
"""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from tablewright.model import (
    Design,
    Entity,
    EpochSeconds,
    Gsi,
    Index,
    Table,
    attr,
    created,
    design_of,
    ttl,
)

Status = Literal["open", "paid", "sent"]


class FirstShop(Table, name="shop", tag="kind"):
    """The shop as it was."""

    primary = Index("pk", "sk")
    by_email = Gsi("email", name="by-email", projection="KEYS_ONLY")


class FirstOrder(Entity, table=FirstShop, tag="Order"):
    """An order as it was."""

    customer: str
    order: str
    status: Status
    day: str
    primary = FirstShop.primary("CUSTOMER#{customer}", "ORDER#{order}")


class FirstCustomer(Entity, table=FirstShop, tag="Customer"):
    """A customer as it was."""

    customer: str
    email: str
    primary = FirstShop.primary("CUSTOMER#{customer}", "PROFILE")
    by_email = FirstShop.by_email("{email}")


class Shop(Table, name="shop", tag="kind"):
    """The shop as it is."""

    primary = Index("pk", "sk")
    by_email = Gsi("email", name="by-email", projection="KEYS_ONLY")
    by_status = Gsi("gsi1pk", "gsi1sk", name="by-status")


class Order(Entity, table=Shop, tag="Order"):
    """An order."""

    customer: str
    order: str
    status: Status
    day: str
    primary = Shop.primary("CUSTOMER#{customer}", "ORDER#{order}")
    by_status = Shop.by_status("STATUS#{status}", "{day}#{order}")

    @by_status.query
    def with_status(cls, status: Status) -> None:
        """The orders of a status, by day."""


class Customer(Entity, table=Shop, tag="Customer"):
    """A customer; what it has for the new index it had before."""

    customer: str
    email: str
    primary = Shop.primary("CUSTOMER#{customer}", "PROFILE")
    by_email = Shop.by_email("{email}")


class LaterShop(Table, name="shop", tag="kind"):
    """The shop as it will be: its indexes stay, and customers come into one of them."""

    primary = Index("pk", "sk")
    by_email = Gsi("email", name="by-email", projection="KEYS_ONLY")
    by_status = Gsi("gsi1pk", "gsi1sk", name="by-status")


class LaterCustomer(Entity, table=LaterShop, tag="Customer"):
    """A customer as it will be."""

    customer: str
    email: str
    primary = LaterShop.primary("CUSTOMER#{customer}", "PROFILE")
    by_email = LaterShop.by_email("{email}")
    by_name = LaterShop.by_status("CUSTOMERS", "{customer}")

    @by_name.query
    def named(cls) -> None:
        """All customers, by name."""


class Visits(Table, name="visits"):
    """A table with everything that can be imported from it."""

    primary = Index("visitor", "number")


class Visit(Entity, table=Visits):
    """A visit, with a value of every type."""

    visitor: bytes
    number: int
    page: str = ""
    seen_at: datetime = created()
    tags: set[str] = attr(factory=set)
    scores: set[int] = attr(factory=set)
    parts: dict[str, list[bytes]] | None = None
    is_new: bool | None = None
    until: EpochSeconds | None = ttl()
    primary = Visits.primary("{visitor}", "{number}")


FIRST = design_of("shop", FirstShop)
DESIGN = design_of("shop", Shop)
LATER = design_of("shop", LaterShop)
VISITS = design_of("visits", Visits)


def orders(count: int) -> list[FirstOrder]:
    """Orders of the first design."""
    days = [f"2026-11-{n % 28 + 1:02}" for n in range(count)]
    return [
        FirstOrder(customer=f"c{n % 7}", order=f"o{n:04}", status="open", day=day)
        for n, day in enumerate(days)
    ]


def as_design(design: Design) -> Design:
    """The design as JSON and back, to be sure that the plan needs no classes."""
    return Design.from_json(design.to_json())
