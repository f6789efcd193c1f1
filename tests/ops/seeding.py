"""Systems with the data that `seed` makes for them."""

from __future__ import annotations

from datetime import UTC, datetime

from tablewright import SystemClock
from tablewright.client import Database
from tablewright.client.transport import Transport
from tablewright.commands.finding import found_design
from tablewright.ids import Draws
from tablewright.model.design import Design
from tablewright.ops.seed import planting, seeded
from tablewright.testing.data_keys import MemoryKeys


def seed(transport: Transport, name: str) -> Design:
    """Puts the demo data of a system in, and gives its design."""
    found = found_design(name)
    now = datetime.fromtimestamp(int(SystemClock().now()), UTC)
    seeds = seeded(found.design, found.seed, scale=1, draws=Draws(1), now=now, has_keys=True)
    db = Database(transport=transport, keys=MemoryKeys())
    db.create_tables(found.design)
    db.run(planting(seeds.entities))
    return found.design
