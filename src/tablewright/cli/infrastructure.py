"""`tablewright infrastructure`: writes the tables of a design for CloudFormation or Terraform."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablewright.commands.failures import EXIT_OK
from tablewright.commands.finding import found_design
from tablewright.commands.outcome import Outcome, counted, printable, write
from tablewright.commands.output import output_option, write_new
from tablewright.commands.targets import prefix_of, table_prefix_option

if TYPE_CHECKING:
    from tablewright.ops.infrastructure import Format

_EXAMPLES = """\b
Examples:
  tablewright infrastructure yggdrasil --format cloudformation > stack.json
  tablewright infrastructure shop.design --format terraform --output tables.tf.json
  tablewright infrastructure core --format terraform --table-prefix staging-
"""


@click.command(short_help="Generate CloudFormation or Terraform.", epilog=_EXAMPLES)
@click.argument("name")
@click.option(
    "--format",
    "form",
    type=click.Choice(["cloudformation", "terraform"]),
    required=True,
    help="Tool to generate the template for.",
)
@table_prefix_option
@output_option(
    "file",
    click.Path(path_type=Path, dir_okay=False),
    "Output file, which must not exist.  [default: stdout]",
    former="--to",
)
@click.option(
    "--json", "as_json", is_flag=True, help="With --output: write one JSON object to stdout."
)
def infrastructure(
    name: str, form: Format, table_prefix: str | None, file: Path | None, as_json: bool
) -> int:
    """Generate a template of all tables of the design NAME: keys, indexes, billing and settings.

    Both formats are JSON. For Terraform, use a file name that ends in .tf.json. Neither tool
    deletes a table that is no longer in the template.
    """
    from tablewright.ops.infrastructure import infrastructure_text

    design = found_design(name).design
    text = infrastructure_text(design, form, table_prefix=prefix_of(table_prefix))
    if file is None:
        sys.stdout.write(text)
        return EXIT_OK
    write_new(file, text)
    tables = len(design.tables)
    outcome = Outcome(
        data={"system": design.system, "format": form, "file": str(file), "tables": tables},
        text=lambda: (
            f"Wrote {counted(tables, 'table')} of {design.system} to {printable(str(file))}."
        ),
    )
    return write(outcome, as_json=as_json)
