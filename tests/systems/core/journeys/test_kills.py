"""Journey 16: a process that is killed during a run, at many points, ends the run once."""

from __future__ import annotations

from typing import Any

from tests.kits.product.stories import Story, acting
from tests.kits.product.test_stories import killed
from tests.kits.product.world import Telling, Town, sent
from tests.systems.core.service.platforms import GOOD_KEY
from tests.systems.core.service.world import CORE, DELIVERED
from tests.systems.core.sweeps.invariants import problems
from tests.systems.core.sweeps.town import CoreTown

KILLS = 10
KEY = {"api_key": GOOD_KEY}


class _Synced(CoreTown):
    """A town with a source."""

    path = ""

    async def connect(self, town: Town) -> str:
        """The path of a source, which exists before anything is killed."""
        body = {"name": "Sales", "platform": "crm", "credentials": KEY}
        listed = await sent(self, town.ann, "GET", f"/accounts/{town.root}/sources")
        if not listed["items"]:
            await sent(self, town.ann, "POST", f"/accounts/{town.root}/sources", body)
            listed = await sent(self, town.ann, "GET", f"/accounts/{town.root}/sources")
        return f"/accounts/{town.root}/sources/{listed['items'][0]['sourceId']}"


async def _run(telling: Telling, town: Town) -> None:
    world: Any = telling.world
    source = await world.connect(town)
    ann = acting(telling, town.ann)
    await ann.post(f"{source}/syncs", {}, expect=202, key="sync")
    for _ in range(2):
        await telling.jobs()


def test_16_a_run_that_is_killed_at_ten_points_ends_once_with_records_counted_once():
    given: dict[str, Any] = {"kind": _Synced, "options": DELIVERED, "sample": KILLS}
    report = killed(Story(_run, ()), CORE, checks=problems, **given)
    assert KILLS == report.kills
