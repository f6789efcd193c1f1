"""`tablewright version` and `tablewright --version`."""

from __future__ import annotations

import platform
from importlib import metadata

import pytest

from tablewright import __version__
from tests.cli.conftest import Tablewright


def test_the_version_option_writes_one_line(tablewright: Tablewright):
    ran = tablewright("--version")
    assert (0, f"tablewright {__version__}\n", "") == (ran.status, ran.stdout, ran.stderr)


@pytest.mark.heavy  # Python asks `uname` for the processor
def test_the_version_command_names_every_part_in_json(tablewright: Tablewright):
    ran = tablewright("version", "--json")
    assert 0 == ran.status
    assert {
        "ok": True,
        "data": {
            "tablewright": __version__,
            "python": platform.python_version(),
            "lmdb": metadata.version("lmdb"),
            "msgspec": metadata.version("msgspec"),
            "platform": platform.platform(),
        },
        "warnings": [],
        "error": None,
    } == ran.json


@pytest.mark.heavy  # Python asks `uname` for the processor
def test_the_version_command_is_a_list_for_people(tablewright: Tablewright):
    ran = tablewright("version")
    assert (0, "") == (ran.status, ran.stderr)
    assert ["tablewright", __version__] == ran.stdout.splitlines()[0].split()
