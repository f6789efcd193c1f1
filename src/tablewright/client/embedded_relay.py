"""Calls of a process that reads an embedded store, while another process writes it.

A read that starts after the response to a write sees that write: all processes share one file, and
each read uses a new snapshot.
Not here: the path of a write (`lanes.relay`), a store of one process (`client.embedded`).
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from tablewright import limits
from tablewright.client.remote.response_errors import service_error
from tablewright.engine import Engine, wire
from tablewright.errors import ServiceError
from tablewright.errors.target import TransportClosedError
from tablewright.lanes.relay import RelayLanes
from tablewright.operations import READS

_OK: Final = 200
_SERVER_ERROR: Final = 500


class RelayTransport:
    """Reads on the event loop, and sends writes to the writing process. Tasks share it."""

    def __init__(self, engine: Engine, lanes: RelayLanes) -> None:
        """`engine` follows a store; both are closed with the transport."""
        self.engine = self.versions = engine
        self._lanes = lanes
        self._is_closed = False

    async def send(self, operation: str, body: bytes) -> bytes:
        """Executes one operation; raises a `ServiceError` or a `StorageError`."""
        if self._is_closed:
            raise TransportClosedError("The transport is closed.")
        if operation in READS and len(body) <= limits.INLINE_BODY_BYTES_MAX:
            return self.engine.answer(operation, body)
        answered: asyncio.Future[wire.Answer] = asyncio.get_running_loop().create_future()

        def deliver(answer: wire.Answer) -> None:
            if not answered.done():  # the caller may have been cancelled
                answered.set_result(answer)

        self._lanes.take(operation, body, deliver)
        status, answer = await answered
        if status == _OK:
            return answer or b"{}"
        raise _refusal(operation, status, answer)

    async def close(self) -> None:
        """Stops the threads and the connection, and closes the store."""
        if not self._is_closed:
            self._is_closed = True
            await asyncio.to_thread(self._lanes.end_threads)
            self._lanes.close()
            self.engine.close()


def _refusal(operation: str, status: int, body: bytes) -> ServiceError:
    """Returns the error of the writing process."""
    if not body:
        return service_error("RequestEntityTooLarge", "The request is larger than 16 MB.", {})
    members: dict[str, Any] = msgspec.json.decode(body)
    name = str(members.pop("__type")).rpartition("#")[2]
    message = str(members.pop("message", "") or members.pop("Message", ""))
    error = service_error(name, message, members)
    error.is_outcome_unknown = status >= _SERVER_ERROR and operation not in READS
    return error
