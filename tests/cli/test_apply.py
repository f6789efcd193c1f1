"""`tablewright apply`: questions, errors and exit statuses."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tablewright.client import Database
from tablewright.model import put_all
from tests.cli.conftest import Tablewright
from tests.ops.shops import DESIGN, FIRST, Order, orders

NAME = "tests.ops.shops:DESIGN"
FIRST_NAME = "tests.ops.shops:FIRST"


@pytest.fixture
def target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A store with the shop as it was designed first, and some orders."""
    monkeypatch.chdir(tmp_path)
    with Database("embedded:store") as db:
        db.create_tables(FIRST)
        db.run(put_all(orders(20)))
    return "embedded:store"


def _indexes(target: str) -> list[str]:
    with Database(target) as db:
        described = db.call("DescribeTable", {"TableName": "shop"})["Table"]
    return [index["IndexName"] for index in described["GlobalSecondaryIndexes"]]


def test_without_a_terminal_and_without_a_yes_nothing_is_done(
    tablewright: Tablewright, target: str
):
    ran = tablewright("apply", NAME, "--target", target)
    assert (4, "") == (ran.status, ran.stdout)
    assert "Error U121: Plan for shop on embedded:store: 1 to add, 1 to change" in ran.stderr
    assert ["by-email"] == _indexes(target)


def test_what_would_be_lost_is_refused_with_exit_4(tablewright: Tablewright, target: str):
    assert 0 == tablewright("apply", NAME, "--target", target, "--yes").status
    ran = tablewright("apply", FIRST_NAME, "--target", target, "--yes", "--json")
    assert 4 == ran.status
    assert "R402" == ran.json["error"]["code"]
    assert ["by-email", "by-status"] == _indexes(target)
    allowed = ("--yes", "--allow-destructive")
    assert 0 == tablewright("apply", FIRST_NAME, "--target", target, *allowed).status
    assert ["by-email"] == _indexes(target)


def test_what_is_impossible_is_refused_with_exit_4(tablewright: Tablewright, tmp_path: Path):
    target = f"embedded:{tmp_path / 'other'}"
    with Database(target) as db:
        db.call(
            "CreateTable",
            {
                "TableName": "shop",
                "BillingMode": "PAY_PER_REQUEST",
                "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "N"}],
                "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}],
            },
        )
    ran = tablewright("apply", NAME, "--target", target, "--yes", "--allow-destructive")
    assert 4 == ran.status
    assert "Error R403: shop: change key. The key of a table cannot be changed." in ran.stderr


def test_an_encrypted_design_needs_both_files_of_keys(tablewright: Tablewright, target: str):
    ran = tablewright("apply", NAME, "--target", target, "--keys", "keys.json", "--yes")
    assert 2 == ran.status
    assert "--keys and --master-key must be used together." in ran.stderr


@pytest.mark.parametrize(("answer", "status"), [("y\n", 0), ("n\n", 4), ("", 130)])
def test_at_a_terminal_it_shows_the_steps_and_asks(
    tablewright: Tablewright,
    target: str,
    monkeypatch: pytest.MonkeyPatch,
    answer: str,
    status: int,
):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    from tablewright.cli.root import run

    stderr = Terminal()
    monkeypatch.setattr("sys.stdin", Terminal(answer))
    monkeypatch.setattr("sys.stderr", stderr)
    assert status == run(["apply", NAME, "--target", target, "--quiet"])
    assert "add index by-status" in stderr.getvalue()
    assert "Apply these changes? [y/N]" in stderr.getvalue()
    assert (status == 0) == ("by-status" in _indexes(target))


def test_a_dry_run_is_a_plan(tablewright: Tablewright, target: str):
    planned = tablewright("plan", NAME, "--target", target)
    dry = tablewright("apply", NAME, "--target", target, "--dry-run")
    assert planned == dry
    assert ["by-email"] == _indexes(target)


def test_applying_says_what_was_done(tablewright: Tablewright, target: str, tmp_path: Path):
    ran = tablewright("apply", NAME, "--target", target, "--yes")
    assert (0, "") == (ran.status, ran.stderr)
    assert "shop on embedded:store: 2 steps done, 20 items read and 20 rewritten.\n" == ran.stdout
    with Database(target) as db:
        assert 20 == db.run(Order.with_status("open").count())
    assert {"store"} == {path.name for path in tmp_path.iterdir()}


def test_applying_in_json_tells_the_steps(tablewright: Tablewright, target: str):
    data = tablewright("apply", NAME, "--target", target, "--yes", "--json").json["data"]
    assert ["items", "index"] == [step["part"] for step in data["done"]]
    assert (20, 20, []) == (data["items_read"], data["items_rewritten"], data["left"])


def test_there_is_nothing_to_do_twice(tablewright: Tablewright, target: str):
    tablewright("apply", NAME, "--target", target, "--yes")
    ran = tablewright("apply", NAME, "--target", target)
    assert (0, "shop on embedded:store matches the design.\n") == (ran.status, ran.stdout)


def test_a_step_that_is_postponed_is_exit_3_with_a_warning(
    tablewright: Tablewright, tmp_path: Path
):
    target = f"embedded:{tmp_path / 'other'}"
    with Database(target) as db:
        db.create_tables(DESIGN)
        ttl = {"AttributeName": "until", "Enabled": True}
        request = {"TableName": "shop", "TimeToLiveSpecification": ttl}
        db.call("UpdateTimeToLive", request)
    ran = tablewright("apply", NAME, "--target", target, "--yes")
    assert 3 == ran.status
    assert "Warning: shop: the target postponed remove time to live: Time to live" in ran.stderr
