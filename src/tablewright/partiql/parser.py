"""Expressions of PartiQL: operators by precedence, paths, literals, calls.

The grammar and its errors are those of DynamoDB's parser, which accepts far more than DynamoDB
supports: many statements are rejected later.
Not here: statements (`statement_parser`), their meaning (`translation`).
"""

from __future__ import annotations

import re

from tablewright import limits
from tablewright.errors import ValidationException
from tablewright.partiql import tokens as t
from tablewright.partiql.ion import ion_type
from tablewright.partiql.tokens import Token, TokenPosition, not_well_formed
from tablewright.partiql.tree import (
    AnyElement,
    AnyMember,
    Call,
    Change,
    Delete,
    Element,
    Insert,
    InsertMany,
    IonLiteral,
    Literal,
    Member,
    MissingLiteral,
    Name,
    Node,
    Operation,
    Other,
    Parameter,
    Path,
    Sequence,
    Step,
    Struct,
    TypeTest,
)
from tablewright.partiql.words import (
    AGGREGATES,
    FUNCTION_WORDS,
    PRECEDENCE,
    TYPE_ALIASES,
    TYPE_PARAMETERS_MAX,
)

_TOKEN_TYPES = {
    "(": "LEFT_PAREN",
    ")": "RIGHT_PAREN",
    "]": "RIGHT_BRACKET",
    "}": "RIGHT_CURLY",
    ">>": "RIGHT_DOUBLE_ANGLE_BRACKET",
    ":": "COLON",
    ",": "COMMA",
    "as": "AS",
    "by": "BY",
}
_OPERATORS = frozenset(PRECEDENCE) - {"not"}
_JUNCTIONS = ("and", "or")
_NEGATED = {"not_in": "in", "not_between": "between", "not_like": "like", "is_not": "is"}
_LITERALS = {t.STRING: "S", t.NUMBER: "N", t.BOOLEAN: "BOOL", t.NULL: "NULL"}
_ION_TYPES = {t.BOOLEAN: "BOOL", t.NULL: "NULL", t.MISSING: "NULL"}
_MOMENTS = {"date": ("Date", "DATE"), "time": ("LitTime", "TIME OR TIME WITH TIME ZONE")}
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}").fullmatch
_SEQUENCE_FUNCTIONS = ("list", "bag")
_DELIMITERS = ("from", "for")  # of arguments, in SQL's own functions


def too_deep() -> ValidationException:
    """Returns the error for a statement that nests too deeply; the message is our own."""
    return not_well_formed("Nesting levels have exceeded supported limits")


def not_outermost(statement: Insert | InsertMany | Change | Delete) -> ValidationException:
    """Returns the error for a statement inside another, or inside an expression."""
    if isinstance(statement, Insert | InsertMany):
        word = "insert_into"
    else:
        word = "delete" if isinstance(statement, Delete) else "update"
    return not_well_formed(f"Keyword {word} only expected at the top level in the query")


