"""The engine that a nightly run tests, instead of ours: `TABLEWRIGHT_TEST_ENGINE_URL`.

Tests share it. A database that lives for a session has a prefix for its tables. Others have the
names of their design, and each begins without the tables of the one before.
Not here: starting an engine (`tests.nightly`).
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from math import inf
from typing import Any

from tablewright import ManualClock
from tablewright.client import Database
from tablewright.client.table_names import PrefixedTransport, TableNames
from tablewright.client.targets import open_async_transport, open_transport
from tablewright.client.transport import AsyncTransport, Transport
from tablewright.operations import READS

VARIABLE = "TABLEWRIGHT_TEST_ENGINE_URL"
LAG_VARIABLE = "TABLEWRIGHT_TEST_ENGINE_LAG_SECONDS"
ENGINE = "engine"
_PREFIX = "nightly"
_TOKEN = b"ClientRequestToken"
_NUMBERS = itertools.count()


def engine_url() -> str | None:
    """The address of the engine, if a nightly run names one."""
    return os.environ.get(VARIABLE)


def on_targets(*targets: str) -> tuple[str, ...]:
    """The targets of tests: the engine alone in a nightly run."""
    return targets if engine_url() is None else (ENGINE,)


@contextmanager
def on_engine(
    clock: ManualClock, options: dict[str, Any], *, is_kept: bool = False
) -> Iterator[Database]:
    """A database on the engine, empty at first; one that is kept is not in the way of others."""
    url = engine_url()
    assert url is not None, "only a nightly run has this target"
    transport: Transport = _Settled(open_transport(url))
    if is_kept:
        transport = PrefixedTransport(transport, TableNames(f"{_PREFIX}{next(_NUMBERS)}-"))
    else:
        _clear(url)
    try:
        yield Database(transport=transport, clock=clock, **options)
    finally:
        transport.close()


def settled_database(url: str) -> Database:
    """A database that reads an index after the engine has updated it."""
    return Database(transport=_Settled(open_transport(url)))


def engine_transport() -> AsyncTransport | None:
    """A transport of a service to the engine; None if a nightly run names none."""
    url = engine_url()
    if url is None:
        return None
    _clear(url)
    return _OwnTokens(open_async_transport(url), f"{os.getpid()} {next(_NUMBERS)}")


class _Lag:
    """The time by which the indexes of an engine follow its tables."""

    def __init__(self) -> None:
        self._seconds = float(os.environ.get(LAG_VARIABLE, "0"))
        self._written = -inf

    def note(self, operation: str) -> None:
        """Notes a request that has ended."""
        if operation not in READS:
            self._written = time.monotonic()

    def left(self, body: bytes) -> float:
        """Returns how long a request waits until it sees every write that has ended."""
        if b'"IndexName"' not in body:
            return 0
        return max(0.0, self._written + self._seconds - time.monotonic())


class _Settled:
    """Waits until the indexes of an engine have a write, before the next read of an index."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._lag = _Lag()

    def send(self, operation: str, body: bytes) -> bytes:
        threading.Event().wait(self._lag.left(body))
        try:
            return self._transport.send(operation, body)
        finally:
            self._lag.note(operation)

    def close(self) -> None:
        self._transport.close()


class _OwnTokens:
    """Requests of one test: their tokens are drawn from one seed, and the engine knows them all.

    They wait for indexes as those of `_Settled` do.
    """

    def __init__(self, transport: Any, test: str) -> None:
        self._transport = transport
        self._test = test
        self._lag = _Lag()

    async def send(self, operation: str, body: bytes) -> bytes:
        return await self._sent(self._transport.send, operation, body)

    async def send_once(self, operation: str, body: bytes) -> bytes:
        return await self._sent(self._transport.send_once, operation, body)

    async def _sent(self, send: Any, operation: str, body: bytes) -> bytes:
        await asyncio.sleep(self._lag.left(body))
        try:
            return await send(operation, self._own(body))
        finally:
            self._lag.note(operation)

    async def close(self) -> None:
        await self._transport.close()

    def _own(self, body: bytes) -> bytes:
        if _TOKEN not in body:
            return body
        request: dict[str, Any] = json.loads(body)
        if _TOKEN.decode() in request:
            token = f"{self._test} {request[_TOKEN.decode()]}"
            request[_TOKEN.decode()] = blake2b(token.encode(), digest_size=16).hexdigest()
        return json.dumps(request).encode()


def _clear(url: str) -> None:
    """Deletes all tables but those that are kept."""
    with Database(url) as db:
        for name in db.call("ListTables", {})["TableNames"]:
            if not name.startswith(_PREFIX):
                _delete(db, name)


def _delete(db: Database, name: str) -> None:
    if db.call("DescribeTable", {"TableName": name})["Table"].get("DeletionProtectionEnabled"):
        db.call("UpdateTable", {"TableName": name, "DeletionProtectionEnabled": False})
    db.call("DeleteTable", {"TableName": name})
