"""`tablewright restore`: how `engine.store_backup` is told to make a store from a file."""

from __future__ import annotations

from pathlib import Path

import click

from tablewright.cli.failures import AlreadyThere
from tablewright.cli.outcome import Outcome, counted, printable, write
from tablewright.cli.progress import progress_bar

_EXAMPLES = """\b
Examples:
  tablewright restore monday.backup ./data
  tablewright restore monday.backup ./data --dry-run
  tablewright restore monday.backup ./data --json | jq '.data.items'
"""


@click.command(short_help="Make a store from a file.", epilog=_EXAMPLES)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("path", type=click.Path(path_type=Path))
@click.option("--dry-run", is_flag=True, help="Read and check the file, and make nothing.")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
@click.option("-q", "--quiet", is_flag=True, help="Show no progress bar.")
def restore(file: Path, path: Path, dry_run: bool, as_json: bool, quiet: bool) -> int:
    """Make a store at PATH from FILE, which `tablewright backup` wrote.

    All of FILE is read and checked before anything is made. PATH must be a new or empty folder; it
    gets its name when the store is complete, so that a restore cut short leaves none.
    """
    from tablewright.engine import store_backup

    label = "Checking" if dry_run else "Restoring"
    try:
        with progress_bar(label, shown=not (quiet or as_json)) as progress:
            if dry_run:
                store_backup.check_target(path)
                summary = store_backup.check(file, progress=progress)
            else:
                summary = store_backup.restore(file, path, progress=progress)
    except FileExistsError:
        raise AlreadyThere(f"{path} is there already, and was left as it is.") from None
    done = "can be restored from" if dry_run else "is restored from"
    outcome = Outcome(
        data={
            "file": str(file),
            "path": str(path),
            "dry_run": dry_run,
            "made_at": summary.made_at,
            "tables": summary.tables,
            "items": summary.items,
            "file_bytes": summary.file_bytes,
            "digest": summary.digest,
        },
        text=lambda: (
            f"{printable(str(path))} {done} {printable(str(file))}: "
            f"{counted(summary.tables, 'table')}, {counted(summary.items, 'item')}, "
            f"{counted(summary.file_bytes, 'byte')} read."
        ),
    )
    return write(outcome, as_json=as_json)
