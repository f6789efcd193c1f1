"""Strings that identify a table: its name or its ARN."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from tablewright import limits
from tablewright.engine.shapes.kinds import NAME_PATTERN, TableName

_CHARACTER: Final = NAME_PATTERN.removesuffix("+")
_NAME: Final = re.compile(NAME_PATTERN)
_ARN_PATTERN: Final = (
    "arn:[a-z-]+:dynamodb:[a-z0-9-]*:[0-9]*:table/"
    f"{_CHARACTER}{{{limits.NAME_LENGTH_MIN},{limits.NAME_LENGTH_MAX}}}"
)
_ARN: Final = re.compile(_ARN_PATTERN)


def is_name(text: str) -> bool:
    """Whether the text consists of the characters that a name may have."""
    return _NAME.fullmatch(text) is not None


def is_table_arn(text: str) -> bool:
    """Whether the text is the ARN of a table."""
    return _ARN.fullmatch(text) is not None


@lru_cache(maxsize=limits.TABLES_MAX)
def may_name_a_table(text: str) -> bool:
    """Whether the text is a name or an ARN; cached, because every request needs it."""
    return _TABLE.match(text) is not None


def pattern(kind: TableName) -> str:
    """Returns a regular expression for names and ARNs of tables, with their lengths."""
    lengths = f"{{{kind.length_min},{limits.NAME_LENGTH_MAX}}}"
    return rf"\A(?:{_CHARACTER}{lengths}|{_ARN_PATTERN})\Z"


_TABLE: Final = re.compile(pattern(TableName(length_min=1)))
