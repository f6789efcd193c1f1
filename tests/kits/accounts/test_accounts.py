"""Accounts, members and invitations over HTTP, with the kit's own records and over own tables."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tablewright.kits.accounts.parts import ADMINS, USERS
from tablewright.testing.caller import ReceivedResponse
from tablewright.testing.system import AsyncSystemUnderTest, in_memory
from tests.kits.accounts.world import Firm, guild

BOTH = pytest.mark.parametrize("over_tables", [False, True], ids=["own records", "own tables"])


class Guild(AsyncSystemUnderTest[Any]):
    """The system, with words for what tests do."""

    async def ask(
        self, person: str, method: str, path: str, body: Any = None, expected: int | None = None
    ) -> ReceivedResponse:
        answer = await self.bearer(person).ask(method, f"/guild/v1{path}", body)
        if expected is not None:
            assert expected == answer.status, answer.body
        return answer

    async def root(self, person: str = "ann", name: str = "Acme") -> str:
        answer = await self.ask(person, "POST", "/accounts", {"name": name}, 201)
        return answer.json["accountId"]

    async def child(self, parent: str, name: str = "Shop", person: str = "ann") -> str:
        path = f"/accounts/{parent}/children"
        return (await self.ask(person, "POST", path, {"name": name}, 201)).json["accountId"]

    async def link(self, account: str, role: str, person: str = "ann", **more: Any) -> str:
        path, body = f"/accounts/{account}/invitations", {"role": role, **more}
        return (await self.ask(person, "POST", path, body, 201)).json["token"]

    async def join(self, account: str, person: str, role: str, **more: Any) -> None:
        token = await self.link(account, role, **more)
        await self.ask(person, "POST", f"/invitations/{token}/accept", None, 200)

    async def status(self, person: str, method: str, path: str, body: Any = None) -> int:
        return (await self.ask(person, method, path, body)).status

    async def counts(self, account: str) -> dict[str, int]:
        shape = self.running.parts.kit.accounts.accounts
        found = await self.running.parts.kit.parts.account(account)
        return shape.value(found, "counts")

    async def reason(self, *asked: Any) -> tuple[int, str]:
        answer = await self.ask(*asked)
        return answer.status, answer.error["details"].get("reason", "")


@asynccontextmanager
async def _opened(over_tables: bool, **more: Any):
    async with in_memory(guild(over_tables=over_tables), Guild, **more) as system:
        yield system


def _run(over_tables: bool, play: Any, **more: Any) -> None:
    async def main() -> None:
        async with _opened(over_tables, **more) as system:
            await play(system)

    asyncio.run(main())


@BOTH
def test_strangers_find_no_account(over_tables: bool):
    async def play(guild: Guild) -> None:
        account = await guild.root()
        there = await guild.ask("eve", "GET", f"/accounts/{account}", None, 404)
        nowhere = await guild.ask("eve", "GET", "/accounts/none", None, 404)
        assert there.error["message"] == nowhere.error["message"]
        assert 404 == await guild.status("ann", "GET", f"/accounts/{'x' * 300}")
        assert 404 == await guild.status("ann", "GET", "/accounts/a%2Fb")

    _run(over_tables, play)


@BOTH
def test_an_administrator_above_works_below_without_a_membership(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        shop = await guild.child(await guild.child(root))
        assert 200 == await guild.status("ann", "PATCH", f"/accounts/{shop}", {"name": "Till"})
        ancestors = await guild.ask("ann", "GET", f"/accounts/{shop}/ancestors", None, 200)
        assert ["Acme", "Shop", "Till"] == [one["name"] for one in ancestors.json["items"]]

    _run(over_tables, play)


@BOTH
def test_members_of_a_sibling_find_nothing(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        one, other = await guild.child(root, "One"), await guild.child(root, "Other")
        await guild.join(one, "ben", "admin")
        assert 200 == await guild.status("ben", "GET", f"/accounts/{one}")
        assert 404 == await guild.status("ben", "GET", f"/accounts/{other}")
        assert 404 == await guild.status("ben", "GET", f"/accounts/{root}")

    _run(over_tables, play)


@BOTH
def test_a_viewer_is_told_which_permission_is_missing(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        await guild.join(root, "vic", "viewer")
        answer = await guild.ask("vic", "PATCH", f"/accounts/{root}", {"name": "Mine"}, 403)
        assert {"permission": "account.update"} == answer.error["details"]
        assert 403 == await guild.status("vic", "GET", f"/accounts/{root}/members")

    _run(over_tables, play)


@BOTH
def test_a_viewer_lists_their_own_rights_and_not_those_of_others(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        await guild.join(root, "vic", "viewer")
        path = f"/accounts/{root}/members"
        assert 403 == await guild.status("vic", "GET", f"{path}/ann/rights")
        found = await guild.ask("vic", "GET", f"{path}/vic/rights", None, 200)
        assert "account.read" in {one["permission"] for one in found.json["items"]}

    _run(over_tables, play)


@BOTH
def test_an_exception_in_an_account_denies_there_only_and_the_rights_say_why(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        shop = await guild.child(root)
        await guild.join(root, "mia", "manager")
        await guild.join(shop, "mia", "viewer", permissions={"notes.write": False})
        found = await guild.ask("ann", "GET", f"/accounts/{shop}/members/mia/rights", None, 200)
        rights = {one["permission"]: one["reason"] for one in found.json["items"]}
        assert "notes.write" not in rights
        assert "manager, inherited from Acme" == rights["users.invite:member"]
        above = await guild.ask("ann", "GET", f"/accounts/{root}/members/mia/rights", None, 200)
        assert "notes.write" in {one["permission"] for one in above.json["items"]}

    _run(over_tables, play)


@BOTH
def test_a_manager_invites_members_and_nobody_above(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        await guild.join(root, "mia", "manager")
        path = f"/accounts/{root}/invitations"
        for role, expected in (("viewer", 201), ("member", 201), ("manager", 403), ("admin", 403)):
            assert expected == await guild.status("mia", "POST", path, {"role": role})
        generous = {"role": "viewer", "permissions": {"account.terminate": True}}
        assert (403, "grants_more") == await guild.reason("mia", "POST", path, generous)

    _run(over_tables, play)


@BOTH
def test_roles_and_permissions_that_do_not_exist_are_rejected(over_tables: bool):
    async def play(guild: Guild) -> None:
        path = f"/accounts/{await guild.root()}/invitations"
        for body in ({"role": "emperor"}, {"role": "viewer", "permissions": {"x.y": True}}):
            assert 422 == await guild.status("ann", "POST", path, body)

    _run(over_tables, play)


@BOTH
def test_the_last_administrator_of_a_root_stays(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        me = f"/accounts/{root}/members/ann"
        last = (409, "last_admin")
        assert last == await guild.reason("ann", "DELETE", me)
        for change in (
            {"role": "viewer"},
            {"status": "suspended"},
            {"permissions": {"users.manage": False}},
        ):
            assert last == await guild.reason("ann", "PATCH", me, change)
        await guild.join(root, "ben", "admin")
        assert 204 == await guild.status("ann", "DELETE", me)
        assert {ADMINS: 1, USERS: 1, "accounts": 1} == await guild.counts(root)

    _run(over_tables, play)


@BOTH
def test_two_administrators_who_leave_at_once_do_not_both_leave(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        await guild.join(root, "ben", "admin")
        statuses = await asyncio.gather(
            guild.status("ann", "DELETE", f"/accounts/{root}/members/ann"),
            guild.status("ben", "DELETE", f"/accounts/{root}/members/ben"),
            guild.status("ann", "PATCH", f"/accounts/{root}/members/ben", {"role": "viewer"}),
        )
        assert 1 == (await guild.counts(root))[ADMINS]
        assert 1 <= sum(status < 300 for status in statuses) < 3

    _run(over_tables, play)


@BOTH
def test_people_are_counted_once_in_a_tree(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        one, other = await guild.child(root, "One"), await guild.child(root, "Other")
        for account in (one, other):
            await guild.join(account, "ben", "viewer")
        assert {ADMINS: 1, USERS: 2, "accounts": 3} == await guild.counts(root)
        await guild.ask("ann", "DELETE", f"/accounts/{one}/members/ben", None, 204)
        assert 2 == (await guild.counts(root))[USERS]
        await guild.ask("ben", "DELETE", f"/accounts/{other}/members/ben", None, 204)
        assert 1 == (await guild.counts(root))[USERS]

    _run(over_tables, play)


@BOTH
def test_an_invitation_works_once_and_only_for_its_address(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        body = {"role": "viewer", "email": " Ben@Example.com "}
        created = await guild.ask("ann", "POST", f"/accounts/{root}/invitations", body, 201)
        assert "token" not in created.json
        await guild.run_jobs()
        (mail,) = guild.outbox.sent
        assert "ben@example.com" == mail.to
        assert "Ann has invited you to join Acme as viewer." in mail.text
        token = mail.text.partition("#/invitation/")[2].split()[0]
        shown = await guild.bearer("").ask("GET", f"/guild/v1/invitations/{token}")
        assert ("Acme", "viewer") == (shown.json["accountName"], shown.json["role"])
        path = f"/invitations/{token}/accept"
        assert (403, "other_address") == await guild.reason("eve", "POST", path)
        guild.running.parts.people.unconfirmed.add("ben")
        assert (403, "other_address") == await guild.reason("ben", "POST", path)
        guild.running.parts.people.unconfirmed.clear()
        assert [200, 404] == [await guild.status("ben", "POST", path) for _ in range(2)]
        assert 200 == await guild.status("ben", "GET", f"/accounts/{root}")

    _run(over_tables, play)


@BOTH
def test_inviting_again_ends_the_first_invitation(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        body = {"role": "viewer", "email": "ben@example.com"}
        for _ in range(2):
            await guild.ask("ann", "POST", f"/accounts/{root}/invitations", body, 201)
            await guild.run_jobs()
        first, second = (
            mail.text.partition("#/invitation/")[2].split()[0] for mail in guild.outbox.sent
        )
        assert 404 == await guild.status("ben", "POST", f"/invitations/{first}/accept")
        assert 200 == await guild.status("ben", "POST", f"/invitations/{second}/accept")

    _run(over_tables, play)


@BOTH
def test_a_link_ends_after_seven_days_or_when_it_is_withdrawn_or_declined(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        old = await guild.link(root, "viewer")
        guild.clock.advance(seconds=7 * 24 * 3600)
        declined = await guild.link(root, "viewer")
        await guild.bearer("").ask("POST", f"/guild/v1/invitations/{declined}/decline")
        withdrawn = await guild.link(root, "viewer")
        listed = await guild.ask("ann", "GET", f"/accounts/{root}/invitations", None, 200)
        (one,) = listed.json["items"]
        path = f"/accounts/{root}/invitations/{one['invitationId']}"
        await guild.ask("ann", "DELETE", path, None, 204)
        for token in (old, declined, withdrawn, "invite_nonsense"):
            assert 404 == await guild.status("ben", "POST", f"/invitations/{token}/accept")

    _run(over_tables, play)


@BOTH
def test_whoever_has_not_confirmed_an_address_invites_nobody(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        guild.running.parts.people.unconfirmed.add("ann")
        answer = await guild.ask(
            "ann", "POST", f"/accounts/{root}/invitations", {"role": "viewer"}, 403
        )
        assert {"need": "confirmed"} == answer.error["details"]

    _run(over_tables, play)


@BOTH
def test_a_suspended_account_is_only_read_and_so_is_everything_below(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        shop = await guild.child(root)
        till = await guild.child(shop)
        await guild.ask("ann", "POST", f"/accounts/{shop}/suspend", {"reason": "unpaid"}, 200)
        for account, expected in ((root, 200), (shop, 403), (till, 403)):
            body = {"name": "New"}
            assert expected == await guild.status("ann", "PATCH", f"/accounts/{account}", body)
            assert 200 == await guild.status("ann", "GET", f"/accounts/{account}")
        await guild.ask("ann", "POST", f"/accounts/{shop}/reactivate", None, 200)
        assert 200 == await guild.status("ann", "PATCH", f"/accounts/{till}", {"name": "New"})
        assert (409, "wrong_state") == await guild.reason(
            "ann", "POST", f"/accounts/{shop}/reactivate"
        )

    _run(over_tables, play)


@BOTH
def test_a_terminated_account_can_be_restored_for_thirty_days(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        shop = await guild.child(root)
        await guild.join(shop, "vic", "viewer")
        assert (409, "has_children") == await guild.reason("ann", "DELETE", f"/accounts/{root}")
        await guild.ask("ann", "DELETE", f"/accounts/{shop}", None, 200)
        assert 404 == await guild.status("vic", "GET", f"/accounts/{shop}")
        assert 403 == await guild.status("ann", "PATCH", f"/accounts/{shop}", {"name": "New"})
        guild.clock.advance(seconds=29 * 24 * 3600)
        await guild.ask("ann", "POST", f"/accounts/{shop}/restore", None, 200)
        assert 200 == await guild.status("vic", "GET", f"/accounts/{shop}")
        await guild.ask("ann", "DELETE", f"/accounts/{shop}", None, 200)
        guild.clock.advance(seconds=30 * 24 * 3600)
        assert (409, "too_late") == await guild.reason("ann", "POST", f"/accounts/{shop}/restore")

    _run(over_tables, play)


@BOTH
def test_rights_are_those_of_the_new_place_from_the_moment_of_a_move(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        east, west = await guild.child(root, "East"), await guild.child(root, "West")
        shop = await guild.child(east, "Shop")
        till = await guild.child(shop, "Till")
        await guild.join(east, "eve", "admin")
        await guild.join(west, "wes", "admin")
        body = {"parentAccountId": west}
        assert 404 == await guild.status("eve", "POST", f"/accounts/{shop}/move", body)
        await guild.ask("ann", "POST", f"/accounts/{shop}/move", body, 202)
        for person, expected in (("eve", 404), ("wes", 200), ("ann", 200)):
            assert expected == await guild.status(person, "GET", f"/accounts/{till}")
        other = {"parentAccountId": root}
        assert (409, "moving") == await guild.reason("ann", "POST", f"/accounts/{till}/move", other)
        await guild.run_jobs()
        guild.clock.advance(seconds=10)
        await guild.run_jobs()
        found = await guild.ask("ann", "GET", f"/accounts/{till}", None, 200)
        assert f"/{root}/{west}/{shop}/{till}/" == found.json["path"]
        assert 3 == found.json["level"]
        assert "isMoving" not in (await guild.ask("ann", "GET", f"/accounts/{shop}")).json
        assert 202 == await guild.status("ann", "POST", f"/accounts/{till}/move", other)

    _run(over_tables, play)


def test_a_table_has_the_root_and_the_founder_of_each_account_also_after_a_move():
    async def play(guild: Guild) -> None:
        root = await guild.root()
        east, west = await guild.child(root, "East"), await guild.child(root, "West")
        await guild.ask("ann", "POST", f"/accounts/{east}/move", {"parentAccountId": west}, 202)
        tree = await guild.db.all(Firm.in_tree(root))
        assert [root, west, east] == [one.firm_id for one in tree]
        assert {"ann"} == {one.founder for one in tree}

    _run(over_tables=True, play=play)


@BOTH
def test_an_account_does_not_move_below_itself_or_into_another_tree(over_tables: bool):
    async def play(guild: Guild) -> None:
        root, other = await guild.root(), await guild.root(name="Other")
        shop = await guild.child(root)
        till = await guild.child(shop)
        for account, parent, reason in (
            (shop, till, "cycle"),
            (shop, shop, "cycle"),
            (shop, other, "other_tree"),
            (root, shop, "other_tree"),
        ):
            body = {"parentAccountId": parent}
            asked = await guild.reason("ann", "POST", f"/accounts/{account}/move", body)
            assert (409, reason) == asked

    _run(over_tables, play)


def test_a_kind_never_ranks_above_its_parent():
    async def play(guild: Guild) -> None:
        root = await guild.root()
        path = f"/accounts/{root}/children"
        made = await guild.ask("ann", "POST", path, {"name": "B", "type": "branch"}, 201)
        below = f"/accounts/{made.json['accountId']}/children"
        assert 422 == await guild.status("ann", "POST", below, {"name": "C", "type": "company"})
        assert 422 == await guild.status("ann", "POST", below, {"name": "C", "type": "castle"})

    _run(True, play)


@BOTH
def test_a_tree_has_at_most_ten_levels(over_tables: bool):
    async def play(guild: Guild) -> None:
        account = await guild.root()
        for _ in range(10):
            account = await guild.child(account)
        asked = await guild.reason("ann", "POST", f"/accounts/{account}/children", {"name": "X"})
        assert (409, "too_deep") == asked

    _run(over_tables, play)


@BOTH
def test_the_same_holds_on_two_nodes(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        shop = await guild.child(root)
        await guild.join(shop, "ben", "member")
        assert 200 == await guild.status("ben", "GET", f"/accounts/{shop}")
        await guild.ask("ann", "DELETE", f"/accounts/{shop}/members/ben", None, 204)
        assert [404, 404] == [
            await guild.status("ben", "GET", f"/accounts/{shop}") for _ in range(2)
        ]

    _run(over_tables, play, nodes=2)
