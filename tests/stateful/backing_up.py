"""Rules of backups: made and deleted, restored, and tables restored to a moment of their history.

A restored table must have what the model's copy of it has, in its indexes too. The model keeps a
copy for each backup, and for each table with point-in-time recovery all changes since it was on.
"""

from __future__ import annotations

import copy
import math
from dataclasses import dataclass, field
from typing import Any

from tests.stateful import strategies
from tests.stateful.designs import Design
from tests.stateful.machine import Machine, step
from tests.stateful.model import Identity, Outcome, Table
from tests.stateful.plain import Item
from tests.stateful.strategies import Choices

_COPY = "copy"
_TABLES_WITH_HISTORY = ("letters", "plain")  # from the first; the others may later
_DAY_SECONDS = 86_400
_BACKUPS_MAX = 4  # more are deleted, so that there is room for others
_DAYS = [35, 35, 1, 7]
_ACTIONS = "on keep restore recover restore recover recover list delete".split()

Action = tuple[str, str, int, int]  # what to do, to which table, and two numbers


def _action(choices: Choices) -> Action:
    what, name = choices.pick(_ACTIONS), strategies.name(choices)
    return what, name, choices.below(8), choices.below(65_536)


@dataclass
class Kept:
    """A backup, and the model's copy of the table."""

    arn: str
    table: Table
    expires_at: float = math.inf


@dataclass
class Recovery:
    """The history of a table."""

    table: Table
    since: float
    days: int
    days_min: int
    first: dict[Identity, Item]
    changes: list[tuple[float, Identity, Item | None]] = field(
        default_factory=list[tuple[float, Identity, Item | None]]
    )

    def earliest(self, now: float) -> float:
        """The first moment that the table can be restored to, if its days were never fewer."""
        return max(math.floor(self.since), math.ceil(now - self.days * _DAY_SECONDS))

    def at(self, moment: float) -> Table:
        """The table at a moment, with the indexes that it has now."""
        items = dict(self.first)
        for time, identity, item in self.changes:
            if time > moment and time > self.since:
                break
            if item is None:
                items.pop(identity, None)
            else:
                items[identity] = item
        return _copied(self.table, items)


def _copied(table: Table, items: dict[Identity, Item]) -> Table:
    return Table(table.name, table.key, table.types, dict(table.indexes), copy.deepcopy(items))


