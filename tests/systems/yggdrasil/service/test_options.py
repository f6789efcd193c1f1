"""What can be set of Yggdrasil, what is refused, and what the demo user is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablewright import ManualClock
from tablewright.api.api_keys import hash_of
from tablewright.api.idempotency.stored import StoredIdempotency
from tablewright.api.limiting.rate_limits import StoredRateLimits
from tablewright.api.runtime import Runtime
from tablewright.client import AsyncDatabase
from tablewright.errors import BadSettingError
from tablewright.ids import RandomIds
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.kits.sessions.passwords import Passwords
from tablewright.kits.sessions.readable import readable_password
from tablewright.serving.options import found_options
from tablewright.systems.yggdrasil.demo.demo import DEMO_EMAIL, demo
from tablewright.systems.yggdrasil.design.owners import User
from tablewright.systems.yggdrasil.options import YggdrasilOptions
from tablewright.systems.yggdrasil.system import DESIGN, SYSTEM


@pytest.mark.parametrize(
    "text",
    [
        'mails = "elsewhere"',
        'mails = "http://u:s3cret@host"',
        'mails = ["smtp://u:s3cret@host"]',
        'mails = "smtp://u:s3cret@host/path"',
        'mail_sender = "nobody"',
        'mail_sender = "a@b.example\\nBcc: c@d.example"',
        'url = "trees.example"',
        'url = "javascript:alert(1)"',
        'mail = "folder"',
        'files = "s3://"',
        'files = "s3://user:s3cret@bucket/../x"',
    ],
)
def test_what_makes_no_sense_is_refused_and_no_password_is_shown(tmp_path: Path, text: str):
    (tmp_path / "tablewright.toml").write_text(f"[yggdrasil]\n{text}\n")
    with pytest.raises(BadSettingError) as refused:
        found_options("yggdrasil", YggdrasilOptions, tmp_path)
    assert "s3cret" not in str(refused.value)


def test_shown_options_tell_no_password():
    options = YggdrasilOptions(mails="smtp://someone:s3cret@mail.example")
    assert "s3cret" not in repr(options)


async def _runtime(db: AsyncDatabase, clock: ManualClock, folder: Path) -> Runtime:
    for design in (DESIGN, SERVICE_DESIGN):
        await db.create_tables(design)
    return Runtime(
        db=db,
        rate_limits=StoredRateLimits(db, clock=clock),
        idempotency=StoredIdempotency(db, clock=clock, ids=RandomIds()),
        clock=clock,
        ids=RandomIds(),
        operator_hash=hash_of("nobody"),
        folder=folder,
        secret=b"of a process for tests",
    )


def test_a_service_that_is_told_nothing_makes_its_own_parts_and_touches_no_file(tmp_path: Path):
    async def main() -> None:
        clock = ManualClock()
        async with AsyncDatabase("memory:", clock=clock) as db:
            made = SYSTEM.running(await _runtime(db, clock, tmp_path / "data"))
            assert SYSTEM.schemes == made.assembly.identity.schemes

    asyncio.run(main())
    assert [] == list(tmp_path.iterdir())


def test_the_demo_user_is_made_with_a_password_that_is_good(tmp_path: Path):
    async def main() -> None:
        clock = ManualClock()
        async with AsyncDatabase("memory:", clock=clock) as db:
            given = await _runtime(db, clock, tmp_path)
            told = await demo(SYSTEM.running(given))
            assert told is not None
            email, _, password = told.partition(" with password ")
            user = await db.run(User.by_email(email))
            assert user is not None
            assert ("demo", DEMO_EMAIL) == (user.user_id, user.email)
            verdict = await Passwords(RandomIds()).verify(user.password_hash, password)
            assert verdict.is_good

    asyncio.run(main())


def test_a_password_that_is_shown_can_be_typed_and_is_never_the_same():
    made = {readable_password(RandomIds()) for _ in range(200)}
    assert 200 == len(made)
    assert {19} == set(map(len, made))
