"""Core with its real connectors and OAuth, against the sandboxes over HTTP on the loopback."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import httpx2 as httpx

from tablewright import ManualClock
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly
from tablewright.doubles.sandboxes import PATH
from tablewright.doubles.serving import ServedSandboxes, sandboxes
from tablewright.ids import RandomIds
from tablewright.kits.sessions.passwords import Passwords
from tablewright.kits.sources.connecting.authorising import Granting
from tablewright.systems.core.options import CoreOptions
from tablewright.systems.core.parts import Parts
from tablewright.systems.core.plans import open_price_list
from tablewright.systems.core.platforms import SANDBOX_CLIENT, platforms_of
from tablewright.systems.core.system import SYSTEM, assemble
from tablewright.testing.caller import ReceivedResponse
from tablewright.testing.system import in_memory
from tests.doubles.serving import unlimited
from tests.systems.core.service.world import CHEAP, Core

Scene = Callable[["SandboxedCore", ServedSandboxes], Coroutine[Any, Any, None]]
_ROUNDS = 400


class SandboxedCore(Core):
    """Core, whose platforms are sandboxes."""

    async def settle(self, account: str, source: str, sync: str) -> Any:
        """Lets a run end, while time passes for budgets and pauses."""
        for _ in range(_ROUNDS):
            await self.run_jobs()
            run = await self.run_of(account, source, sync)
            if run["status"] in ("completed", "failed"):
                return run
            self.clock.advance(seconds=1)
        raise AssertionError("The run does not end.")

    async def stripe(self, account: str, key: str, **more: Any) -> ReceivedResponse:
        """Connects Stripe."""
        body = {
            "name": "Payments",
            "platform": "stripe",
            "credentials": {"api_key": key},
            "config": {"dataTypes": ["customers", "products"]},
            **more,
        }
        return await self.ask("ann", "POST", f"/accounts/{account}/sources", body)

    async def consent(self, account: str, decision: str = "allow", **more: Any) -> str:
        """Starts OAuth and decides on the consent page; returns the path of the callback."""
        path = f"/accounts/{account}/oauth/hubspot/start"
        body = {"name": "CRM", "config": {"dataTypes": ["contacts"]}, **more}
        url = (await self.ask("ann", "POST", path, body, 200)).json["authorizeUrl"]
        async with httpx.AsyncClient() as browser:
            assert 200 == (await browser.get(url)).status_code
            back = await browser.post(url, data={"decision": decision})
        assert 302 == back.status_code, back.text
        parts = urlsplit(back.headers["location"])
        return f"{parts.path.removeprefix('/core/v1')}?{parts.query}"

    async def return_from(self, path: str, who: str = "ann") -> dict[str, str]:
        """Opens the callback; returns the query of the page that it leads to."""
        back = await self.ask(who, "GET", path, None, 303)
        return dict(parse_qsl(urlsplit(back.headers["location"]).query))


def play(scene: Scene, **more: Any) -> None:
    """Plays a scene with sandboxes that share the clock."""
    clock = ManualClock()

    async def paused(seconds: float) -> None:
        clock.advance(seconds=seconds)
        await asyncio.sleep(0)

    async def main(served: ServedSandboxes) -> None:
        def assembled(given: Runtime, options: CoreOptions) -> Assembly[Parts]:
            passwords = Passwords(given.ids, CHEAP, verifies_bcrypt=False)
            found = replace(given, sandboxes=f"{served.origin}{PATH}", ids=RandomIds())
            made: list[Assembly[Parts]] = []
            hooks = Granting(lambda: made[0].parts.syncing).hooks
            platforms = platforms_of(found, "core", options, hooks, pause=paused)
            made.append(assemble(found, options, passwords=passwords, platforms=platforms))
            return made[0]

        system = replace(SYSTEM, assemble=assembled)
        async with in_memory(system, SandboxedCore, clock=clock, **more) as core:
            await open_price_list(core.running.parts.metering.limits.price_list)
            oauth = core.running.parts.syncing.oauth
            provider = oauth.provider("hubspot")
            callback = oauth.callbacks_url.format(platform="hubspot")
            await asyncio.to_thread(
                served.run,
                served.sandboxes.hubspot.new_app(
                    [callback], client_id=SANDBOX_CLIENT, client_secret=provider.client_secret
                ),
            )
            await core.join()
            try:
                await scene(core, served)
            finally:
                await core.running.parts.syncing.connectors._means.outgoing.close()
                await oauth.exchanges.outgoing.close()
            assert [] == core.errors

    with sandboxes(clock=clock) as served:
        unlimited(served)
        asyncio.run(main(served))
