"""What access patterns ask of keys, in DynamoDB's words."""

from __future__ import annotations

import pytest

from tablewright.ops.key_conditions import asked, conditions, key_asked, key_named
from tablewright.ops.keys import filled_key
from tests.ops.designs import attribute, entity, index, pattern, table

PERSON = entity(
    "Person",
    "USER#{user}",
    "PERSON#{born}#{id}",
    attributes=["user:S", "born:S", "id:S", "tree:S"],
    index_keys={"by-tree": ("{tree}", "{born}")},
)
PEOPLE = table(
    "people", "PK:S", "SK:S", indexes=[index("by-tree", "tree:S", "born:S")], entities=[PERSON]
)


@pytest.mark.parametrize(
    ("parameters", "condition"),
    [
        (("user",), 'PK = "USER#{user}" AND begins_with(SK, "PERSON#")'),
        (("user", "born"), 'PK = "USER#{user}" AND begins_with(SK, "PERSON#{born}#")'),
        (("user", "born", "id"), 'PK = "USER#{user}" AND SK = "PERSON#{born}#{id}"'),
        (
            ("user", "born…"),
            'PK = "USER#{user}" AND SK BETWEEN "PERSON#{born from}" AND "PERSON#{born to}"',
        ),
    ],
)
def test_a_condition_reaches_as_far_as_the_parameters_do(
    parameters: tuple[str, ...], condition: str
):
    filled = filled_key(PEOPLE, PERSON, None)
    assert filled is not None
    assert condition == asked(pattern("p", *parameters), filled).text


def test_what_may_be_left_out_gives_a_second_condition():
    filled = filled_key(PEOPLE, PERSON, "by-tree")
    assert filled is not None
    assert ("tree = {tree}", "tree = {tree} AND born = {born}") == conditions(
        pattern("p", "tree", "born?"), filled
    )
    assert ("tree = {tree}", None) == conditions(pattern("p", "tree"), filled)


@pytest.mark.parametrize(
    ("parameters", "condition"),
    [
        (("sensor", "month"), 'PK = "{sensor}#{month}"'),
        (
            ("sensor", "month", "at…"),
            'PK = "{sensor}#{month}" AND SK BETWEEN {at from} AND {at to}',
        ),
        (("sensor", "at"), 'PK = "{sensor}#{at:%Y-%m}" AND SK = {at}'),
    ],
)
def test_the_condition_of_a_computed_part_names_the_computed_attribute(
    parameters: tuple[str, ...], condition: str
):
    month = attribute("month:S", computed="{at:%Y-%m}")
    attributes = [attribute("sensor:S"), attribute("at:S"), month]
    reading = entity("Reading", "{sensor}#{at:%Y-%m}", "{at}", attributes=attributes)
    readings = table("readings", "PK:S", "SK:S", entities=[reading])
    one = pattern("p", *parameters)
    filled = key_named(readings, reading, one)
    assert filled is not None
    told = asked(one, filled)
    assert (condition, (), ()) == (told.text, told.missing, told.filters)


def test_what_no_condition_can_say_is_kept():
    filled = filled_key(PEOPLE, PERSON, None)
    assert filled is not None
    told = asked(pattern("p", "id", "tree", "gender"), filled)
    assert (("user",), ("id",), ("tree", "gender")) == (told.missing, told.beyond, told.filters)


def test_a_pattern_without_an_entry_asks_the_first_key_that_it_has_enough_for():
    found = key_asked(PEOPLE, PERSON, pattern("p", "tree"))
    assert found is not None
    assert found.index is PEOPLE.indexes[0]
    assert key_asked(PEOPLE, PERSON, pattern("p", "id")) is None
    assert key_asked(PEOPLE, PERSON, pattern("p", "tree", operation="Scan")) is None
