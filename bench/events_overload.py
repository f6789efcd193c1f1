"""Overload: what a service still does when ten and twenty times as many ask as it takes to fill it.

Connections ask without a pause, whatever the answers are. Beyond the requests that a process takes
on at once, the answer is 503 with Retry-After; none of these clients heeds it.
Not here: a tenant beyond its quota (`bench.events_neighbours`).
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from rich.text import Text

from bench import report
from bench.endpoint_client import Broken, Load, Slice
from bench.events_contenders import ours
from bench.events_work import OPERATIONS, WRITER, Tenants
from bench.keep_alive import Refused
from bench.loading import progress
from bench.peers import Missing
from bench.racing import SEED
from bench.rounds import Spread

FULL_CONNECTIONS = 64
TIMES = (1, 10, 20)
GOAL = 0.9  # of what it does when it is just full
STATUSES = ("429", "503")  # of a rejected request


@dataclass(frozen=True, slots=True)
class Plan:
    """How long to measure."""

    rounds: int
    slice_seconds: float


def measured(plan: Plan) -> report.Section:
    """Answers per second by the number of connections."""
    found: dict[int, list[Slice]] = {times: [] for times in TIMES}
    missing: list[str] = []
    try:
        with ours().running() as service, progress() as bar:
            tenants = Tenants(service, {WRITER: service.tenant(WRITER)})
            messages = OPERATIONS["ingest"].messages(tenants)
            _loaded(service.port, messages, FULL_CONNECTIONS, 1.0)
            chance = random.Random(SEED)
            rounds = (chance.sample(TIMES, len(TIMES)) for _ in range(plan.rounds))
            turns = list(chain.from_iterable(rounds))
            for times in bar.track(turns, description="overload"):
                connections = FULL_CONNECTIONS * times
                found[times].append(
                    _loaded(service.port, messages, connections, plan.slice_seconds)
                )
    except (Missing, OSError, Refused, Broken) as reason:
        missing.append(f"overload: {reason}")
    rows = [] if missing else [_row(times, found[times], found[1]) for times in TIMES]
    data = [
        {
            "connections": FULL_CONNECTIONS * times,
            "rounds": [
                {
                    "per_second": one.per_second,
                    "refused_per_second": one.refusals / one.seconds,
                    "p99_ms": one.latency_ms(0.99),
                }
                for one in slices
            ],
        }
        for times, slices in found.items()
    ]
    return report.Section(
        "events-overload",
        f"Ingests/s by connections that never pause, {FULL_CONNECTIONS} fill it",
        columns=("", "done/s", "refused/s", "p99, ms", "other refusals", f"goal: {GOAL:g} times"),
        rows=rows,
        data=data,
        missing=missing,
    )


def _loaded(port: int, messages: Iterator[bytes], connections: int, seconds: float) -> Slice:
    with Load(port, connections) as load:
        return load.run(messages, seconds)


def _row(times: int, slices: list[Slice], full: list[Slice]) -> tuple[str | Text, ...]:
    pairs = zip(slices, full, strict=True)
    ratio = Spread.of([one.per_second / other.per_second for one, other in pairs])
    wrong = [one.refusal for one in slices if one.refusal and one.refusal[:3] not in STATUSES]
    return (
        f"{FULL_CONNECTIONS * times:,} connections",
        report.amount(statistics.median(one.per_second for one in slices)),
        report.amount(statistics.median(one.refusals / one.seconds for one in slices)),
        report.amount(statistics.median(one.latency_ms(0.99) for one in slices)),
        wrong[0] if wrong else "0",
        report.times(ratio) if times == 1 else report.goal_at_least(ratio, GOAL),
    )
