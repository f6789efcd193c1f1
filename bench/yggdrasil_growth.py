"""Growth: what questions cost in trees of different sizes, for each thing that is answered.

Every size is a store of its own on disk. The sizes take turns, in processor time of the thread, and
what counts is the ratio of the largest to the smallest within a round.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from copy import copy
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import thread_time

from rich.text import Text

from bench import report
from bench.loading import progress
from bench.rounds import Spread, ratios
from bench.yggdrasil_people import TREE_ID, people
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.engine import Engine
from tablewright.ids import Draws
from tablewright.model import put_all
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design import DESIGN, WholeTree
from tablewright.systems.yggdrasil.kinship.ancestry import ancestors
from tablewright.systems.yggdrasil.kinship.kinship import kinship
from tablewright.systems.yggdrasil.trees.directory import Directory, words_of
from tablewright.systems.yggdrasil.trees.family import Family, family_of
from tablewright.systems.yggdrasil.views import person_view

# A larger tree lies in memory that the processor's caches do not hold: each access costs more.
GOAL = 2.0
PAGE = 50
_WRITTEN_AT_ONCE = 5_000
_COUSINS_GENERATIONS = (1, 2, 3, 4)
_PAIRS = 1_000  # any two, drawn beforehand


@dataclass(frozen=True, slots=True)
class Plan:
    """How large, and how long."""

    sizes: Sequence[int]
    rounds: int
    reads: int  # rounds of reading whole trees, which take long
    calls: int  # questions of one turn


class Site:
    """A tree of some size, in a store and in memory."""

    def __init__(self, database: Database, size: int) -> None:
        self._database = database
        self.size = size
        self._draws = Draws(f"questions/{size}")
        self.family, _ = self.read()
        self._ids = sorted(self.family.persons)
        self._directory = Directory(self.family.persons.values())
        draws = self._draws.part("pairs")
        self._pairs = [(draws.pick(self._ids), draws.pick(self._ids)) for _ in range(_PAIRS)]
        self._steps = [self._steps_between(*pair) for pair in self._pairs]
        self._next_pair = 0

    def read(self) -> tuple[Family, int]:
        """The whole tree from the store, and how many items it has."""
        found = self._database.run(WholeTree.of(tree_id=TREE_ID))
        assert found.tree is not None
        family = family_of(found.tree, found.persons, found.parents, found.spouses)
        return family, len(family.persons) + len(family.links) + len(family.couples)

    def kin(self, calls: int) -> int:
        """How two are related who have a common ancestor up to four generations above."""
        for _ in range(calls):
            assert kinship(self.family, *self._cousins()) is not None
        return calls

    def anybody(self, calls: int) -> int:
        """How any two are related, if at all."""
        self._asked(calls)
        return calls

    def anybody_far(self, calls: int) -> int:
        """The same; what counts is how many steps lie between them, as far as kin is looked for."""
        return sum(self._steps[number] for number in self._asked(calls))

    def _asked(self, calls: int) -> list[int]:
        numbers = [(self._next_pair + call) % _PAIRS for call in range(calls)]
        self._next_pair += calls
        for number in numbers:
            kinship(self.family, *self._pairs[number])
        return numbers

    def _steps_between(self, *pair: str) -> int:
        """The steps from one to the other; those that kin is looked for at most, if it is more."""
        near, far = self.family.near, limits.YGGDRASIL_KINSHIP_FAR_STEPS
        known, newest = [{one} for one in pair], [{one} for one in pair]
        for steps in range(far):
            if known[0] & known[1]:
                return steps
            side = 0 if len(newest[0]) <= len(newest[1]) else 1
            found = {one for person_id in newest[side] for one in near.get(person_id, ())}
            newest[side] = found - known[side]
            known[side] |= found
        return far

    def ancestors(self, calls: int) -> int:
        """Returns all ancestors of a person of the last generation."""
        youngest = self._ids[-len(self._ids) // 12 :]
        return sum(len(ancestors(self.family, self._draws.pick(youngest))) for _ in range(calls))

    def search(self, calls: int) -> int:
        """A page of people who have a common first name, as they are shown."""
        found = 0
        for _ in range(calls):
            page, _ = self._directory.page(words_of("Ida"), PAGE)
            found += len([person_view(one, living=False) for one in page])
        return found

    def search_rare(self, calls: int) -> int:
        """Finds people with a rare name."""
        for _ in range(calls):
            surname = self.family.persons[self._draws.pick(self._ids)].last_name
            self._directory.page(words_of(surname), PAGE)
        return calls

    def search_changed(self, calls: int) -> int:
        """The same, each time after a person was renamed."""
        for _ in range(calls):
            person = self.family.persons[self._draws.pick(self._ids)]
            renamed = copy(person)
            renamed.first_name = "Renamed"
            after = self._directory.changed([renamed], [])
            assert after is not None
            after.page(words_of(person.last_name), PAGE)
        return calls

    def _cousins(self) -> tuple[str, str]:
        family, draws = self.family, self._draws
        while True:
            person_id = other_id = draws.pick(self._ids)
            generations = draws.pick(_COUSINS_GENERATIONS)
            for _ in range(generations):
                if parents := family.parents(other_id):
                    other_id = draws.pick(parents).parent_id
            for _ in range(generations):
                if children := family.children(other_id):
                    other_id = draws.pick(children).child_id
            if other_id != person_id:
                return person_id, other_id


@dataclass(frozen=True, slots=True)
class Question:
    """Something to be asked of a tree."""

    name: str
    unit: str  # what its cost is counted by
    ask: Callable[[Site, int], int]  # sends a number of requests; returns the size of the responses
    goal: float | None = GOAL


QUESTIONS = (
    Question("kinship of cousins", "pair", Site.kin),
    Question("kinship of any two", "pair", Site.anybody, goal=None),
    Question("kinship of any two", "step between them", Site.anybody_far),
    Question("ancestors", "person", Site.ancestors),
    Question("search, a common name", "person", Site.search),
    Question("search, a rare name", "search", Site.search_rare),
    Question("a change, then a rare name", "search", Site.search_changed),
)
READING = Question("whole tree", "item", lambda site, _: site.read()[1])


def measured(plan: Plan) -> report.Section:
    """The cost of each question at each size."""
    with TemporaryDirectory(prefix="bench-") as name, ExitStack() as stack:
        sites = [_site(stack, Path(name) / str(size), size) for size in plan.sizes]
        rows = [(READING, _asked(READING, sites, plan.reads, 1))]
        rows += [(one, _asked(one, sites, plan.rounds, plan.calls)) for one in QUESTIONS]
    smallest, largest = plan.sizes[0], plan.sizes[-1]
    return report.Section(
        "yggdrasil-growth",
        "What a question costs in trees of different sizes, for each thing that is answered, µs",
        columns=(
            "",
            *(f"{size:,} people" for size in plan.sizes),
            f"{largest:,} to {smallest:,}",
            "quartiles",
            "goal",
        ),
        rows=[_row(*row) for row in rows],
        data=[_data(plan, *row) for row in rows],
    )


_Times = Sequence[Sequence[float]]  # of each site, µs for each thing, by round


def _row(question: Question, times_us: _Times) -> tuple[str | Text, ...]:
    ratio = ratios(times_us[-1], times_us[0])
    return (
        f"{question.name}, each {question.unit}",
        *(report.amount(Spread.of(one).median) for one in times_us),
        f"{ratio.median:.2f}",
        f"{ratio.lower:.2f} to {ratio.upper:.2f}",
        report.goal(ratio.median, question.goal),
    )


def _data(plan: Plan, question: Question, times_us: _Times) -> dict[str, object]:
    spreads = zip(plan.sizes, times_us, strict=True)
    return {
        "name": question.name,
        "unit": question.unit,
        "us": {str(size): Spread.of(one).to_json() for size, one in spreads},
        "ratio": ratios(times_us[-1], times_us[0]).to_json(),
        "goal": question.goal,
    }


def _site(stack: ExitStack, folder: Path, size: int) -> Site:
    engine = stack.enter_context(Engine.open(folder, durability="relaxed", sweeps=False))
    database = Database(transport=EmbeddedTransport(engine, owns_engine=False))
    database.create_tables(DESIGN)
    made = people(size)
    items = made.items()
    count = 1 + len(made.persons) + len(made.links) + len(made.couples)
    with progress() as bar:
        task = bar.add_task(f"filling in {size:,} people", total=count)
        while some := list(islice(items, _WRITTEN_AT_ONCE)):
            database.run(put_all(some))
            bar.update(task, advance=len(some))
    return Site(database, size)


def _asked(question: Question, sites: Sequence[Site], rounds: int, calls: int) -> _Times:
    times_us: list[list[float]] = [[] for _ in sites]
    gc.collect()
    gc.freeze()  # what was set up before is not to be looked through during the measurement
    try:
        for site in sites:
            question.ask(site, 1)  # the first pays for caches
        for number in range(rounds):
            for offset in range(len(sites)):
                place = (number + offset) % len(sites)
                start = thread_time()
                answered = question.ask(sites[place], calls)
                times_us[place].append((thread_time() - start) * 1e6 / answered)
    finally:
        gc.unfreeze()
    return times_us
