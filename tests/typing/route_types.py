"""Lines about routes and contexts that type checkers must accept; `make lint` checks them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_type

from tablewright.api import TENANT, Context, Routes
from tablewright.errors import NotFoundError


@dataclass(frozen=True, slots=True)
class Till:
    """The parts of a kit."""

    currency: str


@dataclass(frozen=True, slots=True)
class Shop:
    """The parts of a system that includes the kit."""

    till: Till
    name: str


@dataclass(frozen=True, slots=True)
class Library:
    """The parts of another system."""

    shelves: int


TILL: Routes[Till] = Routes()
SHOP: Routes[Shop] = Routes()


@TILL.get("/v1/currency", rule=TENANT)
async def get_currency(context: Context[Till]) -> str:
    """The currency of the till."""
    assert_type(context.parts, Till)
    return context.parts.currency


@SHOP.get("/v1/orders/{order_id}", rule=TENANT, tags=("orders",), errors=(NotFoundError,))
async def get_order(context: Context[Shop], order_id: str) -> str:
    """One order."""
    assert_type(context.parts, Shop)
    return order_id + context.parts.name


SHOP.include(TILL, of=lambda parts: parts.till)
SHOP.include(TILL, of=lambda parts: parts.till, prefix="/v2")
