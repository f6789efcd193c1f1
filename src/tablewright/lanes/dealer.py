"""Accepting and dealing connections, in a separate thread.

The event loop of the writing process stops during a commit; a new client must not wait for that.
Not here: the use of connections (`endpoint.worker`).
"""

from __future__ import annotations

import errno
import select
import socket
import threading
from collections.abc import Callable, Sequence
from itertools import cycle

_PATIENCE_SECONDS = 0.05  # before the next attempt to pass on, or accept, a connection

Take = Callable[[socket.socket], bool]  # passes a connection on, or returns that it cannot now


def handed_over(connection: socket.socket, deals: socket.socket | None) -> bool:
    """Passes a connection to another process, if that can accept it now."""
    if deals is None:
        return False
    try:
        socket.send_fds(deals, [b"c"], [connection.fileno()])
    except OSError:
        return False
    return True


class Dealer:
    """Deals the connections of a listening socket in turn."""

    def __init__(self, listener: socket.socket, hands: Sequence[Take]) -> None:
        self._listener = listener
        self._hands = hands
        self._turns = cycle(hands)
        self._is_stopping = threading.Event()
        self._woken, self._wake = socket.socketpair()
        self._thread = threading.Thread(target=self._run, name="tablewright-dealer")
        self._thread.start()

    def _run(self) -> None:
        while not self._is_stopping.is_set():
            select.select([self._listener, self._woken], [], [])
            try:
                connection, _ = self._listener.accept()
            except OSError as error:
                if error.errno in (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM):
                    self._is_stopping.wait(_PATIENCE_SECONDS)  # it stays ready all the while
                continue
            with connection:
                self._deal(connection)

    def _deal(self, connection: socket.socket) -> None:
        """Passes a connection to the next process that accepts it; meanwhile, others wait."""
        while not any(next(self._turns)(connection) for _ in self._hands):
            if self._is_stopping.wait(_PATIENCE_SECONDS):
                return

    def stop(self) -> None:
        """Accepts no further connections."""
        self._is_stopping.set()
        self._wake.send(b"!")
        self._thread.join()
        self._woken.close()
        self._wake.close()
