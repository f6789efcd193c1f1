"""A position in an expression's tokens, and the parsing of paths.

DynamoDB reports a syntax error first, wherever it is, then errors that do not depend on
placeholders: these are recorded, and only raised at the end of the text.
Not here: grammars (`parser`, `update_parser`, `projections`).
"""

from __future__ import annotations

from typing import Any

from tablewright import limits
from tablewright.expressions import tokens as t
from tablewright.expressions.reserved import is_reserved
from tablewright.expressions.tokens import ExpressionError, Token, syntax_error, tokenized
from tablewright.expressions.tree import Parsed, Reference

_INDEX_DIGITS_MAX = len(str(limits.LIST_INDEX_MAX))


class Cursor:
    """Reads the tokens of one text; `at` is the number of the next."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = tokenized(text)
        self.at: int = 0
        self.operators = 0
        self._problems: list[tuple[int, str]] = []
        self._names: set[str] = set()
        self._values: set[str] = set()

    @property
    def token(self) -> Token:
        """The next token."""
        return self.tokens[self.at]

    def syntax_error(self) -> ExpressionError:
        """Returns the error for an unexpected next token."""
        return syntax_error(self.text, self.tokens, self.at)

    def take(self, kind: str) -> Token:
        """Takes a token of a required kind."""
        token = self.tokens[self.at]
        if token.kind != kind:
            raise self.syntax_error()
        self.at += 1
        return token

    def take_value(self) -> str:
        """Takes a value placeholder."""
        placeholder = self.take(t.VALUE_PLACEHOLDER).text
        self._values.add(placeholder)
        return placeholder

    def take_path(self) -> Reference:
        """Takes a document path."""
        steps: list[str | int] = [self._take_name()]
        while True:
            kind = self.token.kind
            if kind == ".":
                self.at += 1
                steps.append(self._take_name())
            elif kind == "[":
                self.at += 1
                steps.append(self._take_index())
                self.take("]")
            else:
                has_placeholders = any(type(step) is str and step[0] == "#" for step in steps)
                return Reference(tuple(steps), has_placeholders)

    def _take_name(self) -> str:
        token = self.token
        if token.kind == t.NAME:
            if is_reserved(token.text):
                message = f"Attribute name is a reserved keyword; reserved keyword: {token.text}"
                self.note_problem(self.at, message)
        elif token.kind == t.NAME_PLACEHOLDER:
            self._names.add(token.text)
        else:
            raise self.syntax_error()
        self.at += 1
        return token.text

    def _take_index(self) -> int:
        digits = self.take(t.INDEX).text
        # Thousands of digits are not converted: that is slow, and Python may reject it.
        index = int(digits) if len(digits) <= _INDEX_DIGITS_MAX else limits.LIST_INDEX_MAX + 1
        if index > limits.LIST_INDEX_MAX:
            message = f"List index is not within the allowable range; index: [{digits}]"
            self.note_problem(self.at - 1, message)
        return index

    def note_problem(self, at: int, message: str) -> None:
        """Records an error of a token; of several, the first in the text is raised."""
        self._problems.append((at, message))

    def parsed(self, root: Any) -> Parsed[Any]:
        """Returns the tree of a completely parsed text, unless errors were recorded."""
        self.take(t.END)
        if self._problems:
            raise ExpressionError(min(self._problems, key=lambda problem: problem[0])[1])
        return Parsed(root, self.operators, frozenset(self._names), frozenset(self._values))


def check_length(text: str, *, shows_size: bool) -> None:
    """Rejects an empty or too long expression; only conditions report the length."""
    if not text:
        raise ExpressionError("The expression can not be empty;")
    if len(text) > limits.EXPRESSION_BYTES_MAX:
        size = f" expression size: {len(text)}" if shows_size else ""
        raise ExpressionError(f"Expression size has exceeded the maximum allowed size;{size}")
