"""Attachments: files of a platform, stored by their content in pieces of 4 MB.

    attachment = await made.attach(chunks)       # of bytes, while the file is downloaded
    state = await vault.state(source)
    async for piece in read_attachment(state, attachment.id): ...

A piece is named by a keyed hash of its content, so equal content is stored once, and names reveal
nothing. The stream `_files` lists the attachments of a snapshot: it is retained, erased and
verified like any other.
Not here: the record that a file belongs to, which contains the attachment's id.
"""

from __future__ import annotations

import hmac
from collections.abc import AsyncGenerator, AsyncIterable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tablewright.errors import DamagedVaultError, NotFoundError, TooLargeError
from tablewright.kits.files.threads import in_thread
from tablewright.kits.vault import limits
from tablewright.kits.vault.manifests import FILES, Manifest, StreamManifest
from tablewright.kits.vault.rooms import Room
from tablewright.kits.vault.sealing import sealed_note
from tablewright.kits.vault.segments import KIND
from tablewright.kits.vault.states import State
from tablewright.kits.vault.zstd import compressed, decompressed

_MAGIC: Final = b"TWVFILE1"
_NONCE: Final = bytes(12)  # each piece has a key of its own
_SECRET: Final = ("secret", "files")  # the place that the note of the secret is bound to


class Attachment(msgspec.Struct, frozen=True, rename="camel"):
    """The stored form of a file: its id, size, hash and pieces."""

    id: str
    size_bytes: int
    sha256: str
    pieces: list[str]


async def read_attachment(state: State, attachment_id: str) -> AsyncGenerator[bytes]:
    """Yields the content of a file in pieces; raises `NotFoundError` or `DamagedVaultError`."""
    data = None
    if FILES in state.manifest.streams:
        data = await state.get(FILES, attachment_id)
    if data is None:
        raise NotFoundError("Attachment not found.")
    found = msgspec.json.decode(data, type=Attachment)
    pieces = await Pieces.of(state.room)
    digest = sha256()
    for one in found.pieces:
        content = await pieces.get(one)
        digest.update(content)
        yield content
    if not hmac.compare_digest(digest.hexdigest(), found.sha256):
        raise DamagedVaultError(f"The attachment {attachment_id} is not as it was stored.")


@dataclass(frozen=True, slots=True)
class Pieces:
    """The pieces of the files of one source."""

    room: Room
    secret: bytes

    @staticmethod
    async def of(room: Room) -> Pieces:
        """Reads the source's secret, which the first use creates."""
        name = f"{room.folder}/secrets/files"
        if await room.files.stat(name) is None:
            key = await room.keys.current(room.source.account)
            bound = room.source.bound(*_SECRET)
            fresh = room.ids.random_bytes(32)
            sealed = await in_thread(sealed_note, key, room.ids, fresh, bound)
            await room.files.put_if_absent(name, sealed, KIND)
        secret, _ = await room.read_note(name, *_SECRET)
        return Pieces(room, secret)

    async def store(self, chunks: AsyncIterable[bytes]) -> Attachment:
        """Stores a file; memory holds a piece and a chunk. Raises `TooLargeError`."""
        digest, size_bytes = sha256(), 0
        waiting, pieces = bytearray(), list[str]()
        async for chunk in chunks:
            digest.update(chunk)
            size_bytes += len(chunk)
            if size_bytes > limits.VAULT_FILE_BYTES_MAX:
                most = limits.VAULT_FILE_BYTES_MAX
                raise TooLargeError(f"An attachment may have at most {most:,} bytes.")
            waiting += chunk
            while len(waiting) >= limits.VAULT_PIECE_BYTES:
                pieces.append(await self._put(bytes(waiting[: limits.VAULT_PIECE_BYTES])))
                del waiting[: limits.VAULT_PIECE_BYTES]
        if waiting:
            pieces.append(await self._put(bytes(waiting)))
        file_id = hmac.new(self.secret, b"file" + digest.digest(), sha256).hexdigest()
        return Attachment(file_id, size_bytes, digest.hexdigest(), pieces)

    async def get(self, piece: str) -> bytes:
        """Returns the content of a piece; raises `DamagedVaultError`."""
        name = piece_name(self.room, piece)
        stored = await self.room.files.get(name)
        if stored is None:
            raise DamagedVaultError(f"{name} is missing.")
        try:
            return await in_thread(self._opened, piece, stored)
        except (InvalidTag, ValueError):
            raise DamagedVaultError(f"{name} was changed, moved or cut.") from None

    async def _put(self, content: bytes) -> str:
        piece = hmac.new(self.secret, b"piece" + content, sha256).hexdigest()
        sealed = await in_thread(self._sealed, piece, content)
        name = piece_name(self.room, piece)
        await self.room.files.put_if_absent(name, sealed, KIND)
        try:
            await self.get(piece)  # an existing piece may be damaged
        except DamagedVaultError:
            await self.room.files.put(name, sealed, KIND)
            await self.get(piece)
        return piece

    def _sealed(self, piece: str, content: bytes) -> bytes:
        return _MAGIC + self._cipher(piece).encrypt(_NONCE, compressed(content), self._bound(piece))

    def _opened(self, piece: str, stored: bytes) -> bytes:
        if not stored.startswith(_MAGIC):
            raise ValueError("another kind of file")
        sealed = stored[len(_MAGIC) :]
        return decompressed(self._cipher(piece).decrypt(_NONCE, sealed, self._bound(piece)))

    def _cipher(self, piece: str) -> AESGCM:
        info = f"tablewright vault piece {piece}".encode()
        return AESGCM(HKDF(SHA256(), 32, salt=None, info=info).derive(self.secret))

    def _bound(self, piece: str) -> bytes:
        return _MAGIC + self.room.source.bound("piece", piece)


def piece_name(room: Room, piece: str) -> str:
    """Returns the name of a piece's file."""
    return f"{room.folder}/files/{piece}"


async def pieces_of(room: Room, manifests: Iterable[Manifest]) -> dict[str, list[str]]:
    """Returns the pieces that snapshots need, each with the ids of those snapshots."""
    found, known = dict[str, list[str]](), dict[str, set[str]]()
    for manifest in manifests:
        wanted = set[str]()
        for segment in manifest.streams.get(FILES, StreamManifest()).segments:
            if segment.id not in known:
                known[segment.id] = set()
                async for entries in room.reader(FILES, segment).blocks():
                    for _, data in entries:
                        if data:
                            one = msgspec.json.decode(data, type=Attachment)
                            known[segment.id].update(one.pieces)
            wanted |= known[segment.id]
        for piece in sorted(wanted):
            found.setdefault(piece, []).append(manifest.snapshot)
    return found
