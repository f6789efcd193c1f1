"""The contract every command keeps: what goes where, exit statuses, suggestions, help."""

from __future__ import annotations

import subprocess
import sys

import click
import pytest

from tablewright.cli.root import root
from tests.cli.conftest import Tablewright
from tests.cli.every import COMMANDS

# Those that do something: a group stands for the commands in it.
DEEDS = {name: one for name, one in COMMANDS.items() if not isinstance(one, click.Group)}


def test_an_unknown_command_is_refused_and_the_nearest_one_is_named(tablewright: Tablewright):
    ran = tablewright("verfy", ".")
    assert 2 == ran.status
    assert "" == ran.stdout
    assert "Error U101: No such command 'verfy'. Did you mean 'verify'?" in ran.stderr
    assert "Run `tablewright explain U101` for details." in ran.stderr


def test_an_unknown_option_is_refused_and_the_nearest_one_is_named(tablewright: Tablewright):
    ran = tablewright("version", "--jsn")
    assert 2 == ran.status
    assert "Did you mean --json?" in ran.stderr.replace("'", "")


def test_a_usage_failure_with_json_is_one_object_on_stdout(tablewright: Tablewright):
    ran = tablewright("verify", "--json")
    assert 2 == ran.status
    assert "" == ran.stderr
    assert {
        "ok": False,
        "data": None,
        "warnings": [],
        "error": {
            "code": "U101",
            "message": "Missing argument 'PATH', or --design with --target.",
            "hint": "Run the command with --help to see its options.",
            "docs": "docs/errors/U101.md",
        },
    } == ran.json


def test_no_command_at_all_shows_the_help_on_stderr_and_is_a_usage_failure(
    tablewright: Tablewright,
):
    ran = tablewright()
    assert 2 == ran.status
    assert "" == ran.stdout
    assert "Usage: tablewright" in ran.stderr


def test_ctrl_c_says_how_to_go_on(tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch):
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(root, "main", interrupted)
    ran = tablewright("version")
    assert 130 == ran.status
    assert "Error U103: Interrupted.\n  Run the same command again" in ran.stderr


def test_a_bug_is_not_dressed_up_as_a_failure(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
):
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(root, "main", broken)
    with pytest.raises(ZeroDivisionError):
        tablewright("version")


@pytest.mark.heavy
def test_a_reader_that_leaves_early_is_no_reason_for_a_traceback():
    command = subprocess.Popen(
        [sys.executable, "-m", "tablewright", "version"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdout.close()
    with command.stderr as stderr:
        assert b"" == stderr.read()
    assert 1 == command.wait()


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_lists_every_command_and_ends_with_examples(tablewright: Tablewright, option: str):
    ran = tablewright(option)
    assert 0 == ran.status
    assert "" == ran.stderr
    assert [] == [name for name in COMMANDS if " " not in name and f"\n  {name} " not in ran.stdout]
    assert "  Examples:\n    tablewright " in ran.stdout


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_has_help_that_ends_with_examples(tablewright: Tablewright, name: str):
    ran = tablewright(*name.split(), "--help")
    assert 0 == ran.status
    assert f"  Examples:\n    tablewright {name}" in ran.stdout


@pytest.mark.parametrize("name", DEEDS)
def test_every_command_has_a_json_form_and_every_option_a_help_text(name: str):
    options = [p for p in DEEDS[name].params if isinstance(p, click.Option)]
    assert "--json" in {flag for option in options for flag in option.opts}
    assert [] == [option.name for option in options if not option.help]


@pytest.mark.heavy
def test_help_loads_nothing_that_it_does_not_need():
    """`tablewright --help` is what people meet first; it must not feel heavy."""
    listing = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "tablewright", "--help"],
        capture_output=True,
        text=True,
        check=True,
    ).stderr
    loaded = {line.rpartition("|")[2].strip() for line in listing.splitlines()}
    assert "click" in loaded
    assert set() == {"rich", "boto3", "botocore", "starlette", "tablewright.systems"} & loaded
