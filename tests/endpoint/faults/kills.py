"""Rounds of kill -9: clients write over several connections until the endpoint, or a part of it,
is killed at a moment drawn from a seed; it is started again on the same data, and judged.

Two ways to die: the whole endpoint, by the process that writes; or one worker, while the others go
on. Not here: what is written and what must be found of it (`faults.ledger`).
"""

from __future__ import annotations

import contextlib
import re
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tablewright.engine.storage.verify import verify
from tests.endpoint.faults import ledger
from tests.endpoint.faults.client import Client, Ended
from tests.endpoint.faults.launcher import Orders
from tests.endpoint.faults.ledger import Ledger
from tests.endpoint.faults.served import Served, wait_until

_DEPTHS = (1, 1, 1, 1, 6)  # requests that each stream has on the way at once
_ANSWERS_MAX = 250  # after which the end comes, at the latest
_THEN_SECONDS_MAX = 0.02
_STARTING_SHARE = 0.2  # of the kills come while the endpoint starts, or a worker
_STARTING_SECONDS_MAX = 0.6
_SURVIVORS_ANSWERS = 100  # that must come after a worker has died
_QUICK_REPLACEMENT = {"tablewright.endpoint.workers._RESTART_SECONDS": 0.05}
_REPLACED = re.compile(r"[^\n]* worker process exited with status -9; starting another\n")

Progress = Callable[["Outcome"], None]


@dataclass
class Outcome:
    """What the rounds came to."""

    rounds: int = 0
    kills_while_starting: int = 0
    answered: int = 0
    unknown: int = 0
    problems: list[str] = field(default_factory=list[str])


class Streams:
    """The clients, each on a connection and a thread of its own."""

    def __init__(self, seed: int) -> None:
        self.ledgers = [Ledger(seed, stream) for stream in range(len(_DEPTHS))]
        self.broken = 0  # streams whose connection ended by itself
        self.ends: list[str] = []  # how those connections ended
        self.ports: set[int] = set()  # of the clients
        self.problems: list[str] = []
        self._threads: list[threading.Thread] = []
        self._stops = threading.Event()
        self._changed = threading.Condition()

    def start(self, served: Served) -> None:
        """Lets all of them write."""
        self.broken = 0
        self.ends.clear()
        self._stops.clear()
        clients = [served.client() for _ in self.ledgers]
        self.ports = {client.socket.getsockname()[1] for client in clients}
        self._threads = [
            threading.Thread(target=self._write, args=parts)
            for parts in zip(self.ledgers, clients, _DEPTHS, strict=True)
        ]
        for thread in self._threads:
            thread.start()

    def wait_for(self, answers: int, then_seconds: float = 0.0) -> None:
        """Waits until so many more answers have come, or no more will, and a moment longer."""
        goal = self.answered() + answers
        with self._changed:
            self._changed.wait_for(
                lambda: self.answered() >= goal or self.broken == len(self.ledgers), timeout=60
            )
        self._stops.wait(then_seconds)

    def stop(self) -> None:
        """Ends those that still write, once they have the answers to what they sent."""
        self._stops.set()
        self.join()

    def join(self) -> None:
        """Waits for the end of all."""
        for thread in self._threads:
            thread.join()

    def answered(self) -> int:
        """Answers over all streams and rounds."""
        return sum(stream.answered for stream in self.ledgers)

    def _write(self, stream: Ledger, client: Client, depth: int) -> None:
        try:
            with client:
                while not self._stops.is_set():
                    operations = [stream.next_operation() for _ in range(depth)]
                    client.send(b"".join(operation.encoded() for operation in operations))
                    for operation in operations:
                        answer = client.receive()
                        if (
                            answer.status == 500
                        ):  # the writer has gone, and who knows how far it came
                            raise Ended(answer.body)
                        if answer.status != 200:
                            raise AssertionError(f"{operation.name}: {answer}")
                        stream.acknowledge()
                    with self._changed:
                        self._changed.notify()
        except ConnectionError as error:
            self.ends.append(f"{stream.partition}: {error!r}")
            self.broken += 1
        except Exception as error:  # an error, something that is not HTTP, no response in time
            self.problems.append(f"{stream.partition}: {error!r}")
            self.broken += 1
        with self._changed:
            self._changed.notify()


