"""API keys: generated here, shown once, and stored only as hashes.

    <prefix>_<43 letters and digits: 256 random bits><6 letters and digits: checksum>

The checksum rejects a mistyped or invented key without a read, and allows secret scanners to verify
their findings.
Not here: the owner of a key (in a system's own table).
"""

from __future__ import annotations

import hmac
import re
import zlib
from dataclasses import dataclass, field
from hashlib import sha256

from tablewright.ids import Ids

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_RANDOM_BYTES = 32
_RANDOM_LENGTH = 43
_CHECKSUM_LENGTH = 6
_SHOWN_LENGTH = 4
_FORM = re.compile(rf"[A-Za-z0-9_-]{{1,80}}_[0-9A-Za-z]{{{_RANDOM_LENGTH + _CHECKSUM_LENGTH}}}")


@dataclass(frozen=True, slots=True)
class FreshKey:
    """A new key in plain text, and the parts that may be stored and shown."""

    text: str = field(repr=False)
    hash: str
    last_four: str  # identifies the key in lists


def fresh_key(prefix: str, ids: Ids) -> FreshKey:
    """Returns a new key with its hash and expiry.

    >>> from tablewright.ids import CountingIds
    >>> fresh_key("tenant_acme_live", CountingIds()).last_four
    '7TeF'
    """
    text = new_key(prefix, ids)
    return FreshKey(text, hash_of(text), text[-_SHOWN_LENGTH:])


def new_key(prefix: str, ids: Ids) -> str:
    """Returns a new random key.

    >>> from tablewright.ids import CountingIds
    >>> new_key("tenant_acme_live", CountingIds())
    'tenant_acme_live_0000000000000000000000000000000000000000001047TeF'
    """
    number = int.from_bytes(ids.random_bytes(_RANDOM_BYTES), "big")
    body = f"{prefix}_{_in_digits(number, _RANDOM_LENGTH)}"
    return body + _checksum(body)


def is_well_formed(key: str) -> bool:
    """Returns whether a string has the format and checksum of a key."""
    if _FORM.fullmatch(key) is None:
        return False
    body, checksum = key[:-_CHECKSUM_LENGTH], key[-_CHECKSUM_LENGTH:]
    return checksum == _checksum(body)


def hash_of(key: str) -> str:
    """Returns the stored form of a key. Keys are random, so a slow hash would add nothing."""
    return sha256(key.encode()).hexdigest()


def is_hash_of(key: str, stored: str) -> bool:
    """Compares a key with a stored hash in constant time.

    >>> is_hash_of("abc", hash_of("abc")), is_hash_of("abd", hash_of("abc"))
    (True, False)
    """
    return hmac.compare_digest(hash_of(key), stored)


def _checksum(body: str) -> str:
    return _in_digits(zlib.crc32(body.encode()), _CHECKSUM_LENGTH)


def _in_digits(number: int, length: int) -> str:
    digits: list[str] = []
    for _ in range(length):
        number, digit = divmod(number, len(_DIGITS))
        digits.append(_DIGITS[digit])
    return "".join(reversed(digits))
