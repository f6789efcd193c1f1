"""The grammar: texts that are not well formed, in the words of DynamoDB's parser, and trees."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.errors import ValidationException
from tablewright.partiql.statement_parser import parsed
from tablewright.partiql.tokens import tokenized
from tablewright.partiql.tree import (
    Call,
    Change,
    Delete,
    Insert,
    Literal,
    MissingLiteral,
    Name,
    Node,
    Operation,
    Parameter,
    Path,
    Select,
    Sequence,
    Struct,
    TypeTest,
)

PREFIX = "Statement wasn't well formed, can't be processed: "
AFTER = "Unexpected token after expression"
TERM = "Unexpected term"
RIGHT = "Missing right-hand side expression of infix operator"
SIMPLE = "Expected identifier for simple path"
RETURNED = "Expected ( MODIFIED | ALL ) ( NEW | OLD ) in each returning element."

REFUSED = {
    # The lexer says nothing more.
    'SELECT * FROM "t': "",
    "SELECT * FROM t WHERE pk = 'a": "",
    "SELECT * FROM t WHERE pk = 1 /* note": "",
    "SELECT * FROM t WHERE pk = 1 # note": "",
    "SELECT * FROM t WHERE pk = 1e99999999999": "",
    "SELECT * FROM t WHERE pk = 1.5e-2147483647": "",
    "SELECT * FROM t WHERE pk = `open": "",
    "SELECT * FROM t WHERE pk = 1e": "",
    # Expressions.
    "": TERM,
    "(": TERM,
    ")": TERM,
    "()": TERM,
    "[1, ]": TERM,
    "[1": "Expected RIGHT_BRACKET",
    "<<1": "Expected RIGHT_DOUBLE_ANGLE_BRACKET",
    "{'a' 1}": "Expected COLON",
    "{'a': 1": "Expected RIGHT_CURLY",
    "f(1": "Expected RIGHT_PAREN",
    "f(*)": "f(*) is not allowed",
    "a.1": AFTER,
    "a.": "Invalid path dot component",
    "a.select": "Invalid path dot component",
    "a[": TERM,
    "a[1": "Expected RIGHT_BRACKET",
    "a = ": RIGHT,
    "a AND": RIGHT,
    "a NOT IN": RIGHT,
    "= a": "Unexpected operator",
    "a = AND b": "Unexpected operator",
    "a BETWEEN 1": "Expected AND keyword",
    "a BETWEEN 1 AND": "Expected expression after AND",
    "a BETWEEN 1 OR 2": "Expected AND keyword",
    "a IS": "Expected type name",
    "a IS 1": "Expected type name",
    "a b": AFTER,
    "@1": "Identifier must follow @-operator",
    "NOT": TERM,
    "date 1": "Expected date string followed by the keyword DATE, found INT",
    # SELECT.
    "SELECT": TERM,
    "SELECT FROM t": "Expected data manipulation",
    "SELECT a": "Expected FROM after SELECT list",
    "SELECT a, FROM t": "Expected data manipulation",
    "SELECT a FROM": TERM,
    "SELECT a FROM t WHERE": TERM,
    "SELECT * FROM t WHERE ORDER BY pk": "Unexpected keyword",
    "SELECT a FROM t ORDER pk": "Expected BY",
    "SELECT a FROM t ORDER BY": TERM,
    "SELECT a FROM t GROUP BY 'x'": "Literals (including ordinals) not supported in GROUP BY",
    "SELECT a FROM t JOIN u": "Expected 'ON'",
    "SELECT a AS 1 FROM t": "Expected identifier for AS-alias",
    "SELECT a.*.b FROM t": "Invalid use of * in select list",
    "SELECT a[0].* FROM t": "Cannot use [] and * together in SELECT list expression",
    "SELECT * FROM t WHERE pk = 1 e5": AFTER,
    "SELECT * FROM t; x": "Unexpected token after semicolon. (Only one query is allowed.)",
    # INSERT.
    "INSERT t VALUE {}": "Unexpected keyword",
    "INSERT INTO": SIMPLE,
    "INSERT INTO 't' VALUE {}": SIMPLE,
    "INSERT INTO t": TERM,
    "INSERT INTO t VALUE": TERM,
    "INSERT INTO t VALUE {} foo": AFTER,
    "INSERT INTO t VALUE {} ON CONFLICT": "invalid ON CONFLICT syntax",
    "INSERT INTO t (key, b) VALUES (?, ?)": "Unexpected keyword",
    # UPDATE.
    "UPDATE": SIMPLE,
    "UPDATE t": "Expected data manipulation",
    "UPDATE t-u SET a = 1": "Expected data manipulation",
    "UPDATE t SET": SIMPLE,
    "UPDATE t SET a": "Expected '='",
    "UPDATE t SET a.*": "Invalid path dot component for simple path",
    "UPDATE t SET a[*] = 1": "Invalid path component for simple path",
    "UPDATE t SET a[?] = 1": "Invalid path component for simple path",
    "UPDATE t SET a = 1,": SIMPLE,
    "UPDATE t REMOVE": SIMPLE,
    "UPDATE t REMOVE a, b": AFTER,
    "UPDATE t SET a = 1 WHERE": TERM,
    "UPDATE t SET a = 1 RETURNING": RETURNED,
    "UPDATE t SET a = 1 RETURNING ALL OLD a.b.c": "More than two paths in RETURNING columns.",
    "UPDATE t SET a = 1 RETURNING ALL OLD [1]": "Unsupported syntax in RETURNING columns.",
    "FROM t SET a = 1 WHERE pk = 1": AFTER,
    # DELETE.
    "DELETE": "Expected FROM after DELETE",
    "DELETE FROM": SIMPLE,
    "DELETE FROM;": SIMPLE,
    "DELETE FROM t WHERE": TERM,
    "DELETE FROM t WHERE pk = 1 foo": AFTER,
    # Statements have their place.
    "SELECT * FROM t WHERE a IN (DELETE FROM t)": (
        "Keyword delete only expected at the top level in the query"
    ),
    "[INSERT INTO t VALUE {}]": "Keyword insert_into only expected at the top level in the query",
    "CREATE t": "Unexpected token following CREATE",
    "CREATE TABLE": "Expected identifier!",
    "DROP TABLE t u": "Unexpected tokens after DROP statement!",
    "EXEC": "No stored procedure provided",
}


def refusal(text: str) -> str:
    with pytest.raises(ValidationException) as refused:
        parsed(text)
    return refused.value.message


@pytest.mark.parametrize("text", REFUSED)
def test_a_text_that_is_not_well_formed_is_refused(text: str):
    assert PREFIX + REFUSED[text] == refusal(text)


@pytest.mark.parametrize("word", ["select", "key", "size", "new", "user", "bag", "missing"])
def test_a_word_of_the_language_is_no_name(word: str):
    assert refusal(f"SELECT * FROM t WHERE t.{word} = 1").startswith(PREFIX)
    assert isinstance(parsed(f'SELECT * FROM t WHERE t."{word}" = 1'), Select)


def test_a_place_is_a_line_a_column_and_a_length():
    tokens = tokenized("SELECT\r\n  two\n\t'three'")
    assert ["1:1:6", "2:3:3", "3:2:7", "3:9:0"] == [str(token.place) for token in tokens]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("a NOT IN b", ["identifier", "not_in", "identifier"]),
        ("INSERT INTO a", ["insert_into", "identifier"]),
        ("LEFT OUTER JOIN", ["left_join"]),
        ("IS NOT NULL", ["is_not", "null"]),
        ("ALL OLD", ["all_old"]),
    ],
)
def test_words_that_belong_together_are_one_token(text: str, kinds: list[str]):
    found = [token.word or token.kind for token in tokenized(text)[:-1]]
    assert kinds == found


def _described(node: Any) -> Any:
    """A tree without places, as nested lists."""
    match node:
        case Literal():
            return node.text
        case MissingLiteral():
            return "missing"
        case Parameter():
            return f"?{node.number}"
        case Name():
            return node.text
        case Path():
            return [_described(node.root), "path", len(node.steps)]
        case Sequence():
            return ["bag" if node.is_bag else "list", *map(_described, node.elements)]
        case Struct():
            return ["struct", *[(_described(k), _described(v)) for k, v in node.fields]]
        case Call():
            return [node.function, *map(_described, node.arguments)]
        case Operation():
            return [node.operator, *map(_described, node.operands)]
        case TypeTest():
            return ["is", _described(node.operand), node.type]
        case _:
            raise AssertionError(f"not described: {node}")


EXPRESSIONS: dict[str, Any] = {
    "a": "a",
    "(a)": "a",
    "(a, b)": ["list", "a", "b"],
    "-1": "-1",
    "- -1": "1",
    "-a": ["-", "a"],
    "a = 1 AND b = 2 OR c": ["or", ["and", ["=", "a", "1"], ["=", "b", "2"]], "c"],
    "a AND (b OR c)": ["and", "a", ["or", "b", "c"]],
    "a OR b OR c": ["or", "a", "b", "c"],
    "NOT a = 1": ["not", ["=", "a", "1"]],
    "NOT a AND b": ["and", ["not", "a"], "b"],
    "a != 1": ["<>", "a", "1"],
    "a < 1 = true": ["=", ["<", "a", "1"], "true"],
    "1 + 2 * 3 - 4": ["-", ["+", "1", ["*", "2", "3"]], "4"],
    "a BETWEEN 1 AND 2 AND b": ["and", ["between", "a", "1", "2"], "b"],
    "a NOT BETWEEN 1 AND 2": ["not", ["between", "a", "1", "2"]],
    "a IN (1, 2)": ["in", "a", ["list", "1", "2"]],
    "a IN (1)": ["in", "a", ["list", "1"]],
    "a IN [1]": ["in", "a", ["list", "1"]],
    "a NOT IN <<1>>": ["not", ["in", "a", ["bag", "1"]]],
    "a IS NOT MISSING": ["not", ["is", "a", "missing"]],
    "a IS VARCHAR": ["is", "a", "character_varying"],
    "? = ?": ["=", "?0", "?1"],
    "a.b[0].c": ["a", "path", 3],
    "{'a': [1, {}]}": ["struct", ("a", ["list", "1", ["struct"]])],
    "SIZE(a)": ["size", "a"],
    "list(1, 2)": ["list", "1", "2"],
    "bag(1)": ["bag", "1"],
    "@a": "a",
    "'it''s'": "it's",
    '"a""b"': 'a"b',
}


@pytest.mark.parametrize("text", EXPRESSIONS)
def test_an_expression_is_read_by_the_precedence_of_its_operators(text: str):
    assert EXPRESSIONS[text] == _described(parsed(text))


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("SELECT a, b.c FROM t WHERE a = 1 ORDER BY a DESC", Select),
        ("(SELECT * FROM t)", Select),
        ("INSERT INTO t VALUE {'a': 1}", Insert),
        ("UPDATE t SET a = 1, b = 2 REMOVE c SET d = 3 WHERE a = 1 RETURNING ALL OLD *", Change),
        ("FROM t WHERE a = 1 SET b = 2", Change),
        ("DELETE FROM t WHERE a = 1 RETURNING ALL OLD *", Delete),
    ],
)
def test_a_statement_is_read_as_what_it_is(text: str, kind: type[Node]):
    assert kind is type(parsed(text))
