"""A shop without pages of its own: everything that a generated page has to show, once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from datetime import datetime
from enum import Enum
from typing import Annotated, Final
from weakref import WeakKeyDictionary

from msgspec import Meta, Struct

from tablewright.api import TENANT, Context, EventStream, Routes, expose
from tablewright.errors import InvalidError, NotFoundError
from tablewright.kits.keyed import Keyed, system
from tablewright.model import Entity, Index, Table, assign, attr, created, design_of, exists


class Shop(Table, name="shop"):
    """Orders of all tenants."""

    primary = Index("pk", "sk")


class Status(Enum):
    """How far an order is."""

    OPEN = "open"
    SENT = "sent"


class Order(Entity, table=Shop, tenant="tenant"):
    """An order of a customer."""

    tenant: str
    order_id: str
    customer: str = attr(doc="Who ordered")
    status: Status = attr(default=Status.OPEN)
    pieces: int = attr(default=1)
    note: str | None = attr(default=None)
    created_at: datetime = created()

    primary = Shop.primary("ORDER#{tenant}", "{order_id}")

    @primary.get
    def get(cls, tenant: str, order_id: str) -> None:
        """One order."""

    @primary.query
    def of_tenant(cls, tenant: str) -> None:
        """All orders of a tenant."""


class NewOrder(Struct, forbid_unknown_fields=True):
    """An order to be created."""

    order_id: Annotated[str, Meta(min_length=1, max_length=40)]
    customer: Annotated[str, Meta(description="Who ordered")]
    status: Status = Status.OPEN
    pieces: Annotated[int, Meta(ge=1, le=1000)] = 1
    note: Annotated[str, Meta(max_length=500)] | None = None


class OrderChanges(Struct, forbid_unknown_fields=True):
    """The attributes of an order that may change."""

    status: Status


class OrderId(Struct):
    """The id of an order."""

    order_id: str


ROUTES: Final[Routes[Keyed]] = Routes()
_TAGS: Final = ("orders",)
_WRITTEN: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Condition]] = (
    WeakKeyDictionary()
)

expose(ROUTES, Order.of_tenant, "/v1/orders", rule=TENANT, hides=["tenant"], tags=_TAGS)
expose(ROUTES, Order.get, "/v1/orders/{order_id}", rule=TENANT, hides=["tenant"], tags=_TAGS)


def _written() -> asyncio.Condition:
    """Notified of new orders; each service has a loop of its own."""
    return _WRITTEN.setdefault(asyncio.get_running_loop(), asyncio.Condition())


@ROUTES.post("/v1/orders", rule=TENANT, status=201, accepts_idempotency_key=True, tags=_TAGS)
async def create_order(context: Context[Keyed], body: NewOrder) -> OrderId:
    """Creates an order."""
    if not body.customer.strip():
        raise InvalidError("A customer has a name.", details={"place": "customer"})
    order = Order(
        tenant=context.tenant,
        order_id=body.order_id,
        customer=body.customer,
        status=body.status,
        pieces=body.pieces,
        note=body.note,
    )
    await context.db.run(order.create())
    written = _written()
    async with written:
        written.notify_all()
    return OrderId(body.order_id)


@ROUTES.patch("/v1/orders/{order_id}", rule=TENANT, tags=_TAGS)
async def change_order(context: Context[Keyed], order_id: str, body: OrderChanges) -> OrderId:
    """Changes an order."""
    place = Order.at(tenant=context.tenant, order_id=order_id)
    await context.db.run(place.update(assign(Order.status, body.status)).when(exists(Order.status)))
    return OrderId(order_id)


@ROUTES.delete("/v1/orders/{order_id}", rule=TENANT, tags=_TAGS)
async def delete_order(context: Context[Keyed], order_id: str) -> None:
    """Deletes an order."""
    if await context.db.run(Order.get(context.tenant, order_id)) is None:
        raise NotFoundError("Order not found.")
    await context.db.run(Order.at(tenant=context.tenant, order_id=order_id).delete())


@ROUTES.get("/v1/orders/live", rule=TENANT, tags=_TAGS)
async def follow_orders(context: Context[Keyed]) -> EventStream:
    """Reports new orders."""

    async def events() -> AsyncGenerator[bytes]:
        yield b": here\n\n"
        written = _written()
        while True:
            async with written:
                await written.wait()
            yield b"data: {}\n\n"

    return EventStream(events())


DESIGN: Final = design_of("shop", Shop)
SYSTEM: Final = system("shop", DESIGN, ROUTES, description="Orders of a small shop.")
