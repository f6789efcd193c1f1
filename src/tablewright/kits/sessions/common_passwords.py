"""Common passwords: the 10,000 most frequent ones of public breaches, as a sorted list of digests.

`common_passwords.bin` holds the first bytes of the SHA-256 of each password, folded to lower case.
The passwords themselves are not in the package. `tests.kits.sessions.listing` builds the file.
Not here: other rules of passwords (`kits.sessions.passwords`).
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

FILE: Final = "common_passwords.bin"
DIGEST_BYTES: Final = 5  # one other password in a hundred million is taken for a common one


def is_common(password: str) -> bool:
    """Whether a password is in the list, ignoring case.

    >>> is_common("Password123"), is_common("tea at four")
    (True, False)
    """
    wanted, listed = digest_of(password), _listed()
    count = len(listed) // DIGEST_BYTES
    place = bisect_left(range(count), wanted, key=lambda number: _digest(listed, number))
    return place < count and _digest(listed, place) == wanted


def digest_of(password: str) -> bytes:
    """Returns the digest of a password in the file."""
    return sha256(password.casefold().encode("utf-8", "surrogatepass")).digest()[:DIGEST_BYTES]


def _digest(listed: bytes, number: int) -> bytes:
    return listed[number * DIGEST_BYTES : (number + 1) * DIGEST_BYTES]


@cache
def _listed() -> bytes:
    return (files(__package__ or "") / FILE).read_bytes()
