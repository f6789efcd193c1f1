"""What a projection keeps of an item."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.expressions import Substitutions, projection, projection_of_names

ITEM: dict[str, Any] = {
    "s": {"S": "x"},
    "m": {"M": {"a": {"N": "1"}, "b": {"N": "2"}, "deep": {"M": {"c": {"N": "3"}}}}},
    "l": {
        "L": [
            {"M": {"a": {"N": "1"}, "b": {"N": "2"}, "n": {"L": [{"N": "8"}, {"N": "9"}]}}},
            {"S": "second"},
            {"M": {"c": {"N": "3"}}},
        ]
    },
    "hollow": {"M": {}},
    "x.y": {"S": "dotted"},
}

KEPT: list[tuple[str, dict[str, Any]]] = [
    ("s", {"s": {"S": "x"}}),
    ("s, hollow", {"s": {"S": "x"}, "hollow": {"M": {}}}),
    ("absent", {}),
    ("absent.a, s.a, m[0], l.a, hollow.a", {}),
    ("absent[0], s[0], l[7], hollow[0]", {}),
    ("m.absent, l[0].absent", {}),
    ("s, absent", {"s": {"S": "x"}}),
    ("m.a", {"m": {"M": {"a": {"N": "1"}}}}),
    ("m.a, m.b", {"m": {"M": {"a": {"N": "1"}, "b": {"N": "2"}}}}),
    ("m.deep.c, m.a", {"m": {"M": {"a": {"N": "1"}, "deep": {"M": {"c": {"N": "3"}}}}}}),
    ("m.deep", {"m": {"M": {"deep": {"M": {"c": {"N": "3"}}}}}}),
    ("l[1]", {"l": {"L": [{"S": "second"}]}}),
    ("l[2], l[1]", {"l": {"L": [{"S": "second"}, {"M": {"c": {"N": "3"}}}]}}),
    ("l[1], l[9]", {"l": {"L": [{"S": "second"}]}}),
    ("l[0].a", {"l": {"L": [{"M": {"a": {"N": "1"}}}]}}),
    ("l[0].a, l[0].b", {"l": {"L": [{"M": {"a": {"N": "1"}, "b": {"N": "2"}}}]}}),
    ("l[2].c, l[0].a", {"l": {"L": [{"M": {"a": {"N": "1"}}}, {"M": {"c": {"N": "3"}}}]}}),
    ("l[0].n[1]", {"l": {"L": [{"M": {"n": {"L": [{"N": "9"}]}}}]}}),
    ("l[0].n[1], l[0].n[0]", {"l": {"L": [{"M": {"n": {"L": [{"N": "8"}, {"N": "9"}]}}}]}}),
    ("l[1].a, l[0].a", {"l": {"L": [{"M": {"a": {"N": "1"}}}]}}),
    ("#dotted", {"x.y": {"S": "dotted"}}),
    ("#m.#a", {"m": {"M": {"a": {"N": "1"}}}}),
]


@pytest.mark.parametrize(("text", "kept"), KEPT)
def test_a_projection_keeps_what_its_paths_name(text: str, kept: dict[str, Any]):
    subs = Substitutions({"#dotted": "x.y", "#m": "m", "#a": "a"}, None)
    assert kept == projection(text, subs).applied_to(ITEM)


def test_a_projection_names_the_attributes_that_its_paths_begin_with():
    subs = Substitutions({"#n": "x.y"}, None)
    assert {"m", "l", "x.y"} == projection("m.a, l[0], #n, m.b", subs).top_level_names()


def test_a_projection_names_the_attributes_that_its_paths_lead_into():
    bound = projection("s, m.a, l[0], hollow", Substitutions(None, None))
    assert {"m", "l"} == bound.nested_names()


def test_a_projection_of_names_takes_them_as_they_are():
    names = ["s", "x.y", "absent", "abort"]
    legacy = projection_of_names(names)
    assert {"s": {"S": "x"}, "x.y": {"S": "dotted"}} == legacy.applied_to(ITEM)
    assert set(names) == legacy.top_level_names()
