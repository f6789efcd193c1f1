"""The same service with its store behind HTTP: a loopback endpoint with a clock of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tablewright.client.targets import open_async_transport
from tests.model.engine import engine_url
from tests.model.targets import endpoint
from tests.systems.events.service.world import (
    World,
    code_of,
    exact,
    numbers,
    running,
    walked,
    with_events,
)


def on_a_server(test: Callable[[World], Coroutine[Any, Any, None]]) -> None:
    async def main(url: str) -> None:
        transport = open_async_transport(url)
        try:
            async with running(transport=transport) as world:
                await test(world)
        finally:
            await transport.close()

    if engine_url() is not None:
        with_events(test)()
        return
    with endpoint() as url:
        asyncio.run(main(url))


def test_events_come_in_and_go_out():
    async def story(world: World) -> None:
        assert 401 == (await world.bearer("nobody").ask("GET", "/v1/inbox")).status
        key = {"idempotency-key": "k1"}
        sent = b'{"n": 1.10, "event_type": "a"}'
        first = await world.acme.ask("POST", "/v1/events", sent, headers=key)
        again = await world.acme.ask("POST", "/v1/events", sent, headers=key)
        assert (201, 200, first.json) == (first.status, again.status, again.json)
        other = await world.acme.ask("POST", "/v1/events", b"{}", headers=key)
        assert (409, "conflict") == code_of(other)
        batch = {"events": [{"n": n, "event_type": "ab"[n % 2]} for n in range(2, 40)]}
        assert 200 == (await world.acme.ask("POST", "/v1/events/batch", batch)).status
        await world.send({"n": 100}, to="globex")
        world.clock.advance(seconds=5)
        shown = exact(await world.acme.ask("GET", first.headers["location"]))
        assert "1.10" == shown["payload"]["n"]
        inbox = await walked(world.acme, "/v1/inbox?limit=7")
        assert list(range(2, 40)) == numbers(inbox)[1:]
        ids = [one["id"] for one in inbox]
        reply = await world.acme.ask("POST", "/v1/events/ack", {"event_ids": ids[:10]})
        assert {"acknowledged"} == {one["status"] for one in reply.json["results"]}
        assert 404 == (await world.globex.ask("POST", f"/v1/events/{ids[20]}/ack")).status
        assert ids[10:] == [one["id"] for one in await walked(world.acme, "/v1/inbox?limit=9")]
        everything = await walked(world.acme, "/v1/events?limit=8&order=oldest")
        assert ids == [one["id"] for one in everything]
        claims = await asyncio.gather(
            *(world.acme.ask("POST", "/v1/inbox/claim?limit=10") for _ in range(3))
        )
        held = [one["id"] for reply in claims for one in reply.json["events"]]
        assert len(held) == len(set(held)) == 29
        replay = await world.acme.ask("POST", "/v1/events/replay", {"event_type": "a"})
        assert {"count": 6, "is_complete": False} == replay.json
        stats = (await world.acme.ask("GET", "/v1/stats")).json
        assert (35, 4) == (stats["undelivered"]["count"], stats["delivered"]["count"])

    on_a_server(story)


def test_hooks_are_pushed_to_and_a_tenant_leaves():
    async def story(world: World) -> None:
        hook = {"hookUrl": "https://acme.example.com/hook", "event": "a"}
        assert 201 == (await world.acme.ask("POST", "/v1/hooks", hook)).status
        ids = await world.send({"n": 1, "event_type": "a"}, {"n": 2, "event_type": "b"})
        await world.run_jobs()
        assert [ids[0]] == world.sent_ids
        rotated = await world.acme.ask("POST", "/v1/keys/rotate")
        assert 201 == rotated.status
        assert 202 == (await world.operator.ask("DELETE", "/v1/tenants/acme")).status
        for key in (world.keys["acme"], rotated.json["api_key"]):
            assert 401 == (await world.bearer(key).ask("GET", "/v1/inbox")).status
        await world.run_jobs()
        world.clock.advance(seconds=61)
        await world.run_jobs()
        assert (
            201 == (await world.operator.ask("POST", "/v1/tenants", {"tenant_id": "acme"})).status
        )

    on_a_server(story)
