"""Doubles: what a system in memory uses in place of mails, files, webhooks and data keys.

Each keeps what it was given, for the test to look at.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tablewright.kits.files.local import checked
from tablewright.kits.mail.outbox import Mail
from tablewright.kits.webhooks import Result, Sender, TargetRules
from tablewright.testing.data_keys import MemoryKeys

SUCCESS = Result(200, None, 12, "fine")


class MemoryOutbox:
    """Keeps mails instead of sending them."""

    def __init__(self) -> None:
        self.sent: list[Mail] = []

    async def send(self, mail: Mail) -> None:
        """Keeps a mail."""
        self.sent.append(mail)


class MemoryFiles:
    """Keeps files in memory: `kept` has their contents and types by name."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[bytes, str]] = {}

    async def put(self, name: str, content: bytes, content_type: str) -> None:
        """Keeps a file."""
        self.kept[checked(name)] = content, content_type

    async def get(self, name: str) -> bytes | None:
        """The content of a file, if there is one."""
        return self.kept.get(checked(name), (None, ""))[0]

    async def delete(self, name: str) -> None:
        """Removes a file, if there is one."""
        self.kept.pop(checked(name), None)

    async def delete_under(self, prefix: str) -> None:
        """Removes all files below a prefix."""
        for name in [one for one in self.kept if one.startswith(f"{checked(prefix)}/")]:
            del self.kept[name]


class OutgoingCall(NamedTuple):
    """A request that a webhook would have received."""

    url: str
    headers: Mapping[str, str]
    body: bytes


class MemorySender(Sender):
    """Captures calls to webhooks and connects to nothing.

    `results` holds what each URL responds with, in order; the last one repeats. Without any, a
    call succeeds.
    """

    def __init__(self) -> None:
        super().__init__(TargetRules())
        self.sent: list[OutgoingCall] = []
        self.results: dict[str, list[Result]] = {}

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> Result:
        """Captures a call."""
        self.sent.append(OutgoingCall(url, headers, body))
        await asyncio.sleep(0)
        results = self.results.setdefault(url, [SUCCESS])
        return results.pop(0) if len(results) > 1 else results[0]


@dataclass
class Doubles:
    """What is left of a process when it ends, beside its store."""

    keys: MemoryKeys = field(default_factory=MemoryKeys)
    files: MemoryFiles = field(default_factory=MemoryFiles)
    outbox: MemoryOutbox = field(default_factory=MemoryOutbox)
    sender: MemorySender = field(default_factory=MemorySender)
