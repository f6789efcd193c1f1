"""Gramps beside ours: import of a GEDCOM file, and kinship of people in it, in one run.

Gramps' library runs in a process of its own, with the Python of the system that it was installed
for (`bench.gramps_side`). Both have the people in memory when kinship is asked, and both store an
import in a file. Pairs are such that Gramps finds their relation within the generations it looks
through by default; answers are compared, and a pair on which the two disagree is told.
Not here: people that are made up (`bench.yggdrasil_people`).
"""

from __future__ import annotations

import asyncio
import gc
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from platform import python_version
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

import msgspec

from bench import report
from bench.loading import progress
from bench.peers import Missing
from bench.rounds import Spread, ratios
from bench.yggdrasil_people import gedcom_text, people
from tablewright.client import AsyncDatabase
from tablewright.ids import Draws
from tablewright.serving import collector
from tablewright.systems.yggdrasil.design import DESIGN, WholeTree
from tablewright.systems.yggdrasil.family import Family, family_of
from tablewright.systems.yggdrasil.importing import reader_of
from tablewright.systems.yggdrasil.imports import Import
from tablewright.systems.yggdrasil.kinship import Kinship, kinship
from tablewright.systems.yggdrasil.owners import Tree
from tablewright.systems.yggdrasil.storing import Storing

GOAL = 5.0  # times faster
MADE_PEOPLE = 3_000
GENERATIONS = 15  # Gramps' own default
SYSTEM_PYTHON = "/usr/bin/python3"
_SIDE = Path(__file__).with_name("gramps_side.py")
_USER_ID, _TREE_ID, _IMPORT_ID = "bench", "tree", "import"
_START_SECONDS_MAX = 60.0


@dataclass(frozen=True, slots=True)
class Plan:
    """How long."""

    rounds: int
    pairs: int  # of one turn
    imports: int  # rounds of imports, which take long


def measured(plan: Plan, gedcom: Path | None) -> report.Section:
    """How many times as long Gramps takes."""
    missing: list[str] = []
    rows: list[tuple[str, Sequence[float], Sequence[float]]] = []
    title = gedcom.name if gedcom is not None else f"{MADE_PEOPLE:,} made-up people"
    with TemporaryDirectory(prefix="bench-") as name:
        folder = Path(name)
        path = gedcom or _made(folder)
        try:
            with _gramps(folder) as gramps:
                title += f", on Python {python_version()} and {gramps.python}"
                ours, theirs, family = _imports(gramps, path, folder, plan)
                for place, what in enumerate(("seconds", "seconds of processor")):
                    first, second = ([one[place] for one in side] for side in (ours, theirs))
                    rows.append((f"import, {what}", first, second))
                ours_us, theirs_us, differing = _kinships(gramps, family, plan)
                rows.append((f"kinship of {plan.pairs} pairs, µs each", ours_us, theirs_us))
                missing += differing
        except (Missing, OSError) as reason:
            missing.append(f"gramps: {reason}")
    return report.Section(
        "yggdrasil-gramps",
        f"Gramps' library beside ours: {title}",
        columns=("", "ours", "Gramps", "times faster, with quartiles"),
        rows=[_row(*row) for row in rows],
        data=[
            {
                "name": label,
                "ours": Spread.of(ours).to_json(),
                "gramps": Spread.of(theirs).to_json(),
                "ratio": ratios(theirs, ours).to_json(),
                "goal": GOAL,
            }
            for label, ours, theirs in rows
        ],
        missing=missing,
    )


def _row(label: str, ours: Sequence[float], theirs: Sequence[float]) -> tuple[Any, ...]:
    return (
        label,
        report.amount(Spread.of(ours).median),
        report.amount(Spread.of(theirs).median),
        report.goal_at_least(ratios(theirs, ours), GOAL),
    )


def _made(folder: Path) -> Path:
    path = folder / "made.ged"
    path.write_text(gedcom_text(people(MADE_PEOPLE)), encoding="utf-8")
    return path


# Imports

_Seconds = tuple[float, float]  # on the wall, and of the processor


def _imports(
    gramps: Gramps, path: Path, folder: Path, plan: Plan
) -> tuple[list[_Seconds], list[_Seconds], Family]:
    ours: list[_Seconds] = []
    theirs: list[_Seconds] = []
    family: Family | None = None
    with progress() as bar:
        for number in bar.track(range(plan.imports), description="imports"):
            for is_ours in (True, False) if number % 2 else (False, True):
                if is_ours:
                    seconds, family = _imported(path.read_bytes(), folder / f"ours-{number}")
                    ours.append(seconds)
                else:
                    answer = gramps.ask({"do": "import", "path": str(path)})
                    theirs.append((answer["seconds"], answer["processor_seconds"]))
    assert family is not None
    return ours, theirs, family


