"""Frames: messages over a socket that joins two processes of one service.

A frame is a head of three numbers (length, ticket, and a number of the protocol) and the payload.
Responses have the ticket of their request, in any order.
Not here: the content of frames (`lanes.relay`, `lanes.conversation`).
"""

from __future__ import annotations

import asyncio
import struct
from abc import ABC, abstractmethod
from typing import cast

_HEAD = struct.Struct(">IIH")
TICKETS = 2**32


class Frames(asyncio.Protocol, ABC):
    """Reads frames, and writes them."""

    def __init__(self) -> None:
        self._transport = cast(asyncio.Transport, None)
        self._unread = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begins."""
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Passes on every complete frame."""
        self._unread += data
        start = 0
        while len(self._unread) - start >= _HEAD.size:
            length, ticket, number = _HEAD.unpack_from(self._unread, start)
            end = start + _HEAD.size + length
            if len(self._unread) < end:
                break
            self.received(ticket, number, bytes(self._unread[start + _HEAD.size : end]))
            start = end
        del self._unread[:start]

    def send(self, ticket: int, number: int, payload: bytes) -> None:
        """Sends a frame, unless the other end is gone."""
        if not self._transport.is_closing():
            self._transport.write(_HEAD.pack(len(payload), ticket, number) + payload)

    @abstractmethod
    def received(self, ticket: int, number: int, payload: bytes) -> None:
        """Handles a frame."""

    def close(self) -> None:
        """Ends the connection."""
        self._transport.close()
