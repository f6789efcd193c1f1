"""What the change log costs: writes to a table with a stream against the same without one.

Both tables have the same items and indexes, in stores of their own on the same disk. The log is
written in the transaction of the write it is about; a change holds the item before and after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench import report, workload
from bench.loading import load
from bench.rounds import Outcome, Plan, Work, compared
from tablewright.engine import Engine

ITEMS = 10_000
PUTS_PER_SLICE = 20  # where each waits for the disk
_STREAM = {"StreamEnabled": True, "StreamViewType": "NEW_AND_OLD_IMAGES"}
_GOAL = 1.25


@dataclass(frozen=True, slots=True)
class _Candidate:
    """An engine and the requests on it."""

    engine: Engine
    requests: workload.Requests

    def work(self, operation: str, make: Callable[[workload.Requests], Any]) -> Work:
        """Operations of one kind, made before the clock starts."""

        def work(count: int) -> Callable[[], object]:
            prepared = [make(self.requests) for _ in range(count)]

            def timed() -> None:
                for request in prepared:
                    self.engine.call(operation, request)

            return timed

        return work


def measured(alone: Plan, on_disk: Plan) -> report.Section:
    """Writes without a sync, in processor time, and then with one."""
    outcomes: list[Outcome] = []
    with TemporaryDirectory(prefix="bench-") as name:
        folder = Path(name)
        _fill(folder)
        # The second part goes on where the first stopped: what it puts must be new there, too.
        requests = workload.Requests(ITEMS), workload.Requests(ITEMS)
        with _opened(folder, requests, is_synced=False) as pair:
            outcomes += _relaxed(*pair, alone)
        with _opened(folder, requests, is_synced=True) as pair:
            outcomes += _synced(*pair, on_disk)
    return report.against_base(
        "logged",
        "Writes to a table with a stream against one without (the first rows in processor time)",
        outcomes,
        base="no stream",
        subject="stream",
    )


def _relaxed(off: _Candidate, on: _Candidate, plan: Plan) -> Iterator[Outcome]:
    for name, operation, make, goal in (
        ("PutItem, new, two GSIs", "PutItem", workload.Requests.put, _GOAL),
        ("PutItem, replacing, two GSIs", "PutItem", workload.Requests.replace, _GOAL),
        ("UpdateItem with a condition", "UpdateItem", workload.Requests.update, None),
        ("BatchWriteItem, 25 new items", "BatchWriteItem", workload.Requests.batch, None),
    ):
        yield compared(
            name,
            base=off.work(operation, make),
            subject=on.work(operation, make),
            plan=plan,
            goal=goal,
        )


def _synced(off: _Candidate, on: _Candidate, plan: Plan) -> Iterator[Outcome]:
    synced = Plan(plan.rounds, plan.slice_ms, plan.clock, operations=PUTS_PER_SLICE)
    for name, make in (
        ("PutItem, new, synced", workload.Requests.put),
        ("PutItem, replacing, synced", workload.Requests.replace),
    ):
        yield compared(
            name,
            base=off.work("PutItem", make),
            subject=on.work("PutItem", make),
            plan=synced,
            goal=_GOAL,
        )


def _fill(folder: Path) -> None:
    for name in ("off", "on"):
        with Engine.open(folder / name, durability="relaxed", sweeps=False) as engine:
            load(engine, ITEMS)
            if name == "on":
                request = {"TableName": workload.TABLE, "StreamSpecification": _STREAM}
                engine.call("UpdateTable", request)


@contextmanager
def _opened(
    folder: Path, requests: tuple[workload.Requests, workload.Requests], *, is_synced: bool
) -> Iterator[tuple[_Candidate, _Candidate]]:
    durability = "full" if is_synced else "relaxed"
    with (
        Engine.open(folder / "off", durability=durability, sweeps=False) as off,
        Engine.open(folder / "on", durability=durability, sweeps=False) as on,
    ):
        yield _Candidate(off, requests[0]), _Candidate(on, requests[1])
