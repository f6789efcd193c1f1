"""E-mail addresses: the form in which they are stored and compared."""

from __future__ import annotations

import unicodedata


def normal_address(address: str) -> str:
    """Normalises an address: trimmed, in lower case and in NFC.

    >>> normal_address(" Ann@Example.COM ")
    'ann@example.com'
    """
    return unicodedata.normalize("NFC", address.strip().lower())
