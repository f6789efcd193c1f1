"""The race of events: ours and the rival, each of which is paused with its database.

Not here: turns (`bench.racing`), the load (`bench.endpoint_client`), medians and tables
(`bench.events_report`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import islice

from bench import racing
from bench.endpoint_client import Broken, Load, Slice
from bench.events_contenders import Contender, Service, exchanged, tenants_of
from bench.events_work import Operation, Tenants
from bench.keep_alive import Refused
from bench.peers import Missing
from bench.racing import WAKE_SECONDS, WARM_CONNECTIONS, Sample, results_of

GUESSED_PER_SECOND = 200.0

Row = tuple[Operation, int]  # an operation and a number of connections
Plan = racing.Plan[Operation]


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

    def sampled(self, operation: Operation, connections: int, seconds: float) -> Sample | None:
        """What one slice gave, if anything."""
        self.service.resume()
        try:
            with Load(self.service.port, connections) as load:
                # A paused contender has cold caches, and clients open connections one by one.
                load.run(self.messages(operation, connections, WAKE_SECONDS), WAKE_SECONDS)
                messages = self.messages(operation, connections, seconds)
                before_seconds = self.service.processor_seconds()
                result = load.run(messages, seconds)
                used_seconds = self.service.processor_seconds() - before_seconds
        except (OSError, Broken, Refused) as error:
            self.failed(operation, error)
            return None
        finally:
            self.service.pause()
        if result.refusals:
            self.failed(operation, f"{result.refusals:,} refused, first: {result.refusal}")
        return Sample.of(result, used_seconds)

    def failed(self, operation: Operation, reason: object) -> None:
        """Keeps why something could not be measured."""
        self.failures.append(f"{self.contender.key}, {operation.name}: {reason}")


Results = racing.Results[Plan, Runner]


def raced(contenders: Sequence[Contender], plan: Plan) -> Results:
    """Starts all contenders, and lets them take turns."""
    missing: list[str] = []
    with ExitStack() as stack:
        runners = list(_entered(stack, contenders, missing))
        for operation in plan.operations:
            for runner in runners:
                _warm(runner, operation, plan)
        return results_of(plan, runners, missing)


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
