"""Backups and restores of things, in few words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tablewright import Engine
from tablewright.clock import ManualClock

START = 1_700_000_000


def opened(path: Path, clock: ManualClock | None = None, **more: Any) -> Engine:
    """An engine on a folder, which sweeps only on request."""
    options = {"durability": "relaxed", "sweeps": False, **more}
    return Engine.open(path, clock=clock or ManualClock(START), **options)


def back_up(engine: Engine, table: str = "things", name: str = "monday") -> str:
    """Makes a backup and returns its ARN."""
    request = {"TableName": table, "BackupName": name}
    return engine.call("CreateBackup", request)["BackupDetails"]["BackupArn"]


def restore(engine: Engine, arn: str, to: str = "copies", **overrides: Any) -> dict[str, Any]:
    """Restores a backup, and returns the description of the new table."""
    request = {"TargetTableName": to, "BackupArn": arn, **overrides}
    return engine.call("RestoreTableFromBackup", request)["TableDescription"]


def set_recovery(engine: Engine, *, enabled: bool, table: str = "things", days: int = 0) -> None:
    """Switches point-in-time recovery on or off."""
    specification: dict[str, Any] = {"PointInTimeRecoveryEnabled": enabled}
    if days:
        specification["RecoveryPeriodInDays"] = days
    request = {"TableName": table, "PointInTimeRecoverySpecification": specification}
    engine.call("UpdateContinuousBackups", request)


def recover(
    engine: Engine, moment: float | None = None, *, source: str = "things", to: str = "copies"
) -> dict[str, Any]:
    """Restores a table to a moment, or to the newest, and returns the new one's description."""
    request: dict[str, Any] = {"SourceTableName": source, "TargetTableName": to}
    request |= {"UseLatestRestorableTime": True} if moment is None else {"RestoreDateTime": moment}
    return engine.call("RestoreTableToPointInTime", request)["TableDescription"]


def window(engine: Engine, table: str = "things") -> dict[str, Any]:
    """The description of a table's point-in-time recovery."""
    answer = engine.call("DescribeContinuousBackups", {"TableName": table})
    return answer["ContinuousBackupsDescription"]["PointInTimeRecoveryDescription"]


def backups_of(engine: Engine, **more: Any) -> list[str]:
    """The names of backups, in the order in which they are listed."""
    answer = engine.call("ListBackups", more)
    return [summary["BackupName"] for summary in answer["BackupSummaries"]]


def delete_table(engine: Engine, table: str = "things") -> None:
    engine.call("DeleteTable", {"TableName": table})


def items_in(engine: Engine, table: str, **more: Any) -> dict[str, Any]:
    """The items of a table by their key `id`, all pages of them."""
    found: dict[str, Any] = {}
    request: dict[str, Any] = {"TableName": table, **more}
    while True:
        page = engine.call("Scan", request)
        found |= {item["id"]["S"]: item for item in page["Items"]}
        if "LastEvaluatedKey" not in page:
            return found
        request["ExclusiveStartKey"] = page["LastEvaluatedKey"]


def files_of(path: Path) -> list[str]:
    """The kinds of files on the shelf of a store."""
    return sorted(file.suffix for file in (path / "backups").iterdir())
