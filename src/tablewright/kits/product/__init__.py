"""Products: people, accounts, keys, audit log and operator routes of a system, in one call.

See `docs/guides/build-a-product.md`.
"""

from __future__ import annotations

from tablewright.kits.product.product import Product, product_routes, product_schemes

__all__ = ["Product", "product_routes", "product_schemes"]
