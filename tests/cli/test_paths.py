"""Designs by their paths: packages, modules and JSON files, from any folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Tablewright

_MODULE = """\
from tablewright.model import Entity, Key, design_of


class Question(Entity, table="questions"):
    topic: str
    number: int
    primary = Key("{topic}", "{number}")

    @primary.query
    def of_topic(cls, topic: str) -> None: ...


QUIZ = design_of("quiz", Question)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a package and a module; what is imported from it is forgotten."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    before = set(sys.modules)
    package = tmp_path / "quizzes"
    package.mkdir()
    (package / "__init__.py").write_text("from quizzes.design import Question\n")
    (package / "design.py").write_text(_MODULE)
    (tmp_path / "lone_quiz.py").write_text(_MODULE)
    yield tmp_path
    for name in set(sys.modules) - before:
        if name.startswith(("quizzes", "lone_quiz")):
            del sys.modules[name]


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("./gone", "The file ./gone does not exist."),
        ("gone.py", "The file gone.py does not exist."),
        ("gone.json", "The file gone.json cannot be read: No such file or directory."),
        ("./empty", "The folder ./empty is not a package: it has no __init__.py."),
        ("./notes.txt", "The file ./notes.txt is neither Python (.py) nor a design (.json)."),
        ("not-a-name.py", "'not-a-name' cannot be the name of a module."),
        ("lone_quiz.py:GONE", "Module lone_quiz does not define GONE."),
        ("list.json", "The file list.json is not a design: Expected `object`, got `array`."),
        ("json.py", "Python already has another module json."),
    ],
)
def test_a_path_without_a_design_is_a_usage_failure(
    tablewright: Tablewright, folder: Path, monkeypatch: pytest.MonkeyPatch, path: str, why: str
):
    monkeypatch.chdir(folder)
    (folder / "empty").mkdir()
    for name in ("notes.txt", "not-a-name.py", "json.py"):
        (folder / name).write_text("")
    (folder / "list.json").write_text("[]")
    ran = tablewright("describe", path)
    assert (2, "") == (ran.status, ran.stdout)
    assert f"Error U109: {why}" in ran.stderr


def test_a_module_may_be_named_without_its_extension(
    tablewright: Tablewright, folder: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(folder)
    whole = tablewright("describe", "./lone_quiz.py")
    assert (0, whole.stdout) == (0, tablewright("describe", "./lone_quiz").stdout)
    assert "questions: PAY_PER_REQUEST" in whole.stdout


def test_a_command_that_needs_classes_refuses_a_json_file(tablewright: Tablewright, folder: Path):
    described = tablewright("describe", str(folder / "lone_quiz.py"), "--json").stdout
    file = folder / "quiz.json"
    file.write_text(described)
    store = f"embedded:{folder / 'store'}"
    for command in (
        ("seed", str(file), "--target", store),
        ("verify", "--design", str(file), "--target", "memory:"),
    ):
        ran = tablewright(*command)
        assert (2, "") == (ran.status, ran.stdout)
        assert "but this command needs its classes" in ran.stderr
    assert not (folder / "store").exists()
    ran = tablewright("serve", str(file))
    assert (2, "") == (ran.status, ran.stdout)
    assert "Error U111" in ran.stderr


@pytest.mark.parametrize(
    ("path", "system"),
    [
        ("quizzes", "quizzes"),
        ("quizzes/", "quizzes"),
        ("quizzes/__init__.py", "quizzes"),
        ("quizzes/design.py", "design"),
        ("quizzes/design.py:QUIZ", "quiz"),
        ("lone_quiz.py", "lone_quiz"),
        ("lone_quiz.py:QUIZ", "quiz"),
    ],
)
def test_a_design_is_found_by_its_path_from_any_folder(
    tablewright: Tablewright, folder: Path, path: str, system: str
):
    described = tablewright("describe", f"{folder}/{path}", "--json").json
    assert ["questions"] == [table["name"] for table in described["tables"]]
    assert system == described["system"]


def test_a_json_file_gives_the_same_plan_and_page_as_its_module(
    tablewright: Tablewright, folder: Path
):
    module, file = str(folder / "lone_quiz.py"), folder / "quiz.json"
    file.write_text(tablewright("describe", module, "--json").stdout)
    for command in (("docs",), ("lint", "--json"), ("infrastructure", "--format", "terraform")):
        first, second = (tablewright(command[0], one, *command[1:]) for one in (module, str(file)))
        assert first.status == second.status
        if command[0] != "lint":  # a module's findings have lines
            assert first.stdout == second.stdout


def test_the_description_shows_key_templates_and_conditions(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("COLUMNS", "250")
    shown = tablewright("describe", "yggdrasil").stdout
    assert "SK = IMPORT#{TreeId}#{ImportId}" in shown
    assert 'PK = "USER#{UserId}" AND begins_with(SK, "IMPORT#{TreeId}#")' in shown
