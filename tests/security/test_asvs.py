"""OWASP ASVS 5.0.0: every requirement of levels 1 and 2 has a test, a document or a reason."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.commands.finding import found_system, system_names
from tests.security.mapping import (
    chapters,
    entries_of,
    exists,
    faults,
    has_anchor,
    imported,
    levels,
    read,
    wrong_ids,
)
from tests.tidy.tree import ROOT

CHECKLIST = ROOT / "tests" / "security" / "checklist.toml"
TEST = "tests/security/test_asvs.py::test_every_requirement_is_listed_once"
ENTRIES = {
    name: one for chapter in chapters().values() for name, one in entries_of(chapter).items()
}


def test_every_requirement_is_listed_once():
    wanted = levels()
    assert [] == list(wrong_ids(chapters(), wanted))
    assert (70, 183) == (len(wanted["level_1"]), len(wanted["level_2"]))


def test_every_entry_is_complete_and_names_tests_that_exist():
    assert [] == [fault for name, one in ENTRIES.items() for fault in faults(name, one)]


def test_what_makes_a_requirement_not_applicable_is_still_absent():
    paths = [
        route.path.lower() for name in system_names() for route in found_system(name).each_route()
    ]
    assert len(paths) > 100
    for name, one in ENTRIES.items():
        assert set() == imported() & set(one.get("absent", ())), name
        assert [] == [
            path for path in paths for word in one.get("no_routes", ()) if word in path
        ], name


def test_few_requirements_deviate():
    assert ["6.5.5", "7.2.4", "7.5.2"] == sorted(
        name for name, one in ENTRIES.items() if one["status"] == "deviates"
    )


def test_every_statement_of_the_checklist_names_tests_that_exist():
    for name, one in entries_of(read(CHECKLIST)).items():
        assert [] == list(faults(name, one))


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"status": "fine"}, "unknown status"),
        ({"subject": " "}, "no subject"),
        ({"tests": []}, "tested by nothing"),
        ({"tests": [f"{TEST}_and_more"]}, "does not exist"),
        ({"tests": ["tests/security/mapping.py::faults"]}, "does not exist"),
        ({"tests": [TEST, TEST]}, "twice"),
        ({"reason": "It is so."}, "has a reason"),
        ({"document": "SECURITY.md"}, "has a document"),
        ({"absent": ["ldap"]}, "says what is absent"),
        ({"sentence": "Verify"}, "unknown member"),
        ({"status": "not applicable", "reason": "No LDAP."}, "is tested"),
        ({"status": "not applicable", "tests": []}, "lacks its reason"),
        ({"status": "operator", "document": "SECURITY.md"}, "lacks its reason"),
        ({"status": "operator", "reason": "Use TLS."}, "lacks its document"),
        ({"status": "operator", "document": "NO.md", "reason": "Use TLS."}, "does not exist"),
        ({"status": "documented", "document": "SECURITY.md", "reason": "so"}, "not a sentence"),
    ],
)
def test_a_mistake_in_an_entry_is_found(changed: dict[str, Any], fault: str):
    good = {"subject": "Tests", "status": "tested", "tests": [TEST]}
    assert [] == list(faults("1.1.1", good))
    assert [one for one in faults("1.1.1", good | changed) if fault in one]


def test_a_requirement_in_a_wrong_place_is_found():
    wanted = {"level_1": ["1.1.1"], "level_2": ["1.1.2", "2.1.1"]}
    found = {"1": {"title": "", "1.1.1": {}, "2.1.1": {}}, "2": {"2.9.9": {}}}
    assert [
        "1.1.2 is missing",
        "2.9.9 is unknown",
        "2.1.1 is in the file of chapter 1",
    ] == list(wrong_ids(found, wanted))
    assert ["1.1.1 is in two levels", "1.1.1 is missing", "1.1.1 is missing"] == list(
        wrong_ids({}, {"level_1": ["1.1.1"], "level_2": ["1.1.1"]})
    )


def test_imports_are_found_wherever_they_are():
    assert {"hashlib", "cryptography", "xml.sax.saxutils", "bcrypt", "argon2"} <= imported()


def test_tests_and_headings_are_found_by_their_names():
    assert exists(
        "tests/api/test_frame.py::test_every_answer_has_the_headers_that_keep_browsers_safe"
    )
    assert not exists("tests/api/test_frame.py::SAFE")
    assert not exists("tests/api/test_nothing.py::test_nothing")
    assert has_anchor("docs/guides/sessions.md#cookies-and-csrf")
    assert not has_anchor("docs/guides/sessions.md#nothing")
