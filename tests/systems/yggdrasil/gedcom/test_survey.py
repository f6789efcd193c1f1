"""A survey: its records wait to be stored once, and a large file is read again."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablewright.errors import InvalidError
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.gedcom.planning.plan import Plan
from tablewright.systems.yggdrasil.gedcom.planning.present import Present
from tablewright.systems.yggdrasil.gedcom.planning.survey import Survey, surveyed
from tests.systems.yggdrasil.gedcom.trees import AT, FILES, gedcom

FAMILIES = [FILES / "family_551.ged", FILES / "family_70.ged"]


def _planned(survey: Survey) -> tuple[list[Any], list[str], Any]:
    plan = Plan(survey, Present("t1", "ann"), AT)
    items = [getattr(write, "item", write) for write in plan.steps()]
    return items, plan.kept, msgspec.to_builtins(survey.report)


@pytest.mark.parametrize("path", FAMILIES, ids=lambda path: path.name)
def test_a_file_that_is_read_twice_is_planned_as_one_that_is_read_once(
    path: Any, monkeypatch: pytest.MonkeyPatch
):
    once = surveyed(path.read_bytes())
    assert once.waiting
    monkeypatch.setattr(limits, "GEDCOM_WAITING_BYTES_MAX", 10)
    twice = surveyed(path.read_bytes())
    assert not twice.waiting
    assert _planned(once) == _planned(twice)


def test_a_survey_that_is_planned_again_begins_with_the_file_as_it_is():
    survey = surveyed(FAMILIES[0].read_bytes())
    first = _planned(survey)
    assert not survey.waiting
    assert first == _planned(survey)


def test_a_plan_that_was_left_is_planned_again_from_the_beginning():
    survey = surveyed(FAMILIES[0].read_bytes())
    plan = Plan(survey, Present("t1", "ann"), AT)
    next(plan.steps())
    again = [getattr(write, "item", write) for write in plan.steps()]
    assert _planned(surveyed(FAMILIES[0].read_bytes()))[0] == again


def test_ids_that_no_record_has_are_dangling():
    lines = ("0 @I1@ INDI", "1 FAMS @F1@", "1 FAMC @VOID@", "1 NOTE @N1@", "2 SOUR @S1@")
    more = ("0 @N1@ NOTE x", "0 INDI", "1 ASSO @I1@")
    assert {"F1", "S1"} == surveyed(gedcom(*lines, *more).encode()).dangling


def test_lines_that_were_cleaned_are_kept_and_warned_of():
    lines = ("0 @I1@ INDI", "1 NAME A\x00nn /Roe/", "1 @X1@ SEX F", "1 NOTE first", "second")
    survey = surveyed(gedcom(*lines).encode())
    assert [("Ann", "Roe")] == [one.name for one in survey.people.values()]
    assert [
        (8, "the line has control characters, which were removed"),
        (9, "the line is below a record; its id was removed, as only records have ids"),
        (11, "the line has no level and was added to the text before it"),
    ] == [(one.line, one.text) for one in survey.report.warnings]


def test_a_tree_does_not_open_on_an_unconnected_person():
    alone = ("0 @I1@ INDI", "0 @I2@ INDI", "1 FAMS @F1@", "0 @I3@ INDI", "1 FAMS @F1@")
    pair = ("0 @F1@ FAM", "1 HUSB @I2@", "1 WIFE @I3@")
    large = ("0 @I4@ INDI", "1 FAMC @F2@", "0 @I5@ INDI", "1 FAMS @F2@", "0 @I6@ INDI")
    parents = ("0 @F2@ FAM", "1 HUSB @I5@", "1 WIFE @I6@", "1 CHIL @I4@")
    assert "I4" == surveyed(gedcom(*alone, *pair, *large, *parents).encode()).first_key
    assert "I2" == surveyed(gedcom(*alone, *pair).encode()).first_key
    assert "I1" == surveyed(gedcom(*alone[:1]).encode()).first_key
    assert "I1" == surveyed(gedcom(*alone, *pair).encode(), is_own=True).first_key
    assert "" == surveyed(gedcom().encode()).first_key


def _people(count: int) -> list[str]:
    return [f"0 @I{number}@ INDI" for number in range(count)]


def test_a_family_with_more_partners_than_anybody_has_is_refused_with_its_line():
    most = limits.GEDCOM_PARTNERS_MAX
    partners = [f"1 HUSB @I{number}@" for number in range(most + 1)]
    surveyed(gedcom(*_people(most), "0 @F1@ FAM", *partners[:most]).encode())
    text = gedcom(*_people(most + 1), "0 @F1@ FAM", *partners)
    line = text.splitlines().index("0 @F1@ FAM") + 1
    with pytest.raises(
        InvalidError, match=f"Line {line}: the family has more than {most} partners"
    ):
        surveyed(text.encode())


def test_a_file_that_makes_more_links_than_memory_holds_is_refused_with_its_line(
    monkeypatch: pytest.MonkeyPatch,
):
    """Every partner of a family is a parent of every child: a small file can make millions."""
    family = ("0 @F1@ FAM", "1 HUSB @I0@", "1 WIFE @I1@", "1 CHIL @I2@", "1 CHIL @I3@")
    text = gedcom(*_people(4), *family)
    monkeypatch.setattr(limits, "GEDCOM_LINKS_MAX", 4)
    assert 4 == len(surveyed(text.encode()).links)
    monkeypatch.setattr(limits, "GEDCOM_LINKS_MAX", 3)
    line = text.splitlines().index("0 @F1@ FAM") + 1
    with pytest.raises(InvalidError, match=f"Line {line}: the file has more than 3"):
        surveyed(text.encode())


def test_people_of_many_families_and_families_of_many_children_keep_their_order():
    """Beyond a few they are kept in another form."""
    count = 30
    families = [f"F{number}" for number in range(count)]
    children = [f"I{number}" for number in range(count)]
    text = gedcom(
        *[line for one in children for line in (f"0 @{one}@ INDI", "1 FAMC @F0@")],
        "0 @P@ INDI",
        *[f"1 FAMS @{one}@" for one in families],
        *[line for one in families for line in (f"0 @{one}@ FAM", "1 HUSB @P@")][:2],
        *[f"1 CHIL @{one}@" for one in children],
        *[line for one in families[1:] for line in (f"0 @{one}@ FAM", "1 HUSB @P@")],
    )
    survey = surveyed(text.encode())
    assert families == [*survey.people["P"].partner_in]
    assert children == [*survey.households["F0"].children]
    assert [("P", one) for one in children] == [*survey.links]
    assert [] == survey.report.warnings
