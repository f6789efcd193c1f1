"""Calls whose writes go to another process: their responses and their errors.

Not here: several processes (`tests.serving.test_workers`).
"""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tablewright import Engine
from tablewright.client.embedded_relay import RelayTransport
from tablewright.errors import (
    ConditionalCheckFailedException,
    InternalServerError,
    ResourceNotFoundException,
)
from tablewright.errors.target import TransportClosedError
from tablewright.lanes.dispatch import EngineLanes
from tablewright.lanes.relay import RelayLanes, WriterEnd
from tests.engine.things import make_things, thing


def _body(**request: object) -> bytes:
    return json.dumps({"TableName": "things", **request}).encode()


@asynccontextmanager
async def relayed() -> AsyncIterator[tuple[RelayTransport, WriterEnd]]:
    """Both ends in this process, over a real pair of sockets and one engine."""
    loop = asyncio.get_running_loop()
    with Engine.memory() as engine:
        make_things(engine)
        ours, theirs = socket.socketpair()
        lanes = EngineLanes(engine, loop)
        writer = WriterEnd(lanes)
        relay = RelayLanes(engine, loop, lost=lambda: None)
        await loop.create_unix_connection(lambda: writer, sock=ours)
        await loop.create_unix_connection(lambda: relay, sock=theirs)
        transport = RelayTransport(engine, relay)
        try:
            yield transport, writer
        finally:
            await transport.close()
            writer.close()
            lanes.close()
            await asyncio.sleep(0)  # the event loop closes the sockets then


def test_a_refusal_of_the_writer_is_the_error_that_the_engine_raises():
    async def main() -> None:
        async with relayed() as (transport, _):
            put = _body(Item=thing("one"), ConditionExpression="attribute_not_exists(id)")
            await transport.send("PutItem", put)
            with pytest.raises(ConditionalCheckFailedException) as refused:
                await transport.send("PutItem", put)
            assert not refused.value.is_outcome_unknown
            with pytest.raises(ResourceNotFoundException):
                await transport.send("DeleteTable", b'{"TableName": "nothing"}')

    asyncio.run(main())


def test_a_write_whose_writer_has_gone_has_an_unknown_outcome():
    async def main() -> None:
        async with relayed() as (transport, writer):
            writing = asyncio.create_task(transport.send("PutItem", _body(Item=thing("one"))))
            writer.close()
            with pytest.raises(InternalServerError) as lost:
                await writing
            assert lost.value.is_outcome_unknown

    asyncio.run(main())


def test_a_transport_that_is_closed_takes_nothing():
    async def main() -> None:
        async with relayed() as (transport, _):
            await transport.close()
            await transport.close()
            with pytest.raises(TransportClosedError):
                await transport.send("ListTables", b"{}")

    asyncio.run(main())


def test_a_read_sees_the_write_that_was_answered_before_it():
    async def main() -> None:
        async with relayed() as (transport, _):
            for number in range(50):
                before, versions = transport.versions.version, transport.versions
                assert before is not None
                await transport.send("PutItem", _body(Item=thing(f"n{number}")))
                read = await transport.send("GetItem", _body(Key={"id": {"S": f"n{number}"}}))
                assert f"n{number}" == json.loads(read)["Item"]["id"]["S"]
                written = versions.partition_of("things", thing(f"n{number}"))
                assert written is not None
                assert versions.has_changed([written], before)

    asyncio.run(main())
