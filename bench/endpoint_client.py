"""The client of the race: many kept connections, one thread, bytes made beforehand.

It sends, finds the end of the answer by Content-Length, looks at the status, and sends the next.
Bodies are counted and not looked at, or this would measure the client.
It needs epoll, and so Linux.
Not here: what is sent (`bench.endpoint_messages`), how fast this client can be at most
(`bench.endpoint_nothing`).
"""

from __future__ import annotations

import gc
import select
import socket
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter

# Answers that are still out when a slice ends are waited for this long.
DRAIN_SECONDS_MAX = 10.0

_RECEIVE_BYTES = 1 << 20
_SEND_BUFFER_BYTES = 1 << 18  # a whole BatchWriteItem


class Broken(Exception):
    """A missing or invalid response."""


@dataclass(slots=True)
class Slice:
    """What came of some seconds of load."""

    seconds: float = 0.0  # from the first request to the last answer
    latencies_seconds: list[float] = field(default_factory=list)
    unanswered: int = 0
    refusals: int = 0
    refusal: str = ""  # the first of them
    answer_bytes: int = 0  # of the bodies

    @property
    def answers(self) -> int:
        """Returns the number of successful responses."""
        return len(self.latencies_seconds) - self.refusals

    @property
    def per_second(self) -> float:
        """Answers per second."""
        return self.answers / self.seconds if self.seconds else 0.0

    def latency_ms(self, share: float) -> float:
        """The latency that this share of the answers did not exceed."""
        ordered = sorted(self.latencies_seconds)
        return ordered[min(int(len(ordered) * share), len(ordered) - 1)] * 1e3


class _Lane:
    """One connection, with one request on it at a time."""

    __slots__ = ("begun", "missing", "receive_into", "sent_at", "socket")

    def __init__(self, port: int) -> None:
        self.begun = b""  # a head that has not come whole
        self.missing = 0  # bytes of the body that are still to come
        self.sent_at = 0.0
        self.open(port)

    def open(self, port: int) -> None:
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER_BYTES)
        self.socket.settimeout(DRAIN_SECONDS_MAX)
        self.socket.connect(("127.0.0.1", port))
        self.socket.setblocking(False)
        self.receive_into = self.socket.recv_into

    def send(self, message: bytes) -> None:
        try:
            sent = self.socket.send(message)
        except BlockingIOError:
            sent = 0
        if sent < len(message):
            self.socket.settimeout(DRAIN_SECONDS_MAX)
            self.socket.sendall(message[sent:])
            self.socket.setblocking(False)


class Load:
    """Connections to one server, and load on it for a while."""

    def __init__(self, port: int, connections: int) -> None:
        self._port = port
        self._buffer = bytearray(_RECEIVE_BYTES)
        # How this server writes the header that is looked for in every answer, once it is known.
        self._length_mark = b""
        self._is_closing = False  # moto closes the connection after each answer
        self._epoll = select.epoll()
        self._lanes: dict[int, _Lane] = {}
        for _ in range(connections):
            self._add(_Lane(port))

    def __enter__(self) -> Load:
        return self

    def __exit__(self, *_: object) -> None:
        for lane in self._lanes.values():
            lane.socket.close()
        self._epoll.close()

    def run(self, messages: Iterator[bytes], seconds: float) -> Slice:
        """Asks for so long, or until there is nothing more to ask, and waits for the answers.

        Raises `Broken`, or an OSError when a connection fails.
        """
        gc.disable()  # a pause of the client would count as one of the server
        try:
            return self._run(messages, seconds)
        finally:
            gc.enable()

    def _run(self, messages: Iterator[bytes], seconds: float) -> Slice:
        result = Slice()
        lanes, poll = self._lanes, self._epoll.poll
        start = now = perf_counter()
        deadline = start + seconds
        waiting = 0
        for lane, message in zip(list(lanes.values()), messages, strict=False):
            lane.sent_at = perf_counter()
            lane.send(message)
            waiting += 1
        while waiting:
            events = poll(max(0.0, deadline + DRAIN_SECONDS_MAX - now))
            if not events:
                break
            for number, _ in events:
                lane = lanes[number]
                if not self._is_answered(lane, result):
                    continue
                now = perf_counter()
                result.latencies_seconds.append(now - lane.sent_at)
                if self._is_closing:
                    self._renew(lane)
                message = next(messages, None) if now < deadline else None
                if message is None:
                    waiting -= 1
                    continue
                lane.sent_at = now
                lane.send(message)
        result.seconds = now - start
        result.unanswered = waiting
        return result

    def _is_answered(self, lane: _Lane, result: Slice) -> bool:
        """Takes what has come; true if that completes the answer."""
        buffer = self._buffer
        try:
            count = lane.receive_into(buffer)
        except BlockingIOError:
            return False
        if count == 0:
            raise Broken("the server closed a connection instead of answering")
        if lane.missing:
            lane.missing -= count
            return lane.missing == 0
        if lane.begun:
            buffer = lane.begun + buffer[:count]
            count = len(buffer)
            lane.begun = b""
        head_end = buffer.find(b"\r\n\r\n", 0, count)
        if head_end < 0:
            lane.begun = bytes(buffer[:count])
            return False
        mark = self._length_mark or self._learned_mark(buffer[:head_end])
        length_start = buffer.find(mark, 0, head_end) + len(mark)
        length = int(buffer[length_start : buffer.find(b"\r", length_start)])
        result.answer_bytes += length
        if buffer[9:10] != b"2":
            result.refusals += 1
            said = buffer[head_end + 4 : count].decode(errors="replace")
            result.refusal = result.refusal or f"{buffer[9:12].decode()} {said[:200]}"
        lane.missing = head_end + 4 + length - count
        return lane.missing == 0

    def _learned_mark(self, head: bytes | bytearray) -> bytes:
        small = head.lower()
        start = small.find(b"\r\ncontent-length:")
        if start < 0:
            raise Broken("an answer without Content-Length")
        end = start + len(b"\r\ncontent-length:")
        while head[end : end + 1] == b" ":
            end += 1
        self._length_mark = bytes(head[start + 2 : end])
        self._is_closing = b"\r\nconnection: close" in small
        return self._length_mark

    def _renew(self, lane: _Lane) -> None:
        """Opens the lane's connection again; the server is about to close it."""
        del self._lanes[lane.socket.fileno()]
        lane.socket.close()
        lane.open(self._port)
        self._add(lane)

    def _add(self, lane: _Lane) -> None:
        self._lanes[lane.socket.fileno()] = lane
        self._epoll.register(lane.socket.fileno(), select.EPOLLIN)
