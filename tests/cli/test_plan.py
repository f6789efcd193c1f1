"""`tablewright plan`: words, JSON and exit statuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.client import Database
from tests.cli.conftest import Tablewright
from tests.ops.shops import DESIGN, FIRST

NAME = "tests.ops.shops:DESIGN"


@pytest.fixture
def target(tmp_path: Path) -> str:
    """A store with the shop as it was designed first."""
    target = f"embedded:{tmp_path / 'store'}"
    with Database(target) as db:
        db.create_tables(FIRST)
    return target


def test_a_target_that_is_none_is_exit_5(tablewright: Tablewright):
    ran = tablewright("plan", NAME, "--target", "aws")
    assert (5, "") == (ran.status, ran.stdout)
    assert "Error T101: " in ran.stderr


def test_no_target_at_all_is_exit_5(
    tablewright: Tablewright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("TABLEWRIGHT_TARGET", raising=False)
    ran = tablewright("plan", NAME)
    assert 5 == ran.status
    assert "No target was given. Set one with --target" in ran.stderr


def test_a_target_that_is_not_reached_is_exit_5(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("TABLEWRIGHT_ATTEMPTS_MAX", "1")
    ran = tablewright("plan", NAME, "--target", "http://127.0.0.1:1", "--json")
    assert 5 == ran.status
    assert "T202" == ran.json["error"]["code"]


def test_a_table_of_the_design_cannot_be_removed(tablewright: Tablewright, target: str):
    ran = tablewright("plan", NAME, "--target", target, "--remove-table", "shop")
    assert 1 == ran.status
    assert "Error R401: Table shop cannot be removed: the design declares it." in ran.stderr


def test_changes_are_listed_with_signs_and_words_and_exit_3(tablewright: Tablewright, target: str):
    ran = tablewright("plan", NAME, "--target", target)
    assert (3, "") == (ran.status, ran.stderr)
    assert (
        "shop\n"
        "  ~ change items Order: gsi1pk, gsi1sk; about 0 items to read\n"
        "  + add index by-status: gsi1pk (S), gsi1sk (S); all attributes\n"
        f"Plan for shop on {target}: 1 to add, 1 to change, 0 to remove.\n"
    ) == ran.stdout


def test_what_is_lost_and_what_is_impossible_is_marked(tablewright: Tablewright, tmp_path: Path):
    target = f"embedded:{tmp_path / 'store'}"
    with Database(target) as db:
        db.create_tables(DESIGN)
    ran = tablewright("plan", "tests.ops.shops:FIRST", "--target", target)
    assert 3 == ran.status
    assert "  - remove index by-status: " in ran.stdout
    assert "      DESTRUCTIVE: Queries on this index stop working.\n" in ran.stdout
    assert "Destructive steps: 1." in ran.stdout


def test_a_target_that_is_as_designed_is_exit_0(tablewright: Tablewright, target: str):
    ran = tablewright("plan", "tests.ops.shops:FIRST", "--target", target)
    assert (0, f"shop on {target} matches the design.\n", "") == (
        ran.status,
        ran.stdout,
        ran.stderr,
    )


def test_a_plan_in_json_has_the_steps(tablewright: Tablewright, target: str):
    ran = tablewright("plan", NAME, "--target", target, "--json")
    assert 3 == ran.status
    data = ran.json["data"]
    assert ran.json["ok"]
    assert (target, "shop", True, False, True) == (
        data["target"],
        data["system"],
        data["changes"],
        data["destructive"],
        data["possible"],
    )
    assert ["items", "index"] == [step["part"] for step in data["steps"]]


def test_a_store_that_is_not_there_is_not_made(tablewright: Tablewright, tmp_path: Path):
    ran = tablewright("plan", NAME, "--target", f"embedded:{tmp_path / 'new'}")
    assert 3 == ran.status
    assert "  + add table: pk (S), sk (S); with by-email, by-status\n" in ran.stdout
    assert [] == list(tmp_path.iterdir())


def test_the_target_may_come_from_the_environment(
    tablewright: Tablewright, target: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("TABLEWRIGHT_TARGET", target)
    assert 3 == tablewright("plan", NAME).status
