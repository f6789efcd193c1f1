"""The atelier as a system: routes of its own, and kits for everything that products share."""

from __future__ import annotations

from importlib.resources import files

from examples.atelier import pieces
from examples.atelier.design import DESIGN
from examples.atelier.lateness import EVERY_MORNING, Lateness
from examples.atelier.pieces import Parts
from tablewright.api import Assembly, NoOptions, Routes, Runtime, System
from tablewright.kits.accounts import ALL, Roles
from tablewright.kits.product import Product, product_routes, product_schemes
from tablewright.kits.sessions import Passwords

NAME, TITLE = "atelier", "Atelier"
ROLES = Roles(
    permissions=(
        *("account.read", "account.update", "account.create_child", "account.move"),
        *("account.suspend", "account.terminate", "users.read", "users.invite", "users.manage"),
        *("apikeys.read", "apikeys.manage", "activities.read"),
        *("pieces.read", "pieces.write", "shop.manage"),
    ),
    roles={
        "owner": ALL,
        "maker": ("account.read", "users.read", "pieces.read", "pieces.write:own"),
        "guest": ("account.read", "pieces.read"),
    },
)
KITS: Routes[Parts] = Routes()
KITS.include(product_routes(NAME), of=lambda parts: parts.product, prefix="/v1")


def assemble(
    given: Runtime, options: NoOptions, *, passwords: Passwords | None = None
) -> Assembly[Parts]:
    """Puts the atelier together; tests pass cheaper passwords."""
    product = Product.of(given, NAME, ROLES, title=TITLE, design=DESIGN, passwords=passwords)
    hub = pieces.pieces_hub(given)
    lateness = Lateness(given.db, given.clock, product.audit, hub)
    return product.assembly(Parts(product, hub), kinds=[lateness.kind], recurring=[EVERY_MORNING])


SYSTEM = System(
    name=NAME,
    title=TITLE,
    description="Commissions of workshops: who makes what, until when.",
    design=DESIGN,
    routes=(KITS, pieces.ROUTES),
    assemble=assemble,
    options=NoOptions,
    schemes=product_schemes(NAME),
    pages=files("examples.atelier") / "pages",
)
