"""What only an event loop brings: cancelled calls, calls together, loops that end."""

from __future__ import annotations

import asyncio
import gc
import threading
from typing import cast

import pytest

from tablewright.client.remote.async_connection import AsyncConnection
from tablewright.client.remote.async_pool import AsyncPool
from tablewright.client.remote.async_transport import AsyncRemoteTransport
from tablewright.client.remote.credentials import Credentials, Keeper
from tablewright.client.remote.endpoints import Endpoint
from tablewright.client.settings import Settings
from tablewright.errors.target import (
    CallTimeoutError,
    MissingCredentialsError,
    TransportClosedError,
    WrongLoopError,
)
from tests.client.remote.callers import KEY
from tests.client.remote.scripted import (
    PATIENCE_SECONDS,
    Exchange,
    Scripted,
    echoes,
    scripted,
    stays_silent,
)


def test_a_transport_in_use_on_one_loop_is_refused_on_another():
    with scripted() as server, asyncio.Runner() as one, asyncio.Runner() as other:
        transport = AsyncRemoteTransport(server.endpoint, KEY)
        one.run(transport.send("ListTables", b"{}"))
        with pytest.raises(WrongLoopError):
            other.run(transport.send("ListTables", b"{}"))
        one.run(transport.close())


@pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning")
def test_a_transport_moves_to_another_loop_once_the_first_has_ended():
    async def last(transport: AsyncRemoteTransport) -> bytes:
        async with transport:
            return await transport.send("ListTables", b"{}")

    with scripted() as server:
        transport = AsyncRemoteTransport(server.endpoint, KEY)
        asyncio.run(transport.send("ListTables", b"{}"))
        assert b"{}" == asyncio.run(last(transport))
        gc.collect()  # what the first loop left open is warned of here, and not in another test
    assert 2 == server.connections


def test_a_call_after_closing_is_refused_on_every_loop():
    with scripted() as server:
        transport = AsyncRemoteTransport(server.endpoint, KEY)
        asyncio.run(transport.close())
        with pytest.raises(TransportClosedError):
            asyncio.run(transport.send("ListTables", b"{}"))


def test_a_call_that_gets_no_connection_in_time_is_told_so():
    lent = cast(AsyncConnection, object())

    async def connect() -> AsyncConnection:
        return lent

    async def main() -> None:
        pool = AsyncPool(
            Endpoint("db", 80, is_tls=False, region="any"),
            connect,
            connections_max=1,
            connect_timeout_s=1,
            idle_s=1,
            monotonic=lambda: 100.0,
        )
        assert lent is await pool.take(deadline=101)
        with pytest.raises(CallTimeoutError, match="before it was sent") as told:
            await pool.take(deadline=100)
        assert not told.value.is_outcome_unknown

    asyncio.run(main())


def test_a_cancelled_call_gives_up_its_connection():
    async def main(server: Scripted) -> bytes:
        async with AsyncRemoteTransport(server.endpoint, KEY) as transport:
            call = asyncio.ensure_future(transport.send("ListTables", b'{"First":1}'))
            await asyncio.to_thread(server.wait_for_requests, 1)
            call.cancel()
            with pytest.raises(asyncio.CancelledError):
                await call
            return await transport.send("ListTables", b'{"Second":1}')

    with scripted(stays_silent, echoes) as server:
        assert b'{"Second":1}' == asyncio.run(main(server))
    assert [1, 2] == [exchange.connection for exchange in server.exchanges]


def test_a_call_cancelled_while_it_waits_leaves_its_turn_to_the_next():
    go_on = threading.Event()

    def held(exchange: Exchange) -> None:
        assert go_on.wait(PATIENCE_SECONDS)
        echoes(exchange)

    async def main(server: Scripted) -> list[bytes]:
        settings = Settings(pool_max=1)
        async with AsyncRemoteTransport(server.endpoint, KEY, settings=settings) as transport:
            calls = [
                asyncio.ensure_future(transport.send("ListTables", b'{"Number":%d}' % number))
                for number in range(3)
            ]
            await asyncio.to_thread(server.wait_for_requests, 1)
            calls[1].cancel()
            go_on.set()
            return [await calls[0], await calls[2]]

    with scripted(held, echoes) as server:
        assert [b'{"Number":0}', b'{"Number":2}'] == asyncio.run(main(server))


def test_closing_wakes_those_who_wait_for_a_connection():
    async def main(server: Scripted) -> None:
        settings = Settings(pool_max=1)
        transport = AsyncRemoteTransport(server.endpoint, KEY, settings=settings)
        first = asyncio.ensure_future(transport.send("ListTables", b"{}"))
        await asyncio.to_thread(server.wait_for_requests, 1)
        second = asyncio.ensure_future(transport.send("ListTables", b"{}"))
        await asyncio.sleep(0)
        await transport.close()
        with pytest.raises(TransportClosedError):
            await second
        first.cancel()
        await asyncio.wait([first])

    with scripted(stays_silent) as server:
        asyncio.run(main(server))


def test_many_tasks_get_their_own_answers():
    bodies = [b'{"Number":%d}' % number for number in range(300)]

    async def main(server: Scripted) -> list[bytes]:
        settings = Settings(pool_max=4)
        async with AsyncRemoteTransport(server.endpoint, KEY, settings=settings) as transport:
            return await asyncio.gather(*(transport.send("ListTables", body) for body in bodies))

    with scripted(*[echoes] * len(bodies)) as server:
        assert bodies == asyncio.run(main(server))
    assert 4 == server.connections


def test_the_loop_goes_on_while_credentials_are_looked_for():
    may_end = threading.Event()

    def looks() -> Credentials:
        assert may_end.wait(PATIENCE_SECONDS)
        return KEY

    async def main(server: Scripted) -> bytes:
        async with AsyncRemoteTransport(server.endpoint, Keeper(looks)) as transport:
            call = asyncio.ensure_future(transport.send("ListTables", b"{}"))
            await asyncio.sleep(0)
            may_end.set()  # which only a loop that goes on can do
            return await call

    with scripted() as server:
        assert b"{}" == asyncio.run(main(server))


def test_missing_credentials_are_told_and_nothing_is_sent():
    def looks() -> Credentials:
        raise MissingCredentialsError("none.")

    async def main(server: Scripted) -> None:
        async with AsyncRemoteTransport(server.endpoint, Keeper(looks)) as transport:
            with pytest.raises(MissingCredentialsError):
                await transport.send("ListTables", b"{}")

    with scripted() as server:
        asyncio.run(main(server))
    assert 0 == server.connections


def test_uvloop_serves_as_well():
    uvloop = pytest.importorskip("uvloop")

    async def main(server: Scripted) -> list[bytes]:
        async with AsyncRemoteTransport(server.endpoint, KEY) as transport:
            return [await transport.send("ListTables", b"{}") for _ in range(3)]

    with scripted() as server, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert [b"{}"] * 3 == runner.run(main(server))
    assert 1 == server.connections
