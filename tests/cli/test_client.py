"""`tablewright client`: where the client goes, and what is said of it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.cli.conftest import Tablewright
from tests.tidy.tree import ROOT


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def test_a_language_has_to_be_named(tablewright: Tablewright):
    ran = tablewright("client", "events")
    assert (2, "") == (ran.status, ran.stdout)
    assert "Missing option '--lang'" in ran.stderr


def test_another_language_is_a_usage_failure(tablewright: Tablewright):
    ran = tablewright("client", "events", "--lang", "cobol")
    assert 2 == ran.status
    assert "Error U101: " in ran.stderr


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("evnts", "U109: No system or module is named 'evnts'. Did you mean events?"),
        ("no.such", "U109: Module no.such cannot be imported: no not found."),
        ("..x", "U109: No system or module is named '..x'."),
        ("examples.shop", "U111: Module examples.shop does not define SYSTEM as a System."),
    ],
)
def test_what_offers_no_api_is_a_usage_failure(tablewright: Tablewright, name: str, said: str):
    ran = tablewright("client", name, "--lang", "python")
    assert (2, "") == (ran.status, ran.stdout)
    assert f"Error {said}" in ran.stderr


def test_a_file_in_no_folder_is_exit_5(tablewright: Tablewright, tmp_path: Path):
    ran = tablewright("client", "events", "--lang", "python", "-o", tmp_path / "gone" / "x.py")
    assert 5 == ran.status
    assert "Error U102: No such file or directory" in ran.stderr


def test_the_client_goes_to_stdout(tablewright: Tablewright):
    ran = tablewright("client", "events", "--lang", "python")
    assert (0, "") == (ran.status, ran.stderr)
    ast.parse(ran.stdout)
    assert "class EventsClient(Connection):" in ran.stdout
    assert "`tablewright client events --lang python`" in ran.stdout


def test_the_same_command_writes_the_same_client(tablewright: Tablewright):
    first = tablewright("client", "events", "--lang", "typescript")
    assert "export class EventsClient extends Connection {" in first.stdout
    assert first.stdout == tablewright("client", "events", "--lang", "typescript").stdout


def test_a_file_is_written_in_place_of_what_is_there(tablewright: Tablewright, tmp_path: Path):
    file = tmp_path / "client.py"
    file.write_text("old")
    ran = tablewright("client", "events", "--lang", "python", "--output", file)
    lines = f"{file.read_text().count(chr(10)):,}"
    assert (0, f"Wrote a client for events to {file}: {lines} lines.\n") == (ran.status, ran.stdout)


def test_json_holds_the_client_or_says_where_it_is(tablewright: Tablewright, tmp_path: Path):
    file = tmp_path / "client.ts"
    arguments = ("client", "events", "--lang", "typescript", "--json")
    written = tablewright(*arguments, "--output", file).json["data"]
    lines = file.read_text().count("\n")
    assert {"file": str(file), "language": "typescript", "lines": lines} == written
    assert file.read_text() == tablewright(*arguments).json["data"]["client"]


def test_a_module_of_ones_own_can_be_named(tablewright: Tablewright):
    ran = tablewright("client", "tests.api.openapi.notes:NOTES", "--lang", "python")
    assert (0, "") == (ran.status, ran.stderr)
    assert '"""Small texts, each of one tenant."""' in ran.stdout
    assert "http://127.0.0.1:8080/notes" in ran.stdout
