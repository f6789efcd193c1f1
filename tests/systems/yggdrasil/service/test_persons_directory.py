"""The directory of names: folding, and pages that return every person once, in order."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.trees.directory import Directory, folded, words_of
from tests.examples import examples

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
@settings(max_examples=examples(100))
def test_folding_twice_is_folding_once(text: str):
    assert folded(text) == folded(folded(text))


@given(st.lists(st.tuples(NAMES, NAMES), max_size=12), NAMES, st.integers(1, 5))
@settings(max_examples=examples(100))
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


DEEDS = st.lists(st.tuples(st.integers(0, 8), NAMES, NAMES, st.booleans()), max_size=12)


@given(st.lists(st.tuples(NAMES, NAMES), max_size=6), DEEDS, NAMES, st.integers(1, 4))
@settings(max_examples=examples(200), deadline=None)
def test_a_directory_that_follows_changes_finds_whom_a_new_one_finds(
    names: list[tuple[str, str]],
    deeds: list[tuple[int, str, str, bool]],
    query: str,
    limit: int,
):
    people = {number: person(number, *name) for number, name in enumerate(names)}
    directory: Directory | None = Directory(people.values())
    for number, first, last, is_deleted in deeds:
        assert directory is not None
        one = person(number, first, last)
        if is_deleted:
            people.pop(number, None)
            directory = directory.changed([], [one])
        else:
            people[number] = one
            directory = directory.changed([one], [])
    assert directory is not None
    place, place_anew, anew = None, None, Directory(people.values())
    while True:
        page, place = directory.page(words_of(query), limit, place)
        page_anew, place_anew = anew.page(words_of(query), limit, place_anew)
        assert (page_anew, place_anew) == (page, place)
        if place is None:
            break


def test_after_many_changes_it_is_better_made_anew():
    directory: Directory | None = Directory([])
    for number in range(limits.YGGDRASIL_DIRECTORY_CHANGES_MAX):
        assert directory is not None
        directory = directory.changed([person(number, "Ann", "Berg")], [])
    assert directory is not None
    assert directory.changed([person(0, "Ann", "Berger")], []) is not None  # it is one of them
    assert directory.changed([person(-1, "Ann", "Berg")], []) is None


@pytest.mark.parametrize("few", [1, 2, 1_000])
@given(st.lists(st.tuples(NAMES, NAMES), max_size=12), NAMES)
@settings(
    max_examples=examples(60),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    deadline=None,
)
def test_those_are_found_who_have_a_word_whether_they_are_many_or_few(
    monkeypatch: pytest.MonkeyPatch, few: int, names: list[tuple[str, str]], query: str
):
    """Words that many have are looked for in another way."""
    monkeypatch.setattr("tablewright.systems.yggdrasil.trees.directory._FEW", few)
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
