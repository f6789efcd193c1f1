"""The reference is complete, and its generated parts are as the code is now."""

from __future__ import annotations

import pkgutil
import subprocess
import sys
from importlib import import_module

import click
import pytest

import tablewright
from tablewright.commands.renamed import RenamedOption
from tests.cli.every import COMMANDS
from tests.tidy.tree import ROOT

REFERENCE = ROOT / "docs" / "reference"
CLI_PAGE = (REFERENCE / "cli.md").read_text()
LIMITS_PAGE = (REFERENCE / "limits.md").read_text()
UNITS = {"KIB", "MIB", "GIB"}


@pytest.mark.heavy
def test_the_generated_parts_are_up_to_date():
    generate = [sys.executable, str(REFERENCE / "generate.py"), "--check"]
    ran = subprocess.run(generate, capture_output=True, text=True, check=False)
    assert (0, "") == (ran.returncode, ran.stderr)


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_a_command_has_a_section_with_all_its_options(name: str):
    _, _, section = CLI_PAGE.partition(f"\n## tablewright {name}\n")
    section = section.partition("\n## ")[0]
    options = [p for p in COMMANDS[name].params if isinstance(p, click.Option)]
    assert section
    former = {option.former for option in options if isinstance(option, RenamedOption)}
    flags = {flag for option in options for flag in option.opts} - former
    assert [] == [flag for flag in flags if f" {flag}" not in section]


def test_every_limit_of_every_package_is_listed():
    found = pkgutil.walk_packages(tablewright.__path__, "tablewright.")
    modules = [import_module(one.name) for one in found if one.name.endswith(".limits")]
    names = {name for module in modules for name in vars(module) if name.isupper()} - UNITS
    assert modules
    assert set() == {name for name in names if f"| `{name}` |" not in LIMITS_PAGE}
