"""The application: several services behind one port, and what runs beside them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from starlette.types import Message

from tablewright.api import limits
from tablewright.api.application import application
from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import PUBLIC
from tablewright.ids import CountingIds
from tablewright.testing.caller import AsyncCaller
from tests.api.toy import Watching, toy


def _routes(*paths: str) -> Routes:
    routes = Routes()
    for path in paths:

        async def told(context: Context) -> dict[str, str]:
            """Where it is."""
            return {"base": context.base}

        routes.get(path, rule=PUBLIC)(told)
    return routes


def test_each_service_is_found_under_its_name_and_one_alone_at_the_root_too():
    async def main() -> None:
        async with toy(_routes("/v1/it")) as played:
            system = replace(played.service.system, name="other")
            other = replace(played.service, system=system)
            several = AsyncCaller(
                application([played.service, other], ids=CountingIds(), observer=played.watching)
            )
            for name in ("toy", "other"):
                assert {"base": f"/{name}"} == (await several.ask("GET", f"/{name}/v1/it")).json
            assert 404 == (await several.ask("GET", "/v1/it")).status
            assert {"base": ""} == (await played.caller().ask("GET", "/v1/it")).json

    asyncio.run(main())


def test_a_path_without_parameters_is_found_before_one_with():
    async def one(context: Context, thing_id: str) -> str:
        """One."""
        return thing_id

    routes = Routes()
    routes.get("/v1/things/{thing_id}", rule=PUBLIC)(one)
    routes.get("/v1/{thing_id}/all", rule=PUBLIC)(one)
    for route in _routes("/v1/things/all"):
        routes.get(route.path, rule=PUBLIC)(route.handler)

    async def main() -> None:
        async with toy(routes) as played:
            caller = played.caller()
            assert {"base": ""} == (await caller.ask("GET", "/v1/things/all")).json
            assert "7" == (await caller.ask("GET", "/v1/things/7")).json
            assert "x" == (await caller.ask("GET", "/v1/x/all")).json

    asyncio.run(main())


@pytest.mark.parametrize(
    "path", ["/v1/it/", "/V1/it", "/v1//it", "/v1/it%2f", "/v1/./it", "/toy/../v1/it", "/v1/it/x"]
)
def test_what_only_looks_like_a_path_is_none(path: str):
    async def main() -> None:
        async with toy(_routes("/v1/it")) as played:
            assert 404 == (await played.caller().ask("GET", path)).status

    asyncio.run(main())


class Work:
    """Background work that fails the given number of times, then runs until it is stopped."""

    name = "work"

    def __init__(self, failures: int = 0) -> None:
        self.failures = failures
        self.begun = 0
        self.going_on = asyncio.Event()
        self.is_over = False

    async def run(self, stopping: asyncio.Event) -> None:
        self.begun += 1
        if self.begun <= self.failures:
            raise ZeroDivisionError
        self.going_on.set()
        await stopping.wait()
        self.is_over = True


async def _living(app: Any, meanwhile: Callable[[], Awaitable[None]]) -> list[str]:
    """Starts and ends an application as a server does."""
    coming: asyncio.Queue[Message] = asyncio.Queue()
    told: asyncio.Queue[str] = asyncio.Queue()

    async def send(message: Message) -> None:
        told.put_nowait(message["type"])

    coming.put_nowait({"type": "lifespan.startup"})
    living = asyncio.create_task(app({"type": "lifespan", "state": {}}, coming.get, send))
    first = await told.get()
    await meanwhile()
    coming.put_nowait({"type": "lifespan.shutdown"})
    await living
    return [first, told.get_nowait()]


def test_background_work_begins_with_the_application_and_ends_with_it():
    async def main() -> None:
        work = Work()
        async with toy(work=[work]) as played:
            whole = ["lifespan.startup.complete", "lifespan.shutdown.complete"]

            async def meanwhile() -> None:
                await work.going_on.wait()

            assert whole == await _living(played.app, meanwhile)
            assert played.service.runtime.stopping.is_set()
            assert work.is_over

    asyncio.run(main())


def test_work_that_fails_is_begun_again(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "BACKGROUND_PAUSE_SECONDS", 0.001)

    async def main() -> None:
        work = Work(failures=3)
        async with toy(work=[work]) as played:

            async def meanwhile() -> None:
                await work.going_on.wait()

            await _living(played.app, meanwhile)
            assert 4 == work.begun

    asyncio.run(main())


def test_work_that_waits_to_be_begun_again_does_not_hold_up_the_end(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(limits, "BACKGROUND_PAUSE_SECONDS", 3_600.0)

    async def main() -> None:
        work = Work(failures=1_000)
        async with toy(work=[work]) as played:

            async def meanwhile() -> None:
                while not work.begun:
                    await asyncio.sleep(0)

            await asyncio.wait_for(_living(played.app, meanwhile), timeout=60)
            assert not work.is_over

    asyncio.run(main())


def test_a_service_without_pages_has_none():
    async def main() -> None:
        async with toy(_routes("/v1/it")) as played:
            app = application([played.service], ids=CountingIds(), observer=Watching())
            assert 404 == (await AsyncCaller(app).ask("GET", "/toy/")).status

    asyncio.run(main())
