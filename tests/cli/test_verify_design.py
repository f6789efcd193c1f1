"""`tablewright verify --design`: words, JSON and exit statuses, in a store and on a server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright import Engine
from tablewright.client import Database
from tests.cli.conftest import Tablewright
from tests.endpoint.running import served_alone
from tests.ops.shops import DESIGN, Order

NAME = "tests.ops.shops:DESIGN"
BROKEN = {"pk": {"S": "CUSTOMER#a"}, "sk": {"S": "ORDER#2"}}


def _fill(db: Database, *, is_broken: bool) -> None:
    db.create_tables(DESIGN)
    db.run(Order(customer="a", order="1", status="open", day="d").put())
    if is_broken:
        item = BROKEN | {"kind": {"S": "Order"}}
        db.call("PutItem", {"TableName": "shop", "Item": item})


@pytest.fixture
def store(tmp_path: Path) -> Path:
    with Database(f"embedded:{tmp_path / 'store'}") as db:
        _fill(db, is_broken=True)
    return tmp_path / "store"


@pytest.mark.parametrize(
    "arguments",
    [
        ("verify",),
        ("verify", "--target", "memory:"),
        ("verify", ".", "--target", "memory:", "--design", NAME),
        ("verify", "--target", "memory:", "--keys", "k.json", "--design", NAME),
    ],
)
def test_arguments_that_do_not_go_together_are_a_usage_failure(
    tablewright: Tablewright, arguments: tuple[str, ...]
):
    ran = tablewright(*arguments)
    assert (2, "") == (ran.status, ran.stdout)
    assert "Error U101: " in ran.stderr


def test_a_store_that_is_not_there_is_exit_5_and_is_not_made(
    tablewright: Tablewright, tmp_path: Path
):
    ran = tablewright("verify", "--design", NAME, "--target", f"embedded:{tmp_path / 'none'}")
    assert 5 == ran.status
    assert not (tmp_path / "none").exists()


def test_an_item_that_does_not_fit_is_exit_1_with_its_key_and_reason(
    tablewright: Tablewright, store: Path
):
    ran = tablewright("verify", store, "--design", NAME)
    assert 1 == ran.status
    assert '{"pk": {"S": "CUSTOMER#a"}, "sk": {"S": "ORDER#2"}}' in ran.stdout
    assert "R201: Order.customer: expected S, found nothing." in ran.stdout
    assert "Error U203: 1 item of shop could not be read.\n" in ran.stderr


def test_the_report_is_json_for_a_program(tablewright: Tablewright, store: Path):
    ran = tablewright("verify", "--design", NAME, "--target", f"embedded:{store}", "--json")
    assert (1, "U203") == (ran.status, ran.json["error"]["code"])
    (problem,) = ran.json["data"].pop("problems")
    assert ("shop", "Order", BROKEN) == (problem["table"], problem["entity"], problem["key"])
    assert 2 == ran.json["data"]["items"]


def test_a_server_is_verified_as_a_store_is(tablewright: Tablewright):
    with Engine.memory() as engine, served_alone(engine) as server:
        url = f"http://127.0.0.1:{server.port}"
        with Database(url) as db:
            _fill(db, is_broken=False)
        ran = tablewright("verify", "--design", NAME, "--target", url)
        assert (0, "") == (ran.status, ran.stderr)
        assert ran.stdout.endswith("1 item of 1 table read, all fit their entities.\n")
