"""Sessions: begun, found and ended; and what is kept of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from tablewright import ManualClock
from tablewright.api.api_keys import hash_of, new_key
from tablewright.api.http.cookies import SessionCookie
from tablewright.api.observing.redacting import redacted, redacted_text
from tablewright.client import AsyncDatabase
from tablewright.errors import TransactionFailedError
from tablewright.ids import CountingIds, RandomIds
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.kits.sessions import limits
from tablewright.kits.sessions.identity import SessionIdentity
from tablewright.kits.sessions.records import SessionRecord
from tablewright.kits.sessions.sessions import Sessions, StartedSession
from tablewright.model import check, exists

DAY = 24 * 3600
With = Callable[[Sessions, AsyncDatabase, ManualClock], Awaitable[None]]


def run(test: With) -> None:
    async def main() -> None:
        clock = ManualClock()
        async with AsyncDatabase("memory:", clock=clock, ids=CountingIds()) as db:
            await db.create_tables(SERVICE_DESIGN)
            await test(Sessions(db, clock, RandomIds(), system="app"), db, clock)

    asyncio.run(main())


@pytest.mark.parametrize("subject", ["", "a b", "a#b", "ä", "a\n", "x" * 65])
def test_what_cannot_stand_in_a_token_is_no_subject(subject: str):
    async def test(sessions: Sessions, db: AsyncDatabase, clock: ManualClock) -> None:
        with pytest.raises(ValueError, match="subject"):
            await sessions.start(subject)

    run(test)


@pytest.mark.parametrize("subject", ["ann", "A_b-C", "a_b_", "_", "x" * 64])
def test_a_session_is_found_by_its_token(subject: str):
    async def test(sessions: Sessions, db: AsyncDatabase, clock: ManualClock) -> None:
        begun = await sessions.start(subject)
        assert begun.session == await sessions.find(begun.token)
        assert subject == begun.session.subject
        assert timedelta(days=30) == begun.session.ends_at - begun.session.began_at

    run(test)


def test_a_token_that_was_not_given_out_is_found_nowhere():
    async def test(sessions: Sessions, db: AsyncDatabase, clock: ManualClock) -> None:
        begun = await sessions.start("ann")
        token = begun.token
        for other in (
            "",
            token[:-1],
            token + "\n",
            token.replace("ann", "ben"),
            hash_of(token),
            new_key("session_ann", RandomIds()),
            new_key("other_ann", RandomIds()),
        ):
            assert await sessions.find(other) is None
            await sessions.end(other)
        assert await sessions.find(token) is not None

    run(test)


def test_another_systems_session_is_none_of_ours():
    async def test(sessions: Sessions, db: AsyncDatabase, clock: ManualClock) -> None:
        other = Sessions(db, clock, RandomIds(), system="other")
        begun = await sessions.start("ann")
        assert await other.find(begun.token) is None
        await other.end_all("ann")
        assert await sessions.find(begun.token) is not None

    run(test)


def test_the_store_has_the_hash_of_a_token_and_neither_it_nor_its_secret_part():
    async def test(sessions: Sessions, db: AsyncDatabase, clock: ManualClock) -> None:
        begun = await sessions.start("ann")
        stored = str(await db.call("Scan", {"TableName": "tablewright-service"}))
        assert hash_of(begun.token) in stored
        assert begun.token not in stored
        assert begun.token[-49:] not in stored

    run(test)


def test_a_session_does_not_begin_if_what_must_be_so_is_not():
    async def test(sessions: Sessions, db: AsyncDatabase, clock: ManualClock) -> None:
        missing = SessionRecord.get("app", "nobody", "0")
        with pytest.raises(TransactionFailedError):
            await sessions.start("ann", check(missing, exists(SessionRecord.began_at)))
        assert [] == await db.all(SessionRecord.of_subject("app", "ann"))

    run(test)


def test_a_session_ends_at_its_end_even_if_the_store_still_has_it():
    async def test(sessions: Sessions, db: AsyncDatabase, clock: ManualClock) -> None:
        begun = await sessions.start("ann")
        for _ in range(29):
            clock.advance(seconds=DAY)
            assert await sessions.find(begun.token) is not None
        clock.advance(seconds=DAY - 0.001)
        assert await sessions.find(begun.token) is not None
        clock.advance(seconds=0.001)
        assert await sessions.find(begun.token) is None

    run(test)


def test_a_session_that_nobody_uses_ends():
    async def test(sessions: Sessions, db: AsyncDatabase, clock: ManualClock) -> None:
        used, unused = await sessions.start("ann"), await sessions.start("ann")
        clock.advance(seconds=limits.SESSION_IDLE_SECONDS - 1)
        assert await sessions.find(used.token) is not None
        clock.advance(seconds=1)
        assert await sessions.find(used.token) is not None
        assert await sessions.find(unused.token) is None

    run(test)


def test_the_use_of_a_session_is_noted_once_a_day():
    async def test(sessions: Sessions, db: AsyncDatabase, clock: ManualClock) -> None:
        begun = await sessions.start("ann")
        (before,) = await db.all(SessionRecord.of_subject("app", "ann"))
        clock.advance(seconds=DAY - 1)
        await sessions.find(begun.token)
        assert [before] == await db.all(SessionRecord.of_subject("app", "ann"))
        clock.advance(seconds=1)
        await sessions.find(begun.token)
        (after,) = await db.all(SessionRecord.of_subject("app", "ann"))
        assert timedelta(days=1) == after.noted_at - before.noted_at
        assert before.ends_at == after.ends_at

    run(test)


def test_a_session_that_was_ended_is_not_brought_back_by_a_note_of_its_use():
    async def test(sessions: Sessions, db: AsyncDatabase, clock: ManualClock) -> None:
        begun = await sessions.start("ann")
        clock.advance(seconds=DAY)
        run_once = db.run

        async def ended_meanwhile(operation: object) -> object:
            found = await run_once(operation)  # type: ignore[arg-type]
            db.run = run_once  # type: ignore[method-assign]
            await sessions.end(begun.token)
            return found

        db.run = ended_meanwhile  # type: ignore[method-assign,assignment]
        assert await sessions.find(begun.token) is None
        assert [] == await db.all(SessionRecord.of_subject("app", "ann").with_hidden())

    run(test)


def test_all_sessions_of_somebody_end_but_one_and_nobody_elses():
    async def test(sessions: Sessions, db: AsyncDatabase, clock: ManualClock) -> None:
        mine = [await sessions.start("ann") for _ in range(30)]
        other, alike = await sessions.start("ben"), await sessions.start("ann2")
        await sessions.end_all("ann", except_=mine[3].session.id)
        found = [await sessions.find(one.token) for one in mine]
        assert [mine[3].session] == [one for one in found if one is not None]
        await sessions.end_all("ann")
        assert await sessions.find(mine[3].token) is None
        for one in (other, alike):
            assert await sessions.find(one.token) is not None

    run(test)


def test_sessions_that_began_before_a_moment_end():
    async def test(sessions: Sessions, db: AsyncDatabase, clock: ManualClock) -> None:
        old = await sessions.start("ann")
        clock.advance(seconds=1)
        new = await sessions.start("ann")
        await sessions.end_all("ann", before=new.session.began_at)
        assert await sessions.find(old.token) is None
        assert await sessions.find(new.token) is not None

    run(test)


# What is shown


def test_neither_logs_nor_reprs_show_a_token():
    async def test(sessions: Sessions, db: AsyncDatabase, clock: ManualClock) -> None:
        begun: StartedSession = await sessions.start("ann")
        identity = SessionIdentity(sessions, SessionCookie("app"))
        principal = await identity.principal({"authorization": f"Bearer {begun.token}"})
        assert begun.token == principal.token
        cookie = SessionCookie("app").keeping(begun.token, seconds=1, base="", is_https=False)
        for text in (
            repr(begun),
            repr(principal),
            redacted_text(f"failed with {begun.token}."),
            redacted_text(f"set-cookie: {cookie}"),
            redacted_text(cookie),
            str(redacted({"headers": {"cookie": cookie}, "lines": [("set-cookie", cookie)]})),
        ):
            assert begun.token not in text
            assert begun.token[-49:] not in text

    run(test)


# Cookies


@pytest.mark.parametrize(
    ("header", "token"),
    [
        ("app-session=t", "t"),
        ("a=b; app-session=t; c=d", "t"),
        ("a=b;app-session=t", "t"),
        ("a=b, app-session=t", "t"),  # two headers, which the frame joins
        ("app-session=first; app-session=second", "first"),
        ("app-session=", None),
        ("app-session", None),
        ("xapp-session=t", None),
        ("__Host-app-session=t", None),
        ("other=app-session=t", None),
        ("", None),
    ],
)
def test_a_cookie_is_found_among_others(header: str, token: str | None):
    cookie = SessionCookie("app")
    assert token == cookie.token({"cookie": header}, is_https=False)


def test_over_https_only_the_cookie_counts_that_no_neighbour_can_set():
    cookie = SessionCookie("app")
    assert cookie.token({"cookie": "app-session=t"}, is_https=True) is None
    both = {"cookie": "app-session=planted; __Host-app-session=t"}
    assert "t" == cookie.token(both, is_https=True)
    assert cookie.token({}, is_https=True) is None


def test_a_cookie_is_for_this_host_and_its_pages_cannot_read_it():
    cookie = SessionCookie("app")
    assert cookie.keeping("t", seconds=60, base="/app", is_https=True) == (
        "__Host-app-session=t; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure"
    )
    assert cookie.keeping("t", seconds=60, base="/app", is_https=False) == (
        "app-session=t; Path=/app; Max-Age=60; HttpOnly; SameSite=Lax"
    )
    assert "Path=/;" in cookie.keeping("t", seconds=60, base="", is_https=False)
    assert cookie.forgetting(base="/app", is_https=True) == (
        "__Host-app-session=; Path=/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; "
        "HttpOnly; SameSite=Lax; Secure"
    )
