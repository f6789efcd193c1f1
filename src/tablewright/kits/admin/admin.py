"""Admin: the parts of a running system for the operator's routes.

    admin = Admin.of(given, SYSTEM_DESIGN, "shop", audit=audit, jobs=jobs, people=people)
    ROUTES.include(admin_routes(people=True), of=lambda parts: parts.admin, prefix="/v1")

Parts that a system lacks are None here, and have no routes.
Not here: the routes (`admin.routes`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tablewright.api.context import Context
from tablewright.api.runtime import Runtime
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.kits.audit import SYSTEM_TENANT, Audit, Happening
from tablewright.kits.jobs import JobQueue
from tablewright.model import Query, Scan
from tablewright.model.design import Design
from tablewright.model.operations.writing import WriteOperation

if TYPE_CHECKING:
    from tablewright.kits.accounts.kit import AccountKit
    from tablewright.kits.people.people import People
    from tablewright.kits.webhooks import Webhooks


@dataclass(frozen=True, slots=True, kw_only=True)
class Admin:
    """The parts of a system that its operator sees and changes.

    `accounts_by_name` finds accounts whose names begin with a text, if the design has such an
    access pattern. `all_people` and `all_accounts` list them page by page, where they have tables
    of their own: scans read whole tables. `hook_enabled` is called with the tenant of each endpoint
    that was enabled.
    """

    system: str
    title: str
    design: Design
    db: AsyncDatabase  # bound to no tenant
    clock: Clock
    audit: Audit
    jobs: JobQueue | None = None
    hooks: Webhooks | None = None
    hook_enabled: Callable[[str], Awaitable[None]] | None = None
    people: People | None = None
    accounts: AccountKit | None = None
    accounts_by_name: Callable[[str], Query[Any]] | None = None
    all_people: Scan[Any] | None = None
    all_accounts: Scan[Any] | None = None

    @classmethod
    def of(
        cls, given: Runtime, system: str, *, title: str, design: Design, audit: Audit, **parts: Any
    ) -> Admin:
        """Assembles the kit; `parts` are those of the system, by the names of the fields."""
        return cls(
            system=system,
            title=title,
            design=design,
            db=given.db,
            clock=given.clock,
            audit=audit,
            **parts,
        )

    def noted(
        self, context: Context[Any], what: Happening, *, tenant: str = SYSTEM_TENANT
    ) -> list[WriteOperation[Any]]:
        """The entry of a change that the operator makes, in the log of the system or a tenant."""
        entry, follows = self.audit.writes(context, what, tenant=tenant)
        return [entry, *follows]
