"""The race: ours and the rival are up, one at a time is under load, and they take turns.

As in the endpoint's race, a round goes through all rows in an order drawn from a seed, and in each
row through all contenders, so that what is compared was measured within the same seconds. Whoever
is not under load is paused, with its database.
Not here: the load (`bench.endpoint_client`), medians and tables (`bench.events_report`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import islice

from bench.endpoint_client import Broken, Load, Slice
from bench.endpoint_race import SEED, WAKE_SECONDS, Sample
from bench.events_contenders import Contender, Service, exchanged, tenants_of
from bench.events_work import Operation, Tenants
from bench.keep_alive import Refused
from bench.loading import progress
from bench.peers import Missing

WARM_CONNECTIONS = 16
GUESSED_PER_SECOND = 200.0

Row = tuple[Operation, int]  # an operation and a number of connections


@dataclass(frozen=True, slots=True)
class Plan:
    """What to race, and for how long."""

    operations: Sequence[Operation]
    connections: Sequence[int]
    rounds: int
    slice_seconds: float
    warm_seconds: float  # of each operation, before the first round
    # Whoever would let all connections wait longer than this for an answer sits the row out.
    wait_seconds_max: float

    @property
    def rows(self) -> list[Row]:
        """In the order in which they are shown."""
        return [(operation, count) for operation in self.operations for count in self.connections]


@dataclass(slots=True)
class Runner:
    """A service that takes part, with what is known about it."""

    contender: Contender
    service: Service
    tenants: Tenants
    rates: dict[str, float] = field(default_factory=dict)  # by operation: the best seen
    failures: list[str] = field(default_factory=list)
    _endless: dict[str, Iterator[bytes]] = field(default_factory=dict)

    def takes_part(self, operation: Operation, connections: int, plan: Plan) -> bool:
        """Whether a row is worth its time with this service."""
        return connections <= self.rates.get(operation.key, 0.0) * plan.wait_seconds_max

    def messages(self, operation: Operation, connections: int, seconds: float) -> Iterator[bytes]:
        """Enough of them for so long. They are made here and now, before any clock starts."""
        if operation.key not in self._endless:
            self._endless[operation.key] = operation.messages(self.tenants)
        messages = self._endless[operation.key]
        if operation.is_repeatable:
            return messages
        rate = self.rates.get(operation.key, GUESSED_PER_SECOND)
        return iter(list(islice(messages, round(rate * seconds * 1.5) + 2 * connections)))

    def loaded(
        self, operation: Operation, connections: int, messages: Iterator[bytes], seconds: float
    ) -> Slice:
        """Load on it."""
        with Load(self.service.port, connections) as load:
            result = load.run(messages, seconds)
        self.rates[operation.key] = max(result.per_second, self.rates.get(operation.key, 0.0))
        return result

    def failed(self, operation: Operation, reason: object) -> None:
        """Keeps why something could not be measured."""
        self.failures.append(f"{self.contender.key}, {operation.name}: {reason}")


@dataclass(frozen=True, slots=True)
class Results:
    """Samples by row and contender; one for each round, or None where there was none."""

    plan: Plan
    runners: Sequence[Runner]
    samples: dict[tuple[str, int, str], list[Sample | None]]
    missing: Sequence[str]

    def of(self, row: Row, contender: Contender) -> list[Sample | None]:
        """What a contender reached in a row, by round."""
        operation, connections = row
        return self.samples[operation.key, connections, contender.key]


def raced(contenders: Sequence[Contender], plan: Plan) -> Results:
    """Starts everybody, and lets them take turns."""
    missing: list[str] = []
    with ExitStack() as stack:
        runners = list(_entered(stack, contenders, missing))
        for operation in plan.operations:
            for runner in runners:
                _warm(runner, operation, plan)
        samples: dict[tuple[str, int, str], list[Sample | None]] = {
            (operation.key, connections, runner.contender.key): []
            for operation, connections in plan.rows
            for runner in runners
        }
        with progress() as bar:
            total = plan.rounds * len(plan.rows) * len(runners)
            task = bar.add_task(f"racing, {plan.rounds} rounds", total=total)
            for operation, connections, runner in _turns(plan, runners):
                sample = None
                if runner.takes_part(operation, connections, plan):
                    sample = _sampled(runner, operation, connections, plan.slice_seconds)
                samples[operation.key, connections, runner.contender.key].append(sample)
                bar.advance(task)
    missing += dict.fromkeys(failure for runner in runners for failure in runner.failures)
    return Results(plan, runners, samples, missing)


def _entered(
    stack: ExitStack, contenders: Sequence[Contender], missing: list[str]
) -> Iterator[Runner]:
    for contender in contenders:
        try:
            service = stack.enter_context(contender.running())
            tenants = Tenants(service, tenants_of(service))
            tenants.fill_inbox()
        except Missing as reason:
            missing.append(str(reason))
            continue
        except (OSError, Refused) as error:
            missing.append(f"{contender.key}: it could not be prepared ({error})")
            continue
        yield Runner(contender, service, tenants)
        service.pause()


def _warm(runner: Runner, operation: Operation, plan: Plan) -> None:
    """Checks an answer, lets the service warm up, and learns its rate."""
    runner.service.resume()
    try:
        answer = exchanged(runner.service.port, next(operation.messages(runner.tenants)))
        if not operation.is_right(answer):
            runner.failed(operation, f"a wrong answer: {str(answer)[:200]}")
            return
        for connections in (1, WARM_CONNECTIONS):
            if connections == 1 or runner.takes_part(operation, connections, plan):
                messages = runner.messages(operation, connections, plan.warm_seconds)
                result = runner.loaded(operation, connections, messages, plan.warm_seconds)
                if result.refusals:
                    runner.failed(operation, result.refusal)
    except (OSError, Broken, Refused) as error:
        runner.failed(operation, error)
        runner.rates[operation.key] = 0.0
    finally:
        runner.service.pause()


def _turns(plan: Plan, runners: Sequence[Runner]) -> Iterator[tuple[Operation, int, Runner]]:
    chance = random.Random(SEED)
    for _ in range(plan.rounds):
        for operation, connections in chance.sample(plan.rows, len(plan.rows)):
            for runner in chance.sample(runners, len(runners)):
                yield operation, connections, runner


def _sampled(
    runner: Runner, operation: Operation, connections: int, seconds: float
) -> Sample | None:
    service = runner.service
    service.resume()
    try:
        with Load(service.port, connections) as load:
            # Whoever was paused has cold caches, and nobody opens all connections at once.
            load.run(runner.messages(operation, connections, WAKE_SECONDS), WAKE_SECONDS)
            messages = runner.messages(operation, connections, seconds)
            before_seconds = service.processor_seconds()
            result = load.run(messages, seconds)
            used_seconds = service.processor_seconds() - before_seconds
    except (OSError, Broken, Refused) as error:
        runner.failed(operation, error)
        return None
    finally:
        service.pause()
    if result.refusals:
        runner.failed(operation, f"{result.refusals:,} refused, first: {result.refusal}")
    if result.answers == 0:
        return None
    return Sample(
        result.per_second,
        p50_ms=result.latency_ms(0.5),
        p99_ms=result.latency_ms(0.99),
        server_us=used_seconds * 1e6 / result.answers,
    )
