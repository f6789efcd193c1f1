"""Any interleaving of storing, acknowledging, putting back, claiming and reading pages.

Several readers walk at the same time, each with its own cursor. None misses an event that
exists all the while, none sees one twice, and time never goes back. A claim has the oldest free
events, and no other consumer has them.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.systems.events.inbox.ingest import creation_of
from tablewright.systems.events.inbox.payloads import Payload
from tablewright.testing.caller import AsyncCaller
from tests.examples import examples
from tests.systems.events.service.world import World, running

LISTS = {
    "inbox": "/v1/inbox?",
    "typed": "/v1/inbox?event_type=a&",
    "oldest": "/v1/events?order=oldest&",
    "newest": "/v1/events?",
    "of type": "/v1/events?event_type=a&",
    "delivered": "/v1/events?status=delivered&order=oldest&",
}
PLACES = st.integers(0, 30)
STORED = st.tuples(st.just("store"), st.sampled_from("ab"), st.sampled_from([0, 0, 1, 3]))
WALKS = st.tuples(st.just("walk"), st.sampled_from(sorted(LISTS)), st.just(0))
CHANGES = st.tuples(st.sampled_from(["acknowledge", "put back", "delete"]), PLACES, st.just(0))
PAGES = st.tuples(st.just("page"), PLACES, st.integers(1, 4))
CLAIMS = st.tuples(st.just("claim"), st.integers(1, 4), st.integers(1, 30))
WAITS = st.tuples(st.just("wait"), st.integers(1, 20), st.just(0))
# A full inbox, some of it delivered, and readers under way; then whatever comes.
STEPS = st.builds(
    lambda *parts: [step for part in parts for step in part],
    st.lists(STORED, min_size=5, max_size=14),
    st.lists(CHANGES, max_size=6),
    st.lists(WALKS, min_size=1, max_size=3),
    st.lists(
        st.one_of(PAGES, PAGES, CHANGES, STORED, PAGES, CHANGES, CLAIMS, WAITS, WALKS),
        min_size=10,
        max_size=40,
    ),
)


@dataclass
class Known:
    """An event, as it should be."""

    id: str
    time_ms: int
    event_type: str
    is_delivered: bool = False
    lease_until_ms: int = 0


@dataclass
class Reader:
    """A reader that walks through a list."""

    name: str
    wanted: set[str]  # events that existed all the while
    cursor: str | None = None
    is_over: bool = False
    seen: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])


@dataclass
class Story:
    """What happens to one tenant, and what is known of it."""

    world: World
    caller: AsyncCaller
    tenant: str
    events: dict[str, Known] = field(default_factory=dict[str, Known])
    readers: list[Reader] = field(default_factory=list[Reader])
    time_ms: int = 0

    async def ask(self, method: str, target: str) -> Any:
        self.world.clock.advance(seconds=0.1)  # within the limit of requests
        reply = await self.caller.ask(method, target)
        assert reply.status in (200, 204), reply.body
        return reply.json if reply.body else None

    async def step(self, what: str, first: Any, second: Any) -> None:
        if what == "store":
            await self.store(first, second)
        elif what == "wait":
            self.world.clock.advance(seconds=first)
        elif what == "claim":
            await self.claim(first, second)
        elif what == "walk":
            wanted = {one.id for one in self.events.values() if self.is_in(first, one)}
            self.readers.append(Reader(first, wanted))
        elif what == "page":
            going = [one for one in self.readers if not one.is_over]
            if going:
                await self.page(going[first % len(going)], second)
        elif self.events:
            await self.change(what, list(self.events.values())[first % len(self.events)])

    async def store(self, event_type: str, later_ms: int) -> None:
        """Stores an event, perhaps in the millisecond of the one before it."""
        self.time_ms = max(self.time_ms, self.world.now_ms) + later_ms
        event_id = self.world.running.runtime.ids.uuid()
        payload = Payload({}, {"M": {}}, None, event_type)
        store = creation_of(self.tenant, event_id, self.time_ms, payload)
        assert await self.world.db.for_tenant(self.tenant).run(store)
        self.events[event_id] = Known(event_id, self.time_ms, event_type)

    async def change(self, what: str, event: Known) -> None:
        if what == "acknowledge":
            await self.ask("POST", f"/v1/events/{event.id}/ack")
            event.is_delivered, event.lease_until_ms = True, 0
        elif what == "put back":
            await self.ask("POST", f"/v1/events/{event.id}/nack")
            event.is_delivered, event.lease_until_ms = False, 0
        else:
            await self.ask("DELETE", f"/v1/events/{event.id}")
            del self.events[event.id]
        for reader in self.readers:
            if event.id not in self.events or not self.is_in(reader.name, event):
                reader.wanted.discard(event.id)

    async def claim(self, limit: int, lease_seconds: int) -> None:
        found = await self.ask("POST", f"/v1/inbox/claim?limit={limit}&lease={lease_seconds}")
        free = [
            one
            for one in self.events.values()
            if not one.is_delivered and one.lease_until_ms <= self.world.now_ms
        ]
        claimed = [self.events[one["id"]] for one in found["events"]]
        assert all(one in free for one in claimed)
        oldest = sorted(one.time_ms for one in free)[:limit]
        assert oldest == [one.time_ms for one in claimed]  # those of one time are all alike
        for one in claimed:
            one.lease_until_ms = found["lease_until"]

    async def page(self, reader: Reader, limit: int) -> None:
        more = "" if reader.cursor is None else f"&cursor={reader.cursor}"
        page = await self.ask("GET", f"{LISTS[reader.name]}limit={limit}{more}")
        assert len(page["events"]) <= limit
        for one in page["events"]:
            assert one["id"] in self.events
            assert self.is_in(reader.name, self.events[one["id"]])
        reader.seen += page["events"]
        assert len(reader.seen) <= 1_000, "the list does not end"
        reader.cursor = page["next_cursor"]
        reader.is_over = reader.cursor is None
        if reader.is_over:
            self.check(reader)

    def check(self, reader: Reader) -> None:
        """A walk that is over has given all that was there all the while, and each once."""
        ids = [one["id"] for one in reader.seen]
        assert len(ids) == len(set(ids)), reader.name
        assert reader.wanted <= set(ids), reader.name
        times = [one["created_at"] for one in reader.seen]
        is_backward = reader.name in ("newest", "of type")
        assert times == sorted(times, reverse=is_backward), reader.name

    def is_in(self, name: str, event: Known) -> bool:
        if name in ("inbox", "typed"):
            return not event.is_delivered and (name == "inbox" or event.event_type == "a")
        if name == "delivered":
            return event.is_delivered
        return name != "of type" or event.event_type == "a"

    async def end(self) -> None:
        """All who walk come to the end, and the inbox is what it should be."""
        for reader in self.readers:
            while not reader.is_over:
                await self.page(reader, 3)
        last = Reader("inbox", {one.id for one in self.events.values() if not one.is_delivered})
        while not last.is_over:
            await self.page(last, 2)
        assert last.wanted == {one["id"] for one in last.seen}


def test_no_interleaving_loses_repeats_or_reorders_anything():
    with asyncio.Runner() as runner:
        serving = running()
        world = runner.run(serving.__aenter__())
        count = iter(range(10_000))

        async def told(steps: list[tuple[str, Any, Any]]) -> None:
            tenant = f"tenant-{next(count)}"
            made = await world.operator.ask("POST", "/v1/tenants", {"tenant_id": tenant})
            story = Story(world, world.bearer(made.json["api_key"]), tenant)
            for step in steps:
                await story.step(*step)
            await story.end()
            world.clock.advance(seconds=10)

        @given(STEPS)
        @settings(max_examples=examples(40), deadline=None)
        def check(steps: list[tuple[str, Any, Any]]) -> None:
            runner.run(told(steps))

        try:
            check()
        finally:
            runner.run(serving.__aexit__(None, None, None))
