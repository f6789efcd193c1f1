"""Work grows with the file: who has thousands of children, families or notes costs no more each."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from tablewright.systems.yggdrasil.gedcom.files.reading import V70
from tablewright.systems.yggdrasil.gedcom.planning.present import Present
from tests.systems.yggdrasil.gedcom.trees import gedcom, imported

SMALL, LARGE = 100, 400


def _calls(work: Callable[[], object]) -> int:
    """How many functions a piece of work calls: the same on every machine."""
    count = 0

    def counted(_frame: object, event: str, _arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(counted)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


def _each(count: int, *lines: str) -> list[str]:
    return [line.replace("#", str(one)) for one in range(count) for line in lines]


def _children(count: int, *own: str) -> str:
    people = _each(count, "0 @I#@ INDI", "1 NAME A# /B/", *own)
    family = ["0 @P@ INDI", "1 FAMS @F@", "0 @F@ FAM", "1 HUSB @P@", *_each(count, "1 CHIL @I#@")]
    return gedcom(*people, *family)


def _answered(count: int) -> str:
    return _children(count, "1 FAMC @F@")


def _adopted(count: int) -> str:
    own = _each(count, "1 FAMC @F#@", "1 ADOP", "2 FAMC @F#@")
    families = ("0 @F#@ FAM", "1 HUSB @P#@", "1 CHIL @I@", "0 @P#@ INDI", "1 FAMS @F#@")
    return gedcom("0 @I@ INDI", *own, *_each(count, *families))


def _noted(count: int) -> str:
    people = ("0 @I#@ INDI", "1 NAME A# /B/", "1 NOTE @N#@", "0 @N#@ NOTE x", "0 @J#@ INDI")
    couples = ("0 @F#@ FAM", "1 HUSB @I#@", "1 WIFE @J#@")
    return gedcom(*_each(count, *people, *couples))


FILES = (_children, _answered, _adopted, _noted)


def _is_steady(work: Callable[[str], Callable[[], object]], file: Callable[[int], str]) -> bool:
    work(file(SMALL))()  # what is made once, such as patterns, is made now
    few, many = (_calls(work(file(count))) for count in (SMALL, LARGE))
    return many < 1.25 * few * LARGE / SMALL


@pytest.mark.parametrize("file", FILES)
def test_an_import_calls_as_much_for_each_of_many(file: Callable[[int], str]):
    assert _is_steady(lambda content: lambda: imported(content), file)


@pytest.mark.parametrize("file", FILES)
def test_an_import_over_what_is_there_calls_as_much_for_each_of_many(file: Callable[[int], str]):
    def again(content: str) -> Callable[[], object]:
        present = imported(content).present()
        return lambda: imported(content, present)

    assert _is_steady(again, file)


@pytest.mark.parametrize("file", FILES)
def test_an_export_calls_as_much_for_each_of_many(file: Callable[[int], str]):
    def written(content: str) -> Callable[[], object]:
        found = imported(content)
        return lambda: found.file(V70)

    assert _is_steady(written, file)


def test_notes_and_other_kept_records_are_sorted_once_for_all_who_ask():
    found = imported(_noted(3))
    present = Present("t1", "ann", kept={1: found.kept})
    assert {"N0", "N1", "N2"} == present.notes(1).keys()
    assert present.notes(1) is present.notes(1)
    assert present.elsewhere() is present.elsewhere()
