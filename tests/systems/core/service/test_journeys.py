"""The journeys 1 to 9 of core's specification, section 16, over HTTP.

Those about webhooks, limits, reports and the operator are in `test_journeys_running`.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pyotp
from pyotp.totp import TOTP

from tablewright.ids import RandomIds
from tablewright.systems.core.demo.demo import DEMO_EMAIL
from tablewright.systems.core.demo.group import GROUP
from tablewright.testing.caller import ReceivedResponse
from tests.systems.core.service.test_demo import planted
from tests.systems.core.service.world import CORE, DELIVERED, PASSWORD, Core, play

HOOK = {"url": "https://acme.example/hook", "events": ["*"]}
BUILD = {"name": "Build", "permissions": ["account.read"]}


async def _confirmed(core: Core, name: str, **more: Any) -> None:
    await core.join(name, **more)
    token = await core.link("confirm")
    await core.ask("", "POST", "/auth/confirm", {"token": token}, 200)


def _path_of(account: ReceivedResponse) -> tuple[str, int]:
    return account.json["path"], account.json["level"]


def test_1_somebody_who_signs_in_as_the_banner_says_sees_numbers_that_agree():
    async def scene(core: Core) -> None:
        password = await planted(core)
        body = {"email": DEMO_EMAIL, "password": password}
        core.tokens["dana"] = (await core.ask("", "POST", "/auth/login", body, 200)).json["token"]
        home = await core.home("dana")
        assert GROUP == home
        tree = (await core.ask("dana", "GET", f"/accounts/{home}/tree", None, 200)).json["items"]
        people = set[str]()
        for one in tree:
            path = f"/accounts/{one['accountId']}/members"
            listed = (await core.ask("dana", "GET", path, None, 200)).json["items"]
            people |= {member["userId"] for member in listed}
        limits = await core.ask("dana", "GET", f"/accounts/{home}/usage/limits", None, 200)
        used = {one["limit"]: one["used"] for one in limits.json["items"]}
        assert len(people) == used["users"]

    play(scene)


def test_2_nobody_invites_before_the_address_is_confirmed():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        refused = [
            await core.ask("ann", "POST", f"/accounts/{home}/{path}", body, 403)
            for path, body in (
                ("invitations", {"role": "member", "email": "bob@example.com"}),
                ("api-keys", BUILD),
                ("webhooks", HOOK),
            )
        ]
        assert [{"need": "confirmed"}] * 3 == [one.error["details"] for one in refused]
        token = await core.link("confirm")
        await core.ask("", "POST", "/auth/confirm", {"token": token}, 200)
        body = {"role": "member", "email": "bob@example.com"}
        await core.ask("ann", "POST", f"/accounts/{home}/invitations", body, 201)

    play(scene, options=DELIVERED)


def test_3_a_division_moves_with_its_locations_and_rights_are_right_at_once():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        east, west = [await core.child(home, name, "subsidiary") for name in ("East", "West")]
        sales = await core.child(east, "Sales", "division")
        shops = [await core.child(sales, name, "location") for name in ("North", "South")]
        wrong = {"name": "Group", "type": "conglomerate"}
        await core.ask("ann", "POST", f"/accounts/{shops[0]}/children", wrong, 422)
        await core.admit(east, "eve", "admin")
        await core.admit(west, "wim", "admin")
        await core.ask("wim", "GET", f"/accounts/{shops[0]}", None, 404)
        move = {"parentAccountId": west}
        await core.ask("ann", "POST", f"/accounts/{sales}/move", move, 202)

        async def check() -> None:
            for shop in shops:
                await core.ask("wim", "GET", f"/accounts/{shop}", None, 200)
                await core.ask("eve", "GET", f"/accounts/{shop}", None, 404)
                listed = await core.ask("wim", "GET", f"/accounts/{shop}/ancestors", None, 200)
                ids = [one["accountId"] for one in listed.json["items"]]
                assert [home, west, sales, shop] == ids

        await check()  # the paths of the locations are still the old ones
        await core.ask("ann", "POST", f"/accounts/{sales}/move", {"parentAccountId": east}, 409)
        await core.run_jobs()
        await check()
        for shop in shops:
            found = await core.ask("ann", "GET", f"/accounts/{shop}", None, 200)
            assert (f"/{home}/{west}/{sales}/{shop}/", 3) == _path_of(found)

    play(scene)


def test_4_an_invitation_is_for_one_address_and_the_last_one_counts():
    async def scene(core: Core) -> None:
        await _confirmed(core, "ann", organisation="Acme")
        home = await core.home()
        path, body = f"/accounts/{home}/invitations", {"role": "member", "email": "bob@example.com"}
        links: list[str] = []
        for _ in range(2):
            await core.ask("ann", "POST", path, body, 201)
            links.append(await core.link("invitation"))
        await core.ask("", "GET", f"/invitations/{links[0]}", None, 404)
        shown = (await core.ask("", "GET", f"/invitations/{links[1]}", None, 200)).json
        assert ("Acme", "member") == (shown["accountName"], shown["role"])
        await _confirmed(core, "eve")
        refused = await core.ask("eve", "POST", f"/invitations/{links[1]}/accept", None, 403)
        assert "other_address" == refused.error["details"]["reason"]
        await core.join("bob", invitation=links[1])
        await core.ask("bob", "POST", f"/invitations/{links[1]}/accept", None, 200)
        assert home == await core.home("bob")
        await core.ask("ann", "POST", path, body, 409)

    play(scene, options=DELIVERED)


def test_5_a_viewer_learns_which_permission_is_missing_and_a_stranger_finds_nothing():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        await core.admit(home, "vic", "viewer")
        await core.join("eve")
        ids = {"account_id": home, "month": "2024-01"}
        path = f"/accounts/{home}/members/{core.ids_of['vic']}/rights"
        rights = await core.ask("vic", "GET", path, None, 200)
        held = {one["permission"] for one in rights.json["items"]}
        tried = 0
        for route in CORE.each_route():
            if route.rule.scope is None:
                continue
            given = dict.fromkeys(route.signature.path, "x") | ids
            path = route.path.format(**given).removeprefix("/v1")
            stranger = await core.ask("eve", route.method, path, None, 404)
            assert "Account not found." == stranger.error["message"]
            if route.rule.permission in held:
                continue
            tried += 1
            refused = await core.ask("vic", route.method, path, None, 403)
            assert {"permission": route.rule.permission} == refused.error["details"]
        assert tried > 30

    play(scene)


def test_6_an_exception_below_counts_there_only_and_says_why():
    async def scene(core: Core) -> None:
        await core.join("ann", organisation="Group")
        home = await core.home()
        shop, other = [await core.child(home, one, "location") for one in ("Shop", "Other")]
        await core.admit(home, "gus", "admin")
        gus = core.ids_of["gus"]
        await core.ask("gus", "PATCH", f"/accounts/{shop}", {"name": "Store"}, 200)

        async def rights(account: str) -> dict[str, Any]:
            path = f"/accounts/{account}/members/{gus}/rights"
            found = (await core.ask("ann", "GET", path, None, 200)).json["items"]
            return {one["permission"]: one for one in found}

        assert "Group" in str((await rights(shop))["data.export"])
        await core.admit(shop, "gus", "viewer", permissions={"data.export": False})
        assert "data.export" not in await rights(shop)
        assert "data.export" in await rights(other)
        assert "data.export" in await rights(home)

    play(scene)


def test_7_the_last_admin_stays_even_if_two_requests_race():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        ann = core.ids_of["ann"]
        member = f"/accounts/{home}/members/{ann}"
        for method, path, body in (
            ("DELETE", "/users/me", None),
            ("DELETE", member, None),
            ("PATCH", member, {"role": "viewer"}),
            ("PATCH", member, {"status": "suspended"}),
            ("PATCH", member, {"permissions": {"account.update": False}}),
        ):
            refused = await core.ask("ann", method, path, body, 409)
            assert "last_admin" == refused.error["details"]["reason"], (method, path)
        await core.admit(home, "bob", "admin")
        bob = core.ids_of["bob"]
        both = await asyncio.gather(
            core.ask("ann", "PATCH", f"/accounts/{home}/members/{bob}", {"role": "viewer"}),
            core.ask("bob", "PATCH", member, {"role": "viewer"}),
        )
        assert 1 == sum(one.status == 200 for one in both)
        admin = "ann" if both[0].status == 200 else "bob"  # a viewer sees no members
        listed = (await core.ask(admin, "GET", f"/accounts/{home}/members", None, 200)).json
        assert 1 == sum(one["role"] == "admin" for one in listed["items"])

    play(scene)


def test_8_a_code_counts_once_and_an_account_may_require_a_second_factor():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        await core.admit(home, "bob", "member")
        made = (await core.ask("ann", "POST", "/auth/totp", None, 201)).json
        otp = TOTP(str(pyotp.parse_uri(made["uri"]).secret))
        code = {"code": otp.at(int(core.clock.now()))}
        await core.ask("ann", "POST", "/auth/totp/confirm", code, 200)
        codes = (await core.ask("ann", "POST", "/auth/backup-codes", None, 201)).json["codes"]
        assert 10 == len(set(codes))
        core.clock.advance(seconds=30)

        async def enter(text: str) -> ReceivedResponse:
            known = {"email": "ann@example.com", "password": PASSWORD}
            token = (await core.ask("", "POST", "/auth/login", known, 200)).json["secondFactor"]
            return await core.ask("", "POST", "/auth/second-factor", {"token": token, "code": text})

        now = otp.at(int(core.clock.now()))
        assert [200, 401] == [(await enter(now)).status for _ in range(2)]
        begun = await enter(codes[0])
        assert [200, 401] == [begun.status, (await enter(codes[0])).status]
        core.tokens["ann"] = begun.json["token"]
        required = {"settings": {"requireTwoFactor": True}}
        await core.ask("ann", "PATCH", f"/accounts/{home}", required, 200)
        refused = await core.ask("bob", "GET", f"/accounts/{home}", None, 403)
        assert {"need": "second_factor"} == refused.error["details"]
        await core.ask("bob", "POST", "/auth/totp", None, 201)

    play(scene, ids=RandomIds())  # codes have to differ


def test_9_a_key_stays_within_its_scope_rotates_and_ends():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        keys = f"/accounts/{home}/api-keys"
        made = (await core.ask("ann", "POST", keys, BUILD, 201)).json
        old, one = made["key"], f"{keys}/{made['apiKeyId']}"
        assert old.startswith(f"core_{made['apiKeyId']}_")
        await core.ask(old, "GET", f"/accounts/{home}", None, 200)
        refused = await core.ask(old, "GET", f"/accounts/{home}/members", None, 403)
        assert {"permission": "users.read"} == refused.error["details"]
        new = (await core.ask("ann", "POST", f"{one}/rotate", {"graceSeconds": 60}, 201)).json
        for key in (old, new["key"]):
            await core.ask(key, "GET", f"/accounts/{home}", None, 200)
        core.clock.advance(seconds=61)
        await core.ask(old, "GET", f"/accounts/{home}", None, 401)
        await core.ask(new["key"], "GET", f"/accounts/{home}", None, 200)
        shown = (await core.ask("ann", "GET", one, None, 200)).json
        assert new["key"][-4:] == shown["lastFour"]
        await core.ask("ann", "DELETE", one, None, 204)
        await core.ask(new["key"], "GET", f"/accounts/{home}", None, 401)

    play(scene)
