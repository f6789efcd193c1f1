"""The property tests in the long run (`make soak`): one folder for each seed, with many examples.

Hypothesis keeps what fails in `.hypothesis`, and tries it first the next time.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

from tests.soak_part import Part, Rig

_ROOT = Path(__file__).resolve().parent.parent
_FOLDERS = """api client engine endpoint expressions model ops partiql values kits systems/core
    systems/events systems/listbackup systems/whatsapp systems/yggdrasil""".split()
_NOTHING_FOUND, _NO_TESTS = 0, 5  # pytest's exit statuses
_FUZZ_EXAMPLES = "15"  # of each operation and phase, for schemathesis


def _properties(folder: Path, seed: int) -> Part:
    where = _FOLDERS[seed % len(_FOLDERS)]
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"),
            *("--basetemp", str(folder / "tests"), f"--hypothesis-seed={seed}"),
            *(f"tests/{where}", "-k", "hypothesis or schemathesis"),
        ],
        cwd=_ROOT,
        env={
            **os.environ,
            "HYPOTHESIS_PROFILE": "explore",
            "TABLEWRIGHT_FUZZ_EXAMPLES": _FUZZ_EXAMPLES,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    passed = re.search(r"(\d+) passed", done.stdout)
    count = int(passed[1]) if passed else 0
    is_fine = done.returncode in (_NOTHING_FOUND, _NO_TESTS)
    return Part(count, Counter({where: count}), [] if is_fine else [done.stdout + done.stderr])


RIGS = {"properties": Rig(_properties)}
