"""Type checkers refuse what is wrong: every marked line of `refused/`, and no other.

The lines that they must accept are in `model_types.py`, which `make lint` checks.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tidy.tree import ROOT

SECONDS_MAX = 120
REFUSED = ROOT / "tests" / "typing" / "refused" / "model_lines.py"
LINES = dict(enumerate(REFUSED.read_text().splitlines(), start=1))
MARKED = {number: line for number, line in LINES.items() if "  # E: " in line}


def _checked(*command: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,  # where the settings of both are, and the design that the lines use
        env={**os.environ, "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"},
        capture_output=True,
        text=True,
        timeout=SECONDS_MAX,
        check=False,
    )
    assert 1 == ran.returncode, ran.stdout + ran.stderr
    return ran.stdout


def _refused_by_mypy(path: Path) -> set[int]:
    found = re.findall(r"model_lines\.py:(\d+): error: ", _checked("mypy", str(path)))
    return {int(number) for number in found}


def _refused_by_pyright(path: Path) -> set[int]:
    printed = _checked("pyright", "--pythonpath", sys.executable, "--outputjson", str(path))
    return {
        found["range"]["start"]["line"] + 1
        for found in json.loads(printed)["generalDiagnostics"]
        if found["severity"] == "error"
    }


@pytest.mark.parametrize("refused_by", [_refused_by_mypy, _refused_by_pyright])
def test_a_type_checker_refuses_exactly_the_marked_lines(
    refused_by: Callable[[Path], set[int]], tmp_path: Path
) -> None:
    path = tmp_path / REFUSED.name  # the settings of both exclude its own folder
    shutil.copy(REFUSED, path)
    assert MARKED
    assert MARKED == {number: LINES[number] for number in refused_by(path)}
