"""Every example runs."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from tests.tidy.tree import ROOT, name_of, python_files

# Programs; a package beside them is a system with tests of its own.
PROGRAMS = [path for path in python_files(ROOT / "examples") if path.parent.name == "examples"]


@pytest.mark.parametrize("path", PROGRAMS, ids=name_of)
def test_an_example_runs_and_prints_something(path: Path, capsys: pytest.CaptureFixture[str]):
    runpy.run_path(str(path), run_name="__main__")
    printed = capsys.readouterr()
    assert printed.out
    assert "" == printed.err
