"""Sandboxes: the doubles of one process, with their routes and their sample data.

    sandboxes = Sandboxes(db, clock=clock, ids=ids)
    await sandboxes.create_tables()
    await sandboxes.fill("hubspot", seed=1, count=10_000)
    key = await sandboxes.stripe.new_key()

Not here: a server of their own (`doubles.serving`), `serve --demo` (`tablewright.serving`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final

from starlette.routing import BaseRoute, Mount, Route

from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.doubles import limits
from tablewright.doubles.double import Double
from tablewright.doubles.faults import Pause
from tablewright.doubles.hubspot import seeding as hubspot_seeding
from tablewright.doubles.hubspot.api import HubSpot
from tablewright.doubles.hubspot.crm import by_number
from tablewright.doubles.mounting import Mounted
from tablewright.doubles.records import DESIGN
from tablewright.doubles.state import Sandbox
from tablewright.doubles.stripe import seeding as stripe_seeding
from tablewright.doubles.stripe.api import Stripe
from tablewright.doubles.stripe.listing import newest_first
from tablewright.doubles.stripe.repeats import Repeats
from tablewright.ids import Ids

PATH: Final = "/sandbox"  # each sandbox is below it, by its name
_SAMPLES: Final = {"stripe": stripe_seeding.samples, "hubspot": hubspot_seeding.samples}


class Sandboxes:
    """The sandboxes of a store."""

    def __init__(
        self, db: AsyncDatabase, *, clock: Clock, ids: Ids, pause: Pause = asyncio.sleep
    ) -> None:
        """`db` must not be bound to a tenant. `pause` is for slow responses."""
        self._db = db
        self._clock = clock
        given: dict[str, Any] = {"clock": clock, "ids": ids}
        self.stripe = Stripe(
            Sandbox("stripe", db, order=newest_first, **given),
            Repeats("stripe", db, ids),
            pause=pause,
        )
        self.hubspot = HubSpot(Sandbox("hubspot", db, order=by_number, **given), pause=pause)
        self.by_name: Mapping[str, Double] = {"stripe": self.stripe, "hubspot": self.hubspot}

    async def create_tables(self) -> None:
        """Creates the table of the sandboxes, if it is missing."""
        await self._db.create_tables(DESIGN)

    async def fill(
        self, name: str, *, seed: int = 1, count: int | None = None, **counts: int
    ) -> dict[str, int]:
        """Writes sample data, the same for a seed and a time, and returns how many of each kind.

        `count` is the number of customers or contacts; other kinds are in proportion. `counts`
        overrides the number of some kinds, such as `events=1_000`.
        """
        for number in (count or 0, *counts.values()):
            if number > limits.FILL_RECORDS_MAX:
                raise ValueError(f"A kind may have at most {limits.FILL_RECORDS_MAX:,} records.")
        size = {} if count is None else {"count": count}
        found = _SAMPLES[name](seed, self._clock.now(), counts=counts, **size)
        for kind, records in found.items():
            await self.by_name[name].sandbox.streams.fill(kind, records)
        return {kind: len(records) for kind, records in found.items()}

    async def fill_once(self, *, seed: int = 1) -> None:
        """Fills the sandboxes that have no data yet."""
        for name, double in self.by_name.items():
            if not (await double.sandbox.streams.read(double.kinds[0])).mark:
                await self.fill(name, seed=seed)

    def titles(self) -> Mapping[str, str]:
        """Returns the title of each sandbox by its path."""
        return {f"{PATH}/{name}": double.title for name, double in self.by_name.items()}

    def routes(self) -> list[BaseRoute]:
        """Returns the routes of all sandboxes, for an application."""
        routes = list[BaseRoute]()
        for name, double in self.by_name.items():
            app = Mounted(double)
            routes.append(Route(f"{PATH}/{name}", endpoint=app))
            routes.append(Mount(f"{PATH}/{name}", app=app))
        return routes
