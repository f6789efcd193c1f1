"""Ion literals, which DynamoDB rejects with their type."""

from __future__ import annotations

import re
from typing import Final

_TYPES: Final = (
    ("NULL", r"null(?:\.null)?"),
    ("BOOL", r"true|false"),
    ("INT", r"[+-]?(?:0|[1-9][0-9_]*|0[xX][0-9a-fA-F_]+|0[bB][01_]+)"),
    ("FLOAT", r"[+-]?[0-9]+(?:\.[0-9]*)?[eE][+-]?[0-9]+|nan|[+-]inf"),
    ("DECIMAL", r"[+-]?[0-9]+(?:\.[0-9]*)?(?:[dD][+-]?[0-9]+)?"),
    ("TIMESTAMP", r"[0-9]{4}(?:T|-[0-9]{2}.*)"),
    ("STRING", r'".*"|\'\'\'.*\'\'\''),
    ("CLOB", r'\{\{\s*(?:"|\'\'\').*\}\}'),
    ("BLOB", r"\{\{[A-Za-z0-9+/=\s]*\}\}"),
    ("STRUCT", r"\{.*\}"),
    ("LIST", r"\[.*\]"),
    ("SEXP", r"\(.*\)"),
    ("SYMBOL", r"[A-Za-z_$][A-Za-z0-9_$]*|'[^']*'"),
)
_PATTERNS: Final = [(name, re.compile(pattern, re.DOTALL)) for name, pattern in _TYPES]


def ion_type(text: str) -> str | None:
    """Returns Ion's name for the type of a literal; None for an unknown type.

    >>> ion_type("{{AQI=}}"), ion_type("1.5"), ion_type("red")
    ('BLOB', 'DECIMAL', 'SYMBOL')
    """
    stripped = text.strip()
    for name, pattern in _PATTERNS:
        if pattern.fullmatch(stripped):
            return name
    return None
