"""Pages of other sites cannot use a session: every route of core that changes something."""

from __future__ import annotations

import asyncio

from tablewright.testing.system import in_memory
from tests.systems.core.service.world import CORE, PASSWORD, Core

SITES = ({}, {"sec-fetch-site": "cross-site"}, {"origin": "http://evil.example"})


def test_no_route_that_changes_something_is_open_to_pages_of_other_sites():
    async def main() -> None:
        async with in_memory(CORE, Core) as core:
            await core.join("ann")
            entered = {"email": "ann@example.com", "password": PASSWORD}
            started = await core.ask("", "POST", "/auth/login", entered, 200)
            own = {
                "cookie": started.headers["set-cookie"].partition(";")[0],
                "host": "core.example",
            }
            asked = 0
            for route in CORE.each_route():
                is_signed = route.rule.signer is not None  # it uses no session at all
                if route.method == "GET" or route.rule.is_public or is_signed:
                    continue
                path = "/core" + route.path.format(**dict.fromkeys(route.signature.path, "x"))
                for site in SITES:
                    answer = await core.caller().ask(route.method, path, headers=own | site)
                    assert 403 == answer.status, (route.name, answer.body)
                    assert "another site" in answer.error["message"], route.name
                    asked += 1
            assert asked > 150
            ours = own | {"sec-fetch-site": "same-origin"}
            changed = await core.caller().ask(
                "PATCH", "/core/v1/users/me", {"firstName": "Anna"}, headers=ours
            )
            assert 200 == changed.status

    asyncio.run(main())
