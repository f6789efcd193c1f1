"""Commands by system: `tablewright <system> <command>`, for installed systems and modules."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from tablewright import discovery
from tablewright.cli.root import root
from tablewright.commands.finding import found_system, names_with_commands
from tests.cli.conftest import Tablewright

NAME = "stall_of_tests"
SYSTEM = f"""
from tablewright.api import Routes
from tablewright.kits.keyed import Keyed, system
from tablewright.model import Entity, Index, Table, design_of

class Stalls(Table, name="{NAME}"):
    primary = Index("pk")

class Stall(Entity, table=Stalls, tenant="tenant_id"):
    tenant_id: str
    primary = Stalls.primary("{{tenant_id}}")

ROUTES: Routes[Keyed] = Routes()
SYSTEM = system("stall", design_of("stall", Stalls), ROUTES, commands=COMMANDS)
"""
COMMANDS = """
import click
from tablewright.commands.failures import CommandFailure
from tablewright.commands.outcome import Outcome, write

class SoldOut(CommandFailure):
    code = "STALL101"
    hint = "Come back tomorrow."

@click.group()
def stall() -> None:
    '''Commands of a stall.'''

@stall.command()
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
def hello(as_json: bool) -> int:
    '''Say hello.'''
    return write(Outcome(data={"said": "hello"}, text=lambda: "hello"), as_json=as_json)

@stall.command()
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
def buy(as_json: bool) -> int:
    '''Buy something.'''
    raise SoldOut("Nothing is left.")

@stall.command()
def boast() -> str:
    '''Return something, as a click command may.'''
    return "the best stall"

@stall.command()
def stumble() -> None:
    '''Fail in click's way.'''
    raise click.ClickException("The stall fell over.")
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty working directory, from which modules can be imported."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for name in (NAME, f"{NAME}_commands"):
        sys.modules.pop(name, None)


def _write_system(folder: Path, commands: str = f"{NAME}_commands:stall") -> None:
    (folder / f"{NAME}.py").write_text(f"COMMANDS = {commands!r}\n{SYSTEM}")
    (folder / f"{NAME}_commands.py").write_text(COMMANDS)


def test_a_module_without_a_system_is_not_run_for_a_mistyped_command(
    tablewright: Tablewright, folder: Path
):
    (folder / f"{NAME}.py").write_text("raise SystemExit('this must not run')\n")
    ran = tablewright(NAME)
    assert (2, "") == (ran.status, ran.stdout)
    assert f"Error U101: No such command '{NAME}'." in ran.stderr


@pytest.mark.parametrize("name", ["verfy/..", "no-such", ".", "sys", "json", "no_such.thing"])
def test_a_name_that_no_system_has_is_an_unknown_command(tablewright: Tablewright, name: str):
    ran = tablewright(name)
    assert (2, "") == (ran.status, ran.stdout)
    assert "Error U101: No such command" in ran.stderr


def test_the_module_that_runs_is_not_a_system(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sys.modules["__main__"], "__spec__", None, raising=False)
    assert "Error U101: No such command '__main__'." in tablewright("__main__").stderr


def test_a_name_like_that_of_a_system_is_rejected_and_the_system_is_named(
    tablewright: Tablewright,
):
    ran = tablewright("ygdrasil", "gedcom", "--json")
    assert (2, "U101") == (ran.status, ran.json["error"]["code"])
    assert "No such command 'ygdrasil'. Did you mean 'yggdrasil'?" == ran.json["error"]["message"]


def test_a_system_without_commands_says_so(tablewright: Tablewright, folder: Path):
    said = tablewright("events").stderr
    assert "Error U113: System events has no commands" in said
    assert "`tablewright serve` serves it" in said
    _write_system(folder, commands="")
    ran = tablewright(NAME, "hello", "--json")
    assert (2, "U113") == (ran.status, ran.json["error"]["code"])


