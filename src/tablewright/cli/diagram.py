"""`tablewright diagram`: draws a design as an SVG image."""

from __future__ import annotations

from pathlib import Path

import click

from tablewright.commands.finding import found_design
from tablewright.commands.outcome import Outcome, counted, printable, write
from tablewright.commands.output import output_option

_EXAMPLES = """\b
Examples:
  tablewright diagram yggdrasil --output yggdrasil.svg
  tablewright diagram shop.design > shop.svg
  tablewright diagram yggdrasil --json | jq -r '.data.svg'
"""


@click.command(short_help="Draw a design as SVG.", epilog=_EXAMPLES)
@click.argument("name")
@output_option(
    "output",
    click.Path(dir_okay=False, path_type=Path),
    "Output file; overwritten if it exists.  [default: stdout]",
)
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
def diagram(name: str, output: Path | None, as_json: bool) -> int:
    """Draw a design as one SVG file: tables, indexes, entities with their keys, and patterns.

    The file is self-contained, and follows the reader's light or dark mode. NAME is an installed
    system or a module.
    """
    from tablewright.ops.diagram import diagram as drawn

    svg = drawn(found_design(name).design)
    if output is None:
        outcome = Outcome(data={"svg": svg}, text=lambda: svg.rstrip("\n"))
        return write(outcome, as_json=as_json)
    output.write_text(svg, encoding="utf-8")
    size = len(svg.encode())
    place = printable(str(output))
    told = f"Wrote a diagram of {printable(name)} to {place}: {counted(size, 'byte')}."
    return write(
        Outcome(data={"file": str(output), "bytes": size}, text=lambda: told), as_json=as_json
    )
