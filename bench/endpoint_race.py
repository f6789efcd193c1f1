"""The race of the endpoint: DynamoDB servers, each of which has the same items.

Not here: turns (`bench.racing`), the load (`bench.endpoint_client`), medians and tables
(`bench.endpoint_report`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field

from bench import racing
from bench.endpoint_client import Broken, Load, Slice
from bench.endpoint_contenders import NOTHING, Contender
from bench.endpoint_messages import Messages, Operation
from bench.keep_alive import Refused
from bench.loading import load_server
from bench.peers import Missing
from bench.racing import WAKE_SECONDS, WARM_CONNECTIONS, Sample, results_of
from bench.serving import Memory, Server

Row = tuple[Operation, int]  # an operation and a number of connections


@dataclass(frozen=True)
class Plan(racing.Plan[Operation]):
    """What to race, and for how long."""

    items: int


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

    def sampled(self, operation: Operation, connections: int, seconds: float) -> Sample | None:
        """What one slice gave, if anything."""
        self.server.resume()
        try:
            self.loaded(operation, 1, WAKE_SECONDS)
            before_seconds = self.server.processor_seconds()
            result = self.loaded(operation, connections, seconds)
            used_seconds = self.server.processor_seconds() - before_seconds
            self.learn(operation, result)
        except (OSError, Broken) as error:
            self.failed(operation, error)
            return None
        finally:
            self.server.pause()
        if result.refusals:
            count = f"{result.refusals:,} of {result.refusals + result.answers:,} refused"
            self.failed(operation, f"{count}, first: {result.refusal}")
        return Sample.of(result, used_seconds)

    def failed(self, operation: Operation, reason: object) -> None:
        """Keeps why something could not be measured."""
        self.failures.append(f"{self.contender.key}, {operation.name}: {reason}")


Results = racing.Results[Plan, Runner]


def raced(contenders: Sequence[Contender], plan: Plan) -> Results:
    """Starts and loads all contenders, and lets them take turns."""
    missing: list[str] = []
    with ExitStack() as stack:
        runners = list(_entered(stack, contenders, plan, missing))
        for operation in plan.operations:
            for runner in runners:
                _warm(runner, operation, plan)
        return results_of(plan, runners, missing)


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
            runner.failed(operation, result.refusal)
    except Refused as refusal:
        is_unknown = "UnknownOperation" in str(refusal)
        runner.remarks[operation.name] = "has none" if is_unknown else "failed"
        if not is_unknown:
            runner.failed(operation, refusal)
    except (OSError, Broken) as error:
        runner.remarks[operation.name] = "failed"
        runner.failed(operation, error)
    finally:
        runner.server.connection.close()
        runner.server.pause()