class BackingUp(Machine):
    """Backups, restores and recovery."""

    def __init__(self) -> None:
        self.backups: list[Kept] = []
        self.recoveries: dict[str, Recovery] = {}
        super().__init__()
        self._apply = self.model.apply
        self.model.apply = self._apply_and_note
        for name in _TABLES_WITH_HISTORY:
            self._switch(name, enabled=True, days=_DAYS[0])

    def _apply_and_note(self, outcome: Outcome, **more: Any) -> None:
        self._apply(outcome, **more)
        recovery = self.recoveries.get(outcome.table.name)
        if recovery is not None:
            change = self.clock.now(), outcome.identity, copy.deepcopy(outcome.new)
            recovery.changes.append(change)

    def make_table(self, design: Design) -> None:
        """Makes a table; the one that it takes the place of leaves a backup if it had history."""
        recovery = self.recoveries.pop(design.name, None)
        if recovery is not None:
            listed = self._listed(BackupType="SYSTEM", TableName=design.name)
            known = {kept.arn for kept in self.backups}
            (new,) = [each for each in listed if each["BackupArn"] not in known]
            table = _copied(recovery.table, recovery.table.items)
            expires_at = new["BackupExpiryDateTime"]
            self.backups.append(Kept(new["BackupArn"], table, expires_at))
        super().make_table(design)

    @step(action=_action)
    def keep(self, action: Action) -> None:
        """One rule for all of it, for each restore costs as much as many other steps."""
        what, name, number, fraction = action
        if what == "on":
            self._switch(name, enabled=number > 0, days=_DAYS[number % len(_DAYS)])
        elif what == "keep":
            self._back_up(name)
        elif what == "restore" and self.backups:
            self._restore(self.backups[number % len(self.backups)])
        elif what == "delete" and self.backups:
            self._delete(self.backups[number % len(self.backups)])
        elif what == "recover":
            likely = sorted(self.recoveries) if number else []
            self._recover((likely or [name])[number % len(likely or [name])], fraction / 65_535)
        else:
            self._list()

    def _switch(self, name: str, *, enabled: bool, days: int) -> None:
        specification: dict[str, Any] = {"PointInTimeRecoveryEnabled": enabled}
        if enabled:
            specification["RecoveryPeriodInDays"] = days
        request = {"TableName": name, "PointInTimeRecoverySpecification": specification}
        self.engine.call("UpdateContinuousBackups", request)
        table = self.model.tables[name]
        if not enabled:
            self.recoveries.pop(name, None)
        elif name in self.recoveries:
            recovery = self.recoveries[name]
            recovery.days = days
            recovery.days_min = min(days, recovery.days_min)
        else:
            first = copy.deepcopy(table.items)
            self.recoveries[name] = Recovery(table, self.clock.now(), days, days, first)

    def _back_up(self, name: str) -> None:
        while len(self.backups) >= _BACKUPS_MAX and not math.isfinite(self.backups[0].expires_at):
            self._delete(self.backups[0])
        table = self.model.tables[name]
        request = {"TableName": name, "BackupName": "backup"}
        details = self.engine.call("CreateBackup", request)["BackupDetails"]
        self.backups.append(Kept(details["BackupArn"], _copied(table, table.items)))

    def _delete(self, kept: Kept) -> None:
        said = self.asked("DeleteBackup", {"BackupArn": kept.arn})
        if self._is_gone(kept):
            assert ("BackupNotFoundException", {}) == said
        elif math.isfinite(kept.expires_at):
            assert ("ValidationException", {}) == said
            return
        else:
            assert "DELETED" == said["BackupDescription"]["BackupDetails"]["BackupStatus"]
        self.backups.remove(kept)

    def _is_gone(self, kept: Kept) -> bool:
        return self.clock.now() >= kept.expires_at

    def _restore(self, kept: Kept) -> None:
        request = {"TargetTableName": _COPY, "BackupArn": kept.arn}
        said = self.asked("RestoreTableFromBackup", request)
        if self._is_gone(kept):
            assert ("BackupNotFoundException", {}) == said
        else:
            self._check_copy(kept.table)

    def _recover(self, name: str, fraction: float) -> None:
        request = {"SourceTableName": name, "TargetTableName": _COPY}
        recovery = self.recoveries.get(name)
        if recovery is None:
            said = self.asked("RestoreTableToPointInTime", {**request, "RestoreDateTime": 1})
            assert ("PointInTimeRecoveryUnavailableException", {}) == said
            return
        earliest, latest = self._window(name, recovery)
        # Mostly the moments of changes, for between them nothing happens; else any second.
        times = [time for time, _, _ in recovery.changes if time >= earliest] or [latest]
        second = math.ceil(earliest + fraction * (latest - earliest))
        moments = [*times, min(second, latest), earliest, latest, earliest - 1]
        moment = moments[math.floor(fraction * (len(moments) - 1))]
        said = self.asked("RestoreTableToPointInTime", {**request, "RestoreDateTime": moment})
        if moment < earliest:
            assert ("InvalidRestoreTimeException", {}) == said
        else:
            self._check_copy(recovery.at(moment))

    def _window(self, name: str, recovery: Recovery) -> tuple[float, float]:
        answer = self.engine.call("DescribeContinuousBackups", {"TableName": name})
        told = answer["ContinuousBackupsDescription"]["PointInTimeRecoveryDescription"]
        now, earliest = self.clock.now(), told["EarliestRestorableDateTime"]
        due = recovery.earliest(now)
        assert due == earliest or (earliest > due and recovery.days_min < recovery.days)
        assert 0 <= now - told["LatestRestorableDateTime"] < 1
        return earliest, told["LatestRestorableDateTime"]

    def _list(self) -> None:
        there = [kept.arn for kept in self.backups if not self._is_gone(kept)]
        listed = [each["BackupArn"] for each in self._listed(BackupType="ALL", Limit=2)]
        assert sorted(there) == sorted(listed)
        assert listed == sorted(listed, key=lambda arn: arn.partition("/backup/")[2])

    def _listed(self, **request: Any) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        while True:
            page = self.engine.call("ListBackups", request)
            found += page["BackupSummaries"]
            if "LastEvaluatedBackupArn" not in page:
                return found
            request["ExclusiveStartBackupArn"] = page["LastEvaluatedBackupArn"]

    def _check_copy(self, table: Table) -> None:
        """Compares the restored table, and its indexes, with the model's; then it goes again."""
        found = {table.identity(item): item for item in self._scanned()}
        assert table.items == found
        for index in table.indexes.values():
            due = {table.identity(i): table.view(index, i) for i in table.entries(index)}
            seen = {table.identity(item): item for item in self._scanned(IndexName=index.name)}
            assert due == seen
        self.engine.call("DeleteTable", {"TableName": _COPY})

    def _scanned(self, **more: Any) -> list[Item]:
        request: dict[str, Any] = {"TableName": _COPY, **more}
        items: list[Item] = []
        while True:
            page = self.engine.call("Scan", request)
            items += page["Items"]
            if "LastEvaluatedKey" not in page:
                return items
            request["ExclusiveStartKey"] = page["LastEvaluatedKey"]