def _imported(content: bytes, folder: Path) -> tuple[_Seconds, Family]:
    """The seconds of an import into a store on disk, and the family that it gives."""

    async def main() -> tuple[_Seconds, Family]:
        async with AsyncDatabase(f"embedded:{folder}") as db:
            await db.create_tables(DESIGN)
            tree = Tree(tree_id=_TREE_ID, user_id=_USER_ID, tree_name="Bench", version=1)
            await db.run(tree.create())
            now = datetime.now(UTC)
            record = Import(
                user_id=_USER_ID, tree_id=_TREE_ID, import_id=_IMPORT_ID, created_at=now
            )
            await db.run(record.create())
            gc.collect()
            collector.settle()  # as the command and the service do; Gramps' side is frozen, too
            start, begun = perf_counter(), process_time()
            await Storing(db, _TREE_ID, _USER_ID, _IMPORT_ID, reader_of(content), now).run()
            seconds = perf_counter() - start, process_time() - begun
            gc.unfreeze()
            found = await db.run(WholeTree.of(tree_id=_TREE_ID))
            return seconds, family_of(tree, found.persons, found.parents, found.spouses)

    try:
        return asyncio.run(main())
    finally:
        shutil.rmtree(folder, ignore_errors=True)


# Kinship


def _kinships(
    gramps: Gramps, family: Family, plan: Plan
) -> tuple[list[float], list[float], list[str]]:
    numbers = _numbers(family)
    pairs = list(_pairs(family, plan.pairs))
    named = [(numbers[first], numbers[second]) for first, second in pairs]
    gramps.ask({"do": "warm", "generations": GENERATIONS})
    ours: list[float] = []
    theirs: list[float] = []
    found: list[Kinship | None] = []
    distances: list[int] = []
    gc.collect()
    gc.freeze()
    try:
        for number in range(plan.rounds):
            for is_ours in (True, False) if number % 2 else (False, True):
                if is_ours:
                    start = perf_counter()
                    found = [kinship(family, *pair) for pair in pairs]
                    ours.append((perf_counter() - start) * 1e6 / len(pairs))
                else:
                    answer = gramps.ask({"do": "kin", "pairs": named})
                    theirs.append(answer["seconds"] * 1e6 / len(pairs))
                    distances = answer["distances"]
    finally:
        gc.unfreeze()
    return ours, theirs, _differing(named, found, distances)


def _numbers(family: Family) -> dict[str, int]:
    """The number in the id that each person has in the file: 1 of `@I1@`."""
    found: dict[str, int] = {}
    for person in family.persons.values():
        head = (person.gedcom_extra or "").partition("\n")[0]
        xref = head.split()[1] if head else person.person_id
        found[person.person_id] = int(re.sub(r"\D", "", xref) or 0)
    return found


def _pairs(family: Family, count: int) -> Iterator[tuple[str, str]]:
    """Pairs that are kin by birth, within the generations that Gramps looks through."""
    draws, ids = Draws("pairs"), sorted(family.persons)
    found = 0
    while found < count:
        pair = draws.pick(ids), draws.pick(ids)
        kin = kinship(family, *pair)
        if pair[0] == pair[1] or kin is None or not kin.is_blood:
            continue
        up = sum(step.kind == "parent" for step in kin.path)
        if max(up, kin.distance - up) < GENERATIONS:
            found += 1
            yield pair


def _differing(
    pairs: Sequence[tuple[int, int]], found: Sequence[Kinship | None], distances: Sequence[int]
) -> list[str]:
    """Pairs whose paths are not of the same length; Gramps says -1 where it finds none."""
    differing = [
        f"{pair[0]} and {pair[1]}: {-1 if kin is None else kin.distance} steps here, {theirs} there"
        for pair, kin, theirs in zip(pairs, found, distances, strict=True)
        if (-1 if kin is None else kin.distance) != theirs
    ]
    return [f"{len(differing)} pairs differ: {'; '.join(differing[:3])}"] if differing else []


# Gramps


class Gramps:
    """Gramps' library in a process, which answers lines of JSON."""

    def __init__(self, process: subprocess.Popen[bytes], python: str) -> None:
        self._process = process
        self.python = python  # its version

    def ask(self, what: dict[str, Any]) -> dict[str, Any]:
        """Asks one thing, and waits for the answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(what) + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise Missing(f"its process ended with {self._process.wait(_START_SECONDS_MAX)}")
        return msgspec.json.decode(line)


@contextmanager
def _gramps(folder: Path) -> Iterator[Gramps]:
    """Gramps at work, with a home of its own."""
    if not Path(SYSTEM_PYTHON).exists():
        raise Missing(f"there is no {SYSTEM_PYTHON}")
    asked = "import gramps, platform; print(platform.python_version())"
    try:
        found = subprocess.run(
            [SYSTEM_PYTHON, "-c", asked], check=True, capture_output=True, text=True
        )
    except subprocess.CalledProcessError:
        raise Missing("it is not installed: apt-get install gramps") from None
    process = subprocess.Popen(
        [SYSTEM_PYTHON, str(_SIDE), str(folder / "gramps")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=sys.stderr if sys.stderr.isatty() else subprocess.DEVNULL,
    )
    try:
        yield Gramps(process, found.stdout.strip())
    finally:
        process.kill()
        process.wait()
