"""Neighbours: the effect of a tenant at 20 times its quota, or a greedy one, on another.

One tenant sends events at a steady rate that it may send, at random moments as many users do. In
half of the slices another sends 20 times its quota, from a separate process (`python -m
bench.events_neighbours PORT KEY`), until it is stopped; or it keeps to its quota of requests, and
does its worst in bytes and values (`bench.events_greedy`). Slices take turns, and what counts is
the ratio within a round. They are long: in a short one, 99 of 100 answers tell whether the machine
has paused once.
"""

from __future__ import annotations

import json
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import cycle
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Any

from bench import report
from bench.endpoint_client import Slice
from bench.events_contenders import Service, ours
from bench.events_greedy import KINDS
from bench.events_steady import Steady, at_random, evenly
from bench.events_work import POOL_EVENTS, message, payload
from bench.loading import progress
from bench.peers import Missing
from bench.rounds import Spread

QUOTA = 100  # requests per second, the default of a tenant
TIMES = 20
GOAL = 1.5
CALM_PER_SECOND = 200
CALM_CONNECTIONS = 8
LOUD_CONNECTIONS = 64
CALM_WARM_SECONDS = 1.0
WARM_SECONDS = 3.0  # a burst lasts for two

_ROOT = Path(__file__).resolve().parents[1]


@dataclass(frozen=True, slots=True)
class Plan:
    """How long to measure."""

    rounds: int
    slice_seconds: float


@dataclass(frozen=True, slots=True)
class _Round:
    alone: Slice
    beside: Slice
    loud: dict[str, float]


def measured(plan: Plan) -> report.Section:
    """Latencies of a tenant alone, and beside one that asks for too much."""
    rounds: list[_Round] = []
    missing: list[str] = []
    try:
        with ours().running() as service, progress() as bar:
            calm = service.tenant("bench-calm")
            loud = service.tenant("bench-loud", quota=QUOTA)
            events = _events(calm)
            command = ["bench.events_neighbours", str(service.port), loud]
            rounds += [
                _round(service, events, command, number, plan)
                for number in bar.track(range(plan.rounds), description="neighbours")
            ]
    except Missing as reason:
        missing.append(str(reason))
    return _section(rounds, missing)


def measured_greed(plan: Plan) -> report.Section:
    """Latencies of a tenant alone, and beside those that are greedy in bytes and values."""
    rows: list[tuple[Any, ...]] = []
    data: list[object] = []
    missing: list[str] = []
    is_missed = False
    try:
        with ours().running() as service, progress() as bar:
            events = _events(service.tenant("bench-calm"))
            for name, kind in bar.track(KINDS.items(), description="greedy neighbours"):
                key = service.tenant(f"bench-{name}", quota=QUOTA)
                kind.prepare(service, key)
                command = ["bench.events_greedy", str(service.port), key, name]
                rounds = [
                    _round(service, events, command, number, plan) for number in range(plan.rounds)
                ]
                memory_mb = service.servers[0].memory().rss_anon_mb
                ratio = _ratio(rounds)
                is_missed = is_missed or ratio.median > GOAL
                rows.append(_greedy_row(kind.name, rounds, ratio, memory_mb))
                data.append({"kind": name, "memory_mb": memory_mb, "rounds": _figures(rounds)})
    except Missing as reason:
        missing.append(str(reason))
    return report.Section(
        "events-greedy-neighbours",
        f"99 of 100 answers to a tenant with {CALM_PER_SECOND} events/s, ms, alone and beside "
        f"another that does its worst within {QUOTA} requests/s",
        columns=(
            "the other",
            "alone",
            "beside it",
            "ratio",
            "goal",
            "it moved, MB/s",
            "memory, MB",
        ),
        rows=rows,
        data=data,
        missing=missing,
        is_missed=is_missed or bool(missing),
    )


def _ratio(rounds: list[_Round]) -> Spread:
    """How many times as long 99 of 100 answers take beside the other."""
    return Spread.of([one.beside.latency_ms(0.99) / one.alone.latency_ms(0.99) for one in rounds])


def _greedy_row(
    name: str, rounds: list[_Round], ratio: Spread, memory_mb: float
) -> tuple[Any, ...]:
    alone = [one.alone.latency_ms(0.99) for one in rounds]
    beside = [one.beside.latency_ms(0.99) for one in rounds]
    moved = [one.loud["sent_mb_per_second"] + one.loud["got_mb_per_second"] for one in rounds]
    return (
        name,
        report.amount(Spread.of(alone).median),
        report.amount(Spread.of(beside).median),
        report.times(ratio),
        report.goal(ratio.median, GOAL),
        report.amount(Spread.of(moved).median),
        report.amount(memory_mb),
    )


