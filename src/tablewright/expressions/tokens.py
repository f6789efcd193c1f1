"""The tokens of an expression, and the error that points at one of them.

Every text has tokens: an invalid character is a token that no grammar accepts.
Not here: the order of tokens (`parser`, `update_parser`, `projections`).
"""

from __future__ import annotations

import re
from typing import NamedTuple

NAME = "name"  # Title, a_1
NAME_PLACEHOLDER = "#name"  # #title
VALUE_PLACEHOLDER = ":value"  # :minimum
INDEX = "index"  # 0, 17
STRAY = "stray"  # anything else
END = "<EOF>"
KEYWORDS = frozenset("AND OR NOT IN BETWEEN SET REMOVE ADD DELETE".split())

_GROUPS = ("", NAME, NAME_PLACEHOLDER, VALUE_PLACEHOLDER, INDEX, "symbol", STRAY)
_TOKENS = re.compile(
    r"([A-Za-z][A-Za-z0-9_]*)"
    r"|(#[A-Za-z0-9_]+)"
    r"|(:[A-Za-z0-9_]+)"
    r"|(0|[1-9][0-9]*)"
    r"|(<>|<=|>=|[=<>()\[\],.+\-])"
    r"|([^ \t\r\n])"
).finditer


class ExpressionError(Exception):
    """An error in an expression, with DynamoDB's message except for the name of the parameter."""


class Token(NamedTuple):
    """A token; for a keyword or symbol, `kind` is its canonical spelling."""

    kind: str
    text: str
    start: int
    end: int


def tokenized(text: str) -> list[Token]:
    """Returns the tokens of a text, with its end as the last one."""
    tokens: list[Token] = []
    for match in _TOKENS(text):
        word = match[0]
        group = match.lastindex or 0
        if group == 1:
            upper = word.upper()
            kind = upper if upper in KEYWORDS else NAME
        elif group == 5:
            kind = word
        else:
            kind = _GROUPS[group]
        tokens.append(Token(kind, word, match.start(), match.end()))
    tokens.append(Token(END, END, len(text), len(text)))
    return tokens


def syntax_error(text: str, tokens: list[Token], at: int) -> ExpressionError:
    """Returns the error for an unexpected token, shown with its neighbours."""
    start = tokens[at - 1].start if at else 0
    # The end of the text is not a neighbour: the last word is shown with the spaces that follow it.
    end = tokens[at + 1].end if at + 1 < len(tokens) else len(text)
    return ExpressionError(f'Syntax error; token: "{tokens[at].text}", near: "{text[start:end]}"')
