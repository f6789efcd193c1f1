"""Failed syncs: a write or sync fails, from an I/O error or for want of space, wherever it may.

After an I/O error no write is accepted until the store is opened again. Reads go on, and what was
acknowledged is there, before and after.
"""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tablewright import Engine
from tablewright.engine.storage.verify import verify
from tests.crash.failing_calls import Failure, Injector
from tests.crash.failing_child import READABLE, TABLE, WRITES, key
from tests.crash.rounds import ROOT

_STOPPED, _FULL = "S303", "S301"


@dataclass
class Outcome:
    """What came of the failures."""

    failures: int = 0
    problems: list[str] = field(default_factory=list[str])


class Rig:
    """Runs the child under one failure after another, each on a store of its own."""

    def __init__(self, folder: Path, *, fault: str = "") -> None:
        self._folder = folder
        self._fault = [fault] if fault else []
        self._injector = Injector(folder)
        self.outcome = Outcome()

    def run(self, failure: Failure) -> bool:
        """Judges one failure; returns whether it happened at all."""
        store = self._folder / str(failure).replace(" ", "-")
        _make(store)
        command = [sys.executable, "-m", "tests.crash.failing_child", str(store), *self._fault]
        ran = self._injector.run(failure, command, ROOT)
        lines = [line.split() for line in ran.stdout.splitlines()]
        answers = [outcome for outcome, _ in lines]
        found = list(_objections(failure, answers))
        if ran.returncode or len(lines) != WRITES:
            found.append(f"the process ended with {ran.returncode}: {ran.stderr[-300:]}")
        # LMDB refuses even reads when it could not write the page that names the newest commit.
        allowed = {READABLE, _STOPPED} if failure.call == "pwrite64" else {READABLE}
        if not {reads for _, reads in lines} <= allowed:
            found.append(f"not all could be read: {lines}")
        try:
            found += _left_behind(store, answers)
        except Exception as error:  # whatever it is, it is the finding
            found.append(repr(error))
        self.outcome.problems += [f"{failure}: {objection}" for objection in found]
        happened = any(answer != "+" for answer in answers)
        self.outcome.failures += happened
        return happened


def _objections(failure: Failure, answers: list[str]) -> Iterator[str]:
    """What is wrong with how the writes were answered."""
    failed = [answer for answer in answers if answer != "+"]
    if not failed:
        return
    if failure.error == errno.EIO:
        if set(failed) != {_STOPPED} or "+" in answers[answers.index(_STOPPED) :]:
            yield f"writes went on after an I/O error: {answers}"
    elif not set(failed) <= {_FULL, _STOPPED}:
        yield f"a full disk was answered with {answers}"


def _left_behind(store: Path, answers: list[str]) -> Iterator[str]:
    """What is wrong with the store that the process left."""
    report = verify(store)
    yield from map(str, report.problems)
    with Engine.open(store, sweeps=False) as engine:
        for number, answer in enumerate(answers):
            if answer != "+":
                continue
            item = engine.call("GetItem", {"TableName": TABLE, "Key": key(number)}).get("Item")
            if item is None or int(item["version"]["N"]) < number:
                yield f"write {number} was acknowledged and is gone"
        item = {**key(0), "version": {"N": str(WRITES)}}
        engine.call("PutItem", {"TableName": TABLE, "Item": item})  # opened again, it writes again


def _make(store: Path) -> None:
    with Engine.open(store, sweeps=False) as engine:
        engine.call(
            "CreateTable",
            {
                "TableName": TABLE,
                "BillingMode": "PAY_PER_REQUEST",
                "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
                "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}],
            },
        )
