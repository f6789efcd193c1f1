"""Commands of the system: `tablewright yggdrasil ...`."""

from __future__ import annotations

import click

from tablewright.systems.yggdrasil.commands.gedcom import gedcom

_EXAMPLES = """\b
Examples:
  tablewright yggdrasil gedcom check family.ged
"""


@click.group(short_help="Family trees.", epilog=_EXAMPLES)
def yggdrasil() -> None:
    """Commands for family trees in Yggdrasil."""


yggdrasil.add_command(gedcom)
