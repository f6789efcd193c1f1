"""Core as a system: its routes and pages.

Not here: the assembly of its parts (`core.assembling`), the process that serves it
(`tablewright.serving`).
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tablewright.api.http.cookies import SessionCookie
from tablewright.api.operator import OPERATOR_SCHEME
from tablewright.api.routes import Routes
from tablewright.api.system import System
from tablewright.kits.accounts.routes import account_routes
from tablewright.kits.admin import ADMIN_PAGES, admin_routes
from tablewright.kits.audit.routes import audit_routes
from tablewright.kits.keys.identity import KEY_SCHEME
from tablewright.kits.keys.routes import key_routes
from tablewright.kits.live import change_routes
from tablewright.kits.metering.routes import metering_routes
from tablewright.kits.notify.routes import notify_routes
from tablewright.kits.people.routes import people_routes
from tablewright.kits.sessions.identity import session_schemes
from tablewright.kits.sources.connecting.receiving import posted
from tablewright.kits.sources.routes import source_routes
from tablewright.kits.vault import zstd
from tablewright.kits.webhooks.routes import hook_routes
from tablewright.systems.core import exporting, preferences, shapes
from tablewright.systems.core.assembling import NAME, TITLE, assemble
from tablewright.systems.core.changes import NAMES
from tablewright.systems.core.demo.demo import demo
from tablewright.systems.core.demo.seed import seed
from tablewright.systems.core.design import DESIGN
from tablewright.systems.core.forms import FORMS
from tablewright.systems.core.options import CoreOptions
from tablewright.systems.core.parts import Parts

# `serve` leaves out a system whose import raises this error.
zstd.check()

_ADMIN: Final = admin_routes(
    hooks=True, people=True, accounts=True, plans=True, runs=True, activities=shapes.ACTIVITIES
)
POSTED: Final = posted(lambda parts: parts.syncing)
_KITS: Routes[Parts] = Routes()
_KITS.include(people_routes(FORMS), of=lambda parts: parts.people, prefix="/v1")
_KITS.include(account_routes(), of=lambda parts: parts.accounts, prefix="/v1")
_KITS.include(key_routes(), of=lambda parts: parts.keys, prefix="/v1")
_KITS.include(hook_routes(), of=lambda parts: parts.hooks, prefix="/v1")
_KITS.include(notify_routes(), of=lambda parts: parts.notify, prefix="/v1")
_KITS.include(metering_routes(), of=lambda parts: parts.metering, prefix="/v1")
_KITS.include(audit_routes(shapes.ACTIVITIES), of=lambda parts: parts.audit, prefix="/v1")
_KITS.include(change_routes(NAMES), of=lambda parts: parts.changes, prefix="/v1")
_KITS.include(source_routes(POSTED), of=lambda parts: parts.syncing, prefix="/v1")
_KITS.include(_ADMIN, of=lambda parts: parts.admin, prefix="/v1")

SYSTEM: Final = System(
    name=NAME,
    title=TITLE,
    description="""\
The foundation of a product for organisations: accounts, people, roles, keys and plans.

People sign up, build a tree of accounts, and invite others with roles. Sources copy data out of
other platforms, by schedules. The data can be browsed, searched and exported.
""",
    design=DESIGN,
    routes=(
        _KITS,
        exporting.ROUTES,
        preferences.ROUTES,
    ),
    assemble=assemble,
    options=CoreOptions,
    seed=seed,
    demo=demo,
    pages=files("tablewright.systems.core") / "pages",
    more_pages=ADMIN_PAGES,
    schemes={**KEY_SCHEME, **OPERATOR_SCHEME, **session_schemes(SessionCookie(NAME))},
)
