"""Hubs: a listener gets every change, in bounded memory, and resumes on any node."""

from __future__ import annotations

import asyncio
import tracemalloc
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright.api.waiting import Topic
from tablewright.errors import MalformedError, RateLimitedError, TablewrightError
from tablewright.kits.live import Hub, Listeners, LiveEvent
from tablewright.kits.live import limits as live_limits
from tablewright.kits.live.positions import Trail
from tablewright.kits.live.records import StreamReader
from tests.kits.live.chats import CHATS
from tests.kits.live.hubs import Client, Index, Way, hub_of
from tests.kits.live.nodes import Store, message, opened

Test = Callable[..., Coroutine[Any, Any, None]]
WAYS = pytest.mark.parametrize("way", ["tail", "query"])


def run(test: Test, *args: Any, is_remote: bool = False) -> None:
    async def main() -> None:
        async with opened(is_remote=is_remote) as store:
            await test(store, *args)

    asyncio.run(main())


async def store_some(store: Store, *numbers: int, seconds_ago: float = 0.0) -> None:
    """Messages of acme."""
    db = store.node().db
    for number in numbers:
        store.clock.advance(seconds=0.001)
        await db.run(message(2 * number, at=store.clock.now() - seconds_ago).put())


def keys(*numbers: int) -> list[str]:
    return [f"m{2 * number}" for number in numbers]


@pytest.mark.parametrize(
    "position",
    ["", "x", "1732140249123", "173214024912-a", "1732140249123-", "1732140249123-a b",
     "1732140249123-a~", "1732140249123-a~abc", "1732140249123-ä", "1" * 2_000],
)  # fmt: skip
def test_a_text_that_is_not_a_position_is_rejected(position: str):
    with pytest.raises(MalformedError, match="position"):
        Trail.of(position, 5_000, 0)


@pytest.mark.parametrize(
    ("key", "at_ms", "content"),
    [("", 0, b"1"), ("a b", 0, b"1"), ("a~b", 0, b"1"), ("a", -1, b"1"), ("a", 0, b"1\n2")],
)
def test_an_event_that_cannot_be_sent_is_rejected(key: str, at_ms: int, content: bytes):
    with pytest.raises(ValueError, match="live event"):
        print(LiveEvent(key, at_ms, content).data)


