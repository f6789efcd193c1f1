"""What a release ships: the contents of the sdist and of the wheel that is built from it."""

from __future__ import annotations

import re
import tarfile
import tomllib
from zipfile import ZipFile

import pytest

import tablewright
from tablewright.commands.extras import installed_by
from tests.distribution import Distribution, built
from tests.tidy.tree import PACKAGE, ROOT, files, name_of

_TEXT = (ROOT / "pyproject.toml").read_text()
_PROJECT = tomllib.loads(_TEXT)["project"]
EXTRAS = _PROJECT["optional-dependencies"]
OF_USERS = EXTRAS.keys() - {"bench", "dev", "node"}  # these are for those who work on it


@pytest.fixture(scope="module")
def distribution(tmp_path_factory: pytest.TempPathFactory) -> Distribution:
    return built(tmp_path_factory.mktemp("dist"))


@pytest.fixture
def wheel(distribution: Distribution) -> ZipFile:
    return ZipFile(distribution.wheel)


def test_the_sdist_holds_every_file_that_we_wrote(distribution: Distribution):
    with tarfile.open(distribution.sdist) as archive:
        names = [one.name.partition("/")[2] for one in archive if one.isfile()]
    assert sorted(map(name_of, files())) == sorted(set(names) - {"PKG-INFO"})


def _metadata(wheel: ZipFile, name: str) -> str:
    (path,) = (p for p in wheel.namelist() if p.endswith(f".dist-info/{name}"))
    return wheel.read(path).decode()


def test_the_wheel_holds_the_whole_package_and_nothing_else(wheel: ZipFile):
    ours = {p.relative_to(ROOT / "src").as_posix() for p in files() if p.is_relative_to(PACKAGE)}
    pages = {f"tablewright/errors/pages/{p.name}" for p in (ROOT / "docs" / "errors").iterdir()}
    assert ours | pages == {name for name in wheel.namelist() if ".dist-info/" not in name}


def test_the_wheel_tells_type_checkers_that_it_is_typed(wheel: ZipFile):
    assert "tablewright/py.typed" in wheel.namelist()


def test_the_wheel_has_the_version_that_the_package_says(wheel: ZipFile):
    assert f"\nVersion: {tablewright.__version__}\n" in _metadata(wheel, "METADATA")


def test_the_wheel_has_the_command_and_the_licence(wheel: ZipFile):
    assert "tablewright = tablewright.cli:main" in _metadata(wheel, "entry_points.txt")
    assert (ROOT / "LICENSE").read_text() == _metadata(wheel, "licenses/LICENSE")


def _required(wheel: ZipFile) -> list[str]:
    lines = _metadata(wheel, "METADATA").splitlines()
    head = "Requires-Dist: "
    return [line.removeprefix(head) for line in lines if line.startswith(head)]


def test_the_wheel_needs_six_packages_and_everything_else_is_an_extra(wheel: ZipFile):
    required = [one.partition(";")[0] for one in _required(wheel) if "extra ==" not in one]
    names = {one.split("<")[0].split(">")[0] for one in required}
    assert {"click", "httptools", "lmdb", "msgspec", "rich", "uvloop"} == names


def test_every_dependency_of_users_has_a_lower_bound():
    required = [*_PROJECT["dependencies"], *(one for name in OF_USERS for one in EXTRAS[name])]
    others = [one for one in required if not one.startswith("tablewright[")]
    assert [] == [one for one in others if ">=" not in one]


def test_an_upper_bound_of_a_dependency_of_users_has_its_reason_beside_it():
    users, _, _ = _TEXT.partition("\ndev = [")
    bounded = [line for line in users.splitlines() if re.match(r' +"[^"]*<', line)]
    assert [] == [line for line in bounded if "#" not in line]


@pytest.mark.parametrize("extra", sorted(OF_USERS))
def test_commands_know_what_an_extra_installs(extra: str):
    assert _installed_by(extra) == set(installed_by(extra))


def test_the_extra_all_has_every_extra_of_users_and_development_has_them_too():
    others = OF_USERS - {"all"}
    assert {name for extra in others for name in _installed_by(extra)} == _installed_by("all")
    assert _installed_by("all") < _installed_by("dev")


def _installed_by(extra: str) -> set[str]:
    """The packages of an extra and of the extras that it includes."""
    names = set[str]()
    for one in EXTRAS[extra]:
        if ";" in one:  # needed by some versions of Python only
            continue
        name, _, inner = re.split(r"[<>=]", one)[0].partition("[")
        if name == "tablewright":
            names.update(*(_installed_by(part) for part in inner.rstrip("]").split(",")))
        else:
            names.add(name)
    return names


def test_the_ci_script_can_be_run():
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111
