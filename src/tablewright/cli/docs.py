"""`tablewright docs`: documents a design as a Markdown page."""

from __future__ import annotations

from pathlib import Path

import click

from tablewright.commands.finding import found_design
from tablewright.commands.outcome import Outcome, counted, printable, write
from tablewright.commands.output import output_option

_EXAMPLES = """\b
Examples:
  tablewright docs yggdrasil | less
  tablewright docs shop.design --output docs/schema.md
  tablewright docs yggdrasil --json | jq -r '.data.markdown'
"""


@click.command(short_help="Document a design as Markdown.", epilog=_EXAMPLES)
@click.argument("name")
@output_option(
    "output",
    click.Path(dir_okay=False, path_type=Path),
    "Output file; overwritten if it exists.  [default: stdout]",
)
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
def docs(name: str, output: Path | None, as_json: bool) -> int:
    """Document a design as Markdown: tables, keys, indexes, attributes, patterns, example items.

    NAME is an installed system or a module. A plus sign marks additions to the original document of
    a design.
    """
    from tablewright.ops.documents import document

    text = document(found_design(name).design)
    if output is None:
        outcome = Outcome(data={"markdown": text}, text=lambda: text.rstrip("\n"))
        return write(outcome, as_json=as_json)
    output.write_text(text, encoding="utf-8")
    lines = text.count("\n")
    told = f"Documented {printable(name)} in {printable(str(output))}: {counted(lines, 'line')}."
    return write(
        Outcome(data={"file": str(output), "lines": lines}, text=lambda: told), as_json=as_json
    )
