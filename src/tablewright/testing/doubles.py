"""Doubles: replacements for mails, files, webhooks and data keys in memory.

Each records its input, for tests to inspect.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from typing import NamedTuple

from tablewright.api.ports import StoredFile
from tablewright.errors import NotFoundError, StaleError
from tablewright.kits.files import limits as file_limits
from tablewright.kits.files.names import checked
from tablewright.kits.mail.outbox import Mail
from tablewright.kits.webhooks import AttemptResult, Sender, TargetRules
from tablewright.testing.data_keys import MemoryKeys

SUCCESS = AttemptResult(200, None, 12, "fine")


class MemoryOutbox:
    """Records mails instead of sending them."""

    def __init__(self) -> None:
        self.sent: list[Mail] = []

    async def send(self, mail: Mail) -> None:
        """Keeps a mail."""
        self.sent.append(mail)


class MemoryFiles:
    """Stores files in memory: `kept` has their contents and types by name."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[bytes, str]] = {}

    async def put(self, name: str, content: bytes, content_type: str) -> None:
        """Keeps a file."""
        self.kept[checked(name)] = content, content_type

    async def put_if_absent(self, name: str, content: bytes, content_type: str) -> bool:
        """Keeps a file unless the name is taken."""
        if checked(name) in self.kept:
            return False
        await self.put(name, content, content_type)
        return True

    @asynccontextmanager
    async def open_write(self, name: str, content_type: str) -> AsyncGenerator[MemoryWriter]:
        """Keeps a file at the end of the block."""
        checked(name)
        writer = MemoryWriter()
        yield writer
        await self.put(name, b"".join(writer.pieces), content_type)

    async def get(self, name: str) -> bytes | None:
        """The content of a file, if there is one."""
        return self.kept.get(checked(name), (None, ""))[0]

    async def read(
        self, name: str, start: int = 0, stop: int | None = None, *, etag: str = ""
    ) -> AsyncGenerator[bytes]:
        """Yields a part of a file in pieces."""
        found, content = await self.stat(name), await self.get(name)
        if found is None or content is None:
            raise NotFoundError("File not found.")
        if etag and etag != found.etag:
            raise StaleError("The file changed since it was opened.")
        part = content[start:stop]
        for at in range(0, len(part), file_limits.FILE_PIECE_BYTES):
            yield part[at : at + file_limits.FILE_PIECE_BYTES]

    async def stat(self, name: str) -> StoredFile | None:
        """The size of a file, if there is one."""
        content = await self.get(name)
        if content is None:
            return None
        return StoredFile(name, len(content), sha256(content).hexdigest()[:32], 0.0)

    async def list_under(self, prefix: str) -> AsyncGenerator[StoredFile]:
        """Yields the files below a prefix."""
        under = f"{checked(prefix)}/" if prefix else ""
        for name in [one for one in self.kept if one.startswith(under)]:
            if (found := await self.stat(name)) is not None:
                yield found

    async def delete(self, name: str) -> None:
        """Removes a file, if there is one."""
        self.kept.pop(checked(name), None)

    async def delete_under(self, prefix: str) -> None:
        """Removes all files below a prefix."""
        under = f"{checked(prefix)}/"
        for name in [one for one in self.kept if one.startswith(under)]:
            del self.kept[name]


class MemoryWriter:
    """Keeps the pieces of a file that is being written."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    async def write(self, piece: bytes) -> None:
        """Appends a piece."""
        self.pieces.append(bytes(piece))


class OutgoingCall(NamedTuple):
    """A request that a webhook would have received."""

    url: str
    headers: Mapping[str, str]
    body: bytes


class MemorySender(Sender):
    """Captures webhook calls without connecting.

    `results` holds the responses of each URL, in order; the last one repeats. By default, a call
    succeeds.
    """

    def __init__(self) -> None:
        super().__init__(TargetRules())
        self.sent: list[OutgoingCall] = []
        self.results: dict[str, list[AttemptResult]] = {}

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> AttemptResult:
        """Captures a call."""
        self.sent.append(OutgoingCall(url, headers, body))
        await asyncio.sleep(0)
        results = self.results.setdefault(url, [SUCCESS])
        return results.pop(0) if len(results) > 1 else results[0]


@dataclass
class Doubles:
    """The data that survives a process, besides its store."""

    keys: MemoryKeys = field(default_factory=MemoryKeys)
    files: MemoryFiles = field(default_factory=MemoryFiles)
    outbox: MemoryOutbox = field(default_factory=MemoryOutbox)
    sender: MemorySender = field(default_factory=MemorySender)
