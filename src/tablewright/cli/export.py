"""`tablewright export`: exports the tables of a design from a target to a directory."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablewright.commands.finding import found_design
from tablewright.commands.outcome import Outcome, counted, printable, write
from tablewright.commands.output import output_option
from tablewright.commands.progress import progress_bar
from tablewright.commands.targets import GivenTarget, chosen_target, opened_transport, target_option

if TYPE_CHECKING:
    from tablewright.ops.transfer import ExportManifest, FormatName

_EXAMPLES = """\b
Examples:
  tablewright export yggdrasil --target embedded:./data --output ./dump
  tablewright export yggdrasil --target aws:eu-west-1 --output ./dump --format jsonl
  tablewright export core --target aws:eu-west-1 --output ./users --table users --format csv --plain
"""


@click.command(short_help="Export the tables of a design to files.", epilog=_EXAMPLES)
@click.argument("name")
@target_option
@output_option(
    "folder",
    click.Path(path_type=Path, file_okay=False),
    "Output directory: new, empty, or that of an interrupted export.",
    required=True,
    former="--to",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["dynamodb-json", "jsonl", "csv"]),
    default="dynamodb-json",
    show_default=True,
    help="File format.",
)
@click.option("--plain", "is_plain", is_flag=True, help="Do not compress the files.")
@click.option("--table", "tables", multiple=True, help="Export only this table. Repeatable.")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
@click.option("-q", "--quiet", is_flag=True, help="Hide the progress bar.")
def export(
    name: str,
    target: GivenTarget,
    folder: Path,
    form: FormatName,
    is_plain: bool,
    tables: tuple[str, ...],
    as_json: bool,
    quiet: bool,
) -> int:
    """Export every item of the tables of NAME, with a manifest of counts and checksums.

    All formats are lossless; dynamodb-json is the format of DynamoDB's own exports. An export is
    not a snapshot: items written during the export may or may not be included. To continue an
    interrupted export, run the command again.

    To write a whole store, or a system on a server, to one file, use `tablewright backup`.
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
                target=chosen.described,
                clock=SystemClock(),
                options=ExportOptions(form=form, is_packed=not is_plain, tables=tables),
                progress=progress,
            )
    finally:
        transport.close()
    return write(_outcome(manifest, folder), as_json=as_json)


def _outcome(manifest: ExportManifest, folder: Path) -> Outcome:
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
            f"Exported {counted(manifest.items, 'item')} from {counted(len(tables), 'table')} of "
            f"{manifest.system} to {printable(str(folder))}: "
            f"{counted(manifest.size_bytes, 'byte')}, verified."
        ),
    )
