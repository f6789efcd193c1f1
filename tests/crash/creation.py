"""Creation: a process is killed at every step of making a store; it leaves none, or a whole one.

The steps are the system calls that write, sync and rename; the kill comes as one of them begins.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from tablewright import Engine
from tablewright.engine.storage.verify import verify
from tests.crash.failing_calls import CREATING_CALLS, Failure, Injector
from tests.crash.rounds import ROOT

_KILL = 0


@dataclass
class Outcome:
    """What came of the kills."""

    kills: int = 0
    left_none: int = 0
    left_whole: int = 0
    problems: list[str] = field(default_factory=list[str])


def run(
    folder: Path,
    *,
    calls: Iterable[str] = CREATING_CALLS,
    fault: str = "",
    progress: Callable[[Outcome], None] | None = None,
) -> Outcome:
    """Kills at every position of every call, until there are no more."""
    injector, outcome = Injector(folder), Outcome()
    for call in calls:
        nth = 1
        while _dies(injector, folder, Failure(call, nth, _KILL), fault, outcome):
            nth += 1
            if progress is not None:
                progress(outcome)
    return outcome


def _dies(injector: Injector, folder: Path, failure: Failure, fault: str, outcome: Outcome) -> bool:
    parent = folder / f"{failure.call}-{failure.nth}"
    parent.mkdir()
    command = [
        sys.executable,
        "-m",
        "tests.crash.making_child",
        str(parent),
        *filter(None, [fault]),
    ]
    ran = injector.run(failure, command, ROOT)
    if ran.stdout == "made":
        return False
    outcome.kills += 1
    if ran.stderr.strip():
        outcome.problems.append(f"{failure}: not the end it was to have: {ran.stderr[-300:]}")
    _judge(parent / "below" / "store", failure, outcome)
    return True


def _judge(store: Path, failure: Failure, outcome: Outcome) -> None:
    try:
        if store.exists():
            outcome.left_whole += 1
            outcome.problems += [f"{failure}: {problem}" for problem in verify(store).problems]
        else:
            outcome.left_none += 1
        Engine.open(store, sweeps=False).close()
    except Exception as error:  # whatever it is, it is the finding
        outcome.problems.append(f"{failure}: {error!r}")
