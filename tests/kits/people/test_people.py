"""People over HTTP: signing up and in, recovery, second factor, sessions and leaving."""

from __future__ import annotations

import asyncio
from typing import Any

import pyotp
import pytest
from pyotp.totp import TOTP

from tablewright.ids import Ids
from tablewright.kits.accounts.verifying import counted, verify
from tablewright.kits.sessions.sessions import Sign
from tablewright.testing.caller import ReceivedResponse
from tablewright.testing.doubles import Doubles
from tablewright.testing.system import AsyncSystemUnderTest, in_memory
from tests.kits.people.world import Fellow, club

BOTH = pytest.mark.parametrize("over_tables", [False, True], ids=["own records", "own table"])
# Secrets and backup codes on a person of the kit, on another one, or in records of the kit.
FACTORS = pytest.mark.parametrize(
    "kept",
    [{"over_tables": False}, {"over_tables": True}, {"over_tables": True, "factors_apart": True}],
    ids=["own records", "own table", "apart"],
)
PASSWORD = "correct horse battery"
OTHER = "staple correct horse"


class Club(AsyncSystemUnderTest[Any]):
    """The system, with words for what tests do."""

    async def ask(
        self, token: str, method: str, path: str, body: Any = None, expected: int | None = None
    ) -> ReceivedResponse:
        caller = self.bearer(token) if token else self.caller()
        answer = await caller.ask(method, f"/club/v1{path}", body)
        if expected is not None:
            assert expected == answer.status, answer.body
        return answer

    async def join(self, name: str = "ann", **more: Any) -> str:
        body = {"email": f"{name}@example.com", "password": PASSWORD, "name": name.title(), **more}
        return (await self.ask("", "POST", "/auth/register", body, 201)).json["token"]

    async def login(self, name: str = "ann", password: str = PASSWORD) -> ReceivedResponse:
        body = {"email": f"{name}@example.com", "password": password}
        return await self.ask("", "POST", "/auth/login", body)

    async def link(self, kind: str) -> str:
        """The token of the last mailed link of a kind."""
        await self.run_jobs()
        found = [mail.text for mail in self.outbox.sent if f"#/{kind}/" in mail.text]
        return found[-1].partition(f"#/{kind}/")[2].split()[0]

    async def with_factor(self, token: str) -> tuple[str, list[str]]:
        """Sets a second factor up; returns its secret and the backup codes."""
        made = await self.ask(token, "POST", "/auth/totp", None, 201)
        assert made.json["qr"].startswith("<svg")
        secret = pyotp.parse_uri(made.json["uri"]).secret
        body = {"code": self.code(secret)}
        codes = (await self.ask(token, "POST", "/auth/totp/confirm", body, 200)).json["codes"]
        self.clock.advance(seconds=30)
        return secret, codes

    def code(self, secret: str) -> str:
        return TOTP(secret).at(int(self.clock.now()))


def played(
    over_tables: bool,
    play: Any,
    nodes: int = 1,
    ids: Ids | None = None,
    doubles: Doubles | None = None,
    **more: Any,
) -> None:
    """Lets something happen in a club."""

    async def main() -> None:
        made = club(over_tables=over_tables, **more)
        async with in_memory(made, Club, nodes=nodes, ids=ids, doubles=doubles) as system:
            await play(system)

    asyncio.run(main())


@BOTH
def test_a_taken_address_is_a_conflict_however_it_is_spelled(over_tables: bool):
    async def play(club: Club) -> None:
        await club.join()
        body = {"email": " ANN@example.com", "password": PASSWORD, "name": "Other"}
        answer = await club.ask("", "POST", "/auth/register", body, 409)
        assert {"place": "email"} == answer.error["details"]

    played(over_tables, play)


@BOTH
def test_signing_up_creates_the_organisation_in_the_same_transaction(over_tables: bool):
    async def play(club: Club) -> None:
        token = await club.join(organisation="Acme")
        mine = (await club.ask(token, "GET", "/users/me/accounts", None, 200)).json["items"]
        assert [("Acme", "admin", True)] == [(o["name"], o["role"], o["isDefault"]) for o in mine]

    played(over_tables, play)


