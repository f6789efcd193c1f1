"""Envelopes: the stored form of encrypted values, bound to their place.

    version (1 byte: 1) · id of the data key (16) · nonce (12) · ciphertext · tag (16)

Version 1 is AES-256-GCM. Version, key id and context are authenticated. The context is the table,
the primary key, the scope and the attribute, so an envelope opens only in its own place.

    context = b"tablewright value" · table · count of key attributes
              · name, type and value of each, by name · scope · attribute

Every part of a context is preceded by its length (4 bytes), so that contexts are unique. Not here:
the choice and origin of keys (`model.declaring.encryption`, `client.keys`).
"""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

from tablewright.errors import (
    EnvelopeError,
    MissingExtraError,
    TamperedValueError,
    WrongScopeError,
)
from tablewright.values import numbers

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

SECRET_BYTES: Final = 32
NONCE_BYTES: Final = 12
KEY_ID_BYTES: Final = 16
TAG_BYTES: Final = 16
OVERHEAD_BYTES: Final = 1 + KEY_ID_BYTES + NONCE_BYTES + TAG_BYTES  # of an envelope

_VERSION = 1
_HEAD_BYTES = 1 + KEY_ID_BYTES
_NONCE_END = _HEAD_BYTES + NONCE_BYTES
_PURPOSE = b"tablewright value"
_is_key_id = re.compile(r"[0-9a-f]{32}").fullmatch
_length = Struct(">I").pack


@dataclass(frozen=True, slots=True)
class DataKey:
    """A key that encrypts values of one scope; `repr` hides its secret.

    `id` has 32 hexadecimal digits. `scope` is a tenant's value, or "" without tenants.

    >>> DataKey("00" * 16, "acme", bytes(32))
    DataKey(id='00000000000000000000000000000000', scope='acme')
    """

    id: str
    scope: str
    secret: bytes = field(repr=False)

    def __post_init__(self) -> None:
        if not _is_key_id(self.id):
            raise ValueError("The id of a data key must be 32 lowercase hexadecimal digits.")
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"The secret of a data key must have {SECRET_BYTES} bytes.")


@dataclass(frozen=True, slots=True)
class Context:
    """The one place where an envelope opens: an attribute of an item."""

    table: str
    attribute: str
    scope: str
    octets: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Row:
    """An item as a place for encrypted values; its attributes share the cost of describing it.

    `table` is the name in the design: a table restored under another name can still be read.

    >>> row = Row.of("tokens", {"id": {"S": "1"}}, scope="acme")
    >>> row.context("secret")
    Context(table='tokens', attribute='secret', scope='acme')
    """

    table: str
    scope: str
    _octets: bytes = field(repr=False)

    @classmethod
    def of(cls, table: str, key: Mapping[str, Mapping[str, Any]], *, scope: str) -> Row:
        """Returns the item with a primary key in DynamoDB's JSON; numbers may have any spelling."""
        parts = [_PURPOSE, table.encode(), _length(len(key))]
        for name in sorted(key):
            ((kind, content),) = key[name].items()
            parts += [name.encode(), kind.encode(), _key_octets(kind, content)]
        parts.append(scope.encode())
        return cls(table, scope, joined(parts))

    def context(self, attribute: str) -> Context:
        """Returns the place of an attribute, by its stored name."""
        octets = self._octets + joined([attribute.encode()])
        return Context(self.table, attribute, self.scope, octets)


def _key_octets(kind: str, content: str | bytes) -> bytes:
    if isinstance(content, bytes):
        return content
    if kind == "N":  # a reader sees DynamoDB's spelling, whatever the writer used
        return numbers.canonical(content).encode()
    return b64decode(content) if kind == "B" else content.encode()


def joined(parts: list[bytes]) -> bytes:
    """Joins parts, each preceded by its length, so that the result is unambiguous.

    >>> joined([b"a", b"bc"])
    b'\\x00\\x00\\x00\\x01a\\x00\\x00\\x00\\x02bc'
    """
    return b"".join([octets for part in parts for octets in (_length(len(part)), part)])


def seal(plaintext: bytes, key: DataKey, context: Context, *, nonce: bytes) -> bytes:
    """Encrypts a value; the nonce must be fresh and random.

    Raises `WrongScopeError` if the key belongs to another scope.
    """
    if len(nonce) != NONCE_BYTES:
        raise ValueError(f"A nonce must have {NONCE_BYTES} bytes.")
    _check_scope(key, context)
    head = bytes((_VERSION,)) + bytes.fromhex(key.id)
    return head + nonce + encrypted(key.secret, nonce, plaintext, head + context.octets)


def opened(envelope: bytes, key: DataKey, context: Context) -> bytes:
    """Decrypts an envelope.

    Raises `TamperedValueError` if the envelope was changed or belongs to another place;
    `EnvelopeError` if it is not an envelope; `WrongScopeError` if the key is not the one it names.
    """
    key_id = key_id_of(envelope)
    _check_scope(key, context)
    if key_id != key.id:
        raise WrongScopeError(f"A value of key {key_id} cannot be opened with key {key.id}.")
    nonce, ciphertext = envelope[_HEAD_BYTES:_NONCE_END], envelope[_NONCE_END:]
    plaintext = decrypted(key.secret, nonce, ciphertext, envelope[:_HEAD_BYTES] + context.octets)
    if plaintext is None:
        raise TamperedValueError(
            f"The value of {context.attribute!r} in {context.table!r} was changed or moved after "
            f"key {key_id} encrypted it."
        )
    return plaintext


def key_id_of(envelope: bytes) -> str:
    """Returns the id of an envelope's key; raises `EnvelopeError`.

    >>> key_id_of(b"")
    Traceback (most recent call last):
    tablewright.errors.encryption.EnvelopeError: R304: A stored value is not an envelope...
    """
    if len(envelope) < OVERHEAD_BYTES:
        raise EnvelopeError(
            f"A stored value is not an envelope: it has only {len(envelope)} bytes."
        )
    if envelope[0] != _VERSION:
        raise EnvelopeError(f"A stored value has an envelope of unknown version {envelope[0]}.")
    return envelope[1:_HEAD_BYTES].hex()


def _check_scope(key: DataKey, context: Context) -> None:
    if key.scope != context.scope:
        raise WrongScopeError(
            f"Key {key.id} belongs to scope {key.scope!r}, the value to {context.scope!r}."
        )


def encrypted(secret: bytes, nonce: bytes, plaintext: bytes, associated: bytes) -> bytes:
    """AES-256-GCM: the ciphertext and its tag."""
    return _cryptography()[0](secret).encrypt(nonce, plaintext, associated)


def decrypted(secret: bytes, nonce: bytes, ciphertext: bytes, associated: bytes) -> bytes | None:
    """Returns the plaintext, or None if any input was changed."""
    aes_gcm, invalid_tag = _cryptography()
    try:
        return aes_gcm(secret).decrypt(nonce, ciphertext, associated)
    except (invalid_tag, ValueError):  # a nonce that was cut off is a ValueError
        return None


@cache
def _cryptography() -> tuple[type[AESGCM], type[Exception]]:
    """Returns AES-GCM and its error, imported on use: others need not wait for it."""
    try:
        from cryptography.exceptions import InvalidTag
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    except ImportError as error:
        raise MissingExtraError.of("encryption", "Encryption", ["cryptography"]) from error
    return AESGCM, InvalidTag
