"""Fictional events for demonstrations: the activity of a small shop.

Orders are placed, paid and shipped over the last days; occasionally a payment fails or a customer
sends a message. Older events were delivered, the latest are in the inbox. Everything depends on the
given draws and time.
Not here: writing it (`tablewright seed events`), API keys, which are created when they are shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any, Final
from uuid import UUID

from tablewright.ids import Draws
from tablewright.model import Entity
from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.design.tenants import Tenant
from tablewright.systems.events.design.values import EventStatus
from tablewright.systems.events.inbox.payloads import payload_of
from tablewright.systems.events.views import as_json

_ORDERS: Final = 24
_DAYS: Final = 3
_WAITING: Final = 14  # of the latest events, which are undelivered
_GOODS: Final = (
    ("teapot", "24.90"),
    ("kettle", "39.00"),
    ("strainer", "6.50"),
    ("cup", "8.20"),
    ("tray", "17.75"),
    ("green tea 250 g", "12.40"),
    ("black tea 500 g", "18.00"),
)
_PEOPLE: Final = "Ada Berta Carl Dora Emil Frida Greta Hans Ida Jakob Klara Leo".split()
_REASONS: Final = ("insufficient funds", "the card has expired", "the bank did not answer")
_QUESTIONS: Final = (
    "Do you have the blue one, too?",
    "When will it arrive?",
    "The lid is missing.",
)

_Happened = tuple[datetime, str, dict[str, Any]]


def seed(scale: int, draws: Draws, now: datetime) -> Iterator[Entity]:
    """Yields tenants with the events of some days, as many as the scale; the first is `demo`."""
    for number in range(scale):
        tenant_id = "demo" if number == 0 else f"demo-{number + 1}"
        own = draws.part(f"tenant/{number}")
        yield Tenant(
            tenant_id=tenant_id,
            display_name="Demo" if number == 0 else f"Demo {number + 1}",
            created_at=now - timedelta(days=_DAYS + 1),
        )
        yield from _events(tenant_id, own, now)


def _events(tenant_id: str, draws: Draws, now: datetime) -> Iterator[Event]:
    happened = sorted(_happened(draws, now), key=lambda one: one[0])
    happened = [one for one in happened if one[0] < now]
    for place, (at, event_type, told) in enumerate(happened):
        own = draws.part(f"event/{place}")
        payload = payload_of(told, as_json(told), event_type)
        delivered_at = at + timedelta(seconds=own.between(1, 40))
        is_delivered = place < len(happened) - _WAITING and delivered_at < now
        yield Event(
            tenant_id=tenant_id,
            event_id=UUID(own.uuid()),
            status=EventStatus.DELIVERED if is_delivered else EventStatus.UNDELIVERED,
            timestamp=at,
            payload=payload.value,
            payload_text=payload.text,
            event_type=payload.event_type,
            delivered_at=delivered_at if is_delivered else None,
        )


def _happened(draws: Draws, now: datetime) -> Iterator[_Happened]:
    """Yields the events of orders."""
    span_seconds = _DAYS * 24 * 3600
    for number in range(_ORDERS):
        own = draws.part(f"order/{number}")
        placed_at = now - timedelta(seconds=own.between(60, span_seconds))
        yield from _order(f"o-{1000 + number}", own, placed_at)


def _order(order_id: str, draws: Draws, placed_at: datetime) -> Iterator[_Happened]:
    lines = [_line(draws.part(f"line/{n}")) for n in range(draws.between(1, 3))]
    total = sum((one["price"] * one["quantity"] for one in lines), Decimal(0))
    buyer = draws.pick(_PEOPLE)
    yield (
        placed_at,
        "order.placed",
        {"order_id": order_id, "customer": buyer, "lines": lines, "total": total},
    )
    at = placed_at + timedelta(seconds=draws.between(5, 600))
    if draws.chance(0.2):
        reason = draws.pick(_REASONS)
        yield at, "payment.failed", {"order_id": order_id, "amount": total, "reason": reason}
        at += timedelta(seconds=draws.between(60, 3600))
    yield at, "order.paid", {"order_id": order_id, "amount": total, "currency": "EUR"}
    at += timedelta(seconds=draws.between(3600, 24 * 3600))
    parcel = f"{draws.below(10**10):010}"
    yield at, "order.shipped", {"order_id": order_id, "parcel": parcel, "pieces": len(lines)}
    if draws.chance(0.3):
        at += timedelta(seconds=draws.between(60, 24 * 3600))
        text = draws.pick(_QUESTIONS)
        yield at, "customer.wrote", {"order_id": order_id, "customer": buyer, "text": text}


def _line(draws: Draws) -> dict[str, Any]:
    name, price = draws.pick(_GOODS)
    return {"article": name, "quantity": draws.between(1, 4), "price": Decimal(price)}
