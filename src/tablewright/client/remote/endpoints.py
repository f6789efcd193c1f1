"""Where requests go: host, port, TLS and the region that they are signed for.

Not here: the text that names a target (`client.target_texts`).
"""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from typing import Final

_PORTS: Final = {True: 443, False: 80}


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A server that speaks DynamoDB's protocol."""

    host: str
    port: int
    is_tls: bool
    region: str

    @property
    def authority(self) -> str:
        """Host and port for the Host header: a default port is omitted."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.is_tls] else f"{host}:{self.port}"

    @property
    def is_loopback(self) -> bool:
        """Whether it is on this machine."""
        if self.host == "localhost" or self.host.endswith(".localhost"):
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False

    def __str__(self) -> str:
        return f"{'https' if self.is_tls else 'http'}://{self.authority}"
