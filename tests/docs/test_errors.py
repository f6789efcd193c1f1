"""Every error with a code has a page that tells what it is, and every page has an error."""

from __future__ import annotations

import re
from typing import Any

import pytest

import tablewright.commands.failures  # its errors are counted by being there
from tablewright.api.system import System
from tablewright.commands.finding import found_system, system_names
from tablewright.errors import CodedError, MissingExtraError, TablewrightError
from tests.tidy.tree import ROOT

SYSTEMS = [found_system(name) for name in system_names()]
PAGES = {path.stem: path for path in (ROOT / "docs" / "errors").glob("*.md")}
FAMILIES = {
    CodedError,
    *CodedError.__subclasses__(),
    tablewright.commands.failures.CommandFailure,
} - {MissingExtraError}


def _coded(error: type[TablewrightError]) -> list[type[TablewrightError]]:
    inner = [found for child in error.__subclasses__() for found in _coded(child)]
    is_ours = error.__module__.startswith("tablewright.")
    is_coded = is_ours and "code" in vars(error) and error not in FAMILIES
    return [error, *inner] if is_coded else inner


ERRORS = _coded(TablewrightError)
CODES = {vars(error)["code"]: error for error in ERRORS}


def test_no_two_errors_share_a_code():
    assert len(ERRORS) == len(CODES)


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.name)
def test_a_system_lists_the_errors_that_its_package_defines(system: System[Any, Any]):
    home = f"tablewright.systems.{system.name}."
    assert {one for one in ERRORS if one.__module__.startswith(home)} == set(system.errors)


def test_an_error_that_no_system_lists_has_a_letter_and_three_digits_as_its_code():
    listed = {error for system in SYSTEMS for error in system.errors}
    others = [code for code, error in CODES.items() if error not in listed]
    assert [] == [code for code in others if re.fullmatch("[A-Z][0-9]{3}", code) is None]


def test_every_error_with_a_code_has_a_page_and_every_page_an_error():
    assert sorted(CODES) == sorted(PAGES)


@pytest.mark.parametrize("code", sorted(CODES))
def test_an_error_has_a_hint_and_its_page_says_what_happened_and_what_to_do(code: str):
    error, text = CODES[code], PAGES[code].read_text()
    assert vars(error)["hint"]
    assert re.match(rf"# {code}: \S", text)
    assert f"`{error.__name__}`" in text
    assert ["## What happened", "## What to do"] == re.findall(r"^## .*$", text, re.MULTILINE)


def test_the_index_of_the_documentation_lists_every_code_with_the_title_of_its_page():
    index = (ROOT / "docs" / "README.md").read_text()
    listed = re.findall(r"^\| \[(\w+)\]\(errors/\1\.md\) \| (.*) \|$", index, re.MULTILINE)
    titles = [PAGES[code].read_text().partition("\n")[0] for code in sorted(CODES)]
    assert titles == [f"# {code}: {title}" for code, title in listed]


def test_the_tree_of_errors_shows_every_error_with_its_code():
    """Those of commands, U…, are where the commands are, except for one; so are systems' own."""
    drawn = re.findall(r"[├└]─ (\w+) +([A-Z]\d{3})\b", tablewright.errors.__doc__ or "")
    wanted = {
        error.__name__: code
        for code, error in CODES.items()
        if error.__module__.startswith("tablewright.errors.")
    }
    assert wanted == dict(drawn)
