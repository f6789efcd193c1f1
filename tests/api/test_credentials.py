"""Credentials of every kind that end while a request with them is waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tablewright.api.credentials import Credential, CredentialChanges
from tablewright.api.rules import Kind, Principal
from tablewright.client import AsyncDatabase
from tablewright.clock import ManualClock
from tablewright.errors import UnauthenticatedError, UnavailableError
from tablewright.ids import CountingIds
from tablewright.kits.sessions.sessions import Sessions
from tests.api.toy import SERVICE_DESIGN

ANA = Principal(Kind.KEY, "ana", "key-ana")


class Checks:
    """What checks of a credential find, one after the other; the last one stays."""

    def __init__(self, *outcomes: Principal | Exception) -> None:
        self.outcomes = list(outcomes)
        self.count = 0

    async def __call__(self) -> Principal:
        self.count += 1
        found = self.outcomes.pop(0) if len(self.outcomes) > 1 else self.outcomes[0]
        if isinstance(found, Exception):
            raise found
        return found


async def _at_once(changed: asyncio.Event, seconds: float) -> None:
    await asyncio.sleep(0)


async def _never(changed: asyncio.Event, seconds: float) -> None:
    await changed.wait()


def _credential(check: Callable[[], Awaitable[Principal]], wait: Any = _at_once) -> Credential:
    return Credential(CredentialChanges(wait), ANA, check, seen=0)


async def _forever() -> None:
    await asyncio.Event().wait()


GONE = UnauthenticatedError("gone.")


@pytest.mark.parametrize("end", [GONE, Principal(Kind.KEY, "ben", "key-ben")])
def test_whoever_waits_is_refused_when_the_credential_is_anothers_or_nobodys(end: Any):
    with pytest.raises(UnauthenticatedError):
        asyncio.run(_credential(Checks(ANA, end)).while_valid(_forever()))


def test_a_store_that_does_not_answer_ends_nothing():
    checks = Checks(UnavailableError("away."), UnavailableError("away."), ANA, GONE)
    with pytest.raises(UnauthenticatedError):
        asyncio.run(_credential(checks).while_valid(_forever()))
    assert 4 == checks.count


def test_a_change_before_anybody_watches_is_not_missed():
    async def main() -> None:
        credential = _credential(Checks(GONE), _never)
        credential.credentials.changed("ben")
        with pytest.raises(UnauthenticatedError):
            await credential.while_valid(_forever())

    asyncio.run(main())


def test_changes_of_another_tenant_wake_nobody():
    async def main() -> int:
        checks = Checks(ANA)
        credential = _credential(checks, _never)
        waiting = asyncio.create_task(credential.ended())
        await asyncio.sleep(0)
        credential.credentials.changed("ben")
        for _ in range(5):
            await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        return checks.count

    assert 0 == asyncio.run(main())


def test_what_is_done_is_returned_and_its_error_raised():
    async def done() -> str:
        return "done"

    async def broken() -> str:
        raise ValueError("broken")

    assert "done" == asyncio.run(_credential(Checks(ANA), _never).while_valid(done()))
    with pytest.raises(ValueError, match="broken"):
        asyncio.run(_credential(Checks(ANA), _never).while_valid(broken()))


def test_a_deed_is_cancelled_and_nobody_is_left_watching():
    ended: list[str] = []

    async def deed() -> None:
        try:
            await _forever()
        finally:
            ended.append("cancelled")

    credential = _credential(Checks(GONE))
    with pytest.raises(UnauthenticatedError):
        asyncio.run(credential.while_valid(deed()))
    assert (["cancelled"], {}) == (ended, credential.credentials._wakes._watches)


def test_a_session_that_is_signed_out_ends_what_waits():
    async def main() -> None:
        clock, ids = ManualClock(), CountingIds()
        async with AsyncDatabase("memory:", clock=clock, ids=ids) as db:
            await db.create_tables(SERVICE_DESIGN)
            sessions = Sessions(db, clock, ids, system="toy")
            begun = await sessions.start("ana")

            async def check() -> Principal:
                if await sessions.find(begun.token) is None:
                    raise GONE
                return ANA

            waiting = asyncio.create_task(_credential(check).while_valid(_forever()))
            await sessions.end(begun.token)
            with pytest.raises(UnauthenticatedError):
                await waiting

    asyncio.run(main())
