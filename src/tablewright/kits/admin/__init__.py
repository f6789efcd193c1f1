"""Admin: routes and a page for the operator of any system.

    ROUTES.include(admin_routes(people=True), of=lambda parts: parts.admin, prefix="/v1")
    SYSTEM = System(..., more_pages=ADMIN_PAGES)

`docs/guides/admin.md` is the guide.
"""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tablewright.kits.admin.admin import Admin
from tablewright.kits.admin.nodes import Heartbeat
from tablewright.kits.admin.routes import admin_routes

# For `System.more_pages`: the operator's page is served at `/<system>/admin/`.
ADMIN_PAGES: Final[dict[str, Traversable]] = {
    "admin": files("tablewright") / "kits" / "admin" / "pages"
}

__all__ = ["ADMIN_PAGES", "Admin", "Heartbeat", "admin_routes"]
