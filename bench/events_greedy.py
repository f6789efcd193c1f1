"""Greedy tenants: within their quota of requests, each does its worst in bytes and in values.

    python -m bench.events_greedy PORT KEY KIND

is a process that asks as fast as it is let, waits as `Retry-After` says, and ends when its stdin
is closed. It then says how much it asked for, and how much it got.
Not here: what others feel of it (`bench.events_neighbours`).
"""

from __future__ import annotations

import json
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle
from time import perf_counter
from typing import Any, Protocol

from bench.events_work import message
from bench.keep_alive import Refused

CONNECTIONS = 8
UNREAD_CONNECTIONS = 20  # of each thread that reads nothing
UNREAD_PER_SECOND = 100  # new ones, by all threads: the quota
LARGE_EVENTS = 60  # of the tenant whose pages are large: 14 MB
LARGE_BYTES = 240_000
RECEIVE_BYTES = 4_096  # what the system takes in for a client that does not read
ANSWER_SECONDS_MAX = 30
READ_BYTES = 1 << 18

_PAGE = "/v1/inbox?limit=100"


class Asked(Protocol):
    """A service that can be asked something outside the measurement."""

    def ask(self, method: str, path: str, key: str, body: object = None) -> Any:
        """The decoded answer."""
        ...


def _texts(key: str) -> Iterator[bytes]:
    """The largest batches."""
    events = [{"number": number, "note": "x" * 41_000} for number in range(100)]
    return cycle([message("POST", "/v1/events/batch", key, {"events": events})])


def _values(key: str) -> Iterator[bytes]:
    """Batches with as many values as a body may have, and one with more."""
    many = [{"numbers": list(range(1_900))} for _ in range(100)]
    braces: list[dict[str, object]] = [{}] * 1_200_000
    return cycle(
        message("POST", "/v1/events/batch", key, {"events": events}) for events in (many, braces)
    )


def events_of(values: int) -> Callable[[str], Iterator[bytes]]:
    """Single events with so many values each."""
    event = {"numbers": list(range(values))}
    return lambda key: cycle([message("POST", "/v1/events", key, event)])


def batches_of(values: int) -> Callable[[str], Iterator[bytes]]:
    """Batches of 100 events with so many different values each."""
    events = [{"numbers": [n + place / 8 for n in range(values)]} for place in range(100)]
    return lambda key: cycle([message("POST", "/v1/events/batch", key, {"events": events})])


def _pages(key: str) -> Iterator[bytes]:
    """Pages of large events."""
    return cycle([message("GET", _PAGE, key)])


def _fill(service: Asked, key: str) -> None:
    for number in range(LARGE_EVENTS):
        event = {"number": number, "note": "x" * LARGE_BYTES}
        for _ in range(100):
            with suppress(Refused):  # its quota is small
                service.ask("POST", "/v1/events", key, event)
                break


def _nothing(service: Asked, key: str) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Kind:
    """A way to be greedy."""

    name: str
    messages: Callable[[str], Iterator[bytes]]
    prepare: Callable[[Asked, str], None] = _nothing
    reads: bool = True


KINDS = {
    "texts": Kind("sends batches of 4 MB", _texts),
    "values": Kind("sends batches of 190,000 values and of 1,200,000", _values),
    "pages": Kind("reads pages of 240 KB events", _pages, _fill),
    "unread": Kind("asks for such pages, and reads nothing", _pages, _fill, reads=False),
}


@dataclass
class Tally:
    """What all threads did."""

    asked: int = 0
    let_in: int = 0
    sent_bytes: int = 0
    got_bytes: int = 0
    cut_off: int = 0
    is_over: threading.Event = field(default_factory=threading.Event)


def _exchange(port: int, messages: Iterator[bytes], tally: Tally) -> None:
    """Asks and reads until the other side ends the connection."""
    with socket.create_connection(("127.0.0.1", port), timeout=ANSWER_SECONDS_MAX) as connection:
        while not tally.is_over.is_set():
            request = next(messages)
            connection.sendall(request)
            tally.asked += 1
            tally.sent_bytes += len(request)
            received = bytearray()
            while (end := received.find(b"\r\n\r\n")) < 0:
                received += _some(connection)
            head = bytes(received[:end]).lower()
            length = int(head.partition(b"content-length:")[2].split(b"\r", 1)[0] or 0)
            while len(received) < end + 4 + length:
                received += _some(connection)
            tally.got_bytes += len(received)
            tally.let_in += received[9:10] == b"2"
            if b"retry-after:" in head:
                seconds = int(head.partition(b"retry-after:")[2].split(b"\r", 1)[0])
                tally.is_over.wait(seconds)


def _some(connection: socket.socket) -> bytes:
    data = connection.recv(READ_BYTES)
    if not data:
        raise ConnectionError
    return data


def _without_reading(port: int, messages: Iterator[bytes], tally: Tally) -> None:
    """Keeps connections open on which it asked for something."""
    kept: list[socket.socket] = []
    while not tally.is_over.wait(CONNECTIONS / UNREAD_PER_SECOND):
        connection = socket.socket()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BYTES)
        connection.connect(("127.0.0.1", port))
        connection.sendall(next(messages))
        kept.append(connection)
        tally.asked += 1
        if len(kept) > UNREAD_CONNECTIONS:
            kept.pop(0).close()


def _thread(port: int, messages: Iterator[bytes], tally: Tally, *, reads: bool) -> None:
    work = _exchange if reads else _without_reading
    while not tally.is_over.is_set():
        try:
            work(port, messages, tally)
        except OSError:
            tally.cut_off += 1


def main() -> None:
    """Is greedy until stdin is closed."""
    port, key, name = sys.argv[1:]
    kind, tally = KINDS[name], Tally()
    messages = [kind.messages(key) for _ in range(CONNECTIONS)]
    threads = [
        threading.Thread(
            target=_thread, args=(int(port), one, tally), kwargs={"reads": kind.reads}, daemon=True
        )
        for one in messages
    ]
    begun = perf_counter()
    for thread in threads:
        thread.start()
    tally.is_over.wait(3.0)  # a burst lasts for one
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.read()
    tally.is_over.set()
    seconds = perf_counter() - begun
    told = {
        "asked_per_second": tally.asked / seconds,
        "let_in_per_second": tally.let_in / seconds,
        "sent_mb_per_second": tally.sent_bytes / seconds / 1e6,
        "got_mb_per_second": tally.got_bytes / seconds / 1e6,
        "cut_off": tally.cut_off,
    }
    sys.stdout.write(json.dumps(told) + "\n")


if __name__ == "__main__":
    main()
