"""Comments that allow findings: where they may stand, what they must say, and what is refused."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module, invalidate_caches
from itertools import count
from pathlib import Path

import pytest

from tablewright.model import design_of_module
from tablewright.ops.lint import FindingSeverity, LintReport, lint_module

Linted = Callable[[str], LintReport]

_numbers = count()

HEAD = """\
from typing import Literal
from tablewright.model import Entity, Gsi, Index, Key, Entry, Range, Table, action
"""
# One finding: L101 for `by_status`.
JOBS = """\
{table}class Jobs(Table, name="jobs"):
    primary = Index("pk", "sk")
{index}    gsi1 = Gsi("gsi1pk", "gsi1sk", name="gsi1"){beside_index}

{entity}class Job(Entity, table=Jobs):
    job_id: str
    owner: str
    status: Literal["open", "done"]

    primary = Jobs.primary("OWNER#{{owner}}", "JOB#{{job_id}}")
{entry}    by_status = Jobs.gsi1("STATUS#{{status}}", "JOB#{{job_id}}"){beside_entry}

    @primary.query
    def of_owner(cls, owner: str) -> None:
        "All of an owner."

    @by_status.query
    def in_status(cls, status: str) -> None:
        "All in a status."
"""
PLACES = {
    "table": "",
    "index": "",
    "beside_index": "",
    "entity": "",
    "entry": "",
    "beside_entry": "",
}


@pytest.fixture
def linted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Linted:
    """Lints a module with this text."""
    monkeypatch.syspath_prepend(tmp_path)

    def lint_text(text: str) -> LintReport:
        name = f"linted_{next(_numbers)}"
        (tmp_path / f"{name}.py").write_text(HEAD + text)
        invalidate_caches()
        module = import_module(name)
        report = lint_module(design_of_module(module), module)
        del sys.modules[name]
        return report

    return lint_text


def jobs(**comments: str) -> str:
    return JOBS.format(**{**PLACES, **comments})


# Errors


@pytest.mark.parametrize(
    ("comment", "why"),
    [
        ("# tablewright: allow L101", "The comment allows L101 without a reason."),
        ("# tablewright: allow L101 because", "The comment allows L101 without a reason."),
        ("# tablewright: allow L999 because of the moon", "Unknown rule L999."),
        ("# tablewright: ignore", "Invalid linter comment: 'ignore'."),
        ("# tablewright: allow", "Invalid linter comment: 'allow'."),
    ],
)
def test_a_comment_that_gives_no_reason_or_makes_no_sense_is_refused(
    linted: Linted, comment: str, why: str
):
    report = linted(jobs(entry=f"    {comment}\n"))
    assert [("L100", FindingSeverity.ERROR, why), ("L101", FindingSeverity.WARNING)] == [
        (one.code, one.severity, one.reason)[: 3 if one.code == "L100" else 2]
        for one in report.findings
    ]
    assert not report.is_sound
    assert () == report.allowed


def test_a_comment_that_allows_nothing_is_reported_where_it_stands(linted: Linted):
    needed = "    # tablewright: allow L101, L112 because few\n"
    report = linted(jobs(entry=needed) + "# tablewright: allow L105 because it was needed\n")
    (found,) = report.findings
    assert ("L100", FindingSeverity.WARNING) == (found.code, found.severity)
    assert "The comment allows L105, which is not found here." == found.reason
    assert found.source is not None
    assert "it was needed" in _line(found.source.file, found.source.line)


def test_a_comment_about_another_code_does_not_allow_this_one(linted: Linted):
    report = linted(jobs(entry="    # tablewright: allow L112 because of the width\n"))
    assert ["L100", "L101"] == [one.code for one in report.findings]


def test_a_comment_further_above_is_about_something_else(linted: Linted):
    report = linted(jobs(entry="    # tablewright: allow L101 because few\n\n"))
    assert ["L100", "L101"] == [one.code for one in report.findings]


def test_a_text_that_looks_like_a_comment_is_none(linted: Linted):
    report = linted(jobs() + 'SAID = "# tablewright: allow L101 because of nothing"\n')
    assert ["L101"] == [one.code for one in report.findings]


# Where it may stand


@pytest.mark.parametrize(
    ("place", "comment"),
    [
        ("entry", "    # tablewright: allow L101 because few are open\n"),
        ("beside_entry", "  # tablewright: allow L101 because few are open"),
        ("index", "    # tablewright: allow L101 because few are open\n"),
        ("beside_index", "  # tablewright: allow L101 because few are open"),
        ("entity", "# tablewright: allow L101 because few are open\n"),
        ("table", "# tablewright: allow L101 because few are open\n"),
        ("entry", "    # Few.\n    # tablewright: allow L101 because few are open\n"),
        ("entry", "    # tablewright: allow L101 because few\n    # are open\n"),
        ("entry", "    #   tablewright:  allow  L112, L101  because few are open\n"),
    ],
)
def test_a_comment_on_or_right_above_a_declaration_allows_what_is_found_there(
    linted: Linted, place: str, comment: str
):
    report = linted(jobs(**{place: comment}))
    assert () == report.findings
    assert [("L101", "few are open")] == [(one.code, one.allowed_because) for one in report.allowed]


def test_two_comments_may_stand_above_one_declaration(linted: Linted):
    report = linted(
        jobs(
            entry="    # tablewright: allow L101 because few are open\n"
            "    # tablewright: allow L112 because of nothing\n"
        )
    )
    assert ["few are open"] == [one.allowed_because for one in report.allowed]
    assert ["L100"] == [one.code for one in report.findings]


# Where findings are


def test_a_finding_names_the_line_that_declares_it(linted: Linted):
    (found,) = linted(jobs()).findings
    assert found.source is not None
    assert 'by_status = Jobs.gsi1("STATUS#{status}"' in _line(found.source.file, found.source.line)


def test_an_attribute_and_a_pattern_are_found_by_their_lines(linted: Linted):
    report = linted(
        """
