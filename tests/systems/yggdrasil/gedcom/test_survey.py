"""A survey: its records wait to be stored once, and a large file is read again."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablewright import limits
from tablewright.systems.yggdrasil.gedcom.planning import Plan
from tablewright.systems.yggdrasil.gedcom.present import Present
from tablewright.systems.yggdrasil.gedcom.survey import Survey, surveyed
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
