"""Runs the light tests with the oldest versions of dependencies that `pyproject.toml` allows.

    python -m tests.lowest -k cli

Test tools keep their usual versions, as far as the old versions let them. Not part of every run:
old versions do not change, and bounds rarely do.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.tidy.tree import ROOT

# What light tests import beside the package itself.
TOOLS = (
    "attrs fastapi flask flask-cors hatchling httpx2>=2.16 hypothesis>=6.170 moto[dynamodb]"
    " openapi-spec-validator playwright pydantic pynamodb pytest>=9 pytest-xdist pyyaml"
    " schemathesis standardwebhooks uv"
).split()


def main() -> int:
    """Installs, runs, and returns the exit status of the tests."""
    with tempfile.TemporaryDirectory() as name:
        environment = Path(name) / "environment"
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
        python = environment / "bin" / "python"
        pip = [python, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
        subprocess.run([*pip, "uv"], check=True)
        install = [python, "-m", "uv", "pip", "install", "--quiet", "--python", python]
        # An index that has a package at all may lack its old versions.
        install += ["--index-strategy", "unsafe-best-match"]
        oldest = [*install, "--resolution", "lowest-direct", "--editable", f"{ROOT}[all]"]
        subprocess.run(oldest, check=True)
        listed = [python, "-m", "uv", "pip", "freeze", "--exclude-editable", "--python", python]
        frozen = subprocess.run(listed, check=True, capture_output=True, text=True).stdout
        kept = Path(name) / "kept.txt"
        kept.write_text(frozen)
        print(frozen)
        subprocess.run([*install, "--constraint", kept, *TOOLS], check=True)
        tests = [python, "-m", "pytest", "--light", "-n", "auto", "--dist", "worksteal"]
        return subprocess.run([*tests, *sys.argv[1:]], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
