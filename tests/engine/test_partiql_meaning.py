"""PartiQL and expressions say the same: what one selects or makes of an item, the other does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import Engine, ServiceError
from tablewright.expressions.tree import Placeholder
from tests.engine.things import make_things
from tests.expressions import strategies
from tests.expressions.printing import printed_condition, printed_update
from tests.partiql.printing import Printer

_literals = st.sampled_from([lambda: False, lambda: True])


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine.memory() as engine:
        make_things(engine)
        yield engine


def _fill(engine: Engine, items: list[dict[str, Any]]) -> None:
    for row in engine.call("ExecuteStatement", {"Statement": "SELECT id FROM things"})["Items"]:
        engine.call("DeleteItem", {"TableName": "things", "Key": row})
    for number, item in enumerate(items):
        stored = {"id": {"S": str(number)}, **item}
        engine.call("PutItem", {"TableName": "things", "Item": stored})


def _outcome(engine: Engine, operation: str, request: dict[str, Any]) -> Any:
    try:
        return engine.call(operation, request).get("Items")
    except ServiceError as refusal:
        return type(refusal), refusal.message.removeprefix("Invalid FilterExpression: ")


def _used(text: str, given: dict[str, Any]) -> dict[str, Any]:
    """What of these names or values an expression uses; it must be given no others."""
    words = text.replace("(", " ").replace(")", " ").replace(",", " ").replace(".", " ")
    found = {word.partition("[")[0] for word in words.split()}
    return {name: value for name, value in given.items() if name in found}


def _expression(member: str, text: str, values: dict[str, Any]) -> dict[str, Any]:
    names, values = _used(text, strategies.NAMES), _used(text, values)
    return {
        "TableName": "things",
        member: text,
        **({"ExpressionAttributeNames": names} if names else {}),
        **({"ExpressionAttributeValues": values} if values else {}),
    }


@given(
    st.lists(strategies.items, max_size=4),
    strategies.conditions,
    strategies.substituted,
    _literals,
)
def test_where_selects_what_a_filter_expression_selects(
    engine: Engine,
    items: list[dict[str, Any]],
    condition: Any,
    values: dict[str, Any],
    writes_literal: Any,
):
    _fill(engine, items)
    text = printed_condition(condition, lambda: False)
    printer = Printer(strategies.NAMES, values, writes_literal)
    where = printer.condition(condition)
    request: dict[str, Any] = {"Statement": f"SELECT * FROM things WHERE {where}"}
    if printer.parameters:
        request["Parameters"] = printer.parameters
    expected = _outcome(engine, "Scan", _expression("FilterExpression", text, values))
    assert expected == _outcome(engine, "ExecuteStatement", request)


@given(strategies.items, strategies.conditions, strategies.substituted)
def test_where_with_a_key_selects_what_a_query_with_a_filter_selects(
    engine: Engine, item: dict[str, Any], condition: Any, values: dict[str, Any]
):
    _fill(engine, [item])
    text = printed_condition(condition, lambda: False)
    query = _expression("FilterExpression", text, values)
    query["KeyConditionExpression"] = "id = :id"
    query.setdefault("ExpressionAttributeValues", {})[":id"] = {"S": "0"}
    printer = Printer(strategies.NAMES, values, lambda: False)
    where = f"id = '0' AND ({printer.condition(condition)})"
    request: dict[str, Any] = {"Statement": f"SELECT * FROM things WHERE {where}"}
    if printer.parameters:
        request["Parameters"] = printer.parameters
    expected = _outcome(engine, "Query", query)
    assert expected == _outcome(engine, "ExecuteStatement", request)


def _has_sets_only(actions: Any) -> bool:
    """PartiQL adds to sets, but to numbers only by a sum."""
    return not any(a.clause == "ADD" and a.value == Placeholder(":n") for a in actions)


@given(
    strategies.items,
    strategies.updates().filter(_has_sets_only),
    strategies.substituted,
    _literals,
)
def test_an_update_makes_of_an_item_what_an_update_expression_makes_of_it(
    engine: Engine,
    item: dict[str, Any],
    actions: Any,
    values: dict[str, Any],
    writes_literal: Any,
):
    text = printed_update(actions, lambda: False)
    printer = Printer(strategies.NAMES, values, writes_literal)
    change = printer.update(actions)
    request: dict[str, Any] = {"Statement": f"UPDATE things {change} WHERE id = '0'"}
    if printer.parameters:
        request["Parameters"] = printer.parameters
    update = {"Key": {"id": {"S": "0"}}, **_expression("UpdateExpression", text, values)}
    _fill(engine, [item])
    expected = _changed(engine, "UpdateItem", update)
    _fill(engine, [item])
    assert expected == _changed(engine, "ExecuteStatement", request)


def _changed(engine: Engine, operation: str, request: dict[str, Any]) -> Any:
    """The item afterwards, or that it was rejected: which of two faults is reported may differ."""
    try:
        engine.call(operation, request)
    except ServiceError as refusal:
        return type(refusal)
    return engine.call("Scan", {"TableName": "things"})["Items"]
