"""Calls to a DynamoDB over the network, from tasks of an event loop.

    transport = AsyncRemoteTransport(endpoint, Credentials("any", "any"))
    await transport.send("ListTables", b"{}")

Connections belong to the event loop of the call. Once that loop is closed, the transport may be
used on another one, where it opens new connections.
Not here: the same for threads (`remote.transport`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType

from tablewright import clock as clocks
from tablewright.client.remote import async_connection
from tablewright.client.remote.async_connection import AsyncConnection
from tablewright.client.remote.async_pool import AsyncPool
from tablewright.client.remote.calls import Calls, closed_meanwhile
from tablewright.client.remote.channels import Channels
from tablewright.client.remote.connection import StaleConnection
from tablewright.client.remote.credentials import Credentials, Keeper
from tablewright.client.remote.endpoints import Endpoint
from tablewright.client.remote.response_errors import body_of
from tablewright.client.remote.responses import Answer
from tablewright.client.remote.retries import Attempts
from tablewright.client.settings import Settings
from tablewright.clock import Clock
from tablewright.errors import ServiceError
from tablewright.errors.target import TargetError, TransportClosedError, WrongLoopError
from tablewright.ids import random_share as system_random_share


class AsyncRemoteTransport(Calls):
    """Sends calls to an endpoint. Tasks of one event loop share it."""

    def __init__(
        self,
        endpoint: Endpoint,
        credentials: Credentials | Keeper,
        *,
        streams: Endpoint | None = None,
        settings: Settings | None = None,
        clock: Clock | None = None,
        monotonic: Callable[[], float] = clocks.monotonic,
        random_share: Callable[[], float] = system_random_share,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        super().__init__(
            credentials,
            settings=settings,
            clock=clock,
            monotonic=monotonic,
            random_share=random_share,
        )
        self._endpoints = (endpoint, streams or endpoint)
        self._sleep = sleep
        self._is_closed = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._channels = Channels(*self._endpoints, self._pool_of)

    async def send(self, operation: str, body: bytes, *, is_once: bool = False) -> bytes:
        """Executes one operation; raises a `ServiceError` or a `TargetError`."""
        loop = asyncio.get_running_loop()
        if loop is not self._loop:
            self._move_to(loop)
        channel, header = self._channels.to(operation)
        now = self._monotonic()
        deadline = now + self._call_timeout_s
        attempts: Attempts | None = None
        while True:
            if self._pacer is not None:
                pause = self._pause_before(self._pacer, body, deadline, attempts)
                await self._wait(pause, attempts)
            answer = None
            try:
                credentials = self._keeper.current(now)
                if credentials is None:  # renewal may use the network, and so needs a thread
                    credentials = await loop.run_in_executor(None, self._keeper.renew, now)
                message = channel.message(header, body, credentials, self._clock.now())
                answer = await self._exchanged(channel.pool, message, deadline)
                result = body_of(answer)
            except (ServiceError, TargetError) as failure:
                attempts = attempts or self._attempts(deadline, is_once=is_once)
                if not attempts.is_sent_anew(failure):
                    await self._wait(self._pause_after(failure, answer, body, attempts), attempts)
                now = self._monotonic()
            else:
                self._succeeded(attempts)
                return result

    async def send_once(self, operation: str, body: bytes) -> bytes:
        """Executes one operation, and never sends it again after an attempt without response."""
        return await self.send(operation, body, is_once=True)

    async def close(self) -> None:
        """Closes all connections; calls that wait for their next attempt fail."""
        self._is_closed = True
        if self._loop is None or self._loop.is_closed():
            return
        for pool in self._channels.pools:
            await pool.close()

    async def _exchanged(self, pool: AsyncPool, message: bytes, deadline: float) -> Answer:
        connection = await pool.take(deadline)
        try:
            answer = await connection.exchange(message, deadline)
        except StaleConnection:
            pool.discard(connection)
            pool.drop_idle()  # a server that closed one has most likely closed all
            raise
        except BaseException:  # also when cancelled: a late response belongs to no call
            pool.discard(connection)
            raise
        pool.give(connection)
        return answer

    def _move_to(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._is_closed:
            raise TransportClosedError("The transport is closed.")
        if self._loop is not None:
            if not self._loop.is_closed():
                raise WrongLoopError("The transport has connections on another event loop.")
            self._channels = Channels(*self._endpoints, self._pool_of)
        self._loop = loop

    async def _wait(self, seconds: float, attempts: Attempts | None) -> None:
        if seconds:
            await self._sleep(seconds)
        if self._is_closed:
            raise closed_meanwhile(attempts)

    def _pool_of(self, endpoint: Endpoint) -> AsyncPool:
        settings = self._settings

        async def connect() -> AsyncConnection:
            connection = AsyncConnection(
                endpoint,
                asyncio.get_running_loop(),
                read_timeout_s=settings.read_timeout_s,
                monotonic=self._monotonic,
            )
            context = self._context if endpoint.is_tls else None
            await async_connection.connected(connection, endpoint, context=context)
            return connection

        return AsyncPool(
            endpoint,
            connect,
            connections_max=settings.pool_max,
            connect_timeout_s=settings.connect_timeout_s,
            idle_s=settings.pool_idle_s,
            monotonic=self._monotonic,
        )

    async def __aenter__(self) -> AsyncRemoteTransport:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
