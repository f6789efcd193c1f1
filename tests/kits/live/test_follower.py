"""Followers: each change counts once, whatever happens to the process that counts it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

import pytest
from structlog.testing import capture_logs

from tablewright.api.runtime import Holder
from tablewright.errors import ItemNotFoundError, TransactionFailedError, UpdateRejectedError
from tablewright.kits.live import Folded, Follower, tally
from tablewright.kits.live.records import StreamReader
from tablewright.model import ChangeRecord, Index, Table, assign
from tests.kits.live.chats import CHATS, Account, Chats, Daily, Message, counted, counters
from tests.kits.live.nodes import Killed, Store, message, opened

Test = Callable[..., Coroutine[Any, Any, None]]


def on_store(test: Test) -> Callable[[], None]:
    """Runs an async test on an empty store."""

    def run() -> None:
        async def main() -> None:
            async with opened() as store:
                await test(store)

        asyncio.run(main())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


async def write_some(db: Any) -> None:
    """Messages that are created, read, moved to another day, and deleted."""
    for number in range(6):
        await db.run(message(number).put())
    await db.run(message(0, is_read=True).put())
    await db.run(message(1, day=2, is_read=True).put())
    await db.run(message(2).delete())


async def reader(store: Store) -> StreamReader:
    found = await store.node().db.run(StreamReader.get("chats", "follower#daily").consistently())
    assert found is not None
    return found


class Quiet(Table, name="quiet", stream="KEYS_ONLY"):
    primary = Index("pk")


@on_store
async def test_a_table_whose_stream_lacks_the_images_cannot_be_followed(store: Store):
    async def fold(change: ChangeRecord) -> Sequence[Folded]:
        return []

    with pytest.raises(TypeError, match="NEW_AND_OLD_IMAGES"):
        Follower(store.node().runtime, "chats", "quiet", Quiet, fold)


def test_a_tally_may_only_add():
    with pytest.raises(UpdateRejectedError, match="only additions"):
        tally(Account.at(account="acme"), assign(Account.messages, 3))


@on_store
async def test_a_recount_of_a_follower_that_never_ran_cannot_be_requested(store: Store):
    with pytest.raises(ItemNotFoundError):
        await store.node().follower.request_recount()


@on_store
async def test_counters_follow_changes(store: Store):
    node = store.node()
    await node.follower.run_due()
    await write_some(node.db)
    await node.follower.run_due()
    expected = {("acme", "2096-01-01"): (2, 1), ("globex", "2096-01-01"): (2, 0)}
    assert {**expected, ("globex", "2096-01-02"): (1, 1)} == await counters(node.db)
    assert await counted(node.db) == await counters(node.db)


@on_store
async def test_what_was_there_before_the_first_start_counts_too(store: Store):
    node = store.node()
    await write_some(node.db)
    await node.follower.run_due()
    assert await counted(node.db) == await counters(node.db)
    assert 1 == (await reader(store)).recounts


@on_store
async def test_many_changes_of_few_counters_are_one_transaction(store: Store):
    node = store.node()
    await node.follower.run_due()
    for number in range(200):
        await node.db.run(message(number).put())
    before = node.transport.calls
    await node.follower.run_due()
    assert {("acme", "2096-01-01"): (100, 0), ("globex", "2096-01-01"): (100, 0)} == (
        await counters(node.db)
    )
    # Reads of two shards, and a few attempts: the rows do not exist at first.
    assert node.transport.calls - before < 20


@on_store
async def test_more_counters_than_a_transaction_holds_are_several_transactions(store: Store):
    node = store.node()
    await node.follower.run_due()
    for number in range(130):
        await node.db.run(message(number, day=number).put())
    await node.follower.run_due()
    assert 130 == len(await counters(node.db))
    assert await counted(node.db) == await counters(node.db)


@on_store
async def test_a_row_that_is_not_to_be_created_is_counted_only_while_it_is_there(store: Store):
    node = store.node()
    await node.follower.run_due()
    await node.db.run(Account(account="acme").create())
    await write_some(node.db)
    await node.follower.run_due()
    found = await node.db.run(Account.get("acme").consistently())
    assert found is not None
    assert 2 == found.messages
    assert await node.db.run(Account.get("globex").consistently()) is None


@on_store
async def test_writes_of_one_item_by_several_changes_are_done_one_after_the_other(store: Store):
    async def fold(change: ChangeRecord) -> Sequence[Folded]:
        if change.entity is not Message or change.new is None:
            return []
        return [Daily(account="newest", day="any", messages=int(change.new.message_id[1:])).put()]

    node = store.node()
    follower = Follower(node.runtime, "chats", "newest", Chats, fold)
    await follower.run_due()
    for number in range(0, 10, 2):  # of one account: their order is that of the stream
        await node.db.run(message(number).put())
    await follower.run_due()
    assert {("newest", "any"): (8, 0)} == await counters(node.db)


@on_store
async def test_a_change_that_cannot_be_folded_holds_up_those_behind_it_and_is_logged(store: Store):
    is_fine = False

    async def fold(change: ChangeRecord) -> Sequence[Folded]:
        if change.entity is not Message:
            return []
        row = Daily(account="acme", day=change.new.message_id)
        if change.new.message_id == "m4" and not is_fine:
            return [row.put(Daily.messages > 5)]
        return [row.put()]

    node = store.node()
    follower = Follower(node.runtime, "chats", "stuck", Chats, fold)
    await follower.run_due()
    for number in range(0, 10, 2):
        await node.db.run(message(number).put())
    await node.db.run(Daily(account="acme", day="m4").put())
    with capture_logs() as logs, pytest.raises(TransactionFailedError):
        await follower.run_due()
    assert [("change_not_folded", "Message")] == [(one["event"], one["entity"]) for one in logs]
    days = {one.day for one in await node.db.all(Daily.scan())}
    assert {"m0", "m2", "m4"} == days
    is_fine = True
    await follower.run_due()
    assert 5 == len(await node.db.all(Daily.scan()))


@on_store
async def test_one_node_follows_at_a_time_and_another_takes_over(store: Store):
    first, second = store.node(), store.node()
    await first.follower.run_due()
    await write_some(first.db)
    await second.follower.run_due()
    assert {} == await counters(first.db)
    store.clock.advance(seconds=31)
    await second.follower.run_due()
    assert await counted(first.db) == await counters(first.db)
    # The first one finds that out by itself, and writes nothing.
    await first.db.run(message(9).put())
    await first.follower.run_due()
    assert await counted(first.db) != await counters(first.db)
    await second.follower.run_due()
    assert await counted(first.db) == await counters(first.db)


@on_store
async def test_a_node_whose_clock_stands_still_cannot_count_twice(store: Store):
    slow, quick = store.node(), store.node()
    await slow.follower.run_due()
    await write_some(slow.db)

    async def overtaken() -> None:  # between the read and the commit
        slow.transport.between = None
        now = store.clock.now()
        store.clock.advance(seconds=31)
        await quick.follower.run_due()
        store.clock.advance(seconds=now - store.clock.now())

    reads = slow.transport.calls
    slow.transport.between = lambda: overtaken() if slow.transport.calls == reads + 2 else None
    await slow.follower.run_due()
    assert await counted(slow.db) == await counters(slow.db)


@on_store
async def test_the_lease_of_a_process_that_has_ended_for_certain_is_taken_at_once(store: Store):
    ended = store.node(holder=Holder("ended"))
    await ended.follower.run_due()
    await write_some(ended.db)
    other = store.node(holder=Holder("other", lambda name: name == "ended"))
    await other.follower.run_due()
    assert await counted(other.db) == await counters(other.db)


async def killed_at(store: Store, call: int, *, is_done: bool) -> int:
    """A follower that is killed at a call, and another that goes on; the calls of the first."""
    node = store.node()
    await write_some(node.db)
    for number in range(7, 11):
        await node.db.run(Account(account=f"a{number}").create())
    before = node.transport.calls
    if call and is_done:
        node.transport.dies_after = before + call
    elif call:
        node.transport.dies_before = before + call
    try:
        await node.follower.run_due()
        await write_more(store.node().db)
        await node.follower.run_due()
    except Killed:
        await write_more(store.node().db)
    store.clock.advance(seconds=31)
    other = store.node()
    await other.follower.run_due()
    assert await counted(other.db) == await counters(other.db)
    return node.transport.calls - before


async def write_more(db: Any) -> None:
    for number in range(4, 8):
        await db.run(message(number, day=3, is_read=True).put())


@pytest.mark.parametrize("is_done", [False, True], ids=["before", "after"])
def test_a_kill_at_any_call_neither_loses_nor_repeats_a_change(is_done: bool):
    async def once(call: int) -> int:
        async with opened() as store:
            return await killed_at(store, call, is_done=is_done)

    calls = asyncio.run(once(0))
    assert calls > 15
    for call in range(1, calls + 1):
        asyncio.run(once(call))


@on_store
async def test_a_gap_of_a_day_leads_to_a_recount(store: Store):
    node = store.node()
    await write_some(node.db)
    await node.follower.run_due()
    await node.db.run(message(20).put())  # these changes are trimmed before they are read
    await node.db.run(message(3).delete())
    store.clock.advance(seconds=30 * 3600)
    store.engine.sweep()
    await node.db.run(message(22).put())
    other = store.node()
    with capture_logs() as logs:
        await other.follower.run_due()
    assert ["recount_started", "recount_done"] == [one["event"] for one in logs]
    assert "2096-" in logs[0]["reason"]
    assert await counted(other.db) == await counters(other.db)
    assert 2 == (await reader(store)).recounts


@on_store
async def test_a_table_that_was_created_again_leads_to_a_recount(store: Store):
    node = store.node()
    await write_some(node.db)
    await node.follower.run_due()
    await node.db.call("DeleteTable", {"TableName": "chats"})
    await node.db.create_tables(CHATS)
    await node.db.run(message(5).put())
    await node.follower.run_due()
    assert {("globex", "2096-01-01"): (1, 0)} == await counters(node.db)


@pytest.mark.parametrize("is_remote", [False, True], ids=["embedded", "remote"])
def test_a_recount_is_right_though_the_table_changes_meanwhile(is_remote: bool):
    async def main() -> None:
        async with opened(is_remote=is_remote) as store:
            writer, node = store.node(), store.node()
            await write_some(writer.db)
            numbers = iter(range(1000))

            async def change() -> None:
                number = next(numbers)
                if number < 40:
                    await writer.db.run(message(number, day=1 + number % 3).put())
                    with suppress(ItemNotFoundError):
                        await writer.db.run(message(number // 2).delete())

            node.transport.between = change
            await node.follower.run_due()
            node.transport.between = None
            await node.follower.run_due()
            assert await counted(node.db) == await counters(node.db)

    asyncio.run(main())


@on_store
async def test_a_recount_on_request_corrects_counters_that_somebody_changed(store: Store):
    node = store.node()
    await write_some(node.db)
    await node.follower.run_due()
    await node.db.run(Daily(account="acme", day="2096-01-01", messages=77).put())
    await node.db.run(Daily(account="acme", day="2095-12-31", messages=5).put())
    await node.follower.request_recount()
    store.clock.advance(seconds=11)  # the lease is renewed every 10 seconds
    await node.follower.run_due()
    assert await counted(node.db) == await counters(node.db)
    assert not (await reader(store)).is_recount_due


@on_store
async def test_without_a_recount_a_follower_begins_with_the_next_change(store: Store):
    seen: list[str] = []

    async def fold(change: ChangeRecord) -> Sequence[Folded]:
        seen.append(change.new.message_id)
        return []

    node = store.node()
    await node.db.run(message(1).put())
    follower = Follower(node.runtime, "chats", "next", Chats, fold)
    await follower.run_due()
    await node.db.run(message(2).put())
    await follower.run_due()
    assert ["m2"] == seen
    store.clock.advance(seconds=30 * 3600)
    await node.db.run(message(3).put())
    await follower.run_due()
    await node.db.run(message(4).put())
    await follower.run_due()
    assert ["m2", "m4"] == seen


@on_store
async def test_a_follower_runs_until_it_is_stopped_and_gives_its_lease_back(store: Store):
    node = store.node()
    running = asyncio.create_task(node.follower.run(node.runtime.stopping))
    await write_some(node.db)
    while await counters(node.db) != await counted(node.db):
        await asyncio.sleep(0)
    node.runtime.stopping.set()
    node.follower.wake()
    await running
    await node.db.run(message(9).put())
    other = store.node()
    await other.follower.run_due()  # the lease of the first has not ended by the clock
    assert await counted(node.db) == await counters(node.db)


@on_store
async def test_a_store_that_fails_is_tried_again(store: Store):
    node = store.node()
    failures = iter([OSError("away"), OSError("away")])

    def fail() -> None:
        for failure in failures:
            raise failure

    node.transport.between = fail
    await write_some(store.node().db)
    with capture_logs() as logs:
        running = asyncio.create_task(node.follower.run(node.runtime.stopping))
        while await counters(store.node().db) != await counted(store.node().db):
            await asyncio.sleep(0)
        node.runtime.stopping.set()
        await running
    failed = [one["again_in"] for one in logs if one["event"] == "follower_failed"]
    assert [1.0, 2.0] == failed
