"""Ports: services that systems get from their runtime, without knowing the provider.

Not here: the kits that provide them (`kits.files`, `kits.mail`, `kits.webhooks`).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class StoredFile:
    """The properties of a stored file."""

    name: str
    size_bytes: int
    etag: str  # differs for different content; without quotes
    modified_seconds: float


class FileWriter(Protocol):
    """A file that is being written."""

    async def write(self, piece: bytes) -> None:
        """Appends a piece; the writer holds a bounded number of bytes."""
        ...


class FileStore(Protocol):
    """Stores files by name. A file is stored whole or not at all, and never changed in place.

    Methods raise `InvalidError` for an invalid name, and `UnavailableError` without the store.
    """

    async def put(self, name: str, content: bytes, content_type: str) -> None:
        """Stores a file, and replaces one of the same name."""
        ...

    async def put_if_absent(self, name: str, content: bytes, content_type: str) -> bool:
        """Stores a file unless the name is taken; returns whether this call has stored it."""
        ...

    def open_write(self, name: str, content_type: str) -> AbstractAsyncContextManager[FileWriter]:
        """Stores a file piece by piece, at the end of the block; an exception stores nothing."""
        ...

    async def get(self, name: str) -> bytes | None:
        """Returns the content of a file; None if the file is missing."""
        ...

    def read(
        self, name: str, start: int = 0, stop: int | None = None, *, etag: str = ""
    ) -> AsyncGenerator[bytes]:
        """Yields the bytes from `start` up to `stop` in pieces of at most 1 MB.

        Raises `NotFoundError` for a missing file, and `StaleError` for one with another `etag`.
        """
        ...

    async def stat(self, name: str) -> StoredFile | None:
        """Returns a file's size and ETag; None if the file is missing."""
        ...

    def list_under(self, prefix: str) -> AsyncGenerator[StoredFile]:
        """Yields the files below a prefix, in no particular order; "" is all files."""
        ...

    async def delete(self, name: str) -> None:
        """Deletes a file, if it exists."""
        ...

    async def delete_under(self, prefix: str) -> None:
        """Deletes all files whose names begin with the prefix and a slash."""
        ...


class Outbox(Protocol):
    """Sends mails."""

    async def send(self, mail: Any) -> None:
        """Sends a mail; raises on failure."""
        ...


class WebhookSender(Protocol):
    """Sends webhook messages."""

    @property
    def rules(self) -> Any:
        """The rules for allowed targets."""
        ...

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> Any:
        """Makes one attempt, and returns its result."""
        ...
