"""Passwords: what is stored, what is verified, what it costs, and what is refused."""

from __future__ import annotations

import asyncio
import sys
import threading
import unicodedata
from typing import Any

import argon2
import bcrypt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.errors import InvalidError, MissingExtraError, UnavailableError
from tablewright.ids import CountingIds, RandomIds
from tablewright.kits.sessions import common_passwords, limits
from tablewright.kits.sessions.passwords import Effort, Passwords, Verdict, check_password
from tests.examples import examples
from tests.kits.sessions.listing import digests
from tests.tidy.tree import PACKAGE

CHEAP = Effort(memory_kib=8, rounds=1, bcrypt_cost=4)
GOOD, BAD = Verdict(is_good=True), Verdict(is_good=False)


def hashed(password: str, effort: Effort = CHEAP) -> str:
    return asyncio.run(Passwords(RandomIds(), effort).hash(password))


def verified(stored: str | None, password: str, effort: Effort = CHEAP) -> Verdict:
    return asyncio.run(Passwords(RandomIds(), effort).verify(stored, password))


def of_bcrypt(password: bytes, kind: str = "$2a$") -> str:
    return kind + bcrypt.hashpw(password, bcrypt.gensalt(4)).decode()[4:]


# What is refused


def test_a_start_without_bcrypt_is_refused_and_the_extra_is_named(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setitem(sys.modules, "bcrypt", None)
    with pytest.raises(MissingExtraError, match=r"pip install 'tablewright\[yggdrasil\]'"):
        Passwords(RandomIds(), CHEAP)


def test_without_bcrypt_its_hashes_are_refused_and_those_of_argon2_are_verified(
    monkeypatch: pytest.MonkeyPatch,
):
    stored = of_bcrypt(b"correct horse")
    monkeypatch.setitem(sys.modules, "bcrypt", None)
    alone = Passwords(RandomIds(), CHEAP, verifies_bcrypt=False)
    assert BAD == asyncio.run(alone.verify(stored, "correct horse"))
    assert GOOD == asyncio.run(
        alone.verify(asyncio.run(alone.hash("correct horse")), "correct horse")
    )


@pytest.mark.parametrize(
    "password",
    [
        "",
        "1234567",
        "x" * 101,
        "ä" * 101,
        "a" * 20,
        "password1",
        "PASSWORD1",
        "ann@example.com",
        "Ann@Example.COM",
        "annannann",
        "ann-2026",
        "Example123!",
        "Family trees",
        "TREES4family",
        "with a\0zero",
    ],
)
def test_a_password_that_is_easy_to_guess_or_too_long_is_refused(password: str):
    known = ("ann@example.com", "Ann", "Family trees")
    with pytest.raises(InvalidError) as refused:
        check_password(password, not_like=known, place="password")
    assert "password" == refused.value.details["place"]


def test_the_list_has_the_3_000_most_common_passwords_and_more():
    listed = (PACKAGE / "kits" / "sessions" / common_passwords.FILE).read_bytes()
    size = common_passwords.DIGEST_BYTES
    digests = [listed[start : start + size] for start in range(0, len(listed), size)]
    assert sorted(set(digests)) == digests
    assert len(digests) >= 3_000


@pytest.mark.parametrize(
    "password",
    """12345678 123456789 1q2w3e4r5t access14 airplane baseball basketball blink182 butterfly
    changeme chocolate computer elizabeth football iloveyou liverpool manchester metallica microsoft
    midnight minecraft mountain p@ssw0rd passw0rd Password1 princess qwertyuiop starwars sunshine
    superman swordfish trustno1 welcome1 zaq12wsx""".split(),
)
def test_a_password_of_public_breaches_is_refused(password: str):
    with pytest.raises(InvalidError, match="too common"):
        check_password(password, place="password")


def test_the_list_is_built_of_the_first_passwords_that_are_long_enough():
    lines = ["short 9", "Long enough 8", "longer-one 7", "LONGER-ONE 6"]
    assert [] == digests(["short 9"])
    assert sorted(map(common_passwords.digest_of, ["longer-one"])) == digests(lines)


@pytest.mark.parametrize(
    "password",
    [
        "8 chars!",
        "ab" * 50,
        "Hannover 96",
        "x" + "ä" * 63,
        "äöü" * 3,
        "  spaces  ",
        "汉字汉字密码密码",
        "🌳🌲🌴🎄🍂🍁🌿🍀",
    ],
)
def test_any_other_is_taken_whatever_it_is_made_of(password: str):
    check_password(password, not_like=("ann@example.com",), place="password")
    assert GOOD == verified(hashed(password), password)


# What is stored


def test_the_usual_effort_is_what_owasp_asks_for_at_least():
    parameters = argon2.extract_parameters(hashed("correct horse", Effort()))
    assert argon2.Type.ID is parameters.type
    assert (19_456, 2, 1) == (
        parameters.memory_cost,
        parameters.time_cost,
        parameters.parallelism,
    )
    assert (16, 32) == (parameters.salt_len, parameters.hash_len)
    assert limits.PASSWORD_MEMORY_KIB == parameters.memory_cost


def test_two_hashes_of_one_password_are_different():
    assert hashed("correct horse") != hashed("correct horse")


def test_salts_come_from_the_ids_that_are_passed_in():
    first, second = (asyncio.run(Passwords(CountingIds(), CHEAP).hash("x")) for _ in range(2))
    assert first == second


def test_a_short_secret_costs_as_much_as_a_password_and_depends_on_its_salt():
    passwords, salts = Passwords(RandomIds(), CHEAP), (b"s" * 16, b"t" * 16)
    one, other = (asyncio.run(passwords.digests(["abcde"], salt))[0] for salt in salts)
    raw = argon2.low_level.hash_secret_raw(b"abcde", salts[0], 1, 8, 1, 32, argon2.Type.ID)
    assert raw.hex() == one
    assert one != other


# What is verified


def test_a_wrong_password_is_not_good():
    stored = hashed("correct horse")
    for wrong in ("", "correct horsf", "correct horse ", " correct horse", "Correct horse"):
        assert BAD == verified(stored, wrong)


@settings(max_examples=examples(30), deadline=None)
@given(st.text(max_size=60))
def test_whatever_is_hashed_is_verified(password: str):
    assert GOOD == verified(hashed(password), password)


def test_it_does_not_matter_how_a_keyboard_composes_letters():
    composed, apart = (unicodedata.normalize(form, "pässwörter é") for form in ("NFC", "NFD"))
    assert composed != apart
    assert GOOD == verified(hashed(apart), composed) == verified(hashed(composed), apart)


def test_letters_that_only_look_alike_stay_different():
    assert BAD == verified(hashed("²²²²²²²²"), "22222222")


def test_whatever_is_refused_costs_one_verification_of_each_kind(
    monkeypatch: pytest.MonkeyPatch,
):
    verify, checkpw, costs = argon2.PasswordHasher.verify, bcrypt.checkpw, list[str]()

    def argon2_noting(self: argon2.PasswordHasher, stored: str, password: str | bytes) -> bool:
        costs.append(stored.rpartition("$")[0].rpartition("$")[0])
        return verify(self, stored, password)

    def bcrypt_noting(password: bytes, stored: bytes) -> bool:
        costs.append(stored[4:7].decode())
        return checkpw(password, stored)

    has_argon2, has_bcrypt = hashed("correct horse"), of_bcrypt(b"correct horse", "$2b$")
    monkeypatch.setattr(argon2.PasswordHasher, "verify", argon2_noting)
    monkeypatch.setattr(bcrypt, "checkpw", bcrypt_noting)
    for stored in (None, has_argon2, has_bcrypt):
        costs.clear()
        assert BAD == verified(stored, "wrong")
        assert ["$argon2id$v=19$m=8,t=1,p=1", "04$"] == sorted(costs)
    for stored in (has_argon2, has_bcrypt):
        costs.clear()
        assert verified(stored, "correct horse").is_good
        assert 1 == len(costs)


@settings(max_examples=examples(20), deadline=None)
@given(st.text(max_size=80))
def test_no_password_has_a_hash_that_is_nobodys(password: str):
    assert BAD == verified(None, password)


def test_a_hash_of_less_effort_is_good_and_outdated():
    stored = hashed("correct horse")
    stronger = Effort(memory_kib=16, rounds=2, bcrypt_cost=4)
    assert Verdict(is_good=True, is_outdated=True) == verified(stored, "correct horse", stronger)
    assert BAD == verified(stored, "wrong", stronger)


@pytest.mark.parametrize("kind", ["$2a$", "$2b$", "$2y$"])
def test_hashes_of_bcrypt_are_verified_and_outdated(kind: str):
    stored = of_bcrypt(b"correct horse", kind)
    assert Verdict(is_good=True, is_outdated=True) == verified(stored, "correct horse")
    assert not verified(stored, "wrong horse").is_good


def test_a_hash_that_another_implementation_of_bcrypt_made_is_verified():
    stored = "$2a$05$CCCCCCCCCCCCCCCCCCCCC.7uG0VCzI2bS7j6ymqJi9CdcdxiRTWNy"  # of the empty text
    assert verified(stored, "").is_good


@pytest.mark.parametrize("length", [71, 72, 73, 100, 1_000])
def test_bcrypt_looks_at_72_bytes_and_a_longer_password_gets_in_all_the_same(length: int):
    typed = ("x" * length).encode()
    stored = of_bcrypt(typed[:72])
    assert verified(stored, typed.decode()).is_good
    assert not verified(stored, "x" * 70 + "y" + "x" * (length - 71)).is_good


def test_a_letter_of_several_bytes_at_that_place_is_cut_like_any_other():
    typed = "x" * 71 + "é"
    assert verified(of_bcrypt(typed.encode()[:72]), typed).is_good


def test_bcrypt_is_asked_with_what_was_typed_since_its_hashes_were_made_so():
    apart = unicodedata.normalize("NFD", "pässwörter")
    assert verified(of_bcrypt(apart.encode()), apart).is_good


@pytest.mark.parametrize(
    "stored",
    [
        "",
        "plain",
        "$argon2id$",
        "$argon2id$v=19$m=8,t=1,p=1$YWFhYWFhYWE",
        "$2a$10$short",
        "$2a$99$" + "." * 53,
        "$2x$05$" + "." * 53,
        "$1$md5",
    ],
)
def test_what_is_no_hash_lets_nobody_in_and_breaks_nothing(stored: str):
    for password in ("", "plain", "correct horse", "a\0b"):
        assert not verified(stored, password).is_good


# What it costs


def test_no_more_are_hashed_at_once_than_memory_is_meant_for(monkeypatch: pytest.MonkeyPatch):
    running, most, lock, gate = 0, 0, threading.Lock(), threading.Event()

    def slow(self: Any, raw: bytes, *, salt: bytes) -> str:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
            if running == limits.PASSWORD_HASHES_AT_ONCE_MAX:
                gate.set()
        gate.wait(60)
        with lock:
            running -= 1
        return "hash"

    async def main() -> None:
        passwords = Passwords(RandomIds(), CHEAP)
        await asyncio.gather(*(passwords.hash("x") for _ in range(20)))

    monkeypatch.setattr(argon2.PasswordHasher, "hash", slow)
    asyncio.run(main())
    assert limits.PASSWORD_HASHES_AT_ONCE_MAX == most


def test_too_many_who_wait_are_told_to_come_back():
    async def main() -> list[str | BaseException]:
        passwords = Passwords(RandomIds(), CHEAP)
        asked = (passwords.hash("x") for _ in range(limits.PASSWORD_HASHES_WAITING_MAX + 5))
        return await asyncio.gather(*asked, return_exceptions=True)

    outcomes = asyncio.run(main())
    assert 5 == sum(isinstance(one, UnavailableError) for one in outcomes)


def test_shown_it_tells_no_hash():
    assert "argon2" not in repr(Passwords(RandomIds(), CHEAP))
