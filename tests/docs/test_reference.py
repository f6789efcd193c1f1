"""The reference is complete, and its generated parts are as the code is now."""

from __future__ import annotations

import subprocess
import sys

import click
import pytest

from tablewright import limits
from tablewright.cli.root import root
from tests.tidy.tree import ROOT

REFERENCE = ROOT / "docs" / "reference"
CLI_PAGE = (REFERENCE / "cli.md").read_text()
LIMITS_PAGE = (REFERENCE / "limits.md").read_text()
UNITS = {"KIB", "MIB", "GIB"}


def test_the_generated_parts_are_up_to_date():
    generate = [sys.executable, str(REFERENCE / "generate.py"), "--check"]
    ran = subprocess.run(generate, capture_output=True, text=True, check=False)
    assert (0, "") == (ran.returncode, ran.stderr)


@pytest.mark.parametrize("name", sorted(root.commands))
def test_a_command_has_a_section_with_all_its_options(name: str):
    _, _, section = CLI_PAGE.partition(f"\n## tablewright {name}\n")
    section = section.partition("\n## ")[0]
    options = [p for p in root.commands[name].params if isinstance(p, click.Option)]
    assert section
    assert [] == [flag for option in options for flag in option.opts if f" {flag}" not in section]


def test_every_limit_is_listed():
    names = {name for name in vars(limits) if name.isupper()} - UNITS
    assert set() == {name for name in names if f"| `{name}` |" not in LIMITS_PAGE}
