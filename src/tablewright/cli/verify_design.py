"""`tablewright verify --design`: checks the items of a design, and prints the report.

Not here: the records of a store (`cli.verify`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING

from tablewright.commands.failures import Failure, ItemsUnreadable, failure_of
from tablewright.commands.finding import found_design
from tablewright.commands.outcome import Outcome, counted, printable
from tablewright.commands.targets import opened_database

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tablewright.client import Target
    from tablewright.client.keys import Keyring
    from tablewright.ops.verify import DesignReport

_PROBLEMS_SHOWN_MAX = 50


def verified_design(
    name: str,
    target: Target,
    keys: Keyring | None,
    progress: Callable[[int, int | None], None] | None,
) -> Outcome:
    """Checks the items of a design on a target."""
    from tablewright.ops.entities import entities_of
    from tablewright.ops.verify import verifying

    found = found_design(name)
    found.check_classes()
    entities = entities_of(found.design, found.module)
    with opened_database(target, keys) as database:
        report = database.run(verifying(found.design, entities, progress=progress))
    return Outcome(
        data={"target": str(target), **asdict(report)},
        text=lambda: _text(report, target),
        warnings=_warnings(report),
        failure=_failure(report),
    )


def _warnings(report: DesignReport) -> tuple[str, ...]:
    warnings = [f"The target has no table {name}." for name in report.missing]
    if report.unclaimed:
        warnings.append(f"{counted(report.unclaimed, 'item')} have no entity in the design.")
    if report.sealed:
        warnings.append(
            f"Encrypted attributes of {counted(report.sealed, 'item')} were not checked. Pass "
            "--keys and --master-key to check them."
        )
    return tuple(warnings)


def _failure(report: DesignReport) -> Failure | None:
    if report.ok:
        return None
    items = counted(len(report.problems), "item")
    return failure_of(ItemsUnreadable(f"{items} of {report.system} could not be read."))


def _text(report: DesignReport, target: Target) -> RenderableType:
    from rich.console import Group

    verdict = "all fit their entities" if report.ok else f"{len(report.problems):,} unreadable"
    summary = (
        f"{report.system} on {printable(str(target))}: {counted(report.items, 'item')} of "
        f"{counted(report.tables, 'table')} read, {verdict}."
    )
    return summary if report.ok else Group(_table(report), *_rest(report), summary)


def _table(report: DesignReport) -> RenderableType:
    from rich.table import Table

    table = Table("Table", "Entity", "Key", "Reason", box=None, padding=(0, 3, 0, 0))
    for column in table.columns:
        column.overflow = "fold"  # a shortened key could not be searched for
    for one in report.problems[:_PROBLEMS_SHOWN_MAX]:
        key = json.dumps(one.key, ensure_ascii=False)
        table.add_row(*map(printable, (one.table, one.entity, key, one.reason)))
    return table


def _rest(report: DesignReport) -> tuple[str, ...]:
    more = len(report.problems) - _PROBLEMS_SHOWN_MAX
    return (f"… and {more:,} more; --json lists them.",) if more > 0 else ()
