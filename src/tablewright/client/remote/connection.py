"""One connection to an endpoint, for one thread at a time.

Not here: who gets it next (`remote.pool`).
"""

from __future__ import annotations

import select
import socket
import ssl
from collections.abc import Callable
from typing import Final

from tablewright.client.remote import connection_errors
from tablewright.client.remote.endpoints import Endpoint
from tablewright.client.remote.responses import Answer, AnswerReader
from tablewright.errors.target import ConnectionLostError, TargetError

_READ_BYTES: Final = 65_536


class StaleConnection(ConnectionLostError):
    """The server closed an idle connection before it responded: use another."""


class Connection:
    """An open connection to an endpoint, used by one thread at a time."""

    __slots__ = (
        "_endpoint",
        "_monotonic",
        "_poll",
        "_read_timeout_s",
        "_reader",
        "_socket",
        "_timeout_s",
        "idle_since",
        "is_kept",
    )

    def __init__(
        self,
        endpoint: Endpoint,
        connected: socket.socket,
        *,
        read_timeout_s: float,
        monotonic: Callable[[], float],
    ) -> None:
        self._endpoint = endpoint
        self._socket = connected
        self._read_timeout_s = read_timeout_s
        self._monotonic = monotonic
        self._reader = AnswerReader()
        self._timeout_s = read_timeout_s
        self.is_kept = False  # it has returned a response before
        self.idle_since = 0.0
        connected.settimeout(read_timeout_s)
        self._poll = _looking_at(connected)

    @property
    def keeps_alive(self) -> bool:
        """Whether another request may follow."""
        return self._reader.keeps_alive

    @property
    def is_silent(self) -> bool:
        """Whether nothing arrived since the last response: neither an end nor an unexpected
        response.
        """
        return not self._poll()

    def exchange(self, message: bytes, deadline: float) -> Answer:
        """Sends a request and reads its response.

        Raises `StaleConnection`, `CallTimeoutError`, `ConnectionLostError`, or an error of the
        reader. The connection is then unusable.
        """
        reader = self._reader
        reader.expect()
        try:
            self._allow(deadline)
            self._socket.sendall(message)
            while True:
                data = self._socket.recv(_READ_BYTES)
                answer = reader.feed(data) if data else reader.end()
                if answer is not None:
                    self.is_kept = True
                    return answer
                if not data:
                    raise self._ended(None)
                self._allow(deadline)
        except TargetError:  # which are also connection errors
            raise
        except TimeoutError as error:
            raise connection_errors.too_late(self._endpoint, seconds=self._timeout_s) from error
        except OSError as error:
            raise self._ended(error) from error

    def _allow(self, deadline: float) -> None:
        """Sets the timeout of the next wait."""
        timeout_s = min(self._read_timeout_s, deadline - self._monotonic())
        if timeout_s <= 0:
            raise TimeoutError
        if timeout_s != self._timeout_s:
            self._socket.settimeout(timeout_s)
            self._timeout_s = timeout_s

    def _ended(self, error: OSError | None) -> Exception:
        if self.is_kept and not self._reader.has_begun:
            return connection_errors.lost(self._endpoint, error, kind=StaleConnection)
        return connection_errors.lost(self._endpoint, error)

    def close(self) -> None:
        """Closes the connection."""
        self._socket.close()


def connected(
    endpoint: Endpoint, *, context: ssl.SSLContext | None, timeout_s: float
) -> socket.socket:
    """Returns a connected socket after its TLS handshake; raises a `TargetError`."""
    try:
        raw = socket.create_connection((endpoint.host, endpoint.port), timeout=timeout_s)
        try:
            raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if context is None:
                return raw
            return context.wrap_socket(raw, server_hostname=endpoint.host)
        except BaseException:
            raw.close()
            raise
    except (OSError, UnicodeError) as error:
        raise connection_errors.not_connected(error, endpoint, seconds=timeout_s) from error


def _looking_at(connected: socket.socket) -> Callable[[], object]:
    """Returns a check for readable data that does not wait."""
    if hasattr(select, "poll"):
        poll = select.poll()
        poll.register(connected, select.POLLIN)
        return lambda: poll.poll(0)
    return lambda: select.select([connected], (), (), 0)[0]
