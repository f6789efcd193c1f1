"""`tablewright yggdrasil gedcom`: what reaches the person and the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablewright.client import Database
from tablewright.errors import ValidationException
from tablewright.systems.yggdrasil.design import DESIGN
from tablewright.systems.yggdrasil.design.imports import Import
from tablewright.systems.yggdrasil.design.owners import Tree, User
from tablewright.systems.yggdrasil.exchange.storing import Storing
from tablewright.systems.yggdrasil.gedcom.files import kinds
from tablewright.systems.yggdrasil.gedcom.planning.survey import Survey, surveyed
from tests.cli.conftest import Tablewright
from tests.systems.yggdrasil.gedcom.trees import FILES, records_of

FAMILY = FILES / "family_551.ged"


@pytest.fixture
def target(tmp_path: Path) -> str:
    """A store with a user, and no tree."""
    name = f"embedded:{tmp_path / 'data'}"
    with Database(name) as db:
        db.create_tables(DESIGN)
        db.run(User(user_id="ann", email="ann@example.com").create())
    return name


def _import(target: str, *more: object, file: Path = FAMILY) -> tuple[object, ...]:
    names = ("--target", target, "--user", "ann", "--tree", "t1")
    return ("yggdrasil", "gedcom", "import", file, *names, *more)


def test_a_file_that_is_not_there_is_exit_2(tablewright: Tablewright):
    ran = tablewright("yggdrasil", "gedcom", "check", "missing.ged")
    assert 2 == ran.status
    assert "does not exist" in ran.stderr


def test_a_broken_file_is_exit_1_with_its_line_and_makes_no_store(
    tablewright: Tablewright, tmp_path: Path
):
    broken = tmp_path / "broken.ged"
    broken.write_text("0 HEAD\n2 VERS 7.0\n")
    ran = tablewright("yggdrasil", "gedcom", "check", broken)
    assert 1 == ran.status
    assert f"Error YGGDRASIL101: {broken}: Line 2: level 2 follows level 0." in ran.stderr
    target = f"embedded:{tmp_path / 'nothing'}"
    ran = tablewright(*_import(target, "--json", file=broken))
    assert (1, "YGGDRASIL101") == (ran.status, ran.json["error"]["code"])
    assert not (tmp_path / "nothing").exists()


def test_an_unknown_user_or_tree_is_exit_2(tablewright: Tablewright, target: str):
    ran = tablewright(*_import(target))
    assert 2 == ran.status
    assert "Error YGGDRASIL103: User 'ann' does not own a tree 't1'.\n" in ran.stderr
    assert "`import --create NAME`" in ran.stderr
    ran = tablewright("yggdrasil", "gedcom", "export", "x.ged", "--target", target,
                      "--user", "eve@example.com", "--tree", "t1")  # fmt: skip
    assert 2 == ran.status
    assert "Error YGGDRASIL102: User 'eve@example.com' does not exist.\n" in ran.stderr


def test_a_check_says_what_is_in_a_file(tablewright: Tablewright):
    ran = tablewright("yggdrasil", "gedcom", "check", FAMILY)
    assert 0 == ran.status
    first = "GEDCOM 5.5.1: 10 people, 6 families, 4 couples, 10 links between parents and children."
    assert first == ran.stdout.splitlines()[0]
    assert "Warning: line 203: CHIL @I77@ is not in the file." in ran.stderr
    found = tablewright("yggdrasil", "gedcom", "check", FAMILY, "--json").json["data"]
    assert (10, 6, 10) == (found["people"], found["families"], found["parentLinks"])
    assert {"INDI.OCCU": 2, "INDI._FAVOURITE": 2}.items() <= {
        one["tag"]: one["count"] for one in found["kept"]
    }.items()


def test_a_dry_run_writes_nothing(tablewright: Tablewright, target: str):
    with Database(target) as db:
        db.run(Tree(tree_id="t1", user_id="ann", tree_name="Ours", version=1).create())
    ran = tablewright(*_import(target, "--dry-run"))
    assert (0, "Nothing was written.") == (ran.status, ran.stdout.splitlines()[-1])
    with Database(target) as db:
        tree = db.run(Tree.get("ann", "t1"))
    assert tree is not None
    assert 0 == tree.person_count


def test_a_dry_run_tells_what_a_tree_would_be_that_is_not_made(
    tablewright: Tablewright, target: str
):
    ran = tablewright(*_import(target, "--create", "Ours", "--dry-run", "--json"))
    assert (0, 10) == (ran.status, ran.json["data"]["added"])
    with Database(target) as db:
        assert db.run(Tree.get("ann", "t1")) is None


def test_an_import_reports_how_long_it_took(tablewright: Tablewright, target: str):
    ran = tablewright(*_import(target, "--create", "Ours"))
    assert 0 == ran.status
    words = r"imported 10 people in \d+\.\d\d s\."
    assert re.fullmatch(words, ran.stdout.splitlines()[-1])
    found = tablewright(*_import(target, "--json")).json["data"]
    assert (0, 10) == (found["added"], found["unchanged"])
    assert found["seconds"] > 0


def test_an_import_reads_its_file_once(
    tablewright: Tablewright, target: str, monkeypatch: pytest.MonkeyPatch
):
    read: list[bytes] = []

    def counted(content: bytes) -> Survey:
        read.append(content)
        return surveyed(content)

    monkeypatch.setattr(kinds, "surveyed", counted)
    assert 0 == tablewright(*_import(target, "--create", "Ours")).status
    assert [FAMILY.read_bytes()] == read


def test_what_was_imported_is_exported_as_it_was(
    tablewright: Tablewright, target: str, tmp_path: Path
):
    assert 0 == tablewright(*_import(target, "--create", "Ours")).status
    out = tmp_path / "out.ged"
    names = ("--target", target, "--user", "ann@example.com", "--tree", "t1")
    ran = tablewright("yggdrasil", "gedcom", "export", out, *names, "--format", "ged551")
    assert (0, f"{out} has 10 people.\n") == (ran.status, ran.stdout)
    assert records_of(FAMILY.read_bytes()) == records_of(out.read_bytes())
    archive = tmp_path / "out.gdz"
    ran = tablewright("yggdrasil", "gedcom", "export", archive, *names, "--json")
    assert ("gdz", archive.stat().st_size) == (
        ran.json["data"]["format"],
        ran.json["data"]["bytes"],
    )
    hidden = tmp_path / "hidden.ged"
    ran = tablewright("yggdrasil", "gedcom", "export", hidden, *names, "--living", "hide")
    assert b"Ada Keeper" not in hidden.read_bytes()


def test_an_import_that_fails_is_noted_as_failed_and_nothing_of_it_counts(
    tablewright: Tablewright, target: str, monkeypatch: pytest.MonkeyPatch
):
    async def refused(self: Storing, progress: object) -> None:
        raise ValidationException("an item is too large")

    monkeypatch.setattr(Storing, "run", refused)
    ran = tablewright(*_import(target, "--create", "Ours"))
    assert (1, True) == (ran.status, "an item is too large" in ran.stderr)
    with Database(target) as db:
        (record,) = db.all(Import.of_tree("ann", "t1"))
    assert ("failed", "an item is too large") == (record.state, record.trouble)


def test_the_old_name_works_and_names_the_new_one_on_stderr(tablewright: Tablewright):
    new = tablewright("yggdrasil", "gedcom", "check", FAMILY, "--json")
    old = tablewright("gedcom", "check", FAMILY, "--json")
    assert (0, new.stdout) == (old.status, old.stdout)
    warning = "Warning: `tablewright gedcom` is deprecated. Use `tablewright yggdrasil gedcom`.\n"
    assert ("", warning) == (new.stderr, old.stderr)


def test_the_old_name_is_not_listed(tablewright: Tablewright):
    assert "\n  gedcom " not in tablewright("--help").stdout
    assert "No such command 'gedcm'." in tablewright("gedcm").stderr
