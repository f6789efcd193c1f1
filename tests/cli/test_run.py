"""`tablewright run`: access patterns from the shell."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Tablewright

_MODULE = """\
from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Literal, Self

from tablewright.model import Entity, Entry, Key, Range, Update, action, assign


class Status(StrEnum):
    OPEN = "open"
    PAID = "paid"


class Purchase(Entity, table="purchases"):
    customer: str
    number: int
    status: Status = Status.OPEN
    placed_at: datetime
    channel: Literal["shop", "web"] = "web"
    primary = Key("{customer}", "{number}")
    by_status = Entry("{status}", "{placed_at}", name="by-status")
    by_channel = Entry("{channel}", "{placed_at}", name="by-channel")

    @by_channel.query
    def through(cls, channel: Literal["shop", "web"]) -> None: ...

    @primary.get
    def get(cls, customer: str, number: int) -> None: ...

    @primary.query
    def of_customer(cls, customer: str, number: Range[int] | None = None) -> None: ...

    @by_status.query(newest_first=True)
    def in_status(cls, status: Status, placed_at: Range[datetime] | None = None) -> None: ...

    @action("UpdateItem")
    @classmethod
    def pay(cls, customer: str, number: int) -> Update[Self]:
        '''Pay.'''
        return cls.at(customer=customer, number=number).update(assign(cls.status, Status.PAID))


def seed(scale, draws, now):
    for number in range(1, 6):
        at = datetime.fromisoformat(f"2026-01-0{number}T12:00:00+00:00")
        yield Purchase(customer="ada", number=number, placed_at=at)
"""


@pytest.fixture
def place(
    tablewright: Tablewright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[str, str, str]]:
    """A module with data in a store: its path, and the option that names the target."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    module = tmp_path / "purchases_module.py"
    module.write_text(_MODULE)
    target = f"embedded:{tmp_path / 'store'}"
    assert 0 == tablewright("seed", str(module), "--target", target).status
    yield str(module), "--target", target
    sys.modules.pop("purchases_module", None)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["Purchase.gone"], "Pattern 'Purchase.gone' not found. Patterns are Purchase."),
        (["Purchase.get", "ada"], "Purchase.get(customer, number) needs number."),
        (["Purchase.get", "ada", "1", "2"], "Purchase.get(customer, number) takes 2 arguments."),
        (["Purchase.get", "ada", "customer=bob"], "The argument customer is given twice."),
        (["Purchase.get", "ada", "x"], "number cannot be 'x': Expected `int`, got `str`."),
        (["Purchase.in_status", "new"], "status cannot be 'new': Invalid enum value 'new'."),
        (["Purchase.through", "fax"], "channel cannot be 'fax': must be one of shop, web."),
        (["Purchase.in_status", "open", "x.."], "placed_at cannot be 'x'"),
        (["Purchase.get", "ada", "1", "--cursor", "x"], "Purchase.get(customer, number) has no"),
    ],
)
def test_a_call_that_the_pattern_does_not_allow_is_a_usage_failure(
    tablewright: Tablewright, place: tuple[str, str, str], arguments: list[str], why: str
):
    module, *target = place
    ran = tablewright("run", module, *arguments, *target)
    assert (2, "") == (ran.status, ran.stdout)
    assert f"Error U101: {why}" in ran.stderr


def test_a_pattern_that_writes_needs_a_confirmation(
    tablewright: Tablewright, place: tuple[str, str, str]
):
    module, *target = place
    pay = ("run", module, "Purchase.pay", "ada", "2", *target)
    refused = tablewright(*pay)
    assert (4, "") == (refused.status, refused.stdout)
    assert "Error U121: Purchase.pay(customer, number) writes to the target." in refused.stderr
    open_ones = ("run", module, "Purchase.in_status", "open", "--json", *target)
    assert 5 == len(tablewright(*open_ones).json["data"]["items"])
    assert 0 == tablewright(*pay, "--yes").status
    assert 4 == len(tablewright(*open_ones).json["data"]["items"])


def test_each_item_is_one_line_of_json(tablewright: Tablewright, place: tuple[str, str, str]):
    module, *target = place
    ran = tablewright("run", module, "Purchase.get", "number=3", "ada", *target)
    assert (0, "") == (ran.status, ran.stderr)
    assert {
        "customer": "ada",
        "number": 3,
        "status": "open",
        "placed_at": "2026-01-03T12:00:00Z",
        "channel": "web",
    } == json.loads(ran.stdout)


def test_an_argument_may_be_one_of_a_closed_list(
    tablewright: Tablewright, place: tuple[str, str, str]
):
    module, *target = place
    ran = tablewright("run", module, "Purchase.through", "web", "--json", *target)
    assert 5 == len(ran.json["data"]["items"])


@pytest.mark.parametrize(
    ("bounds", "numbers"),
    [
        ("2026-01-02..2026-01-04", [3, 2]),
        ("2026-01-04..", [5, 4]),
        ("..2026-01-02T12:00:00Z", [2, 1]),
        ("2026-01-03T12:00:00Z", [3]),
    ],
)
def test_a_range_has_one_bound_or_two(
    tablewright: Tablewright, place: tuple[str, str, str], bounds: str, numbers: list[int]
):
    module, *target = place
    ran = tablewright("run", module, "Purchase.in_status", "open", bounds, "--json", *target)
    assert numbers == [one["number"] for one in ran.json["data"]["items"]]


def test_a_cursor_continues_after_a_page(tablewright: Tablewright, place: tuple[str, str, str]):
    module, *target = place
    query = ("run", module, "Purchase.of_customer", "ada", "--limit", "3", *target)
    first = tablewright(*query, "--json").json["data"]
    shown = tablewright(*query)
    assert 3 == len(shown.stdout.splitlines())
    assert "There are more items: --cursor" in shown.stderr
    rest = tablewright(*query, "--cursor", first["cursor"], "--json").json["data"]
    assert [1, 2, 3, 4, 5] == [one["number"] for one in first["items"] + rest["items"]]
    assert rest["cursor"] is None


def test_no_item_is_not_a_failure(tablewright: Tablewright, place: tuple[str, str, str]):
    module, *target = place
    ran = tablewright("run", module, "Purchase.get", "bob", "1", *target)
    assert (0, "") == (ran.status, ran.stdout)
    assert "No items match." in ran.stderr
