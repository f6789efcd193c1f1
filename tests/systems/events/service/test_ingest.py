"""Ingest: what is refused, what is stored, and that a repetition is stored once."""

from __future__ import annotations

import asyncio
import json
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest

from tablewright.errors import ThrottlingException
from tablewright.systems.events.design import Event
from tablewright.systems.events.inbox.ingest import id_of
from tests.systems.events.service.world import (
    World,
    code_of,
    exact,
    numbers,
    sent,
    walked,
    with_events,
)

BATCH = "/v1/events/batch"


def nested(levels: int) -> bytes:
    return b'{"a":' * (levels - 1) + b"{}" + b"}" * (levels - 1)


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        (b"", (400, "malformed")),
        (b"{", (400, "malformed")),
        (b'{"a":1}x', (400, "malformed")),
        (b"\xff", (400, "malformed")),
        (b"[]", (422, "invalid")),
        (b"[1]", (422, "invalid")),
        (b'"text"', (422, "invalid")),
        (b"1", (422, "invalid")),
        (b"null", (422, "invalid")),
        (b"true", (422, "invalid")),
        (b'{"a": NaN}', (422, "invalid")),
        (b'{"a": -Infinity}', (422, "invalid")),
        (b'{"a": 1e126}', (422, "invalid")),
        (b'{"a": ' + b"1" * 39 + b"}", (422, "invalid")),
        (b'{"a": 1, "a": 2}', (422, "invalid")),
        (b'{"": 1}', (422, "invalid")),
        (b'{"a": "\\ud800"}', (422, "invalid")),
        (nested(33), (422, "invalid")),
        (nested(32), (422, "invalid")),
        (b'{"event_type": "a#b"}', (422, "invalid")),
        (b'{"event_type": 7}', (422, "invalid")),
        (b'{"event_type": ""}', (422, "invalid")),
        (b'{"a": "' + b"x" * 262_144 + b'"}', (413, "too_large")),
    ],
    ids=lambda value: str(value)[:30],
)
@with_events
async def test_a_body_that_is_no_event_is_refused(
    world: World, body: bytes, refusal: tuple[int, str]
):
    assert refusal == code_of(await world.acme.ask("POST", "/v1/events", body))
    assert [] == (await world.acme.ask("GET", "/v1/inbox")).json["events"]


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded"])
@with_events
async def test_a_body_that_does_not_say_to_be_json_is_refused(world: World, kind: str):
    reply = await world.acme.ask("POST", "/v1/events", b"{}", headers={"content-type": kind})
    assert (415, "unsupported_media_type") == code_of(reply)


@pytest.mark.parametrize("key", ["", " ", "a b", "ä", "x" * 256])
@with_events
async def test_an_idempotency_key_of_another_form_is_refused(world: World, key: str):
    reply = await world.acme.ask("POST", "/v1/events", {}, headers={"idempotency-key": key})
    assert (400, "malformed") == code_of(reply)


@with_events
async def test_a_type_in_the_header_is_checked_too(world: World):
    reply = await world.acme.ask("POST", "/v1/events", {}, headers={"x-event-type": "a b"})
    assert (422, "invalid") == code_of(reply)


@with_events
async def test_the_same_key_with_another_content_is_refused(world: World):
    key = {"idempotency-key": "k1"}
    await sent(world.acme, {"n": 1}, **key)
    for body, more in (({"n": 2}, {}), ({"n": 1}, {"x-event-type": "t"}), ({"n": "1"}, {})):
        reply = await world.acme.ask("POST", "/v1/events", body, headers=key | more)
        assert (409, "conflict") == code_of(reply)
    assert [1] == numbers(await walked(world.acme, "/v1/inbox?limit=9"))


@with_events
async def test_a_payload_that_is_too_large_with_its_text_is_refused(world: World):
    body = b'{"price": 1.10, "text": "' + b"x" * 210_000 + b'"}'
    assert (413, "too_large") == code_of(await world.acme.ask("POST", "/v1/events", body))
    assert 201 == (await world.acme.ask("POST", "/v1/events", body.replace(b"1.10", b"1.1"))).status


@with_events
async def test_a_store_that_refuses_is_told_as_such(world: World):
    transport: Any = vars(world.db)["_transport"]
    send = transport.send

    async def refusing(operation: str, body: bytes) -> bytes:
        if operation in ("PutItem", "BatchWriteItem"):
            raise ThrottlingException("slow down")
        return await send(operation, body)

    transport.send = transport.send_once = refusing
    reply = await world.acme.ask("POST", "/v1/events", {"n": 1})
    assert (503, "unavailable") == code_of(reply)
    assert "1" == reply.headers["retry-after"]
    batch = await world.acme.ask("POST", BATCH, {"events": [{"n": 1}, {"n": 2}]})
    assert (503, "unavailable") == code_of(batch)


