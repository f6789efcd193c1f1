"""What is asked of an inbox: events, and the requests of the race as bytes that only are sent.

Everything follows from a number: every contender gets the same events.
Not here: sending (`bench.endpoint_client`), who is asked (`bench.events_contenders`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, cycle, islice
from typing import Any, Protocol

import msgspec

PAGE_EVENTS = 50
BATCH_EVENTS = 25
ACKNOWLEDGED_TOGETHER = 100
GOAL_WORKERS_CONNECTIONS = 64
POOL_EVENTS = 2_000  # made beforehand, and sent again and again
READ_EVENTS = 500  # undelivered events of the tenant whose inbox is read

WRITER, READER = "bench-writer", "bench-reader"  # tenants

_KINDS = "order.placed order.paid parcel.sent parcel.lost invoice.due".split()
_CITIES = "Lisbon Gdansk Turin Malmo Cork Ghent Porto Brno Oulu Graz".split()
_THINGS = "bridge clock engine map garden loom ledger kite well oven".split()

_encode = msgspec.json.Encoder().encode


def payload(number: int) -> dict[str, Any]:
    """An event of about 600 bytes as JSON: two levels, a list, whole and broken numbers."""
    lines = [
        {
            "article": f"{_THINGS[(number + place) % 10]}-{number % 997:03}",
            "amount": place + 1,
            "price": round(3.5 + (number * 7 + place) % 400 / 4, 2),
        }
        for place in range(3)
    ]
    return {
        "event_type": _KINDS[number % len(_KINDS)],
        "number": number,
        "order_id": f"order-{number:012}",
        "customer": {
            "id": f"customer-{number % 5000:06}",
            "name": f"Ada Lovelace the {number % 5000}th",
            "city": _CITIES[number % 10],
            "newsletter": number % 3 == 0,
        },
        "lines": lines,
        "note": "Please ring twice, the bell is quiet; the dog is not. " * 3,
        "coupon": None,
    }


def message(method: str, path: str, key: str, body: object = None) -> bytes:
    """A whole HTTP request."""
    content = b"" if body is None else _encode(body)
    head = (
        f"{method} {path} HTTP/1.1\r\n"
        "Host: 127.0.0.1\r\n"
        "Accept: application/json\r\n"
        "User-Agent: tablewright-bench\r\n"
        f"Authorization: Bearer {key}\r\n"
    )
    if body is not None:
        head += "Content-Type: application/json\r\n"
    return f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content


class Asked(Protocol):
    """A service that can be asked something outside the race."""

    def ask(self, method: str, path: str, key: str, body: object = None) -> Any:
        """The decoded answer; raises `Refused`, or an OSError."""
        ...

    def tenant(self, name: str) -> str:
        """The key of a new tenant."""
        ...


class Tenants:
    """The tenants of one contender: their keys, and the messages that they send."""

    def __init__(self, service: Asked, keys: dict[str, str]) -> None:
        self.service = service
        self.keys = keys
        self._numbers = count()

    def next_payload(self) -> dict[str, Any]:
        """An event that was not sent before."""
        return payload(next(self._numbers))

    def fill_inbox(self) -> None:
        """Gives the reader its events."""
        for _ in range(READ_EVENTS // BATCH_EVENTS):
            self.ingested(READER, BATCH_EVENTS)

    def ingested(self, tenant: str, events: int) -> list[str]:
        """The ids of new events."""
        batch = {"events": [self.next_payload() for _ in range(events)]}
        answer = self.service.ask("POST", "/v1/events/batch", self.keys[tenant], batch)
        return [result["id"] for result in answer["results"]]

    def message(self, method: str, path: str, body: object = None, *, of: str = WRITER) -> bytes:
        """A request of one of them."""
        return message(method, path, self.keys[of], body)

    def undelivered(self) -> Iterator[str]:
        """The ids of new events of the writer, made as they are asked for."""
        while True:
            yield from self.ingested(WRITER, BATCH_EVENTS)


Messages = Callable[[Tenants], Iterator[bytes]]  # without end


@dataclass(frozen=True, slots=True)
class Operation:
    """One row of the race; `goal` is in times the rival."""

    key: str
    name: str
    messages: Messages
    is_right: Callable[[dict[str, Any]], bool]  # of a decoded answer
    goal: float | None = None
    goal_workers: float | None = None  # of several processes, at `GOAL_WORKERS_CONNECTIONS`
    goal_p99_ms: float | None = None
    goal_connections: int = 0  # with so many, the latency is to be that
    is_repeatable: bool = False  # the same messages can be sent again


def _ingests(tenants: Tenants) -> Iterator[bytes]:
    """Repeated requests without an idempotency key store another event."""
    payloads = [tenants.next_payload() for _ in range(POOL_EVENTS)]
    return cycle([tenants.message("POST", "/v1/events", payload) for payload in payloads])


def _batches(tenants: Tenants) -> Iterator[bytes]:
    payloads = [tenants.next_payload() for _ in range(POOL_EVENTS)]
    starts = range(0, POOL_EVENTS, BATCH_EVENTS)
    bodies = [{"events": payloads[start : start + BATCH_EVENTS]} for start in starts]
    return cycle([tenants.message("POST", "/v1/events/batch", body) for body in bodies])


def _inbox(tenants: Tenants) -> Iterator[bytes]:
    return cycle([tenants.message("GET", f"/v1/inbox?limit={PAGE_EVENTS}", of=READER)])


def _acknowledgements(tenants: Tenants) -> Iterator[bytes]:
    for event_id in tenants.undelivered():
        yield tenants.message("POST", f"/v1/events/{event_id}/ack")


def _many_acknowledgements(tenants: Tenants) -> Iterator[bytes]:
    ids = tenants.undelivered()
    while True:
        body = {"event_ids": list(islice(ids, ACKNOWLEDGED_TOGETHER))}
        yield tenants.message("POST", "/v1/events/ack", body)


OPERATIONS = {
    operation.key: operation
    for operation in (
        Operation(
            "ingest",
            "ingest",
            _ingests,
            lambda answer: answer["status"] == "undelivered",
            goal=5.0,
            goal_workers=12.0,
            goal_p99_ms=100.0,
            goal_connections=64,
            is_repeatable=True,
        ),
        Operation(
            "batch",
            f"ingest, batch of {BATCH_EVENTS}",
            _batches,
            lambda answer: len(answer["results"]) == BATCH_EVENTS,
            goal=5.0,
            is_repeatable=True,
        ),
        Operation(
            "inbox",
            f"inbox, page of {PAGE_EVENTS}",
            _inbox,
            lambda answer: len(answer["events"]) == PAGE_EVENTS and bool(answer["next_cursor"]),
            goal_workers=12.0,
            is_repeatable=True,
        ),
        Operation(
            "ack", "ack", _acknowledgements, lambda answer: answer["status"] == "acknowledged"
        ),
        Operation(
            "ack-100",
            f"ack, {ACKNOWLEDGED_TOGETHER} together",
            _many_acknowledgements,
            lambda answer: len(answer["results"]) == ACKNOWLEDGED_TOGETHER,
            goal_p99_ms=1000.0,
            goal_connections=1,
        ),
    )
}
