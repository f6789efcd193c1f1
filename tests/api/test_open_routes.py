"""Open routes: they recognise callers with a credential, and accept callers without one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tablewright.api.context import Context
from tablewright.api.openapi.document import document
from tablewright.api.routes import Routes
from tablewright.api.rules import OPEN, Kind, Principal
from tests.api.toy import ANA, ROOT, STRANGER, Toy, toy

ROUTES = Routes()
PERSON = Principal(Kind.SESSION, "ana", "ana")


@ROUTES.get("/v1/whoami", rule=OPEN)
async def whoami(context: Context) -> dict[str, str | None]:
    """Who asks."""
    return {"kind": context.principal.kind.value, "tenant": context.principal.tenant}


def _played(play: Callable[[Toy], Awaitable[None]]) -> None:
    async def main() -> None:
        async with toy(ROUTES) as played:
            played.tokens.known[ANA] = PERSON
            await play(played)

    asyncio.run(main())


def test_a_caller_of_a_kind_that_the_rule_does_not_name_is_refused():
    async def play(toy: Toy) -> None:
        answer = await toy.caller(ROOT).ask("GET", "/v1/whoami")
        assert (403, "forbidden") == (answer.status, answer.error["code"])

    _played(play)


@pytest.mark.parametrize("token", [None, STRANGER, "x"])
def test_whoever_shows_nothing_that_is_known_is_nobody(token: str | None):
    async def play(toy: Toy) -> None:
        answer = await toy.caller(token).ask("GET", "/v1/whoami")
        assert (200, {"kind": "nobody", "tenant": None}) == (answer.status, answer.json)
        assert Kind.NOBODY is toy.watching.exchanges[-1].principal.kind

    _played(play)


def test_whoever_is_known_is_known_here_too():
    async def play(toy: Toy) -> None:
        answer = await toy.caller(ANA).ask("GET", "/v1/whoami")
        assert {"kind": "session", "tenant": "ana"} == answer.json

    _played(play)


def test_the_document_says_that_a_credential_may_be_shown_and_need_not_be():
    schemes = {"session": {"type": "http", "scheme": "bearer"}}
    made = document(ROUTES, title="Open", version="1", schemes=schemes)
    operation = made["paths"]["/v1/whoami"]["get"]
    assert [{"session": []}, {}] == operation["security"]
    assert "401" not in operation["responses"]
