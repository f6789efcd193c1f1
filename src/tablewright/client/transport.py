"""Transports: where a client sends its calls.

Not here: the implementations (`client.embedded`, `client.remote`), and the choice of one
(`client.targets`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol


class Versions(Protocol):
    """Numbers the commits of an embedded store."""

    @property
    def version(self) -> int | None:
        """The number of the last commit, by any process; None once the store is closed."""
        ...

    def partition_of(self, table: str, key: Mapping[str, Any]) -> bytes | None:
        """Returns the id of a key's partition for `has_changed`; None without such a table."""
        ...

    def has_changed(self, partitions: Iterable[bytes], since: int) -> bool:
        """Whether a commit after `since` may have changed items of partitions."""
        ...


class Transport(Protocol):
    """Sends calls, from many threads at once.

    A transport that retries may have a `send_once` beside `send`: it does not send a request again
    after an attempt without a response. Clients use it for calls that must not be repeated, such as
    additions. One with `sends_once` never retries.
    """

    def send(self, operation: str, body: bytes) -> bytes:
        """Executes one operation of DynamoDB, with JSON as request and response.

        Raises a `ServiceError` of DynamoDB, a `TargetError` if the target cannot be reached, or a
        `StorageError` if an embedded store failed.
        """
        ...

    def close(self) -> None:
        """Closes connections and everything that it owns; may be called again."""
        ...


class AsyncTransport(Protocol):
    """Sends calls, from many tasks of one event loop.

    The transport of an embedded store also has `versions`, which are the engine's, and
    `sends_once`.
    """

    async def send(self, operation: str, body: bytes) -> bytes:
        """Executes one operation of DynamoDB, as `Transport.send` does."""
        ...

    async def close(self) -> None:
        """Closes connections and everything that it owns; may be called again."""
        ...
