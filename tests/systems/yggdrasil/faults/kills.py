"""Rounds of kill -9: clients use the family trees until these are killed; they are started again on
the same data, and judged.

Not here: what clients do (`faults.actors`), what must be found (`faults.book`).
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tablewright.engine.storage.verify import verify
from tests.endpoint.faults.served import wait_until
from tests.systems.faults.launcher import Orders
from tests.systems.yggdrasil.faults.actors import (
    IMPORTED,
    Actor,
    Ender,
    Feller,
    Grower,
    Importer,
    Linker,
)
from tests.systems.yggdrasil.faults.book import Book, dangling, miscounted, remains
from tests.systems.yggdrasil.faults.served import API, PATIENT, ServedTrees

_ANSWERS_MIN, _ANSWERS_MAX = 40, 160  # after which the end comes
_JOBS_SECONDS_MAX = 60.0
_LOOK_SECONDS = 0.2  # between two looks: each reads the whole table, in the way of the jobs
# What takes a minute in the product must come within a test.
_QUICK = {
    **PATIENT,
    "tablewright.kits.jobs.limits.JOB_LEASE_SECONDS": 1.0,
    "tablewright.kits.jobs.limits.JOB_POLL_SECONDS": 0.1,
    "tablewright.api.limits.API_HANDLER_SECONDS_MAX": 2.0,
    "tablewright.systems.yggdrasil.limits.YGGDRASIL_INDEX_SECONDS_MAX": 0,
    "tablewright.systems.yggdrasil.limits.YGGDRASIL_CHANGE_ATTEMPTS_MAX": 50,
}

Enough = Callable[[list[str]], bool]


@dataclass
class Outcome:
    """What the rounds came to."""

    rounds: int = 0
    answered: int = 0
    felled: int = 0
    imported: int = 0
    problems: list[str] = field(default_factory=list[str])


class Rounds:
    """Round after round on one store."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        *,
        faults: Sequence[str] = (),
        jobs_seconds_max: float = _JOBS_SECONDS_MAX,
    ) -> None:
        self._folder = folder
        self._rng = Random(seed)
        self._orders = Orders(_QUICK, faults)
        self._jobs_seconds_max = jobs_seconds_max
        self.book = Book()
        kinds: list[tuple[type[Actor], str]] = [
            (Grower, "grower"),
            (Linker, "linker"),
            (Ender, "ender"),
            (Feller, "feller"),
            (Importer, "importer"),
        ]
        self._actors = [kind(self.book, seed, name) for kind, name in kinds]
        self._answered = threading.Semaphore(0)
        self.outcome = Outcome()

    def run(self, kills: int, *, until: Enough = bool) -> Outcome:
        """Kills the service that many times, or until enough is found: anything by default.

        If nothing was found, it then lets jobs end.
        """
        while self.outcome.rounds < kills and not until(self.outcome.problems):
            self._round()
            self.outcome.rounds += 1
        if not self.outcome.problems:
            with self._started() as served:
                self._judge(served)
                self._judge_ends(served)
        self.outcome.felled = len(self.book.felled)
        return self.outcome

    def _started(self) -> ServedTrees:
        return ServedTrees(self._folder, orders=self._orders)

    def _round(self) -> None:
        with contextlib.closing(self._started()) as served:
            served.wait_until_ready()
            if self.outcome.rounds == 0:
                self._prepare(served)
            else:
                self._judge(served)
            threads = [
                threading.Thread(target=self._act, args=(one, served)) for one in self._actors
            ]
            for thread in threads:
                thread.start()
            for _ in range(self._rng.randint(_ANSWERS_MIN, _ANSWERS_MAX)):
                self._answered.acquire(timeout=60)
            served.kill()
            for thread in threads:
                thread.join()
            complaints = served.complaints()
            self._found(*([f"it complains: {complaints}"] if complaints else []))
            self._found(*(f"verify: {problem}" for problem in verify(served.store).problems))
        self._found(*self.book.problems)

    def _prepare(self, served: ServedTrees) -> None:
        self.book.token = served.new_user("olga")
        with served.caller(self.book.token) as caller:
            made = caller.done("POST", f"{API}/trees", {"treeName": "Oaks"}, status=201)
        self.book.tree_id = made["treeId"]

    def _act(self, actor: Actor, served: ServedTrees) -> None:
        try:
            with served.caller(self.book.token) as caller:
                while True:
                    before = caller.answers
                    actor.step(caller)
                    for _ in range(caller.answers - before):
                        self.outcome.answered += 1
                        self._answered.release()
        except ConnectionError:
            pass
        except Exception as error:  # a wrong answer, or none in time
            self.book.problem(f"{actor.name}: {error!r}")

    def _judge(self, served: ServedTrees) -> None:
        self._found(*self.book.judged(served.items()))

    def _judge_ends(self, served: ServedTrees) -> None:
        """Waits for what jobs have to do, and looks at what is left."""
        with served.caller(self.book.token) as caller:
            for tree_id, import_id in self.book.imports.values():
                path = f"{API}/trees/{tree_id}/imports/{import_id}"
                self._wait_for(f"{path} is done", lambda p=path: _is_done(caller.done("GET", p)))
                people = caller.done("GET", f"{API}/trees/{tree_id}")["personCount"]
                if people != IMPORTED:
                    self._found(f"imported: {people} instead of {IMPORTED}")
                self.outcome.imported += 1
        felled = self.book.felled

        def is_tidy() -> bool:
            items = served.items()
            return not remains(items, felled) and not dangling(items)

        wait_until(is_tidy, seconds_max=self._jobs_seconds_max, every_seconds=_LOOK_SECONDS)
        items = served.items()
        self._found(
            *(f"left: {count} items of {one}" for one, count in remains(items, felled).items())
        )
        self._found(*miscounted(items), *dangling(items))

    def _wait_for(self, what: str, is_so: Callable[[], bool]) -> None:
        if not wait_until(is_so, seconds_max=self._jobs_seconds_max, every_seconds=_LOOK_SECONDS):
            self._found(f"never: {what}")

    def _found(self, *problems: str) -> None:
        number = self.outcome.rounds + 1
        self.outcome.problems += [f"round {number}: {problem}" for problem in problems]


def _is_done(told: dict[str, str]) -> bool:
    if told["state"] == "failed":
        raise AssertionError(told)
    return told["state"] == "done"
