"""`tablewright lint`: how findings reach the person and the program, and when it fails."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import invalidate_caches
from pathlib import Path

import pytest

from tablewright import Engine
from tests.cli.conftest import Tablewright
from tests.model.alternator import alternator

# It finds one warning, L101, where `by_status` is declared; a comment may stand above it.
JOBS = """\
from typing import Literal
from tablewright.model import Entity, Entry, Key

class Job(Entity, table="jobs"):
    job_id: str
    status: Literal["open", "done"]

    primary = Key("{job_id}")
    #COMMENT
    by_status = Entry("{status}", name="status-index")

    @primary.get
    def get(cls, job_id: str) -> None:
        "A job."

    @by_status.query
    def in_status(cls, status: str) -> None:
        "Those in a status."
"""


Module = Callable[..., str]


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Module]:
    """Writes a module into the working folder, and gives its name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    written: list[str] = []

    def write(name: str, comment: str = "") -> str:
        (tmp_path / f"{name}.py").write_text(JOBS.replace("#COMMENT", comment))
        invalidate_caches()
        written.append(name)
        return name

    yield write
    for name in written:
        sys.modules.pop(name, None)


def test_a_design_that_is_not_there_is_a_usage_failure(tablewright: Tablewright):
    ran = tablewright("lint", "gone.away")
    assert 2 == ran.status
    assert "Error U109: Module gone.away cannot be imported" in ran.stderr


def test_errors_fail_the_command_and_are_shown_all_the_same(
    tablewright: Tablewright, module: Module
):
    ran = tablewright("lint", module("jobs_refused", "# tablewright: allow L101"))
    assert 1 == ran.status
    assert ran.stdout.startswith("error L100  jobs_refused.py:9\n")
    assert "The comment allows L101 without a reason." in ran.stdout
    assert "Error U202: jobs_refused has 1 error.\n" in ran.stderr


def test_errors_fail_the_command_in_json_too(tablewright: Tablewright, module: Module):
    ran = tablewright("lint", module("jobs_refused_too", "# tablewright: allow L101"), "--json")
    assert (1, False, "U202") == (ran.status, ran.json["ok"], ran.json["error"]["code"])
    assert ["L100", "L101"] == [one["code"] for one in ran.json["data"]["findings"]]


def test_warnings_do_not_fail_the_command(tablewright: Tablewright, module: Module):
    ran = tablewright("lint", module("jobs_warned"))
    assert (0, "") == (ran.status, ran.stderr)
    assert (
        "warning L101  jobs_warned.py:10\n"
        "  table jobs, index status-index, Job\n"
        "  The partition key '{status}' has few values: status has 2 possible values.\n"
    ) in ran.stdout
    assert ran.stdout.endswith("jobs_warned: 0 errors, 1 warning, 0 notes, 0 allowed.\n")


def test_what_is_allowed_is_shown_when_it_is_asked_for(tablewright: Tablewright, module: Module):
    name = module("jobs_allowed", "# tablewright: allow L101 because few are open")
    assert "jobs_allowed: 0 errors, 0 warnings, 0 notes, 1 allowed.\n" == (
        tablewright("lint", name).stdout
    )
    shown = tablewright("lint", name, "--allowed").stdout
    assert shown.startswith("allowed L101  jobs_allowed.py:10\n")
    assert "  Allowed because few are open\n" in shown


def test_json_says_the_place_and_the_line(tablewright: Tablewright, module: Module):
    data = tablewright("lint", module("jobs_plain"), "--json").json["data"]
    assert {"error": 0, "warning": 1, "info": 0} == data["counts"]
    (found,) = data["findings"]
    assert ("status-index", "Job", 10) == (
        found["place"]["index"],
        found["place"]["entity"],
        found["line"],
    )
    assert found["file"].endswith("jobs_plain.py")
    assert found["remedy"]


def test_a_target_that_is_neither_an_engine_nor_a_place_is_exit_2(
    tablewright: Tablewright, module: Module
):
    ran = tablewright("lint", module("jobs_nowhere"), "--target", "scylla")
    assert 2 == ran.status
    assert "'scylla' is neither a target nor an engine. Engines are alternator, aws" in ran.stderr


@pytest.mark.parametrize("target", ["aws", "aws:eu-west-1", "memory:", "embedded:./there"])
def test_an_engine_with_all_features_has_no_warning(
    tablewright: Tablewright, module: Module, target: str
):
    ran = tablewright("lint", module("jobs_anywhere"), "--target", target, "--json")
    assert (0, [], []) == (ran.status, ran.json["warnings"], ran.json["data"]["unsupported"])
    assert not Path("there").exists()


def test_features_that_an_engine_lacks_are_one_sentence(tablewright: Tablewright):
    ran = tablewright("lint", "core", "--target", "alternator")
    assert 0 == ran.status
    assert ran.stderr.startswith("Warning: alternator does not support transactions (the unique ")
    assert 1 == ran.stderr.count("\n")
    data = tablewright("lint", "core", "--target", "alternator", "--json").json["data"]
    assert "transactions" == data["unsupported"][0]["feature"]
    assert "the unique User.email" in data["unsupported"][0]["needed_by"]


def test_a_server_is_asked_for_its_features(tablewright: Tablewright):
    with Engine.memory() as engine, alternator(engine) as url:
        ran = tablewright("lint", "yggdrasil", "--target", url)
    assert f"Warning: {url} does not support transactions (the unique " in ran.stderr
