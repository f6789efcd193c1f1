"""Everything that the other designs have no use for.

Tenants, versions, unique and encrypted attributes, soft deletes, expiry, entries with a condition,
local indexes, keys of several attributes, indexes that hold parts of items, and upgrades.
"""

from __future__ import annotations

from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import Annotated, Any, Literal

from tablewright.model import (
    Collection,
    Encrypted,
    Entity,
    EpochSeconds,
    Gsi,
    Index,
    Lsi,
    Range,
    Table,
    camel,
    created,
    design_of,
    softly,
    ttl,
    unique,
    updated,
    upgrade,
    version,
)

Status = Literal["open", "held", "paid", "closed"]


class Shop(Table, name="Shop", tag="kind", stream="NEW_AND_OLD_IMAGES"):
    primary = Index("pk", "sk")
    queue = Gsi("gsi1pk", "gsi1sk", name="queue", projection="KEYS_ONLY")
    customers = Gsi("gsi2pk", "gsi2sk", name="customers", projection=("total", "status"))
    by_status = Gsi(("tenantId", "status"), ("placedAt", "orderId"), name="by-status")
    due = Lsi("pk", "dueKey", name="due")


class Order(Entity, table=Shop, tag="order", names=camel, tenant="tenant_id"):
    """An order of a tenant's customer."""

    tenant_id: str
    order_id: str
    customer_id: str
    status: Status = "open"
    priority: int = 5
    total: Decimal = Decimal(0)
    due: date | None = None
    note: Annotated[str | None, Encrypted()] = None
    placed_at: datetime = created()
    updated_at: datetime = updated()
    version: int = version()

    primary = Shop.primary("TENANT#{tenant_id}", "ORDER#{order_id}")
    in_queue = Shop.queue(
        "TENANT#{tenant_id}#QUEUE",
        "{priority:04d}#{order_id}",
        when={"status": {"open", "held"}},
    )
    of_one = Shop.customers("CUSTOMER#{customer_id}", "ORDER#{placed_at}")
    with_status = Shop.by_status(("{tenant_id}", "{status}"), ("{placed_at}", "{order_id}"))
    by_due = Shop.due("TENANT#{tenant_id}", "DUE#{due}")

    @primary.get
    def get(cls, tenant_id: str, order_id: str) -> None:
        """An order."""

    @primary.query
    def of_tenant(cls, tenant_id: str) -> None:
        """All orders of a tenant."""

    @in_queue.query
    def queue(cls, tenant_id: str, priority: Range[int] | None = None) -> None:
        """Orders that wait, the most urgent first."""

    @of_one.query
    def of_customer(cls, customer_id: str, placed_at: Range[datetime] | None = None) -> None:
        """Orders of a customer, whichever tenant's."""

    @with_status.query
    def in_status(
        cls, tenant_id: str, status: Status, placed_at: Range[datetime] | None = None
    ) -> None:
        """Orders of a tenant by their status."""

    @by_due.query
    def due_in(cls, tenant_id: str, due: Range[date] | None = None) -> None:
        """Orders with a date, by that date."""


class Invoice(Entity, table=Shop, tag="invoice", names=camel, tenant="tenant_id"):
    """A bill. It waits in the same queue as orders do."""

    tenant_id: str
    invoice_id: str
    customer_id: str

    primary = Shop.primary("TENANT#{tenant_id}", "INVOICE#{invoice_id}")
    in_queue = Shop.queue("TENANT#{tenant_id}#QUEUE", "{invoice_id}")
    of_one = Shop.customers("CUSTOMER#{customer_id}", "INVOICE#{invoice_id}")

    @in_queue.query
    def queue(cls, tenant_id: str) -> None:
        """Bills that wait."""


class Customer(Entity, table=Shop, tag="customer", names=camel, tenant="tenant_id"):
    """A customer: the tenant is not part of the key."""

    tenant_id: str
    customer_id: str
    email: str = unique(within=["tenant_id"])
    nickname: str | None = unique()
    secret: Annotated[str | None, Encrypted()] = None
    labels: set[str] | None = None
    version: int = version()
    deleted_at: datetime | None = softly()

    primary = Shop.primary("CUSTOMER#{customer_id}", "PROFILE")
    by_email = Shop.customers("EMAIL#{email}", "PROFILE")

    @primary.get
    def get(cls, customer_id: str) -> None:
        """A customer by id alone."""

    @by_email.query
    def with_email(cls, email: str) -> None:
        """Customers of all tenants with an address."""


class Cart(Entity, table=Shop, tag="cart", names=camel, tenant="tenant_id"):
    """A cart that is forgotten an hour after it was last touched."""

    tenant_id: str
    cart_id: str
    items: list[str] | None = None
    seen_at: datetime
    expires: EpochSeconds = ttl(after=timedelta(hours=1), of="seen_at")
    deleted_at: datetime | None = softly()

    primary = Shop.primary("TENANT#{tenant_id}", "CART#{cart_id}")
    by_due = Shop.due("TENANT#{tenant_id}", "CART#{expires}")

    @primary.get
    def get(cls, tenant_id: str, cart_id: str) -> None:
        """A cart."""

    @primary.query
    def of_tenant(cls, tenant_id: str) -> None:
        """The carts of a tenant."""


class Price(Entity, table=Shop, tag="price", names=camel, shared=True, version=3):
    """What all tenants share, in its third shape."""

    sku: str
    currency: str
    cents: int

    primary = Shop.primary("PRICE#{sku}", "{currency}")
    by_sku = Shop.customers("SKU#{sku}", "{cents:08d}#{currency}")

    @primary.get
    def get(cls, sku: str, currency: str) -> None:
        """A price."""

    @primary.query
    def of_sku(cls, sku: str) -> None:
        """The prices of an article."""

    @upgrade(1)
    def in_cents(cls, item: dict[str, Any]) -> dict[str, Any]:
        """Prices were decimal numbers once."""
        item["cents"] = int(item.pop("amount") * 100)
        return item

    @upgrade(2)
    def with_currency(cls, item: dict[str, Any]) -> dict[str, Any]:
        """The currency stood in the key alone."""
        item.setdefault("currency", item["sk"])
        return item


class CustomerPage(Collection, index=Shop.customers, pk="CUSTOMER#{customer_id}"):
    """Orders and bills of a customer."""

    orders: list[Order]
    invoices: list[Invoice]


DESIGN = design_of("shop", Shop, CustomerPage)
