"""From a statement to what it asks for: the tree of an expression, an update, columns, a table."""

from __future__ import annotations

import pytest

from tablewright import limits
from tablewright.errors import ValidationException
from tablewright.expressions.tree import (
    Action,
    And,
    Between,
    Call,
    Comparison,
    In,
    Not,
    Placeholder,
    Reference,
    Sum,
    Truth,
)
from tablewright.partiql import (
    DeleteStatement,
    ExistsStatement,
    InsertStatement,
    OrderTerm,
    OtherStatement,
    SelectStatement,
    StatementBindings,
    Target,
    UpdateStatement,
    translated,
)


def path(*steps: str | int) -> Reference:
    return Reference(steps, has_placeholders=False)


def value(number: int) -> Placeholder:
    return Placeholder(str(number))


def selected(where: str, parameters: int = 0) -> SelectStatement:
    statement = translated(f"SELECT * FROM things WHERE {where}", parameters)
    assert isinstance(statement, SelectStatement)
    return statement


def changed(change: str, parameters: int = 0) -> UpdateStatement:
    statement = translated(f"UPDATE things {change} WHERE id = 1", parameters)
    assert isinstance(statement, UpdateStatement)
    return statement


def test_a_statement_that_was_refused_is_refused_again():
    for _ in range(2):
        with pytest.raises(ValidationException) as refusal:
            translated("DELETE FROM things")
        assert refusal.value.message.startswith("Where clause does not contain")


def test_what_is_wrong_with_a_condition_of_select_waits_for_the_table():
    statement = selected("n + 1 = 2")
    message = "Unsupported operator in Condition Expression. Operator: +"
    assert (message, None) == (statement.refusal, statement.where)


def test_a_parameter_that_is_not_given_is_refused():
    message = "Number of parameters in request and statement don't match."
    assert message == selected("n = ?", 0).refusal
    assert selected("n = ?", 1).refusal is None


CONDITIONS = {
    "n = 1": Comparison("=", path("n"), value(0)),
    "1 < n": Comparison("<", value(0), path("n")),
    "m.a['b'][2] = n": Comparison("=", path("m", "a", "b", 2), path("n")),
    "n BETWEEN 1 AND 2": Between(path("n"), value(0), value(1)),
    "n IN (1, m)": In(path("n"), (value(0), path("m"))),
    "n NOT IN [1]": Not(In(path("n"), (value(0),))),
    "SIZE(n) = 1": Comparison("=", Call("size", (path("n"),)), value(0)),
    "n IS MISSING": Call("attribute_not_exists", (path("n"),)),
    "n IS NOT NULL": Not(Call("attribute_type", (path("n"), value(0)))),
    "a = 1 AND b = 2": And(
        (Comparison("=", path("a"), value(0)), Comparison("=", path("b"), value(1)))
    ),
    "(a = b) = true": Comparison("=", Truth(Comparison("=", path("a"), path("b"))), value(0)),
}


@pytest.mark.parametrize("text", CONDITIONS)
def test_a_condition_becomes_the_tree_of_an_expression(text: str):
    where = selected(text).where
    assert where is not None
    assert CONDITIONS[text] == where.root


def test_values_are_numbered_and_kept_apart_from_the_tree():
    statement = selected("a = 'x' AND b = ? AND c IN [?, 2]", 2)
    assert ({"S": "x"}, 0, 1, {"N": "2"}) == statement.slots
    bindings = StatementBindings(statement.slots, [{"S": "first"}, {"S": "second"}])
    values = [bindings.value(value(number)) for number in range(4)]
    assert [{"S": "x"}, {"S": "first"}, {"S": "second"}, {"N": "2"}] == values


# The value in WHERE has number 0.
CHANGES = {
    "SET a = 1": [Action("SET", path("a"), value(1))],
    "SET a = b - 1": [Action("SET", path("a"), Sum("-", path("b"), value(1)))],
    "SET a = list_append(a, [1])": [
        Action("SET", path("a"), Call("list_append", (path("a"), value(1))))
    ],
    "SET a = set_add(a, <<1>>)": [Action("ADD", path("a"), value(1))],
    "SET a.b = set_delete(a.b, <<'x'>>)": [Action("DELETE", path("a", "b"), value(1))],
    "REMOVE a[0]": [Action("REMOVE", path("a", 0), None)],
    "SET a = 1 REMOVE b": [
        Action("REMOVE", path("b"), None),
        Action("SET", path("a"), value(1)),
    ],
}


@pytest.mark.parametrize("text", CHANGES)
def test_a_change_becomes_the_actions_of_an_update_last_first(text: str):
    assert tuple(CHANGES[text]) == changed(text).update.parsed.root


def test_columns_have_the_last_names_of_their_paths():
    statement = translated("SELECT a, m.b, l[1].c, l[0] FROM things")
    assert isinstance(statement, SelectStatement)
    assert statement.columns is not None
    item = {
        "a": {"N": "1"},
        "m": {"M": {"b": {"N": "2"}}},
        "l": {"L": [{"N": "3"}, {"M": {"c": {"N": "4"}}}]},
    }
    row = {"a": {"N": "1"}, "b": {"N": "2"}, "c": {"N": "4"}, "l[0]": {"N": "3"}}
    assert row == statement.columns.applied_to(item)
    assert ["a", "m", "l"] == statement.columns.attributes_in_order()


def test_a_source_is_a_table_or_an_index():
    for text, target in {
        "things": Target("things"),
        '"my-things"': Target("my-things"),
        'things."by-colour"': Target("things", "by-colour"),
    }.items():
        statement = translated(f"SELECT * FROM {text}")
        assert isinstance(statement, SelectStatement)
        assert target == statement.target


def test_an_order_has_names_and_directions():
    statement = translated("SELECT * FROM things WHERE id = 1 ORDER BY id DESC, n")
    assert isinstance(statement, SelectStatement)
    assert (OrderTerm("id", True), OrderTerm("n", False)) == statement.order


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("INSERT INTO things VALUE {'id': 1}", InsertStatement),
        ("FROM things WHERE id = 1 REMOVE a", UpdateStatement),
        ("DELETE FROM things WHERE id = 1", DeleteStatement),
        ("EXISTS(SELECT * FROM things WHERE id = 1)", ExistsStatement),
        ("SELECT * FROM things UNION SELECT * FROM things", OtherStatement),
        ("1 + 1", OtherStatement),
    ],
)
def test_a_statement_is_translated_as_what_it_is(text: str, kind: type):
    assert kind is type(translated(text))


def test_statements_are_kept_but_not_without_end():
    assert translated("SELECT * FROM things") is translated("SELECT * FROM things")
    assert limits.EXPRESSION_CACHE_ENTRIES_MAX == translated.cache_info().maxsize
