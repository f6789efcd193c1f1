"""People: what records say of them, and what is written when that has changed."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.systems.yggdrasil.gedcom.files.reading import V551
from tablewright.systems.yggdrasil.gedcom.files.structures import (
    Structure,
    kept_records,
    kept_text,
)
from tablewright.systems.yggdrasil.gedcom.meaning.names import NameParts, name_parts, set_name
from tablewright.systems.yggdrasil.gedcom.meaning.people import Facts, facts_of
from tests.systems.yggdrasil.gedcom.trees import gedcom, imported


def _facts(*lines: str) -> Facts:
    return facts_of(_record(*lines), {"N1": "A note\nfrom elsewhere"})


def _record(*lines: str) -> Structure:
    (record,) = kept_records("\n".join(["0 @I1@ INDI", *lines]))
    return record


@pytest.mark.parametrize(
    ("lines", "first", "middle", "last", "suffix"),
    [
        ((), "", None, "", None),
        (("1 NAME",), "", None, "", None),
        (("1 NAME @N1@",), "", None, "", None),
        (("1 NAME //",), "", None, "", None),
        (("1 NAME John",), "John", None, "", None),
        (("1 NAME /Smith/",), "", None, "Smith", None),
        (("1 NAME John  Paul George /van  Smith/ Jr.",), "John", "Paul George", "van Smith", "Jr."),
        (("1 NAME John /Smith",), "John", None, "Smith", None),
        (("1 NAME Dr. John /Smith/", "2 NPFX Dr."), "John", None, "Smith", None),
        (("1 NAME J /S/", "2 GIVN Mary Ann, Lou"), "Mary Ann", "Lou", "S", None),
        (("1 NAME J /S/", "2 GIVN Mary Ann", "2 GIVN Lou"), "Mary Ann", "Lou", "S", None),
        (("1 NAME", "2 GIVN John", "2 SPFX de", "2 SURN Allen"), "John", None, "de Allen", None),
        (("1 NAME A /B/ II", "2 NSFX Jr."), "A", None, "B", "Jr."),
        (("1 NAME A /B/", "1 NAME C /D/"), "A", None, "B", None),
        (("1 NAME Ann Roe", "2 GIVN Ann", "2 SURN Roe"), "Ann", None, "Roe", None),
        (("1 NAME Ann", "2 GIVN Ann", "2 SURN Roe"), "Ann", None, "Roe", None),
        (("1 NAME Dr. Ann Lou Roe", "2 NPFX Dr.", "2 SURN Roe"), "Ann", "Lou", "Roe", None),
    ],
)
def test_names_are_taken_apart(
    lines: tuple[str, ...], first: str, middle: str | None, last: str, suffix: str | None
):
    facts = _facts(*lines)
    assert (first, middle, last, suffix) == (
        facts.first_name,
        facts.middle_name,
        facts.last_name,
        facts.suffix,
    )


@pytest.mark.parametrize(
    "parts",
    [
        ("2 GIVN Albert", "2 SURN Windsor"),
        ("2 GIVN George", "2 SURN Windsor"),
        ("2 NPFX King", "2 GIVN George"),
        ("2 SURN Windsor",),
    ],
)
def test_king_george_vi_is_not_shown_as_albert(parts: tuple[str, ...]):
    record = _record("1 NAME King George VI", *parts)
    facts = facts_of(record, {})
    assert ("King George VI", None, "") == (facts.first_name, facts.middle_name, facts.last_name)
    name = record.first("NAME")
    assert name is not None
    told = name_parts(name)
    set_name(name, NameParts("Bertie", "VI", "Windsor", "Sr.", "B"))
    assert NameParts("Bertie", "VI", "Windsor", "Sr.", "B") == name_parts(name)
    set_name(name, told)
    assert told == name_parts(name)


@pytest.mark.parametrize(
    ("lines", "name", "value"),
    [
        (("1 NAME A /B/", "2 NICK Ace"), "preferred_name", "Ace"),
        (("1 NAME A /B/", "1 NAME A /C/", "2 TYPE maiden"), "birth_name", "C"),
        (("1 NAME A /B/", "1 NAME A /C/", "2 TYPE aka"), "birth_name", None),
        (("1 SEX M",), "gender", "Male"),
        (("1 SEX female",), "gender", "Female"),
        (("1 SEX X",), "gender", "Other"),
        (("1 SEX U", "2 _SEX X"), "gender", "Other"),
        (("1 SEX ?",), "gender", "Unknown"),
        (("1 BIRT", "2 DATE  5   MAR 1850"), "birth_date_text", "5 MAR 1850"),
        (("1 BIRT", "2 DATE some day"), "birth_date_text", "(some day)"),
        (("1 BIRT", "2 DATE abt 5 Mar 1850"), "birth_date_text", "ABT 5 MAR 1850"),
        (("1 BIRT", "2 DATE int 1850 (He said so)"), "birth_date_text", "1850"),
        (("1 BIRT", "2 DATE about 44 BC"), "birth_date_text", "(about 44 BC)"),
        (("1 BIRT", "2 DATE @@#DROMAN@ X"), "birth_date_text", "(@#DROMAN@ X)"),
        (("1 BIRT", "2 DATE", "3 PHRASE some day"), "birth_date_text", "(some day)"),
        (("1 BIRT", "2 DATE BET 1699 AND 1700", "3 PHRASE 1699/00"), "birth_date_text", "1699/00"),
        (("1 BIRT", "2 DATE 1850", "3 PHRASE about"), "birth_date_text", "1850"),
        (("1 BIRT", "2 PLAC  Hull,  England"), "birth_place", "Hull, England"),
        (("1 DEAT",), "is_living", False),
        (("1 BURI N",), "is_living", None),
        (("1 DEAT Y",), "is_living", False),
        (("1 DEAT N",), "is_living", True),
        (("1 DEAT", "2 DATE 1900"), "is_living", None),
        (("1 BURI", "2 PLAC Hull"), "is_living", False),
        (("1 NO DEAT",), "is_living", True),
        (("1 _LIVING Y",), "is_living", True),
        (("1 NOTE One", "1 NOTE @N1@"), "biography", "One\n\nA note\nfrom elsewhere"),
        (("1 NOTE " + "x" * 70_000,), "biography", None),
    ],
)
def test_a_record_says_what_a_person_is(lines: tuple[str, ...], name: str, value: Any):
    assert value == getattr(_facts(*lines), name)


RECORD = (
    "0 @I1@ INDI",
    "1 NAME Dr. Ann Lou /Berg/",
    "2 NPFX Dr.",
    "2 SOUR @S1@",
    "1 SEX F",
    "1 BIRT",
    "2 TYPE At home",
    "2 DATE 1850",
    "2 PLAC Hull",
    "2 AGNC Church",
    "1 OCCU Smith",
    "1 NOTE First",
    "1 NOTE Second",
    "1 DEAT",
    "2 DATE 1900",
    "0 @S1@ SOUR",
)


@pytest.mark.parametrize(
    ("changes", "gone", "there"),
    [
        ({}, (), RECORD),
        (
            {"last_name": "Bergh"},
            ("1 NAME Dr. Ann Lou /Berg/",),
            ("1 NAME Dr. Ann Lou /Bergh/", "2 NPFX Dr.", "2 SOUR @S1@"),
        ),
        ({"gender": "Unknown"}, ("1 SEX F",), ("1 SEX U",)),
        ({"gender": "Other"}, ("1 SEX F",), ("1 SEX U", "2 _SEX X")),
        ({"birth_date_text": "ABT 1851"}, ("2 DATE 1850",), ("2 DATE ABT 1851", "2 AGNC Church")),
        ({"birth_date_text": None}, ("2 DATE 1850",), ("2 TYPE At home", "2 PLAC Hull")),
        ({"birth_date_text": "JULIAN 1700"}, ("2 DATE 1850",), ("2 DATE @#DJULIAN@ 1700",)),
        ({"birth_place": "York"}, ("2 PLAC Hull",), ("2 PLAC York",)),
        ({"biography": "New"}, ("1 NOTE First", "1 NOTE Second"), ("1 NOTE New",)),
        ({"biography": None}, ("1 NOTE First", "1 NOTE Second"), ("1 OCCU Smith",)),
        ({"death_date_text": None}, ("1 DEAT", "2 DATE 1900"), ()),
        ({"is_living": False}, (), ("1 DEAT Y", "2 DATE 1900")),
        ({"is_living": True}, (), ("1 _LIVING Y",)),
        ({"preferred_name": "Annie"}, (), ("2 NICK Annie",)),
        ({"birth_name": "Dahl"}, (), ("1 NAME /Dahl/", "2 TYPE birth")),
        ({"first_name": "", "middle_name": None, "last_name": ""}, ("2 SOUR @S1@",), ("1 SEX F",)),
    ],
)
def test_only_what_has_changed_is_written_otherwise(
    changes: dict[str, Any], gone: tuple[str, ...], there: tuple[str, ...]
):
    found = imported(gedcom(*RECORD))
    (person,) = found.family.persons.values()
    for name, value in changes.items():
        setattr(person, name, value)
        if name == "birth_date_text":
            person.birth_date = None
    lines = found.file(V551).decode("utf-8-sig").splitlines()
    assert [] == [line for line in gone if line in lines]
    assert [] == [line for line in there if line not in lines]
    facts = Facts.of_person(person)
    again = Facts.of_person(next(iter(imported(found.file(V551)).family.persons.values())))
    assert (facts.birth_date_text, facts.gender, facts.is_living, facts.biography) == (
        again.birth_date_text,
        again.gender,
        again.is_living,
        again.biography,
    )


def test_a_record_too_large_for_an_item_lies_elsewhere_and_comes_back():
    lines = ["0 @I1@ INDI", "1 NAME A /B/", *("1 _ROW " + "é" * 1_000 for _ in range(150))]
    found = imported(gedcom(*lines))
    (person,) = found.family.persons.values()
    assert len((person.gedcom_extra or "").encode()) < 100
    assert 150 == found.file(V551).decode().count("1 _ROW ")
    again = imported(gedcom(*lines), found.present())
    assert 1 == again.report.unchanged


def test_a_record_with_a_text_of_several_lines_is_written_again():
    found = imported(gedcom("0 @I1@ INDI one", "two", "1 NAME A /B/", "0 @I2@ INDI", "three"))
    text = found.file(V551).decode("utf-8-sig")
    assert "0 @I1@ INDI one\r\n1 CONT two\r\n1 NAME A /B/\r\n" in text
    assert "0 @I2@ INDI\r\n1 CONT three\r\n" in text


def test_a_kept_text_says_where_it_comes_from():
    (person,) = imported(gedcom("0 @I1@ INDI", "1 SEX M")).family.persons.values()
    assert "0 @I1@ INDI\n1 -from 5.5.1 7 1\n1 SEX M" == person.gedcom_extra
    assert "0 @I1@ INDI\n1 SEX M" == kept_text(_record("1 SEX M"))
