"""What in a tree cannot be, is unlikely, or is missing."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from tablewright.systems.yggdrasil.insight.checks import Finding, findings
from tablewright.systems.yggdrasil.links.loops import loops
from tablewright.systems.yggdrasil.trees.family import Family, family_of
from tests.systems.yggdrasil.made import couple, made, parent, person, tree

TODAY = date(2025, 6, 1)
_MISSING = {"missingSex", "missingBirth", "missingSurname", "disconnected"}


def _found(family: Family, hidden: frozenset[str] = frozenset()) -> list[Finding]:
    return [one for one in findings(family, TODAY, hidden) if one.code not in _MISSING]


def _codes(family: Family) -> list[str]:
    return [one.code for one in _found(family)]


def test_a_sound_family_has_no_findings():
    family = family_of(
        tree(),
        [person("m", "f", born=1900, died=1980), person("f", "m", born=1890, died=1950),
         person("c", "f", born=1925, died=1999), person("d", "m", born=1926)],
        [parent("m", "c"), parent("f", "c"), parent("m", "d"), parent("f", "d")],
        [couple("m", "f", marriage_date=date(1920, 1, 1), divorce_date=date(1940, 1, 1))],
    )  # fmt: skip
    assert [] == list(findings(family, TODAY))


@pytest.mark.parametrize(
    ("values", "code"),
    [
        ({"born": 1900, "died": 1899}, "bornAfterDeath"),
        ({"birth_date_text": "AFT 1900", "death_date_text": "BEF 1890"}, "bornAfterDeath"),
        ({"born": 1900}, "tooOld"),
        ({"birth_date_text": "BEF 1900", "is_living": True}, "tooOld"),
        ({"born": 1700, "died": 1830}, "tooOld"),
        ({"birth_date": TODAY + timedelta(days=1)}, "inTheFuture"),
        ({"birth_date_text": "AFT 2090"}, "inTheFuture"),
        ({"born": 1990, "death_date": TODAY + timedelta(days=1)}, "inTheFuture"),
        ({"born": 1900, "died": 1901, "gedcom_extra": "1 CHR\n2 DATE 1899"},
         "baptizedBeforeBirth"),
        ({"born": 1900, "died": 1901,
          "gedcom_extra": "1 BAPM Y\n2 PLAC Ghent\n3 MAP\n2 DATE ABT 1880\n1 OCCU Smith"},
         "baptizedBeforeBirth"),
    ],
)  # fmt: skip
def test_lives_that_cannot_be(values: dict[str, Any], code: str):
    assert [code] == _codes(made([person("a", **values)]))


@pytest.mark.parametrize(
    "values",
    [
        {"birth_date_text": "1900", "death_date_text": "1900"},
        {"birth_date_text": "ABT 1901", "death_date_text": "1900"},  # about
        {"born": 1900, "is_living": False},
        {"birth_date": TODAY},
        {"birth_date_text": f"ABT {TODAY.year + 1}"},
        {"born": 1900, "died": 1901, "gedcom_extra": "1 CHR\n2 DATE 1900\n1 OCCU\n2 DATE 1800"},
        {"born": 1900, "died": 1901, "gedcom_extra": "1 CHR\n2 PLAC Ghent\n1 OCCU\n2 DATE 1800"},
        {"death_date_text": "(unknown)", "birth_date_text": "(nobody knows)"},
    ],
)
def test_what_dates_leave_open_is_not_found(values: dict[str, Any]):
    assert [] == _codes(made([person("a", **values)]))


@pytest.mark.parametrize(
    ("sex", "of_parent", "born", "code"),
    [
        ("f", {"born": 1900, "died": 1930}, 1931, "bornAfterMothersDeath"),
        ("m", {"born": 1900, "died": 1930}, 1932, "bornLongAfterFathersDeath"),
        ("m", {"born": 1900, "died": 1990}, 1911, "parentTooYoung"),
        ("f", {"born": 1900, "died": 1990}, 1890, "parentTooYoung"),
        ("f", {"born": 1900, "died": 1990}, 1957, "motherTooOld"),
        ("m", {"born": 1800, "died": 1899}, 1892, "fatherTooOld"),
    ],
)
def test_births_that_cannot_be(sex: str, of_parent: dict[str, Any], born: int, code: str):
    people = [person("p", sex, **of_parent), person("c", born=born, died=born)]
    (finding,) = _found(made(people, "p>c"))
    assert (code, ("p", "c")) == (finding.code, finding.person_ids)


def test_who_is_born_before_a_parent_is_an_error_and_a_young_parent_a_warning():
    def severity(born: int) -> str:
        people = [person("p", "m", born=1900, died=1990), person("c", born=born, died=born)]
        return _found(made(people, "p>c"))[0].severity

    assert "error" == severity(1899)
    assert "warning" == severity(1910)


def test_adoptive_parents_may_be_of_any_age():
    people = [person("p", "m", born=1900, died=1990), person("c", born=1895, died=1990)]
    assert [] == _codes(made(people, "p~c"))


def test_a_father_who_died_before_the_birth_is_no_finding():
    people = [person("p", "m", born=1900, died=date(1930, 1, 1)),
              person("c", born=date(1930, 9, 1), died=1990)]  # fmt: skip
    assert [] == _codes(made(people, "p>c"))


def test_parents_of_one_sex_are_found_and_more_than_two_are_an_error():
    assert ["twoFathers"] == _codes(made("a:m b:m c", "a>c b>c"))
    assert ["twoMothers"] == _codes(made("a:f b:f c", "a>c b>c"))
    assert ["tooManyParents", "twoFathers"] == _codes(made("a:m b:m d:f c", "a>c b>c d>c"))
    assert [] == _codes(made("a:m b:m c", "a>c b~c"))


def test_own_ancestors_are_found_as_one_group():
    (finding,) = _found(made("a b c d e", "a>b b>c c>a c>d d>e"))
    assert ("ownAncestor", "error", ("a", "b", "c")) == (
        finding.code, finding.severity, finding.person_ids
    )  # fmt: skip
    assert "A Test and 2 others are their own ancestors." == finding.text()


def test_own_parents_and_several_loops_are_found():
    assert [("a",), ("b", "c"), ("e", "f")] == sorted(
        loops(made("a b c d e f", "a>a b>c c>b c>d d>e e>f f>e"))
    )
    assert [] == loops(made("a b c d", "a>b a>c b>d c>d"))


def test_a_long_loop_is_found():
    count = 3_000
    family = made(
        " ".join(f"p{n}" for n in range(count)),
        " ".join(f"p{n}>p{(n + 1) % count}" for n in range(count)),
    )
    (found,) = loops(family)
    assert count == len(found)


@pytest.mark.parametrize(("links", "couples"), [("a>b", "a+b"), ("a>b", "b+a"), ("m>a m>b", "a+b")])
def test_couples_of_close_kin_are_found(links: str, couples: str):
    (finding,) = _found(made("m a b", links, couples))
    assert ("marriedToKin", "warning") == (finding.code, finding.severity)


def test_somebody_married_to_themself_is_found():
    assert ["marriedToSelf"] == _codes(made("a", "", "a+a"))


@pytest.mark.parametrize(
    ("values", "code"),
    [
        ({"marriage_date": date(1905, 1, 1)}, "marriedTooYoung"),
        ({"marriage_date_text": "AFT 1991"}, "marriedAfterDeath"),
        ({"marriage_date_text": "1930", "divorce_date_text": "1925"}, "divorcedBeforeMarriage"),
    ],
)
def test_weddings_that_cannot_be(values: dict[str, Any], code: str):
    family = family_of(
        tree(),
        [person("a", "f", born=1900, died=1990), person("b", "m")],
        [],
        [couple("b", "a", **values)],
    )
    assert [code] == _codes(family)


@pytest.mark.parametrize(
    ("days", "codes"), [(0, []), (2, []), (90, ["siblingsTooClose"]), (250, [])]
)
def test_siblings_who_follow_too_soon_and_are_no_twins_are_found(days: int, codes: list[str]):
    first = date(1920, 1, 1)
    people = [person("m", "f", born=1900, died=1990), person("a", born=first, died=1990),
              person("b", born=first + timedelta(days=days), died=1990)]  # fmt: skip
    assert codes == _codes(made(people, "m>a m>b"))
    assert [] == _codes(made([person("m", "m", born=1900, died=1990), *people[1:]], "m>a m>b"))


def test_what_is_missing_is_told():
    people = [person("a", last_name=" "), person("b", "f", born=1950)]
    assert [
        ("missingSex", "A has no gender."),
        ("missingBirth", "A has no date of birth."),
        ("missingSurname", "A has no last name."),
        ("disconnected", "A is not connected to anyone."),
        ("disconnected", "B Test is not connected to anyone."),
    ] == [(one.code, one.text()) for one in findings(made(people), TODAY)]


def test_nothing_is_told_that_touches_the_hidden():
    family = made(
        [person("p", "m", born=1900, died=1990), person("c", born=1891, died=1990)], "p>c"
    )
    assert ["parentTooYoung"] == [one.code for one in _found(family)]
    assert [] == list(findings(family, TODAY, frozenset({"p", "c"})))
    assert [] == _found(family, frozenset({"c"}))
