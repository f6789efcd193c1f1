"""Every route of the family trees, with every kind of credential, for trees private and public."""

from __future__ import annotations

import asyncio

from tablewright.systems.yggdrasil.service import ROUTES
from tests.systems.yggdrasil.service.examining import Examiner, vacuous
from tests.systems.yggdrasil.service.forest import planted
from tests.systems.yggdrasil.service.policy import POLICY
from tests.systems.yggdrasil.service.world import running


def test_no_route_shows_or_changes_what_the_caller_may_not():
    async def main() -> tuple[list[str], list[str], int]:
        async with running(signs_in=True) as world:
            forest = await planted(world)
            found = await Examiner(forest, list(ROUTES), POLICY).run()
            return found.faults, vacuous(found, forest), found.probes

    faults, unseen, probes = asyncio.run(main())
    assert [] == faults
    assert [] == unseen
    assert probes > 3_000
