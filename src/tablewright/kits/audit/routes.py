"""Routes for the audit log: a list with filters, one entry, and exports.

    ROUTES.include(audit_routes(ACTIVITIES), of=lambda parts: parts.audit, prefix="/v1")

No route changes or deletes an entry. With `activities.read:own`, callers see their own entries.
Not here: writing entries (`audit.audit`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from tablewright.api.context import Context
from tablewright.api.places import within
from tablewright.api.responses import FileStream
from tablewright.api.routes import Routes
from tablewright.api.rules import OPERATOR, SIGNED_IN, Impersonation, Kind, Rule, Scope
from tablewright.errors import InvalidError, NotFoundError
from tablewright.kits.audit import exporting, reading
from tablewright.kits.audit.audit import SYSTEM_TENANT, Audit
from tablewright.kits.audit.reading import Filters, Selection
from tablewright.kits.audit.shapes import AuditShape
from tablewright.kits.audit.views import (
    ActivityId,
    ActivityList,
    ActivityQuery,
    ActivityView,
    ExportQuery,
    OperatorQuery,
    activity_view,
)

_TAGS: Final = ("activities",)
_OWN: Final = "own"
_IN_ACCOUNT: Final = Scope("account", parameter="account_id").permits(
    "activities.read", limits=(_OWN,)
)
_PRODUCES: Final = (exporting.CSV_TYPE.partition(";")[0], exporting.LINES_TYPE)


def audit_routes(
    shape: AuditShape[Any],
    *,
    rule: Rule = _IN_ACCOUNT,
    path: str = "/accounts/{account_id}/activities",
    own_path: str = "/users/me/activities",
    operator_path: str = "",
) -> Routes[Audit]:
    """The routes for the entries that a shape has access patterns for.

    `rule` determines who may read the log of the tenant that `path` names. At `own_path` people see
    their own actions, if the shape has `of_person`. At `operator_path` the operator sees the
    entries of every tenant. An empty path leaves its routes out.
    """
    routes: Routes[Audit] = Routes()
    if path:
        _add_tenant_routes(routes, rule, path)
    if own_path and shape.of_person is not None:
        _add_own_route(routes, own_path)
    if operator_path:
        _add_operator_route(routes, operator_path)
    return routes


def _add_tenant_routes(routes: Routes[Audit], rule: Rule, path: str) -> None:
    async def list_activities(context: Context[Audit], query: ActivityQuery) -> ActivityList:
        """Lists the activities of an account, the newest first.

        A page may have fewer items than its limit: the list ends where `nextCursor` is null.
        """
        return await _page(context.parts, _visible(context, rule, query.filters()), query)

    async def export_activities(context: Context[Audit], query: ExportQuery) -> FileStream:
        """Exports activities as CSV or JSON lines, the newest first.

        A file ends with an entry of the type `export_incomplete` if there are more activities
        than one export may have. Its `nextCursor` continues the export.
        """
        return await exporting.exported(
            context.parts,
            _visible(context, rule, query.filters()),
            kind=query.format,
            name="activities",
            cursor=query.cursor,
        )

    async def get_activity(context: Context[Audit], activity_id: ActivityId) -> ActivityView:
        """Returns one activity."""
        audit = context.parts
        _check_place(context)
        found = await reading.get(audit, context.tenant, activity_id)
        if _is_limited(context, rule) and (
            audit.shape.value(found, "person") != context.principal.person
        ):
            raise NotFoundError("Activity not found.")
        return activity_view(audit, found)

    invalid = (InvalidError,)
    routes.get(path, rule=rule, tags=_TAGS, errors=invalid)(within(list_activities, path))
    routes.get(
        f"{path}/export",
        rule=rule,
        tags=_TAGS,
        errors=invalid,
        produces=_PRODUCES,
        impersonation=Impersonation.NEVER,
    )(within(export_activities, path))
    one = f"{path}/{{activity_id}}"
    routes.get(one, rule=rule, tags=_TAGS, errors=(NotFoundError,))(within(get_activity, path))


def _add_own_route(routes: Routes[Audit], path: str) -> None:
    @routes.get(path, rule=SIGNED_IN, tags=_TAGS, errors=(InvalidError,))
    async def list_my_activities(context: Context[Audit], query: ActivityQuery) -> ActivityList:
        """Lists your own activities in all accounts, newest first."""
        audit, me = context.parts, context.principal.person
        return await _page(audit, reading.of_person(audit, me, query.filters()), query)


def _add_operator_route(routes: Routes[Audit], path: str) -> None:
    @routes.get(path, rule=OPERATOR, tags=_TAGS, errors=(InvalidError,))
    async def list_all_activities(context: Context[Audit], query: OperatorQuery) -> ActivityList:
        """Lists activities by account, user or type; without a filter, those of no account."""
        audit = context.parts
        return await _page(
            audit, reading.for_operator(audit, query.account, query.filters()), query
        )


async def _page(audit: Audit, found: Selection, query: ActivityQuery) -> ActivityList:
    page = await reading.read(audit, found, limit=query.limit, cursor=query.cursor)
    return ActivityList([activity_view(audit, one) for one in page.items], page.cursor)


def _visible(context: Context[Audit], rule: Rule, wanted: Filters) -> Selection:
    """The entries of the tenant that a caller may see; raises `ForbiddenError`."""
    _check_place(context)
    if _is_limited(context, rule):
        me = context.principal.person
        context.rights.check(rule.permission, own=wanted.person in (None, me))
        wanted = replace(wanted, person=me)
    return reading.of_tenant(context.parts, context.tenant, wanted)


def _check_place(context: Context[Audit]) -> None:
    """Entries without a tenant are for the operator only, even if a tenant has that name."""
    if context.tenant == SYSTEM_TENANT and context.principal.kind is not Kind.OPERATOR:
        raise NotFoundError("Activity not found.")


def _is_limited(context: Context[Audit], rule: Rule) -> bool:
    if rule.scope is None:
        return False
    return _OWN in (context.rights.limits_of(rule.permission) or ())
