"""`tablewright backup`: writes a store, or a system on a server, to one file.

The format of the file is in `engine.backups.archive`.
"""

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
  tablewright backup ./data monday.backup
  tablewright backup ./data monday.backup --json | jq '.data.items'
  tablewright backup ./data "$(date +%F).backup" --quiet && echo "safe"
  tablewright backup aws:eu-west-1 monday.backup --design yggdrasil
"""


@click.command(short_help="Back up a store, or a system on a server.", epilog=_EXAMPLES)
@click.argument("path", metavar="PATH|TARGET")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--design", "name", metavar="NAME", help="Design to back up; required for a server.")
@table_prefix_option
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
@click.option("-q", "--quiet", is_flag=True, help="Hide the progress bar.")
def backup(
    path: str, file: Path, name: str | None, table_prefix: str | None, as_json: bool, quiet: bool
) -> int:
    """Write all tables of the store at PATH to FILE: settings, items and checksums.

    The store can be in use. FILE must not exist, and appears only when it is complete. A backup
    contains no history: a restored store starts with empty streams and without earlier recovery
    points.

    For a TARGET on the network (aws:REGION or a URL), name the design to back up. The file has the
    same format, and can be restored to a store or to a server.
    """
    from tablewright.engine.storage import store_backup

    server = on_server(path, name, table_prefix, must_exist=True)
    try:
        with progress_bar("Backing up", shown=not (quiet or as_json)) as progress:
            if server is None:
                summary = store_backup.back_up(path, file, progress=progress)
            else:
                summary = server.back_up(file, progress)
    except FileExistsError:
        raise AlreadyThere(f"{file} already exists. Nothing was written.") from None
    return write(_outcome(path, file, summary), as_json=as_json)


def _outcome(path: str, file: Path, summary: Summary) -> Outcome:
    return Outcome(
        data={
            "path": path,
            "file": str(file),
            "tables": summary.tables,
            "items": summary.items,
            "file_bytes": summary.file_bytes,
            "digest": summary.digest,
        },
        text=lambda: (
            f"Backed up {printable(path)} to {printable(str(file))}: "
            f"{counted(summary.tables, 'table')}, {counted(summary.items, 'item')}, "
            f"{counted(summary.file_bytes, 'byte')}."
        ),
    )
