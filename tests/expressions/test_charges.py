"""How large DynamoDB takes an update itself to be."""

from __future__ import annotations

import pytest

from tablewright.expressions import Substitutions, legacy_updates, update

VALUES = {
    ":v": {"S": "x" * 100},
    ":n": {"N": "5"},
    ":l": {"L": [{"S": "abc"}]},
    ":ss": {"SS": ["a"]},
}

CHARGES = [
    ("REMOVE abc", 3 + 1 + 3),
    ("REMOVE abc, de", 3 + (1 + 3) + (1 + 2)),
    ("REMOVE a.bc", 3 + 1 + 1 + (4 + 2)),
    ("REMOVE a[10]", 3 + 1 + 1 + (4 + 2)),
    ("DELETE a :ss", 3 + 1 + 1),
    ("SET a = :v", 3 + 19 + 1 + 100),
    ("SET #n = :v", 3 + 19 + 2 + 100),
    ("SET a.bc = :v", 3 + 19 + 1 + (4 + 2) + 100),
    ("SET a = :l", 3 + 19 + 1 + (3 + 1 + 3)),
    ("ADD a :n", 3 + 19 + 1 + 2),
    ("ADD a :ss", 3 + 19 + 1 + 1),
    ("SET a = bc", 3 + 19 + 1 + 1 + (14 + 2)),
    ("SET a = b.cd", 3 + 19 + 1 + 1 + (14 + 1) + (14 + 2)),
    ("SET a = :n + :n", 3 + 19 + 1 + 34 + 2 + 2),
    ("SET a = b - :n", 3 + 19 + 1 + 37 + (1 + 14 + 1) + 2),
    ("SET a = if_not_exists(b, :v)", 3 + 19 + 1 + 39 + (1 + 14 + 1) + 100),
    ("SET a = list_append(b, :l)", 3 + 19 + 1 + 37 + (1 + 14 + 1) + (3 + 1 + 3)),
    ("SET a = :v, b = :v", 3 + (19 + 1 + 100) * 2),
]


@pytest.mark.parametrize(("text", "charge_bytes"), CHARGES)
def test_an_update_is_charged_for_what_it_names_and_gives(text: str, charge_bytes: int):
    names = {"#n": "é"} if "#n" in text else None
    values = {name: dict(value) for name, value in VALUES.items() if name in text}
    assert charge_bytes == update(text, Substitutions(names, values or None)).charge_bytes()


def test_attribute_updates_are_not_charged():
    assert 0 == legacy_updates({"a": {"Value": {"S": "x"}}}).charge_bytes()
