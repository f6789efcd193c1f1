"""`tablewright seed`: writes sample data for a design to a target."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablewright.commands.finding import found_design
from tablewright.commands.outcome import Outcome, counted, printable, write
from tablewright.commands.progress import progress_bar
from tablewright.commands.targets import (
    GivenTarget,
    chosen_target,
    key_options,
    keyring,
    opened_database,
    target_option,
)

if TYPE_CHECKING:
    from tablewright.client import Target
    from tablewright.ops.seed import Planted, Seeds

_EXAMPLES = """\b
Examples:
  tablewright seed yggdrasil --target embedded:./demo
  tablewright seed yggdrasil --target http://127.0.0.1:8000 --scale 20 --seed 7
  tablewright seed shop.design --target embedded:./demo --now 2026-01-01
"""


@click.command(short_help="Write sample data to a target.", epilog=_EXAMPLES)
@click.argument("name")
@target_option
@click.option(
    "--scale",
    type=click.IntRange(1, 100_000),
    default=1,
    show_default=True,
    help="Number of items: about 10 times SCALE per entity.",
)
@click.option(
    "--seed",
    "number",
    type=int,
    default=1,
    show_default=True,
    help="Seed of the generated data: any number.",
)
@click.option(
    "--now",
    type=click.DateTime(["%Y-%m-%d", "%Y-%m-%dT%H:%M:%S"]),
    help="End of the period that the data covers, in UTC.  [default: the start of today]",
)
@key_options
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
@click.option("-q", "--quiet", is_flag=True, help="Hide the progress bar.")
def seed(
    name: str,
    target: GivenTarget,
    scale: int,
    number: int,
    now: datetime | None,
    key_file: Path | None,
    master_key: str | None,
    as_json: bool,
    quiet: bool,
) -> int:
    """Write sample data for the design NAME, and create missing tables.

    The same --seed, --scale and --now produce the same data. It comes from the system's `seed`, or
    from a module `seed` next to the design, or is generated from the declarations. Existing items
    are kept: repeated on the same day, or with the same --now, the command adds nothing. To see
    items that expire within a day, pass the current time as --now. Entities with required encrypted
    attributes need --keys and --master-key.
    """
    from tablewright.clock import SystemClock, instant
    from tablewright.ids import Draws
    from tablewright.ops.apply import creating
    from tablewright.ops.seed import planting, seeded

    found, chosen, keys = found_design(name), chosen_target(target), keyring(key_file, master_key)
    # The start of the day: a second run has the same times, and therefore the same keys.
    today = instant(SystemClock()).replace(hour=0, minute=0, second=0, microsecond=0)
    moment = today if now is None else now
    seeds = seeded(
        found.design,
        found.seed,
        scale=scale,
        draws=Draws(number),
        now=moment.replace(tzinfo=UTC),
        has_keys=keys is not None,
    )
    with (
        progress_bar("Seeding", shown=not (quiet or as_json)) as progress,
        opened_database(chosen, keys) as database,
    ):
        database.run(creating(found.design))

        def told(done: int) -> None:
            if progress is not None:
                progress(done, None)  # their number is known when they are generated

        planted = database.run(planting(seeds.entities, progress=told))
    return write(_outcome(planted, seeds, found.design.system, chosen), as_json=as_json)


def _outcome(planted: Planted, seeds: Seeds, system: str, target: Target) -> Outcome:
    has_kept = planted.there_already > 0
    return Outcome(
        data={
            "system": system,
            "target": str(target),
            "origin": seeds.origin,
            "items": planted.items,
            "entities": planted.by_entity,
            "there_already": planted.there_already,
            "left_out": list(seeds.left_out),
        },
        text=lambda: (
            f"Wrote {counted(planted.items, 'item')} of "
            f"{counted(len(planted.by_entity), 'entity', 'entities')} of {system} to "
            f"{printable(str(target))}."
            + (f" {counted(planted.there_already, 'item')} already existed." * has_kept)
        ),
        warnings=tuple(
            f"{entity} was skipped: it has encrypted attributes, and --keys is missing."
            for entity in seeds.left_out
        ),
    )