def test_a_person_in_a_table_has_the_account_of_the_sign_up_and_another_name_after_leaving():
    async def play(club: Club) -> None:
        token = await club.join(organisation="Acme")
        mine = (await club.ask(token, "GET", "/users/me/accounts", None, 200)).json["items"]
        (ann,) = await club.db.all(Fellow.scan())
        assert mine[0]["accountId"] == ann.home_id
        assert (ann.secret_hash or "") not in (ann.secret_mark, None)
        ben = await club.join("ben")
        await club.ask(ben, "DELETE", "/users/me", None, 204)
        (left,) = [one for one in await club.db.all(Fellow.scan()) if one != ann]
        assert ("Former", left.fellow_id) == (left.first_name, left.last_name)
        assert (None, None) == (left.secret_hash, left.secret_mark)

    played(over_tables=True, play=play)


@BOTH
def test_an_address_is_confirmed_once_and_before_that_nobody_is_invited(over_tables: bool):
    async def play(club: Club) -> None:
        token = await club.join(organisation="Acme")
        account = (await club.ask(token, "GET", "/users/me/accounts")).json["items"][0]["accountId"]
        path = f"/accounts/{account}/invitations"
        assert 403 == (await club.ask(token, "POST", path, {"role": "viewer"})).status
        link = await club.link("confirm")
        assert [200, 422] == [
            (await club.ask("", "POST", "/auth/confirm", {"token": link})).status for _ in range(2)
        ]
        assert 201 == (await club.ask(token, "POST", path, {"role": "viewer"})).status
        assert (await club.ask(token, "GET", "/users/me")).json["isConfirmed"]

    played(over_tables, play)


@BOTH
def test_a_reset_link_works_once_ends_all_sessions_and_tells_nobody_who_has_an_account(
    over_tables: bool,
):
    async def play(club: Club) -> None:
        token = await club.join()
        for email in ("ann@example.com", "nobody@example.com"):
            await club.ask("", "POST", "/auth/password/forgot", {"email": email}, 202)
        link = await club.link("reset")
        assert 1 == len([mail for mail in club.outbox.sent if "#/reset/" in mail.text])
        body = {"token": link, "password": OTHER}
        await club.ask("", "POST", "/auth/password/reset", body, 204)
        assert 422 == (await club.ask("", "POST", "/auth/password/reset", body)).status
        assert 401 == (await club.ask(token, "GET", "/users/me")).status
        assert 401 == (await club.login()).status
        assert 200 == (await club.login(password=OTHER)).status

    played(over_tables, play)


@BOTH
def test_a_reset_link_ends_after_an_hour_or_when_the_password_changes(over_tables: bool):
    async def play(club: Club) -> None:
        token = await club.join()
        forgot = {"email": "ann@example.com"}
        await club.ask("", "POST", "/auth/password/forgot", forgot, 202)
        first = await club.link("reset")
        change = {"current": PASSWORD, "new": OTHER}
        await club.ask(token, "POST", "/auth/password/change", change, 200)
        await club.ask("", "POST", "/auth/password/forgot", forgot, 202)
        second = await club.link("reset")
        club.clock.advance(seconds=3600)
        for link in (first, second):
            body = {"token": link, "password": "yet another password"}
            assert 422 == (await club.ask("", "POST", "/auth/password/reset", body)).status

    played(over_tables, play)


@BOTH
def test_a_new_password_ends_all_other_sessions(over_tables: bool):
    async def play(club: Club) -> None:
        old = await club.join()
        other = (await club.login()).json["token"]
        wrong = {"current": "wrong", "new": OTHER}
        assert 422 == (await club.ask(other, "POST", "/auth/password/change", wrong)).status
        body = {"current": PASSWORD, "new": OTHER}
        new = (await club.ask(other, "POST", "/auth/password/change", body, 200)).json["token"]
        statuses = [(await club.ask(one, "GET", "/users/me")).status for one in (old, other, new)]
        assert [401, 401, 200] == statuses
        await club.run_jobs()
        assert 200 == (await club.ask(new, "GET", "/users/me")).status
        assert any("password was changed" in mail.text for mail in club.outbox.sent)

    played(over_tables, play)


