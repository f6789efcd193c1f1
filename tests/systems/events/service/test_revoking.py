"""A key that ends takes its open streams and long polls with it: two nodes, one store, real HTTP.

Nodes look at credentials again when a test says so, not when a second has passed.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import httpx2
import uvicorn

from tablewright import Engine, ManualClock
from tablewright.api import limits
from tablewright.api.credentials import CredentialChanges
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.ids import RandomIds
from tablewright.kits.jobs import wait_for_event
from tablewright.systems.events.options import EventsOptions
from tablewright.systems.events.system import SYSTEM, assemble
from tablewright.testing.system import OPERATOR_TOKEN, in_memory, with_system
from tests.model.targets import START

STREAM = "/v1/stream"
POLLS = ["/v1/inbox?wait=30", "/v1/inbox/claim?wait=30"]


class Looks:
    """The wait between two looks at a credential: it is over when the test says so."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Event] = set()
        self._begun = 0

    async def wait(self, changed: asyncio.Event, seconds: float) -> None:
        assert limits.CREDENTIAL_LOOK_SECONDS == seconds
        self._waiting.add(changed)
        self._begun += 1
        try:
            await changed.wait()
        finally:
            self._waiting.discard(changed)

    async def until(self, count: int) -> None:
        """Returns when so many waits have begun."""
        while self._begun < count:
            await asyncio.sleep(0)

    def pass_a_second(self) -> None:
        for one in self._waiting:
            one.set()


@dataclass
class Node:
    """A process that serves events."""

    client: httpx2.AsyncClient
    looks: Looks

    async def ask(self, method: str, path: str, key: str, **more: Any) -> httpx2.Response:
        headers = {"authorization": f"Bearer {key}"}
        return await self.client.request(method, path, headers=headers, **more)

    async def waiting(self, key: str, path: str = STREAM) -> asyncio.Task[tuple[int, str]]:
        """A request that waits here: a task of its status and its body, once it is over."""
        before = vars(self.looks)["_begun"]
        method = "POST" if "claim" in path else "GET"
        asked = asyncio.create_task(self.ask(method, path, key))

        async def over() -> tuple[int, str]:
            response = await asked
            return response.status_code, response.text

        await self.looks.until(before + 1)
        return asyncio.create_task(over())


@dataclass
class Two:
    """Two nodes over one store, and a tenant with two keys."""

    here: Node
    there: Node
    clock: ManualClock
    key_id: str
    key: str
    other: str


@asynccontextmanager
async def two_nodes(grace_seconds: int = 60) -> AsyncIterator[Two]:
    clock, engine = ManualClock(START), Engine.memory()
    options = EventsOptions(key_grace_seconds=grace_seconds)
    try:
        async with _node(engine, clock, options) as here, _node(engine, clock, options) as there:
            body = {"tenant_id": "acme"}
            tenant = await here.ask("POST", "/v1/tenants", OPERATOR_TOKEN, json=body)
            key, key_id = tenant.json()["api_key"], tenant.json()["key_id"]
            made = await here.ask("POST", "/v1/tenants/acme/keys", key, json={})
            yield Two(here, there, clock, key_id, key, made.json()["api_key"])
    finally:
        engine.close()


@asynccontextmanager
async def _node(engine: Engine, clock: ManualClock, options: EventsOptions) -> AsyncIterator[Node]:
    looks = Looks()
    watched = partial(assemble, credentials=CredentialChanges(looks.wait))
    async with in_memory(
        replace(SYSTEM, assemble=watched),
        transport=AsyncEmbeddedTransport(engine, owns_engine=False, writes_inline=True),
        clock=clock,
        ids=RandomIds(),
        options=options,
        wait=wait_for_event,
    ) as node:
        config = uvicorn.Config(node.app, log_config=None, access_log=False, lifespan="off")
        server = uvicorn.Server(config)
        listener = socket.create_server(("127.0.0.1", 0))
        task = asyncio.create_task(server._serve(sockets=[listener]))
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        try:
            async with httpx2.AsyncClient(base_url=url, timeout=60) as client:
                yield Node(client, looks)
        finally:
            node.running.runtime.stopping.set()
            server.should_exit = server.force_exit = True
            await task


