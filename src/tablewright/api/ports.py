"""Ports: what systems get from their runtime without knowing who provides it.

Not here: the kits that provide it for a service (`kits.files`, `kits.mail`, `kits.webhooks`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol


class FileStore(Protocol):
    """Keeps files by name."""

    async def put(self, name: str, content: bytes, content_type: str) -> None:
        """Keeps a file, in place of one that has the name; whole or not at all."""
        ...

    async def get(self, name: str) -> bytes | None:
        """The content of a file, if there is one."""
        ...

    async def delete(self, name: str) -> None:
        """Removes a file, if there is one."""
        ...

    async def delete_under(self, prefix: str) -> None:
        """Removes all files whose names begin with the prefix and a slash."""
        ...


class Outbox(Protocol):
    """Takes mails and sends them on."""

    async def send(self, mail: Any) -> None:
        """Sends a mail; raises whatever keeps it from that."""
        ...


class WebhookSender(Protocol):
    """Calls webhooks."""

    @property
    def rules(self) -> Any:
        """Which targets are allowed."""
        ...

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> Any:
        """One attempt; returns its result."""
        ...
