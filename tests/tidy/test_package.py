"""What is shipped: the wheel is built and looked into."""

from __future__ import annotations

import subprocess
import sys
from zipfile import ZipFile

import pytest

import tablewright
from tests.tidy.tree import PACKAGE, ROOT, files


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (built,) = folder.glob("*.whl")
    return ZipFile(built)


def _metadata(wheel: ZipFile, name: str) -> str:
    (path,) = (p for p in wheel.namelist() if p.endswith(f".dist-info/{name}"))
    return wheel.read(path).decode()


def test_the_wheel_holds_the_whole_package_and_nothing_else(wheel: ZipFile):
    ours = {p.relative_to(ROOT / "src").as_posix() for p in files() if p.is_relative_to(PACKAGE)}
    assert ours == {name for name in wheel.namelist() if ".dist-info/" not in name}


def test_the_wheel_tells_type_checkers_that_it_is_typed(wheel: ZipFile):
    assert "tablewright/py.typed" in wheel.namelist()


def test_the_wheel_has_the_version_that_the_package_says(wheel: ZipFile):
    assert f"\nVersion: {tablewright.__version__}\n" in _metadata(wheel, "METADATA")


def test_the_wheel_has_the_command_and_the_licence(wheel: ZipFile):
    assert "tablewright = tablewright.cli:main" in _metadata(wheel, "entry_points.txt")
    assert (ROOT / "LICENSE").read_text() == _metadata(wheel, "licenses/LICENSE")


def test_the_wheel_needs_only_what_the_package_imports_at_run_time(wheel: ZipFile):
    required = [
        line.removeprefix("Requires-Dist: ").partition(";")[0]
        for line in _metadata(wheel, "METADATA").splitlines()
        if line.startswith("Requires-Dist: ") and "extra ==" not in line
    ]
    names = {r.split("<")[0].split(">")[0] for r in required}
    storing = {"cryptography", "httptools", "lmdb", "msgspec", "uvloop"}
    serving = {"argon2-cffi", "bcrypt", "prometheus-client", "starlette", "structlog", "uvicorn"}
    families = {"ansel", "gedcom7", "pillow"}
    assert {"click", "rich", *storing, *serving, *families} == names
    assert [] == [r for r in required if "<" not in r or ">=" not in r], "a bound is missing"


def test_the_ci_script_can_be_run():
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111
