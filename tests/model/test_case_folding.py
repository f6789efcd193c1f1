"""Unique values that ignore case: one guard for all spellings, and the item keeps its own."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.client import CallReport, Database
from tablewright.errors import NotUniqueError, UniqueDeclarationError
from tablewright.model import Entity, Index, Key, Table, assign, design_of, unique
from tablewright.model.declaring.unique import folded
from tests.model.items import items_of


class People(Table, name="people", tag="kind"):
    primary = Index("pk")


class User(Entity, table=People):
    user_id: str
    team: str = "t"
    email: str = unique(within=["team"], ignore_case=True)
    primary = People.primary("USER#{user_id}")


DESIGN = design_of("people", People)


@pytest.fixture
def people(db: Any) -> Any:
    db.create_tables(DESIGN)
    return db


def _user(number: int, email: str, **more: Any) -> User:
    return User(user_id=str(number), email=email, **more)


def _guards(people: Any) -> list[str]:
    texts = [item["pk"]["S"] for item in items_of(people, "people")]
    return sorted(text for text in texts if text.startswith("UNIQUE#"))


def _guard(text: str) -> str:
    return f"UNIQUE#User#email#t#{text}"


def _before(people: Any, number: int, email: str) -> None:
    """An item with the guard of a version that compared the spelling."""
    item = {"pk": f"USER#{number}", "kind": "User", "user_id": str(number), "team": "t"}
    wires: dict[str, Any] = {name: {"S": text} for name, text in {**item, "email": email}.items()}
    owner = {"M": {"pk": wires["pk"]}}
    guard = {"pk": {"S": _guard(email)}, "kind": {"S": "Unique"}, "Owner": owner}
    for one in (wires, guard):
        people.call("PutItem", {"TableName": "people", "Item": one})


# Errors


def test_a_number_cannot_ignore_case():
    with pytest.raises(UniqueDeclarationError, match="must be text, because it ignores case"):

        class Wrong(Entity, table="wrong"):
            id: str
            number: int = unique(ignore_case=True)
            primary = Key("{id}")


def test_another_spelling_of_a_value_is_refused(people: Any):
    people.run(_user(1, "Ada@X").create())
    for spelling in ("ada@x", "ADA@X", "Ada@X"):
        with pytest.raises(NotUniqueError, match="Another User has this email"):
            people.run(_user(2, spelling).create())
    people.run(_user(2, "bob@x").create())
    with pytest.raises(NotUniqueError):
        people.run(User.at(user_id="2").update(assign(User.email, "aDa@x")))


# What is stored


def test_the_item_keeps_its_spelling_and_every_spelling_finds_it(people: Any):
    people.run(_user(1, "Ada@X").create())
    assert [_guard("ada@x")] == _guards(people)
    for spelling in ("ada@x", "ADA@X", "Ada@X"):
        assert "Ada@X" == people.run(User.by_unique(team="t", email=spelling)).email


def test_what_it_is_unique_within_is_compared_exactly(people: Any):
    people.run(_user(1, "ada@x").create())
    people.run(_user(2, "ada@x", team="T").create())
    assert "2" == people.run(User.by_unique(team="T", email="ADA@x")).user_id


def test_the_owner_may_change_the_spelling(people: Any):
    user = people.run(_user(1, "ada@x").create())
    user.email = "Ada@X"
    people.run(user.put())
    assert "ADA@X" == people.run(User.at(user_id="1").update(assign(User.email, "ADA@X"))).email
    assert [_guard("ada@x")] == _guards(people)


def test_a_deleted_value_is_free_in_every_spelling(people: Any):
    people.run(_user(1, "Ada@X").create())
    people.run(User.at(user_id="1").erase())
    people.run(_user(2, "ADA@x").create())
    assert [_guard("ada@x")] == _guards(people)


def test_a_change_to_another_value_moves_the_guard(people: Any):
    people.run(_user(1, "Ada@X").create())
    people.run(User.at(user_id="1").update(assign(User.email, "Bob@X")))
    assert [_guard("bob@x")] == _guards(people)


def test_a_design_says_that_case_is_ignored():
    (entity,) = DESIGN.tables[0].entities
    assert [True] == [one.ignores_case for one in entity.attributes if one.name == "email"]


# Items from before


def test_rewriting_folds_the_guards_of_existing_items(people: Any):
    _before(people, 1, "Ada@X")
    _before(people, 2, "bob@x")
    assert people.run(User.by_unique(team="t", email="ada@x")) is None
    assert [1] == [step.rewritten_count for step in people.rewriting(User)]
    assert "1" == people.run(User.by_unique(team="t", email="ada@x")).user_id
    assert [_guard("ada@x"), _guard("bob@x")] == _guards(people)
    assert [0] == [step.rewritten_count for step in people.rewriting(User)]


def test_rewriting_names_an_item_whose_value_another_item_has(people: Any):
    _before(people, 1, "ada@x")
    _before(people, 2, "Ada@X")
    with pytest.raises(NotUniqueError) as told:
        list(people.rewriting(User))
    assert "USER#2" in told.value.hint


def test_an_item_that_shared_a_value_releases_no_guard_of_the_other(people: Any):
    _before(people, 1, "ada@x")
    _before(people, 2, "Ada@X")
    people.run(User.at(user_id="2").update(assign(User.email, "eve@x")))
    assert _guard("ada@x") in _guards(people)
    assert "1" == people.run(User.by_unique(team="t", email="ADA@X")).user_id


def test_only_values_with_capitals_read_their_guard_before_it_is_released(
    people: Any, calls: list[CallReport]
):
    people.run(_user(1, "ada@x").create())
    people.run(_user(2, "Bob@X").create())
    for number, expected in ((1, 1), (2, 2)):
        calls.clear()
        people.run(User.at(user_id=str(number)).erase())
        assert expected == [call.operation for call in calls].count("GetItem")
    assert [] == _guards(people)


# Properties

_values = st.text("aAbB\u00e9\u00c9", min_size=1, max_size=3)


@given(st.text())
def test_folding_twice_changes_nothing(text: str):
    assert folded(text) == folded(folded(text))


@given(st.text())
def test_lower_case_folds_to_the_same(text: str):
    assert folded(text) == folded(text.casefold())


@given(st.text(st.characters(max_codepoint=127)), st.data())
def test_any_mixture_of_ascii_case_is_the_same_value(text: str, data: st.DataObject):
    mixed = "".join(data.draw(st.sampled_from([one.lower(), one.upper()])) for one in text)
    assert folded(text) == folded(mixed)


@pytest.mark.parametrize(("one", "other"), [("STRASSE", "straße"), ("É", "e\u0301"), ("Σ", "ς")])
def test_equal_letters_are_equal(one: str, other: str):
    assert folded(one) == folded(other)


@given(
    st.text("aAbB\u00e9\u00c9", min_size=1, max_size=3),
    st.text("aAbB\u00e9\u00c9", min_size=1, max_size=3),
)
def test_two_values_share_a_guard_exactly_if_they_are_equal_without_case(one: str, other: str):
    with Database("memory:") as people:
        people.create_tables(DESIGN)
        people.run(_user(1, one).create())
        if one.lower() == other.lower():
            with pytest.raises(NotUniqueError):
                people.run(_user(2, other).create())
        else:
            people.run(_user(2, other).create())
            assert 2 == len(_guards(people))
