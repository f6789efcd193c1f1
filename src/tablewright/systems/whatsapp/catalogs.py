"""Catalogs and the products in them.

Not here: orders (`whatsapp.payments`).
"""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal

from tablewright.model import Entity, Range, attr, camel
from tablewright.systems.whatsapp.table import WhatsApp
from tablewright.systems.whatsapp.values import Availability, Id


class Catalog(Entity, table=WhatsApp, tag="CATALOG", names=camel, tenant="waba_meta_id"):
    """Catalogs."""

    catalog_id: Id = attr(doc="Catalog ID")
    waba_meta_id: Id = attr(doc="WABA Meta ID")
    name: str | None = attr(default=None, doc="Catalog name")
    product_count: int = attr(default=0, doc="Number of products")
    synced_at: datetime | None = attr(default=None, doc="Last sync timestamp")

    primary = WhatsApp.primary("CATALOG#{catalog_id}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "CATALOG")

    @primary.get
    def get(cls, catalog_id: str) -> None:
        """A catalog by its id."""

    @by_waba.query
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all catalogs, in no order."""


class Product(Entity, table=WhatsApp, tag="PRODUCT", names=camel, tenant="waba_meta_id"):
    """Catalog Products."""

    catalog_id: Id = attr(doc="Catalog ID")
    retailer_id: Id = attr(doc="Retailer product ID")
    name: str | None = attr(default=None, doc="Product name")
    description: str | None = attr(default=None, doc="Product description")
    price: Decimal | None = attr(default=None, doc="Price")
    currency: str | None = attr(default=None, doc="Currency code")
    image_url: str | None = attr(default=None, doc="Product image URL")
    availability: Availability | None = attr(default=None, doc="in_stock, out_of_stock")
    waba_meta_id: Id = attr(doc="WABA Meta ID", extension=True)
    category: str | None = attr(default=None, doc="Category", extension=True)

    primary = WhatsApp.primary("PRODUCT#{catalog_id}#{retailer_id}")
    by_catalog = WhatsApp.gsi_catalog("{catalog_id}", "{retailer_id}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "PRODUCT")

    @primary.get
    def get(cls, catalog_id: str, retailer_id: str) -> None:
        """A product by catalog and retailer id."""

    @by_catalog.query
    def in_catalog(cls, catalog_id: str, retailer_id: Range[str] | None = None) -> None:
        """Catalog products, by retailer id."""

    @by_waba.query(extension=True)
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all products, in no order."""
