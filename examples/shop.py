"""The design of the tutorial, whole: run it with `python examples/shop.py`.

Customers and their orders in one table, found by customer, by order, by status and time, and all
at once. `docs/tutorial/README.md` builds it step by step.
"""

from __future__ import annotations

from datetime import UTC, datetime
from decimal import Decimal
from typing import Literal

from tablewright.client import Database
from tablewright.model import (
    Collection,
    Entity,
    Gsi,
    Index,
    Range,
    Table,
    add,
    design_of,
    since,
    transaction,
    unique,
    update_of,
    version,
)


class Shop(Table, name="shop", tag="kind"):
    """Customers and their orders."""

    primary = Index("pk", "sk")
    gsi1 = Gsi("gsi1pk", "gsi1sk", name="gsi1")


class Customer(Entity, table=Shop):
    """A person who buys."""

    customer_id: str
    email: str = unique()
    name: str
    order_count: int = 0

    primary = Shop.primary("CUSTOMER#{customer_id}", "PROFILE")

    @primary.get
    def get(cls, customer_id: str) -> None:
        """A customer by id."""


class Order(Entity, table=Shop):
    """What a customer bought."""

    customer_id: str
    order_id: str
    placed_at: datetime
    total: Decimal
    status: Literal["open", "paid", "sent"] = "open"
    edition: int = version()

    primary = Shop.primary("CUSTOMER#{customer_id}", "ORDER#{order_id}")
    by_status = Shop.gsi1("STATUS#{status}", "{placed_at}#{order_id}")

    @primary.get
    def get(cls, customer_id: str, order_id: str) -> None:
        """One order."""

    @primary.query
    def of_customer(cls, customer_id: str) -> None:
        """The orders of a customer."""

    @by_status.query
    def in_status(
        cls,
        status: Literal["open", "paid", "sent"],
        placed_at: Range[datetime] | None = None,
    ) -> None:
        """Orders in a status, in the order of time."""


class Account(Collection, index=Shop.primary, pk="CUSTOMER#{customer_id}"):
    """A customer with all orders, in one query."""

    customer: Customer | None
    orders: list[Order]


DESIGN = design_of("shop", Shop, Account)


def main() -> None:
    """Fills a shop in memory, and asks it some questions."""
    with Database("memory:") as db:
        db.create_tables(DESIGN)
        db.run(Customer(customer_id="ada", email="ada@example.com", name="Ada").create())
        for day, total in (("02", "42.50"), ("09", "9.90"), ("15", "120")):
            order = Order(
                customer_id="ada",
                order_id=f"o{day}",
                placed_at=datetime(2026, 11, int(day), 12, tzinfo=UTC),
                total=Decimal(total),
            )
            counted = Customer.at(customer_id="ada").update(add(Customer.order_count, 1))
            db.run(transaction(order.create(), counted))
        draft = Order.draft(customer_id="ada", order_id="o09")
        draft.status = "paid"
        db.run(update_of(draft))
        account = db.run(Account.of(customer_id="ada"))
        print(account.customer)
        print(*account.orders, sep="\n")
        november = since(datetime(2026, 11, 10, tzinfo=UTC))
        print("Open:", [order.order_id for order in db.all(Order.in_status("open"))])
        print("Late:", [order.order_id for order in db.all(Order.in_status("open", november))])


if __name__ == "__main__":
    main()
