"""A race: all contenders run, one at a time is under load, and they take turns in short slices.

A round goes through all rows (an operation with a number of connections) in an order drawn from a
seed, and in each row through all contenders. What is compared was measured within the same seconds.
Not here: who races and how load is put on them (`bench.endpoint_race`, `bench.events_race`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from bench.endpoint_client import Slice
from bench.loading import progress

WAKE_SECONDS = (
    0.03  # of uncounted load before each slice, because a paused contender has cold caches
)
WARM_CONNECTIONS = 16
SEED = 8000


class Named(Protocol):
    """An operation."""

    @property
    def name(self) -> str: ...


class Keyed(Protocol):
    """A contender."""

    @property
    def key(self) -> str: ...


Op = TypeVar("Op", bound=Named)


@dataclass(frozen=True)
class Plan(Generic[Op]):
    """What to race, and for how long."""

    operations: Sequence[Op]
    connections: Sequence[int]
    rounds: int
    slice_seconds: float
    warm_seconds: float  # of each operation, before the first round
    # A contender whose connections would wait longer for a response skips the row.
    wait_seconds_max: float

    @property
    def rows(self) -> list[tuple[Op, int]]:
        """In the order in which they are shown."""
        return [(operation, count) for operation in self.operations for count in self.connections]


@dataclass(frozen=True, slots=True)
class Sample:
    """What one slice gave."""

    per_second: float
    p50_ms: float
    p99_ms: float
    server_us: float  # processor time of the server for one request

    @classmethod
    def of(cls, result: Slice, used_seconds: float) -> Sample | None:
        """What a slice gave for so much of the server's processor time; None without any answer."""
        if result.answers == 0:
            return None
        return cls(
            result.per_second,
            p50_ms=result.latency_ms(0.5),
            p99_ms=result.latency_ms(0.99),
            server_us=used_seconds * 1e6 / result.answers,
        )


class Racer(Protocol):
    """A contender."""

    @property
    def contender(self) -> Keyed: ...

    @property
    def failures(self) -> list[str]: ...

    def takes_part(self, operation: Any, connections: int, plan: Any) -> bool: ...

    def sampled(self, operation: Any, connections: int, seconds: float) -> Sample | None: ...


P = TypeVar("P", bound=Plan[Any])
R = TypeVar("R", bound=Racer)


@dataclass(frozen=True)
class Results(Generic[P, R]):
    """Samples by row and contender; one for each round, or None where there was none."""

    plan: P
    runners: Sequence[R]
    samples: dict[tuple[str, int, str], list[Sample | None]]
    missing: Sequence[str]

    def of(self, row: tuple[Named, int], contender: Keyed) -> list[Sample | None]:
        """What a contender reached in a row, by round."""
        operation, connections = row
        return self.samples[operation.name, connections, contender.key]


def results_of(plan: P, runners: Sequence[R], missing: Sequence[str]) -> Results[P, R]:
    """Lets runners take turns."""
    samples: dict[tuple[str, int, str], list[Sample | None]] = {
        (operation.name, connections, runner.contender.key): []
        for operation, connections in plan.rows
        for runner in runners
    }
    with progress() as bar:
        total = plan.rounds * len(plan.rows) * len(runners)
        task = bar.add_task(f"racing, {plan.rounds} rounds", total=total)
        for operation, connections, runner in _turns(plan, runners):
            sample = None
            if runner.takes_part(operation, connections, plan):
                sample = runner.sampled(operation, connections, plan.slice_seconds)
            samples[operation.name, connections, runner.contender.key].append(sample)
            bar.advance(task)
    failures = dict.fromkeys(failure for runner in runners for failure in runner.failures)
    return Results(plan, runners, samples, [*missing, *failures])


def _turns(plan: Plan[Op], runners: Sequence[R]) -> Iterator[tuple[Op, int, R]]:
    chance = random.Random(SEED)
    for _ in range(plan.rounds):
        for operation, connections in chance.sample(plan.rows, len(plan.rows)):
            for runner in chance.sample(runners, len(runners)):
                yield operation, connections, runner