class ExpressionParser:
    """Reads the tokens of one statement; `at` is the number of the next."""

    def __init__(self, text: str) -> None:
        self.tokens = t.tokenized(text)
        self.at: int = 0
        self._parameters = 0
        self._depth = 0

    @property
    def token(self) -> Token:
        """The next token."""
        return self.tokens[self.at]

    def next_is(self, *words: str) -> bool:
        """Whether the next token is one of these keywords or operators."""
        return self.token.word in words

    def take(self, kind: str) -> Token:
        """Takes a token of a required kind."""
        token = self.token
        if token.kind != kind:
            raise not_well_formed(f"Expected {_TOKEN_TYPES.get(kind, kind)}")
        self.at += 1
        return token

    def take_word(self, word: str) -> None:
        """Takes a required keyword."""
        if not self.next_is(word):
            raise not_well_formed(f"Expected {word.upper()} keyword")
        self.at += 1

    def skip(self, *words: str) -> Token | None:
        """Takes the next token if it is one of these keywords, and returns it."""
        token = self.token
        if token.word not in words:
            return None
        self.at += 1
        return token

    def skip_comma(self) -> bool:
        """Takes the next token if it is a comma."""
        if self.token.kind != ",":
            return False
        self.at += 1
        return True

    def take_statement(self, token: Token) -> Node:
        """Parses a keyword that is neither an operator nor a function."""
        raise not_well_formed("Unexpected keyword")

    def take_expression(self, precedence: int = -1) -> Node:
        """Parses the longest expression whose operators bind more tightly than `precedence`."""
        self._depth += 1
        if self._depth > limits.STATEMENT_NESTING_LEVELS_MAX:
            raise too_deep()
        left = self._take_unary()
        links = 0
        while True:
            token = self.token
            operator = "*" if token.kind == "*" else token.text
            if token.kind not in (t.OPERATOR, "*") or operator not in _OPERATORS:
                break
            if PRECEDENCE[operator] <= precedence:
                break
            if isinstance(left, Insert | InsertMany | Change | Delete):
                raise not_outermost(left)
            if operator in _JUNCTIONS:
                left = self._take_junction(left, token)
                continue
            links += 1  # each adds a level to the tree
            if self._depth + links > limits.STATEMENT_NESTING_LEVELS_MAX:
                raise too_deep()
            left = self._take_operation(left, token, operator)
        self._depth -= 1
        return left

    def _take_junction(self, left: Node, token: Token) -> Node:
        """Parses every further operand of AND or OR."""
        operands = [left]
        while self.next_is(token.text) and self.token.kind == t.OPERATOR:
            operands.append(self._take_right(token.text))
        return Operation(token.text, tuple(operands), token.place)

    def _take_operation(self, left: Node, token: Token, operator: str) -> Node:
        positive = _NEGATED.get(operator, operator)
        if positive == "is":
            self.at += 1
            node: Node = TypeTest(left, self._take_type(), token.place)
        elif positive == "in" and self._lists_choices():
            place = self.tokens[self.at + 1].place
            self.at += 2
            choices = self._take_elements(")")
            node = Operation(positive, (left, Sequence(choices, False, place)), token.place)
        else:
            operands = [left, self._take_right(operator)]
            if positive == "between":
                operands.append(self._take_after("and", operator))
            elif positive == "like" and self.next_is("escape"):
                operands.append(self._take_after("escape", operator))
            node = Operation(positive, tuple(operands), token.place)
        return Operation("not", (node,), token.place) if positive != operator else node

    def _lists_choices(self) -> bool:
        following = self.tokens[self.at + 1 : self.at + 3]
        return following[0].kind == "(" and following[1].word not in ("select", "values")

    def _take_right(self, operator: str) -> Node:
        if self.tokens[self.at + 1].kind == t.END:
            raise not_well_formed("Missing right-hand side expression of infix operator")
        self.at += 1
        return self.take_expression(PRECEDENCE[operator])

    def _take_after(self, word: str, operator: str) -> Node:
        self.take_word(word)
        if self.is_at_end():
            raise not_well_formed(f"Expected expression after {word.upper()}")
        return self.take_expression(PRECEDENCE[operator])

    def is_at_end(self) -> bool:
        """Whether only a semicolon may follow."""
        at = self.at + 1 if self.token.kind == ";" else self.at
        return self.tokens[at].kind == t.END

    def _take_unary(self) -> Node:
        signs: list[Token] = []
        while self.token.kind == t.OPERATOR and self.token.text in ("+", "-"):
            signs.append(self.token)
            self.at += 1
        if self.token.kind == t.OPERATOR and self.token.text == "not":
            place = self.token.place
            self.at += 1
            node: Node = Operation("not", (self.take_expression(PRECEDENCE["not"]),), place)
        else:
            node = self.take_path()
        if isinstance(node, Literal) and node.type == "N":
            is_negative = sum(sign.text == "-" for sign in signs) % 2
            return Literal("N", "-" + node.text, node.place) if is_negative else node
        if self._depth + len(signs) > limits.STATEMENT_NESTING_LEVELS_MAX:
            raise too_deep()
        for sign in reversed(signs):
            node = Operation(sign.text, (node,), sign.place)
        return node

    def take_path(self, *, is_simple: bool = False) -> Node:
        """Parses a term and the steps into it; a simple one begins with a name."""
        if is_simple:
            if self.token.kind not in (t.NAME, t.QUOTED_NAME):
                raise not_well_formed("Expected identifier for simple path")
            root: Node = Name(self.token.text, self.token.place)
            self.at += 1
        else:
            root = self._take_term()
        steps: list[Step] = []
        while self.token.kind in (".", "["):
            self.at += 1
            is_member = self.tokens[self.at - 1].kind == "."
            steps.append(self._take_member(is_simple) if is_member else self._take_key(is_simple))
        return Path(root, tuple(steps)) if steps else root

    def _take_member(self, is_simple: bool) -> Step:
        token = self.token
        if token.kind == "*" and is_simple:
            raise not_well_formed("Invalid path dot component for simple path")
        if token.kind not in (t.NAME, t.QUOTED_NAME, "*"):
            raise not_well_formed("Invalid path dot component")
        self.at += 1
        return AnyMember(token.place) if token.kind == "*" else Member(token.text)

    def _take_key(self, is_simple: bool) -> Step:
        token = self.token
        if token.kind == "*":
            self.at += 1
            step: Step = AnyElement(token.place)
        else:
            step = Element(self.take_expression())
        self.take("]")
        if is_simple and not (isinstance(step, Element) and isinstance(step.key, Literal | Name)):
            raise not_well_formed("Invalid path component for simple path")
        return step

    def _take_term(self) -> Node:
        token = self.token
        kind = token.kind
        self.at += 1
        if kind in _LITERALS:
            return Literal(_LITERALS[kind], token.text, token.place)
        if kind in (t.NAME, t.QUOTED_NAME):
            if self.token.kind == "(":
                return self._take_call(token)
            return Name(token.text, token.place)
        if kind == "?":
            self._parameters += 1
            return Parameter(self._parameters - 1, token.place)
        if kind == "(":
            return self._take_group(token)
        if kind == "[" or kind == "<<":
            elements = self._take_elements("]" if kind == "[" else ">>", may_be_empty=True)
            return Sequence(elements, kind == "<<", token.place)
        if kind == "{":
            return Struct(self._take_fields(), token.place)
        if kind == t.MISSING:
            return MissingLiteral(token.place)
        if kind == t.ION:
            return _ion_literal(token)
        if kind == t.KEYWORD:
            return self._take_keyword(token)
        if kind == t.OPERATOR:
            return self._take_scoped(token)
        raise not_well_formed("Unexpected term")

    def _take_scoped(self, token: Token) -> Node:
        if token.text != "@":
            raise not_well_formed("Unexpected operator")
        if self.token.kind not in (t.NAME, t.QUOTED_NAME):
            raise not_well_formed("Identifier must follow @-operator")
        self.at += 1
        return Name(self.tokens[self.at - 1].text, token.place)

    def _take_group(self, token: Token) -> Node:
        elements = self._take_elements(")")
        return elements[0] if len(elements) == 1 else Sequence(elements, False, token.place)

    def _take_elements(self, closing: str, *, may_be_empty: bool = False) -> tuple[Node, ...]:
        elements: list[Node] = []
        if may_be_empty and self.token.kind == closing:
            self.at += 1
            return ()
        while True:
            elements.append(self.take_expression())
            if not self.skip_comma():
                break
        self.take(closing)
        return tuple(elements)

    def _take_fields(self) -> tuple[tuple[Node, Node], ...]:
        fields: list[tuple[Node, Node]] = []
        if self.token.kind == "}":
            self.at += 1
            return ()
        while True:
            key = self.take_expression()
            self.take(":")
            fields.append((key, self.take_expression()))
            if not self.skip_comma():
                break
        self.take("}")
        return tuple(fields)

    def _take_keyword(self, token: Token) -> Node:
        word = token.text
        if word == "case":
            return self._take_case(token)
        if word == "cast":
            return self._take_cast()
        if word in _MOMENTS:
            return self._take_moment(word)
        if word in FUNCTION_WORDS:
            if self.token.kind != "(":
                raise not_well_formed("Unexpected keyword")
            return self._take_call(token)
        return self.take_statement(token)

    def _take_moment(self, word: str) -> Node:
        token = self.token
        kind, keyword = _MOMENTS[word]
        if token.kind != t.STRING:
            found = _ION_TYPES.get(token.kind, "SYMBOL")
            if token.kind == t.NUMBER:
                found = "INT" if token.text.isdigit() else "DECIMAL"
            expected = f"Expected {word} string followed by the keyword {keyword}"
            raise not_well_formed(f"{expected}, found {found}")
        if word == "date" and _DATE(token.text) is None:
            raise not_well_formed("Expected DATE string to be of the format yyyy-MM-dd")
        self.at += 1
        return Other(kind, "UNKNOWN", token.place)

    def _take_call(self, name: Token) -> Node:
        self.at += 1
        function = name.text.lower()
        if function in AGGREGATES:
            return self._take_aggregate(name)
        if self.token.kind == "*":
            raise not_well_formed(f"{name.text}(*) is not allowed")
        arguments: list[Node] = []
        if self.token.kind != ")":
            arguments.append(self.take_expression())
        while self.token.kind == "," or (name.kind == t.KEYWORD and self.next_is(*_DELIMITERS)):
            self.at += 1
            arguments.append(self.take_expression())
        self.take(")")
        if function in _SEQUENCE_FUNCTIONS:
            return Sequence(tuple(arguments), function == "bag", name.place)
        return Call(function, tuple(arguments), name.place)

    def _take_aggregate(self, name: Token) -> Node:
        self.skip("distinct", "all")
        if self.token.kind == "*" and name.text == "count":
            self.at += 1
            self.take(")")
        elif self.token.kind == "*":
            raise not_well_formed(f"{name.text}(*) is not allowed")
        elif self.token.kind == ")" or len(self._take_elements(")")) != 1:
            raise not_well_formed("Aggregate functions are always unary")
        return Other("CallAgg", name.text, name.place)

    def _take_case(self, token: Token) -> Node:
        kind = "SearchedCase"
        if not self.next_is("when"):
            kind = "SimpleCase"
            self.take_expression()
        if not self.next_is("when"):
            raise not_well_formed("Expected a WHEN clause in CASE")
        while self.skip("when"):
            self.take_expression()
            self.take_word("then")
            self.take_expression()
        if self.skip("else"):
            self.take_expression()
        self.take_word("end")
        return Other(kind, "CASE", token.place)

    def _take_cast(self) -> Node:
        place: TokenPosition = self.token.place
        if self.token.kind != "(":
            raise not_well_formed("Missing left parenthesis after CAST")
        self.at += 1
        self.take_expression()
        self.take("as")
        self._take_type()
        self.take(")")
        return Other("Cast", "cast", place)

    def _take_type(self) -> str:
        word = self.token.word or ""
        name = TYPE_ALIASES.get(word, word)
        if name not in TYPE_PARAMETERS_MAX:
            raise not_well_formed("Expected type name")
        self.at += 1
        most, given = TYPE_PARAMETERS_MAX[name], 0
        if self.token.kind == "(":
            self.at += 1
            given = len(self._take_elements(")"))
        if given > most:
            raise not_well_formed(f"CAST for {name} must have arity of 0..{most}")
        return name


def _ion_literal(token: Token) -> IonLiteral:
    kind = ion_type(token.text)
    if kind is None:
        raise not_well_formed()
    return IonLiteral(kind, token.place)
