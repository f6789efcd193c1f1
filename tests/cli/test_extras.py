"""Packages of extras that are missing: what each command says, and what it installs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tablewright.cli.serve import _chosen  # pyright: ignore[reportPrivateUsage]
from tablewright.commands import extras
from tablewright.commands.finding import found_system
from tablewright.errors import MissingExtraError
from tablewright.model.stored.envelopes import encrypted
from tests.cli.conftest import Tablewright


def _lack(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Hides packages, as if they were not installed; those that others imported stay with them."""
    found = extras.is_installed
    monkeypatch.setattr(extras, "is_installed", lambda name: name not in names and found(name))


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("line", "missing", "extra"),
    [
        ("serve", "uvicorn", "serve"),
        ("serve events", "starlette", "serve"),
        ("serve yggdrasil", "bcrypt", "yggdrasil"),
        ("client events --lang python", "structlog", "serve"),
        ("client yggdrasil --lang python", "ansel", "yggdrasil"),
        ("token", "argon2-cffi", "serve"),
        ("yggdrasil gedcom check a.ged", "gedcom7", "yggdrasil"),
        (
            "yggdrasil gedcom export a.ged --user u --tree t --target embedded:data",
            "pillow",
            "yggdrasil",
        ),
        ("gedcom check a.ged", "ansel", "yggdrasil"),
        ("dynamodb --memory --buckets s3://", "boto3", "s3"),
        (
            "seed core --target embedded:data --keys k --master-key m",
            "cryptography",
            "encryption",
        ),
        (
            "seed core --target embedded:data --keys k --master-key arn:aws:kms:eu-west-1:1:key/k",
            "botocore",
            "kms",
        ),
    ],
)
def test_a_command_without_its_packages_is_refused_and_names_the_extra(
    tablewright: Tablewright,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    line: str,
    missing: str,
    extra: str,
):
    (tmp_path / "a.ged").write_text("0 HEAD\n0 TRLR\n")
    _lack(monkeypatch, missing)
    ran = tablewright(*line.split())
    assert 1 == ran.status
    assert "Error U112: " in ran.stderr
    assert f" needs {missing}, which is not installed.\n" in ran.stderr
    assert f"Run `pip install 'tablewright[{extra}]'` in the same environment." in ran.stderr
    assert ["a.ged"] == [one.name for one in tmp_path.iterdir()]


def test_a_module_that_needs_something_else_is_refused_and_no_extra_is_named(
    tablewright: Tablewright, tmp_path: Path
):
    (tmp_path / "lonely_shop.py").write_text("import no_such_package_anywhere.part\n")
    ran = tablewright("describe", "lonely_shop")
    assert 1 == ran.status
    assert (
        "Error U112: Module lonely_shop needs no_such_package_anywhere, which is not installed."
        in ran.stderr
    )
    assert "tablewright[" not in ran.stderr


def test_a_module_that_imports_a_package_of_an_extra_is_refused_and_the_extra_is_named(
    tablewright: Tablewright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "starry_shop.py").write_text("import starlette.routing\n")
    monkeypatch.setitem(sys.modules, "starlette", None)
    monkeypatch.delitem(sys.modules, "starlette.routing")
    ran = tablewright("describe", "starry_shop")
    assert 1 == ran.status
    assert "Error U112: Module starry_shop needs starlette" in ran.stderr
    assert "tablewright[serve]" in ran.stderr


def test_encryption_without_cryptography_is_refused_and_the_extra_is_named(
    monkeypatch: pytest.MonkeyPatch,
):
    from tablewright.model.stored import envelopes

    envelopes._cryptography.cache_clear()  # pyright: ignore[reportPrivateUsage]
    monkeypatch.setitem(sys.modules, "cryptography.exceptions", None)
    with pytest.raises(MissingExtraError, match=r"pip install 'tablewright\[encryption\]'"):
        encrypted(bytes(32), bytes(12), b"", b"")


def test_serving_all_systems_leaves_out_those_without_their_packages_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
):
    _lack(monkeypatch, "ansel")
    systems, left_out = _chosen(())
    assert "events" in systems
    (reason,) = left_out
    assert reason.startswith("yggdrasil is not served. System yggdrasil needs ansel, which is")
    assert reason.endswith("Run `pip install 'tablewright[yggdrasil]'` in the same environment.")
    with pytest.raises(MissingExtraError):
        found_system("yggdrasil")


@pytest.mark.parametrize("line", ["serve stall", "client stall --lang python", "stall hello"])
def test_a_system_of_another_package_without_its_packages_names_the_extra_of_that_package(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str
):
    info = tmp_path / "acme_stall-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.3\nName: acme-stall\nVersion: 1.0\nProvides-Extra: stall\n"
        "Requires-Dist: click\n"
        "Requires-Dist: tablewright[serve]>=0.1; extra == 'stall'\n"
        'Requires-Dist: money-counter (>=2) ; extra == "stall"\n'
        "Requires-Dist: old-money; python_version < '3' and extra == 'stall'\n"
    )
    (info / "entry_points.txt").write_text("[tablewright.systems]\nstall = acme_stall:SYSTEM\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    ran = tablewright(*line.split())
    assert 1 == ran.status
    assert "Error U112: System stall needs money-counter, which is not installed.\n" in ran.stderr
    assert "Run `pip install 'acme-stall[stall]'` in the same environment." in ran.stderr
