"""Cost: processor time of a service request beside that of the endpoint's call for the same items.

The service and the endpoint are up, both on disk, and take turns of some requests each. The idle
one is paused. What counts is the processor time of the serving processes within a round: it hardly
depends on other load. Not here: requests per second (`bench.events_race`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from itertools import count, cycle, islice
from typing import Any
from uuid import UUID

from bench import report
from bench.endpoint_client import Broken, Load
from bench.endpoint_contenders import on_disk
from bench.endpoint_messages import message as _call
from bench.events_contenders import Service, ours, tenants_of
from bench.events_work import (
    BATCH_EVENTS,
    OPERATIONS,
    PAGE_EVENTS,
    POOL_EVENTS,
    READ_EVENTS,
    READER,
    WRITER,
    Tenants,
    message,
    payload,
)
from bench.keep_alive import Refused
from bench.loading import progress
from bench.peers import Missing
from bench.racing import SEED
from bench.rounds import Outcome, Spread, ratios
from bench.serving import Server
from tablewright.api.http.json_text import read_json
from tablewright.client.driving import encode
from tablewright.client.provisioning import create_table_request
from tablewright.model import Session
from tablewright.systems.events.design import DESIGN
from tablewright.systems.events.design.inbox import Events
from tablewright.systems.events.inbox.ingest import creation_of
from tablewright.systems.events.inbox.payloads import payload_of

CONNECTIONS = 16
WAKING = 2 * CONNECTIONS  # requests before the clock starts
GOAL = 2.5  # times the endpoint's call
GOAL_REJECTED = 1.0  # times an ingest
INBOXES = 150  # more than the pages among which a view notices one that comes again
INBOX_BATCHES = 3
SLICE_SECONDS_MAX = 60.0

_BEGIN_MS = 1_790_000_000_000
_UNKNOWN_KEY = "tenant_nobody_live_00000000000000000000000000000000000000000014JMDRn"


@dataclass(frozen=True, slots=True)
class Plan:
    """How long to measure."""

    rounds: int
    requests: int  # in a slice; of batches a fifth, and of pages a quarter


@dataclass(slots=True)
class _Turns:
    """Requests of one kind to one server."""

    server: Server | Service
    messages: Iterator[bytes]
    requests: int
    is_rejected: bool = False
    found_us: list[float] = field(default_factory=list[float])

    def take(self) -> None:
        """Measures the processor time per request once; raises `Broken`, or an OSError."""
        messages = iter(list(islice(self.messages, self.requests)))
        self.server.resume()
        try:
            with Load(self.server.port, CONNECTIONS) as load:
                # A paused contender has cold caches, and connections to open.
                load.run(iter(list(islice(self.messages, WAKING))), SLICE_SECONDS_MAX)
                before_seconds = self.server.processor_seconds()
                result = load.run(messages, SLICE_SECONDS_MAX)
                used_seconds = self.server.processor_seconds() - before_seconds
        finally:
            self.server.pause()
        right = result.refusals if self.is_rejected else result.answers
        if right != self.requests:
            raise Broken(f"{right} of {self.requests} responses were right; {result.refusal}")
        self.found_us.append(used_seconds * 1e6 / self.requests)


@dataclass(frozen=True, slots=True)
class _Row:
    name: str
    base: _Turns
    subject: _Turns
    goal: float | None

    def outcome(self) -> Outcome:
        base_us, subject_us = self.base.found_us, self.subject.found_us
        return Outcome(
            self.name,
            base_us=Spread.of(base_us),
            subject_us=Spread.of(subject_us),
            ratio=ratios(subject_us, base_us),
            goal=self.goal,
        )


def measured(plan: Plan) -> report.Section:
    """Processor time per request: served beside the endpoint's call, rejected beside an ingest."""
    missing: list[str] = []
    rows: list[_Row] = []
    with ExitStack() as stack:
        try:
            service = stack.enter_context(ours().running())
            endpoint = stack.enter_context(on_disk().running())
            rows = _rows(service, endpoint, plan)
            _take_turns(rows, plan)
        except (Missing, OSError, Refused, Broken) as reason:
            missing.append(f"cost: {reason}")
    outcomes = [] if missing else [row.outcome() for row in rows]
    section = report.against_base(
        "events-cost",
        "Processor time of a request of the service, and of the endpoint's call for the same items "
        "(of a rejected request, and of an ingest)",
        outcomes,
        base="endpoint",
        subject="service",
    )
    return replace(
        section, missing=missing, is_missed=bool(missing) or any(map(_is_missed, outcomes))
    )


def _is_missed(outcome: Outcome) -> bool:
    return outcome.goal is not None and outcome.ratio.median > outcome.goal


