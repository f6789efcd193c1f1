"""`tablewright plan`: lists the changes that bring a target to a design."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablewright.cli.plan_text import plan_text
from tablewright.commands.failures import EXIT_CHANGES, EXIT_OK
from tablewright.commands.finding import FoundDesign, found_design
from tablewright.commands.outcome import Outcome, write
from tablewright.commands.targets import (
    GivenTarget,
    chosen_target,
    key_options,
    keyring,
    opened_database,
    target_option,
    without_store,
)

if TYPE_CHECKING:
    from tablewright.client import Target
    from tablewright.client.keys import Keyring
    from tablewright.ops.plan import ChangePlan

_EXAMPLES = """\b
Examples:
  tablewright plan yggdrasil --target embedded:./data
  tablewright plan shop.design --target aws:eu-west-1 --json | jq '.data.steps[].part'
  tablewright plan core --target aws:eu-west-1 --remove-table old_users
"""


@click.command(short_help="Show the changes that a target needs.", epilog=_EXAMPLES)
@click.argument("name")
@target_option
@click.option(
    "--remove-table",
    "removed_tables",
    multiple=True,
    metavar="TABLE",
    help="Plan to remove this table, which is not part of the design. Repeatable.",
)
@click.option(
    "--rewrite",
    "rewritten",
    multiple=True,
    metavar="ENTITY",
    help="Plan to rewrite all items of this entity. Repeatable.",
)
@key_options
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
def plan(
    name: str,
    target: GivenTarget,
    removed_tables: tuple[str, ...],
    rewritten: tuple[str, ...],
    key_file: Path | None,
    master_key: str | None,
    as_json: bool,
) -> int:
    """Compare the design NAME with a target, and list the changes that the target needs.

    Compares tables, keys, indexes, billing, capacity, streams, time to live, point-in-time
    recovery, encryption, tags and deletion protection. Samples items from each table and checks
    them against their entity definitions. Changes nothing. Exits 0 if the target matches the
    design, 3 if changes are needed.
    """
    found, chosen, keys = found_design(name), chosen_target(target), keyring(key_file, master_key)
    made = planned_on(found, chosen, keys, removed_tables=removed_tables, rewritten=rewritten)
    return write_plan(made, chosen, as_json=as_json)


def planned_on(
    found: FoundDesign,
    target: Target,
    keys: Keyring | None,
    *,
    removed_tables: tuple[str, ...],
    rewritten: tuple[str, ...],
) -> ChangePlan:
    """Returns the plan for a target. A missing store counts as empty, and is not created."""
    from tablewright.ops.entities import entities_of
    from tablewright.ops.plan import planning

    operation = planning(
        found.design,
        removed_tables=removed_tables,
        rewritten=rewritten,
        entities=entities_of(found.design, found.module),
    )
    with opened_database(without_store(target), keys) as database:
        return database.run(operation)


def write_plan(made: ChangePlan, target: Target, *, as_json: bool) -> int:
    """Writes a plan, and returns the exit status: whether there are changes."""
    outcome = Outcome(
        data={"target": str(target), **made.to_json()},
        text=lambda: plan_text(made, target.described),
        warnings=made.notes,
    )
    write(outcome, as_json=as_json)
    return EXIT_CHANGES if made.has_changes else EXIT_OK