with_two_nodes = with_system(two_nodes)


def test_a_credential_is_looked_at_often_enough():
    assert 2 > limits.CREDENTIAL_LOOK_SECONDS


@with_two_nodes
async def test_a_revoked_key_ends_its_streams_and_long_polls_at_once(nodes: Two):
    stream, *polls = [await nodes.here.waiting(nodes.key, path) for path in (STREAM, *POLLS)]
    await nodes.here.ask("DELETE", f"/v1/tenants/acme/keys/{nodes.key_id}", nodes.other)
    status, text = await stream
    assert (200, ["retry: 1000"]) == (status, text.splitlines()[:1])
    assert "data:" not in text
    assert [401, 401] == [(await poll)[0] for poll in polls]
    assert 401 == (await nodes.here.ask("GET", STREAM, nodes.key)).status_code


@with_two_nodes
async def test_a_revoked_key_ends_what_waits_on_another_node_at_its_next_look(nodes: Two):
    waiting = [await nodes.there.waiting(nodes.key, path) for path in (STREAM, *POLLS)]
    await nodes.here.ask("DELETE", f"/v1/tenants/acme/keys/{nodes.key_id}", nodes.other)
    assert [False, False, False] == [one.done() for one in waiting]
    nodes.there.looks.pass_a_second()
    assert [200, 401, 401] == [(await one)[0] for one in waiting]


@with_two_nodes
async def test_a_deleted_tenant_takes_what_waits_with_it(nodes: Two):
    here = [await nodes.here.waiting(key) for key in (nodes.key, nodes.other)]
    there = await nodes.there.waiting(nodes.key, POLLS[0])
    assert 202 == (await nodes.here.ask("DELETE", "/v1/tenants/acme", OPERATOR_TOKEN)).status_code
    assert [200, 200] == [(await one)[0] for one in here]
    nodes.there.looks.pass_a_second()
    assert 401 == (await there)[0]


@with_two_nodes
async def test_a_rotated_key_waits_until_its_grace_is_over(nodes: Two):
    stream = await nodes.here.waiting(nodes.key)
    assert 201 == (await nodes.here.ask("POST", "/v1/keys/rotate", nodes.key)).status_code
    await nodes.here.looks.until(2)  # it was looked at once, and waits on
    nodes.clock.advance(seconds=59)
    nodes.here.looks.pass_a_second()
    await nodes.here.looks.until(3)
    assert not stream.done()
    nodes.clock.advance(seconds=1)
    nodes.here.looks.pass_a_second()
    assert 200 == (await stream)[0]


@with_two_nodes(grace_seconds=0)
async def test_a_rotated_key_without_grace_ends_at_once(nodes: Two):
    poll = await nodes.here.waiting(nodes.key, POLLS[0])
    assert 201 == (await nodes.here.ask("POST", "/v1/keys/rotate", nodes.key)).status_code
    assert 401 == (await poll)[0]


@with_two_nodes
async def test_what_waits_with_another_key_of_the_tenant_waits_on(nodes: Two):
    ended = await nodes.here.waiting(nodes.key)
    poll = await nodes.here.waiting(nodes.other, POLLS[0])
    await nodes.here.ask("DELETE", f"/v1/tenants/acme/keys/{nodes.key_id}", nodes.other)
    assert 200 == (await ended)[0]
    await nodes.here.looks.until(3)  # the other one was looked at, and waits on
    await nodes.here.ask("POST", "/v1/events", nodes.other, json={"n": 1})
    status, body = await poll
    assert (200, True) == (status, '"n":1' in body)
