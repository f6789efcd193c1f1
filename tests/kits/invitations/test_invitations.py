"""Invitations: each works once, for a week, for one address at a time; hashes are stored."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.client import AsyncDatabase
from tablewright.clock import ManualClock
from tablewright.errors import TransactionFailedError
from tablewright.ids import RandomIds
from tablewright.kits.invitations import limits
from tablewright.kits.invitations.invitations import InvitationContent, Invitations
from tablewright.kits.invitations.mails import InvitationMails, MailedInvitation
from tablewright.kits.invitations.tokens import Token, Tokens, place_in
from tablewright.kits.jobs import JobQueue, JobRunner
from tablewright.kits.mail.outbox import Mail
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.model import transaction

ANN, BEN = "ann@example.com", "ben@example.com"
SECRET = b"of a service for tests"
PLACES = st.from_regex(r"[A-Za-z0-9_-]{1,64}", fullmatch=True)


@dataclass
class Posted:
    """An outbox that keeps mails."""

    sent: list[Mail] = field(default_factory=list[Mail])

    async def send(self, mail: Mail) -> None:
        self.sent.append(mail)


@dataclass
class World:
    """Invitations in a store, and their mails."""

    db: AsyncDatabase
    clock: ManualClock
    invitations: Invitations
    outbox: Posted
    jobs: JobQueue

    @property
    def mails(self) -> InvitationMails:
        async def find(place: str, token: Token) -> MailedInvitation | None:
            found = await self.invitations.find(token.text)
            return found and MailedInvitation(
                found.email or "", f"the club {place}", f"join {place}"
            )

        tokens = self.invitations.tokens
        return InvitationMails(tokens, self.outbox, "https://club.example/", find)

    async def run_jobs(self) -> None:
        await JobRunner(self.db, self.jobs, [self.mails.kind]).run_due()

    async def invite(self, email: str | None = None, place: str = "oaks", role: str = "a") -> str:
        token = self.invitations.token(place, email)
        made = self.invitations.new(token, InvitationContent("olga", role, "olga", email))
        mail = [] if email is None else [self.mails.sending(self.jobs, place, token, "Olga")]
        await self.db.run(transaction(self.invitations.creating(made), *mail))
        return token.text

    async def is_open(self, text: str) -> bool:
        return await self.invitations.find(text) is not None


def run(test: Callable[[World], Awaitable[None]]) -> None:
    async def main() -> None:
        clock = ManualClock()
        async with AsyncDatabase("memory:", clock=clock) as db:
            await db.create_tables(SERVICE_DESIGN)
            made = Invitations(db, clock, Tokens(SECRET, RandomIds()), "club")
            await test(World(db, clock, made, Posted(), JobQueue("club", clock, RandomIds())))

    asyncio.run(main())


# What is refused


@given(st.one_of(st.text(), PLACES.map("invite_{}".format), st.just("invite___")))
def test_what_was_never_given_out_is_no_invitation(text: str):
    async def test(world: World) -> None:
        assert not await world.is_open(text)

    run(test)


def test_a_link_works_for_seven_days():
    async def test(world: World) -> None:
        text = await world.invite()
        world.clock.advance(seconds=limits.INVITATION_SECONDS - 0.001)
        assert await world.is_open(text)
        assert 1 == len(await world.invitations.of_place("oaks"))
        world.clock.advance(seconds=0.001)
        assert not await world.is_open(text)
        assert [] == await world.invitations.of_place("oaks")

    run(test)


def test_a_newer_invitation_of_an_address_ends_the_older_one_and_no_other():
    async def test(world: World) -> None:
        older, bens, link, elsewhere = [
            await world.invite(ANN, role="old"),
            await world.invite(BEN),
            await world.invite(),
            await world.invite(ANN, place="elms"),
        ]
        newer = await world.invite(ANN, role="new")
        found = [await world.is_open(one) for one in (older, bens, link, elsewhere, newer)]
        assert [False, True, True, True, True] == found
        roles = {one.email: one.role for one in await world.invitations.of_place("oaks")}
        assert {ANN: "new", BEN: "a", None: "a"} == roles

    run(test)


def test_of_several_who_spend_a_token_at_once_one_succeeds():
    async def test(world: World) -> None:
        found = await world.invitations.find(await world.invite())
        assert found is not None

        async def spent() -> bool:
            try:
                await world.db.run(transaction(world.invitations.ending(found)))
            except TransactionFailedError:
                return False
            return True

        assert [True] == [one for one in await asyncio.gather(*(spent() for _ in range(5))) if one]

    run(test)


def test_whoever_holds_an_older_token_does_not_spend_the_newer_one():
    async def test(world: World) -> None:
        older = await world.invitations.find(await world.invite(ANN))
        newer = await world.invite(ANN)
        assert older is not None
        with pytest.raises(TransactionFailedError):
            await world.db.run(transaction(world.invitations.ending(older)))
        assert await world.is_open(newer)

    run(test)


def test_a_token_vouches_for_the_address_that_it_was_mailed_to():
    async def test(world: World) -> None:
        mailed, link = await world.invite(ANN), await world.invite()
        vouches = world.invitations.vouches
        assert [True, False, False] == [
            await vouches(ANN, mailed),
            await vouches(BEN, mailed),
            await vouches(ANN, link),
        ]

    run(test)


# What is stored and mailed


def test_the_store_holds_no_token_and_another_secret_leads_to_another_one():
    async def test(world: World) -> None:
        text = await world.invite(ANN)
        table = "tablewright-service"
        stored = str((await world.db.call("Scan", {"TableName": table}))["Items"])
        assert text not in stored
        assert text.rpartition("_")[2] not in stored
        nonces = re.findall(r"[0-9a-f]{32}", stored)
        others = Tokens(b"another secret", RandomIds())
        assert text not in [others.of(one, place_in(text)).text for one in nonces]

    run(test)


def test_a_mail_brings_the_link_unless_a_newer_one_took_its_place():
    async def test(world: World) -> None:
        await world.invite(ANN)
        newer = await world.invite(ANN)
        await world.run_jobs()
        (mail,) = world.outbox.sent
        assert (ANN, "Invitation to the club oaks") == (mail.to, mail.subject)
        assert "Olga has invited you to join oaks." in mail.text
        assert f"https://club.example/#/invitation/{newer}" in mail.text.splitlines()

    run(test)


def test_all_invitations_end_with_their_place():
    async def test(world: World) -> None:
        gone, other = await world.invite(ANN), await world.invite(place="elms")
        await world.invitations.end_all("oaks")
        assert [False, True] == [await world.is_open(one) for one in (gone, other)]

    run(test)


@given(PLACES)
def test_a_token_has_256_bits_and_names_its_place(place: str):
    made = Tokens(SECRET, RandomIds()).new(place)
    assert place == place_in(made.text)
    assert re.fullmatch(r"[a-z2-7]{52}", made.text.rpartition("_")[2])
