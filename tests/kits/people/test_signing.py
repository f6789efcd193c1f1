"""Signing up, in and out: a rejected caller learns nothing, and a user gets a fresh session."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from tablewright.kits.people.records import PersonRecord
from tablewright.kits.sessions import limits
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.kits.people.visiting import (
    BASE,
    ME,
    MIA,
    PAGE,
    PASSWORD,
    RATE_LIMITED,
    Visited,
    bearer,
    code_of,
    cookie,
    logged_in,
    registered,
    token_of,
    with_club,
)

WRONG = (401, "unauthenticated")


# Signing in: errors


@with_club
async def test_an_unknown_user_and_a_wrong_password_get_the_same_answer(world: Visited):
    await registered(world)
    wrong = await logged_in(world, "not her password")
    unknown = await logged_in(world, "not her password", email="nobody@example.org")
    nonsense = await logged_in(world, "not her password", email="#")
    assert WRONG == code_of(wrong) == code_of(unknown) == code_of(nonsense)
    assert _said(wrong) == _said(unknown) == _said(nonsense)


def _said(reply: ReceivedResponse) -> tuple[Any, ...]:
    """An answer without what is different in any two."""
    body = {**reply.error, "requestId": ""}
    left_out = ("x-request-id", "x-ratelimit-remaining", "x-ratelimit-reset")
    return body, {name: one for name, one in reply.headers.items() if name not in left_out}


@pytest.mark.parametrize(
    "email", [" ", "#", "a#b@c.example", "\0", "\u2028", "\U0010ffff", "x" * 254, "\u0130@x.yz"]
)
@with_club
async def test_whatever_is_no_address_is_unknown_like_any_other(world: Visited, email: str):
    assert WRONG == code_of(await logged_in(world, email=email))


@with_club
async def test_the_sixth_attempt_at_an_account_is_refused_even_if_it_is_right(world: Visited):
    await registered(world)
    for number in range(5):
        reply = await logged_in(world, "wrong", address=f"198.51.100.{number}")
        assert WRONG == code_of(reply)
    reply = await logged_in(world, address="198.51.100.9")
    assert RATE_LIMITED == code_of(reply)
    assert "900" == reply.headers["retry-after"]
    world.clock.advance(seconds=899)
    assert 429 == (await logged_in(world, address="198.51.100.9")).status
    world.clock.advance(seconds=1)
    assert 200 == (await logged_in(world, address="198.51.100.9")).status


@with_club
async def test_an_unknown_account_is_counted_like_one_that_is_there(world: Visited):
    for number in range(5):
        await logged_in(world, email="nobody@example.org", address=f"198.51.100.{number}")
    reply = await logged_in(world, email="NOBODY@example.org", address="198.51.100.9")
    assert RATE_LIMITED == code_of(reply)


@with_club
async def test_the_sixth_attempt_from_an_address_is_refused_whatever_it_is_at(world: Visited):
    await registered(world)
    for number in range(5):
        await logged_in(world, email=f"user{number}@example.org", address="198.51.100.1")
    assert 429 == (await logged_in(world, address="198.51.100.1")).status
    assert 200 == (await logged_in(world, address="198.51.100.2")).status


@with_club
async def test_a_good_sign_in_clears_the_account_and_costs_its_address_nothing(world: Visited):
    await registered(world)
    for _ in range(3):
        for _ in range(2):
            await logged_in(world, "wrong", address="198.51.100.1")
        assert 200 == (await logged_in(world, address="198.51.100.2")).status
        world.clock.advance(seconds=900)
    for _ in range(20):
        assert 200 == (await logged_in(world, address="198.51.100.2")).status


@with_club
async def test_a_stranger_cannot_lock_out_whoever_signed_up_from_an_address(world: Visited):
    caller = AsyncCaller(world.app, address="198.51.100.77")
    assert 201 == (await caller.ask("POST", f"{BASE}/auth/register", MIA)).status
    for number in range(5):
        await logged_in(world, "wrong", address=f"198.51.100.{number}")
    assert 429 == (await logged_in(world, address="198.51.100.9")).status
    assert 200 == (await logged_in(world, address="198.51.100.77")).status


@with_club
async def test_a_stranger_cannot_lock_out_whoever_signed_in_from_an_address_before(world: Visited):
    await registered(world)
    assert 200 == (await logged_in(world, address="198.51.100.77")).status
    for number in range(5):
        await logged_in(world, "wrong", address=f"198.51.100.{number}")
    assert 429 == (await logged_in(world, address="198.51.100.9")).status
    assert 200 == (await logged_in(world, address="198.51.100.77")).status


@with_club
async def test_of_many_attempts_at_once_five_get_as_far_as_the_password(world: Visited):
    await registered(world)
    asked = [logged_in(world, "wrong", address=f"198.51.100.{number}") for number in range(30)]
    statuses = [one.status for one in await asyncio.gather(*asked)]
    assert (5, 25) == (statuses.count(401), statuses.count(429))


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "https://evil.example", "host": "club.example"},
        {"origin": "null", "host": "club.example"},
    ],
)
@with_club
async def test_no_page_of_another_site_signs_anybody_in(world: Visited, headers: dict[str, str]):
    await registered(world)
    assert (403, "forbidden") == code_of(await logged_in(world, headers=headers))


# Signing in: sessions


@with_club
async def test_signing_in_gives_a_page_a_cookie_alone_and_a_program_the_token_too(world: Visited):
    await registered(world)
    for headers in (PAGE, {"host": "club.example", "origin": "http://club.example"}, {}):
        reply = await logged_in(world, headers=headers)
        assert 200 == reply.status
        token = token_of(reply)
        assert re.fullmatch(r"session_[0-9a-f-]{36}_[0-9A-Za-z]{49}", token)
        assert reply.headers["set-cookie"] == (
            f"club-session={token}; Path=/club; Max-Age=2592000; HttpOnly; SameSite=Lax"
        )
        assert "no-store" == reply.headers["cache-control"]
        assert (None if headers else token) == reply.json.get("token")
        assert (token.encode() in reply.body) == (not headers)


@with_club
async def test_over_https_nobody_but_this_host_can_have_set_the_cookie(world: Visited):
    await registered(world)
    reply = await logged_in(world, headers=PAGE, scheme="https")
    name, _, rest = reply.headers["set-cookie"].partition("=")
    assert "__Host-club-session" == name
    assert rest.endswith("; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure")
    planted = {"cookie": f"club-session={token_of(reply)}"}
    own = {"cookie": f"__Host-club-session={token_of(reply)}"}
    ask = world.anybody.ask
    assert 401 == (await ask("GET", ME, headers=planted, scheme="https")).status
    assert 200 == (await ask("GET", ME, headers=own, scheme="https")).status


@with_club
async def test_the_token_and_the_cookie_say_who_has_signed_in(world: Visited):
    await registered(world)
    reply = await logged_in(world, headers=PAGE)
    for shown in (bearer(reply), cookie(reply)):
        found = await world.anybody.ask("GET", ME, headers=shown)
        assert (200, "Mia@Example.org") == (found.status, found.json["email"])


@with_club
async def test_a_session_that_was_planted_before_signing_in_is_dead_afterwards(world: Visited):
    await registered(world)
    planted = await logged_in(world)
    fresh = await logged_in(world, headers={**PAGE, **cookie(planted)})
    assert token_of(planted) != token_of(fresh)
    assert 401 == (await world.anybody.ask("GET", ME, headers=bearer(planted))).status
    assert 200 == (await world.anybody.ask("GET", ME, headers=bearer(fresh))).status


@with_club
async def test_a_session_ends_after_thirty_days_however_much_it_is_used(world: Visited):
    await registered(world)
    shown = bearer(await logged_in(world))
    for _ in range(30):
        assert 200 == (await world.anybody.ask("GET", ME, headers=shown)).status
        world.clock.advance(seconds=24 * 3600)
    assert 401 == (await world.anybody.ask("GET", ME, headers=shown)).status


@with_club
async def test_a_password_does_not_expire(world: Visited):
    await registered(world)
    world.clock.advance(seconds=10 * 365 * 24 * 3600)
    assert 200 == (await logged_in(world)).status


@with_club
async def test_a_session_that_nobody_uses_for_two_weeks_ends(world: Visited):
    await registered(world)
    shown = bearer(await logged_in(world))
    world.clock.advance(seconds=limits.SESSION_IDLE_SECONDS - 1)
    assert 200 == (await world.anybody.ask("GET", ME, headers=shown)).status
    world.clock.advance(seconds=limits.SESSION_IDLE_SECONDS)
    assert 401 == (await world.anybody.ask("GET", ME, headers=shown)).status


@with_club
async def test_signing_out_ends_the_session_and_takes_the_cookie_away(world: Visited):
    await registered(world)
    reply = await logged_in(world, headers=PAGE)
    path = f"{BASE}/auth/logout"
    assert 403 == (await world.anybody.ask("POST", path, headers=cookie(reply))).status
    out = await world.anybody.ask("POST", path, headers={**PAGE, **cookie(reply)})
    assert (204, b"") == (out.status, out.body)
    assert "Max-Age=0" in out.headers["set-cookie"]
    assert 401 == (await world.anybody.ask("GET", ME, headers=bearer(reply))).status
    assert 204 == (await world.anybody.ask("POST", path)).status  # works without signing in


# Signing up


@with_club
async def test_whoever_signs_up_is_signed_in(world: Visited):
    reply = await registered(world)
    assert 201 == reply.status
    user = reply.json["user"]
    assert ("Mia@Example.org", "Mia") == (user["email"], user["name"])
    assert {"userId", "email", "name", "isConfirmed"} == set(user)
    assert 200 == (await world.anybody.ask("GET", ME, headers=bearer(reply))).status


@pytest.mark.parametrize("email", ["mia@example.org", "MIA@EXAMPLE.ORG", " Mia@example.org "])
@with_club
async def test_an_address_that_is_taken_is_refused_however_spelled(world: Visited, email: str):
    await registered(world)
    reply = await registered(world, email=email, password="another good one")
    assert (409, "conflict") == code_of(reply)
    assert 200 == (await logged_in(world)).status


@with_club
async def test_of_many_who_want_one_address_at_once_one_gets_it(world: Visited):
    asked = [registered(world) for _ in range(8)]
    statuses = [one.status for one in await asyncio.gather(*asked)]
    assert (1, 7) == (statuses.count(201), statuses.count(409))


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"email": "no address"}, "email"),
        ({"email": "a@b"}, "email"),
        ({"email": "a@b.c\r\nBcc: x@y.z"}, "email"),
        ({"email": "a@b.example, c@d.example"}, "email"),
        ({"email": "Mia <mia@example.org>"}, "email"),
        ({"email": "x" * 65 + "@example.org"}, "email"),
        ({"password": "1234567"}, "password"),
        ({"password": "x" * 101}, "password"),
        ({"password": "password123"}, "password"),
        ({"password": "aaaaaaaaaaaa"}, "password"),
        ({"password": "MIA@example.org"}, "password"),
        ({"password": "mia.example-1"}, "password"),
        ({"password": "Club-2026!"}, "password"),
        ({"name": ""}, "name"),
        ({"name": "Mia\r\nBcc: eve"}, "name"),
        ({"role": "admin"}, ""),
        ({"userId": "ann"}, ""),
    ],
)
@with_club
async def test_what_cannot_be_an_account_is_refused(
    world: Visited, given: dict[str, Any], place: str
):
    reply = await registered(world, **given)
    assert (422, "invalid") == code_of(reply)
    assert place in str(reply.error)
    assert await world.db.run(PersonRecord.by_unique(system="club", email=MIA["email"])) is None


@with_club
async def test_an_address_makes_ten_accounts_an_hour(world: Visited):
    for number in range(10):
        assert 201 == (await registered(world, email=f"mia{number}@example.org")).status
    reply = await registered(world)
    assert RATE_LIMITED == code_of(reply)
    world.clock.advance(seconds=3600)
    assert 201 == (await registered(world)).status


# What is secret


@with_club
async def test_no_password_hash_is_in_any_answer_and_no_token_in_the_store(world: Visited):
    replies = [await registered(world), await logged_in(world)]
    shown = bearer(replies[0])
    paths = (ME, f"{BASE}/auth/sessions")
    replies += [await world.anybody.ask("GET", path, headers=shown) for path in paths]
    assert not any(b"argon2" in one.body or b"asswordHash" in one.body for one in replies)
    stored = ""
    for table in (await world.db.call("ListTables", {}))["TableNames"]:
        stored += str((await world.db.call("Scan", {"TableName": table}))["Items"])
    assert PASSWORD not in stored
    for reply in replies[:2]:
        assert reply.json["token"] not in stored
        assert reply.json["token"][-49:] not in stored
