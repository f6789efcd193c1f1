"""Small scenarios for the sweep: money that is moved, in sound ways and in faulty ones."""

from __future__ import annotations

from contextlib import suppress

from tablewright.client import Database
from tablewright.errors import ConnectionLostError
from tablewright.model import Entity, Gsi, Index, Table, assign, design_of, transaction
from tablewright.testing import Stage


class Bank(Table, name="bank"):
    primary = Index("pk")
    gsi1 = Gsi("owner", name="by-owner")


class Account(Entity, table=Bank):
    account_id: str
    owner: str
    balance: int = 0

    primary = Bank.primary("{account_id}")
    by_owner = Bank.gsi1("{owner}")

    @primary.get
    def get(cls, account_id: str) -> None:
        """One account."""

    @by_owner.query
    def of_owner(cls, owner: str) -> None:
        """The accounts of an owner."""


DESIGN = design_of("bank", Bank)


def opened(stage: Stage) -> Database:
    """A database with two accounts."""
    db = stage.database()
    db.create_tables(DESIGN)
    db.run(Account(account_id="a", owner="ann", balance=100).create())
    db.run(Account(account_id="b", owner="ben").create())
    return db


def balances(db: Database) -> list[int]:
    """What is on the two accounts."""
    found = [db.run(Account.get(name).consistently()) for name in "ab"]
    return [one.balance for one in found if one is not None]


def moved_twice(stage: Stage) -> list[int]:
    """FAULTY: a request of its own adds, and adds again when it is sent again."""
    db = opened(stage)
    with stage.swept():
        for name, amount in (("a", "-10"), ("b", "10")):
            request = {
                "TableName": "bank",
                "Key": {"pk": {"S": name}},
                "UpdateExpression": "ADD balance :amount",
                "ExpressionAttributeValues": {":amount": {"N": amount}},
            }
            db.call("UpdateItem", request)
    return balances(db)


def moved_by_halves(stage: Stage) -> None:
    """FAULTY: a program that stops between two writes has destroyed money."""
    db = opened(stage)
    with stage.swept(), suppress(ConnectionLostError):
        db.run(Account.at(account_id="a").update(assign(Account.balance, 90)))
        db.run(Account.at(account_id="b").update(assign(Account.balance, 10)))
    assert 100 == sum(balances(db))


def opened_again(stage: Stage) -> int:
    """FAULTY: an owner who opens an account only if the index shows none may open a second one."""
    db = opened(stage)
    with stage.swept():
        for name in ("c", "d"):
            if not db.all(Account.of_owner("eve")):
                db.run(Account(account_id=name, owner="eve").put())
    return len(db.all(Account.of_owner("eve")))


def moved(stage: Stage) -> list[int]:
    """Sound: amounts that were read are written in one transaction, and again if need be."""
    db = opened(stage)
    with stage.swept():
        while True:
            with suppress(ConnectionLostError):
                _move(db)
                break
    return balances(db)


async def renamed(stage: Stage) -> str:
    """Sound: an assignment is the same twice; the index is only shown."""
    opened(stage)
    db = stage.async_database()
    with stage.swept():
        while True:
            with suppress(ConnectionLostError):
                await db.run(Account.at(account_id="a").update(assign(Account.owner, "eve")))
                await db.all(Account.of_owner("eve"))
                break
    (found,) = await db.all(Account.of_owner("eve"))
    return found.account_id


def _move(db: Database) -> None:
    if [100, 0] != balances(db):
        return  # an earlier attempt did it
    db.run(
        transaction(
            Account.at(account_id="a").update(assign(Account.balance, 90)),
            Account.at(account_id="b").update(assign(Account.balance, 10)),
        )
    )
