"""Sizes: what one tenant may send and read at once, and what that counts for."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.api import limits as api_limits
from tests.systems.events.service.world import (
    World,
    code_of,
    numbers,
    walked,
    with_events,
)

BATCH = "/v1/events/batch"
LARGE_BYTES = 240_000


def _batch(count: int) -> dict[str, Any]:
    return {"events": [{"n": number} for number in range(count)]}


async def _send_large(world: World, count: int) -> None:
    for number in range(count):
        await world.send({"n": number, "note": "x" * LARGE_BYTES})


@with_events
async def test_a_batch_larger_than_the_burst_is_refused_for_good_and_names_the_limit(world: World):
    await world.operator.ask("PATCH", "/v1/tenants/acme", {"burst": 5})
    world.clock.advance(seconds=60)
    reply = await world.acme.ask("POST", BATCH, _batch(6))
    assert (413, "too_large") == code_of(reply)
    assert {"eventsMax": 5} == reply.error["details"]
    assert "A batch may have at most 5 events" in reply.error["message"]
    assert "retry-after" not in reply.headers


@with_events
async def test_a_batch_as_large_as_the_burst_is_stored_once_the_bucket_is_full(world: World):
    await world.operator.ask("PATCH", "/v1/tenants/acme", {"burst": 5, "requests_per_second": 5})
    world.clock.advance(seconds=60)
    replies = [await world.acme.ask("POST", BATCH, _batch(5)) for _ in range(2)]
    assert [200, 429] == [one.status for one in replies]
    world.clock.advance(seconds=int(replies[1].headers["retry-after"]))
    assert 200 == (await world.acme.ask("POST", BATCH, _batch(5))).status


@with_events
async def test_a_batch_of_a_million_braces_is_refused_before_it_is_decoded(world: World):
    body = b'{"events":[' + b",".join([b"{}"] * 1_000_000) + b"]}"
    reply = await world.acme.ask("POST", BATCH, body)
    assert (413, "too_large") == code_of(reply)
    assert {"valuesMax": api_limits.API_BODY_VALUES_MAX} == reply.error["details"]


@pytest.mark.parametrize(
    ("payload", "units"),
    [
        ({"n": 1}, 1),
        ({"note": "x" * 100_000}, 7),
        ({"note": "x," * 50_000}, 7),
        ({"numbers": [1] * 10_000}, 41),
    ],
    ids=["small", "text", "commas in a text", "values"],
)
@with_events
async def test_an_event_counts_for_its_bytes_and_its_values(
    world: World, payload: dict[str, Any], units: int
):
    reply = await world.acme.ask("POST", "/v1/events", payload)
    assert (201, str(200 - units)) == (reply.status, reply.headers["x-ratelimit-remaining"])


@pytest.mark.parametrize("is_batch", [False, True])
@with_events
async def test_an_event_of_very_many_values_is_charged_to_what_follows(
    world: World, is_batch: bool
):
    event = {"numbers": [1] * 1_600}  # 1,603 values: 7 tokens, and 23 for the last 1,103
    path, body = (BATCH, {"events": [event, {}]}) if is_batch else ("/v1/events", event)
    replies = [await world.acme.ask("POST", path, body), await world.acme.ask("GET", "/v1/inbox")]
    assert ["193", "169"] == [one.headers["x-ratelimit-remaining"] for one in replies]


@with_events
async def test_commas_in_a_text_are_not_charged(world: World):
    event = {"note": "x," * 50_000}
    replies = [
        await world.acme.ask("POST", "/v1/events", event),
        await world.acme.ask("POST", BATCH, {"events": [event]}),
        await world.acme.ask("GET", "/v1/inbox"),
    ]
    assert ["193", "190", "189"] == [one.headers["x-ratelimit-remaining"] for one in replies]


@with_events
async def test_a_batch_counts_for_its_events_or_its_bytes_whichever_is_more(world: World):
    large = {"events": [{"note": "x" * 400_000}] * 2}
    replies = [await world.acme.ask("POST", BATCH, body) for body in (large, _batch(30))]
    assert [200, 200] == [one.status for one in replies]
    assert ["180", "150"] == [one.headers["x-ratelimit-remaining"] for one in replies]


@with_events
async def test_a_body_is_refused_as_soon_as_it_costs_too_much(world: World):
    await world.operator.ask("PATCH", "/v1/tenants/acme", {"burst": 10, "requests_per_second": 1})
    caller = world.acme
    await caller.ask("GET", "/v1/inbox")
    headers = {"content-type": "application/json"}
    reply = await caller.ask("POST", "/v1/events", parts=[b" " * 20_000] * 12, headers=headers)
    assert 429 == reply.status
    assert 8 == caller.took  # the ninth unit is for the eighth part


@with_events
async def test_a_large_event_of_a_tenant_with_a_small_burst_takes_a_full_bucket(world: World):
    await world.operator.ask("PATCH", "/v1/tenants/acme", {"burst": 5, "requests_per_second": 1})
    world.clock.advance(seconds=60)
    payload = {"note": "x" * LARGE_BYTES}
    replies = [await world.acme.ask("POST", "/v1/events", payload) for _ in range(2)]
    assert [201, 429] == [one.status for one in replies]


@with_events
async def test_what_an_event_costs_beyond_a_full_bucket_is_charged_to_what_follows(world: World):
    await world.operator.ask("PATCH", "/v1/tenants/acme", {"burst": 5, "requests_per_second": 1})
    world.clock.advance(seconds=60)
    assert 201 == (await world.acme.ask("POST", "/v1/events", {"note": "x" * LARGE_BYTES})).status
    statuses: list[int] = []
    for _ in range(3):
        world.clock.advance(seconds=5)
        statuses.append((await world.acme.ask("POST", "/v1/events", {"n": 1})).status)
    assert [429, 429, 201] == statuses


@with_events
async def test_a_large_batch_is_stored_in_small_groups_and_in_its_order(world: World):
    events = [{"n": number, "numbers": [1.5] * 200} for number in range(7)]
    reply = await world.acme.ask("POST", BATCH, {"events": events})
    assert list(range(7)) == [one["index"] for one in reply.json["results"]]
    stamps = [one["created_at"] for one in reply.json["results"]]
    assert sorted(stamps) == stamps
    writes = [body for operation, body in world.losing.sent if operation == "BatchWriteItem"]
    assert [2, 2, 2, 1] == [body.count(b"PutRequest") for body in writes]
    assert list(range(7)) == numbers(await walked(world.acme, "/v1/inbox?limit=3"))


@with_events
async def test_a_large_batch_says_which_events_are_wrong(world: World):
    large = {"numbers": list(range(2_000))}
    events = [large, {**large, "event_type": "a b"}, {**large, "": 1}, large]
    reply = await world.acme.ask("POST", BATCH, {"events": events})
    results = reply.json["results"]
    assert [False, True, True, False] == ["error" in one for one in results]
    assert {"place": "event_type"} == results[1]["error"]["details"]


@with_events
async def test_a_large_batch_with_a_name_given_twice_stores_nothing(world: World):
    large = b'{"numbers":[%b]}' % b",".join([b"1"] * 2_000)
    body = b'{"events":[%b,%b,{"a":1,"a":2}]}' % (large, large)
    headers = {"content-type": "application/json"}
    reply = await world.acme.ask("POST", BATCH, parts=[body], headers=headers)
    assert (422, "invalid") == code_of(reply)
    assert [] == (await world.acme.ask("GET", "/v1/inbox")).json["events"]


@with_events
async def test_a_large_response_is_charged_to_the_requests_that_follow(world: World):
    await _send_large(world, 4)
    world.clock.advance(seconds=60)
    replies = [await world.acme.ask("GET", "/v1/inbox") for _ in range(2)]
    units = len(replies[0].body) // api_limits.API_UNIT_BYTES + 1
    assert ["199", str(200 - units - 1)] == [
        one.headers["x-ratelimit-remaining"] for one in replies
    ]


@with_events
async def test_whoever_reads_more_than_it_may_waits_for_its_next_request(world: World):
    await _send_large(world, 5)
    world.clock.advance(seconds=60)
    statuses = [(await world.acme.ask("GET", "/v1/inbox")).status for _ in range(5)]
    assert [200, 200, 200, 429, 429] == statuses
    assert 200 == (await world.globex.ask("GET", "/v1/inbox")).status


@pytest.mark.parametrize("path", ["/v1/inbox?limit=100", "/v1/events?order=oldest&limit=100"])
@with_events
async def test_a_page_of_large_events_ends_early_with_a_cursor(world: World, path: str):
    await _send_large(world, 10)
    page = await world.acme.ask("GET", path)
    assert 1 <= len(page.json["events"]) < 10
    assert len(page.body) < 2 * api_limits.API_PAGE_BYTES_MAX
    assert page.json["next_cursor"]

    async def rest() -> None:
        world.clock.advance(seconds=1)

    assert list(range(10)) == numbers(await walked(world.acme, path, between=rest))


@with_events
async def test_a_page_that_looks_for_one_type_among_large_events_ends_and_goes_on(world: World):
    await _send_large(world, 9)
    await world.send({"n": 9, "event_type": "rare"})
    events = await walked(world.acme, "/v1/inbox?limit=100&event_type=rare")
    assert [9] == numbers(events)


@with_events
async def test_a_claim_of_large_events_gets_as_many_as_fit(world: World):
    await _send_large(world, 10)
    world.clock.advance(seconds=60)
    found = list[int]()
    for _ in range(10):
        reply = await world.acme.ask("POST", "/v1/inbox/claim?limit=100&lease=3600")
        assert len(reply.body) < 2 * api_limits.API_PAGE_BYTES_MAX
        found += numbers(reply.json["events"])
        world.clock.advance(seconds=5)
    assert list(range(10)) == sorted(found)
