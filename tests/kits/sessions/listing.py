"""Builds the list of common passwords: `python -m tests.kits.sessions.listing < ranked.txt`.

Each line of the input begins with a password; the most frequent come first. The list in the
repository was built from the frequencies of passwords in public breaches that zxcvbn publishes.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterable

from tablewright.kits.sessions import common_passwords, limits
from tests.tidy.tree import PACKAGE

COUNT = 10_000


def digests(lines: Iterable[str]) -> list[bytes]:
    """The digests of the first passwords that the rules of length allow."""
    found: dict[bytes, None] = {}
    for line in lines:
        password = unicodedata.normalize("NFC", line.split()[0])
        if len(password) >= limits.PASSWORD_LENGTH_MIN and len(found) < COUNT:
            found[common_passwords.digest_of(password)] = None
    return sorted(found)


if __name__ == "__main__":
    place = PACKAGE / "kits" / "sessions" / common_passwords.FILE
    place.write_bytes(b"".join(digests(line for line in sys.stdin if line.strip())))
