"""Accepting and dealing connections, in a separate thread.

The event loop of the writing process stops during a commit; a new client must not wait for that.
A connection goes to the process with the fewest, so none is full while another has room.
Not here: the use of connections (`endpoint.worker`), reports of closed ones
(`lanes.dealt_connections`).
"""

from __future__ import annotations

import errno
import select
import socket
import threading
from collections import deque
from collections.abc import Sequence

_PATIENCE_SECONDS = 0.05  # before the next attempt to pass on, or accept, a connection

_REPORTS_MAX = 65_536  # of closed connections, read at once


class Hand:
    """One process that gets connections, and how many it has. For the dealer's thread."""

    def __init__(self) -> None:
        self.open_count = 0
        self._deals: socket.socket | None = None

    def join(self, deals: socket.socket) -> None:
        """Passes connections on through a socket, to a process that has none yet."""
        self.open_count = 0
        self._deals = deals

    def leave(self) -> None:
        """Closes the socket, which makes the process stop gracefully."""
        if self._deals is not None:
            self._deals.close()
            self._deals = None

    def count(self) -> int:
        """The connections of the process, as far as it has reported their ends."""
        deals = self._deals
        try:
            while deals is not None and (reports := deals.recv(_REPORTS_MAX)):
                self.open_count -= len(reports)
        except OSError:  # no further reports, or the process has ended
            pass
        return self.open_count

    def took(self, connection: socket.socket) -> bool:
        """Passes a connection on; False if the process cannot accept it now."""
        deals = self._deals
        if deals is None:
            return False
        try:
            socket.send_fds(deals, [b"c"], [connection.fileno()])
        except OSError:
            return False
        self.open_count += 1
        return True


class Dealer:
    """Deals the connections of a listening socket, in turn between processes that have as many."""

    def __init__(self, listener: socket.socket, hands: Sequence[Hand]) -> None:
        self._listener = listener
        self._hands = deque(hands)
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
                    self._is_stopping.wait(_PATIENCE_SECONDS)  # the listener stays ready
                continue
            with connection:
                self._deal(connection)

    def _deal(self, connection: socket.socket) -> None:
        """Passes a connection to a process that accepts it, while others wait."""
        while True:
            for hand in sorted(self._hands, key=Hand.count):  # stable: those in front go first
                if hand.took(connection):
                    self._hands.remove(hand)
                    self._hands.append(hand)
                    return
            if self._is_stopping.wait(_PATIENCE_SECONDS):
                return

    def stop(self) -> None:
        """Accepts no further connections."""
        self._is_stopping.set()
        self._wake.send(b"!")
        self._thread.join()
        self._woken.close()
        self._wake.close()
