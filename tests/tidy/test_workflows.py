"""The workflows of the public host run what `.ci/run` runs, on the versions that we promise."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

import pytest
import yaml

from tests.tidy.tree import ROOT

_MAKE = re.compile(r"^\s*make ([^>|&\n]+)", re.MULTILINE)
_FOLDER = ROOT / ".github" / "workflows"
_NAMES = sorted(path.name for path in _FOLDER.glob("*.yml"))


@cache
def _workflow(name: str) -> dict[str, Any]:
    return yaml.safe_load((_FOLDER / name).read_text(encoding="utf-8"))


def _steps(name: str) -> list[dict[str, Any]]:
    return [step for job in _workflow(name)["jobs"].values() for step in job["steps"]]


def _targets(script: str) -> set[str]:
    """The make targets that a script runs."""
    words = [word for match in _MAKE.finditer(script) for word in match[1].split()]
    return {word for word in words if re.fullmatch(r"[a-z][a-z-]*", word)}


def _run_by(name: str) -> set[str]:
    return {one for step in _steps(name) for one in _targets(step.get("run", ""))}


def _classifiers() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return [one.rpartition(" ")[2] for one in project["classifiers"] if re.search(r":: 3\.", one)]


def test_every_change_runs_what_the_ci_script_runs():
    script = _targets((ROOT / ".ci" / "run").read_text())
    assert {"lint", "light-install", "test"} <= script
    assert set() == script - {"setup"} - _run_by("ci.yml")


@pytest.mark.parametrize("name", _NAMES)
def test_workflows_run_targets_that_exist(name: str):
    known = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert _run_by(name)
    assert set() == _run_by(name) - set(known)


def test_coverage_below_its_floor_and_failed_tests_leave_the_report():
    makefile = (ROOT / "Makefile").read_text()
    recipe = makefile.partition("\ncoverage: $(TESTS_READY)")[2].partition("\n\n")[0]
    steps = re.findall(r"-m coverage (.+)", recipe)
    assert ["run", "combine", "html", "report"] == [step.split()[0] for step in steps]
    assert steps[0].endswith("|| touch .coverage/failed")
    assert "--fail-under=0" in steps[2]  # the floor is checked by the report
    assert recipe.endswith("\t@test ! -e .coverage/failed")


@pytest.mark.parametrize("name", _NAMES)
def test_actions_of_others_are_pinned_to_a_commit(name: str):
    used = [step["uses"] for step in _steps(name) if "uses" in step]
    assert used
    assert [] == [one for one in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", one)]


@pytest.mark.parametrize("name", _NAMES)
def test_a_workflow_may_only_read_unless_a_job_says_why(name: str):
    assert {"contents": "read"} == _workflow(name)["permissions"]


def test_tests_run_on_the_versions_that_the_package_promises():
    assert _classifiers() == _workflow("ci.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]


def test_versions_and_systems_that_nobody_has_tried_block_nothing():
    jobs = _workflow("ci.yml")["jobs"]
    later = jobs["test"]["strategy"]["matrix"]["include"]
    assert [] == [one for one in later if one["python"] in _classifiers()]
    assert all(one["unverified"] for one in later)
    assert jobs["other-systems"]["continue-on-error"] is True


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/tutorial/README.md"])
def test_documents_name_the_oldest_version_of_python(page: str):
    oldest = _classifiers()[0]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert f">={oldest}" == project["requires-python"]
    assert [oldest] == re.findall(r"Python (3\.\d+) or newer", (ROOT / page).read_text())
