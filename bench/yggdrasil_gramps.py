"""Gramps beside ours: import of a GEDCOM file, and kinship of people in it, in one run.

Each has its own process (`bench.gramps_side`, `bench.tablewright_side`), and both have the Python
that Gramps was installed for, where it is of the version that our environment has. Both have the
people in memory when kinship is asked, and both store an import in a file. Pairs are such that
Gramps finds their relation within the generations it looks through by default; results are
compared, and differences are reported. Not here: generated people (`bench.yggdrasil_people`).
"""

from __future__ import annotations

import os
import site
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from bench import report
from bench.loading import progress
from bench.peers import Missing
from bench.rounds import Spread, ratios
from bench.yggdrasil_people import gedcom_text, people

GOAL = 5.0  # times faster
MADE_PEOPLE = 3_000
GENERATIONS = 15  # Gramps' own default
SYSTEM_PYTHON = "/usr/bin/python3"
_VERSION: Final = "import platform; print(platform.python_version())"
_START_SECONDS_MAX = 60.0


@dataclass(frozen=True, slots=True)
class Plan:
    """How long."""

    rounds: int
    pairs: int  # of one turn
    imports: int  # rounds of imports, which take long


_Row = tuple[str, Sequence[float], Sequence[float]]  # what, ours and theirs


def measured(plan: Plan, gedcom: Path | None) -> report.Section:
    """How many times as long Gramps takes."""
    missing: list[str] = []
    rows: list[_Row] = []
    title = gedcom.name if gedcom is not None else f"{MADE_PEOPLE:,} made-up people"
    with TemporaryDirectory(prefix="bench-") as name:
        folder = Path(name)
        path = gedcom or _made(folder)
        try:
            with _gramps(folder) as gramps, _ours(folder, gramps.python) as ours:
                title += f", on Python {ours.python} and {gramps.python}"
                rows += _imports(ours, gramps, path, plan)
                kin, differing = _kinships(ours, gramps, plan)
                rows.append(kin)
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


def _imports(ours: Side, gramps: Side, path: Path, plan: Plan) -> Iterator[_Row]:
    found: dict[Side, list[dict[str, Any]]] = {ours: [], gramps: []}
    with progress() as bar:
        for number in bar.track(range(plan.imports), description="imports"):
            for side in (ours, gramps) if number % 2 else (gramps, ours):
                found[side].append(side.ask({"do": "import", "path": str(path.resolve())}))
    for what, member in (("seconds", "seconds"), ("seconds of processor", "processor_seconds")):
        first, second = ([one[member] for one in found[side]] for side in (ours, gramps))
        yield f"import, {what}", first, second


def _kinships(ours: Side, gramps: Side, plan: Plan) -> tuple[_Row, list[str]]:
    asked = {"do": "pairs", "count": plan.pairs, "generations": GENERATIONS}
    pairs: list[tuple[int, int]] = ours.ask(asked)["pairs"]
    gramps.ask({"do": "warm", "generations": GENERATIONS})
    found: dict[Side, list[dict[str, Any]]] = {ours: [], gramps: []}
    for number in range(plan.rounds):
        for side in (ours, gramps) if number % 2 else (gramps, ours):
            is_ours = side is ours  # who knows the pairs
            question = {"do": "kin"} if is_ours else {"do": "kin", "pairs": pairs}
            found[side].append(side.ask(question))
    each_us = {
        side: [one["seconds"] * 1e6 / len(pairs) for one in answers]
        for side, answers in found.items()
    }
    row = f"kinship of {plan.pairs} pairs, µs each", each_us[ours], each_us[gramps]
    return row, _differing(pairs, *(found[side][-1]["distances"] for side in (ours, gramps)))


def _differing(
    pairs: Sequence[tuple[int, int]], ours: Sequence[int], theirs: Sequence[int]
) -> list[str]:
    """Pairs whose paths are not of the same length; -1 says that there is none."""
    differing = [
        f"{pair[0]} and {pair[1]}: {here} steps here, {there} there"
        for pair, here, there in zip(pairs, ours, theirs, strict=True)
        if here != there
    ]
    return [f"{len(differing)} pairs differ: {'; '.join(differing[:3])}"] if differing else []


# The two sides


class Side:
    """A process that answers lines of JSON."""

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
def _gramps(folder: Path) -> Iterator[Side]:
    """Gramps at work, with a home of its own."""
    if not Path(SYSTEM_PYTHON).exists():
        raise Missing(f"there is no {SYSTEM_PYTHON}")
    try:
        version = _told(SYSTEM_PYTHON, f"import gramps; {_VERSION}")
    except subprocess.CalledProcessError:
        raise Missing("it is not installed: apt-get install gramps") from None
    with _started([SYSTEM_PYTHON, "gramps_side.py", str(folder / "gramps")], version) as side:
        yield side


@contextmanager
def _ours(folder: Path, system_version: str) -> Iterator[Side]:
    """Ours at work; with what our environment has, whichever of the two interpreters it is."""
    is_alike = system_version.rpartition(".")[0] == "{}.{}".format(*sys.version_info)
    python = SYSTEM_PYTHON if is_alike else sys.executable
    sources = Path(__file__).resolve().parents[1]
    paths = [str(sources), str(sources / "src"), *site.getsitepackages()]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    data = folder / "ours"
    data.mkdir()
    command = [python, "tablewright_side.py", str(data)]
    with _started(command, _told(python, _VERSION), environment) as side:
        yield side


def _told(python: str, code: str) -> str:
    found = subprocess.run([python, "-c", code], check=True, capture_output=True, text=True)
    return found.stdout.strip()


@contextmanager
def _started(
    command: list[str], version: str, environment: dict[str, str] | None = None
) -> Iterator[Side]:
    python, script, *arguments = command
    process = subprocess.Popen(
        [python, str(Path(__file__).with_name(script)), *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=sys.stderr if sys.stderr.isatty() else subprocess.DEVNULL,
        env=environment,
    )
    try:
        yield Side(process, version)
    finally:
        process.kill()
        process.wait()