@BOTH
def test_an_address_changes_when_the_new_one_is_confirmed_and_the_old_one_can_undo_it(
    over_tables: bool,
):
    async def play(club: Club) -> None:
        token = await club.join()
        body = {"email": "new@example.com"}
        await club.ask(token, "POST", "/auth/email/change", body, 202)
        link = await club.link("address")
        assert 200 == (await club.login()).status
        await club.ask("", "POST", "/auth/email/confirm", {"token": link}, 200)
        assert (401, 200) == ((await club.login()).status, (await club.login("new")).status)
        undo = await club.link("undo")
        assert "ann@example.com" == club.outbox.sent[-1].to
        club.clock.advance(seconds=7 * 24 * 3600 - 60)
        await club.ask("", "POST", "/auth/email/undo", {"token": undo}, 200)
        assert (200, 401) == ((await club.login()).status, (await club.login("new")).status)
        assert 401 == (await club.ask(token, "GET", "/users/me")).status

    played(over_tables, play)


@BOTH
def test_an_address_that_somebody_else_has_is_refused_at_the_end_only(over_tables: bool):
    async def play(club: Club) -> None:
        token = await club.join()
        await club.join("ben")
        body = {"email": "ben@example.com"}
        await club.ask(token, "POST", "/auth/email/change", body, 202)
        link = await club.link("address")
        assert 409 == (await club.ask("", "POST", "/auth/email/confirm", {"token": link})).status

    played(over_tables, play)


@FACTORS
def test_a_second_factor_asks_for_a_code_and_takes_each_once(kept: Any):
    async def play(club: Club) -> None:
        secret, backup = await club.with_factor(await club.join())
        code = club.code(secret)

        async def step(code: str) -> int:
            answer = await club.login()
            assert "token" not in answer.json
            body = {"token": answer.json["secondFactor"], "code": code}
            return (await club.ask("", "POST", "/auth/second-factor", body)).status

        assert [401, 200, 401] == [await step(one) for one in ("000000", code, code)]
        assert [200, 401] == [await step(backup[0].upper()) for _ in range(2)]

    played(play=play, **kept)


@FACTORS
def test_a_challenge_allows_five_tries_within_five_minutes(kept: Any):
    async def play(club: Club) -> None:
        secret, _ = await club.with_factor(await club.join())
        challenge = (await club.login()).json["secondFactor"]

        async def step(challenge: str, code: str) -> int:
            body = {"token": challenge, "code": code}
            return (await club.ask("", "POST", "/auth/second-factor", body)).status

        for _ in range(5):
            assert 401 == await step(challenge, "000000")
        assert 401 == await step(challenge, club.code(secret))
        late = (await club.login()).json["secondFactor"]
        club.clock.advance(seconds=300)
        assert 401 == await step(late, club.code(secret))

    played(play=play, **kept)


@FACTORS
def test_whoever_knows_the_password_cannot_try_codes_without_end(kept: Any):
    async def play(club: Club) -> None:
        secret, _ = await club.with_factor(await club.join())
        challenges = [(await club.login()).json["secondFactor"] for _ in range(5)]
        assert 429 == (await club.login()).status
        body = {"token": challenges[0], "code": club.code(secret)}
        await club.ask("", "POST", "/auth/second-factor", body, 200)
        club.clock.advance(seconds=900)
        for _ in range(6):  # a right code takes its attempt back
            club.clock.advance(seconds=30)
            body = {"token": (await club.login()).json["secondFactor"], "code": club.code(secret)}
            await club.ask("", "POST", "/auth/second-factor", body, 200)

    played(play=play, **kept)


@FACTORS
def test_the_second_factor_changes_only_shortly_after_the_password_was_entered(kept: Any):
    async def play(club: Club) -> None:
        token = await club.join()
        club.clock.advance(seconds=601)
        answer = await club.ask(token, "POST", "/auth/totp", None, 403)
        assert {"need": "fresh"} == answer.error["details"]
        body = {"password": PASSWORD}
        await club.ask(token, "POST", "/auth/password/verify", body, 204)
        await club.with_factor(token)
        await club.ask(token, "DELETE", "/auth/totp", None, 204)
        assert "token" in (await club.login()).json

    played(play=play, **kept)