def test_a_position_and_what_is_remembered_stay_bounded_however_much_comes():
    trail = Trail(5_000, 0)
    for number in range(3 * live_limits.REMEMBERED_MAX):
        trail.receive(LiveEvent(f"{number:0200}", number // 4, b"1"), now_ms=10_000)
        assert len(trail.position) <= live_limits.POSITION_LENGTH_MAX
    assert len(trail._received) <= live_limits.REMEMBERED_MAX
    # It looks back less far than it would, and repeats nothing.
    newest_ms = 3 * live_limits.REMEMBERED_MAX // 4 - 1
    assert newest_ms - live_limits.REMEMBERED_MAX // 4 <= trail.since_ms <= newest_ms


def test_an_event_is_encoded_when_somebody_gets_it():
    encoded: list[int] = []
    event = LiveEvent("a", 0, lambda: encoded.append(1) or b"{}")
    assert [] == encoded
    assert b"{}" == event.data == event.data
    assert [1] == encoded


def test_an_owner_has_a_bounded_number_of_listeners():
    async def check(store: Store) -> None:
        hub = hub_of(store.node(), "query")
        clients = [Client(store) for _ in range(live_limits.LISTENERS_EACH_MAX)]
        for client in clients:
            await client.connect(hub)
        with pytest.raises(RateLimitedError, match="at most 50"):
            await Client(store).connect(hub)
        other = Client(store, ("globex",))
        await other.connect(hub)
        await clients[0].disconnect()
        await Client(store).connect(hub)
        assert live_limits.LISTENERS_EACH_MAX + 1 == hub.listeners.count

    run(check)


@WAYS
def test_events_come_as_they_happen_and_only_those_of_the_topic(way: Way):
    async def check(store: Store) -> None:
        await store_some(store, 1)
        hub, client = hub_of(store.node(), way), Client(store)
        await client.connect(hub)
        assert [] == await client.read()
        await store_some(store, 2, 3)
        await store.node().db.run(message(7).put())  # of globex
        assert keys(2, 3) == await client.read(quiets=3)
        await store_some(store, 4)
        assert keys(4) == await client.read(quiets=3)

    run(check)


@WAYS
def test_an_event_that_becomes_visible_late_comes_nevertheless_and_once(way: Way):
    async def check(store: Store) -> None:
        index = Index(store.clock, {"m4": store.clock.now() + 3})
        hub, client = hub_of(store.node(), way, index), Client(store)
        await client.connect(hub)
        await store_some(store, 1, 2)
        store.clock.advance(seconds=1)
        await store_some(store, 3)
        await store_some(store, 5, seconds_ago=2)
        await client.read(quiets=6)
        assert sorted(keys(1, 2, 3, 5)) == sorted(client.received)

    run(check)


@WAYS
def test_whoever_comes_back_resumes_on_another_node_without_loss_or_repetition(way: Way):
    async def check(store: Store) -> None:
        first, client = hub_of(store.node(), way), Client(store)
        await client.connect(first)
        await store_some(store, 1, 2)
        assert keys(1, 2) == await client.read(quiets=3)
        await client.disconnect()
        await store_some(store, *range(3, 1_503))
        store.clock.advance(seconds=600)
        await store_some(store, 9_000)
        await client.connect(hub_of(store.node(), way))
        await client.read(quiets=2)
        await store_some(store, 9_001)
        await client.read(quiets=8)
        assert keys(*range(1, 1_503), 9_000, 9_001) == client.received

    run(check)


@WAYS
def test_what_happened_before_the_first_event_came_is_not_lost(way: Way):
    async def check(store: Store) -> None:
        await store_some(store, 1)
        client = Client(store)
        await client.connect(hub_of(store.node(), way))
        await client.disconnect()
        await store_some(store, 2)
        await client.connect(hub_of(store.node(), way))
        assert keys(2) == await client.read(quiets=8)

    run(check)


def test_a_listener_that_resumes_finds_what_an_index_showed_late_and_others_have_already():
    async def check(store: Store) -> None:
        index = Index(store.clock)
        hub, client, other = hub_of(store.node(), "tail", index), Client(store), Client(store)
        await client.connect(hub)
        await store_some(store, 1)
        await client.read()
        await client.disconnect()
        await other.connect(hub)
        index.visible_at["m4"] = store.clock.now() + 3
        await store_some(store, 2)
        assert keys(2) == await other.read()
        await client.connect(hub)
        await store_some(store, 3)
        await client.read(quiets=8)
        assert sorted(keys(1, 2, 3)) == sorted(client.received)

    run(check)


def test_newer_events_do_not_hide_what_an_index_shows_late():
    async def check(store: Store) -> None:
        index = Index(store.clock)
        hub, client, other = hub_of(store.node(), "tail", index), Client(store), Client(store)
        await client.connect(hub)
        await client.disconnect()
        await other.connect(hub)
        index.visible_at["m4"] = store.clock.now() + 4.5
        await store_some(store, 2, seconds_ago=2)
        await other.read()
        await client.connect(hub)
        await client.read(quiets=3)
        await store_some(store, 3)
        await client.read(quiets=8)
        assert sorted(keys(2, 3)) == sorted(client.received)

    run(check)


def test_newer_events_do_not_hide_what_happened_before_a_tail_began():
    async def check(store: Store) -> None:
        index = Index(store.clock)
        hub, client = hub_of(store.node(), "tail", index), Client(store)
        await client.connect(hub)
        await client.read()
        assert hub._tail is not None
        hub._tail.pause()  # as if another process had taken the seat for a moment
        index.visible_at["m4"] = store.clock.now() + 4.5
        await store_some(store, 2, seconds_ago=2)
        await client.read(quiets=3)
        await store_some(store, 3)
        await client.read(quiets=4)
        assert sorted(keys(2, 3)) == sorted(client.received)

    run(check)


def test_a_stamp_of_a_clock_that_is_ahead_hides_nothing_that_follows():
    async def check(store: Store) -> None:
        hub, client = hub_of(store.node(), "query"), Client(store)
        await client.connect(hub)
        await store_some(store, 1, seconds_ago=-3_600)
        assert keys(1) == await client.read(quiets=3)
        store.clock.advance(seconds=30)
        await store_some(store, 2)
        assert keys(2) == await client.read(quiets=3)
        await client.disconnect()
        await store_some(store, 3)
        await client.connect(hub_of(store.node(), "query"))
        assert keys(3) == await client.read(quiets=8)

    run(check)


async def many(store: Store, hub: Hub, count: int) -> list[Client]:
    """Clients of one topic; the hub allows as many."""
    clients = [Client(store) for _ in range(count)]
    for client in clients:
        await client.connect(hub, quiet_seconds=30)
    return clients


@WAYS
def test_two_hundred_listeners_get_everything_with_few_reads_and_a_slow_one_is_ended(way: Way):
    async def check(store: Store) -> None:
        index, node = Index(store.clock), store.node()
        room = Listeners(node.runtime, "chats", "live", each_max=201, all_max=201)
        hub = hub_of(node, way, index, listeners=room)
        clients = await many(store, hub, 201)
        slow = clients.pop()
        reads, calls = index.reads, node.transport.calls
        for start in range(0, 1_200, 50):
            await store_some(store, *range(start, start + 50))
            hub.happened("acme")
            await asyncio.gather(*(client.read(quiets=1) for client in clients))
        for client in clients:
            assert keys(*range(1_200)) == client.received
        # A look for each fifty, one more each time, and those of the seconds that passed.
        assert index.reads - reads < 24 * 40
        assert node.transport.calls - calls < 24 * 100
        assert [] == await slow.read()
        assert slow.subscription is not None
        assert slow.subscription.is_behind
        await slow.disconnect()
        await slow.connect(hub)
        assert keys(*range(1_200)) == await slow.read(quiets=8)

    run(check)


def test_a_slow_listener_holds_bounded_memory_and_is_ended():
    async def check(store: Store) -> None:
        node, number = store.node(), 0

        async def read(topic: Topic, at_ms: int) -> AsyncGenerator[LiveEvent]:
            for one in range(number):
                yield LiveEvent(f"{one}", round(store.clock.now() * 1000), b"%06d" % one * 20_000)

        hub, slow = Hub(node.runtime, "chats", read), Client(store)
        await slow.connect(hub)
        number = 200
        tracemalloc.start()
        for _ in range(50):  # another listener reads, and what is pending stays
            await hub._channels[slow.topic].look()
            held_bytes, _ = tracemalloc.get_traced_memory()
            assert held_bytes < 1.5 * live_limits.PENDING_BYTES_MAX
        tracemalloc.stop()
        assert slow.subscription is not None
        assert slow.subscription.is_behind
        assert [] == await slow.read()

    run(check)


def test_all_listeners_together_hold_bounded_memory_and_the_slowest_is_ended():
    async def check(store: Store) -> None:
        node = store.node()
        count = 9

        async def read(topic: Topic, at_ms: int) -> AsyncGenerator[LiveEvent]:
            size = 90_000 + len(topic[0])
            for one in range(count if topic[0] in started else 0):
                yield LiveEvent(f"{topic[0]}-{one}", round(store.clock.now() * 1000), b"1" * size)

        started = set[str]()
        hub = Hub(node.runtime, "chats", read)
        clients = [Client(store, ("t" * (1 + one),)) for one in range(50)]
        for client in clients:
            await client.connect(hub)
        for client in clients:
            started.add(client.topic[0])
            await hub._channels[client.topic].look()
            await hub._channels[client.topic].look()
            hub._bound()
        pending = [one.size_bytes for each in hub._channels.values() for one in each.listeners]
        assert sum(pending) <= live_limits.PENDING_ALL_BYTES_MAX
        behind = [one.subscription.is_behind for one in clients if one.subscription]
        assert 0 < sum(behind) < 20

    run(check)


def test_a_store_that_is_away_ends_whoever_listens():
    async def check(store: Store) -> None:
        node = store.node()
        hub, client = hub_of(node, "query"), Client(store)
        await client.connect(hub)

        def fail() -> None:
            raise TablewrightError("away")

        node.transport.between = fail
        with pytest.raises(TablewrightError, match="away"):
            await client.read()
        await client.disconnect()
        assert 0 == hub.listeners.count

    run(check)


def test_the_end_of_the_service_ends_whoever_listens():
    async def check(store: Store) -> None:
        node = store.node()
        client = Client(store)
        await client.connect(hub_of(node, "tail"))
        node.runtime.stopping.set()
        assert [] == await client.read(quiets=10)

    run(check)


def test_listen_gives_events_one_by_one_with_their_positions():
    async def check(store: Store) -> None:
        hub = hub_of(store.node(), "tail")
        found: list[tuple[str, str]] = []

        async def listen() -> None:
            async for received in hub.listen(("acme",)):
                found.append((received.event.key, received.position))  # noqa: PERF401

        listening = asyncio.create_task(listen())
        while not hub.listeners.count:
            await asyncio.sleep(0)
        for _ in range(50):
            await asyncio.sleep(0)
        await store_some(store, 1, 2)
        while len(found) < 2:
            await asyncio.sleep(0)
        listening.cancel()
        with suppress(asyncio.CancelledError):
            await listening
        assert keys(1, 2) == [key for key, _ in found]
        resumed = hub.listen(("acme",), after=found[0][1])
        assert "m4" == (await anext(resumed)).event.key
        await resumed.aclose()
        assert 0 == hub.listeners.count

    run(check)


def test_two_processes_read_a_remote_stream_and_a_third_polls_until_a_seat_is_free():
    async def check(store: Store) -> None:
        indexes = [Index(store.clock) for _ in range(3)]
        hubs = [hub_of(store.node(), "tail", index) for index in indexes]
        clients = [Client(store) for _ in hubs]
        for hub, client in zip(hubs, clients, strict=True):
            await client.connect(hub)
        await store_some(store, 1)
        for client in clients:
            assert keys(1) == await client.read(quiets=3)
        tails = [hub._tail for hub in hubs]
        assert [True, True, False] == [tail is not None and tail.is_reading for tail in tails]
        await clients[0].disconnect()
        for _ in range(4):
            store.clock.advance(seconds=9)
            await clients[1].read()
            await clients[2].read()
        await store_some(store, 2)
        for client in clients[1:]:
            assert keys(2) == await client.read(quiets=3)
        assert [False, True, True] == [tail is not None and tail.is_reading for tail in tails]

    run(check, is_remote=True)


def test_a_tail_that_missed_changes_begins_again_and_queries_find_them():
    async def check(store: Store) -> None:
        node = store.node()
        hub, client = hub_of(node, "tail"), Client(store)
        await client.connect(hub)
        await store_some(store, 1)
        assert keys(1) == await client.read()
        await node.db.call("DeleteTable", {"TableName": "chats"})
        await node.db.create_tables(CHATS)
        await store_some(store, 2)
        await client.read(quiets=10)
        await store_some(store, 3)
        await client.read(quiets=4)
        assert keys(1, 2, 3) == client.received

    run(check)


def test_a_target_without_a_stream_is_polled():
    async def check(store: Store) -> None:
        node = store.node()
        stream = {"StreamEnabled": False}
        await node.db.call("UpdateTable", {"TableName": "chats", "StreamSpecification": stream})
        hub, client = hub_of(node, "tail"), Client(store)
        await client.connect(hub)
        await store_some(store, 1)
        assert keys(1) == await client.read(quiets=3)

    run(check)


def test_a_hub_without_listeners_reads_and_writes_nothing():
    async def check(store: Store) -> None:
        node = store.node()
        hub, client = hub_of(node, "tail"), Client(store)
        assert 0 == node.transport.calls
        await client.connect(hub)
        await client.disconnect()
        calls = node.transport.calls
        await store_some(store, 1)
        hub.happened("acme")
        for _ in range(20):
            await asyncio.sleep(0)
        assert calls == node.transport.calls
        assert {} == hub._channels

    run(check)


def test_seats_of_remote_tails_are_in_the_service_table():
    async def check(store: Store) -> None:
        client = Client(store)
        await client.connect(hub_of(store.node(), "tail"))
        await client.read()
        seat = await store.node().db.run(StreamReader.get("chats", "tail#chats#0"))
        assert seat is not None
        assert seat.lease_until > datetime.fromtimestamp(store.clock.now(), UTC)
        assert (await store.node().db.run(StreamReader.get("chats", "tail#chats#1"))) is None

    run(check, is_remote=True)
