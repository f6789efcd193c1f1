"""Calls to a DynamoDB over the network, from any number of threads.

    transport = RemoteTransport(Endpoint("127.0.0.1", 8000, is_tls=False, region="us-east-1"))
    transport.send("ListTables", b"{}")

A forked process starts without connections; those of its parent stay with the parent.
Not here: the same on an event loop (`remote.async_transport`).
"""

from __future__ import annotations

import os
import threading
import weakref
from collections.abc import Callable
from types import TracebackType

from tablewright import clock as clocks
from tablewright.client.remote import connection as connections
from tablewright.client.remote.calls import Calls, closed_meanwhile
from tablewright.client.remote.channels import Channels
from tablewright.client.remote.connection import Connection, StaleConnection
from tablewright.client.remote.credentials import Credentials, Keeper
from tablewright.client.remote.endpoints import Endpoint
from tablewright.client.remote.pool import Pool
from tablewright.client.remote.response_errors import body_of
from tablewright.client.remote.responses import Answer
from tablewright.client.remote.retries import Attempts
from tablewright.client.settings import Settings
from tablewright.clock import Clock, pause
from tablewright.errors import ServiceError
from tablewright.errors.target import TargetError
from tablewright.ids import random_share as system_random_share


class RemoteTransport(Calls):
    """Sends calls to an endpoint. Threads share it."""

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
    ) -> None:
        super().__init__(
            credentials,
            settings=settings,
            clock=clock,
            monotonic=monotonic,
            random_share=random_share,
        )
        self._closing = threading.Event()
        self._channels = Channels(endpoint, streams or endpoint, self._pool_of)
        _forkable.add(self)

    def send(self, operation: str, body: bytes, *, is_once: bool = False) -> bytes:
        """Executes one operation; raises a `ServiceError` or a `TargetError`."""
        channel, header = self._channels.to(operation)
        now = self._monotonic()
        deadline = now + self._call_timeout_s
        attempts: Attempts | None = None
        while True:
            if self._pacer is not None:
                self._wait(self._pause_before(self._pacer, body, deadline, attempts), attempts)
            answer = None
            try:
                credentials = self._keeper.current(now) or self._keeper.renew(now)
                message = channel.message(header, body, credentials, self._clock.now())
                answer = self._exchanged(channel.pool, message, deadline)
                result = body_of(answer)
            except (ServiceError, TargetError) as failure:
                attempts = attempts or self._attempts(deadline, is_once=is_once)
                if not attempts.is_sent_anew(failure):
                    self._wait(self._pause_after(failure, answer, body, attempts), attempts)
                now = self._monotonic()
            else:
                self._succeeded(attempts)
                return result

    def send_once(self, operation: str, body: bytes) -> bytes:
        """Executes one operation, and never sends it again after an attempt without response."""
        return self.send(operation, body, is_once=True)

    def close(self) -> None:
        """Closes all connections; calls that wait for their next attempt fail."""
        self._closing.set()
        for pool in self._channels.pools:
            pool.close()

    def _exchanged(self, pool: Pool, message: bytes, deadline: float) -> Answer:
        connection = pool.take(deadline)
        try:
            answer = connection.exchange(message, deadline)
        except StaleConnection:
            pool.discard(connection)
            pool.drop_idle()  # a server that closed one has most likely closed all
            raise
        except BaseException:  # also for an interrupt: a late response belongs to no call
            pool.discard(connection)
            raise
        pool.give(connection)
        return answer

    def _wait(self, seconds: float, attempts: Attempts | None) -> None:
        if seconds and pause(self._clock, self._closing, seconds):
            raise closed_meanwhile(attempts)

    def _pool_of(self, endpoint: Endpoint) -> Pool:
        settings = self._settings

        def connect(timeout_s: float) -> Connection:
            context = self._context if endpoint.is_tls else None
            return Connection(
                endpoint,
                connections.connected(endpoint, context=context, timeout_s=timeout_s),
                read_timeout_s=settings.read_timeout_s,
                monotonic=self._monotonic,
            )

        return Pool(
            endpoint,
            connect,
            connections_max=settings.pool_max,
            connect_timeout_s=settings.connect_timeout_s,
            idle_s=settings.pool_idle_s,
            monotonic=self._monotonic,
        )

    def _begin_in_child(self) -> None:
        self._renew_locks()
        for pool in self._channels.pools:
            pool.leave_to_parent()

    def __enter__(self) -> RemoteTransport:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


_forkable: weakref.WeakSet[RemoteTransport] = weakref.WeakSet()


def _begin_in_child() -> None:
    for transport in list(_forkable):
        transport._begin_in_child()  # pyright: ignore[reportPrivateUsage]


if hasattr(os, "register_at_fork"):  # not on Windows, which has no fork
    os.register_at_fork(after_in_child=_begin_in_child)
