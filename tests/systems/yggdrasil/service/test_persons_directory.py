"""The directory of names: folding, and pages that give everybody once, in order."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablewright.systems.yggdrasil.directory import Directory, folded, words_of
from tablewright.systems.yggdrasil.persons import Person

NAMES = st.text(st.sampled_from("aAäÅ bø-"), max_size=7)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ångström", "angstrom"),
        ("A\u030angstro\u0308m", "angstrom"),  # the same, taken apart
        ("STRAẞE", "strasse"),
        ("Łukasz Đoković", "lukasz dokovic"),
        ("Þórr Æsir", "thorr aesir"),
        ("İbrahim Iğd\u0131r", "ibrahim igdir"),
        ("O\u2019Brien", "o'brien"),
        ("Ёлка", "елка"),
        ("小野", "小野"),
        ("", ""),
    ],
)
def test_accents_and_case_do_not_count(name: str, expected: str):
    assert expected == folded(name)


@given(st.text(max_size=20))
@settings(max_examples=100)
def test_folding_twice_is_folding_once(text: str):
    assert folded(text) == folded(folded(text))


@given(st.lists(st.tuples(NAMES, NAMES), max_size=12), NAMES, st.integers(1, 5))
@settings(max_examples=100)
def test_pages_give_whoever_is_wanted_once_and_in_order(
    names: list[tuple[str, str]], query: str, limit: int
):
    people = [person(number, first, last) for number, (first, last) in enumerate(names)]
    directory, words = Directory(people), words_of(query)
    wanted = [
        (folded(one.last_name), folded(one.first_name), one.person_id)
        for one in people
        if all(word in folded(one.last_name) or word in folded(one.first_name) for word in words)
    ]
    found: list[tuple[str, str, str]] = []
    place = None
    while True:
        page, place = directory.page(words, limit, place)
        assert len(page) <= limit
        found += [(folded(o.last_name), folded(o.first_name), o.person_id) for o in page]
        if place is None:
            break
    assert sorted(wanted) == found


@pytest.mark.parametrize("few", [1, 2, 1_000])
@given(st.lists(st.tuples(NAMES, NAMES), max_size=12), NAMES)
@settings(
    max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
def test_those_are_found_who_have_a_word_whether_they_are_many_or_few(
    monkeypatch: pytest.MonkeyPatch, few: int, names: list[tuple[str, str]], query: str
):
    """Words that many have are looked for in another way."""
    monkeypatch.setattr("tablewright.systems.yggdrasil.directory._FEW", few)
    people = [person(number, first, last) for number, (first, last) in enumerate(names)]
    words = words_of(query)
    found, _ = Directory(people).page(words, 20)
    assert {one.person_id for one in found} == {
        one.person_id
        for one in people
        if all(word in folded(one.last_name) or word in folded(one.first_name) for word in words)
    }


def person(number: int, first_name: str, last_name: str) -> Person:
    return Person(
        person_id=f"p{number}",
        tree_id="t",
        user_id="ann",
        first_name=first_name,
        last_name=last_name,
        gender="Unknown",
    )
