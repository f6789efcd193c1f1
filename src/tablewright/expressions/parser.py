"""From tokens to a tree: conditions, the values of SET, and their operands.

The parser does not recurse, because only the length limits the nesting of a hostile text: an open
parenthesis or list of arguments is a `_Level`. The last expression is a `_Primary`: an operand, a
condition, or one that only the next token can determine. `size(a)` continues as a comparison,
`contains(a, b)` may be complete, `(a)` may not.
Not here: sections of an update (`update_parser`), and binding (`conditions`, `updates`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tablewright import limits
from tablewright.expressions import tokens as t
from tablewright.expressions.cursor import Cursor
from tablewright.expressions.tokens import ExpressionError
from tablewright.expressions.tree import (
    And,
    Between,
    Call,
    Comparison,
    In,
    Not,
    Or,
    Parsed,
    Placeholder,
    Sum,
)

CONDITION = "condition"
VALUE = "value"  # of SET: an operand, or two of them added or subtracted
_OPERAND = "operand"
_LIST = "list"

_CONDITION_FUNCTIONS = frozenset(
    "attribute_exists attribute_not_exists attribute_type begins_with contains size".split()
)
_UPDATE_FUNCTIONS = frozenset("if_not_exists list_append".split())
_FUNCTIONS = {
    CONDITION: (_CONDITION_FUNCTIONS, _UPDATE_FUNCTIONS, "a condition expression"),
    VALUE: (_UPDATE_FUNCTIONS, _CONDITION_FUNCTIONS, "an update expression"),
}
_OPERAND_FUNCTIONS = frozenset("size if_not_exists".split())  # can be an operand

_COMPARATORS = frozenset("= <> < <= > >=".split())
_OPERATORS = {CONDITION: _COMPARATORS | {"BETWEEN", "IN"}, VALUE: frozenset("+-")}

# What a primary can still become.
_AN_OPERAND = 1
_A_CONDITION = 2
_A_SUM = 4


class _Primary(NamedTuple):
    node: Any
    could_be: int
    at: int  # of its first token
    is_parenthesised: bool = False


class _Level:
    """A parenthesis, a list of arguments or the whole text, as parsed so far."""

    __slots__ = (
        "alternatives",
        "at",
        "grammar",
        "members",
        "negations",
        "operands",
        "operator",
        "parts",
    )

    def __init__(self, grammar: str, at: int) -> None:
        self.grammar = grammar
        self.at = at  # of its first token
        self.operator: str | None = None  # waits for its next operand
        self.operands: list[Any] = []
        self.negations = 0
        self.parts: list[Any] = []  # joined by AND so far
        self.alternatives: list[Any] = []  # joined by OR so far
        self.members: list[Any] = []  # of a list so far

    def is_fresh(self) -> bool:
        """Whether the last primary is the first of the level."""
        return not (self.negations or self.parts or self.alternatives)

    def takes_any(self) -> bool:
        """Whether more than an operand can follow."""
        return self.operator is None and self.grammar in (CONDITION, VALUE)


class Parser(Cursor):
    """Parses conditions, or values of SET, of which an update has several."""

    def __init__(self, text: str, grammar: str) -> None:
        super().__init__(text)
        self._grammar = grammar
        self._depth = 0
        self._depth_max = 0
        # DynamoDB looks ahead to classify a parenthesis or call at the start of a condition, and
        # reports redundant parentheses only then: a syntax error on the way comes first.
        self._looks_ahead = False
        self._has_needless_parentheses = False

    def parsed(self, root: Any) -> Parsed[Any]:
        """Returns the tree of the whole text; one too deep to bind has too many operators."""
        parsed = super().parsed(root)
        if self._depth_max > limits.EXPRESSION_OPERATORS_MAX:
            raise too_many_operators()
        return parsed

    def take_expression(self) -> Any:
        """Parses the longest condition, or value of SET, and returns its node."""
        levels = [_Level(self._grammar, self.at)]
        while True:
            primary = self._take_start(levels)
            while primary is not None:
                if len(levels) == 1 and self._is_all(levels[0], primary):
                    return self._joined(levels[0], primary)
                primary = self._take_rest(levels, primary)

    def _take_start(self, levels: list[_Level]) -> _Primary | None:
        """Parses the start of a primary, and returns it if it is complete."""
        level, at, kind = levels[-1], self.at, self.token.kind
        if kind == "NOT" and level.takes_any() and level.grammar == CONDITION:
            self.at += 1
            self.operators += 1
            level.negations += 1
            self._deepen()
            self._stop_looking_ahead()
            return None
        if kind == "(":
            self.at += 1
            self._open(levels, level.grammar if level.takes_any() else _OPERAND, at)
            return None
        if kind == t.NAME and self.tokens[at + 1].kind == "(":
            self.at += 2
            self.operators += 1
            self._open(levels, _LIST, at)
            return None
        if kind == t.VALUE_PLACEHOLDER:
            return _Primary(Placeholder(self.take_value()), _AN_OPERAND, at)
        return _Primary(self.take_path(), _AN_OPERAND, at)

    def _open(self, levels: list[_Level], grammar: str, at: int) -> None:
        self._looks_ahead = self._looks_ahead or levels[-1].takes_any()
        levels.append(_Level(grammar, at))
        self._deepen()

    def _deepen(self) -> None:
        self._depth += 1
        self._depth_max = max(self._depth_max, self._depth)

    def _stop_looking_ahead(self) -> None:
        self._looks_ahead = False
        self._refuse_needless_parentheses()

    def _refuse_needless_parentheses(self) -> None:
        if self._has_needless_parentheses and not self._looks_ahead:
            raise ExpressionError("The expression has redundant parentheses;")

    def _take_rest(self, levels: list[_Level], primary: _Primary) -> _Primary | None:
        """Parses what follows a primary; returns the larger primary that it completes, if any."""
        level, kind = levels[-1], self.token.kind
        if level.grammar == _LIST:
            return self._take_list(levels, primary)
        if level.operator is not None:
            return self._with_operand(level, primary)
        if primary.could_be & _AN_OPERAND and kind in _OPERATORS.get(level.grammar, ()):
            return self._take_operator(levels, primary)
        if kind in ("AND", "OR") and primary.could_be & _A_CONDITION and level.takes_any():
            self.at += 1
            self.operators += 1
            self._stop_looking_ahead()
            self._join(level, primary)
            if kind == "OR":
                level.alternatives.append(_junction(And, level.parts))
                level.parts = []
            return None
        return self._take_end(levels, primary)

    def _take_operator(self, levels: list[_Level], primary: _Primary) -> None:
        level = levels[-1]
        level.operator = self.token.kind
        level.operands = [self._operand(primary)]
        level.at = primary.at
        self.at += 1
        self.operators += 1
        self._stop_looking_ahead()
        if level.operator == "IN":
            self.take("(")
            self._open(levels, _LIST, primary.at)

    def _with_operand(self, level: _Level, primary: _Primary) -> _Primary | None:
        level.operands.append(self._operand(primary))
        if level.operator == "BETWEEN" and len(level.operands) == 2:
            self.take("AND")
            return None
        operator, operands = level.operator, level.operands
        level.operator = None
        if operator == "BETWEEN":
            return _Primary(Between(*operands), _A_CONDITION, level.at)
        if operator in _COMPARATORS:
            return _Primary(Comparison(operator, *operands), _A_CONDITION, level.at)
        return _Primary(Sum(str(operator), *operands), _A_SUM, level.at)

    def _take_list(self, levels: list[_Level], primary: _Primary) -> _Primary | None:
        level = levels[-1]
        level.members.append(self._operand(primary))
        if self.token.kind == ",":
            self.at += 1
            return None
        self.take(")")
        self._depth -= 1
        levels.pop()
        enclosing = levels[-1]
        if enclosing.operator == "IN":
            enclosing.operator = None
            node = In(enclosing.operands[0], tuple(level.members))
            return _Primary(node, _A_CONDITION, level.at)
        function = self.tokens[level.at].text
        self._check_function(level.at, function)
        could_be = _AN_OPERAND | _A_CONDITION if self._grammar == CONDITION else _AN_OPERAND
        return _Primary(Call(function, tuple(level.members)), could_be, level.at)

    def _check_function(self, at: int, function: str) -> None:
        allowed, elsewhere, here = _FUNCTIONS[self._grammar]
        if function in elsewhere:
            self.note_problem(at, f"The function is not allowed in {here}; function: {function}")
        elif function not in allowed:
            self.note_problem(at, f"Invalid function name; function: {function}")

    def _operand(self, primary: _Primary) -> Any:
        """Returns the node of a primary that is an operand."""
        node = primary.node
        if isinstance(node, Call) and node.function not in _OPERAND_FUNCTIONS:
            self._note_misuse(primary.at, node.function)
        return node

    def _note_misuse(self, at: int, function: str) -> None:
        message = "The function is not allowed to be used this way in an expression"
        self.note_problem(at, f"{message}; function: {function}")

    def _take_end(self, levels: list[_Level], primary: _Primary) -> _Primary:
        """Takes the parenthesis that closes a level."""
        level = levels[-1]
        is_condition = primary.could_be & _A_CONDITION
        if len(levels) == 1:
            if is_condition:
                self._stop_looking_ahead()
            raise self.syntax_error()
        if self.token.kind != ")" or not (level.is_fresh() or is_condition):
            raise self.syntax_error()
        self.at += 1
        self._depth -= 1
        levels.pop()
        if level.is_fresh():
            needless = self._has_needless_parentheses or primary.is_parenthesised
            self._has_needless_parentheses = needless
            self._refuse_needless_parentheses()
            return primary._replace(is_parenthesised=True)
        self._stop_looking_ahead()
        return _Primary(self._joined(level, primary), _A_CONDITION, level.at, is_parenthesised=True)

    def _is_all(self, level: _Level, primary: _Primary) -> bool:
        """Whether the next token does not continue the expression."""
        kind = self.token.kind
        if level.operator is not None:
            return False
        if level.grammar == VALUE:
            is_all = not (kind in _OPERATORS[VALUE] and primary.could_be & _AN_OPERAND)
        else:
            is_all = kind == t.END and bool(primary.could_be & _A_CONDITION)
        if is_all:
            self._stop_looking_ahead()
        return is_all

    def _joined(self, level: _Level, primary: _Primary) -> Any:
        """The node of all of a level."""
        if level.grammar == VALUE:
            return primary.node
        self._join(level, primary)
        level.alternatives.append(_junction(And, level.parts))
        return _junction(Or, level.alternatives)

    def _join(self, level: _Level, primary: _Primary) -> None:
        """Adds a primary that is a condition to its level."""
        node = primary.node
        if isinstance(node, Call) and node.function == "size":
            self._note_misuse(primary.at, node.function)
        for _ in range(level.negations):
            node = Not(node)
        self._depth -= level.negations
        level.negations = 0
        level.parts.append(node)


def _junction(kind: type[And] | type[Or], parts: list[Any]) -> Any:
    return parts[0] if len(parts) == 1 else kind(tuple(parts))


def too_many_operators() -> ExpressionError:
    """DynamoDB stops counting at the first operator above the limit."""
    count = limits.EXPRESSION_OPERATORS_MAX + 1
    return ExpressionError(f"The expression contains too many operators; operator count: {count}")
