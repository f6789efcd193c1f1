"""The security headers that every response must have, and their required values.

Not here: sending the requests (`testing.matrix.examining`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

_WANTED: Final = {
    "x-content-type-options": re.compile("nosniff"),
    "content-security-policy": re.compile(
        r"(?=.*default-src 'none')(?=.*frame-ancestors 'none').*"
    ),
    "referrer-policy": re.compile("no-referrer"),
    # A shared cache must not keep the responses to one caller.
    "cache-control": re.compile(r"(?!.*\bpublic\b).*\b(no-store|private)\b.*"),
    "x-request-id": re.compile(".+"),
}


def unsafe_headers(headers: Mapping[str, str]) -> list[str]:
    """The headers that a response lacks, or that allow too much.

    >>> unsafe_headers({"cache-control": "public, max-age=60"})[:2]
    ['x-content-type-options', 'content-security-policy']
    """
    return [name for name, form in _WANTED.items() if not form.fullmatch(headers.get(name, ""))]
