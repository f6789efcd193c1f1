"""What goes out comes back the same: trees by chance, files as they are, in both versions."""

from __future__ import annotations

import gedcom7
import pytest
from hypothesis import HealthCheck, given, settings

from tablewright.systems.yggdrasil.gedcom.exporting.assembling import Assembly
from tablewright.systems.yggdrasil.gedcom.files.reading import V70, V551
from tablewright.systems.yggdrasil.people.living import shown
from tablewright.systems.yggdrasil.trees.family import Family
from tests.examples import examples
from tests.systems.yggdrasil.gedcom.trees import (
    AT,
    FILES,
    HEAD_70,
    HEAD_551,
    families,
    gedcom,
    imported,
    records_of,
    told,
)

VERSIONS = (V551, V70)
SLOW = settings(
    max_examples=examples(30), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


@pytest.mark.parametrize("version", VERSIONS)
@SLOW
@given(family=families())
def test_a_tree_made_by_hand_comes_back_the_same(version: str, family: Family):
    content = Assembly(family, (), version).file()
    again = imported(content)
    places = {one: number for number, one in enumerate(family.persons)}
    names = {
        person_id: list(places)[number] for number, person_id in enumerate(again.family.persons)
    }
    assert told(family) == told(again.family, names)


@pytest.mark.parametrize("name", ["family_551.ged", "family_70.ged"])
def test_a_file_that_nobody_changed_comes_back_record_by_record(name: str):
    content = (FILES / name).read_bytes()
    version = V551 if "551" in name else V70
    assert records_of(content) == records_of(imported(content).file(version))


@pytest.mark.parametrize("name", ["family_551.ged", "family_70.ged"])
@pytest.mark.parametrize("version", VERSIONS)
def test_a_file_makes_the_same_tree_after_either_version(name: str, version: str):
    first = imported((FILES / name).read_bytes())
    again = imported(first.file(version))
    assert told(first.family) == told(again.family)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("head", [HEAD_551, HEAD_70])
@pytest.mark.parametrize(
    "lines",
    [
        ("1 DEAT", "2 DATE @I1@", "1 SEX @X@"),
        ("1 DEAT @I1@",),
        ("1 DEAT", "2 DATE", "3 PHRASE \xa0"),
        ("1 BIRT", "2 DATE GREGORIAN 1 JAN 1900"),
        ("1 BIRT", "2 DATE @#DJULIAN@25 DEC 1699"),
        ("1 FAMC @F1@", "2 PEDI"),
        ("1 FAMC @F1@", "2 PEDI OTHER"),
        ("1 FAMC @F1@", "2 PEDI Guardian"),
        ("1 FAMC @F1@", "1 ADOP", "2 FAMC @F1@", "3 ADOP both parents"),
    ],
)
def test_odd_lines_say_the_same_after_either_version(
    lines: tuple[str, ...], head: str, version: str
):
    others = ("0 @I1@ INDI", "0 @F1@ FAM", "1 HUSB @I1@", "1 CHIL @I2@")
    first = imported(gedcom("0 @I2@ INDI", *lines, *others, head=head))
    assert told(first.family) == told(imported(first.file(version)).family)


@pytest.mark.parametrize("name", ["family_551.ged", "family_70.ged"])
def test_what_is_written_as_70_keeps_to_its_specification(name: str):
    content = imported((FILES / name).read_bytes()).file(V70)
    found = gedcom7.validate(gedcom7.loads(content.decode("utf-8-sig")))
    # A record without references needs no id, and a source's day may be anything.
    allowed = ("needs a cross-reference", "FEB has no day 30")
    assert [] == [one for one in found if not any(words in one.message for words in allowed)]


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("is_living", [True, False, None])
def test_a_death_by_hand_comes_back_though_the_file_denied_it(version: str, is_living: bool | None):
    first = imported(gedcom("0 @I1@ INDI", "1 NAME A /B/", "1 DEAT N"))
    person = first.person("A")
    person.death_place, person.is_living = "Rome", is_living
    assert told(first.family) == told(imported(first.file(version)).family)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_file_that_hides_the_living_doubles_nobody_when_it_comes_back(version: str):
    people = ("0 @P2@ INDI", "1 NAME Old /A/", "1 DEAT Y", "0 @P3@ INDI", "1 NAME Kid /A/")
    more = ("0 @I1@ INDI", "1 NAME Kit /A/", "0 @I2@ INDI", "1 NAME Kay /A/")
    links = ("0 @F1@ FAM", "1 HUSB @P2@", *(f"1 CHIL @{one}@" for one in ("P3", "I2", "I1")))
    first = imported(gedcom(*people, *more, *links))
    before = told(first.family)
    hidden = Assembly(shown(first.family, AT.date()), (), version).file()
    assert 3 == hidden.count(b"1 NAME Living")
    again = imported(hidden, first.present(), deletes_missing=True)
    assert (0, 0, before) == (again.report.added, again.report.missing_people, told(again.family))


ODD = gedcom(
    *("0 @i-1@ INDI", "1 NAME A /B/", "1 FAMS @f.1@", "0 @I 2@ INDI", "1 NAME C /D/"),
    *("1 FAMS @f.1@", "0 @i1@ INDI", "1 NAME E /F/", "0 @I1@ INDI", "1 NAME G /H/"),
    *("0 @x.1@ INDI", "1 NAME I /J/", "0 @x-1@ INDI", "1 NAME K /L/"),
    *("1 NOTE @void@", "0 @f.1@ FAM", "1 HUSB @i-1@", "1 WIFE @I 2@", "0 @void@ NOTE x"),
)


def test_ids_that_70_does_not_allow_are_others_there_and_its_people_are_known_again():
    found = imported(ODD)
    content = found.file(V70)
    assert [] == gedcom7.validate(gedcom7.loads(content.decode("utf-8-sig")))
    again = imported(content, imported(ODD).present())
    assert 0 == again.report.added
    assert told(found.family) == told(again.family)
    assert records_of(ODD) == records_of(found.file(V551))
