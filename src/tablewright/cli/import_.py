"""`tablewright import`: imports files into the tables of a design on a target."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablewright.cli.import_entity import imported_entity
from tablewright.commands.failures import (
    Failure,
    ItemsRejected,
    NotTheSame,
    UsageFailure,
    failure_of,
)
from tablewright.commands.finding import found_design
from tablewright.commands.outcome import Outcome, counted, printable, write
from tablewright.commands.progress import progress_bar
from tablewright.commands.targets import (
    GivenTarget,
    chosen_target,
    key_options,
    keyring,
    opened_database,
    opened_transport,
    target_option,
    without_store,
)

if TYPE_CHECKING:
    from tablewright.client import Target
    from tablewright.commands.finding import FoundDesign
    from tablewright.ops.transfer import Imported, ImportedTable, ImportOptions, ImportSource

_EXAMPLES = """\b
Examples:
  tablewright import yggdrasil --target embedded:./copy --from ./dump
  tablewright import yggdrasil --target aws:eu-west-1 --from ./dump --dry-run
  tablewright import core --target embedded:./data --from ./AWSDynamoDB/0173/data --table users
  tablewright import ./shop.py --target embedded:./data --entity Order --from orders.csv
"""


@click.command("import", short_help="Import files into the tables of a design.", epilog=_EXAMPLES)
@click.argument("name")
@target_option
@click.option(
    "--from",
    "place",
    type=click.Path(path_type=Path, exists=True),
    required=True,
    help="Input directory: an export, a directory with a subdirectory per table, or the files of "
    "one table. With --entity, a CSV file.",
)
@click.option(
    "--entity",
    metavar="ENTITY",
    help="Import a CSV file whose columns are attributes of this entity, such as Order or "
    "shop.Order.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["dynamodb-json", "jsonl", "csv"]),
    help="File format, if neither a manifest nor the file names show it.",
)
@click.option("--table", "tables", multiple=True, help="Import only this table. Repeatable.")
@click.option(
    "--merge",
    is_flag=True,
    help="Import into tables that are not empty, and replace items with the same key.",
)
@click.option(
    "--rejects",
    type=click.Path(path_type=Path, dir_okay=False),
    help="File for rows that are not valid items.  [default: rejects.jsonl in the directory]",
)
@click.option("--dry-run", is_flag=True, help="Read and check the files, and write nothing.")
@key_options
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
@click.option("-q", "--quiet", is_flag=True, help="Hide the progress bar.")
def import_(
    name: str,
    target: GivenTarget,
    place: Path,
    entity: str | None,
    form: str | None,
    tables: tuple[str, ...],
    merge: bool,
    rejects: Path | None,
    dry_run: bool,
    key_file: Path | None,
    master_key: str | None,
    as_json: bool,
    quiet: bool,
) -> int:
    """Import the items of a directory into the tables of NAME, and create missing tables.

    The files of an export are checked against its manifest before anything is written. Rows that
    are not valid items are written to a separate file with the reason, the rest is imported, and
    the command exits 1. Finally the target is read back and compared by count and checksum. To
    continue an interrupted import, run the command again.

    With --entity, the command builds keys, index keys, defaults and guards of unique values from
    the columns of one CSV file, and creates each item in a table that may have others. Rows whose
    items exist with other values are rejected, or replace them with --merge. Encrypted attributes
    need --keys and --master-key.

    To create a store from a file of `tablewright backup`, use `tablewright restore`.
    """
    from tablewright.ops.transfer import ImportOptions

    options = ImportOptions(merges=merge, rejects=rejects, dry_run=dry_run)
    label, is_quiet = "Checking" if dry_run else "Importing", quiet or as_json
    found, chosen = found_design(name), chosen_target(target)
    if entity is None:
        _check_folder(place, key_file)
        source = _source(found, place, form, tables)
        with progress_bar(label, shown=not is_quiet) as progress:
            done = _imported(found, chosen, source, options, progress)
        return write(_outcome(done, place, chosen, dry_run=dry_run), as_json=as_json)
    if form is not None or tables:
        raise UsageFailure("--entity reads one CSV file, without --format and --table.")
    keys = keyring(key_file, master_key)
    with progress_bar(label, shown=not is_quiet) as progress:
        outcome = imported_entity(found, entity, place, chosen, keys, options, progress)
    return write(outcome, as_json=as_json)


def _check_folder(place: Path, key_file: Path | None) -> None:
    if not place.is_dir():
        raise UsageFailure(
            f"{printable(str(place))} is a file. Pass --entity, or the directory that contains it."
        )
    if key_file is not None:
        raise UsageFailure("--keys applies only to --entity: files contain encrypted values.")


def _source(
    found: FoundDesign, folder: Path, form: str | None, tables: tuple[str, ...]
) -> ImportSource:
    from tablewright.ops.transfer import found_source

    return found_source(found.design, folder, form=form, tables=tables)


def _imported(
    found: FoundDesign, target: Target, source: ImportSource, options: ImportOptions, progress: Any
) -> Imported:
    from tablewright.clock import SystemClock
    from tablewright.ops.apply import creating
    from tablewright.ops.transfer import imported

    if not options.dry_run:
        with opened_database(target) as database:
            database.run(creating(found.design))
    # A dry run sends nothing to the target, and must not create a store.
    transport = opened_transport(without_store(target))
    try:
        return imported(
            transport,
            source,
            target=target.described,
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
        told = f"{counted(done.items, 'item')} of {tables} can be imported. Nothing was written"
    else:
        told = f"Imported {counted(done.items, 'item')} into {tables} on {printable(str(target))}"
    if not dry_run and all(table.verdict and table.verdict.is_same for table in done.tables):
        told += ", verified"
    return f"{told}."


def _failure(done: Imported) -> Failure | None:
    wrong = [table for table in done.tables if table.verdict and not table.verdict.is_same]
    if wrong:
        verdict = wrong[0].verdict
        assert verdict is not None, "chosen because it has one"
        return failure_of(
            NotTheSame(
                f"Table {wrong[0].name}: {counted(verdict.missing, 'row')} missing and "
                f"{verdict.different:,} different on the target; the first is "
                f"{verdict.examples[0]}. Rows with the same key replace each other."
            )
        )
    if done.rejected:
        where = "" if done.rejects is None else f" See {done.rejects}."
        rows = counted(done.rejected, "row")
        return failure_of(ItemsRejected(f"{rows} rejected.{where}"))
    return None
