"""`tablewright systems`: lists the installed systems."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from tablewright.commands.finding import design_names, found_design
from tablewright.commands.outcome import Outcome, write

if TYPE_CHECKING:
    from rich.console import RenderableType

_EXAMPLES = """\b
Examples:
  tablewright systems
  tablewright systems --json | jq -r '.data.systems[].name'
"""


@click.command(short_help="List the installed systems.", epilog=_EXAMPLES)
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
def systems(as_json: bool) -> int:
    """List the installed systems, with the size of their designs."""
    rows = [_row(name) for name in design_names()]
    return write(Outcome(data={"systems": rows}, text=lambda: _table(rows)), as_json=as_json)


def _row(name: str) -> dict[str, Any]:
    design = found_design(name).design
    entities = [entity for table in design.tables for entity in table.entities]
    return {
        "name": name,
        "tables": len(design.tables),
        "entities": len(entities),
        "indexes": sum(len(table.indexes) for table in design.tables),
        "patterns": sum(len(entity.patterns) for entity in entities),
        "description": design.description.partition("\n")[0],
    }


def _table(rows: list[dict[str, Any]]) -> RenderableType:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for title in rows[0] if rows else ():
        table.add_column(title, justify="right" if isinstance(rows[0][title], int) else "left")
    for row in rows:
        table.add_row(*(str(value) for value in row.values()))
    return table
