"""`tablewright restore`: creates a store, or fills a system on a server, from a backup."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablewright.commands.failures import AlreadyThere
from tablewright.commands.outcome import Outcome, counted, printable, write
from tablewright.commands.progress import progress_bar
from tablewright.commands.targets import on_server, table_prefix_option

if TYPE_CHECKING:
    from tablewright.engine.storage.store_backup import Summary

_EXAMPLES = """\b
Examples:
  tablewright restore monday.backup ./data
  tablewright restore monday.backup ./data --dry-run
  tablewright restore monday.backup ./data --json | jq '.data.items'
  tablewright restore monday.backup http://127.0.0.1:8000 --design yggdrasil
"""


@click.command(short_help="Restore a backup to a store or a server.", epilog=_EXAMPLES)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("path", metavar="PATH|TARGET")
@click.option("--design", "name", metavar="NAME", help="Design to restore; required for a server.")
@table_prefix_option
@click.option("--dry-run", is_flag=True, help="Read and check the file, and write nothing.")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
@click.option("-q", "--quiet", is_flag=True, help="Hide the progress bar.")
def restore(
    file: Path,
    path: str,
    name: str | None,
    table_prefix: str | None,
    dry_run: bool,
    as_json: bool,
    quiet: bool,
) -> int:
    """Create a store at PATH from FILE, which `tablewright backup` wrote.

    The whole file is checked first. PATH must be new or an empty directory, and the store appears
    only when it is complete.

    On a TARGET on the network (aws:REGION or a URL), the command creates the tables of --design, or
    fills them if they are empty. It then compares counts.
    """
    from tablewright.engine.storage import store_backup

    label = "Checking" if dry_run else "Restoring"
    server = on_server(path, name, table_prefix, must_exist=False)
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
        raise AlreadyThere(f"{path} already exists. Nothing was written.") from None
    return write(_outcome(file, path, summary, dry_run=dry_run), as_json=as_json)


def _outcome(file: Path, path: str, summary: Summary, *, dry_run: bool) -> Outcome:
    done = "Can restore" if dry_run else "Restored"
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
            f"{done} {printable(str(file))} to {printable(path)}: "
            f"{counted(summary.tables, 'table')}, {counted(summary.items, 'item')}, "
            f"{counted(summary.file_bytes, 'byte')} read."
        ),
    )