def _rows(service: Service, endpoint: Server, plan: Plan) -> list[_Row]:
    tenants = Tenants(service, tenants_of(service))
    tenants.fill_inbox()
    endpoint.connection.call("CreateTable", create_table_request(DESIGN.table(Events.table_name)))
    inbox, items = _items(READER), _items(WRITER)
    for _ in range(READ_EVENTS // BATCH_EVENTS):
        endpoint.connection.call("BatchWriteItem", _puts(inbox))
    calls = {
        "ingest": (_call("PutItem", _put(items)) for _ in count()),
        "batch": (_call("BatchWriteItem", _puts(items)) for _ in count()),
        "inbox": cycle([_call("Query", _query_of(READER))]),
    }
    pages = plan.requests // 4
    requests = {"ingest": plan.requests, "batch": plan.requests // 5, "inbox": pages}
    served = {
        key: _Turns(service, OPERATIONS[key].messages(tenants), number)
        for key, number in requests.items()
    }
    rows = [
        _Row(OPERATIONS[key].name, _Turns(endpoint, calls[key], number), served[key], GOAL)
        for key, number in requests.items()
    ]
    # Nothing that was made for one page is of use for the next.
    asked, served_too = _inboxes(tenants, endpoint)
    many = _Turns(endpoint, cycle(asked), pages), _Turns(service, cycle(served_too), pages)
    rows.append(_Row(f"inbox, {INBOXES} tenants in turn", *many, None))
    for name, one in _rejected(tenants).items():
        turns = _Turns(service, cycle([one]), plan.requests, is_rejected=True)
        rows.append(_Row(name, served["ingest"], turns, GOAL_REJECTED))
    return rows


def _inboxes(tenants: Tenants, endpoint: Server) -> tuple[list[bytes], list[bytes]]:
    """Calls and requests for the inboxes of many tenants, one after the other."""
    calls: list[bytes] = []
    pages: list[bytes] = []
    for number in range(INBOXES):
        name = f"bench-inbox-{number:03}"
        tenants.keys[name] = tenants.service.tenant(name)
        items = _items(name)
        tenants.ingested(name, INBOX_BATCHES * BATCH_EVENTS)
        for _ in range(INBOX_BATCHES):
            endpoint.connection.call("BatchWriteItem", _puts(items))
        calls.append(_call("Query", _query_of(name)))
        pages.append(tenants.message("GET", f"/v1/inbox?limit={PAGE_EVENTS}", of=name))
    return calls, pages


def _rejected(tenants: Tenants) -> dict[str, bytes]:
    """Requests that are wrong, each in one way."""
    path, event = "/v1/events", tenants.next_payload()
    return {
        "rejected: malformed key": message("POST", path, "nobody", event),
        "rejected: unknown key": message("POST", path, _UNKNOWN_KEY, event),
        "rejected: not an object": tenants.message("POST", path, [event]),
        "rejected: no such path": tenants.message("POST", "/v1/event", event),
    }


def _take_turns(rows: Sequence[_Row], plan: Plan) -> None:
    kinds = list({id(one): one for row in rows for one in (row.base, row.subject)}.values())
    for kind in kinds:  # the first requests pay for caches
        kind.take()
        kind.found_us.clear()
    chance = random.Random(SEED)
    with progress() as bar:
        for _ in bar.track(range(plan.rounds), description="cost"):
            for kind in chance.sample(kinds, len(kinds)):
                kind.take()


def _items(tenant: str) -> Iterator[dict[str, Any]]:
    """The items that the service stores for the events of the race."""
    chance, session = random.Random(tenant), Session()
    bodies = [encode(payload(number)) for number in range(POOL_EVENTS)]
    payloads = [payload_of(read_json(body), body, None) for body in bodies]
    for number in count():
        event = creation_of(
            tenant=tenant,
            event_id=str(UUID(int=chance.getrandbits(128), version=4)),
            stamp_ms=_BEGIN_MS + number,
            payload=payloads[number % POOL_EVENTS],
        )
        yield event.creation.write(event.values, session).request["Item"]


def _put(items: Iterator[dict[str, Any]]) -> dict[str, Any]:
    return {"TableName": Events.table_name, "Item": next(items)}


def _puts(items: Iterator[dict[str, Any]]) -> dict[str, Any]:
    puts = [{"PutRequest": {"Item": item}} for item in islice(items, BATCH_EVENTS)]
    return {"RequestItems": {Events.table_name: puts}}


def _query_of(tenant: str) -> dict[str, Any]:
    return {
        "TableName": Events.table_name,
        "IndexName": "status-index",
        "KeyConditionExpression": "gsi1pk = :tenant AND begins_with(gsi1sk, :status)",
        "ExpressionAttributeValues": {":tenant": {"S": tenant}, ":status": {"S": "undelivered#"}},
        "Limit": PAGE_EVENTS,
    }
