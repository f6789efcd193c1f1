"""`tablewright restore`: how a store, or a system on a server, is made from a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablewright.commands.failures import AlreadyThere
from tablewright.commands.outcome import Outcome, counted, printable, write
from tablewright.commands.progress import progress_bar
from tablewright.commands.targets import on_server

if TYPE_CHECKING:
    from tablewright.engine.storage.store_backup import Summary

_EXAMPLES = """\b
Examples:
  tablewright restore monday.backup ./data
  tablewright restore monday.backup ./data --dry-run
  tablewright restore monday.backup ./data --json | jq '.data.items'
  tablewright restore monday.backup http://127.0.0.1:8000 --design yggdrasil
"""


@click.command(short_help="Make a store, or a system on a server, from a file.", epilog=_EXAMPLES)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("path", metavar="PATH|TARGET")
@click.option("--design", "name", metavar="NAME", help="On a server: the tables of this design.")
@click.option("--dry-run", is_flag=True, help="Read and check the file, and make nothing.")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
@click.option("-q", "--quiet", is_flag=True, help="Show no progress bar.")
def restore(
    file: Path, path: str, name: str | None, dry_run: bool, as_json: bool, quiet: bool
) -> int:
    """Make a store at PATH from FILE, which `tablewright backup` wrote.

    All of FILE is read and checked before anything is made. PATH must be a new or empty folder; it
    gets its name when the store is complete, so that a restore cut short leaves none.

    On a TARGET on the network (aws:REGION or an address) the tables of --design are made, or
    filled if they are there and empty; what has arrived is counted and compared.
    """
    from tablewright.engine.storage import store_backup

    label = "Checking" if dry_run else "Restoring"
    server = on_server(path, name, must_exist=False)
    try:
        with progress_bar(label, shown=not (quiet or as_json)) as progress:
            if dry_run:
                if server is None:
                    store_backup.check_target(Path(path))
                summary = store_backup.check(file, progress=progress)
            elif server is None:
                summary = store_backup.restore(file, path, progress=progress)
            else:
                summary = server.restore(file, progress)
    except FileExistsError:
        raise AlreadyThere(f"{path} is there already, and was left as it is.") from None
    return write(_outcome(file, path, summary, dry_run=dry_run), as_json=as_json)


def _outcome(file: Path, path: str, summary: Summary, *, dry_run: bool) -> Outcome:
    done = "can be restored from" if dry_run else "is restored from"
    return Outcome(
        data={
            "file": str(file),
            "path": path,
            "dry_run": dry_run,
            "made_at": summary.made_at,
            "tables": summary.tables,
            "items": summary.items,
            "file_bytes": summary.file_bytes,
            "digest": summary.digest,
        },
        text=lambda: (
            f"{printable(path)} {done} {printable(str(file))}: "
            f"{counted(summary.tables, 'table')}, {counted(summary.items, 'item')}, "
            f"{counted(summary.file_bytes, 'byte')} read."
        ),
    )
