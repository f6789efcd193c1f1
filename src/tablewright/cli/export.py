"""`tablewright export`: the tables of a design from a target to a folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablewright.commands.finding import found_design
from tablewright.commands.outcome import Outcome, counted, printable, write
from tablewright.commands.progress import progress_bar
from tablewright.commands.targets import chosen_target, opened_transport, target_option

if TYPE_CHECKING:
    from tablewright.ops.transfer import FormatName, Manifest

_EXAMPLES = """\b
Examples:
  tablewright export yggdrasil --target embedded:./data --to ./dump
  tablewright export yggdrasil --target aws:eu-west-1 --to ./dump --format jsonl
  tablewright export core --target aws:eu-west-1 --to ./users --table users --format csv --plain
"""


@click.command(short_help="Write the tables of a design to a folder.", epilog=_EXAMPLES)
@click.argument("name")
@target_option
@click.option(
    "--to",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    required=True,
    help="The folder, new or empty, or that of an export which was stopped.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["dynamodb-json", "jsonl", "csv"]),
    default="dynamodb-json",
    show_default=True,
    help="How items stand in the files.",
)
@click.option("--plain", "is_plain", is_flag=True, help="Do not pack the files with gzip.")
@click.option("--table", "tables", multiple=True, help="Only this table of the design. Repeatable.")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
@click.option("-q", "--quiet", is_flag=True, help="Show no progress bar.")
def export(
    name: str,
    target: str | None,
    folder: Path,
    form: FormatName,
    is_plain: bool,
    tables: tuple[str, ...],
    as_json: bool,
    quiet: bool,
) -> int:
    """Write every item of the tables of NAME to files, with a manifest of counts and checksums.

    Any target can be exported from. Every format gives each item back as it was; DynamoDB-JSON is
    the form of DynamoDB's own exports. Tables that are written meanwhile are exported as each page
    of them is found. If it is stopped, run it again: it goes on after the last whole file.

    One file that holds a whole store, or a system on a server, is made by `tablewright backup`.
    """
    from tablewright.clock import SystemClock
    from tablewright.ops.transfer import ExportOptions, exported

    found, chosen = found_design(name), chosen_target(target, must_exist=True)
    transport = opened_transport(chosen)
    try:
        with progress_bar("Exporting", shown=not (quiet or as_json)) as progress:
            manifest = exported(
                transport,
                found.design,
                folder,
                target=str(chosen),
                clock=SystemClock(),
                options=ExportOptions(form=form, is_packed=not is_plain, tables=tables),
                progress=progress,
            )
    finally:
        transport.close()
    return write(_outcome(manifest, folder), as_json=as_json)


def _outcome(manifest: Manifest, folder: Path) -> Outcome:
    tables: list[dict[str, Any]] = [
        {"name": table.name, "items": table.items, "checksum": table.checksum}
        for table in manifest.tables
    ]
    return Outcome(
        data={
            "system": manifest.system,
            "target": manifest.target,
            "folder": str(folder),
            "format": manifest.format,
            "tables": tables,
            "items": manifest.items,
            "file_bytes": manifest.size_bytes,
        },
        text=lambda: (
            f"{printable(str(folder))} has {counted(manifest.items, 'item')} of "
            f"{counted(len(tables), 'table')} of {manifest.system}, "
            f"{counted(manifest.size_bytes, 'byte')}; read again and found right."
        ),
    )
