"""A user's own system with a follower and a hub: over HTTP, on two nodes, and killed.

One variant has a stream, so that counters follow it. The other has none, and its hub queries.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec import Struct

from tablewright import ManualClock
from tablewright.api import TENANT, Context, EventStream, Routes
from tablewright.api.runtime import Runtime
from tablewright.api.system import NoOptions, System
from tablewright.clock import instant
from tablewright.errors import TablewrightError
from tablewright.kits.keyed import Keyed, system
from tablewright.kits.live import LAST_EVENT_ID, STREAM_ERRORS, Follower, Hub, event_stream
from tablewright.kits.live import limits as live_limits
from tablewright.testing.system import AsyncSystemUnderTest, in_memory
from tests.kits.live.chats import CHATS, Chats, Message, counted, counters, fold, recount
from tests.kits.live.hubs import Way, hub_on
from tests.kits.live.streams import listening


class NewMessage(Struct):
    text: str


class Sent(Struct):
    message_id: str


routes: Routes[Keyed] = Routes()


@routes.post("/v1/messages", rule=TENANT, status=201)
async def send_message(context: Context[Keyed], body: NewMessage) -> Sent:
    """Stores a message."""
    message_id, now = context.ids.uuid(), instant(context.clock)
    day = f"{now:%Y-%m-%d}"
    await context.db.run(
        Message(
            account=context.tenant, message_id=message_id, day=day, sent_at=now, text=body.text
        ).create()
    )
    context.parts.hubs["chats"].happened(context.tenant)
    return Sent(message_id)


@routes.get("/v1/live", rule=TENANT, headers=LAST_EVENT_ID, errors=STREAM_ERRORS)
async def live(context: Context[Keyed]) -> EventStream:
    """Streams new messages."""
    return event_stream(context, context.parts.hubs["chats"], context.tenant)


def system_of(way: Way) -> System[Keyed, NoOptions]:
    def followers(given: Runtime) -> list[Follower]:
        return [Follower(given, "chats", "daily", Chats, fold, recount=recount(given.db))]

    def hubs(given: Runtime) -> Mapping[str, Hub]:
        return {"chats": hub_on(given, way)}

    return system("chats", CHATS, routes, followers=followers, hubs=hubs)


@asynccontextmanager
async def opened(way: Way, **more: Any) -> AsyncIterator[tuple[AsyncSystemUnderTest[Any], str]]:
    async with in_memory(system_of(way), **more) as chats:
        yield chats, (await chats.running.parts.keys.create("acme", "Test")).key


async def post(chats: AsyncSystemUnderTest[Any], key: str, *texts: str) -> list[str]:
    ids: list[str] = []
    for text in texts:
        chats.clock.advance(seconds=0.001)
        reply = await chats.bearer(key).post("/v1/messages", {"text": text})
        ids.append(reply.json["message_id"])
    return ids


async def store(chats: AsyncSystemUnderTest[Any], count: int) -> list[str]:
    """Messages without requests."""
    ids: list[str] = []
    for _ in range(count):
        chats.clock.advance(seconds=0.2)  # a position names 32 events of the last 5 seconds
        ids.append(chats.ids.uuid())
        sent = {"message_id": ids[-1], "day": "today", "sent_at": instant(chats.clock)}
        await chats.db.run(Message(account="acme", **sent).create())
    chats.running.parts.hubs["chats"].happened("acme")
    return ids


WAYS = pytest.mark.parametrize("way", ["tail", "query"])


@WAYS
def test_a_stream_has_errors_as_every_route_has(way: Way):
    async def main() -> None:
        async with opened(way) as (chats, key):
            caller = chats.bearer(key)
            bad = await caller.ask("GET", "/v1/live", headers={"last-event-id": "x"})
            assert (400, "malformed") == (bad.status, bad.error["code"])
            assert 401 == (await chats.caller().get("/v1/live")).status
            hub = chats.running.parts.hubs["chats"]
            held = [hub.listeners.waiting("acme") for _ in range(live_limits.LISTENERS_EACH_MAX)]
            for one in held:
                one.__enter__()
            full = await caller.get("/v1/live")
            assert (429, "rate_limited") == (full.status, full.error["code"])
            for one in held:
                one.__exit__(None, None, None)

    asyncio.run(main())


@WAYS
def test_a_stream_gives_what_happens_and_resumes_on_another_node(way: Way):
    async def main() -> None:
        async with in_memory(system_of(way), nodes=2) as chats:
            key = (await chats.running.parts.keys.create("acme", "Test")).key
            async with listening(chats, key) as stream:
                assert 200 == stream.status
                first = await post(chats, key, "a", "b")
                assert first == await stream.until(2)
                position = stream.events[0][0]
            later = await post(chats, key, "c")
            for after in (position, position):  # on each of the two
                async with listening(chats, key, after) as stream:
                    assert [first[1], *later] == await stream.until(2)

    asyncio.run(main())


def test_a_stream_begins_with_a_position_beats_and_ends_after_an_hour():
    async def main() -> None:
        async with opened("tail") as (chats, key):
            begun_at = chats.clock.now()
            async with listening(chats, key) as stream:
                await stream.until_over()
                seconds = chats.clock.now() - begun_at
                assert 3_600 <= seconds < 3_630
                first, *beats = stream.blocks
                assert first.startswith("retry: 1000\nid: ")
                assert {": beat"} == set(beats)
                assert 235 <= len(beats) <= 242

    asyncio.run(main())


def test_a_stream_whose_store_fails_ends_and_its_place_is_free():
    async def main() -> None:
        async with opened("query") as (chats, key):
            hub = chats.running.parts.hubs["chats"]
            async with listening(chats, key) as stream:
                assert 1 == hub.listeners.count

                async def fail(operation: str, body: bytes) -> bytes:
                    raise TablewrightError("away")

                kept, vars(chats.transport)["send"] = chats.transport.send, fail
                await stream.until_over()
                vars(chats.transport)["send"] = kept
            assert 0 == hub.listeners.count

    asyncio.run(main())


def test_a_client_that_does_not_read_is_ended_and_resumes():
    clock = ManualClock()

    async def wait(event: asyncio.Event, seconds: float) -> None:
        """Lets little time pass: large responses are decoded in a thread meanwhile."""
        await asyncio.sleep(0)
        if not event.is_set():
            clock.advance(seconds=min(seconds, 0.001))

    async def main() -> None:
        async with opened("tail", clock=clock, wait=wait) as (chats, key):
            async with listening(chats, key) as slow, listening(chats, key) as quick:
                slow.flowing.clear()
                sent: list[str] = []
                for _ in range(7):
                    sent += await store(chats, 200)
                    await quick.until(len(sent))
                assert sent == quick.messages
                slow.flowing.set()
                await slow.until_over()
                got = slow.messages
                assert len(got) < len(sent)
                assert sent[: len(got)] == got
                position = slow.events[-1][0] if got else slow.blocks[0].splitlines()[1][4:]
            async with listening(chats, key, position) as again:
                assert sent[len(got) :] == await again.until(len(sent) - len(got))

    asyncio.run(main())


def test_every_message_counts_once_wherever_the_process_dies(tablewright_kills: Any):
    async def prepare(chats: Any) -> str:
        await chats.run_jobs()
        return (await chats.running.parts.keys.create("acme", "Test")).key

    async def play(chats: Any, key: str) -> None:
        for _ in range(2):
            await post(chats, key, "a", "b")
            await chats.run_jobs()

    async def check(chats: Any, key: str) -> None:
        chats.clock.advance(seconds=31)
        await chats.run_jobs()
        assert await counted(chats.db) == await counters(chats.db)

    report = tablewright_kills(system_of("tail"), play, check, prepare=prepare)
    assert report.kills >= 6


def test_two_nodes_count_every_message_once(tablewright_nodes: Any):
    chats = tablewright_nodes(system_of("tail"))
    caller = chats.caller("acme")
    for text in "abc":
        assert 201 == caller.post("/v1/messages", {"text": text}).status
        chats.run_jobs()
    found = chats.run(counters(chats.db))
    assert [(3, 0)] == list(found.values())