@pytest.mark.parametrize("place", [f"{NAME}_commands:SoldOut", f"{NAME}_commands:no", "json:dumps"])
def test_commands_that_are_not_a_click_group_are_rejected(
    tablewright: Tablewright, folder: Path, place: str
):
    _write_system(folder, commands=place)
    ran = tablewright(NAME, "hello")
    assert 2 == ran.status
    assert f"Error U113: {place}, the commands of system {NAME}, is not a click" in ran.stderr


def test_commands_in_a_module_that_does_not_exist_are_rejected(
    tablewright: Tablewright, folder: Path
):
    _write_system(folder, commands="no_such_module_of_tests:group")
    ran = tablewright(NAME, "hello")
    assert 2 == ran.status
    assert "Module no_such_module_of_tests cannot be imported" in ran.stderr


def test_two_packages_with_a_system_of_one_name_are_both_named(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
):
    twice = [EntryPoint("stall", f"{one}:SYSTEM", discovery.SYSTEMS) for one in ("a", "b")]
    monkeypatch.setattr(discovery, "announced", lambda group, name: twice)
    ran = tablewright("stall", "hello")
    assert 2 == ran.status
    assert "Several packages announce 'stall': a:SYSTEM, b:SYSTEM. Name one of" in ran.stderr


def test_a_command_of_a_module_runs(tablewright: Tablewright, folder: Path):
    _write_system(folder)
    ran = tablewright(NAME, "hello")
    assert (0, "hello\n", "") == (ran.status, ran.stdout, ran.stderr)
    assert {"said": "hello"} == tablewright(NAME, "hello", "--json").json["data"]
    assert "hello" in tablewright(f"{NAME}:SYSTEM", "hello").stdout


def test_an_error_of_a_system_of_the_users_has_its_code_and_no_page_of_ours(
    tablewright: Tablewright, folder: Path
):
    _write_system(folder)
    ran = tablewright(NAME, "buy")
    expected = "Error STALL101: Nothing is left.\n  Come back tomorrow.\n"
    assert (1, expected) == (ran.status, ran.stderr)
    assert tablewright(NAME, "buy", "--json").json["error"]["docs"] is None


def test_a_command_may_fail_and_return_in_the_ways_of_click(tablewright: Tablewright, folder: Path):
    _write_system(folder)
    ran = tablewright(NAME, "stumble")
    assert (1, "Error: The stall fell over.\n") == (ran.status, ran.stderr)
    assert 0 == tablewright(NAME, "boast").status
    assert "No such command 'helo'." in tablewright(NAME, "helo").stderr


def test_a_shell_completes_names_of_systems_and_their_commands(folder: Path):
    _write_system(folder)
    assert ["yggdrasil"] == _completed([], "yg")
    assert ["gedcom"] == _completed(["yggdrasil"], "")
    assert ["check"] == _completed(["yggdrasil", "gedcom"], "ch")
    assert ["hello"] == _completed([NAME], "he")
    assert [] == _completed(["events"], "he")
    assert [] == _completed(["no-such-thing"], "he")


def _completed(arguments: list[str], incomplete: str) -> list[str]:
    shell = ShellComplete(root, {}, "tablewright", "_TABLEWRIGHT_COMPLETE")
    return [one.value for one in shell.get_completions(arguments, incomplete)]


@pytest.mark.parametrize("name", names_with_commands())
def test_a_package_announces_the_commands_that_its_system_names(name: str):
    (announced,) = discovery.announced(discovery.COMMANDS, name)
    assert announced.value == found_system(name).commands


@pytest.mark.parametrize("name", discovery.names(discovery.SEEDS))
def test_a_package_announces_the_sample_data_that_its_system_names(name: str):
    (announced,) = discovery.announced(discovery.SEEDS, name)
    assert announced.load() is found_system(name).seed


def test_help_lists_systems_with_commands(tablewright: Tablewright):
    shown = tablewright("--help").stdout
    assert "\nSystem commands:\n  yggdrasil  Run `tablewright yggdrasil --help`.\n" in shown
