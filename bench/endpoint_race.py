"""The race: every server is up, one at a time is under load, and they take turns in short slices.

A round goes through all rows (an operation with a number of connections) in an order drawn from a
seed, and in each row through all servers. What is compared was measured within the same seconds.
Whoever is not under load is paused.
Not here: the load (`bench.endpoint_client`), medians and tables (`bench.endpoint_report`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field

from bench.endpoint_client import Broken, Load, Slice
from bench.endpoint_contenders import NOTHING, Contender
from bench.endpoint_messages import Messages, Operation
from bench.keep_alive import Refused
from bench.loading import load_server, progress
from bench.peers import Missing
from bench.serving import Memory, Server

WARM_CONNECTIONS = 16
WAKE_SECONDS = 0.03  # of load before each slice, uncounted: whoever was paused has cold caches
SEED = 8000

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
    items: int

    @property
    def rows(self) -> list[Row]:
        """In the order in which they are shown."""
        return [(operation, count) for operation in self.operations for count in self.connections]


@dataclass(frozen=True, slots=True)
class Sample:
    """What one slice gave."""

    per_second: float
    p50_ms: float
    p99_ms: float
    server_us: float  # processor time of the server for one request


@dataclass(slots=True)
class Runner:
    """A server that takes part, with what is known about it."""

    contender: Contender
    server: Server
    messages: Messages
    memory_loaded: Memory
    rates: dict[str, float] = field(default_factory=dict)  # by operation: the best seen
    remarks: dict[str, str] = field(default_factory=dict)  # by operation: why it takes no part
    failures: list[str] = field(default_factory=list)

    def takes_part(self, operation: Operation, connections: int, plan: Plan) -> bool:
        """Whether a row is worth its time with this server."""
        rate = self.rates.get(operation.name, 0.0)
        return operation.name not in self.remarks and connections <= rate * plan.wait_seconds_max

    def loaded(self, operation: Operation, connections: int, seconds: float) -> Slice:
        """Load on it; the messages are made before the clock starts."""
        rate = self.rates.get(operation.name, 1000.0)
        count = round(rate * seconds * 1.5) + 2 * connections
        messages = self.messages.of(operation, count)
        with Load(self.server.port, connections) as load:
            return load.run(messages, seconds)

    def learn(self, operation: Operation, result: Slice) -> None:
        """Keeps the best rate, to know how many messages a slice may need."""
        self.rates[operation.name] = max(result.per_second, self.rates.get(operation.name, 0.0))


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
        return self.samples[operation.name, connections, contender.key]


def raced(contenders: Sequence[Contender], plan: Plan) -> Results:
    """Starts and loads everybody, and lets them take turns."""
    missing: list[str] = []
    with ExitStack() as stack:
        runners = list(_entered(stack, contenders, plan, missing))
        for operation in plan.operations:
            for runner in runners:
                _warm(runner, operation, plan)
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
                    sample = _sampled(runner, operation, connections, plan.slice_seconds)
                samples[operation.name, connections, runner.contender.key].append(sample)
                bar.advance(task)
    missing += dict.fromkeys(failure for runner in runners for failure in runner.failures)
    return Results(plan, runners, samples, missing)


def _entered(
    stack: ExitStack, contenders: Sequence[Contender], plan: Plan, missing: list[str]
) -> Iterator[Runner]:
    for contender in contenders:
        does_nothing = contender.name == NOTHING
        try:
            server = stack.enter_context(contender.running())
            if not does_nothing:
                title = f"{contender.key}: loading {plan.items:,} items"
                load_server(server.connection.call, plan.items, title=title)
        except Missing as reason:
            missing.append(str(reason))
            continue
        except (OSError, Refused) as error:
            missing.append(f"{contender.key}: it could not be loaded ({error})")
            continue
        messages = Messages(plan.items, does_nothing=does_nothing)
        yield Runner(contender, server, messages, server.memory())
        server.pause()


def _warm(runner: Runner, operation: Operation, plan: Plan) -> None:
    """Checks an answer, lets the server compile what it compiles, and learns its rate."""
    runner.server.resume()
    try:
        if runner.contender.name != NOTHING:
            request = operation.make(runner.messages.requests)
            answer = runner.server.connection.call(operation.target, request)
            if not operation.is_right(answer):
                runner.remarks[operation.name] = "wrong answer"
                return
        result = runner.loaded(operation, 1, plan.warm_seconds / 2)
        runner.learn(operation, result)
        if runner.takes_part(operation, WARM_CONNECTIONS, plan):
            result = runner.loaded(operation, WARM_CONNECTIONS, plan.warm_seconds)
            runner.learn(operation, result)
        if result.refusals:
            runner.failures.append(f"{runner.contender.key}, {operation.name}: {result.refusal}")
    except Refused as refusal:
        is_unknown = "UnknownOperation" in str(refusal)
        runner.remarks[operation.name] = "has none" if is_unknown else "failed"
        if not is_unknown:
            runner.failures.append(f"{runner.contender.key}, {operation.name}: {refusal}")
    except (OSError, Broken) as error:
        runner.remarks[operation.name] = "failed"
        runner.failures.append(f"{runner.contender.key}, {operation.name}: {error}")
    finally:
        runner.server.connection.close()
        runner.server.pause()


def _turns(plan: Plan, runners: Sequence[Runner]) -> Iterator[tuple[Operation, int, Runner]]:
    chance = random.Random(SEED)
    for _ in range(plan.rounds):
        for operation, connections in chance.sample(plan.rows, len(plan.rows)):
            for runner in chance.sample(runners, len(runners)):
                yield operation, connections, runner


def _sampled(
    runner: Runner, operation: Operation, connections: int, seconds: float
) -> Sample | None:
    runner.server.resume()
    try:
        runner.loaded(operation, 1, WAKE_SECONDS)
        before_seconds = runner.server.processor_seconds()
        result = runner.loaded(operation, connections, seconds)
        used_seconds = runner.server.processor_seconds() - before_seconds
        runner.learn(operation, result)
    except (OSError, Broken) as error:
        runner.failures.append(f"{runner.contender.key}, {operation.name}: {error}")
        return None
    finally:
        runner.server.pause()
    if result.refusals:
        count = f"{result.refusals:,} of {result.refusals + result.answers:,} refused"
        failure = f"{runner.contender.key}, {operation.name}: {count}, first: {result.refusal}"
        runner.failures.append(failure)
    if result.answers == 0:
        return None
    return Sample(
        result.per_second,
        p50_ms=result.latency_ms(0.5),
        p99_ms=result.latency_ms(0.99),
        server_us=used_seconds * 1e6 / result.answers,
    )
