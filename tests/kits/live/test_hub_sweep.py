"""Hubs with what AWS does: late indexes, lost responses, and calls without any."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.errors import TablewrightError
from tablewright.ids import CountingIds
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.testing import Stage, sweep
from tests.kits.live.chats import CHATS, Message
from tests.kits.live.hubs import Client, Way, hub_of
from tests.kits.live.nodes import Node, Store, message, runtime_on


async def listened(stage: Stage, way: Way) -> Any:
    """A client listens while messages are stored, and reconnects when its stream breaks."""
    transport: Any = stage.async_transport
    node = Node(transport, runtime_on(transport, stage.clock, CountingIds()))
    for design in (CHATS, SERVICE_DESIGN):
        await node.db.create_tables(design)
    store: Any = Store  # the client needs only its topic
    hub, client = hub_of(node, way), Client(store)
    await client.connect(hub)
    for start in (0, 3):
        with stage.swept():
            for number in range(start, start + 3):
                stage.clock.advance(seconds=0.3)
                await _put(node, message(2 * number, at=stage.clock.now()))
            await _read(client, hub)
            await client.disconnect()
            await _put(node, message(20 + 2 * start, at=stage.clock.now()))
            await _connect(client, hub_of(node, way))
            await _read(client, hub)
    await client.read(quiets=8)
    assert len(client.received) == len(set(client.received))
    return sorted(client.received)


async def _put(node: Node, one: Message) -> None:
    try:
        await node.db.run(one.put())
    except TablewrightError:
        await node.db.run(one.put())


async def _read(client: Client, hub: Any) -> None:
    try:
        await client.read(quiets=4)
    except TablewrightError:
        await client.disconnect()
        await client.connect(hub)
        await client.read(quiets=4)


async def _connect(client: Client, hub: Any) -> None:
    try:
        await client.connect(hub)
    except TablewrightError:
        await client.connect(hub)


@pytest.mark.parametrize("way", ["query", "tail"])
def test_a_client_gets_each_message_once_under_every_fault(way: Way):
    async def scenario(stage: Stage) -> Any:
        return await listened(stage, way)

    print(sweep(scenario))
