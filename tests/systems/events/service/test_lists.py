"""Lists: the inbox and all events, by pages that lose and repeat nothing, whatever happens."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest

from tablewright.model import put_all
from tablewright.systems.events import limits
from tablewright.systems.events.design import Event
from tablewright.systems.events.design.values import EventStatus
from tablewright.systems.events.inbox.times import moment_of
from tests.model.targets import START
from tests.systems.events.service.world import (
    World,
    code_of,
    numbers,
    sent,
    walked,
    with_events,
)

LISTS = ("/v1/inbox", "/v1/events")


def event(n: int, tenant: str = "acme", **values: Any) -> Event:
    """An event of which the id says nothing about the time."""
    given: dict[str, Any] = {
        "tenant_id": tenant,
        "event_id": UUID(int=(n * 7919 % 9973) << 96 | n),
        "timestamp": moment_of(1_000_000_000_000 + n),
        "payload": {"n": n},
    }
    return Event(**(given | values))


def delivered(n: int, **values: Any) -> Event:
    at = moment_of(START * 1000)
    return event(n, status=EventStatus.DELIVERED, delivered_at=at, **values)


@pytest.mark.parametrize("path", LISTS)
@pytest.mark.parametrize(
    "query",
    [
        "limit=0",
        "limit=101",
        "limit=x",
        "limit=1.5",
        "limit=1&limit=2",
        "after=-1",
        "after=x",
        "before=99999999999999",
        "event_type=a%23b",
        "event_type=",
        "other=1",
        "cursor=" + "x" * 7_000,
    ],
)
@with_events
async def test_a_parameter_of_another_form_is_refused(world: World, path: str, query: str):
    assert (400, "malformed") == code_of(await world.acme.ask("GET", f"{path}?{query}"))


@with_events
async def test_the_inbox_has_no_status_and_a_wait_has_bounds(world: World):
    for query in ("status=delivered", "order=newest", "wait=31", "wait=-1", "consistent=perhaps"):
        assert 400 == (await world.acme.ask("GET", f"/v1/inbox?{query}")).status
    for query in ("status=gone", "order=best", "wait=1"):
        assert 400 == (await world.acme.ask("GET", f"/v1/events?{query}")).status


@pytest.mark.parametrize("path", LISTS)
@pytest.mark.parametrize("cursor", ["x", "AAAA", "a" * 200, "%00", "..."])
@with_events
async def test_a_cursor_that_nobody_gave_out_is_refused(world: World, path: str, cursor: str):
    assert (400, "bad_cursor") == code_of(await world.acme.ask("GET", f"{path}?cursor={cursor}"))


@with_events
async def test_a_cursor_fits_the_request_that_gave_it_and_no_other(world: World):
    await world.db.run(put_all(event(n, event_type="a") for n in range(9)))
    await world.db.run(put_all(event(n, "globex") for n in range(9)))
    first = await world.acme.ask("GET", "/v1/events?limit=2")
    cursor = first.json["next_cursor"]
    assert 200 == (await world.acme.ask("GET", f"/v1/events?limit=5&cursor={cursor}")).status
    for target in (
        f"/v1/inbox?cursor={cursor}",
        f"/v1/events?cursor={cursor}&event_type=a",
        f"/v1/events?cursor={cursor}&status=undelivered",
        f"/v1/events?cursor={cursor}&order=oldest",
        f"/v1/events?cursor={cursor}&after=5",
        f"/v1/events?cursor={cursor}&before=5",
        f"/v1/events?cursor={cursor[:-1]}",
        f"/v1/events?cursor={cursor[:-2]}AA",
    ):
        assert (400, "bad_cursor") == code_of(await world.acme.ask("GET", target)), target
    assert 400 == (await world.globex.ask("GET", f"/v1/events?cursor={cursor}")).status


@with_events
async def test_the_inbox_has_the_oldest_first_and_only_what_is_undelivered(world: World):
    await world.db.run(put_all(event(n) for n in range(7)))
    await world.db.run(put_all(delivered(n) for n in range(7, 9)))
    await world.db.run(put_all(event(n, "globex") for n in range(100, 103)))
    for limit in (1, 3, 7, 50):
        assert list(range(7)) == numbers(await walked(world.acme, f"/v1/inbox?limit={limit}"))
    assert [100, 101, 102] == numbers(await walked(world.globex, "/v1/inbox?limit=2"))
    assert list(range(7)) == numbers(await walked(world.acme, "/inbox?limit=4"))


@with_events
async def test_a_page_that_is_just_full_has_no_cursor(world: World):
    await world.db.run(put_all(event(n) for n in range(4)))
    assert (await world.acme.ask("GET", "/v1/inbox?limit=4")).json["next_cursor"] is None
    assert (await world.acme.ask("GET", "/v1/inbox?limit=3")).json["next_cursor"] is not None
    assert (await world.acme.ask("GET", "/v1/events?limit=4")).json["next_cursor"] is None


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 100])
@with_events
async def test_events_of_one_millisecond_are_neither_lost_nor_repeated(world: World, limit: int):
    at = moment_of(1_000_000_000_000)
    await world.db.run(put_all(event(n, timestamp=at, event_type="a") for n in range(13)))
    await world.db.run(put_all(delivered(n, timestamp=at, event_type="a") for n in range(13, 20)))
    for target, count in (
        ("/v1/inbox?", 13),
        ("/v1/inbox?event_type=a&", 13),
        ("/v1/events?", 20),
        ("/v1/events?order=oldest&", 20),
        ("/v1/events?event_type=a&", 20),
        ("/v1/events?event_type=a&status=delivered&", 7),
    ):
        found = numbers(await walked(world.acme, f"{target}limit={limit}"))
        assert (count, count) == (len(found), len(set(found))), target
        if limit == 100:
            ids = [one["id"] for one in await walked(world.acme, f"{target}limit=100")]
            assert ids == sorted(ids, reverse="/v1/events" in target and "oldest" not in target)
        world.clock.advance(seconds=10)  # the limit of requests


@with_events
async def test_hundreds_of_events_of_one_millisecond_are_listed_once(world: World):
    at = moment_of(1_000_000_000_000)
    await world.db.run(put_all(event(n, timestamp=at) for n in range(330)))
    await world.db.run(put_all(delivered(n, timestamp=at) for n in range(330, 650)))
    for target in (
        "/v1/events?limit=100",
        "/v1/events?limit=70&order=oldest",
        "/v1/inbox?limit=90",
    ):
        found = numbers(await walked(world.acme, target))
        assert list(range(330 if "inbox" in target else 650)) == sorted(found), target


@pytest.mark.parametrize("limit", [1, 4, 100])
@with_events
async def test_all_events_are_merged_by_time(world: World, limit: int):
    await world.db.run(put_all(event(n) for n in range(0, 20, 3)))
    await world.db.run(put_all(delivered(n) for n in range(20) if n % 3))
    found = await walked(world.acme, f"/v1/events?limit={limit}")
    assert list(range(19, -1, -1)) == numbers(found)
    world.clock.advance(seconds=10)
    found = await walked(world.acme, f"/v1/events?order=oldest&limit={limit}")
    assert list(range(20)) == numbers(found)


@with_events
async def test_events_are_found_by_status_type_and_time(world: World):
    for n in range(12):
        made = delivered if n % 2 else event
        await world.db.run(made(n, event_type=("a", "a.b", None)[n % 3]).put())
    base = 1_000_000_000_000
    expected: dict[str, list[int]] = {
        "status=undelivered": [0, 2, 4, 6, 8, 10],
        "status=delivered": [1, 3, 5, 7, 9, 11],
        "event_type=a": [0, 3, 6, 9],
        "event_type=a.b": [1, 4, 7, 10],
        "event_type=a.": [],
        "event_type=a&status=undelivered": [0, 6],
        "event_type=a&status=delivered": [3, 9],
        f"after={base + 3}&before={base + 7}": [4, 5, 6],
        f"after={base + 3}&before={base + 4}": [],
        f"after={base + 9}&before={base + 2}": [],
        f"status=delivered&after={base + 4}": [5, 7, 9, 11],
        f"event_type=a&before={base + 6}": [0, 3],
        f"event_type=a&status=undelivered&after={base}": [6],
    }
    for query, wanted in expected.items():
        target = f"/v1/events?order=oldest&limit=2&{query}"
        assert wanted == numbers(await walked(world.acme, target)), query
        assert wanted[::-1] == numbers(await walked(world.acme, f"/v1/events?limit=2&{query}"))
        assert [] == await walked(world.globex, f"/v1/events?{query}")
        world.clock.advance(seconds=10)
    inbox = await walked(
        world.acme, f"/v1/inbox?limit=1&event_type=a&after={base}&before={base + 9}"
    )
    assert [6] == numbers(inbox)


@with_events
async def test_a_filter_that_leaves_little_ends_a_page_and_not_the_list(world: World):
    count = 2 * limits.EVENTS_EXAMINED_MAX + 300
    await world.db.run(
        put_all(event(n, event_type="rare" if n == count - 1 else "much") for n in range(count))
    )
    first = await world.acme.ask("GET", "/v1/inbox?limit=5&event_type=rare")
    assert [] == first.json["events"]
    assert first.json["next_cursor"] is not None
    world.calls.clear()
    assert [count - 1] == numbers(await walked(world.acme, "/v1/inbox?limit=5&event_type=rare"))
    queries = [one for one in world.calls if one.operation == "Query"]
    assert len(queries) <= count // limits.EVENTS_CHUNK + 3
    found = await walked(world.acme, "/v1/inbox?limit=100&event_type=much")
    assert list(range(count - 1)) == numbers(found)


@with_events
async def test_what_is_acknowledged_and_stored_meanwhile_moves_nothing_in_the_inbox(world: World):
    ids = await world.send(*({"n": n} for n in range(12)))
    turn = iter(range(100))

    async def between() -> None:
        n = next(turn)
        # The last event of the page before, one that is ahead, and a new one.
        if n < 5:
            await world.acme.ask("POST", f"/v1/events/{ids[2 * n + 1]}/ack")
            await sent(world.acme, {"n": 100 + n})
        if n == 1:
            await world.acme.ask("POST", f"/v1/events/{ids[10]}/ack")
        world.clock.advance(seconds=1)

    found = numbers(await walked(world.acme, "/v1/inbox?limit=2", between=between))
    kept = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11]
    assert kept == found[: len(kept)]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("order", ["oldest", "newest"])
@pytest.mark.parametrize("limit", [1, 2, 5])
@with_events
async def test_what_is_acknowledged_meanwhile_is_listed_once(world: World, order: str, limit: int):
    ids = await world.send(*({"n": n} for n in range(10)))
    for n in (2, 3, 7):
        await world.acme.ask("POST", f"/v1/events/{ids[n]}/ack")
    seen: list[str] = []
    cursor = ""
    while True:
        reply = await world.acme.ask("GET", f"/v1/events?order={order}&limit={limit}{cursor}")
        page = reply.json
        seen += [one["id"] for one in page["events"]]
        if page["next_cursor"] is None:
            break
        cursor = f"&cursor={page['next_cursor']}"
        # All that was given is acknowledged, and so is what comes next.
        for event_id in (*seen[-limit:], *[one for one in ids if one not in seen][:1]):
            await world.acme.ask("POST", f"/v1/events/{event_id}/ack")
        world.clock.advance(seconds=1)
    assert (ids if order == "oldest" else ids[::-1]) == seen


@pytest.mark.parametrize("order", ["oldest", "newest"])
@pytest.mark.parametrize("limit", [1, 2, 6])
@with_events
async def test_what_is_acknowledged_while_a_page_is_read_is_listed_once(
    world: World, order: str, limit: int
):
    for query_number in range(1, 6):
        for n in range(6):
            made = delivered if n in (1, 4) else event
            await world.db.run(made(n).put())
        moving = _acknowledging_at(world, query_number, event(n=3 if order == "oldest" else 2))
        with moving:
            found = numbers(await walked(world.acme, f"/v1/events?order={order}&limit={limit}"))
        assert list(range(6)) == sorted(found), query_number
        world.clock.advance(seconds=10)


@contextmanager
def _acknowledging_at(world: World, number: int, event: Event) -> Iterator[None]:
    """Acknowledges an event right before the query of a number."""
    transport: Any = vars(world.db)["_transport"]
    send, left = transport.send, iter(range(number - 1, -100, -1))

    async def sending(operation: str, body: bytes) -> bytes:
        if operation == "Query" and next(left) == 0:
            at = moment_of(world.now_ms)
            await world.db.run(Event.acknowledge("acme", event.event_id, delivered_at=at))
        return await send(operation, body)

    transport.send = sending
    try:
        yield
    finally:
        transport.send = send


@with_events
async def test_an_event_is_looked_up_again_where_that_is_asked_for(world: World):
    ids = await world.send(*({"n": n} for n in range(3)))
    await world.acme.ask("POST", f"/v1/events/{ids[0]}/ack")
    # An index that is behind: the entry is there, and the event is delivered.
    key = {"pk": {"S": "acme"}, "sk": {"S": ids[1]}}
    stored = (await world.db.call("GetItem", {"TableName": "Events", "Key": key}))["Item"]
    await world.db.call(
        "PutItem", {"TableName": "Events", "Item": stored | {"status": {"S": "delivered"}}}
    )
    assert [1, 2] == numbers((await world.acme.ask("GET", "/v1/inbox")).json["events"])
    reply = await world.acme.ask("GET", "/v1/inbox?consistent=true")
    assert [2] == numbers(reply.json["events"])


@with_events
async def test_what_has_expired_is_shown_nowhere(world: World):
    [event_id] = await world.send({"n": 1, "event_type": "a"})
    await world.acme.ask("POST", f"/v1/events/{event_id}/ack")
    targets = ("/v1/events?limit=9", "/v1/events?event_type=a", "/v1/events?status=delivered")
    for target in targets:
        assert [1] == numbers(await walked(world.acme, target))
    world.clock.advance(seconds=timedelta(days=30).total_seconds() + 1)
    assert await world.db.run(Event.get("acme", UUID(event_id)).with_hidden()) is not None
    for target in targets:
        assert [] == await walked(world.acme, target)
    for method, path in (("GET", ""), ("POST", "/ack"), ("POST", "/nack"), ("DELETE", "")):
        reply = await world.acme.ask(method, f"/v1/events/{event_id}{path}")
        assert (404, "not_found") == code_of(reply), path
    assert [] == (await world.acme.ask("GET", "/v1/zapier/events")).json


@with_events
async def test_a_long_poll_is_answered_at_once_if_there_is_something(world: World):
    await world.send({"n": 1})
    reply = await world.acme.ask("GET", "/v1/inbox?wait=20")
    assert [1] == numbers(reply.json["events"])
    assert [] == world.waits


@with_events
async def test_a_long_poll_ends_empty_when_its_time_is_over(world: World):
    started = world.clock.now()
    reply = await world.acme.ask("GET", "/v1/inbox?wait=2.5")
    assert {"events": [], "next_cursor": None} == reply.json
    assert 2.5 == world.clock.now() - started
    assert [1.0, 1.0, 0.5] == world.waits
    longest = await world.acme.ask("GET", "/v1/inbox?wait=30")
    assert 200 == longest.status


@with_events
async def test_a_long_poll_hears_of_what_is_stored_or_put_back_in_its_process(world: World):
    [event_id] = await world.send({"n": 1})
    await world.acme.ask("POST", f"/v1/events/{event_id}/ack")
    parts_wait = world.running.assembly.work[0]

    async def never(event: asyncio.Event, seconds: float) -> None:
        await event.wait()  # only something that comes ends it

    vars(parts_wait)["_wait"] = never
    polling = asyncio.ensure_future(world.acme.ask("GET", "/v1/inbox?wait=20"))
    await asyncio.sleep(0)
    await world.globex.ask("POST", "/v1/events", {"n": 7})
    assert not polling.done()
    await world.acme.ask("POST", f"/v1/events/{event_id}/nack")
    assert [1] == numbers((await polling).json["events"])
