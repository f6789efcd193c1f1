"""Sealing: encrypts the files of a vault, and binds them to their places.

An account's data key encrypts manifests and wraps the keys of segments; each segment has a key of
its own. The master key wraps data keys (`client.keys`). So a shredded data key leaves nothing that
can be read, and a rotated one requires new manifests only.
`docs/internals/vault-format.md` describes the bytes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.keywrap import InvalidUnwrap, aes_key_unwrap, aes_key_wrap

from tablewright.client.keys.keyring import DataKey
from tablewright.errors import DamagedVaultError
from tablewright.ids import Ids
from tablewright.kits.vault.zstd import compressed, decompressed

SEGMENT_MAGIC: Final = b"TWVSEG01"
NOTE_MAGIC: Final = b"TWVNOTE1"
SEGMENT_HEAD_BYTES: Final = 24  # the magic and the id
_NONCE_BYTES: Final = 12
_KEY_ID_BYTES: Final = 16
_NOTE_HEAD_BYTES: Final = len(NOTE_MAGIC) + _KEY_ID_BYTES + _NONCE_BYTES


def derived(key: DataKey, purpose: str) -> bytes:
    """Returns a key of 256 bits that follows from a data key."""
    info = f"tablewright vault {purpose}".encode()
    return HKDF(SHA256(), 32, salt=None, info=info).derive(key.secret)


def wrapped(key: DataKey, secret: bytes) -> bytes:
    """Returns the key of a segment, wrapped."""
    return aes_key_wrap(derived(key, "segment key"), secret)


def unwrapped(key: DataKey, wrapped_key: bytes) -> bytes:
    """Returns the key of a segment; raises `DamagedVaultError`."""
    try:
        return aes_key_unwrap(derived(key, "segment key"), wrapped_key)
    except InvalidUnwrap:
        raise DamagedVaultError("A manifest has a segment key that does not unwrap.") from None


@dataclass(frozen=True, slots=True)
class VaultSource:
    """The subject of snapshots. Files are bound to it: a file that was moved does not open."""

    account: str
    source: str

    def bound(self, *more: str | int) -> bytes:
        """Returns the associated data of a file of this source."""
        return msgspec.json.encode(["tablewright vault", self.account, self.source, *more])


class BlockCipher:
    """Seals and opens the numbered blocks of one segment."""

    def __init__(self, secret: bytes, head: bytes, bound: bytes) -> None:
        self._cipher = AESGCM(secret)
        self._bound = head + bound

    def sealed(self, number: int, content: bytes, *, is_last: bool = False) -> bytes:
        """Returns a block as it is stored."""
        return self._cipher.encrypt(_nonce(number, is_last), compressed(content), self._bound)

    def opened(self, number: int, block: bytes, *, is_last: bool = False) -> bytes:
        """Returns the content of a block; raises `ValueError` if a byte of it changed."""
        try:
            return decompressed(self._cipher.decrypt(_nonce(number, is_last), block, self._bound))
        except InvalidTag:
            raise ValueError("the block was changed, moved or cut") from None


def _nonce(number: int, is_last: bool) -> bytes:
    return bytes(7) + number.to_bytes(4, "big") + bytes([is_last])


def sealed_note(key: DataKey, ids: Ids, content: bytes, bound: bytes) -> bytes:
    """Returns a small file, such as a manifest, as it is stored."""
    head = NOTE_MAGIC + bytes.fromhex(key.id) + ids.random_bytes(_NONCE_BYTES)
    cipher = AESGCM(derived(key, "note"))
    return head + cipher.encrypt(head[-_NONCE_BYTES:], compressed(content), head + bound)


def note_key_id(note: bytes) -> str | None:
    """Returns the id of the data key that a note needs; None if the file is not a note."""
    if len(note) <= _NOTE_HEAD_BYTES or not note.startswith(NOTE_MAGIC):
        return None
    return note[len(NOTE_MAGIC) : len(NOTE_MAGIC) + _KEY_ID_BYTES].hex()


def opened_note(key: DataKey, note: bytes, bound: bytes) -> bytes:
    """Returns the content of a note; raises `ValueError` if a byte of it changed."""
    head, rest = note[:_NOTE_HEAD_BYTES], note[_NOTE_HEAD_BYTES:]
    try:
        cipher = AESGCM(derived(key, "note"))
        return decompressed(cipher.decrypt(head[-_NONCE_BYTES:], rest, head + bound))
    except InvalidTag:
        raise ValueError("it was changed or moved, or the key is another one") from None
