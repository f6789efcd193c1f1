"""Confirmed addresses: only those who read the mails of an address can confirm it."""

from __future__ import annotations

import pytest

from tablewright.kits.people import limits
from tablewright.testing.caller import ReceivedResponse
from tests.kits.people.visiting import (
    BASE,
    INVALID,
    ME,
    MIA,
    RATE_LIMITED,
    Visited,
    bearer,
    code_of,
    logged_in,
    mailed,
    registered,
    with_club,
)

CONFIRM, AGAIN = f"{BASE}/auth/confirm", f"{BASE}/auth/confirmation"
RESET, ADDRESS = f"{BASE}/auth/password", f"{BASE}/auth/email"


async def confirmed(world: Visited, token: str) -> ReceivedResponse:
    return await world.anybody.ask("POST", CONFIRM, {"token": token})


async def is_confirmed(world: Visited, reply: ReceivedResponse) -> bool:
    return (await world.anybody.ask("GET", ME, headers=bearer(reply))).json["isConfirmed"]


async def moved(world: Visited, reply: ReceivedResponse, email: str) -> None:
    """Takes another address, by the link that was mailed to it."""
    body = {"email": email}
    told = await world.anybody.ask("POST", f"{ADDRESS}/change", body, headers=bearer(reply))
    assert 202 == told.status
    link = {"token": (await mailed(world, "address"))[-1]}
    assert 200 == (await world.anybody.ask("POST", f"{ADDRESS}/confirm", link)).status


# What is refused


@with_club
async def test_the_link_to_an_address_is_worthless_when_another_took_its_place(world: Visited):
    mia = await registered(world)
    (older,) = await mailed(world, "confirm")
    await moved(world, mia, "new@example.org")
    assert INVALID == code_of(await confirmed(world, older))


@with_club
async def test_a_link_is_good_for_three_days(world: Visited):
    await registered(world)
    (token,) = await mailed(world, "confirm")
    world.clock.advance(seconds=limits.CONFIRMATION_SECONDS)
    assert INVALID == code_of(await confirmed(world, token))


@pytest.mark.parametrize("token", ["", "confirm_x", "confirm_" + "0" * 49, "reset_" + "0" * 49])
@with_club
async def test_what_cannot_be_a_token_is_refused(world: Visited, token: str):
    await registered(world)
    refused = await confirmed(world, token)
    assert (INVALID, "token") == (code_of(refused), refused.error["details"]["place"])


@with_club
async def test_a_token_of_another_purpose_confirms_nothing(world: Visited):
    mia = await registered(world)
    await world.anybody.ask("POST", f"{RESET}/forgot", {"email": MIA["email"]})
    (reset,) = await mailed(world, "reset")
    for token in (reset, mia.json["token"]):
        assert INVALID == code_of(await confirmed(world, token))


@with_club
async def test_three_more_mails_are_sent_in_an_hour(world: Visited):
    headers = bearer(await registered(world))
    for _ in range(limits.PERSON_MAILS_MAX):
        assert 202 == (await world.anybody.ask("POST", AGAIN, headers=headers)).status
    assert RATE_LIMITED == code_of(await world.anybody.ask("POST", AGAIN, headers=headers))
    assert 1 + limits.PERSON_MAILS_MAX == len(await mailed(world, "confirm"))
    world.clock.advance(seconds=limits.PERSON_MAILS_SECONDS)
    assert 202 == (await world.anybody.ask("POST", AGAIN, headers=headers)).status


@with_club
async def test_links_to_three_other_addresses_are_sent_in_an_hour(world: Visited):
    headers = bearer(await registered(world))
    for number in range(limits.PERSON_MAILS_MAX):
        body = {"email": f"new{number}@example.org"}
        asked = await world.anybody.ask("POST", f"{ADDRESS}/change", body, headers=headers)
        assert 202 == asked.status
    body = {"email": "another@example.org"}
    refused = await world.anybody.ask("POST", f"{ADDRESS}/change", body, headers=headers)
    assert RATE_LIMITED == code_of(refused)


@with_club
async def test_whoever_has_confirmed_gets_no_further_mail(world: Visited):
    mia = await registered(world)
    assert 200 == (await confirmed(world, (await mailed(world, "confirm"))[0])).status
    refused = await world.anybody.ask("POST", AGAIN, headers=bearer(mia))
    assert INVALID == code_of(refused)


@with_club
async def test_somebody_who_has_left_gets_no_mail(world: Visited):
    mia = await registered(world)
    assert 204 == (await world.anybody.ask("DELETE", ME, headers=bearer(mia))).status
    assert [] == await mailed(world, "confirm")


# What confirms


@with_club
async def test_whoever_signs_up_gets_a_link_to_the_page_and_confirms_with_it(world: Visited):
    mia = await registered(world)
    (token,) = await mailed(world, "confirm")
    (mail,) = world.outbox.sent
    assert (MIA["email"], "Confirm your e-mail address") == (mail.to, mail.subject)
    assert f"http://club.example/#/confirm/{token}" in mail.text.splitlines()
    assert not await is_confirmed(world, mia)
    assert (await confirmed(world, token)).json["isConfirmed"]
    assert await is_confirmed(world, mia)


@with_club
async def test_a_new_address_is_confirmed_by_the_link_that_brought_it(world: Visited):
    mia = await registered(world)
    await moved(world, mia, "new@example.org")
    assert await is_confirmed(world, mia)


@with_club
async def test_a_password_that_is_reset_by_a_mail_confirms_the_address(world: Visited):
    await registered(world)
    await world.anybody.ask("POST", f"{RESET}/forgot", {"email": MIA["email"]})
    body = {"token": (await mailed(world, "reset"))[0], "password": "five words that are new"}
    assert 204 == (await world.anybody.ask("POST", f"{RESET}/reset", body)).status
    assert await is_confirmed(world, await logged_in(world, "five words that are new"))


# Systems that cannot send mail


@with_club(confirms=False)
async def test_where_mails_reach_nobody_no_address_is_to_be_confirmed(world: Visited):
    mia = await registered(world)
    assert await is_confirmed(world, mia)
    assert [] == await mailed(world, "confirm")
    assert INVALID == code_of(await world.anybody.ask("POST", AGAIN, headers=bearer(mia)))