@with_events
async def test_an_event_too_large_to_store_leaves_the_rest_of_its_batch_alone(world: World):
    large = {"price": 1.1, "text": "x" * 410_000}
    reply = await world.acme.ask("POST", BATCH, {"events": [{"n": 1}, large, {"n": 2}]})
    codes = [one.get("error", {}).get("code") for one in reply.json["results"]]
    assert [None, "too_large", None] == codes
    assert [1, 2] == numbers(await walked(world.acme, "/v1/inbox?limit=9"))


@with_events
async def test_a_batch_of_fresh_events_is_one_write(world: World):
    await sent(world.acme, {"n": 0})
    world.calls.clear()
    reply = await world.acme.ask("POST", BATCH, {"events": [{"n": n} for n in range(1, 26)]})
    assert 200 == reply.status
    assert ["BatchWriteItem"] == [one.operation for one in world.calls if one.table == "Events"]
    assert list(range(26)) == numbers(await walked(world.acme, "/v1/inbox?limit=50"))


@with_events
async def test_an_event_is_stored_with_a_receipt(world: World):
    reply = await world.acme.ask("POST", "/v1/events", {"n": 1})
    receipt = reply.json
    assert 201 == reply.status
    assert {"id": receipt["id"], "created_at": world.now_ms, "status": "undelivered"} == receipt
    assert f"/v1/events/{receipt['id']}" == reply.headers["location"]
    assert "idempotent-replay" not in reply.headers
    shown = (await world.acme.ask("GET", reply.headers["location"])).json
    assert {
        "id": receipt["id"],
        "created_at": world.now_ms,
        "status": "undelivered",
        "event_type": None,
        "payload": {"n": 1},
        "delivered_at": None,
        "lease_until": None,
    } == shown
    assert 404 == (await world.globex.ask("GET", reply.headers["location"])).status


@with_events
async def test_storing_an_event_takes_one_read_and_one_write(world: World):
    await sent(world.acme, {"n": 0})
    world.calls.clear()
    await sent(world.acme, {"n": 1, "event_type": "a"})
    stored = [(one.operation, one.table) for one in world.calls]
    assert [("GetItem", "TenantApiKeys"), ("PutItem", "Events")] == stored


@with_events
async def test_31_levels_of_nesting_come_back(world: World):
    reply = await world.acme.ask("POST", "/v1/events", nested(31))
    assert 201 == reply.status
    shown = await world.acme.ask("GET", reply.headers["location"])
    assert json.loads(nested(31)) == shown.json["payload"]


@pytest.mark.parametrize(
    "number", "1.10 1e5 1.0 -0 -0.0 12.5 0.0000001 12345678901234567890123456789012345678".split()
)
@with_events
async def test_numbers_come_back_as_they_were_sent_wherever_events_are_shown(
    world: World, number: str
):
    body = b'{"a": [%b, {"b": %b}]}' % (number.encode(), number.encode())
    reply = await world.acme.ask("POST", "/v1/events", body)
    assert 201 == reply.status
    entry = b'{"payload": %b, "event_type": "t"}' % body
    batch = await world.acme.ask("POST", BATCH, b'{"events": [%b, %b]}' % (body, entry))
    assert ["undelivered"] * 2 == [one["status"] for one in batch.json["results"]]
    wanted = {"a": [number, {"b": number}]}
    assert wanted == exact(await world.acme.ask("GET", reply.headers["location"]))["payload"]
    for path in ("/v1/inbox", "/v1/inbox?consistent=true", "/v1/events", "/v1/events?event_type=t"):
        events = exact(await world.acme.ask("GET", path))["events"]
        assert events
        assert all(wanted == one["payload"] for one in events)
    assert wanted == exact(await world.acme.ask("GET", "/v1/zapier/events"))[0]["payload"]
    claimed = exact(await world.acme.ask("POST", "/v1/inbox/claim"))["events"]
    assert [wanted] * 3 == [one["payload"] for one in claimed]


@with_events
async def test_the_type_comes_from_the_header_the_entry_or_the_payload(world: World):
    await sent(world.acme, {"n": 1, "event_type": "own"})
    await sent(world.acme, {"n": 2, "event_type": "own"}, **{"x-event-type": "header"})
    await sent(world.acme, {"n": 3})
    entry = {"payload": {"n": 4, "event_type": "own"}, "event_type": "entry"}
    await world.acme.ask("POST", BATCH, {"events": [entry, {"n": 5, "event_type": "own"}]})
    events = await walked(world.acme, "/v1/inbox?limit=9")
    assert ["own", "header", None, "entry", "own"] == [one["event_type"] for one in events]


@with_events
async def test_a_repetition_gets_the_first_answer_and_stores_nothing(world: World):
    key = {"idempotency-key": "k1"}
    first = await world.acme.ask("POST", "/v1/events", {"n": 1, "a": [1]}, headers=key)
    world.clock.advance(seconds=5)
    await world.acme.ask("POST", f"{first.headers['location']}/ack")
    again = await world.acme.ask("POST", "/v1/events", b'{"a":[1],  "n":1}', headers=key)
    assert (201, 200) == (first.status, again.status)
    assert first.json == again.json
    assert first.headers["location"] == again.headers["location"]
    assert "true" == again.headers["idempotent-replay"]
    assert 1 == len(await walked(world.acme, "/v1/events?limit=9"))


