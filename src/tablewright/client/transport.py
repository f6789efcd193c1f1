"""What a client needs of the place where its calls go.

Not here: the places themselves (`client.embedded`, `client.remote`), and how one is chosen
(`client.targets`).
"""

from __future__ import annotations

from typing import Protocol


class Transport(Protocol):
    """Takes calls, from many threads at once.

    A transport that sends a request again may have a `send_once` beside `send`: it does not send
    a request again once an attempt got no response. Clients use it for calls that are not the
    same twice, such as additions.
    """

    def send(self, operation: str, body: bytes) -> bytes:
        """Does one operation of DynamoDB, from the JSON of the request to that of the answer.

        Raises the `ServiceError` with which DynamoDB refuses it, a `TargetError` if the target
        cannot be reached, or a `StorageError` if an embedded store failed.
        """
        ...

    def close(self) -> None:
        """Ends connections and gives back what it owns; calling it again does nothing."""
        ...


class AsyncTransport(Protocol):
    """Takes calls, from many tasks of one event loop."""

    async def send(self, operation: str, body: bytes) -> bytes:
        """Does one operation of DynamoDB, as `Transport.send` does."""
        ...

    async def close(self) -> None:
        """Ends connections and gives back what it owns; calling it again does nothing."""
        ...
