"""The system of the guide, without tables of its own, against sandboxes over HTTP."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from types import ModuleType, SimpleNamespace
from typing import Any

from tablewright import ManualClock
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly
from tablewright.doubles.sandboxes import PATH
from tablewright.doubles.serving import ServedSandboxes, sandboxes
from tablewright.ids import CountingIds, RandomIds
from tablewright.kits.sessions.passwords import Effort, Passwords
from tablewright.kits.sources import Platforms
from tablewright.testing.caller import ReceivedResponse
from tablewright.testing.system import AsyncSystemUnderTest, in_memory
from tests.docs.markdown import blocks
from tests.doubles.serving import unlimited
from tests.tidy.tree import ROOT

CHEAP = Passwords(CountingIds(), Effort(memory_kib=8, rounds=1, lanes=1, bcrypt_cost=4))
_ROUNDS = 50


def _of_guide() -> Any:
    """The module that the guide shows."""
    (block,) = [one for one in blocks(ROOT / "docs/guides/sources.md") if one.language == "python"]
    found = sys.modules[__name__ + ".guide"] = ModuleType(__name__ + ".guide")
    exec(block.text, found.__dict__)
    return found


GUIDE = _of_guide()


class Copies(AsyncSystemUnderTest[Any]):
    """The system; people are known by their names."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.tokens: dict[str, str] = {}

    async def ask(
        self, who: str, method: str, path: str, body: Any = None, expected: int = 200
    ) -> ReceivedResponse:
        token = self.tokens.get(who, "")
        caller = self.bearer(token) if token else self.caller()
        answer = await caller.ask(method, f"/copies/v1{path}", body)
        assert expected == answer.status, answer.body
        return answer

    async def home(self) -> str:
        """Ann's account."""
        body = {"email": "ann@example.com", "password": "correct horse battery", "name": "Ann"}
        self.tokens["ann"] = (await self.ask("", "POST", "/auth/register", body, 201)).json["token"]
        mine = (await self.ask("ann", "GET", "/users/me/accounts")).json["items"]
        return f"/accounts/{mine[0]['accountId']}"

    async def stripe(self, home: str, key: str) -> str:
        """A source that is connected to the sandbox of Stripe."""
        body = {
            "name": "Payments",
            "platform": "stripe",
            "credentials": {"api_key": key},
            "config": {"dataTypes": ["customers"]},
        }
        made = await self.ask("ann", "POST", f"{home}/sources", body, 201)
        return f"{home}/sources/{made.json['source']['sourceId']}"

    async def settle(self, source: str) -> Any:
        """Lets the newest run of a source end; returns it."""
        runs = list[Any]()
        for _ in range(_ROUNDS):
            await self.run_jobs()
            runs = (await self.ask("ann", "GET", f"{source}/syncs")).json["items"]
            if runs and runs[0]["status"] in ("completed", "failed"):
                return runs[0]
            self.clock.advance(seconds=1)
        raise AssertionError(f"The run does not end: {runs}")


Scene = Callable[[Copies, ServedSandboxes], Coroutine[Any, Any, None]]


def play(scene: Scene, **more: Any) -> None:
    """Plays a scene with sandboxes that share the clock."""
    clock = ManualClock()

    async def paused(seconds: float) -> None:
        clock.advance(seconds=seconds)
        await asyncio.sleep(0)

    GUIDE.Platforms = SimpleNamespace(of=partial(Platforms.of, pause=paused))

    async def main(served: ServedSandboxes) -> None:
        def assembled(given: Runtime, options: Any) -> Assembly[Any]:
            found = replace(given, sandboxes=f"{served.origin}{PATH}", ids=RandomIds())
            return GUIDE.assemble(found, options, CHEAP)

        system = replace(GUIDE.SYSTEM, assemble=assembled)
        async with in_memory(system, Copies, clock=clock, **more) as copies:
            try:
                await scene(copies, served)
            finally:
                parts = copies.running.parts.sources
                await parts.connectors.close()
                await parts.oauth.exchanges.outgoing.close()

    with sandboxes(clock=clock) as served:
        unlimited(served)
        asyncio.run(main(served))
