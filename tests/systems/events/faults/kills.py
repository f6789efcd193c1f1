"""Rounds of kill -9: clients use the service until it is killed at a moment drawn from a seed; it
is started again on the same data, and judged.

Three tenants: one whose events are acknowledged and deleted, one whose events are claimed by
several consumers, and one whose events are pushed to a receiver that does not take all at once.
Not here: what clients do (`faults.actors`), what must be found (`faults.book`, `faults.receiver`).
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tablewright.engine.storage.verify import verify
from tests.systems.events.faults.actors import Actor, BatchSender, Claimer, Sender, Taker
from tests.systems.events.faults.book import Book
from tests.systems.events.faults.receiver import Receiver
from tests.systems.events.faults.served import ServedEvents
from tests.systems.faults.caller import Caller
from tests.systems.faults.launcher import Orders

_ANSWERS_MAX = 400  # after which the end comes, at the latest
_THEN_SECONDS_MAX = 0.02
_STARTING_SHARE = 0.15  # of the kills come while the service starts
_STARTING_SECONDS_MAX = 1.5
_PUSHED_SECONDS_MAX = 90.0
# What takes a minute or an hour in the product must come within a test.
_QUICK = {
    "tablewright.kits.jobs.limits.JOB_LEASE_SECONDS": 1.0,
    "tablewright.kits.jobs.limits.JOB_POLL_SECONDS": 0.1,
    "tablewright.kits.http.limits.BREAKER_FAILURES": 1_000_000,
    "tablewright.kits.webhooks.limits.WEBHOOK_THROTTLE_SECONDS": 0.2,
    "tablewright.kits.webhooks.retries.RETRY_SECONDS": [0.2] * 9,
}

Progress = Callable[["Outcome"], None]
Enough = Callable[[list[str]], bool]


@dataclass
class Outcome:
    """What the rounds came to."""

    rounds: int = 0
    kills_while_starting: int = 0
    answered: int = 0
    unanswered: int = 0
    pushed: int = 0
    pushed_again: int = 0
    problems: list[str] = field(default_factory=list[str])


class Crowd:
    """The actors, each on a connection and a thread of its own."""

    def __init__(self, actors: list[Actor]) -> None:
        self._actors = actors
        self.answered = 0
        self.unanswered = 0  # actors that were cut off
        self.halves: list[bytes] = []  # what they had of an answer then
        self._threads: list[threading.Thread] = []
        self._changed = threading.Condition()
        self._ended = 0
        self._stops = threading.Event()

    def start(self, served: ServedEvents) -> None:
        """Lets all of them ask."""
        self._ended = 0
        self._stops.clear()
        callers = [served.caller(actor.book.key) for actor in self._actors]
        self._threads = [
            threading.Thread(target=self._act, args=parts)
            for parts in zip(self._actors, callers, strict=True)
        ]
        for thread in self._threads:
            thread.start()

    def wait_for(self, answers: int, then_seconds: float = 0.0) -> None:
        """Waits until so many more answers have come, or no more will, and a moment longer."""
        goal = self.answered + answers
        with self._changed:
            self._changed.wait_for(
                lambda: self.answered >= goal or self._ended == len(self._actors), timeout=60
            )
        self._stops.wait(then_seconds)

    def stop(self) -> None:
        """Ends those that still ask, once they have their answers."""
        self._stops.set()
        self.join()

    def join(self) -> None:
        """Waits for the end of all."""
        for thread in self._threads:
            thread.join()

    def _act(self, actor: Actor, caller: Caller) -> None:
        before = 0
        try:
            with caller:
                while not self._stops.is_set():
                    actor.step(caller)
                    with self._changed:
                        self.answered += caller.answers - before
                        before = caller.answers
                        self._changed.notify()
        except ConnectionError as error:
            with self._changed:
                self.unanswered += 1
                self.halves += [one for one in error.args if isinstance(one, bytes) and one]
        except Exception as error:  # a wrong answer, something that is not HTTP, none in time
            actor.book.problem(f"{type(actor).__name__}: {error!r}")
        with self._changed:
            self._ended += 1
            self._changed.notify()


class Rounds:
    """Round after round on one store."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        *,
        faults: Sequence[str] = (),
        answers_max: int = _ANSWERS_MAX,
        then_seconds_max: float = _THEN_SECONDS_MAX,
    ) -> None:
        self._folder = folder
        self._rng = Random(seed)
        self._seed = seed
        self._answers_max = answers_max
        self._then_seconds_max = then_seconds_max
        self._orders = Orders(_QUICK, faults)
        self.taken, self.claimed, self.pushed = Book("taken"), Book("claimed"), Book("pushed")
        self.books = (self.taken, self.claimed, self.pushed)
        self.crowd = Crowd(
            [
                Sender(self.taken, seed, "single"),
                BatchSender(self.taken, seed, "batch"),
                Taker(self.taken, seed, "first", deletes=True),
                Taker(self.taken, seed, "second"),
                BatchSender(self.claimed, seed, "batch"),
                Claimer(self.claimed, seed, "first"),
                Claimer(self.claimed, seed, "second"),
                Sender(self.pushed, seed, "single"),
            ]
        )
        self.outcome = Outcome()

    def run(self, kills: int, *, until: Enough = bool, progress: Progress | None = None) -> Outcome:
        """Kills the service that many times, or until enough is found: anything by default."""
        with Receiver(self._seed) as receiver:
            while self.outcome.rounds < kills and not until(self.outcome.problems):
                # Nothing is killed before there is anything to lose.
                if self.outcome.rounds > 0 and self._rng.random() < _STARTING_SHARE:
                    self._kill_while_starting()
                else:
                    self._kill_while_asked(receiver)
                self._collect(receiver)
                self.outcome.rounds += 1
                if progress is not None:
                    progress(self.outcome)
            if not self.outcome.problems:
                with self.started() as served:
                    self.judge(served)
                    self._judge_pushes(receiver)
                self._collect(receiver)
        return self.outcome

    def started(self) -> ServedEvents:
        """The service, on the same data as ever."""
        return ServedEvents(self._folder, orders=self._orders)

    def prepare(self, served: ServedEvents, receiver: Receiver) -> None:
        """Makes the tenants, and subscribes the receiver."""
        for book in self.books:
            book.key = served.new_tenant(book.tenant)
        with served.caller(self.pushed.key) as caller:
            hook = caller.done("POST", "/v1/hooks", {"url": receiver.url}, status=201)
        receiver.secret = hook["secret"]

    def judge(self, served: ServedEvents) -> None:
        """Compares the stored data with what must be stored."""
        for book in self.books:
            with served.caller(book.key) as caller:
                self._found(*book.judge(caller))

    def _kill_while_asked(self, receiver: Receiver) -> None:
        with contextlib.closing(self.started()) as served:
            served.wait_until_ready()
            if self.outcome.rounds == 0:
                self.prepare(served, receiver)
            else:
                self.judge(served)
            self.crowd.start(served)
            moment = self._rng.random() * self._then_seconds_max
            self.crowd.wait_for(self._rng.randint(1, self._answers_max), moment)
            served.kill()
            self.crowd.join()
            self._bury(served)

    def _kill_while_starting(self) -> None:
        with contextlib.closing(self.started()) as served:
            served.kill_when_started(self._rng.random() * _STARTING_SECONDS_MAX)
            self.outcome.kills_while_starting += 1
            self._bury(served)

    def _bury(self, served: ServedEvents) -> None:
        complaints = served.complaints()
        self._found(*([f"it complains: {complaints}"] if complaints else []))
        self._found(*(f"verify: {problem}" for problem in verify(served.store).problems))

    def _judge_pushes(self, receiver: Receiver) -> None:
        """Every event that is there was pushed, or will be."""
        wanted = set(self.pushed.told)
        missing = receiver.missing(wanted, seconds_max=_PUSHED_SECONDS_MAX)
        self.outcome.pushed = len(wanted) - len(missing)
        self._found(*([f"never pushed: {sorted(missing)}"] if missing else []))

    def _collect(self, receiver: Receiver) -> None:
        for book in self.books:
            self._found(*book.problems)
            book.problems.clear()
        self._found(*receiver.problems)
        self.outcome.answered = self.crowd.answered
        self.outcome.unanswered = self.crowd.unanswered
        self.outcome.pushed_again = receiver.repeated()

    def _found(self, *problems: str) -> None:
        number = self.outcome.rounds + 1
        self.outcome.problems += [f"round {number}: {problem}" for problem in problems]
