"""Settings, trees, default accounts and resent invitations, over HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

from tablewright.testing.system import in_memory
from tests.kits.accounts.test_accounts import BOTH, Guild
from tests.kits.accounts.world import guild


def _run(over_tables: bool, play: Any) -> None:
    async def main() -> None:
        async with in_memory(guild(over_tables=over_tables), Guild) as system:
            await play(system)

    asyncio.run(main())


@BOTH
def test_settings_that_the_system_does_not_list_cannot_be_changed(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        wrong = {"settings": {"planId": "enterprise"}}
        answer = await guild.ask("ann", "PATCH", f"/accounts/{root}", wrong, 422)
        assert "settings.planId" == answer.error["details"]["place"]
        await guild.ask("ann", "PATCH", f"/accounts/{root}", {}, 422)
        kind = {"settings": {"colour": 7}}
        await guild.ask("ann", "PATCH", f"/accounts/{root}", kind, 422)
        large = {"settings": {"colour": "x" * 20_000}}
        await guild.ask("ann", "PATCH", f"/accounts/{root}", large, 422)

    _run(over_tables, play)


@BOTH
def test_only_people_of_the_account_above_change_a_setting_from_above(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        shop = await guild.child(root)
        await guild.join(shop, "ben", "admin")
        change = {"settings": {"share": 5}}
        assert 404 == await guild.status("ben", "PATCH", f"/accounts/{shop}", change)
        assert 422 == await guild.status("ann", "PATCH", f"/accounts/{root}", change)
        changed = await guild.ask("ann", "PATCH", f"/accounts/{shop}", change, 200)
        assert {"share": 5} == changed.json["settings"]

    _run(over_tables, play)


@BOTH
def test_a_change_of_settings_keeps_the_others_and_null_removes_one(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        path = f"/accounts/{root}"
        await guild.ask("ann", "PATCH", path, {"settings": {"colour": "red", "size": 1}}, 200)
        changed = await guild.ask(
            "ann", "PATCH", path, {"settings": {"colour": None}, "name": "New"}, 200
        )
        assert ({"size": 1}, "New") == (changed.json["settings"], changed.json["name"])

    _run(over_tables, play)


@BOTH
def test_a_change_of_an_account_that_has_changed_since_fails(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        path = f"/guild/v1/accounts/{root}"
        ann = guild.bearer("ann")
        tag = (await ann.ask("GET", path)).headers["etag"]
        await guild.ask("ann", "PATCH", f"/accounts/{root}", {"name": "Second"}, 200)
        stale = await ann.ask("PATCH", path, {"name": "Third"}, headers={"if-match": tag})
        assert 412 == stale.status
        tag = (await ann.ask("GET", path)).headers["etag"]
        fresh = await ann.ask("PATCH", path, {"name": "Third"}, headers={"if-match": tag})
        assert 200 == fresh.status

    _run(over_tables, play)


@BOTH
def test_a_tree_lists_accounts_below_the_one_above_them(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        one, other = await guild.child(root, "One"), await guild.child(root, "Other")
        await guild.child(one, "Below one")
        tree = (await guild.ask("ann", "GET", f"/accounts/{root}/tree", None, 200)).json
        names = [account["name"] for account in tree["items"]]
        assert names.index("Below one") == names.index("One") + 1
        assert (4, True) == (len(names), tree["isComplete"])
        short = (await guild.ask("ann", "GET", f"/accounts/{root}/tree?depth=1", None, 200)).json
        assert (3, False) == (len(short["items"]), short["isComplete"])
        leaf = await guild.ask("ann", "GET", f"/accounts/{other}/tree?depth=1", None, 200)
        assert leaf.json["isComplete"]
        assert 404 == await guild.status("eve", "GET", f"/accounts/{root}/tree")

    _run(over_tables, play)


@BOTH
def test_inherited_accounts_say_which_membership_counts(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        shop = await guild.child(root)
        till = await guild.child(shop, "Till")
        await guild.join(shop, "ben", "member")
        listed = await guild.ask("ben", "GET", "/users/me/accounts?inherited=true", None, 200)
        found = {one["accountId"]: one for one in listed.json["items"]}
        assert {shop, till} == set(found)
        assert shop == found[till]["inheritedFrom"]
        assert "inheritedFrom" not in found[shop]
        own = await guild.ask("ben", "GET", "/users/me/accounts", None, 200)
        assert [shop] == [one["accountId"] for one in own.json["items"]]

    _run(over_tables, play)


@BOTH
def test_a_person_has_one_default_account(over_tables: bool):
    async def play(guild: Guild) -> None:
        first, second = await guild.root(name="First"), await guild.root(name="Second")
        body = {"accountId": second}
        listed = await guild.ask("ann", "PUT", "/users/me/default-account", body, 200)
        marked = [one["accountId"] for one in listed.json["items"] if one.get("isDefault")]
        assert [second] == marked
        assert 404 == await guild.status("eve", "PUT", "/users/me/default-account", body)
        assert first != second

    _run(over_tables, play)


@BOTH
def test_a_member_is_not_invited_again(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        await guild.join(root, "ben", "member")
        body = {"role": "viewer", "email": "ben@example.com"}
        path = f"/accounts/{root}/invitations"
        assert (409, "already_member") == await guild.reason("ann", "POST", path, body)

    _run(over_tables, play)


@BOTH
def test_an_invitation_that_is_resent_replaces_the_first(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        path = f"/accounts/{root}/invitations"
        body = {"role": "viewer", "email": "cid@example.com", "message": "See you there."}
        first = (await guild.ask("ann", "POST", path, body, 201)).json["invitationId"]
        await guild.run_jobs()
        assert "See you there." in guild.outbox.sent[-1].text
        old = guild.outbox.sent[-1].text.partition("#/invitation/")[2].split()[0]
        await guild.ask("ann", "POST", f"{path}/{first}/resend", None, 201)
        await guild.run_jobs()
        new = guild.outbox.sent[-1].text.partition("#/invitation/")[2].split()[0]
        assert 404 == await guild.status("cid", "GET", f"/invitations/{old}")
        assert 200 == await guild.status("cid", "POST", f"/invitations/{new}/accept")
        assert 404 == await guild.status("ann", "POST", f"{path}/{first}/resend")

    _run(over_tables, play)
