"""Unique attributes: guards that come and go with the items they guard."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.errors import (
    ItemNotFoundError,
    KeyPartError,
    MissingPartError,
    NotUniqueError,
    UnknownArgumentError,
    UpdateRejectedError,
)
from tablewright.model import Entity, Key, add, assign, design_of, remove, unique, update_of
from tests.model.designs import shop
from tests.model.designs.shop import Customer
from tests.model.items import items_of, plain
from tests.model.targets import WITH_PEERS

ON_TARGETS = WITH_PEERS


class Account(Entity, table="accounts"):
    """In a table without a tag, where guards lie among the items."""

    id: str
    region: str = "eu"
    email: str = unique()
    number: int | None = unique(within=["region"])
    primary = Key("{id}")

    @primary.get
    def get(cls, id: str) -> None:  # noqa: A002
        """An account."""


DESIGN = design_of("accounts", Account)


@pytest.fixture
def accounts(db: Any) -> Any:
    db.create_tables(DESIGN)
    return db


def _account(id_: int, **values: Any) -> Account:
    return Account(**({"id": str(id_), "email": f"{id_}@x", "number": None} | values))


def _guards(db: Any) -> list[str]:
    texts = [item["id"]["S"] for item in items_of(db, "accounts")]
    return sorted(text for text in texts if text.startswith("UNIQUE#"))


# Errors


def test_a_value_that_another_has_is_refused(accounts: Any):
    accounts.run(_account(1).create())
    with pytest.raises(NotUniqueError, match="Another Account has this email"):
        accounts.run(_account(2, email="1@x").create())
    with pytest.raises(NotUniqueError):
        accounts.run(_account(2, email="1@x").put())
    assert accounts.run(Account.get("2")) is None
    assert ["UNIQUE#Account#email#1@x"] == _guards(accounts)


def test_an_update_to_a_value_that_another_has_is_refused(accounts: Any):
    accounts.run(_account(1).create())
    second = accounts.run(_account(2).create())
    with pytest.raises(NotUniqueError):
        accounts.run(Account.at(id="2").update(assign(Account.email, "1@x")))
    assert second == accounts.run(Account.get("2"))


def test_a_number_that_another_has_in_the_region_is_refused(accounts: Any):
    accounts.run(_account(1, number=7).create())
    accounts.run(_account(2, number=7, region="us").create())
    with pytest.raises(NotUniqueError, match="this number"):
        accounts.run(_account(3, number=7).create())


def test_a_change_of_what_it_is_unique_within_is_guarded(accounts: Any):
    accounts.run(_account(1, number=7).create())
    accounts.run(_account(2, number=7, region="us").create())
    with pytest.raises(NotUniqueError):
        accounts.run(Account.at(id="2").update(assign(Account.region, "eu")))
    accounts.run(Account.at(id="2").update(assign(Account.region, "asia")))
    assert "UNIQUE#Account#number#asia#7" in _guards(accounts)
    assert "UNIQUE#Account#number#us#7" not in _guards(accounts)
    assert "2" == accounts.run(Account.by_unique(region="asia", number=7)).id


def test_an_increment_is_refused(accounts: Any):
    accounts.run(_account(1, number=7).create())
    with pytest.raises(UpdateRejectedError, match="number is unique, so its new value"):
        accounts.run(Account.at(id="1").update(add(Account.number, 1)))


def test_a_separator_in_what_it_is_unique_within_is_refused(accounts: Any):
    with pytest.raises(KeyPartError, match="region must not contain '#'"):
        accounts.run(_account(1, number=7, region="e#u").create())


@pytest.mark.parametrize("given", [{"id": "1"}, {"number": 7}, {"email": "x", "region": "eu"}, {}])
def test_a_lookup_by_anything_else_is_refused(accounts: Any, given: dict[str, Any]):
    with pytest.raises(UnknownArgumentError, match="Account has no unique attribute found by"):
        accounts.run(Account.by_unique(**given))


def test_a_lookup_of_nothing_is_refused(accounts: Any):
    with pytest.raises(MissingPartError, match="email"):
        accounts.run(Account.by_unique(email=None))


def test_a_change_of_what_is_not_there_is_refused(accounts: Any):
    with pytest.raises(ItemNotFoundError):
        accounts.run(Account.at(id="1").update(assign(Account.email, "x")))
    with pytest.raises(ItemNotFoundError):
        accounts.run(Account.at(id="1").delete())
    assert [] == items_of(accounts, "accounts")


# Guards


def test_a_guard_goes_with_its_item(accounts: Any):
    account = accounts.run(_account(1, number=7).create())
    assert ["UNIQUE#Account#email#1@x", "UNIQUE#Account#number#eu#7"] == _guards(accounts)
    accounts.run(account.delete())
    assert [] == items_of(accounts, "accounts")
    accounts.run(_account(2, email="1@x", number=7).create())


def test_a_put_moves_the_guard(accounts: Any):
    account = accounts.run(_account(1, number=7).create())
    account.email, account.number = "new@x", None
    accounts.run(account.put())
    assert ["UNIQUE#Account#email#new@x"] == _guards(accounts)
    accounts.run(account.put())
    assert ["UNIQUE#Account#email#new@x"] == _guards(accounts)


def test_an_update_moves_the_guard(accounts: Any):
    accounts.run(_account(1, number=7).create())
    changed = accounts.run(
        Account.at(id="1").update(assign(Account.email, "new@x"), remove(Account.number))
    )
    assert ("new@x", None) == (changed.email, changed.number)
    assert ["UNIQUE#Account#email#new@x"] == _guards(accounts)


def test_an_update_of_something_else_leaves_guards_alone(accounts: Any):
    account = accounts.run(_account(1).create())
    draft = account.edited()
    draft.email = "1@x"
    accounts.run(update_of(draft))
    assert ["UNIQUE#Account#email#1@x"] == _guards(accounts)


def test_an_item_is_found_by_its_value(accounts: Any):
    account = accounts.run(_account(1, number=7).create())
    assert account == accounts.run(Account.by_unique(email="1@x"))
    assert account == accounts.run(Account.by_unique(region="eu", number=7))
    assert accounts.run(Account.by_unique(email="nobody@x")) is None
    assert accounts.run(Account.by_unique(region="us", number=7)) is None


def test_guards_are_no_items(accounts: Any):
    account = accounts.run(_account(1, number=7).create())
    assert [account] == accounts.all(Account.scan())
    assert [account] == accounts.all_in_parallel(Account.scan(), segments=3)


def test_a_long_value_is_guarded_by_its_digest(accounts: Any):
    long = "x" * 1_500
    account = accounts.run(_account(1, email=long).create())
    assert account == accounts.run(Account.by_unique(email=long))
    with pytest.raises(NotUniqueError):
        accounts.run(_account(2, email=long).create())


def test_values_are_unique_within_a_tenant(db: Any):
    db.create_tables(shop.DESIGN)
    for tenant in "ab":
        db.run(Customer(tenant_id=tenant, customer_id=tenant, email="x@y", nickname=None).create())
    assert "b" == db.run(Customer.by_unique(tenant_id="b", email="x@y")).customer_id
    guard = next(item for item in items_of(db, "Shop") if item["kind"]["S"] == "Unique")
    assert {"pk", "sk", "kind", "Owner"} == set(plain(guard))
