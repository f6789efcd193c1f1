"""A write that was applied never raises without saying so, whatever happens after it."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from tablewright.errors import (
    AppliedError,
    ConditionFailedError,
    ItemNotFoundError,
    StoredItemError,
    UnreachableError,
    UnreadableResultError,
    VersionConflictError,
)
from tablewright.model import (
    Encrypted,
    Entity,
    Index,
    Session,
    Table,
    add,
    assign,
    design_of,
    transaction,
    unique,
    version,
)

ON_TARGETS = ("memory", "async")


class Bank(Table, name="bank", tag="kind"):
    primary = Index("pk")


class Account(Entity, table=Bank):
    id: str
    owner: str
    cents: int = 0
    note: Annotated[str | None, Encrypted()] = None
    primary = Bank.primary("ACCOUNT#{id}")


class Member(Entity, table=Bank):
    id: str
    name: str
    email: str = unique()
    primary = Bank.primary("MEMBER#{id}")


class Ledger(Entity, table=Bank):
    id: str
    name: str
    revision: int = version()
    primary = Bank.primary("LEDGER#{id}")


def _spoil(db: Any, key: str, attribute: str) -> None:
    names = {"#a": attribute}
    request = {"TableName": "bank", "Key": {"pk": {"S": key}}, "ExpressionAttributeNames": names}
    db.call("UpdateItem", request | {"UpdateExpression": "REMOVE #a"})


def _item(db: Any, key: str) -> Any:
    return db.call("GetItem", {"TableName": "bank", "Key": {"pk": {"S": key}}}).get("Item")


@pytest.fixture
def bank(db: Any) -> Any:
    """An account that has lost its owner."""
    db.create_tables(design_of("bank", Bank))
    db.run(Account(id="a", owner="ann").create())
    _spoil(db, "ACCOUNT#a", "owner")
    return db


def test_an_update_whose_result_cannot_be_read_says_that_it_was_applied(bank: Any):
    applied = r"W101: The write was applied.*Account\.owner"
    with pytest.raises(UnreadableResultError, match=applied) as told:
        bank.run(Account.at(id="a").update(add(Account.cents, 5)))
    assert (True, True) == (told.value.is_applied, isinstance(told.value, AppliedError))
    assert isinstance(told.value.__cause__, StoredItemError)
    assert {"N": "5"} == _item(bank, "ACCOUNT#a")["cents"]


def test_an_update_that_was_not_applied_does_not_say_so(bank: Any):
    for operation, kind in (
        (Account.at(id="b").update(add(Account.cents, 5)), ItemNotFoundError),
        (
            Account.at(id="a").update(add(Account.cents, 5)).when(Account.cents == 1),
            ConditionFailedError,
        ),
    ):
        with pytest.raises(kind) as told:
            bank.run(operation)
        assert not told.value.is_applied
    assert {"N": "0"} == _item(bank, "ACCOUNT#a")["cents"]


def test_a_condition_that_fails_on_an_unreadable_item_is_a_failed_condition(bank: Any):
    operation = Account.at(id="a").update(add(Account.cents, 5))
    with pytest.raises(ConditionFailedError) as told:
        bank.run(operation.when(Account.cents == 1))
    assert told.value.found is None
    with pytest.raises(ConditionFailedError):
        bank.run(Account.at(id="a").erase().when(Account.cents == 1))
    with pytest.raises(ConditionFailedError):
        bank.run(Account(id="a", owner="x").put(Account.cents == 1))


def test_a_version_conflict_with_an_unreadable_item_is_a_version_conflict(bank: Any):
    ledger = Ledger(id="l", name="main")
    bank.run(ledger.create())
    bank.run(Ledger.at(id="l").update(assign(Ledger.name, "other")))
    _spoil(bank, "LEDGER#l", "name")
    with pytest.raises(VersionConflictError) as told:
        bank.run(ledger.put())
    assert told.value.found is None


def test_a_result_that_is_gone_after_its_transaction_says_that_it_was_applied():
    """An update of a unique attribute is a transaction, which returns no item."""
    steps: Any = Member.at(id="m").update(assign(Member.email, "b@x")).steps(Session())
    item = {"pk": "MEMBER#m", "kind": "Member", "id": "m", "name": "Ann", "email": "a@x"}
    next(steps)
    wires = {name: {"S": text} for name, text in item.items()}
    assert "TransactWriteItems" == steps.send({"Item": wires}).operation
    assert "GetItem" == steps.send({}).operation
    with pytest.raises(UnreadableResultError) as told:
        steps.send({})
    assert isinstance(told.value.__cause__, ItemNotFoundError)


def test_a_result_that_nobody_answers_for_says_that_the_write_was_applied():
    steps = Member.at(id="m").update(assign(Member.email, "b@x")).steps(Session())
    item = {"pk": "MEMBER#m", "kind": "Member", "id": "m", "name": "Ann", "email": "a@x"}
    next(steps)
    steps.send({"Item": {name: {"S": text} for name, text in item.items()}})
    steps.send({})
    with pytest.raises(UnreadableResultError, match="nobody is there"):
        steps.throw(UnreachableError("nobody is there."))


def test_an_unreadable_item_with_a_unique_attribute_can_be_replaced_and_erased(bank: Any):
    bank.run(Member(id="m", name="Ann", email="a@x").create())
    _spoil(bank, "MEMBER#m", "name")
    bank.run(Member(id="m", name="Ann", email="b@x").put())
    bank.run(Member(id="n", name="Eve", email="a@x").create())
    _spoil(bank, "MEMBER#m", "name")
    bank.run(Member.at(id="m").erase())
    bank.run(Member(id="o", name="Eve", email="b@x").create())


def test_writes_that_return_nothing_do_not_read_what_they_replace(bank: Any):
    bank.run(transaction(Account.at(id="a").update(add(Account.cents, 5))))
    assert {"N": "5"} == _item(bank, "ACCOUNT#a")["cents"]
    bank.run(Account.at(id="a").erase())
    assert _item(bank, "ACCOUNT#a") is None
    bank.run(Account(id="a", owner="x").put())
    _spoil(bank, "ACCOUNT#a", "owner")
    bank.run(Account(id="a", owner="y").put())
    assert {"S": "y"} == _item(bank, "ACCOUNT#a")["owner"]
