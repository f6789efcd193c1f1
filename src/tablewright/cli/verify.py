"""`tablewright verify`: checks a store, and prints the report.

Not here: the checks (`engine.storage.verify`), and the report of a design (`cli.verify_design`).
"""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablewright.commands.failures import Failure, ProblemsFound, UsageFailure, failure_of
from tablewright.commands.outcome import Outcome, counted, printable, write
from tablewright.commands.progress import progress_bar
from tablewright.commands.targets import (
    GivenTarget,
    chosen_target,
    key_options,
    keyring,
    target_option,
)

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tablewright.engine.storage.verify import Report

_PROBLEMS_SHOWN_MAX = 50

_EXAMPLES = """\b
Examples:
  tablewright verify ./data
  tablewright verify ./data --json | jq '.data.problems'
  tablewright verify ./data --quiet || echo "restore the backup"
  tablewright verify ./data --design events
  tablewright verify --design shop.design --target aws:eu-west-1 --json | jq '.data.problems'
"""


@click.command(short_help="Check a store, or the tables of a design.", epilog=_EXAMPLES)
@click.argument("path", type=click.Path(exists=True, path_type=Path), required=False)
@click.option(
    "--design", "name", metavar="NAME", help="Check the items of this design against its entities."
)
@target_option
@key_options
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
@click.option("-q", "--quiet", is_flag=True, help="Hide the progress bar.")
def verify(
    path: Path | None,
    name: str | None,
    target: GivenTarget,
    key_file: Path | None,
    master_key: str | None,
    as_json: bool,
    quiet: bool,
) -> int:
    """Read the store at PATH, and check every record, index entry and count.

    With --design, check the items of the design's tables instead, in the store at PATH or on
    --target. The report lists every item that does not fit its entity, with its key and the reason.
    Lists and feeds of the design skip these items.

    Changes nothing. Exits 0 if there are no problems, 1 if there are, and 5 if the store or target
    cannot be opened.
    """
    if name is None:
        of_designs = (target.text, target.table_prefix, key_file, master_key)
        return _verify_store(path, of_designs, as_json=as_json, quiet=quiet)
    from tablewright.cli.verify_design import verified_design

    if path is not None and target.text is not None:
        raise UsageFailure("Pass either PATH or --target.")
    chosen = chosen_target(target, folder=path, must_exist=True)
    keys = keyring(key_file, master_key)
    with progress_bar("Verifying", shown=not (quiet or as_json)) as progress:
        outcome = verified_design(name, chosen, keys, progress)
    return write(outcome, as_json=as_json)


def _verify_store(
    path: Path | None, of_designs: tuple[object, ...], *, as_json: bool, quiet: bool
) -> int:
    from tablewright.engine.storage.verify import verify as verify_store

    if any(option is not None for option in of_designs):
        raise UsageFailure("--target, --table-prefix, --keys and --master-key need --design.")
    if path is None:
        raise UsageFailure("Missing argument 'PATH', or --design with --target.")
    with progress_bar("Verifying", shown=not (quiet or as_json)) as progress:
        report = verify_store(path, progress=progress)
    return write(_outcome(report), as_json=as_json)


def _outcome(report: Report) -> Outcome:
    return Outcome(
        data={"path": str(report.path), **_counts(report), "problems": _problems(report)},
        text=lambda: _text(report),
        warnings=report.warnings,
        failure=_failure(report),
    )


def _counts(report: Report) -> dict[str, int]:
    return {
        "tables": report.tables,
        "items": report.items,
        "index_entries": report.index_entries,
        "changes": report.changes,
        "backups": report.backups,
        "bytes_read": report.bytes_read,
    }


def _problems(report: Report) -> list[dict[str, Any]]:
    return [asdict(problem) for problem in report.problems]


def _failure(report: Report) -> Failure | None:
    if report.ok:
        return None
    problems = counted(len(report.problems), "problem")
    return failure_of(ProblemsFound(f"{report.path} has {problems}."))


def _text(report: Report) -> RenderableType:
    from rich.console import Group

    verdict = "sound" if report.ok else "damaged"
    summary = (
        f"{printable(str(report.path))} is {verdict}: "
        f"{counted(report.tables, 'table')}, {counted(report.items, 'item')}, "
        f"{counted(report.index_entries, 'index entry', 'index entries')}, "
        f"{counted(report.changes, 'logged change')}, {counted(report.backups, 'backup')}, "
        f"{counted(report.bytes_read, 'byte')} read."
    )
    return summary if report.ok else Group(_table(report), *_rest(report), summary)


def _table(report: Report) -> RenderableType:
    from rich.table import Table

    table = Table("Kind", "Place", "Problem", box=None, padding=(0, 3, 0, 0))
    for column in table.columns:
        column.overflow = "fold"  # a shortened key could not be searched for
    for problem in report.problems[:_PROBLEMS_SHOWN_MAX]:
        table.add_row(printable(problem.kind), printable(problem.place), printable(problem.message))
    return table


def _rest(report: Report) -> tuple[str, ...]:
    more = len(report.problems) - _PROBLEMS_SHOWN_MAX
    return (f"… and {more:,} more; --json lists them.",) if more > 0 else ()
