"""The dealer: connections go round in turn, and wait while no worker takes them."""

from __future__ import annotations

import errno
import socket
import threading
from collections.abc import Iterator

import pytest

from tablewright.endpoint.address import listening
from tablewright.lanes.dealer import Dealer

PATIENCE_SECONDS = 60


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with listening("127.0.0.1", 0) as found:
        yield found


class Hand:
    """Takes connections, after it has refused some."""

    def __init__(self, *, refusals: int = 0, log: list[Hand] | None = None) -> None:
        self.refusals = refusals
        self.log = log if log is not None else []
        self.taken = threading.Semaphore(0)

    def __call__(self, connection: socket.socket) -> bool:
        if self.refusals:
            self.refusals -= 1
            return False
        connection.sendall(b"taken")
        self.log.append(self)
        self.taken.release()
        return True


def _asked(listener: socket.socket) -> bytes:
    with socket.create_connection(listener.getsockname(), PATIENCE_SECONDS) as client:
        return client.recv(5)


def test_connections_are_dealt_out_in_turn(listener: socket.socket):
    log: list[Hand] = []
    hands = [Hand(log=log) for _ in range(3)]
    dealer = Dealer(listener, hands)
    for _ in range(6):
        assert b"taken" == _asked(listener)
    dealer.stop()
    assert hands + hands == log


def test_one_who_cannot_take_a_connection_is_passed_over(listener: socket.socket):
    busy, free = Hand(refusals=1), Hand()
    dealer = Dealer(listener, [busy, free])
    assert b"taken" == _asked(listener)
    dealer.stop()
    assert ([], [free]) == (busy.log, free.log)


def test_a_connection_waits_while_nobody_takes_it(listener: socket.socket):
    hand = Hand(refusals=3)
    dealer = Dealer(listener, [hand])
    assert b"taken" == _asked(listener)
    dealer.stop()


def test_it_goes_on_after_a_time_with_too_many_open_files():
    class Crowded(socket.socket):
        failures = 2

        def accept(self) -> tuple[socket.socket, object]:
            if self.failures:
                self.failures -= 1
                raise OSError(errno.EMFILE, "Too many open files")
            return super().accept()

    with Crowded() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        listener.setblocking(False)
        dealer = Dealer(listener, [Hand()])
        assert b"taken" == _asked(listener)
        dealer.stop()


def test_it_stops_while_a_connection_waits_for_somebody_to_take_it(listener: socket.socket):
    asked = threading.Event()

    def never(_: socket.socket) -> bool:
        asked.set()
        return False

    dealer = Dealer(listener, [never])
    with socket.create_connection(listener.getsockname(), PATIENCE_SECONDS) as client:
        assert asked.wait(PATIENCE_SECONDS)
        dealer.stop()
        assert b"" == client.recv(1)
