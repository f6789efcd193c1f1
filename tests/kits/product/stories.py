"""Stories: what people, programs and other services do with the product, route by route.

Each runs without faults, with a kill at any point, under AWS's faults, and on two nodes.
Requests that may be repeated are; after one whose outcome is unknown, a story goes on as a person
would.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pyotp

from tablewright.testing import Kind
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.kits.product.world import OTHER, PASSWORD, Telling, Town

Play = Callable[[Telling, Town], Awaitable[None]]


@dataclass(frozen=True)
class Story:
    """Something that happens in a town; `without` are faults that it cannot meet."""

    play: Play
    without: Sequence[Kind]

    @property
    def __name__(self) -> str:
        return self.play.__name__


STORIES: Final[list[Story]] = []  # of the product
KIT_STORIES: Final[list[Story]] = []  # those of every product on the kits


def story_in(*lists: list[Story]) -> Callable[..., Callable[[Play], Play]]:
    """A decorator that adds a story to some lists."""

    def told(*without: Kind) -> Callable[[Play], Play]:
        def declared(play: Play) -> Play:
            for one in lists:
                one.append(Story(play, without))
            return play

        return declared

    return told


_story = story_in(STORIES, KIT_STORIES)
_own_story = story_in(STORIES)


@dataclass(frozen=True)
class As:
    """Requests of one caller."""

    telling: Telling
    caller: AsyncCaller

    async def post(self, path: str, body: Any = None, **more: Any) -> ReceivedResponse:
        return await self.telling.ask(
            self.caller, "POST", f"{self.telling.world.base}{path}", body, **more
        )

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> ReceivedResponse:
        return await self.telling.ask(
            self.caller, method, f"{self.telling.world.base}{path}", body, **more
        )


def acting(telling: Telling, token: str = "", **more: Any) -> As:
    world = telling.world
    return As(telling, world.bearer(token, **more) if token else world.caller())


def token_in(found: ReceivedResponse) -> str:
    """The token of a response, if the caller has got one."""
    return str(found.json.get("token") or "") if found.status < 300 else ""


@_story("stale")
async def signing(telling: Telling, town: Town) -> None:
    """A user signs up, confirms the address, signs in, and ends sessions."""
    nobody = acting(telling)
    cat_is = {**telling.world.naming("Cat"), "organisation": "Cats"}
    body = {"email": "cat@example.com", "password": PASSWORD, **cat_is}
    await nobody.post("/auth/register", body, expect=201, repeats=True, again=[409])
    await telling.jobs()
    known = {"email": "cat@example.com", "password": PASSWORD}
    first = token_in(await nobody.post("/auth/login", known, repeats=True))
    second = token_in(await nobody.post("/auth/login", known, repeats=True))
    cat = acting(telling, second)
    await cat.post("/auth/confirmation", expect=202, repeats=True)
    await telling.jobs()
    link = {"token": await telling.world.told("confirm", "cat")}
    if link["token"] != "none":
        await nobody.post("/auth/confirm", link, repeats=True, again=[422], resent=[422])
    await cat.post("/auth/password/verify", {"password": PASSWORD}, expect=204, repeats=True)
    await cat.ask("DELETE", "/auth/sessions", expect=204)
    await acting(telling, first).ask("GET", "/users/me", expect=401)
    third = token_in(await nobody.post("/auth/login", known, repeats=True))
    listed = (await cat.ask("GET", "/auth/sessions")).json["items"]
    for one in [one for one in listed if not one.get("isCurrent")]:
        path = f"/auth/sessions/{one['sessionId']}"
        await cat.ask("DELETE", path, expect=204, again=[404])
    await acting(telling, third).ask("GET", "/users/me", expect=401)
    await cat.post("/auth/logout", expect=204, repeats=True)
    await cat.ask("GET", "/users/me", expect=401)


@_story("stale")
async def recovering(telling: Telling, town: Town) -> None:
    """A user has forgotten the password: the link works once, and ends all sessions."""
    nobody = acting(telling)
    body = {"email": "ben@example.com"}
    await nobody.post("/auth/password/forgot", body, expect=202, repeats=True)
    await telling.jobs()
    token = await telling.world.told("reset", "ben")
    if token == "none":
        return  # the mail comes later
    reset = {"token": token, "password": OTHER}
    done = await nobody.post("/auth/password/reset", reset, expect=204, resent=[422])
    if done.status == 204:
        await acting(telling, town.ben).ask("GET", "/users/me", expect=401)
        await nobody.post("/auth/password/reset", reset, expect=422)
        new = {"email": "ben@example.com", "password": OTHER}
        await nobody.post("/auth/login", new, repeats=True)


@_story("stale")
async def changing(telling: Telling, town: Town) -> None:
    """A user changes name, password and address; the old address reverts the change."""
    ben, nobody, world = acting(telling, town.ben), acting(telling), telling.world
    await ben.ask("PATCH", "/users/me", world.naming("Benjamin"))
    await ben.post("/auth/email/change", {"email": "new@example.com"}, expect=202, repeats=True)
    await telling.jobs()
    for kind, route, to in (("address", "confirm", "new"), ("undo", "undo", "ben")):
        token = await world.told(kind, to)
        if token != "none":  # otherwise the mail comes later
            await nobody.post(f"/auth/email/{route}", {"token": token}, resent=[422])
            await telling.jobs()
    new = {"current": PASSWORD, "new": OTHER}
    ann = acting(telling, town.ann)
    await ann.post("/auth/password/change", new, resent=[409])
    await telling.jobs()


@_story("stale")
async def second_factor(telling: Telling, town: Town) -> None:
    """A second factor is set up, used, and switched off."""
    ben, nobody, world = acting(telling, town.ben), acting(telling), telling.world
    made = await ben.post("/auth/totp", expect=201, repeats=True)
    secret = str(pyotp.parse_uri(made.json["uri"]).secret)
    code = {"code": world.code(secret)}
    on = await ben.post("/auth/totp/confirm", code, resent=[409])
    await telling.jobs()
    if on.status != 200:
        return
    await ben.post("/auth/backup-codes", expect=201, repeats=True)
    world.clock.advance(seconds=30)
    known = {"email": "ben@example.com", "password": PASSWORD}
    asked = await nobody.post("/auth/login", known, repeats=True)
    step = {"token": asked.json["secondFactor"], "code": world.code(secret)}
    used = await nobody.post("/auth/second-factor", step, resent=[401, 503])
    if used.status == 200:
        again = await nobody.post("/auth/login", known, repeats=True)
        step = {"token": again.json["secondFactor"], "code": step["code"]}
        await nobody.post("/auth/second-factor", step, expect=401, resent=[503])
    await ben.ask("DELETE", "/auth/totp", expect=204)
    await telling.jobs()


@_story("stale")
async def leaving(telling: Telling, town: Town) -> None:
    """A user leaves: memberships, sessions and the address are gone."""
    ben = acting(telling, town.ben)
    await ben.ask("DELETE", "/users/me", expect=204, again=[401], resent=[409, 401])
    await ben.ask("GET", "/users/me", expect=401)


@_story("stale")
async def growing(telling: Telling, town: Town) -> None:
    """A tree of accounts grows, and its accounts change their names and states."""
    ann = acting(telling, town.ann)
    await ann.post("/accounts", {"name": "Second"}, expect=201, key="second")
    below = f"/accounts/{town.west}/children"
    made = await ann.post(below, {"name": "Kiosk"}, expect=201, key="kiosk")
    kiosk = f"/accounts/{made.json['accountId']}"
    await ann.ask("PATCH", kiosk, {"name": "Stand"})
    await ann.post(
        f"{kiosk}/suspend", {"reason": "Closed"}, repeats=True, again=[409], resent=[409]
    )
    await ann.post(f"{kiosk}/reactivate", repeats=True, again=[409], resent=[409])
    await ann.ask("DELETE", kiosk, again=[409], resent=[409])
    await ann.post(f"{kiosk}/restore", repeats=True, again=[409], resent=[409])
    operator = As(telling, telling.world.operator)
    place = f"/admin/accounts/{town.west}"
    abuse = {"reason": "Abuse"}
    await operator.post(f"{place}/suspend", abuse, repeats=True, again=[409], resent=[409])
    await ann.post(f"/accounts/{town.west}/reactivate", expect=409)
    await operator.post(f"{place}/reactivate", repeats=True, again=[409], resent=[409])


@_story("stale")
async def purging(telling: Telling, town: Town) -> None:
    """An account that was terminated a month ago loses its members and its data."""
    ann, shop = acting(telling, town.ann), f"/accounts/{town.shop}"
    made = await ann.post(f"{shop}/invitations", {"role": "viewer"}, expect=201)
    if made.status == 201:
        accept = f"/invitations/{made.json['token']}/accept"
        again = {"again": [404, 409], "resent": [404, 409]}
        await acting(telling, town.ben).post(accept, repeats=True, **again)
    await ann.ask("DELETE", shop, again=[409], resent=[409])
    telling.world.clock.advance(seconds=31 * 24 * 3600)
    await telling.jobs()


@_story()
async def moving(telling: Telling, town: Town) -> None:
    """A branch of a tree moves below another one, with everything below it."""
    ann = acting(telling, town.ann)
    body = {"parentAccountId": town.west}
    path = f"/accounts/{town.east}/move"
    await ann.post(path, body, expect=202, repeats=True, again=[409], resent=[409])
    await telling.jobs()
    telling.world.clock.advance(seconds=6)
    await telling.jobs()
    await ann.ask("GET", f"/accounts/{town.shop}")


@_story()
async def inviting(telling: Telling, town: Town) -> None:
    """People are invited, join, change their roles and go."""
    ann, ben, world = acting(telling, town.ann), acting(telling, town.ben), telling.world
    path = f"/accounts/{town.east}/invitations"
    to_ben = {"role": "admin", "email": "ben@example.com"}
    first = await ann.post(path, to_ben, expect=201)
    if first.status == 201:
        again = f"{path}/{first.json['invitationId']}/resend"
        await ann.post(again, expect=201)
    await telling.jobs()
    token = await world.told("invitation", "ben")
    if token != "none":
        accept = f"/invitations/{token}/accept"
        await ben.post(accept, repeats=True, again=[404, 409], resent=[404, 409])
    await ben.ask("PUT", "/users/me/default-account", {"accountId": town.root})
    await ann.ask("PATCH", f"/accounts/{town.root}/members/{town.ben_id}", {"role": "admin"})
    await ann.ask(
        "DELETE",
        f"/accounts/{town.root}/members/{town.ben_id}",
        expect=204,
        again=[404],
        resent=[404],
    )
    link = f"/accounts/{town.root}/invitations/{town.invitation}"
    await ann.ask("DELETE", link, expect=204, again=[404], resent=[404])
    other = await ann.post(path, {"role": "viewer"}, expect=201)
    if other.status == 201:
        decline = f"/invitations/{other.json['token']}/decline"
        await acting(telling).post(decline, expect=204, repeats=True, again=[404], resent=[404])


@_story("stale")
async def keying(telling: Telling, town: Town) -> None:
    """Keys are created, used, changed, rotated and revoked."""
    ann, world = acting(telling, town.ann), telling.world
    keys, one = f"/accounts/{town.root}/api-keys", f"/accounts/{town.root}/api-keys/{town.key_id}"
    body = {"name": "Other", "permissions": ["account.read"]}
    made = await ann.post(keys, body, expect=201)
    if made.status == 201:
        await acting(telling, made.json["key"]).ask("GET", f"/accounts/{town.root}")
    await ann.ask("PATCH", one, {"name": "Renamed", "permissions": ["account.read"]})
    world.clock.advance(seconds=61)
    await acting(telling, town.key).ask("GET", f"/accounts/{town.root}")
    new = await ann.post(f"{one}/rotate", {"graceSeconds": 0}, expect=201)
    if new.status == 201:
        await acting(telling, new.json["key"]).ask("GET", f"/accounts/{town.root}")
        await acting(telling, town.key).ask("GET", f"/accounts/{town.root}", expect=401)
    await ann.ask("DELETE", one, expect=204)
    await acting(telling, town.key).ask("GET", f"/accounts/{town.root}", expect=401)


@_own_story("stale")
async def receiving(telling: Telling, town: Town) -> None:
    """Another service sends each delivery twice; it counts once, and is handled once."""
    service, world, body = acting(telling), telling.world, b'{"id": "evt_1"}'
    for _ in range(2):
        headers = world.signed(town.secret, body)
        await service.post(f"/hooks/{town.source}", body, expect=204, headers=headers, repeats=True)
    await telling.jobs()
    for _ in range(2):
        path = f"/in/{town.source}/{town.secret}"
        await service.post(path, b"evt_2", expect=204, repeats=True)
    await telling.jobs()


@_own_story("stale")
async def sourcing(telling: Telling, town: Town) -> None:
    """Sources are created, renamed, get other secrets and are deleted."""
    ann = acting(telling, town.ann)
    await ann.post(f"/accounts/{town.root}/sources", {"name": "Other"}, expect=201)
    one = f"/accounts/{town.root}/sources/{town.source}"
    await ann.ask("PATCH", one, {"name": "Renamed"})
    await ann.post(f"{one}/secret", expect=201)
    await ann.ask("DELETE", one, expect=204, again=[404], resent=[404])
