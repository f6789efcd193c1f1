"""`tablewright import`: files of items into the tables of a design on a target."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablewright.commands.failures import Failure, ItemsRejected, NotTheSame, failure_of
from tablewright.commands.finding import found_design
from tablewright.commands.outcome import Outcome, counted, printable, write
from tablewright.commands.progress import progress_bar
from tablewright.commands.targets import (
    chosen_target,
    is_missing,
    opened_database,
    opened_transport,
    target_option,
)

if TYPE_CHECKING:
    from tablewright.client import Target
    from tablewright.ops.transfer import Imported, ImportedTable, ImportOptions

_EXAMPLES = """\b
Examples:
  tablewright import yggdrasil --target embedded:./copy --from ./dump
  tablewright import yggdrasil --target aws:eu-west-1 --from ./dump --dry-run
  tablewright import core --target embedded:./data --from ./AWSDynamoDB/0173/data --table users
"""


@click.command("import", short_help="Read files of items into a target.", epilog=_EXAMPLES)
@click.argument("name")
@target_option
@click.option(
    "--from",
    "folder",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    required=True,
    help="A folder that was exported, one with a folder for each table, or one table's files.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["dynamodb-json", "jsonl", "csv"]),
    help="How items stand in the files, if neither a manifest nor the files' names tell it.",
)
@click.option("--table", "tables", multiple=True, help="Only this table of the design. Repeatable.")
@click.option(
    "--merge", is_flag=True, help="Also into tables that have items; the same keys are replaced."
)
@click.option(
    "--rejects",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Where rows go that cannot become items.  [default: rejects.jsonl in the folder]",
)
@click.option("--dry-run", is_flag=True, help="Read and check the files, and write nothing.")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
@click.option("-q", "--quiet", is_flag=True, help="Show no progress bar.")
def import_(
    name: str,
    target: str | None,
    folder: Path,
    form: str | None,
    tables: tuple[str, ...],
    merge: bool,
    rejects: Path | None,
    dry_run: bool,
    as_json: bool,
    quiet: bool,
) -> int:
    """Write the items of a folder into the tables of NAME; tables that are missing are created.

    Files of an export are compared with its manifest before anything is written. Rows that cannot
    become items are kept apart with the reason, the others are written, and the exit status is 1.
    In the end the target is read again and compared by count and checksum. If it is stopped, run
    it again: it goes on where it was.

    A file of `tablewright backup` goes into a new store with `tablewright restore`.
    """
    from tablewright.ops.apply import creating
    from tablewright.ops.transfer import ImportOptions, found_source

    found, chosen = found_design(name), chosen_target(target)
    source = found_source(found.design, folder, form=form, tables=tables)
    options = ImportOptions(merges=merge, rejects=rejects, dry_run=dry_run)
    if not dry_run:
        with opened_database(chosen) as database:
            database.run(creating(found.design))
    label = "Checking" if dry_run else "Importing"
    with progress_bar(label, shown=not (quiet or as_json)) as progress:
        outcome = _imported(chosen, source, options, progress)
    return write(_outcome(outcome, folder, chosen, dry_run=dry_run), as_json=as_json)


def _imported(target: Target, source: Any, options: ImportOptions, progress: Any) -> Imported:
    from tablewright.client import Target
    from tablewright.clock import SystemClock
    from tablewright.ops.transfer import imported

    # A dry run asks nothing of the target, and must not make a store.
    transport = opened_transport(Target("memory") if is_missing(target) else target)
    try:
        return imported(
            transport,
            source,
            target=str(target),
            clock=SystemClock(),
            options=options,
            progress=progress,
        )
    finally:
        transport.close()


def _outcome(done: Imported, folder: Path, target: Target, *, dry_run: bool) -> Outcome:
    return Outcome(
        data={
            "target": str(target),
            "folder": str(folder),
            "dry_run": dry_run,
            "tables": [_table(table) for table in done.tables],
            "items": done.items,
            "rejected": done.rejected,
            "rejects": None if done.rejects is None else str(done.rejects),
            "examples": [
                {"file": one.file, "line": one.line, "reason": one.reason} for one in done.examples
            ],
        },
        text=lambda: _text(done, target, dry_run=dry_run),
        warnings=tuple(f"{one.file}, line {one.line}: {one.reason}." for one in done.examples),
        failure=_failure(done),
    )


def _table(table: ImportedTable) -> dict[str, Any]:
    verdict = table.verdict
    return {
        "name": table.name,
        "items": table.items,
        "rejected": table.rejected,
        "verified": None if verdict is None else verdict.is_same,
        "expired": 0 if verdict is None else verdict.expired,
    }


def _text(done: Imported, target: Target, *, dry_run: bool) -> str:
    tables = counted(len(done.tables), "table")
    if dry_run:
        told = f"{counted(done.items, 'item')} of {tables} can be imported; nothing was written"
    else:
        told = f"{printable(str(target))} has {counted(done.items, 'item')} more in {tables}"
    if not dry_run and all(table.verdict and table.verdict.is_same for table in done.tables):
        told += "; read again and found right"
    return f"{told}."


def _failure(done: Imported) -> Failure | None:
    wrong = [table for table in done.tables if table.verdict and not table.verdict.is_same]
    if wrong:
        verdict = wrong[0].verdict
        assert verdict is not None, "chosen because it has one"
        return failure_of(
            NotTheSame(
                f"Of table {wrong[0].name}, {counted(verdict.missing, 'row')} are missing and "
                f"{verdict.different:,} stored otherwise; the first at {verdict.examples[0]}. "
                "Rows with the same key replace each other."
            )
        )
    if done.rejected:
        where = "" if done.rejects is None else f" They are in {done.rejects}."
        rows = counted(done.rejected, "row")
        return failure_of(ItemsRejected(f"{rows} could not become items.{where}"))
    return None
