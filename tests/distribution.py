"""The files of a release: an sdist, and the wheel that is built from it.

    python -m tests.distribution dist --tag v0.1.0

Not here: whether the wheel works (`tests.light_install`), what it holds (`tests/tidy`).
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import NamedTuple

import tablewright
from tests.tidy.tree import ROOT

SECONDS_MAX = 120


class Distribution(NamedTuple):
    """The two files that a release uploads."""

    sdist: Path
    wheel: Path


def built(folder: Path) -> Distribution:
    """Builds both into a folder; the wheel sees nothing but what the sdist holds."""
    _build("sdist", ROOT, folder)
    (sdist,) = folder.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as name, tarfile.open(sdist) as archive:
        archive.extractall(name, filter="data")
        (source,) = Path(name).iterdir()
        _build("wheel", source, folder)
    (wheel,) = folder.glob("*.whl")
    return Distribution(sdist, wheel)


def _build(target: str, source: Path, folder: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target]
    ran = subprocess.run(
        [*command, "--directory", folder.resolve()],
        cwd=source,
        capture_output=True,
        text=True,
        timeout=SECONDS_MAX,
        check=False,
    )
    assert ran.returncode == 0, f"the {target} was not built:\n{ran.stdout}{ran.stderr}"


def main() -> None:
    """Builds a release, unless a tag or a file from another version says that it is not one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--tag", help="must be v and the version of the package")
    given = parser.parse_args()
    if given.tag and given.tag != f"v{tablewright.__version__}":
        sys.exit(f"The tag is {given.tag}, and the version is {tablewright.__version__}.")
    if given.folder.exists() and any(given.folder.iterdir()):
        sys.exit(f"{given.folder} must be empty: a release uploads everything in it.")
    for path in built(given.folder):
        print(path)


if __name__ == "__main__":
    main()
