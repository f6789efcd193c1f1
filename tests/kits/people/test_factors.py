"""Second factors, wherever they are stored: kept secret, replaced as a whole, and deleted."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from tablewright.ids import RandomIds
from tablewright.kits.people.second_factor import backup_hash_of, new_backup_codes
from tablewright.kits.sessions.passwords import Passwords
from tests.kits.people.test_people import FACTORS, OTHER, Club, played
from tests.kits.people.world import CHEAP, FELLOWS, Fellow

HASH = re.compile("[0-9a-f]{32}[.][0-9a-f]{64}")  # of a backup code, after its salt


async def stored(club: Club) -> str:
    """Everything that the store holds."""
    tables = (await club.db.call("ListTables", {}))["TableNames"]
    found = [(await club.db.call("Scan", {"TableName": one}))["Items"] for one in tables]
    return str(found)


def test_a_shape_has_all_of_a_second_factor_or_nothing_but_whether_it_is_on():
    with pytest.raises(TypeError, match="four attributes"):
        replace(FELLOWS, backup_codes=None)
    with pytest.raises(TypeError, match="four attributes"):
        replace(FELLOWS, totp_enabled=None)
    assert Fellow is replace(FELLOWS).entity


def test_an_encrypted_password_needs_a_mark_that_conditions_can_compare():
    with pytest.raises(TypeError, match="an encrypted password needs password_mark"):
        replace(FELLOWS, password_mark=None)


@FACTORS
def test_a_factor_that_is_on_is_neither_set_up_nor_confirmed_again(kept: Any):
    async def play(club: Club) -> None:
        token = await club.join()
        nothing = {"code": "000000"}
        await club.ask(token, "POST", "/auth/totp/confirm", nothing, 409)
        await club.ask(token, "POST", "/auth/backup-codes", None, 409)
        secret, _ = await club.with_factor(token)
        await club.ask(token, "POST", "/auth/totp", None, 409)
        again = {"code": club.code(secret)}
        await club.ask(token, "POST", "/auth/totp/confirm", again, 409)

    played(play=play, **kept)


@FACTORS
def test_a_set_up_that_was_not_confirmed_asks_for_nothing_and_can_begin_again(kept: Any):
    async def play(club: Club) -> None:
        token = await club.join()
        await club.ask(token, "POST", "/auth/totp", None, 201)
        for code in ("000000", "१२३४५६", "six digits"):
            await club.ask(token, "POST", "/auth/totp/confirm", {"code": code}, 422)
        assert "token" in (await club.login()).json
        await club.with_factor(token)
        assert "secondFactor" in (await club.login()).json

    played(play=play, **kept)


@FACTORS
def test_a_new_password_by_mail_does_not_replace_the_second_factor(kept: Any):
    async def play(club: Club) -> None:
        await club.with_factor(await club.join())
        forgotten = {"email": "ann@example.com"}
        await club.ask("", "POST", "/auth/password/forgot", forgotten, 202)
        body = {"token": await club.link("reset"), "password": OTHER}
        await club.ask("", "POST", "/auth/password/reset", body, 204)
        entered = await club.login(password=OTHER)
        assert entered.json["secondFactor"]
        assert "token" not in entered.json
        assert "set-cookie" not in entered.headers

    played(play=play, **kept)


def test_backup_codes_have_50_random_bits():
    codes = {code for _ in range(100) for code in new_backup_codes(RandomIds())}
    assert 1_000 == len(codes)
    assert all(re.fullmatch("[a-z2-7]{5}-[a-z2-7]{5}", code) for code in codes)
    letters = [{code.replace("-", "")[place] for code in codes} for place in range(10)]
    assert [32] * 10 == list(map(len, letters))


@FACTORS
def test_other_backup_codes_end_the_old_ones(kept: Any):
    async def play(club: Club) -> None:
        token = await club.join()
        _, old = await club.with_factor(token)
        new = (await club.ask(token, "POST", "/auth/backup-codes", None, 201)).json["codes"]

        async def step(code: str) -> int:
            body = {"token": (await club.login()).json["secondFactor"], "code": code}
            return (await club.ask("", "POST", "/auth/second-factor", body)).status

        assert [401, 200] == [await step(one[0]) for one in (old, new)]

    played(play=play, ids=RandomIds(), **kept)  # others count, and repeat themselves


@FACTORS
@pytest.mark.parametrize("path", ["/auth/totp", "/users/me"], ids=["off", "left"])
def test_the_secret_is_never_stored_in_the_clear_and_goes_with_the_factor(kept: Any, path: str):
    async def play(club: Club) -> None:
        token = await club.join()
        secret, codes = await club.with_factor(token)
        there = await stored(club)
        passwords = Passwords(RandomIds(), CHEAP, verifies_bcrypt=False)
        assert await backup_hash_of(codes[0], set(HASH.findall(there)), passwords)
        assert secret not in there
        assert codes[0] not in there
        await club.ask(token, "DELETE", path, None, 204)
        assert [] == HASH.findall(await stored(club))

    played(play=play, **kept)