@with_events
async def test_a_key_is_a_tenants_own(world: World):
    key = {"idempotency-key": "k1"}
    ours, theirs = (
        await sent(world.acme, {"n": 1}, **key),
        await sent(world.globex, {"n": 2}, **key),
    )
    assert ours != theirs
    assert ours == id_of("acme", "k1")
    assert 5 == UUID(ours).version


@with_events
async def test_of_many_repetitions_at_once_one_is_stored(world: World):
    key = {"idempotency-key": "k1"}
    replies = await asyncio.gather(
        *(world.acme.ask("POST", "/v1/events", {"n": 1}, headers=key) for _ in range(20))
    )
    assert [200] * 19 + [201] == sorted(one.status for one in replies)
    assert 1 == len({one.body for one in replies})


@with_events
async def test_a_key_is_free_again_when_its_event_is_gone(world: World):
    key = {"idempotency-key": "k1"}
    first = await sent(world.acme, {"n": 1}, **key)
    await world.acme.ask("DELETE", f"/v1/events/{first}")
    assert first == await sent(world.acme, {"n": 2}, **key)
    await world.acme.ask("POST", f"/v1/events/{first}/ack")
    world.clock.advance(seconds=timedelta(days=31).total_seconds())
    # Its time is over, and the store has not deleted it yet.
    assert await world.db.run(Event.get("acme", UUID(first)).with_hidden()) is not None
    assert first == await sent(world.acme, {"n": 3}, **key)
    assert [3] == numbers(await walked(world.acme, "/v1/events?limit=9"))


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"events": []},
        {"events": [{}] * 101},
        {"events": {}},
        {"events": [{}], "x": 1},
        {"events": [{}, [1]]},
        {"events": ["text"]},
    ],
)
@with_events
async def test_a_batch_of_another_form_is_refused(world: World, body: dict[str, Any]):
    assert (422, "invalid") == code_of(await world.acme.ask("POST", BATCH, body))


@with_events
async def test_a_batch_tells_of_each_event_what_came_of_it(world: World):
    await sent(world.acme, {"n": 0}, **{"idempotency-key": "old"})
    entries: list[Any] = [
        {"n": 1},
        {"payload": {"n": 2}, "event_type": "a.b", "idempotency_key": "new"},
        {"payload": {"n": 2}, "event_type": "a#b"},
        {"event_type": 7},
        {"": 1},
        {"payload": {"n": 0}, "idempotency_key": "old"},
        {"payload": {"n": 9}, "idempotency_key": "old"},
        {"payload": {"n": 3}, "idempotency_key": 7},
        {"payload": {"n": 3}, "idempotency_key": "a b"},
        {"payload": {"n": 4}, "other": 1},
        {"payload": "no object"},
        {"event_type": "c", "n": 5},
    ]
    reply = await world.acme.ask("POST", BATCH, {"events": entries})
    assert 200 == reply.status
    results = reply.json["results"]
    assert list(range(12)) == [one["index"] for one in results]
    words = [one["error"]["code"] if "error" in one else one["status"] for one in results]
    assert [
        "undelivered",
        "undelivered",
        "invalid",
        "invalid",
        "invalid",
        "undelivered",
        "conflict",
        "invalid",
        "malformed",
        "undelivered",
        "undelivered",
        "undelivered",
    ] == words
    assert [5] == [one["index"] for one in results if one.get("idempotent_replay")]
    assert {"index", "id", "created_at", "status"} == results[0].keys()
    events = await walked(world.acme, "/v1/inbox?limit=50")
    payloads: list[Any] = [{"n": 0}, {"n": 1}, {"n": 2}, entries[9], entries[10], entries[11]]
    assert payloads == [one["payload"] for one in events]


@with_events
async def test_a_batch_is_stored_in_its_order(world: World):
    await world.acme.ask("POST", BATCH, {"events": [{"n": n} for n in range(100)]})
    await sent(world.acme, {"n": 100})
    assert list(range(101)) == numbers(await walked(world.acme, "/v1/inbox?limit=100"))


@with_events
async def test_each_event_of_a_batch_counts_against_the_limit(world: World):
    full = {"events": [{"n": n} for n in range(100)]}
    replies = [await world.acme.ask("POST", BATCH, full) for _ in range(3)]
    assert [200, 200, 429] == [one.status for one in replies]
    assert "0" == replies[1].headers["x-ratelimit-remaining"]
    assert int(replies[2].headers["retry-after"]) >= 1
    assert 200 == (await world.globex.ask("GET", "/v1/inbox")).status
    world.clock.advance(seconds=10)
    assert 200 == len(await walked(world.acme, "/v1/inbox?limit=100"))
