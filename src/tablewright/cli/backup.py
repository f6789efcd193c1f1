"""`tablewright backup`: how a store, or a system on a server, is written to a file.

What is in the file is in `engine.backups.archive`; here are only the bar and the words.
"""

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
  tablewright backup ./data monday.backup
  tablewright backup ./data monday.backup --json | jq '.data.items'
  tablewright backup ./data "$(date +%F).backup" --quiet && echo "safe"
  tablewright backup aws:eu-west-1 monday.backup --design yggdrasil
"""


@click.command(short_help="Write a store, or a system on a server, to one file.", epilog=_EXAMPLES)
@click.argument("path", metavar="PATH|TARGET")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--design", "name", metavar="NAME", help="On a server: the tables of this design.")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
@click.option("-q", "--quiet", is_flag=True, help="Show no progress bar.")
def backup(path: str, file: Path, name: str | None, as_json: bool, quiet: bool) -> int:
    """Write every table of the store at PATH to FILE: settings, items, and checksums over all.

    An engine may go on writing the store meanwhile. FILE must not be there yet; it gets its name
    when it is complete, so that a backup cut short leaves none. It holds no history: streams and
    point-in-time recovery begin anew in a store that is restored from it.

    A TARGET on the network (aws:REGION or an address) is backed up design by design. The file is
    the same, and can be restored to a store as well as to a server.
    """
    from tablewright.engine.storage import store_backup

    server = on_server(path, name, must_exist=True)
    try:
        with progress_bar("Backing up", shown=not (quiet or as_json)) as progress:
            if server is None:
                summary = store_backup.back_up(path, file, progress=progress)
            else:
                summary = server.back_up(file, progress)
    except FileExistsError:
        raise AlreadyThere(f"{file} is there already, and was left as it is.") from None
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
            f"{printable(path)} is backed up in {printable(str(file))}: "
            f"{counted(summary.tables, 'table')}, {counted(summary.items, 'item')}, "
            f"{counted(summary.file_bytes, 'byte')}."
        ),
    )
