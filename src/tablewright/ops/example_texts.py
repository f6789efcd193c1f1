"""Example texts for an attribute with a known name and rules.

The name shows most of the meaning: an `email` is an address, a `treeId` an id. Texts that violate a
rule of the design are not used; if none fits, the rule itself is shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

# By the last word of a name, in the order of looking.
_BY_WORD = {
    "email": "ada@example.com",
    "phone": "+15550100",
    "number": "+15550100",
    "url": "https://example.com/path",
    "uri": "https://example.com/path",
    "address": "1 Example Street",
    "ip": "192.0.2.1",
    "path": "/north/office/",
    "key": "key-001",
    "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "token": "token-001",
    "color": "#3B82F6",
    "country": "US",
    "city": "Boston",
    "currency": "USD",
    "language": "en",
    "timezone": "UTC",
    "timestamp": "2025-11-18T12:00:00.000Z",
    "at": "2025-11-18T12:00:00.000Z",
    "date": "2025-11-18",
    "agent": "Example/1.0",
    "by": "user-001",
    "with": "user-001",
    "example": "example",
}
_GENERIC = (
    "example",
    "Example",
    "EXAMPLE",
    "example-001",
    "1",
    "0123456789",
    "US",
    "2025-11-18",
    "2025-11-18T12:00:00.000Z",
    "550e8400-e29b-41d4-a716-446655440000",
    "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "ada@example.com",
    "+15550100",
    "https://example.com/",
    "/north/office/",
    "#3B82F6",
    "a",
)
_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")


def example_text(name: str, schema: dict[str, Any]) -> str:
    """Returns a text for an attribute with this name, within its rules where possible.

    >>> example_text("treeId", {}), example_text("displayName", {})
    ('tree-001', 'Display name')
    """
    said = [str(one) for one in schema.get("examples") or ()]
    candidates = [*said, *_candidates(name)]
    return next((one for one in candidates if _keeps(one, schema)), candidates[0])


def words_of(name: str) -> list[str]:
    """Returns the words of a stored name, in lower case.

    >>> words_of("displayName"), words_of("GSI1PK"), words_of("s3_key")
    (['display', 'name'], ['gsi', '1', 'pk'], ['s', '3', 'key'])
    """
    return [word.lower() for word in _WORDS.findall(name)]


def _candidates(name: str) -> Iterator[str]:
    words = words_of(name) or ["example"]
    if words[-1] == "id":
        yield "-".join([*(words[:-1] or words), "001"])
    if words[-1] in _BY_WORD:
        yield _BY_WORD[words[-1]]
    yield " ".join(words).capitalize()
    yield from _GENERIC


def _keeps(text: str, schema: dict[str, Any]) -> bool:
    return re.search(schema.get("pattern", ""), text) is not None and schema.get(
        "min_length", 0
    ) <= len(text) <= schema.get("max_length", len(text))
