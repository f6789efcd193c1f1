"""People over HTTP: signing up and in, recovery, second factor, sessions and leaving."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pyotp
import pytest

from tablewright.testing.caller import ReceivedResponse
from tablewright.testing.system import AsyncSystemUnderTest, in_memory
from tests.kits.people.world import club

BOTH = pytest.mark.parametrize("over_tables", [False, True], ids=["own records", "own table"])
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
        return pyotp.TOTP(secret).at(int(self.clock.now()))


def _run(over_tables: bool, play: Any, **more: Any) -> None:
    async def main() -> None:
        async with in_memory(club(over_tables=over_tables), Club, **more) as system:
            await play(system)

    asyncio.run(main())


def _same(one: ReceivedResponse, other: ReceivedResponse) -> bool:
    def told(answer: ReceivedResponse) -> Mapping[str, Any]:
        return {**answer.error, "requestId": ""}

    return (one.status, told(one)) == (other.status, told(other))


@BOTH
def test_a_wrong_password_and_an_unknown_address_get_the_same_response(over_tables: bool):
    async def play(club: Club) -> None:
        await club.join()
        wrong, unknown = await club.login("ann", "wrong"), await club.login("eve", "wrong")
        assert 401 == wrong.status
        assert _same(wrong, unknown)

    _run(over_tables, play)


@BOTH
def test_a_taken_address_is_a_conflict_however_it_is_spelled(over_tables: bool):
    async def play(club: Club) -> None:
        await club.join()
        body = {"email": " ANN@example.com", "password": PASSWORD, "name": "Other"}
        answer = await club.ask("", "POST", "/auth/register", body, 409)
        assert {"place": "email"} == answer.error["details"]

    _run(over_tables, play)


@BOTH
def test_a_password_that_is_easy_to_guess_is_rejected(over_tables: bool):
    async def play(club: Club) -> None:
        for password in ("short", "ann@example.com", "password123"):
            body = {"email": "ann@example.com", "password": password, "name": "Ann"}
            assert 422 == (await club.ask("", "POST", "/auth/register", body)).status

    _run(over_tables, play)


@BOTH
def test_ten_sign_ups_in_an_hour_from_one_network_are_enough(over_tables: bool):
    async def play(club: Club) -> None:
        for number in range(10):
            await club.join(f"p{number}")
        body = {"email": "more@example.com", "password": PASSWORD, "name": "More"}
        assert 429 == (await club.ask("", "POST", "/auth/register", body)).status

    _run(over_tables, play)


@BOTH
def test_signing_up_creates_the_organisation_in_the_same_transaction(over_tables: bool):
    async def play(club: Club) -> None:
        token = await club.join(organisation="Acme")
        mine = (await club.ask(token, "GET", "/users/me/accounts", None, 200)).json["items"]
        assert [("Acme", "admin", True)] == [(o["name"], o["role"], o["isDefault"]) for o in mine]

    _run(over_tables, play)


@BOTH
def test_an_address_is_confirmed_once_and_before_that_nobody_is_invited(over_tables: bool):
    async def play(club: Club) -> None:
        token = await club.join(organisation="Acme")
        account = (await club.ask(token, "GET", "/users/me/accounts")).json["items"][0]["accountId"]
        path = f"/accounts/{account}/invitations"
        assert 403 == (await club.ask(token, "POST", path, {"role": "viewer"})).status
        link = await club.link("confirm")
        assert [204, 422] == [
            (await club.ask("", "POST", "/auth/confirm", {"token": link})).status for _ in range(2)
        ]
        assert 201 == (await club.ask(token, "POST", path, {"role": "viewer"})).status
        assert (await club.ask(token, "GET", "/users/me")).json["isConfirmed"]

    _run(over_tables, play)


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

    _run(over_tables, play)


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

    _run(over_tables, play)


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

    _run(over_tables, play)


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

    _run(over_tables, play)


@BOTH
def test_an_address_that_somebody_else_has_is_refused_at_the_end_only(over_tables: bool):
    async def play(club: Club) -> None:
        token = await club.join()
        await club.join("ben")
        body = {"email": "ben@example.com"}
        await club.ask(token, "POST", "/auth/email/change", body, 202)
        link = await club.link("address")
        assert 409 == (await club.ask("", "POST", "/auth/email/confirm", {"token": link})).status

    _run(over_tables, play)


@BOTH
def test_a_second_factor_asks_for_a_code_and_takes_each_once(over_tables: bool):
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

    _run(over_tables, play)


@BOTH
def test_a_challenge_allows_five_tries_within_five_minutes(over_tables: bool):
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

    _run(over_tables, play)


@BOTH
def test_the_second_factor_changes_only_shortly_after_the_password_was_entered(over_tables: bool):
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

    _run(over_tables, play)


@BOTH
def test_sessions_are_listed_and_ended_one_by_one(over_tables: bool):
    async def play(club: Club) -> None:
        first = await club.join()
        club.clock.advance(seconds=60)
        second = (await club.login()).json["token"]
        listed = (await club.ask(second, "GET", "/auth/sessions", None, 200)).json["items"]
        assert [True, False] == [one.get("isCurrent", False) for one in listed]
        path = f"/auth/sessions/{listed[1]['sessionId']}"
        assert [204, 404] == [(await club.ask(second, "DELETE", path)).status for _ in range(2)]
        assert 401 == (await club.ask(first, "GET", "/users/me")).status
        third = (await club.login()).json["token"]
        await club.ask(third, "DELETE", "/auth/sessions", None, 204)
        assert [401, 200] == [
            (await club.ask(one, "GET", "/users/me")).status for one in (second, third)
        ]

    _run(over_tables, play)


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

    _run(over_tables, play)


@BOTH
def test_five_wrong_passwords_are_enough_for_a_quarter_of_an_hour(over_tables: bool):
    async def play(club: Club) -> None:
        await club.join()
        statuses = [(await club.login("ann", "wrong")).status for _ in range(6)]
        assert [401] * 5 + [429] == statuses
        club.clock.advance(seconds=900)
        assert 200 == (await club.login()).status

    _run(over_tables, play)


@BOTH
def test_the_same_holds_on_two_nodes(over_tables: bool):
    async def play(club: Club) -> None:
        secret, _ = await club.with_factor(await club.join())
        challenge = (await club.login()).json["secondFactor"]
        body = {"token": challenge, "code": club.code(secret)}
        answers = await asyncio.gather(
            *(club.ask("", "POST", "/auth/second-factor", body) for _ in range(4))
        )
        assert 1 == [one.status for one in answers].count(200)

    _run(over_tables, play, nodes=2)
