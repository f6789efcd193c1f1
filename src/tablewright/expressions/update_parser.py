"""UpdateExpression as text: sections SET, REMOVE, ADD and DELETE, each at most once.

Not here: the values that SET takes (`parser`), and what the actions do (`updates`).
"""

from __future__ import annotations

from functools import lru_cache

from tablewright import limits
from tablewright.expressions import tokens as t
from tablewright.expressions.cursor import check_length
from tablewright.expressions.parser import VALUE, Parser
from tablewright.expressions.tokens import ExpressionError
from tablewright.expressions.tree import Action, Parsed, Placeholder

_CLAUSES = ("SET", "REMOVE", "ADD", "DELETE")


@lru_cache(maxsize=limits.EXPRESSION_CACHE_ENTRIES_MAX)
def parsed_update(text: str) -> Parsed[tuple[Action, ...]]:
    """Returns the cached actions of an update in the order of the text."""
    check_length(text, shows_size=False)
    return _UpdateParser(text).update()


class _UpdateParser(Parser):
    def __init__(self, text: str) -> None:
        super().__init__(text, VALUE)

    def update(self) -> Parsed[tuple[Action, ...]]:
        actions: list[Action] = []
        repeated: str | None = None
        clauses: set[str] = set()
        while True:
            clause = self.token.kind
            if clause not in _CLAUSES:
                raise self.syntax_error()
            if clause in clauses:
                repeated = repeated or clause
            clauses.add(clause)
            actions.extend(self._section(clause))
            if self.token.kind == t.END:
                break
        parsed = self.parsed(tuple(actions))
        if repeated is not None:
            raise ExpressionError(
                f'The "{repeated}" section can only be used once in an update expression;'
            )
        return parsed

    def _section(self, clause: str) -> list[Action]:
        actions: list[Action] = []
        while True:
            self.at += 1  # past the clause's name or the comma
            actions.append(self._action(clause))
            if self.token.kind != ",":
                return actions

    def _action(self, clause: str) -> Action:
        target = self.take_path()
        if clause == "REMOVE":
            return Action(clause, target, None)
        if clause == "SET":
            self.take("=")
            return Action(clause, target, self.take_expression())
        return Action(clause, target, Placeholder(self.take_value()))