class Rounds:
    """Round after round on one store."""

    def __init__(
        self,
        store: Path,
        seed: int,
        *,
        workers: int = 1,
        fault: str = "",
        answers_max: int = _ANSWERS_MAX,
        then_seconds_max: float = _THEN_SECONDS_MAX,
    ) -> None:
        self._store = store
        self._answers_max = answers_max
        self._then_seconds_max = then_seconds_max
        self._workers = workers
        self._orders = Orders(dict(_QUICK_REPLACEMENT), fault)
        self._rng = Random(seed)
        self._streams = Streams(seed)
        self.outcome = Outcome()

    def run(self, kills: int, *, progress: Progress | None = None) -> Outcome:
        """Kills the endpoint that many times, or until something is found."""
        with self._started() as served:  # nothing is killed before there is anything to lose
            _create_tables(served)
        while self.outcome.rounds < kills and not self.outcome.problems:
            if self._rng.random() < _STARTING_SHARE:
                self._kill_while_starting()
            else:
                self._kill_while_writing()
            self._count_round(progress)
        with self._started() as served:
            self._judge(served)
        return self._counted()

    def run_on_workers(self, kills: int, *, progress: Progress | None = None) -> Outcome:
        """Kills one worker after another of an endpoint that goes on."""
        with contextlib.closing(self._started()) as served:
            served.wait_until_ready()
            _create_tables(served)
            while self.outcome.rounds < kills and not self.outcome.problems:
                self._kill_worker(served)
                self._count_round(progress)
            said = _REPLACED.sub("", served.complaints())
            self._found(f"stderr: {said}" if said else "")
        self._found_by_verify()
        return self._counted()

    def _started(self) -> Served:
        return Served(self._store, workers=self._workers, orders=self._orders)

    def _kill_while_writing(self) -> None:
        with contextlib.closing(self._started()) as served:
            self._judge(served.wait_until_ready())
            self._streams.start(served)
            self._streams.wait_for(self._rng.randint(1, self._answers_max), self._moment())
            served.kill()
            self._streams.join()
            self._bury(served)

    def _kill_while_starting(self) -> None:
        with contextlib.closing(self._started()) as served:
            served.kill_when_started(self._rng.random() * _STARTING_SECONDS_MAX)
            self.outcome.kills_while_starting += 1
            self._bury(served)

    def _kill_worker(self, served: Served) -> None:
        streams = self._streams
        self._judge(served)
        streams.start(served)
        streams.wait_for(self._rng.randint(1, self._answers_max), self._moment())
        victim, *others = self._rng.sample(served.workers(), self._workers)
        serving = served.serving(streams.ports)
        served.kill_worker(victim)
        if self._rng.random() < _STARTING_SHARE:
            # The dead one is among the children until its parent has looked at it.
            wait_until(lambda: len({*served.workers()} - {victim}) == self._workers)
            for starting in {*served.workers()} - {victim, *others}:
                served.kill_worker(starting)
                self.outcome.kills_while_starting += 1
        streams.wait_for(_SURVIVORS_ANSWERS)
        if victim in serving:  # its clients notice when their threads get their turn
            is_noticed = wait_until(lambda: streams.broken > 0)
            self._found("" if is_noticed else "nobody noticed that a worker was killed")
        streams.stop()
        if serving - {victim} and streams.broken == len(streams.ledgers):
            self._found(f"a worker took the others with it: {streams.ends}")
        is_whole = wait_until(lambda: served.is_served_by(self._workers))
        self._found("" if is_whole else "a dead worker is not replaced")
        self._judge(served)

    def _moment(self) -> float:
        return self._rng.random() * self._then_seconds_max

    def _bury(self, served: Served) -> None:
        """Looks at what a killed endpoint left; its workers may still be about."""
        if self._rng.random() < 0.5:
            self._found("" if served.orphans_have_ended() else "workers outlive the endpoint")
        self._found_by_verify()
        self._found("" if served.orphans_have_ended() else "workers outlive the endpoint")
        said = served.complaints()
        self._found(f"stderr: {said}" if said else "")

    def _judge(self, served: Served) -> None:
        with served.client() as client:
            for stream in self._streams.ledgers:
                self._found(stream.found(client))
            steps = ledger.steps_of_everybody(client)
        receipts = sum(stream.receipts() for stream in self._streams.ledgers)
        self._found(f"{receipts} receipts for {steps} steps" if receipts != steps else "")

    def _found_by_verify(self) -> None:
        for problem in verify(self._store).problems:
            self._found(f"verify: {problem}")

    def _found(self, problem: str) -> None:
        if problem:
            self.outcome.problems.append(f"round {self.outcome.rounds + 1}: {problem}")

    def _count_round(self, progress: Progress | None) -> None:
        for problem in self._streams.problems:
            self._found(problem)
        self._streams.problems.clear()
        self.outcome.rounds += 1
        if progress is not None:
            progress(self._counted())

    def _counted(self) -> Outcome:
        self.outcome.answered = self._streams.answered()
        self.outcome.unknown = sum(stream.unknown for stream in self._streams.ledgers)
        return self.outcome


def _create_tables(served: Served) -> None:
    with served.client() as client:
        for request in ledger.create_tables():
            client.call("CreateTable", request)
