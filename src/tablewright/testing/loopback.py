"""Loopback: lets a test connect to this machine, and to nothing else."""

from __future__ import annotations

import socket
from collections.abc import Generator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Any, Final

_LOCAL_NAMES: Final = ("localhost", "ip6-localhost", "")


class OutgoingCallError(AssertionError):
    """The code under test tried to reach another machine."""


@contextmanager
def only_loopback() -> Generator[None]:
    """Raises `OutgoingCallError` if Python's sockets connect to another machine, or resolve it.

    It applies to every thread of the process during the block.
    """
    saved = socket.getaddrinfo, socket.socket.connect, socket.socket.connect_ex

    def getaddrinfo(host: Any, *more: Any, **options: Any) -> Any:
        _check(host)
        return saved[0](host, *more, **options)

    def connect(self: socket.socket, address: Any) -> None:
        _check_address(self, address)
        saved[1](self, address)

    def connect_ex(self: socket.socket, address: Any) -> int:
        _check_address(self, address)
        return saved[2](self, address)

    socket.getaddrinfo = getaddrinfo
    socket.socket.connect, socket.socket.connect_ex = connect, connect_ex
    try:
        yield
    finally:
        socket.getaddrinfo = saved[0]
        socket.socket.connect, socket.socket.connect_ex = saved[1], saved[2]


def _check_address(one: socket.socket, address: Any) -> None:
    if one.family in (socket.AF_INET, socket.AF_INET6):
        _check(address[0])


def _check(host: Any) -> None:
    name = host.decode() if isinstance(host, bytes) else str(host or "")
    if name in _LOCAL_NAMES:
        return
    try:
        if ip_address(name).is_loopback:
            return
    except ValueError:
        pass
    raise OutgoingCallError(f"A test may connect only to this machine, not to {name!r}.")
