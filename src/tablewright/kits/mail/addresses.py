"""E-mail addresses: the spelling by which they are found and compared."""

from __future__ import annotations

import unicodedata


def normal_address(address: str) -> str:
    """The spelling by which an address is found: trimmed, composed and in lower case.

    >>> normal_address(" Ann@Example.COM ")
    'ann@example.com'
    """
    return unicodedata.normalize("NFC", address.strip()).lower()
