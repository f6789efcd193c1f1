"""Events, killed before each effect: what was stored is pushed, and nothing is stored by halves."""

from __future__ import annotations

from typing import Any

from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.system import SYSTEM
from tests.systems.events.service.world import walked

HOOK = "https://hooks.example.com/acme"


async def hooked(events: Any) -> str:
    """A tenant with a hook; its key."""
    made = await events.operator.post("/v1/tenants", {"tenant_id": "acme"})
    key = made.json["api_key"]
    assert 201 == (await events.bearer(key).post("/v1/hooks", {"url": HOOK})).status
    return key


async def settle(events: Any) -> None:
    for seconds in (0, 61, 150):
        events.clock.advance(seconds=seconds)
        await events.run_jobs()


def test_an_event_that_was_stored_is_pushed_whatever_process_dies(tablewright_kills: Any):
    async def send(events: Any, key: str) -> None:
        assert 201 == (await events.bearer(key).post("/v1/events", {"n": 1})).status
        await events.run_jobs()

    async def check(events: Any, key: str) -> None:
        await settle(events)
        stored = await walked(events.bearer(key), "/v1/events?limit=10")
        assert {one["id"] for one in stored} == {
            call.headers["webhook-id"] for call in events.sender.sent
        }

    report = tablewright_kills(SYSTEM, send, check, prepare=hooked)
    assert report.kills >= 3


def test_a_tenant_whose_deletion_was_begun_is_gone_whatever_process_dies(tablewright_kills: Any):
    async def leave(events: Any, key: str) -> None:
        await events.bearer(key).post("/v1/events", {"n": 1})
        assert 202 == (await events.operator.delete("/v1/tenants/acme")).status
        await settle(events)

    async def check(events: Any, key: str) -> None:
        await settle(events)
        is_there = 200 == (await events.operator.get("/v1/tenants/acme")).status
        assert is_there == (200 == (await events.bearer(key).get("/v1/inbox")).status)
        left = await events.db.all(Event.of_tenant("acme").consistently().with_hidden())
        assert is_there or not left

    report = tablewright_kills(SYSTEM, leave, check, prepare=hooked, sample=12)
    assert report.kills == 12
