"""Every example runs."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from tests.tidy.tree import ROOT, name_of, python_files


@pytest.mark.parametrize("path", python_files(ROOT / "examples"), ids=name_of)
def test_an_example_runs_and_prints_something(path: Path, capsys: pytest.CaptureFixture[str]):
    runpy.run_path(str(path), run_name="__main__")
    printed = capsys.readouterr()
    assert printed.out
    assert "" == printed.err
