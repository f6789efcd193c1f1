"""API keys: texts that stand for a tenant, made here, shown once, and kept only as hashes.

    <prefix>_<43 letters and digits: 256 random bits><6 letters and digits: checksum>

The checksum lets a mistyped or made-up key be refused without asking the store, and lets scanners
of source code be sure of what they found.
Not here: whose a key is (a system's own table says that).
"""

from __future__ import annotations

import re
import zlib
from hashlib import sha256

from tablewright.ids import Ids

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_RANDOM_BYTES = 32
_RANDOM_LENGTH = 43
_CHECKSUM_LENGTH = 6
_FORM = re.compile(rf"[A-Za-z0-9_-]{{1,80}}_[0-9A-Za-z]{{{_RANDOM_LENGTH + _CHECKSUM_LENGTH}}}")


def new_key(prefix: str, ids: Ids) -> str:
    """A new key, which nobody can guess.

    >>> from tablewright.ids import CountingIds
    >>> new_key("tenant_acme_live", CountingIds())
    'tenant_acme_live_0000000000000000000000000000000000000000001047TeF'
    """
    number = int.from_bytes(ids.random_bytes(_RANDOM_BYTES), "big")
    body = f"{prefix}_{_in_digits(number, _RANDOM_LENGTH)}"
    return body + _checksum(body)


def is_well_formed(key: str) -> bool:
    """Whether a text can be a key at all: form and checksum."""
    if _FORM.fullmatch(key) is None:
        return False
    body, checksum = key[:-_CHECKSUM_LENGTH], key[-_CHECKSUM_LENGTH:]
    return checksum == _checksum(body)


def hash_of(key: str) -> str:
    """What is stored of a key. It has so much randomness that a slow hash would add nothing."""
    return sha256(key.encode()).hexdigest()


def _checksum(body: str) -> str:
    return _in_digits(zlib.crc32(body.encode()), _CHECKSUM_LENGTH)


def _in_digits(number: int, length: int) -> str:
    digits: list[str] = []
    for _ in range(length):
        number, digit = divmod(number, len(_DIGITS))
        digits.append(_DIGITS[digit])
    return "".join(reversed(digits))
