"""The sample product: everything that the guide promises of it, over HTTP."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from examples.atelier.system import SYSTEM, assemble
from tablewright.ids import CountingIds
from tablewright.kits.sessions.passwords import Effort, Passwords
from tablewright.kits.webhooks.signing import signed_headers
from tablewright.testing.caller import ReceivedResponse
from tablewright.testing.system import AsyncSystemUnderTest, in_memory

CHEAP = Passwords(CountingIds(), Effort(memory_kib=8, rounds=1, lanes=1, bcrypt_cost=4))
ATELIER = replace(SYSTEM, assemble=partial(assemble, passwords=CHEAP))
ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "atelier"
GUIDE = ROOT / "docs" / "guides" / "build-a-product.md"


class Atelier(AsyncSystemUnderTest[Any]):
    """The system; people are known by their names."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.tokens: dict[str, str] = {}

    async def ask(
        self, who: str, method: str, path: str, body: Any = None, expected: int = 200
    ) -> ReceivedResponse:
        token = self.tokens.get(who, who)
        caller = self.bearer(token) if token else self.caller()
        answer = await caller.ask(method, f"/atelier/v1{path}", body)
        assert expected == answer.status, answer.body
        return answer

    async def join(self, name: str, **more: Any) -> None:
        body = {"email": f"{name}@example.com", "password": "correct horse battery", "name": name}
        made = await self.ask("", "POST", "/auth/register", body | more, 201)
        self.tokens[name] = made.json["token"]

    async def workshop(self) -> str:
        """Ann's workshop, with a maker and a guest."""
        await self.join("ann", organisation="Clay & Co")
        mine = (await self.ask("ann", "GET", "/users/me/accounts")).json["items"][0]["accountId"]
        for name, role in (("mia", "maker"), ("gus", "guest")):
            made = await self.ask(
                "ann", "POST", f"/accounts/{mine}/invitations", {"role": role}, 201
            )
            token = made.json["token"]
            await self.join(name, invitation=token)
            await self.ask(name, "POST", f"/invitations/{token}/accept")
        return f"/accounts/{mine}"


def play(scene: Callable[[Atelier], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        async with in_memory(ATELIER, Atelier) as atelier:
            await scene(atelier)
            assert [] == atelier.errors

    asyncio.run(main())


def test_the_sample_is_as_short_as_the_guide_says():
    def lines(pattern: str) -> int:
        return sum(len(one.read_text().splitlines()) for one in FOLDER.rglob(pattern))

    assert lines("*.py") < 400
    assert lines("*.js") < 300


def test_the_guide_quotes_the_code_as_it_is():
    def joined(text: str) -> str:
        return re.sub(r"\s+", "", text)

    guide = GUIDE.read_text()
    source = joined("".join(one.read_text() for one in FOLDER.rglob("*.*") if one.suffix != ".pyc"))
    fences = re.findall(r"```text\n(.*?)```", guide, re.DOTALL)
    calls = [one for one in re.findall(r"(?<!`)`([^`\n]+)`(?!`)", guide) if "(" in one]
    assert len(fences) >= 4
    assert len(calls) >= 6
    assert [] == [one for one in [*fences, *calls] if joined(one) not in source]


def test_strangers_find_no_workshop_and_guests_change_nothing():
    async def scene(atelier: Atelier) -> None:
        mine = await atelier.workshop()
        await atelier.join("eve")
        await atelier.ask("eve", "GET", f"{mine}/pieces", None, 404)
        await atelier.ask("gus", "GET", f"{mine}/pieces")
        await atelier.ask("gus", "POST", f"{mine}/pieces", {"title": "Vase"}, 403)

    play(scene)


def test_makers_change_their_own_pieces_and_owners_all():
    async def scene(atelier: Atelier) -> None:
        mine = await atelier.workshop()
        hers = await atelier.ask("mia", "POST", f"{mine}/pieces", {"title": "Vase"}, 201)
        owners = await atelier.ask("ann", "POST", f"{mine}/pieces", {"title": "Bowl"}, 201)
        done = {"state": "done"}
        await atelier.ask("mia", "PATCH", f"{mine}/pieces/{owners.json['pieceId']}", done, 403)
        path = f"{mine}/pieces/{hers.json['pieceId']}"
        changed = await atelier.ask("mia", "PATCH", path, done)
        assert ("done", False) == (changed.json["state"], changed.json["isLate"])
        await atelier.ask("ann", "PATCH", path, {"title": "Jar"})
        entries = (await atelier.ask("ann", "GET", f"{mine}/activities")).json["items"]
        assert 2 == len([one for one in entries if one["type"] == "piece_changed"])

    play(scene)


def test_a_key_may_do_what_its_scopes_say():
    async def scene(atelier: Atelier) -> None:
        mine = await atelier.workshop()
        wanted = {"name": "Shelf", "permissions": ["pieces.read"]}
        key = (await atelier.ask("ann", "POST", f"{mine}/api-keys", wanted, 201)).json["key"]
        await atelier.ask(key, "GET", f"{mine}/pieces")
        await atelier.ask(key, "POST", f"{mine}/pieces", {"title": "Vase"}, 403)

    play(scene)


def test_an_order_of_the_shop_becomes_one_piece_and_an_unsigned_one_none():
    async def scene(atelier: Atelier) -> None:
        mine = await atelier.workshop()
        secret = (await atelier.ask("ann", "PUT", f"{mine}/shop")).json["secret"]
        body = msgspec.json.encode({"title": "Teapot"})
        path = f"/atelier/v1/in/{mine.removeprefix('/accounts/')}"
        good = signed_headers([secret], "msg_1", int(atelier.clock.now()), body)
        kind = {"content-type": "application/json"}
        bad = {**good, "webhook-signature": "v1,AAAA"}
        caller = atelier.caller()
        assert 401 == (await caller.ask("POST", path, body, headers={**bad, **kind})).status
        for _ in range(2):
            answer = await caller.ask("POST", path, body, headers={**good, **kind})
            assert 204 == answer.status, answer.body
        listed = (await atelier.ask("ann", "GET", f"{mine}/pieces")).json["items"]
        assert ["Teapot"] == [one["title"] for one in listed]

    play(scene)


def test_pieces_whose_day_has_passed_are_marked_in_the_morning():
    async def scene(atelier: Atelier) -> None:
        mine = await atelier.workshop()
        due = datetime.fromtimestamp(atelier.clock.now(), UTC).date().isoformat()
        await atelier.ask("mia", "POST", f"{mine}/pieces", {"title": "Vase", "due": due}, 201)
        await atelier.run_jobs()
        atelier.clock.advance(seconds=36 * 3600)
        await atelier.run_jobs()
        (piece,) = (await atelier.ask("gus", "GET", f"{mine}/pieces")).json["items"]
        assert piece["isLate"]
        path = f"{mine}/pieces/{piece['pieceId']}"
        assert not (await atelier.ask("ann", "PATCH", path, {"state": "done"})).json["isLate"]

    play(scene)


def test_listeners_learn_of_a_new_piece():
    async def scene(atelier: Atelier) -> None:
        mine = await atelier.workshop()
        topic = (mine.removeprefix("/accounts/"), "pieces")
        async with atelier.running.parts.hub.subscribed(topic) as subscription:
            await atelier.ask("mia", "POST", f"{mine}/pieces", {"title": "Vase"}, 201)
            (received,) = await anext(subscription.batches())
        assert "Vase" == msgspec.json.decode(received.event.data)["title"]

    play(scene)
