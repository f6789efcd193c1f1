"""`tablewright backup`: how `engine.store_backup` is told to write a store to a file.

What is in the file is in `engine.archive`; here are only the bar and the words.
"""

from __future__ import annotations

from pathlib import Path

import click

from tablewright.cli.failures import AlreadyThere
from tablewright.cli.outcome import Outcome, counted, printable, write
from tablewright.cli.progress import progress_bar

_EXAMPLES = """\b
Examples:
  tablewright backup ./data monday.backup
  tablewright backup ./data monday.backup --json | jq '.data.items'
  tablewright backup ./data "$(date +%F).backup" --quiet && echo "safe"
"""


@click.command(short_help="Write a whole store to one file.", epilog=_EXAMPLES)
@click.argument("path", type=click.Path(exists=True, path_type=Path))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
@click.option("-q", "--quiet", is_flag=True, help="Show no progress bar.")
def backup(path: Path, file: Path, as_json: bool, quiet: bool) -> int:
    """Write every table of the store at PATH to FILE: settings, items, and checksums over all.

    An engine may go on writing the store meanwhile. FILE must not be there yet; it gets its name
    when it is complete, so that a backup cut short leaves none. It holds no history: streams and
    point-in-time recovery begin anew in a store that is restored from it.
    """
    from tablewright.engine import store_backup

    try:
        with progress_bar("Backing up", shown=not (quiet or as_json)) as progress:
            summary = store_backup.back_up(path, file, progress=progress)
    except FileExistsError:
        raise AlreadyThere(f"{file} is there already, and was left as it is.") from None
    outcome = Outcome(
        data={
            "path": str(path),
            "file": str(file),
            "tables": summary.tables,
            "items": summary.items,
            "file_bytes": summary.file_bytes,
            "digest": summary.digest,
        },
        text=lambda: (
            f"{printable(str(path))} is backed up in {printable(str(file))}: "
            f"{counted(summary.tables, 'table')}, {counted(summary.items, 'item')}, "
            f"{counted(summary.file_bytes, 'byte')}."
        ),
    )
    return write(outcome, as_json=as_json)