def _figures(rounds: list[_Round]) -> list[dict[str, Any]]:
    return [
        {
            "alone_ms": [one.alone.latency_ms(share) for share in (0.5, 0.99)],
            "beside_ms": [one.beside.latency_ms(share) for share in (0.5, 0.99)],
            "refused": one.alone.refusals + one.beside.refusals,
            "loud": one.loud,
        }
        for one in rounds
    ]


def _round(
    service: Service, events: Iterator[bytes], loud: list[str], number: int, plan: Plan
) -> _Round:
    def alone() -> Slice:
        # A service closes connections on which nothing happens, as between two slices.
        with Steady(service.port, CALM_CONNECTIONS) as load:
            load.run_steadily(events, at_random(CALM_PER_SECOND), CALM_WARM_SECONDS)
            return load.run_steadily(events, at_random(CALM_PER_SECOND), plan.slice_seconds)

    def beside() -> tuple[Slice, dict[str, float]]:
        told: dict[str, float] = {}
        with _loud(loud, told):
            found = alone()
        return found, told

    if number % 2:
        return _Round(alone(), *beside())
    crowded, told = beside()
    return _Round(alone(), crowded, told)


def _section(rounds: list[_Round], missing: list[str]) -> report.Section:
    rows: list[tuple[Any, ...]] = []
    data: list[object] = []
    for share, name in ((0.5, "half of the answers"), (0.99, "99 of 100")) if rounds else ():
        alone = [one.alone.latency_ms(share) for one in rounds]
        beside = [one.beside.latency_ms(share) for one in rounds]
        ratio = Spread.of([b / a for a, b in zip(alone, beside, strict=True)])
        rows.append(
            (
                name,
                report.amount(Spread.of(alone).median),
                report.amount(Spread.of(beside).median),
                report.times(ratio),
                report.goal(ratio.median, GOAL if share == 0.99 else None),
            )
        )
        data.append({"share": share, "alone_ms": alone, "beside_ms": beside})
    data += [one.loud for one in rounds]
    refused = sum(one.beside.refusals + one.alone.refusals for one in rounds)
    asked = [one.loud["asked_per_second"] for one in rounds]
    let_in = [one.loud["let_in_per_second"] for one in rounds]
    shown = (
        f"; it asked {sum(asked) / len(asked):,.0f} times per second, "
        f"{sum(let_in) / len(let_in):,.0f} were let in; {refused} of the other's were refused"
        if rounds
        else ""
    )
    return report.Section(
        "events-neighbours",
        f"Latency of a tenant with {CALM_PER_SECOND} events/s, ms, alone and beside another that "
        f"asks for {TIMES} times its quota{shown}",
        columns=("", "alone", "beside it", "ratio", "goal"),
        rows=rows,
        data=data,
        missing=missing,
    )


@contextmanager
def _loud(module: list[str], told: dict[str, float]) -> Iterator[None]:
    """Another process that asks for too much while it lasts; `told` gets how much that was."""
    command = [sys.executable, "-m", *module]
    process = subprocess.Popen(
        command, cwd=_ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        process.stdout.readline()  # it has begun
        yield
    finally:
        said, _ = process.communicate(timeout=60)  # which closes its stdin
    told.update(json.loads(said))


def _events(key: str) -> Iterator[bytes]:
    """Made beforehand: a client that is busy making them sends late."""
    return cycle([message("POST", "/v1/events", key, payload(n)) for n in range(POOL_EVENTS)])


def main() -> None:
    """Asks for too much until stdin is closed."""
    port, key = sys.argv[1:]
    with Steady(int(port), LOUD_CONNECTIONS) as load:
        begun, is_told = perf_counter(), False

        def going() -> bool:
            """Reports once that its burst is used up, and continues until it is stopped."""
            nonlocal is_told
            if not is_told and perf_counter() - begun >= WARM_SECONDS:
                is_told = True
                sys.stdout.write("ready\n")
                sys.stdout.flush()
            return not select.select([sys.stdin], [], [], 0)[0]

        result = load.run_steadily(_events(key), evenly(QUOTA * TIMES), inf, going=going)
    answered = len(result.latencies_seconds)
    told = {
        "asked_per_second": answered / result.seconds,
        "let_in_per_second": result.answers / result.seconds,
        "p99_ms": result.latency_ms(0.99),
    }
    sys.stdout.write(json.dumps(told) + "\n")


if __name__ == "__main__":
    main()
