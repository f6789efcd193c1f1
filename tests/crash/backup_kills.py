"""Kill -9 during backups and restores: a result is either complete or missing.

One rig kills an engine that makes backups of tables and restores them, the other the commands that
write a store to a file and make one from it.
"""

from __future__ import annotations

import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import IO, Any

from tablewright import Engine
from tablewright.engine.backups import records as backups
from tablewright.engine.storage import store_backup
from tablewright.engine.storage.verify import verify
from tests.crash.backing_up_child import ITEMS, LEDGER, READY, create_ledger, rewrite

ROOT = Path(__file__).resolve().parents[2]
_SILENCE_SECONDS_MAX = 60.0
_READ_BYTES = 65_536
_LEDGERS = 30
_LINES_MAX = 14
_THEN_SECONDS_MAX = 0.03
_WRITING_SECONDS_MAX = 0.02  # how long a command may write before its kill
_POLL_SECONDS = 0.001
_KILLS_FACTOR_MAX = 5  # how many times the kills it was asked for, until one comes in time
_FINDING_LENGTH_MAX = 600


@dataclass
class Outcome:
    """What a run came to."""

    kills: int = 0
    made: int = 0  # tables and backups that were answered for
    left_none: int = 0
    left_whole: int = 0
    problems: list[str] = field(default_factory=list[str])


class _Round:
    """One process that is killed, and what it left."""

    def __init__(self, path: Path, number: int, rng: Random, outcome: Outcome) -> None:
        self._path = path
        self._number = number
        self._rng = rng
        self._outcome = outcome
        self._made: set[str] = set()  # tables and backups that must be there
        self._going: set[str] = set()  # and those that may be

    def run(self, fault: str) -> None:
        """Lets the process run for a moment, kills it, and judges."""
        for line in self._lines(fault):
            *kind, name = line.split()
            if kind == ["goes"]:
                self._made.discard(name)
                self._going.add(name)
            else:
                self._made.add(name)
        self._outcome.kills += 1
        self._outcome.made += len(self._made)
        try:
            self._judge()
        except Exception as error:  # whatever it is, it is the finding
            self._find(repr(error))

    def _lines(self, fault: str) -> list[str]:
        """What the process said before it was killed."""
        command = [sys.executable, "-m", "tests.crash.backing_up_child"]
        arguments = [str(self._path), str(self._number), *([fault] if fault else [])]
        process = subprocess.Popen([*command, *arguments], cwd=ROOT, stdout=subprocess.PIPE)
        assert process.stdout is not None
        text = b""
        wanted = 1 + self._rng.randint(1, _LINES_MAX)  # the first says that it is ready
        while text.count(b"\n") < wanted:
            content = _read(process.stdout, _SILENCE_SECONDS_MAX)
            if not content:
                break
            text += content
        deadline = time.monotonic() + self._rng.random() * _THEN_SECONDS_MAX
        while (seconds := deadline - time.monotonic()) > 0:
            text += _read(process.stdout, seconds)
        ended = process.poll()
        process.kill()
        text += process.stdout.read()
        process.wait()
        process.stdout.close()
        if ended is not None or not text.startswith(READY):
            self._find(f"it ended by itself with {ended}")
        return text.removeprefix(READY).decode().splitlines()

    def _find(self, finding: str) -> None:
        self._outcome.problems.append(f"round {self._number}: {finding[:_FINDING_LENGTH_MAX]}")

    def _judge(self) -> None:
        self._verify()
        with Engine.open(self._path, sweeps=False) as engine:
            self._check_shelf(engine)
            engine.sweep()
            tables = engine.call("ListTables", {})["TableNames"]
            listed = engine.call("ListBackups", {"BackupType": "ALL"})["BackupSummaries"]
            arns = [summary["BackupArn"] for summary in listed]
            if missing := self._made - {*tables, *arns}:
                self._find(f"these were made and are gone: {missing}")
            for name in tables:
                self._check_table(engine, name)
            for arn in self._rng.sample(arns, min(3, len(arns))):
                engine.call(
                    "RestoreTableFromBackup", {"TargetTableName": "probe", "BackupArn": arn}
                )
                self._check_table(engine, "probe", arn)
                engine.call("DeleteTable", {"TableName": "probe"})
            self._clear(engine, tables, listed)

    def _verify(self) -> None:
        for problem in verify(self._path).problems:
            self._find(str(problem))

    def _check_shelf(self, engine: Engine) -> None:
        database = engine._context
        with database.store.snapshot() as txn:
            known = {f"{each.file}.backup" for each in backups.all_in_order(txn, database.store)}
        folder = self._path / "backups"
        found = {file.name for file in folder.iterdir()} if folder.exists() else set[str]()
        if found != known - {".backup"}:
            self._find(f"the shelf has {found}, not {known}")

    def _check_table(self, engine: Engine, name: str, source: str = "") -> None:
        items = list(_scanned(engine, name))
        generations = {item["generation"]["N"] for item in items}
        if name.startswith("mortal") and not items:
            return  # it was killed before it was filled
        if len(items) != ITEMS or len(generations) != 1:
            self._find(f"{name} {source} has {len(items)} items of {generations}")
            return
        in_index = list(_scanned(engine, name, "by-generation"))
        if len(in_index) != ITEMS:
            self._find(f"the index of {name} {source} has {len(in_index)} items")

    def _clear(self, engine: Engine, tables: list[str], listed: list[dict[str, Any]]) -> None:
        """Lets the next round begin with few tables and backups."""
        for name in tables:
            if name != LEDGER:
                specification = {"PointInTimeRecoveryEnabled": False}
                request = {"TableName": name, "PointInTimeRecoverySpecification": specification}
                engine.call("UpdateContinuousBackups", request)
                engine.call("DeleteTable", {"TableName": name})
        for summary in listed[:-1]:
            if summary["BackupType"] == "USER":
                engine.call("DeleteBackup", {"BackupArn": summary["BackupArn"]})