@BOTH
def test_sessions_are_listed_and_ended_one_by_one(over_tables: bool):
    async def play(club: Club) -> None:
        first = await club.join()
        club.clock.advance(seconds=60)
        second = (await club.login()).json["token"]
        listed = (await club.ask(second, "GET", "/auth/sessions", None, 200)).json["items"]
        assert [True, False] == [one.get("isCurrent", False) for one in listed]
        page = (await club.ask(second, "GET", "/auth/sessions?limit=1", None, 200)).json
        assert listed[:1] == page["items"]
        rest = f"/auth/sessions?limit=1&cursor={page['nextCursor']}"
        page = (await club.ask(second, "GET", rest, None, 200)).json
        assert (listed[1:], None) == (page["items"], page["nextCursor"])
        assert 400 == (await club.ask(second, "GET", "/auth/sessions?cursor=made-up")).status
        path = f"/auth/sessions/{listed[1]['sessionId']}"
        assert [204, 404] == [(await club.ask(second, "DELETE", path)).status for _ in range(2)]
        assert 401 == (await club.ask(first, "GET", "/users/me")).status
        third = (await club.login()).json["token"]
        await club.ask(third, "DELETE", "/auth/sessions", None, 204)
        assert [401, 200] == [
            (await club.ask(one, "GET", "/users/me")).status for one in (second, third)
        ]

    played(over_tables, play)


@BOTH
def test_the_last_administrator_does_not_leave_and_others_free_their_address(over_tables: bool):
    async def play(club: Club) -> None:
        ann = await club.join(organisation="Acme")
        assert 409 == (await club.ask(ann, "DELETE", "/users/me")).status
        assert 200 == (await club.ask(ann, "GET", "/users/me")).status
        ben = await club.join("ben")
        await club.ask(ben, "DELETE", "/users/me", None, 204)
        assert 401 == (await club.ask(ben, "GET", "/users/me")).status
        assert 401 == (await club.login("ben")).status
        await club.join("ben")

    played(over_tables, play)


@BOTH
def test_a_member_of_several_accounts_of_one_tree_can_leave(over_tables: bool):
    async def play(club: Club) -> None:
        ann, ben = await club.join(organisation="Acme"), await club.join("ben")
        await club.run_jobs()
        parts = club.running.parts.accounts.parts
        (mine,) = (await club.ask(ann, "GET", "/users/me/accounts")).json["items"]
        root = mine["accountId"]
        child = await club.ask(ann, "POST", f"/accounts/{root}/children", {"name": "Shop"}, 201)
        tokens = [mail.text.partition("#/confirm/")[2].split() for mail in club.outbox.sent]
        for token in tokens:
            await club.ask("", "POST", "/auth/confirm", {"token": token[0]})
        for account in (root, child.json["accountId"]):
            path = f"/accounts/{account}/invitations"
            made = await club.ask(ann, "POST", path, {"role": "admin"}, 201)
            await club.ask(ben, "POST", f"/invitations/{made.json['token']}/accept", None, 200)
        await club.ask(ben, "DELETE", "/users/me", None, 204)
        assert [] == await verify(parts, root)
        assert {"accounts": 2, "users": 1, "admins": 1} == await counted(parts, root)

    played(over_tables, play)


def test_the_operator_ends_a_session_that_views_the_product_as_a_person():
    async def play(club: Club) -> None:
        ann = await club.join()
        person = (await club.ask(ann, "GET", "/users/me")).json["userId"]
        sessions = club.running.parts.people.entrance.sessions
        viewing = (await sessions.start(person, sign=Sign(impersonator="operator"))).token
        assert 403 == (await club.ask(viewing, "PATCH", "/users/me", {"name": "Eve"})).status
        await club.ask(viewing, "POST", "/auth/logout", None, 204)
        assert 401 == (await club.ask(viewing, "GET", "/users/me")).status
        assert 200 == (await club.ask(ann, "GET", "/users/me")).status

    played(False, play)


@FACTORS
def test_the_same_holds_on_two_nodes(kept: Any):
    async def play(club: Club) -> None:
        secret, _ = await club.with_factor(await club.join())
        challenge = (await club.login()).json["secondFactor"]
        body = {"token": challenge, "code": club.code(secret)}
        answers = await asyncio.gather(
            *(club.ask("", "POST", "/auth/second-factor", body) for _ in range(4))
        )
        assert 1 == [one.status for one in answers].count(200)

    played(play=play, **kept, nodes=2)
