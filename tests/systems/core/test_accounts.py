"""Accounts: trees of organisations side by side."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import TablewrightError
from tablewright.client import Database
from tablewright.systems.core.design import Account
from tablewright.systems.core.design.values import AccountType
from tests.systems.core.reading import by_twos, stored

TABLE = "accounts"

KINDS = [AccountType.SUBSIDIARY, AccountType.DIVISION, AccountType.LOCATION]


def _account(account_id: str, parent: Account | None = None, **values: Any) -> Account:
    path = f"{'/' if parent is None else parent.account_path}{account_id}/"
    given: dict[str, Any] = {
        "account_id": account_id,
        "parent_account_id": None if parent is None else parent.account_id,
        "account_path": path,
        "account_type": AccountType.CONGLOMERATE,
        "account_name": account_id.title(),
        "level": path.count("/") - 2,
    }
    return Account(**(given | values))


@pytest.fixture
def trees(db: Database) -> dict[str, Account]:
    """Two organisations, each with six parts of three types."""
    found: dict[str, Account] = {}
    for name in ("acme", "globex"):
        found[name] = root = db.run(_account(name).create())
        for number in range(6):
            part = _account(f"{name}{number}", root, account_type=KINDS[number % 3])
            db.run(part.create())
    return found


def test_a_path_without_its_slashes_is_refused():
    with pytest.raises(TablewrightError, match="account_path"):
        _account("a", account_path="/root")


def test_an_account_is_found_by_id(db: Database, trees: dict[str, Account]):
    assert trees["acme"] == db.run(Account.get("acme"))
    assert db.run(Account.get("initech")) is None


def test_children_come_in_the_order_of_their_types(db: Database, trees: dict[str, Account]):
    children = by_twos(db, Account.children("acme"))
    types = [child.account_type.value for child in children]
    assert ["division"] * 2 + ["location"] * 2 + ["subsidiary"] * 2 == types
    assert {f"acme{number}" for number in range(6)} == {one.account_id for one in children}


def test_children_of_one_type_are_found(db: Database, trees: dict[str, Account]):
    found = by_twos(db, Account.children_of_type("globex", AccountType.LOCATION))
    assert ["globex2", "globex5"] == sorted(one.account_id for one in found)


def test_a_root_is_nobodys_child_and_stores_no_parent(db: Database, trees: dict[str, Account]):
    assert "parentAccountId" not in stored(db, "accounts", accountId="acme")
    index = {"TableName": "accounts", "IndexName": "parentAccountId-accountType-index"}
    assert 12 == db.call("Scan", index)["Count"]


def test_a_client_of_an_account_sees_that_account_alone(db: Database, trees: dict[str, Account]):
    bound = db.for_tenant("acme0")
    assert "acme0" == getattr(bound.run(Account.get("acme0")), "account_id", None)
    with pytest.raises(TablewrightError):
        bound.run(Account.get("acme"))
    assert ["acme0"] == [one.account_id for one in bound.all(Account.children("acme"))]
    assert [] == bound.all(Account.children("globex"))
