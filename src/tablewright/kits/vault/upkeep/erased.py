"""Erased ids: records that must not come back into a vault, as keyed hashes."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, field
from hashlib import sha256

import msgspec

from tablewright.kits.vault.rooms import Room


class _Note(msgspec.Struct):
    key: bytes
    hashes: list[bytes]


@dataclass(frozen=True, slots=True)
class Erased:
    """The ids that were erased from one source, by stream."""

    notes: list[tuple[bytes, frozenset[bytes]]] = field(repr=False)

    @staticmethod
    async def of(room: Room) -> Erased:
        """Reads the hashes of a source."""
        found: list[tuple[bytes, frozenset[bytes]]] = []
        async for one in room.files.list_under(f"{room.folder}/erased"):
            text, _ = await room.read_note(one.name, "erased", one.name.rpartition("/")[2])
            note = msgspec.json.decode(text, type=_Note)
            found.append((note.key, frozenset(note.hashes)))
        return Erased(found)

    def has(self, stream: str, key: bytes) -> bool:
        """Whether a record was erased."""
        return any(_hash(secret, stream, key) in hashes for secret, hashes in self.notes)


async def note_erased(room: Room, ids: dict[str, set[bytes]]) -> None:
    """Stores the hashes of ids, by stream."""
    secret = room.ids.random_bytes(32)
    hashes = [_hash(secret, stream, key) for stream, keys in ids.items() for key in keys]
    name = room.ids.random_bytes(16).hex()
    content = msgspec.json.encode(_Note(secret, sorted(hashes)))
    await room.put_note(f"{room.folder}/erased/{name}", content, "erased", name)


def _hash(secret: bytes, stream: str, key: bytes) -> bytes:
    return hmac.new(secret, stream.encode() + b"\0" + key, sha256).digest()[:16]
