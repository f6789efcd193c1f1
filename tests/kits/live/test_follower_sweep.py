"""Followers with what AWS does: lost responses, and calls without any."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from tablewright.errors import TablewrightError
from tablewright.ids import CountingIds
from tablewright.kits.live import Follower
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.testing import Stage, sweep
from tests.kits.live.chats import CHATS, Account, Chats, counted, counters, fold, recount
from tests.kits.live.nodes import message, runtime_on


async def following(stage: Stage) -> Any:
    """A recount, some changes, and changes of those."""
    given = runtime_on(stage.async_transport, stage.clock, CountingIds())
    db = given.db
    for design in (CHATS, SERVICE_DESIGN):
        await db.create_tables(design)
    await db.run(Account(account="acme").create())
    follower = Follower(given, "chats", "daily", Chats, fold, recount=recount(db))
    await db.run(message(0).put())
    for round_number in range(3):
        with stage.swept():
            for _ in range(3):  # a call without a response ends a turn
                with suppress(TablewrightError):
                    await follower.run_due()
        assert await counted(db) == await counters(db)
        for number in range(4):
            await db.run(message(number, day=1 + round_number, is_read=number == 1).put())
    found = await db.run(Account.get("acme").consistently())
    assert found is not None
    return await counters(db), found.messages


def test_a_follower_counts_each_change_once_under_every_fault():
    report = sweep(following, kinds=("lost", "unanswered", "unsent"))
    assert report.affected["lost"] >= 4
