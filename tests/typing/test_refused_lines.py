"""Type checkers refuse what is wrong: every marked line of `refused/`, and no other.

The lines that they must accept are in `model_types.py` and `route_types.py`; `make lint` checks
those.
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
REFUSED = ROOT / "tests" / "typing" / "refused"
# Every line of these files, by the name of the file and its number.
LINES = {
    (path.name, number): line
    for path in sorted(REFUSED.glob("*.py"))
    for number, line in enumerate(path.read_text().splitlines(), start=1)
}
MARKED = {place: line for place, line in LINES.items() if "  # E: " in line}

Place = tuple[str, int]


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


def _refused_by_mypy(folder: Path) -> set[Place]:
    found = re.findall(r"(\w+\.py):(\d+): error: ", _checked("mypy", str(folder)))
    return {(name, int(number)) for name, number in found}


def _refused_by_pyright(folder: Path) -> set[Place]:
    printed = _checked("pyright", "--pythonpath", sys.executable, "--outputjson", str(folder))
    return {
        (Path(found["file"]).name, found["range"]["start"]["line"] + 1)
        for found in json.loads(printed)["generalDiagnostics"]
        if found["severity"] == "error"
    }


@pytest.mark.parametrize("refused_by", [_refused_by_mypy, _refused_by_pyright])
def test_a_type_checker_refuses_exactly_the_marked_lines(
    refused_by: Callable[[Path], set[Place]], tmp_path: Path
) -> None:
    # The settings of both exclude their own folder.
    folder = Path(shutil.copytree(REFUSED, tmp_path / "lines"))
    assert MARKED
    assert MARKED == {place: LINES[place] for place in refused_by(folder)}
