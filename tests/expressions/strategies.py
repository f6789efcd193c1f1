"""Random trees, items and texts for the property tests of expressions.

Most of what is drawn is accepted: operands have types that their operators take, and the targets of
an update do not meet.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from tablewright.expressions.tree import (
    Action,
    And,
    Between,
    Call,
    Comparison,
    In,
    Not,
    Or,
    Placeholder,
    Reference,
    Sum,
)

# Few names and values, so that paths often lead somewhere and values are often equal.
NAMES = {"#d": "d", "#word": "abort"}
ATTRIBUTES = ["a", "b", "c", "d", "abort"]

_texts = st.sampled_from(["", "a", "ab", "b", "é", "\U0001d11e"])
_digits = st.sampled_from(["0", "1", "2", "-1", "1.5", "10", "100"])
_binaries = st.sampled_from(["", "AA==", "YQ==", "YWI=", "/w=="])
_scalars: dict[str, st.SearchStrategy[dict[str, Any]]] = {
    "S": _texts.map(lambda text: {"S": text}),
    "N": _digits.map(lambda digits: {"N": digits}),
    "B": _binaries.map(lambda binary: {"B": binary}),
    "BOOL": st.booleans().map(lambda truth: {"BOOL": truth}),
    "NULL": st.just({"NULL": True}),
}


def _sets(kind: str, members: st.SearchStrategy[str]) -> st.SearchStrategy[dict[str, Any]]:
    return st.lists(members, min_size=1, max_size=3, unique=True).map(lambda drawn: {kind: drawn})


_simple = st.one_of(
    *_scalars.values(), _sets("SS", _texts), _sets("NS", _digits), _sets("BS", _binaries)
)


def _lists(elements: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.lists(elements, max_size=3).map(lambda drawn: {"L": drawn})


def _maps(members: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    keys = st.sampled_from(ATTRIBUTES)
    return st.dictionaries(keys, members, max_size=3).map(lambda drawn: {"M": drawn})


values = _simple | _lists(_simple) | _maps(_simple | _lists(_simple))
items = st.dictionaries(st.sampled_from(ATTRIBUTES), values, min_size=1, max_size=5)

# What placeholders stand for: their names begin with the type, where it matters.
substituted: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {
        ":s": _scalars["S"],
        ":n": _scalars["N"],
        ":b": _scalars["B"],
        ":any": values,
        ":ss": _sets("SS", _texts),
        ":ns": _sets("NS", _digits),
        ":list": _lists(_simple),
        ":type": st.sampled_from(["S", "N", "L", "M", "SS"]).map(lambda name: {"S": name}),
    }
)


def _placeholders(*names: str) -> st.SearchStrategy[Placeholder]:
    return st.sampled_from(names).map(Placeholder)


_names = st.sampled_from(["a", "b", "c", *NAMES])
_steps = st.lists(_names | st.integers(min_value=0, max_value=3), max_size=2)


def _reference(first: str, rest: Sequence[str | int]) -> Reference:
    steps = (first, *rest)
    return Reference(steps, any(str(step).startswith("#") for step in steps))


def _call(function: str, *arguments: st.SearchStrategy[Any]) -> st.SearchStrategy[Call]:
    return st.builds(Call, st.just(function), st.tuples(*arguments))


references = st.builds(_reference, _names, _steps)
_sizes = _call("size", references | _placeholders(":s", ":b", ":ss", ":list"))
_anything = references | _placeholders(":s", ":n", ":b", ":any", ":ss", ":list") | _sizes
_ordered = references | _placeholders(":s", ":n", ":b") | _sizes
_prefixes = references | _placeholders(":s", ":b")
_terms: st.SearchStrategy[Any] = st.one_of(
    st.builds(Comparison, st.sampled_from(["=", "<>"]), _anything, _anything),
    st.builds(Comparison, st.sampled_from(["<", "<=", ">", ">="]), _ordered, _ordered),
    st.builds(Between, _ordered, _ordered, references),
    st.builds(In, _anything, st.lists(_anything, min_size=1, max_size=4).map(tuple)),
    _call("attribute_exists", references),
    _call("attribute_not_exists", references),
    _call("attribute_type", references, _placeholders(":type")),
    _call("begins_with", _prefixes, _prefixes),
    _call("contains", _anything, _anything),
)
_groups: st.SearchStrategy[Any] = st.one_of(
    _terms,
    _terms.map(Not),
    st.lists(_terms, min_size=2, max_size=3).map(lambda parts: And(tuple(parts))),
    st.lists(_terms, min_size=2, max_size=3).map(lambda parts: Or(tuple(parts))),
)
conditions: st.SearchStrategy[Any] = st.one_of(
    _groups,
    _groups.map(Not),
    st.lists(_groups, min_size=2, max_size=3).map(lambda parts: And(tuple(parts))),
    st.lists(_groups, min_size=2, max_size=3).map(lambda parts: Or(tuple(parts))),
)

_set_operands = st.one_of(
    references,
    _placeholders(":s", ":n", ":any"),
    _call("if_not_exists", references, _placeholders(":s", ":n", ":list") | references),
)
_set_values: st.SearchStrategy[Any] = st.one_of(
    _set_operands,
    st.builds(
        Sum,
        st.sampled_from("+-"),
        references | _placeholders(":n"),
        references | _call("if_not_exists", references, _placeholders(":n")),
    ),
    _call("list_append", references | _placeholders(":list"), references | _placeholders(":list")),
)
_given: dict[str, st.SearchStrategy[Any]] = {
    "SET": _set_values,
    "REMOVE": st.none(),
    "ADD": _placeholders(":n", ":ss", ":ns"),
    "DELETE": _placeholders(":ss", ":ns"),
}


@st.composite
def updates(draw: st.DrawFn) -> tuple[Action, ...]:
    """Actions on paths that do not meet, a section after the other."""
    targets: list[Reference] = []
    for target in draw(st.lists(references, min_size=1, max_size=5)):
        if not any(_meet(target, other) for other in targets):
            targets.append(target)
    clauses = [draw(st.sampled_from(list(_given))) for _ in targets]
    in_sections = sorted(zip(clauses, targets, strict=True), key=lambda pair: pair[0])
    return tuple(Action(clause, target, draw(_given[clause])) for clause, target in in_sections)


def _meet(one: Reference, other: Reference) -> bool:
    """Whether two paths overlap or conflict, whatever their placeholders stand for."""
    for step, other_step in zip(one.steps, other.steps, strict=False):
        if type(step) is not type(other_step):
            return True
        if step != other_step:
            return False
    return True


# Everything that means something to a lexer, and some that does not.
_words = st.sampled_from(
    "a b abort #d #u :s :u size contains attribute_exists begins_with if_not_exists list_append f "
    "( ) ( ) [ ] 0 17 99999999999 . , = <> < <= > >= + - "
    "AND OR NOT IN BETWEEN SET REMOVE ADD DELETE ! # : é \0 \U0001f600 _ '".split(" ")
)
word_soups = st.lists(_words, max_size=30).flatmap(
    lambda soup: st.sampled_from(["", " ", "\n"]).map(lambda space: space.join(soup))
)


def damaged(texts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Texts with a few words in place of a few characters."""
    return st.builds(
        lambda text, at, length, soup: text[:at] + " ".join(soup) + text[at + length :],
        texts,
        st.integers(min_value=0, max_value=60),
        st.integers(min_value=0, max_value=4),
        st.lists(_words, max_size=2),
    )
