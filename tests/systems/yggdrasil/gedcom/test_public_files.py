"""Public GEDCOM files, if they are present: counts of an independent counter, and no loss.

`TABLEWRIGHT_GEDCOM_FIXTURES` names the folder that holds them.
"""

from __future__ import annotations

import os
from pathlib import Path

import gedcom7
import pytest

from tablewright.systems.yggdrasil.dates.dates import read_date
from tablewright.systems.yggdrasil.gedcom.files.gdz import Archive, is_gdz
from tablewright.systems.yggdrasil.gedcom.files.reading import V70, V551, GedcomText
from tests.systems.yggdrasil.gedcom.trees import imported, records_of, told

FOLDER = Path(os.environ.get("TABLEWRIGHT_GEDCOM_FIXTURES", "nowhere"))
NAMES = sorted(
    str(path.relative_to(FOLDER))
    for ending in ("ged", "gdz")
    for path in FOLDER.rglob(f"*.{ending}")
)
pytestmark = pytest.mark.skipif(
    not NAMES, reason="TABLEWRIGHT_GEDCOM_FIXTURES names no folder of GEDCOM files"
)
# People, families, children; days of all dates below people and families; without names of those
# who have a name: without a surname, and without a given name.
COUNTS = {
    "public/royal92.ged": (3_010, 1_422, 2_018, 1_167, 4_018, 1_867, 25),
    "gedcom4j/Harry_Potter.ged": (23, 7, 15, 16, 20, 0, 4),
    "gedcom4j/RelationshipTest.ged": (43, 18, 30, 0, 0, 0, 0),
    "familysearch-gedcom70/maximal70.ged": (4, 2, 3, None, None, 1, 0),
    "familysearch-gedcom70/date.ged": (8, 0, 0, 3, 1_062, 0, 0),
}


def _content(name: str) -> bytes:
    content = (FOLDER / name).read_bytes()
    return Archive(content).gedcom() if is_gdz(content) else content


@pytest.mark.parametrize("name", NAMES)
def test_every_file_comes_back_and_makes_the_same_tree_in_both_versions(name: str):
    content = _content(name)
    found = imported(content)
    version = GedcomText(content).version
    assert records_of(content) == records_of(found.file(version))
    for one in (V551, V70):
        assert told(found.family) == told(imported(found.file(one)).family)


@pytest.mark.parametrize("name", [name for name in NAMES if name in COUNTS])
def test_counts_are_those_of_another_counter(name: str):
    content = _content(name)
    found = imported(content)
    people, families, children, days, dates, no_surname, no_given = COUNTS[name]
    report = found.report
    assert (people, families, children) == (report.people, report.families, report.children)
    named = [one for one in found.family.persons.values() if "1 NAME" in (one.gedcom_extra or "")]
    assert no_surname == sum(1 for one in named if not one.last_name)
    assert no_given == sum(1 for one in named if not one.first_name)
    if days is not None:
        texts = [
            one.value
            for record in GedcomText(content).records()
            if record.tag != "HEAD"
            for _, one in record.walked()
            if one.tag == "DATE"
        ]
        read = [read_date(text) for text in texts]
        assert dates == len(texts)
        # The other counter does not know days of the years before 1000, of which royal92 has two.
        found_days = [one.day for one in read if one is not None and one.day is not None]
        assert days == sum(1 for day in found_days if day.year >= 1000)


@pytest.mark.skipif("public/royal92.ged" not in NAMES, reason="royal92.ged is not there")
def test_royal92_has_its_couples_and_links_and_no_circle():
    report = imported(_content("public/royal92.ged")).report
    assert (1_138, 3_724, []) == (report.couples, report.parent_links, report.refused)


@pytest.mark.parametrize("name", [name for name in NAMES if "gedcom4j" in name])
def test_what_551_becomes_keeps_to_the_specification_of_70(name: str):
    content = imported(_content(name)).file(V70)
    assert [] == gedcom7.validate(gedcom7.loads(content.decode("utf-8-sig")))


@pytest.mark.skipif("familysearch-gedcom70/date.ged" not in NAMES, reason="date.ged is not there")
def test_all_dates_of_the_specification_are_read():
    for record in GedcomText(_content("familysearch-gedcom70/date.ged")).records():
        for _, one in record.walked():
            if one.tag == "DATE":
                assert read_date(one.value) is not None, one.value