class Place(Entity, table="places"):
    place_id: str
    kind: Literal["a", "b", "c"]
    slug: str

    primary = Key("{place_id}")
    by_slug = Entry("{slug}", name="slug-index")

    @by_slug.get
    def find(cls, slug: str) -> None:
        "A place."

    @action("Scan")
    @classmethod
    def everywhere(cls) -> object:
        "All places."
        return cls.scan()
"""
    )
    lines = {
        one.code: _line(one.source.file, one.source.line)
        for one in report.findings
        if one.source is not None
    }
    assert {"L106": "slug: str", "L107": '@action("Scan")'} == lines


def test_a_class_inside_a_function_is_found(linted: Linted):
    report = linted(
        "def made():\n"
        + "".join(f"    {line}\n" for line in jobs().splitlines())
        + "    return Jobs, Job\n\nJobs, Job = made()\n"
        + "Jobs.__module__ = Job.__module__ = __name__\n"
    )
    (found,) = report.findings
    assert found.source is not None
    assert "by_status" in _line(found.source.file, found.source.line)


def test_a_design_without_classes_has_no_lines(linted: Linted):
    from tests.ops.original_core import WEBHOOKS

    report = lint_module(WEBHOOKS, None)
    assert {None} == {one.source for one in report.findings}
    assert not report.is_sound


def test_the_report_counts_and_says_the_same_as_plain_data(linted: Linted):
    report = linted(jobs(entry="    # tablewright: allow L101 because few are open\n"))
    plain = report.to_json()
    assert {"error": 0, "warning": 0, "info": 0} == plain["counts"]
    assert "few are open" == plain["allowed"][0]["allowed_because"]
    assert {"table": "jobs", "index": "gsi1", "entity": "Job", "member": None} == (
        plain["allowed"][0]["place"]
    )


def _line(file: str, line: int) -> str:
    return Path(file).read_text().splitlines()[line - 1].strip()
