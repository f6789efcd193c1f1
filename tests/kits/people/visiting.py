"""Visitors of a club: signing up and in as programs and browsers do, over the kit's own records."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tablewright.ids import Ids
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tablewright.testing.system import AsyncSystemUnderTest, in_memory, with_system
from tests.kits.people.world import club

BASE = "/club/v1"
PASSWORD = "four words of hers"
MIA = {"email": "Mia@Example.org", "password": PASSWORD, "name": "Mia"}
LOG_IN = f"{BASE}/auth/login"
ME = f"{BASE}/users/me"
PAGE = {"host": "club.example", "sec-fetch-site": "same-origin"}
INVALID = (422, "invalid")
RATE_LIMITED = (429, "rate_limited")


class Visited(AsyncSystemUnderTest[Any]):
    """A club that is visited."""

    @property
    def anybody(self) -> AsyncCaller:
        """A visitor who has not signed in."""
        return self.caller()


@asynccontextmanager
async def _visited(
    *, nodes: int = 1, ids: Ids | None = None, **more: Any
) -> AsyncIterator[Visited]:
    made = club(**{"over_tables": False, **more})
    async with in_memory(made, Visited, nodes=nodes, ids=ids) as system:
        yield system


with_club = with_system(_visited)


async def registered(world: Visited, **given: Any) -> ReceivedResponse:
    return await world.anybody.ask("POST", f"{BASE}/auth/register", {**MIA, **given})


async def logged_in(world: Visited, password: str = PASSWORD, **more: Any) -> ReceivedResponse:
    body = {"email": more.pop("email", "mia@example.org"), "password": password}
    caller = AsyncCaller(world.app, address=more.pop("address", "203.0.113.7"))
    return await caller.ask("POST", LOG_IN, body, **more)


def bearer(reply: ReceivedResponse) -> dict[str, str]:
    return {"authorization": f"Bearer {token_of(reply)}"}


def cookie(reply: ReceivedResponse) -> dict[str, str]:
    return {"cookie": reply.headers["set-cookie"].partition(";")[0]}


def token_of(reply: ReceivedResponse) -> str:
    """The token in the cookie of a reply."""
    return cookie(reply)["cookie"].partition("=")[2]


async def is_in(world: Visited, reply: ReceivedResponse) -> bool:
    """Whether a session has not ended."""
    return 200 == (await world.anybody.ask("GET", ME, headers=bearer(reply))).status


def code_of(reply: ReceivedResponse) -> tuple[int, str]:
    """The status of an error, and its word."""
    return reply.status, reply.error["code"]


async def mailed(world: Visited, what: str) -> list[str]:
    """The tokens of all mails with links of a kind, oldest first."""
    await world.run_jobs()
    every = (re.search(rf"#/{what}/(\S+)", one.text) for one in world.outbox.sent)
    return [found[1] for found in every if found is not None]
