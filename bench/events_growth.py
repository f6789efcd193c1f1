"""Growth: the same ingest into a store of ten thousand events and into one of two million.

Both stores are filled without HTTP, through BatchWriteItem of the engine, and are then served as
users serve them. The services take turns, and what counts is processor time per ingest: it hardly
moves with what else the machine does, and a deeper tree or a scan would show in it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any
from uuid import UUID

import msgspec

from bench import report
from bench.endpoint_client import Broken, Load
from bench.events_contenders import Service, started
from bench.events_work import OPERATIONS, WRITER, Tenants, payload
from bench.keep_alive import Refused
from bench.loading import progress
from bench.peers import Missing
from bench.rounds import Outcome, Spread, ratios
from tablewright.api.http.json_text import read_json
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.engine import Engine
from tablewright.model import Session
from tablewright.systems.events.design import DESIGN
from tablewright.systems.events.design.inbox import Events
from tablewright.systems.events.inbox.ingest import creation_of
from tablewright.systems.events.inbox.payloads import payload_of

SMALL_EVENTS = 10_000
LARGE_EVENTS = 2_000_000
GOAL = 1.25  # flat, within what such a measurement varies by
CONNECTIONS = 16
SLICE_SECONDS_MAX = 60.0

_TENANTS = [WRITER, *(f"bench-{number:03}" for number in range(99))]
_BEGIN_MS = 1_790_000_000_000
_PAYLOADS = 1_009  # different ones; a prime, so that each tenant has all of them
_BATCH_EVENTS = 25
_BATCHES_BETWEEN_REPORTS = 40


@dataclass(frozen=True, slots=True)
class Plan:
    """How large, and how long."""

    large_events: int
    rounds: int
    requests: int  # in a slice


@dataclass(frozen=True, slots=True)
class _Site:
    """A service with a number of events in it."""

    service: Service
    messages: Iterator[bytes]

    def ingest_us(self, requests: int) -> float:
        """Processor time per request, of so many."""
        messages = iter(list(islice(self.messages, requests)))
        self.service.resume()
        try:
            with Load(self.service.port, CONNECTIONS) as load:
                before_seconds = self.service.processor_seconds()
                result = load.run(messages, SLICE_SECONDS_MAX)
                used_seconds = self.service.processor_seconds() - before_seconds
        finally:
            self.service.pause()
        if result.answers != requests:
            raise Broken(f"{result.answers} of {requests} ingests were answered; {result.refusal}")
        return used_seconds * 1e6 / requests


def measured(plan: Plan) -> report.Section:
    """Processor time per ingest at both sizes."""
    missing: list[str] = []
    outcomes: list[Outcome] = []
    rate = 0.0
    with TemporaryDirectory(prefix="bench-") as name, ExitStack() as stack:
        try:
            small = _site(stack, Path(name) / "small", SMALL_EVENTS)
            start = perf_counter()
            large = _site(stack, Path(name) / "large", plan.large_events)
            rate = plan.large_events / (perf_counter() - start)
            outcomes.append(_raced(small, large, plan))
        except (Missing, OSError, Refused, Broken) as reason:
            missing.append(f"growth: {reason}")
    section = report.against_base(
        "events-growth",
        f"Processor time of an ingest beside {plan.large_events:,} events and beside "
        f"{SMALL_EVENTS:,} (filled at {rate:,.0f} events/s)",
        outcomes,
        base=f"{SMALL_EVENTS:,}",
        subject=f"{plan.large_events:,}",
    )
    return replace(section, missing=missing)


def _site(stack: ExitStack, folder: Path, events: int) -> _Site:
    fill(folder / "data", events)
    service = stack.enter_context(started(folder))
    tenants = Tenants(service, {WRITER: service.tenant(WRITER)})
    return _Site(service, OPERATIONS["ingest"].messages(tenants))


def _raced(small: _Site, large: _Site, plan: Plan) -> Outcome:
    small_us: list[float] = []
    large_us: list[float] = []
    turns = [(small, small_us), (large, large_us)]
    for site, _ in turns:
        site.ingest_us(plan.requests)  # the first requests pay for caches
    with progress() as bar:
        for number in bar.track(range(plan.rounds), description="growth"):
            for site, found_us in turns if number % 2 else reversed(turns):
                found_us.append(site.ingest_us(plan.requests))
    return Outcome(
        "ingest",
        base_us=Spread.of(small_us),
        subject_us=Spread.of(large_us),
        ratio=ratios(large_us, small_us),
        goal=GOAL,
    )


def fill(data: Path, events: int) -> None:
    """Makes a store with so many undelivered events of a hundred tenants."""
    with Engine.open(data, durability="relaxed", sweeps=False) as engine, progress() as bar:
        Database(transport=EmbeddedTransport(engine, owns_engine=False)).create_tables(DESIGN)
        task = bar.add_task(f"filling in {events:,} events", total=events)
        items = _items(events)
        for number in range(0, events, _BATCH_EVENTS):
            puts = [{"PutRequest": {"Item": item}} for item in islice(items, _BATCH_EVENTS)]
            engine.call("BatchWriteItem", {"RequestItems": {Events.table_name: puts}})
            if number % (_BATCH_EVENTS * _BATCHES_BETWEEN_REPORTS) == 0:
                bar.update(task, completed=number)


def _items(events: int) -> Iterator[dict[str, Any]]:
    chance = random.Random(events)
    session = Session()
    bodies = [msgspec.json.encode(payload(number)) for number in range(_PAYLOADS)]
    payloads = [payload_of(read_json(body), body, None) for body in bodies]
    for number in range(events):
        event = creation_of(
            tenant=_TENANTS[number % len(_TENANTS)],
            event_id=str(UUID(int=chance.getrandbits(128), version=4)),
            stamp_ms=_BEGIN_MS + number,
            payload=payloads[number % _PAYLOADS],
        )
        yield event.creation.write(event.values, session).request["Item"]