def run(folder: Path, *, seed: int, kills: int, fault: str = "") -> Outcome:
    """Kills so many engines on one store, or fewer if something is found."""
    outcome, path, rng = Outcome(), folder / "store", Random(seed)
    with Engine.open(path, sweeps=False) as engine:
        create_ledger(engine)
    for number in range(1, kills + 1):
        _Round(path, number, rng, outcome).run(fault)
        if outcome.problems:
            return outcome
    outcome.problems += [str(problem) for problem in verify(path).problems]
    return outcome


def _read(pipe: IO[bytes], seconds: float) -> bytes:
    """What has been said; nothing if nothing is said for so long, or ever again."""
    if not select.select([pipe], [], [], seconds)[0]:
        return b""
    return os.read(pipe.fileno(), _READ_BYTES)


def _scanned(engine: Engine, table: str, index: str | None = None) -> Iterator[dict[str, Any]]:
    request: dict[str, Any] = {"TableName": table} | ({"IndexName": index} if index else {})
    while True:
        page = engine.call("Scan", request)
        yield from page["Items"]
        if "LastEvaluatedKey" not in page:
            return
        request["ExclusiveStartKey"] = page["LastEvaluatedKey"]


def run_commands(folder: Path, *, seed: int, kills: int) -> Outcome:
    """Kills `tablewright backup` and `tablewright restore` at moments drawn from a seed."""
    outcome, rng = Outcome(), Random(seed)
    path, file, target = folder / "store", folder / "file", folder / "target"
    whole = folder / "whole"
    with Engine.open(path, durability="relaxed", sweeps=False) as engine:
        for number in range(_LEDGERS):
            create_ledger(engine, f"ledger-{number}")
            rewrite(engine, number, f"ledger-{number}")
    store_backup.back_up(path, whole)
    while _is_unfinished(outcome, kills):
        is_backup = outcome.kills % 2 == 0
        if is_backup:
            _kill_command(rng, "backup", path, file, folder / ".file.part")
        else:
            _kill_command(rng, "restore", whole, target, folder / ".target.restoring")
        outcome.kills += 1
        made = file if is_backup else target
        if not made.exists():
            outcome.left_none += 1
            continue
        outcome.left_whole += 1
        if is_backup:
            found = store_backup.check(file).items
            problems: list[str] = []
            file.unlink()
        else:
            report = verify(target)
            found, problems = report.items, [str(problem) for problem in report.problems]
            shutil.rmtree(target)
        if found != _LEDGERS * ITEMS or problems:
            outcome.problems.append(f"{made.name} has {found} items and {problems}")
    leftovers = {entry.name for entry in folder.iterdir()} - {"store", "whole"}
    if leftovers - {".file.part", ".target.restoring"}:
        outcome.problems.append(f"left behind: {leftovers}")
    return outcome


def _is_unfinished(outcome: Outcome, kills: int) -> bool:
    """Whether to kill on: on a busy machine, several commands may end before their kill."""
    if outcome.problems:
        return False
    is_one_missing = outcome.left_none == 0 and outcome.kills < kills * _KILLS_FACTOR_MAX
    return outcome.kills < kills or is_one_missing


def _kill_command(rng: Random, name: str, source: Path, made: Path, draft: Path) -> None:
    """Kills the command a moment after it has begun to write its draft."""
    writing_seconds = rng.random() * _WRITING_SECONDS_MAX
    draft_before = _changed_ns(draft)  # a killed command leaves its draft to the next
    process = subprocess.Popen(
        [sys.executable, "-m", "tablewright", name, str(source), str(made)],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    while process.poll() is None and _changed_ns(draft) == draft_before:
        time.sleep(_POLL_SECONDS)
    try:
        process.wait(writing_seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _changed_ns(path: Path) -> int:
    """When a file or folder was last changed; 0 if it does not exist."""
    try:
        return path.stat().st_mtime_ns
    except FileNotFoundError:
        return 0
