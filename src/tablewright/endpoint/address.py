"""The address that the endpoint listens on.

Not here: who serves the connections (`endpoint.single`, `endpoint.workers`).
"""

from __future__ import annotations

import ipaddress
import socket
from typing import Any

_BACKLOG = 1024  # connections that the system queues


def is_loopback(host: str) -> bool:
    """Whether an address is on this machine only; `OSError` if it is invalid."""
    found = _addresses(host, 0)
    return all(ipaddress.ip_address(address[0]).is_loopback for _, address in found)


def listening(host: str, port: int) -> socket.socket:
    """Returns a listening socket; port 0 picks a free one."""
    family, address = _addresses(host, port)[0]
    # Named TCP, asyncio sends small responses at once; otherwise the second part waits for 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if hasattr(socket, "SO_REUSEPORT"):  # elsewhere it would allow two listeners
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(_BACKLOG)
        listener.setblocking(False)
    except BaseException:
        listener.close()
        raise
    return listener


def url_of(listener: socket.socket) -> str:
    """Returns the URL of a listening socket, for SDKs."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _addresses(host: str, port: int) -> list[tuple[int, tuple[Any, ...]]]:
    """Returns the families and addresses of a name; raises `OSError` if there are none."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except UnicodeError as error:  # a part of the name is empty or too long
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known") from error
    return [(family, address) for family, _, _, _, address in found]
