"""All routes of the admin kit; every one requires the operator's token.

ROUTES.include(
    admin_routes(jobs=True, people=True), of=lambda parts: parts.admin, prefix="/v1"
)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablewright.api.routes import Routes
from tablewright.kits.admin.admin import Admin
from tablewright.kits.admin.infrastructure import add_infrastructure
from tablewright.kits.admin.job_routes import add_jobs
from tablewright.kits.admin.line_routes import add_lines
from tablewright.kits.audit.routes import audit_routes
from tablewright.kits.audit.shapes import AuditShape

Add = Callable[[Routes[Admin]], None]


def admin_routes(
    *,
    jobs: bool = True,
    hooks: bool = False,
    outgoing: bool = False,
    people: bool = False,
    accounts: bool = False,
    plans: bool = False,
    runs: bool = False,
    activities: AuditShape[Any] | None = None,
) -> Routes[Admin]:
    """The routes for the parts that a system has; its `Admin` must have the same parts.

    With `activities`, the operator reads the audit logs. With `plans`, the page has sections
    for the operator's routes of the metering kit; with `runs`, for that of the sources kit.
    """
    wanted = {
        "people": people,
        "accounts": accounts,
        "plans": plans,
        "usage": plans,
        "runs": runs,
        "activities": activities is not None,
        "jobs": jobs,
        "hooks": hooks,
        "outgoing": outgoing,
    }
    sections = [*(name for name, is_wanted in wanted.items() if is_wanted), "tables", "nodes"]
    routes: Routes[Admin] = Routes()
    add_infrastructure(routes, sections)
    for name in sections:
        _added(name)(routes)
    if activities is not None:
        log = audit_routes(activities, path="", own_path="", operator_path="/admin/activities")
        routes.include(log, of=lambda admin: admin.audit)
    return routes


def _added(section: str) -> Add:
    """Adds the routes of a section. A system does not import the kits of sections that it lacks."""
    if section == "people":
        from tablewright.kits.admin.people_routes import add_people

        return add_people
    if section == "accounts":
        from tablewright.kits.admin.account_routes import add_accounts

        return add_accounts
    if section == "hooks":
        from tablewright.kits.admin.hook_routes import add_hooks

        return add_hooks
    if section == "outgoing":
        from tablewright.kits.admin.outgoing_routes import add_outgoing

        return add_outgoing
    return _add_jobs if section == "jobs" else lambda routes: None


def _add_jobs(routes: Routes[Admin]) -> None:
    add_jobs(routes)
    add_lines(routes)
