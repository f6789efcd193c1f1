"""From the text of a statement to its tokens, with their positions.

Positions are lines and columns of characters, starting at one; DynamoDB's errors name them. Not
here: the order of tokens (`parser`).
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Final, NamedTuple

from tablewright.errors import ValidationException
from tablewright.partiql.words import (
    KEYWORDS,
    OPERATOR_PHRASES,
    OPERATOR_WORDS,
    OWN_KINDS,
    PHRASE_ENDS,
    PHRASE_WORDS_MAX,
    PHRASES,
)
from tablewright.values.numbers import fits_scale

# Kinds of tokens; those of symbols such as `(` are the symbols.
KEYWORD = "keyword"
OPERATOR = "operator"
NAME = "identifier"
QUOTED_NAME = "quoted identifier"
NUMBER = "number"
STRING = "string"
BOOLEAN = "boolean"
ION = "ion literal"
NULL = "null"
MISSING = "missing"
END = "end"

_WELL_FORMED: Final = "Statement wasn't well formed, can't be processed: "
_SYMBOLS: Final = frozenset(
    ("(", ")", "[", "]", "{", "}", ":", ",", ";", "?", ".", "*", "<<", ">>")
)
_TOKENS: Final = re.compile(
    r"([ \t\n\v\f\r]+|--[^\n\r]*|/\*(?:[^*]|\*(?!/))*\*/)"
    r"|([A-Za-z_$][A-Za-z0-9_$]*)"
    r"|((?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+|(?![eE])))"
    r"|'((?:[^']|'')*)'"
    r'|"((?:[^"]|"")*)"'
    r"|`([^`]*)`"
    r"|(<<|>>|<=|>=|<>|!=|\|\||/(?!\*)|[()\[\]{}:,;?.*%=@+\-<>])"
).match
_LINE_ENDS: Final = re.compile(r"\r\n|\r|\n").finditer


class TokenPosition(NamedTuple):
    """The position and length of a token."""

    line: int
    column: int
    length: int

    def __str__(self) -> str:
        return f"{self.line}:{self.column}:{self.length}"


class Token(NamedTuple):
    """A token; `text` is its content, with keywords in lower case."""

    kind: str
    text: str
    place: TokenPosition

    @property
    def word(self) -> str | None:
        """The name of the token if it is a keyword or operator."""
        if self.kind in (KEYWORD, OPERATOR) or self.kind in OWN_KINDS:
            return self.text
        return None


def not_well_formed(detail: str = "") -> ValidationException:
    """Returns the error for a statement that cannot be parsed."""
    return ValidationException(_WELL_FORMED + detail)


def tokenized(text: str) -> list[Token]:
    """Returns the tokens of a statement, with its end as the last one."""
    tokens: list[Token] = []
    line_starts = [0, *(match.end() for match in _LINE_ENDS(text))]
    at = 0
    while at < len(text):
        match = _TOKENS(text, at)
        if match is None:
            raise not_well_formed()
        start, at = match.span()
        if match.lastindex != 1:
            _add(tokens, _token(match, _place(line_starts, start, at - start)))
    tokens.append(Token(END, "", _place(line_starts, len(text), 0)))
    return tokens


def _place(line_starts: list[int], start: int, length: int) -> TokenPosition:
    line = bisect_right(line_starts, start)
    return TokenPosition(line, start - line_starts[line - 1] + 1, length)


def _token(match: re.Match[str], place: TokenPosition) -> Token:
    group = match.lastindex
    text: str = match[group or 0]
    if group == 2:
        return _word(text, place)
    if group == 3:
        if not fits_scale(text):
            raise not_well_formed()
        return Token(NUMBER, text, place)
    if group == 4:
        return Token(STRING, text.replace("''", "'"), place)
    if group == 5:
        return Token(QUOTED_NAME, text.replace('""', '"'), place)
    if group == 6:
        return Token(ION, text, place)
    if text in _SYMBOLS:
        return Token(text, text, place)
    return Token(OPERATOR, "<>" if text == "!=" else text, place)


def _word(text: str, place: TokenPosition) -> Token:
    lower = text.lower()
    if lower not in KEYWORDS:
        return Token(NAME, text, place)
    if lower in OPERATOR_WORDS:
        return Token(OPERATOR, lower, place)
    if lower in OWN_KINDS:
        return Token(lower, lower, place)
    if lower in ("true", "false"):
        return Token(BOOLEAN, lower, place)
    return Token(KEYWORD, lower, place)


def _add(tokens: list[Token], token: Token) -> None:
    """Adds a token, joined with those before it that it belongs to."""
    words_max = PHRASE_WORDS_MAX if token.word in PHRASE_ENDS else 1
    for words in range(min(words_max, len(tokens) + 1), 1, -1):
        before = tokens[len(tokens) - words + 1 :]
        phrase = PHRASES.get(tuple([each.word for each in (*before, token)]))
        if phrase is not None:
            del tokens[len(tokens) - words + 1 :]
            kind = OPERATOR if phrase in OPERATOR_PHRASES else KEYWORD
            token = Token(kind, phrase, before[0].place)
            break
    tokens.append(token)
