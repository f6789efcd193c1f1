"""Families: couples, marriages one after the other, parents of every kind, and odd pointers."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.design.values import SpousalStatus
from tablewright.systems.yggdrasil.gedcom.exporting.assembling import Assembly
from tablewright.systems.yggdrasil.gedcom.files.reading import V70, V551
from tablewright.systems.yggdrasil.gedcom.planning.cycles import closing_links
from tablewright.systems.yggdrasil.trees.family import family_of
from tests.systems.yggdrasil.gedcom.trees import (
    AT,
    HEAD_70,
    Imported,
    gedcom,
    imported,
    told,
    tree,
)
from tests.systems.yggdrasil.made import parent, person

PEOPLE = (
    "0 @I1@ INDI",
    "1 NAME Ann /A/",
    "0 @I2@ INDI",
    "1 NAME Ben /B/",
    "0 @I3@ INDI",
    "1 NAME Cid /C/",
)


def _couple(*lines: str) -> Spouses:
    found = imported(gedcom(*PEOPLE, "0 @F1@ FAM", "1 HUSB @I1@", "1 WIFE @I2@", *lines))
    (couple,) = found.family.couples
    return couple


def _link(famc: tuple[str, ...] = (), chil: tuple[str, ...] = (), more: tuple[str, ...] = ()):
    lines = (
        *PEOPLE,
        "1 FAMC @F1@",
        *famc,
        *more,
        "0 @F1@ FAM",
        "1 HUSB @I1@",
        "1 WIFE @I2@",
        "1 CHIL @I3@",
        *chil,
    )
    found = imported(gedcom(*lines))
    by_name = {found.family.persons[one.parent_id].first_name: one for one in found.family.links}
    return by_name["Ann"], by_name["Ben"]


@pytest.mark.parametrize(
    ("lines", "status", "detail"),
    [
        ((), "Married", "Unknown"),
        (("1 MARR",), "Married", None),
        (("1 MARR Y",), "Married", None),
        (("1 MARR", "1 DIV"), "Divorced", None),
        (("1 DIV Y", "1 MARR", "2 DATE 1850"), "Divorced", None),
        (("1 DIV N", "1 MARR"), "Married", None),
        (("1 ANUL",), "Divorced", "Annulled"),
        (("1 NO MARR",), "Married", "Partner"),
        (("1 MARR N",), "Married", "Partner"),
        (("1 MARR", "1 EVEN", "2 TYPE Separation"), "Separated", None),
        (("1 EVEN Widowed", "2 TYPE Union"), "Widowed", None),
        (("1 EVEN Married, Engaged", "2 TYPE Union"), "Married", "Engaged"),
    ],
)
def test_events_say_what_a_couple_is(lines: tuple[str, ...], status: str, detail: str | None):
    couple = _couple(*lines)
    assert (status, detail) == (couple.status, couple.status_detail)


def test_a_marriage_after_a_divorce_is_another_union_of_the_same_couple():
    couple = _couple(
        "1 MARR",
        "2 DATE 1 APR 1911",
        "2 PLAC Hull",
        "1 DIV",
        "2 DATE 1912",
        "1 MARR",
        "2 DATE 1914",
    )
    assert ("Married", "1914") == (couple.status, couple.marriage_date_text)
    (before,) = couple.previous_unions or []
    assert (date(1911, 4, 1), "Hull", "1912", "Divorced") == (
        before.marriage_date,
        before.marriage_place,
        before.divorce_date_text,
        before.status,
    )


def test_two_records_of_one_couple_are_one_couple_the_later_marriage_counts():
    found = imported(
        gedcom(
            *PEOPLE,
            *("0 @F1@ FAM", "1 HUSB @I1@", "1 WIFE @I2@", "1 MARR", "2 DATE 1920"),
            *("0 @F2@ FAM", "1 HUSB @I2@", "1 WIFE @I1@", "1 MARR", "2 DATE 1910", "1 DIV Y"),
        )
    )
    (couple,) = found.family.couples
    assert "1920" == couple.marriage_date_text
    assert ["1910"] == [one.marriage_date_text for one in couple.previous_unions or ()]


THREE = (
    *("0 @I1@ INDI", "1 NAME A /A/", "1 FAMS @F1@", "0 @I2@ INDI", "1 NAME B /B/", "1 FAMS @F1@"),
    *("0 @I3@ INDI", "1 NAME C /C/", "1 FAMS @F1@", "0 @I4@ INDI", "1 NAME D /D/", "1 FAMC @F1@"),
    *("0 @F1@ FAM", "1 HUSB @I1@", "1 HUSB @I2@", "1 WIFE @I3@", "1 CHIL @I4@"),
)


def test_a_family_of_three_partners_comes_back_as_it_was():
    found = imported(gedcom(*THREE))
    assert (1, 3) == (len(found.family.couples), len(found.family.links))
    text = found.file(V551).decode("utf-8-sig").replace("\r\n", "\n")
    assert gedcom(*THREE) == text


@pytest.mark.parametrize("version", [V551, V70])
def test_a_parent_who_was_removed_from_a_family_of_three_stays_removed(version: str):
    found = imported(gedcom(*THREE))
    gone = found.person("C").person_id
    links = [one for one in found.family.links if one.parent_id != gone]
    found.family = family_of(tree(), found.family.persons.values(), links, found.family.couples)
    assert told(found.family) == told(imported(found.file(version)).family)


def test_somebody_who_is_both_partners_of_a_family_makes_no_couple_and_is_reported():
    found = imported(gedcom(*PEOPLE, "1 FAMS @F1@", "0 @F1@ FAM", "1 HUSB @I3@", "1 WIFE @I3@"))
    assert 0 == len(found.family.couples)
    assert ["@I3@ is listed twice as a partner of the family"] == [
        one.text for one in found.report.warnings
    ]


def test_slots_are_no_sexes_and_one_partner_makes_no_couple():
    same = gedcom(*PEOPLE, "0 @F1@ FAM", "1 HUSB @I1@", "1 HUSB @I2@")
    assert 1 == imported(same).report.couples
    alone = gedcom(*PEOPLE, "0 @F1@ FAM", "1 HUSB @I1@", "1 WIFE @I1@", "1 CHIL @I3@")
    assert (0, 1) == (imported(alone).report.couples, imported(alone).report.parent_links)


@pytest.mark.parametrize(
    ("famc", "chil", "more", "first", "second"),
    [
        ((), (), (), "Biological", "Biological"),
        (("2 PEDI birth",), (), (), "Biological", "Biological"),
        (("2 PEDI Adopted",), (), (), "Adoptive", "Adoptive"),
        (("2 PEDI FOSTER",), (), (), "Foster", "Foster"),
        (("2 _STEP Y",), (), (), "Step", "Step"),
        (("2 PEDI OTHER", "3 PHRASE Step"), (), (), "Step", "Step"),
        ((), ("2 _FREL Natural", "2 _MREL Step"), (), "Biological", "Step"),
        ((), (), ("1 ADOP", "2 FAMC @F1@"), "Adoptive", "Adoptive"),
        ((), (), ("1 ADOP", "2 FAMC @F1@", "3 ADOP WIFE"), "Biological", "Adoptive"),
        ((), (), ("1 ADOP", "2 FAMC @F1@", "3 ADOP both parents"), "Adoptive", "Adoptive"),
    ],
)
def test_the_kind_of_a_parent_is_told_in_many_ways(
    famc: tuple[str, ...], chil: tuple[str, ...], more: tuple[str, ...], first: str, second: str
):
    assert (first, second) == tuple(one.type for one in _link(famc, chil, more))


def test_what_the_four_kinds_cannot_say_is_a_detail():
    link, _ = _link(("2 PEDI SEALING",))
    assert ("Biological", "Sealing") == (link.type, link.type_detail)
    link, _ = _link(("2 PEDI OTHER", "3 PHRASE Guardian"))
    assert ("Biological", "Guardian") == (link.type, link.type_detail)
    link, _ = _link(("2 PEDI other",))
    assert ("Biological", "Other") == (link.type, link.type_detail)


def test_an_adoption_has_its_date_and_a_link_its_note():
    lines = ("1 ADOP", "2 DATE 3 MAR 1740", "2 FAMC @F1@")
    link, _ = _link(("2 PEDI adopted", "2 NOTE In court"), (), lines)
    assert (date(1740, 3, 3), "In court") == (link.adoption_date, link.notes)


def test_a_child_by_birth_and_adoption_of_the_same_parent_is_by_birth():
    found = imported(
        gedcom(
            *PEOPLE,
            "1 FAMC @F2@",
            "2 PEDI adopted",
            "1 FAMC @F1@",
            *("0 @F2@ FAM", "1 HUSB @I1@", "1 CHIL @I3@"),
            *("0 @F1@ FAM", "1 HUSB @I1@", "1 CHIL @I3@"),
        )
    )
    (link,) = found.family.links
    assert "Biological" == link.type


@pytest.mark.parametrize(
    "lines",
    [
        ("1 FAMC @F1@", "0 @F1@ FAM", "1 HUSB @I1@"),
        ("0 @F1@ FAM", "1 HUSB @I1@", "1 CHIL @I3@"),
        ("1 FAMC @F9@", "1 FAMS @F8@", "0 @F1@ FAM", "1 CHIL @I9@", "1 HUSB @I8@"),
        ("1 FAMS @F1@", "0 @F1@ FAM", "1 HUSB @I1@"),
        ("1 FAMC @F1@", "0 @F1@ FAM", "1 CHIL @I3@", "1 CHIL @I2@"),
        ("1 FAMC @F1@", "0 @F1@ FAM", "1 HUSB @I3@", "1 WIFE @I1@", "1 CHIL @I3@"),
        ("1 ASSO @I9@", "0 @F1@ FAM"),
        ("1 FAMC @I1@", "1 FAMS @N1@", "0 @F1@ FAM", "1 HUSB @N1@", "1 CHIL @F1@", "0 @N1@ NOTE x"),
    ],
)
def test_pointers_that_are_not_answered_are_reported_and_come_back_as_they_were(
    lines: tuple[str, ...],
):
    content = gedcom(*PEOPLE, *lines)
    found = imported(content)
    text = found.file(V551).decode("utf-8-sig").replace("\r\n", "\n")
    assert content == text
    assert told(found.family) == told(imported(text).family)


def test_a_link_that_closes_a_circle_is_refused_and_its_lines_stay():
    lines = (
        *("0 @I1@ INDI", "1 NAME Ann /A/", "1 FAMS @F1@", "1 FAMC @F2@"),
        *("0 @I2@ INDI", "1 NAME Ben /B/", "1 FAMC @F1@", "1 FAMS @F2@"),
        *("0 @I3@ INDI", "1 NAME Cid /C/", "1 FAMS @F2@"),
        *("0 @F1@ FAM", "1 HUSB @I1@", "1 CHIL @I2@"),
        *("0 @F2@ FAM", "1 HUSB @I2@", "1 WIFE @I3@", "1 CHIL @I1@"),
    )
    found = imported(gedcom(*lines))
    assert 2 == len(found.family.links)
    assert 1 == found.report.warning_count
    text = found.file(V551).decode("utf-8-sig").replace("\r\n", "\n")
    assert gedcom(*lines) == text


def test_a_circle_through_a_family_that_does_not_name_its_child_leaves_the_file_as_it_was():
    lines = (
        *("0 @I1@ INDI", "1 NAME Ann /A/", "1 FAMC @F2@"),
        *("0 @I2@ INDI", "1 NAME Ben /B/", "0 @I3@ INDI", "1 NAME Cid /C/"),
        *("0 @F1@ FAM", "1 HUSB @I1@", "1 CHIL @I2@"),
        *("0 @F2@ FAM", "1 HUSB @I2@", "1 WIFE @I3@"),
    )
    found = imported(gedcom(*lines))
    assert 2 == len(found.family.links)
    text = found.file(V551).decode("utf-8-sig").replace("\r\n", "\n")
    assert gedcom(*lines) == text


def test_circles_are_found_beside_what_is_there():
    assert [("c", "a")] == list(closing_links([("c", "a")], [("a", "b"), ("b", "c")]))
    assert [] == list(closing_links([("a", "c"), ("a", "b")], [("b", "c")]))


# Changes by hand, and what is written of them


def _family() -> Imported:
    return imported(
        gedcom(
            *PEOPLE,
            "1 FAMC @F1@",
            "0 @F1@ FAM",
            "1 HUSB @I1@",
            "1 WIFE @I2@",
            "1 CHIL @I3@",
            "1 MARR",
            "2 DATE 1850",
            "1 _HOUSE Large",
        )
    )


def _again(found: Imported, version: str) -> Imported:
    return imported(found.file(version))


@pytest.mark.parametrize("version", [V551, V70])
@pytest.mark.parametrize(
    "values",
    [
        {"status": "Divorced", "divorce_date_text": "1860"},
        {"status": "Widowed", "status_detail": "Partner"},
        {"marriage_date_text": None, "marriage_place": "Hull"},
        {"notes": "Happy"},
    ],
)
def test_a_couple_that_was_edited_is_written_so(version: str, values: dict[str, Any]):
    found = _family()
    (couple,) = found.family.couples
    for name, value in values.items():
        setattr(couple, name, value)
    assert b"1 _HOUSE Large" in found.file(version)
    assert told(found.family) == told(_again(found, version).family)


@pytest.mark.parametrize("first", ["2 DATE 1850", "2 TYPE At home"])
@pytest.mark.parametrize("status", ["Separated", "Widowed", "Divorced"])
@pytest.mark.parametrize("version", [V551, V70])
def test_a_couple_that_married_twice_in_one_record_is_edited_as_one_union(
    version: str, status: SpousalStatus, first: str
):
    weddings = ("1 MARR", first, "1 MARR", "2 TYPE In church", "2 DATE 1851")
    found = imported(gedcom(*PEOPLE, "0 @F1@ FAM", "1 HUSB @I1@", "1 WIFE @I2@", *weddings))
    (couple,) = found.family.couples
    couple.status = status
    assert told(found.family) == told(_again(found, version).family)
    assert b"2 TYPE In church" in found.file(version)
    assert first.encode() in found.file(version)


@pytest.mark.parametrize("version", [V551, V70])
def test_a_wedding_without_a_date_goes_where_somebody_says_that_there_was_none(version: str):
    found = imported(gedcom(*PEOPLE, "0 @F1@ FAM", "1 HUSB @I1@", "1 WIFE @I2@", "1 MARR Y"))
    (couple,) = found.family.couples
    couple.status_detail = "Partner"
    assert b"1 MARR" not in found.file(version)
    assert told(found.family) == told(_again(found, version).family)


@pytest.mark.parametrize("version", [V551, V70])
def test_a_link_that_was_removed_stays_removed_and_one_that_was_added_is_there(version: str):
    found = _family()
    persons = found.family.persons
    kept = [one for one in found.family.links if persons[one.parent_id].first_name == "Ann"]
    ann, ben = found.person("Ann").person_id, found.person("Ben").person_id
    added = ParentChild(
        parent_id=ann,
        child_id=ben,
        tree_id="t1",
        user_id="ann",
        type="Adoptive",
        adoption_date_text="1840",
        created_at=AT,
        updated_at=AT,
    )
    found.family = type(found.family)(
        found.family.tree, dict(persons), [*kept, added], found.family.couples
    )
    assert told(found.family) == told(_again(found, version).family)


def test_a_person_who_was_deleted_leaves_no_pointer():
    found = _family()
    rest = {key: one for key, one in found.family.persons.items() if one.first_name != "Cid"}
    found.family = type(found.family)(found.family.tree, rest, [], found.family.couples)
    assert b"@I3@" not in found.file(V551)


def test_parents_who_are_no_couple_stay_none():
    found = _family()
    persons = dict(found.family.persons)
    found.family = type(found.family)(found.family.tree, persons, found.family.links, [])
    again = _again(found, V70)
    assert (0, 2) == (again.report.couples, again.report.parent_links)
    assert b"1 _UNION N" in found.file(V70)
    assert b"2 TAG _UNION urn:x-tablewright:gedcom:union" in found.file(V70)


# A second version of a file


def test_ids_for_good_find_people_whose_ids_in_the_file_have_changed():
    first = imported(gedcom("0 @I1@ INDI", "1 NAME A /B/", "1 _UID 77", head=HEAD_70))
    second = gedcom(
        *("0 @I1@ INDI", "1 NAME New /One/", "1 UID 99", "0 @I2@ INDI", "1 NAME A /B/", "1 UID 77"),
        head=HEAD_70,
    )
    again = imported(second, first.present())
    assert (1, 1) == (again.report.added, again.report.updated)
    assert 2 == len(again.family.persons)
    assert first.person("A").person_id == again.person("A").person_id


def test_people_without_ids_are_found_by_their_place():
    content = gedcom("0 INDI", "1 NAME A /B/", head=HEAD_70)
    first = imported(content)
    again = imported(content, first.present())
    assert (0, 1) == (again.report.added, again.report.unchanged)


def test_people_without_ids_are_found_by_their_names_when_their_lines_have_moved():
    people = ("0 INDI", "1 NAME A /B/", "0 INDI", "1 NAME C /D/", "0 INDI", "1 NAME A /B/")
    first = imported(gedcom(*people, head=HEAD_70))
    before = told(first.family)
    moved = gedcom("0 @N1@ NOTE Hello", *people, head=HEAD_70)
    again = imported(moved, first.present())
    assert (0, 3) == (again.report.added, again.report.unchanged)
    assert before == told(again.family)


@pytest.mark.parametrize("version", [V551, V70])
def test_somebody_without_an_id_who_names_a_family_is_not_doubled_by_an_export(version: str):
    lines = ("0 @I1@ INDI", "1 NAME A /B/", "0 INDI", "1 NAME C /D/", "1 FAMC @F1@")
    content = gedcom(*lines, "0 @F1@ FAM", "1 HUSB @I1@")
    first = imported(content)
    assert content == first.file(V551).decode("utf-8-sig").replace("\r\n", "\n")
    before = told(first.family)
    again = imported(first.file(version), first.present())
    assert (0, before) == (again.report.added, told(again.family))
    (link,) = first.family.links
    link.type = "Foster"
    (link,) = imported(first.file(version)).family.links
    assert "Foster" == link.type


def test_people_without_ids_who_have_other_names_are_of_another_file():
    first = imported(gedcom("0 INDI", "1 NAME A /B/", "0 INDI", "1 NAME C /D/", head=HEAD_70))
    other = gedcom("0 INDI", "1 NAME E /F/", "0 INDI", "1 NAME G /H/", head=HEAD_70)
    again = imported(other, first.present())
    assert ["A", "C", "E", "G"] == sorted(one.first_name for one in again.family.persons.values())


def test_what_both_changed_is_as_the_file_says():
    first = imported(gedcom("0 @I1@ INDI", "1 NAME A /B/", "1 SEX M", "1 NOTE One"))
    first.person("A").biography = "By hand"
    first.person("A").gender = "Female"
    newer = gedcom("0 @I1@ INDI", "1 NAME A /B/", "1 SEX M", "1 NOTE Two")
    again = imported(newer, first.present())
    person = again.person("A")
    assert ("Two", "Female") == (person.biography, person.gender)
    assert (1, 1) == (again.report.edits_replaced, again.report.edits_kept)


def test_a_date_by_hand_that_comes_back_in_large_letters_is_no_edit_that_was_replaced():
    first = imported(gedcom("0 @I1@ INDI", "1 NAME A /B/", "1 BIRT", "2 DATE 1850"))
    first.person("A").birth_date_text = "abt 1851"
    again = imported(first.file(V551), first.present())
    assert 0 == again.report.edits_replaced
    assert "ABT 1851" == again.person("A").birth_date_text


def test_who_left_the_file_is_reported_and_deleted_if_asked():
    first = imported(gedcom(*PEOPLE))
    newer = gedcom(*PEOPLE[:4])
    again = imported(newer, first.present())
    assert (1, 3) == (again.report.missing_people, len(again.family.persons))
    again = imported(newer, first.present(), deletes_missing=True)
    assert 2 == len(again.family.persons)


def test_children_who_were_entered_by_hand_are_written_by_birth():
    kids = {"a": "1905", "b": None, "c": "ABT 1901", "d": "1903"}
    family = family_of(
        tree(),
        [person("m", "f"), *(person(one, birth_date_text=text) for one, text in kids.items())],
        [parent("m", one) for one in kids],
        [],
    )
    records = list(Assembly(family, (), V70).records())
    names = {one.xref: one.text("NAME") for one in records if one.tag == "INDI"}
    (household,) = [one for one in records if one.tag == "FAM"]
    assert ["C", "D", "A", "B"] == [names[one.value][0] for one in household.all("CHIL")]
