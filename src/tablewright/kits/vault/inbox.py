"""Inbox: records that were posted for a source, until a run takes them into a snapshot.

    {account}/{source}/inbox/{hash of the id}

A call that comes twice with the same id is stored once. Files are encrypted as in the vault.
Not here: receiving calls (a system's route), turning calls into records (connectors).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from hashlib import sha256
from typing import Final

import msgspec

from tablewright.kits.vault.rooms import Room

_FOLDER: Final = "inbox"


class Posted(msgspec.Struct, frozen=True, rename="camel"):
    """A call: the id of the sender or ours, its time, and its body."""

    id: str
    received_seconds: float
    body: bytes


class PostedInbox:
    """The calls of one source that are in no snapshot yet."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def put(self, call: Posted) -> None:
        """Stores a call."""
        name = sha256(call.id.encode("utf-8", "replace")).hexdigest()
        content = msgspec.msgpack.encode(call)
        await self._room.put_note(f"{self._place}/{name}", content, _FOLDER, name)

    async def names(self, limit: int) -> list[str]:
        """Returns the names of waiting calls, up to a number."""
        found: list[str] = []
        async for one in self._room.files.list_under(self._place):
            found.append(one.name)
            if len(found) == limit:
                break
        return found

    async def each(self, names: Sequence[str]) -> AsyncGenerator[Posted]:
        """Yields the calls with these names."""
        for name in names:
            text, _ = await self._room.read_note(name, _FOLDER, name.rpartition("/")[2])
            yield msgspec.msgpack.decode(text, type=Posted)

    async def delete(self, names: Sequence[str]) -> None:
        """Deletes calls that a snapshot has."""
        for name in names:
            await self._room.files.delete(name)

    @property
    def _place(self) -> str:
        return f"{self._room.folder}/{_FOLDER}"
