"""What holds for every expression: printed trees parse back, and mean what they obviously mean."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import assume, event, given, settings
from hypothesis import strategies as st

from tablewright.errors import ValidationException
from tablewright.expressions import (
    Condition,
    Projection,
    Substitutions,
    Update,
    condition,
    key_condition,
    projection,
    update,
    updated_part,
)
from tablewright.expressions.conditions import parsed_condition
from tablewright.expressions.tree import Action, Reference
from tablewright.expressions.update_parser import parsed_update
from tests.examples import examples
from tests.expressions import strategies
from tests.expressions.binding import refusal
from tests.expressions.naive import DoesNotFitError, Naive, plain
from tests.expressions.printing import printed_condition, printed_path, printed_update

Values = dict[str, dict[str, Any]]
Actions = tuple[Action, ...]


def _bound(function: Any, text: str, values: Values) -> Any:
    """The expression, or nothing of this example if it breaks one of the finer rules."""
    try:
        return function(text, Substitutions(strategies.NAMES, copy.deepcopy(values)))
    except ValidationException as error:
        event(error.message.partition(";")[0])
        assume(False)
        raise


@given(strategies.conditions, st.data())
def test_a_printed_condition_parses_to_the_same_tree(tree: Any, data: st.DataObject):
    text = printed_condition(tree, lambda: data.draw(st.booleans()))
    assert tree == parsed_condition(text, shows_size=True).root


@given(strategies.updates(), st.data())
def test_a_printed_update_parses_to_the_same_tree(actions: Actions, data: st.DataObject):
    text = printed_update(actions, lambda: data.draw(st.booleans()))
    assert actions == parsed_update(text).root


@given(strategies.conditions, strategies.items, strategies.substituted)
def test_a_condition_means_what_its_tree_says(tree: Any, item: Any, values: Values):
    bound: Condition = _bound(condition, printed_condition(tree, lambda: False), values)
    expected = Naive(strategies.NAMES, values).holds(tree, item)
    event(f"holds: {expected}")
    assert expected == bound.holds(item)


@settings(max_examples=examples(300))  # most updates do not fit the item
@given(strategies.updates(), strategies.items, strategies.substituted)
def test_an_update_does_what_its_tree_says(actions: Actions, item: Any, values: Values):
    bound: Update = _bound(update, printed_update(actions, lambda: False), values)
    before = copy.deepcopy(item)
    try:
        expected = Naive(strategies.NAMES, values).updated(actions, item)
    except DoesNotFitError:
        event("does not fit")
        with pytest.raises(ValidationException):
            bound.applied_to(item)
    else:
        event("fits")
        assert plain({"M": expected}) == plain({"M": bound.applied_to(item)})
    assert before == item


@given(st.lists(strategies.references, min_size=1, max_size=4), strategies.items)
def test_a_projection_is_the_part_of_the_item_at_its_paths(references: list[Reference], item: Any):
    bound: Projection = _bound(
        projection, ", ".join(map(printed_path, references)), {":s": {"S": ""}}
    )
    naive = Naive(strategies.NAMES, {})
    part = bound.applied_to(item)
    assert part == updated_part(item, [tuple(naive.path(path)) for path in references])
    assert set(part) <= bound.top_level_names()
    assert bool(part) == any(naive.found(path, item) is not None for path in references)


_texts = st.one_of(
    st.text(max_size=60),
    strategies.word_soups,
    strategies.damaged(strategies.conditions.map(lambda tree: printed_condition(tree, bool))),
    strategies.damaged(strategies.updates().map(lambda tree: printed_update(tree, bool))),
)


@given(_texts)
def test_whatever_the_text_nothing_but_dynamodbs_refusal_is_raised(text: str):
    values: Values = {":s": {"S": "a"}, ":n": {"N": "1"}, ":ss": {"SS": ["a"]}, ":any": {"L": []}}
    for function in (condition, update, projection, key_condition):
        subs = Substitutions(strategies.NAMES, copy.deepcopy(values))
        answer = refusal(function, text, subs).partition(";")[0]
        event(f"{function.__name__}: {answer if 'refused' not in answer else 'accepted'}")
