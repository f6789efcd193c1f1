"""The dealer: connections go to the worker with the fewest, and wait while none takes them."""

from __future__ import annotations

import asyncio
import errno
import socket
import threading
from collections.abc import Iterator

import pytest

from tablewright.endpoint.address import listening
from tablewright.lanes.dealer import Dealer, Hand
from tablewright.lanes.dealt_connections import DealtConnections

PATIENCE_SECONDS = 60


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with listening("127.0.0.1", 0) as found:
        yield found


class Player(Hand):
    """Takes connections, after it has rejected some, and keeps them open."""

    def __init__(self, *, rejections: int = 0, log: list[Player] | None = None) -> None:
        super().__init__()
        self.rejections = rejections
        self.log = log if log is not None else []

    def took(self, connection: socket.socket) -> bool:
        if self.rejections:
            self.rejections -= 1
            return False
        self.open_count += 1
        self.log.append(self)
        connection.sendall(b"taken")
        return True


def _asked(listener: socket.socket) -> bytes:
    with socket.create_connection(listener.getsockname(), PATIENCE_SECONDS) as client:
        return client.recv(5)


def test_connections_are_dealt_out_in_turn(listener: socket.socket):
    log: list[Player] = []
    hands = [Player(log=log) for _ in range(3)]
    dealer = Dealer(listener, hands)
    for _ in range(6):
        assert b"taken" == _asked(listener)
    dealer.stop()
    assert hands + hands == log


def test_a_worker_with_fewer_connections_goes_before_one_whose_turn_it_is(
    listener: socket.socket,
):
    log: list[Player] = []
    full, free = Player(log=log), Player(log=log)
    full.open_count = 3
    dealer = Dealer(listener, [full, free])
    for _ in range(5):
        assert b"taken" == _asked(listener)
    dealer.stop()
    assert [free, free, free, full, free] == log


def test_one_who_cannot_take_a_connection_is_passed_over(listener: socket.socket):
    busy, free = Player(rejections=1), Player()
    dealer = Dealer(listener, [busy, free])
    assert b"taken" == _asked(listener)
    dealer.stop()
    assert ([], [free]) == (busy.log, free.log)


def test_a_connection_waits_while_nobody_takes_it(listener: socket.socket):
    hand = Player(rejections=3)
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
        dealer = Dealer(listener, [Player()])
        assert b"taken" == _asked(listener)
        dealer.stop()


def test_it_stops_while_a_connection_waits_for_somebody_to_take_it(listener: socket.socket):
    asked = threading.Event()

    class Never(Hand):
        def took(self, connection: socket.socket) -> bool:
            asked.set()
            return False

    dealer = Dealer(listener, [Never()])
    with socket.create_connection(listener.getsockname(), PATIENCE_SECONDS) as client:
        assert asked.wait(PATIENCE_SECONDS)
        dealer.stop()
        assert b"" == client.recv(1)


def test_ends_that_a_process_reports_are_counted_even_if_there_are_many_at_once():
    count = 5_000  # more reports than the socket holds

    async def run() -> None:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        hand = Hand()
        hand.join(ours)
        hand.open_count = count
        with ours, theirs:
            dealt = DealtConnections(theirs)
            for _ in range(count):
                dealt.closed()
            async with asyncio.timeout(PATIENCE_SECONDS):
                while hand.count():
                    await asyncio.sleep(0)

    asyncio.run(run())


def test_a_process_that_has_ended_has_no_place_for_a_connection():
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    hand = Hand()
    hand.join(ours)
    theirs.close()
    with socket.socket() as connection:
        assert (0, False) == (hand.count(), hand.took(connection))
        hand.leave()
        assert (0, False) == (hand.count(), hand.took(connection))
