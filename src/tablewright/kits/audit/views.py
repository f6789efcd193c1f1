"""Views of audit entries, and the queries of requests."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from tablewright.api import limits as api_limits
from tablewright.api.paging import PageCursor, PageLimit
from tablewright.kits.audit import limits
from tablewright.kits.audit.audit import Audit
from tablewright.kits.audit.periods import Period
from tablewright.kits.audit.reading import Filters
from tablewright.kits.shapes import word_of

ActivityId = Annotated[str, Meta(pattern="^[0-9a-f-]{36}$")]
Word = Annotated[str, Meta(min_length=1, max_length=limits.AUDIT_FILTER_LENGTH_MAX)]
Moment = Annotated[datetime, Meta(description="Inclusive; with an offset.")]

_NAMES: Final = {"from_": "from", "resource_id": "resourceId"}


class FilterQuery(Struct, rename=_NAMES, forbid_unknown_fields=True, kw_only=True):
    """Filters entries."""

    from_: Moment | None = None
    to: Moment | None = None
    user: Word | None = None
    type: Word | None = None
    resource: Word | None = None
    resource_id: Word | None = None
    cursor: PageCursor | None = None

    def filters(self) -> Filters:
        """The filters; raises `InvalidError`."""
        period = Period(self.from_, self.to)
        wanted = Filters(period, self.user, self.type, self.resource, self.resource_id)
        wanted.check()
        return wanted


class ActivityQuery(FilterQuery, rename=_NAMES, forbid_unknown_fields=True, kw_only=True):
    """A page of entries."""

    limit: PageLimit = api_limits.API_PAGE_DEFAULT


class OperatorQuery(ActivityQuery, rename=_NAMES, forbid_unknown_fields=True, kw_only=True):
    """A page of entries of any account."""

    account: Word | None = None


class ExportQuery(FilterQuery, rename=_NAMES, forbid_unknown_fields=True, kw_only=True):
    """A file of entries."""

    format: Literal["csv", "jsonl"] = "csv"


class ActivityView(Struct, rename="camel", omit_defaults=True, kw_only=True):
    """One change, and who made it."""

    activity_id: str
    timestamp: datetime
    account_id: str
    type: str
    resource: str
    action: str
    resource_id: str | None = None
    user_id: str | None = None
    actor: dict[str, Any] = {}
    before: dict[str, Any] | None = None
    after: dict[str, Any] | None = None
    details: dict[str, Any] = {}
    ip_address: str | None = None
    user_agent: str | None = None


class ActivityList(Struct, rename="camel"):
    """A page of entries, the newest first."""

    items: list[ActivityView]
    next_cursor: str | None = None


def activity_view(audit: Audit, entry: Any) -> ActivityView:
    """An entry as callers see it."""
    shape = audit.shape
    resource_id = shape.value(entry, "resource_id")
    details = dict(shape.read_details(shape.value(entry, "details") or {}))
    return ActivityView(
        activity_id=shape.value(entry, "id"),
        timestamp=shape.value(entry, "happened_at"),
        account_id=shape.value(entry, "tenant"),
        type=word_of(shape.value(entry, "event")),
        resource=word_of(shape.value(entry, "resource")),
        action=word_of(shape.value(entry, "action")),
        resource_id=None if resource_id == shape.no_resource else resource_id,
        user_id=shape.value(entry, "person"),
        actor=details.pop("actor", {}),
        before=details.pop("before", None),
        after=details.pop("after", None),
        details=details,
        ip_address=shape.value(entry, "address"),
        user_agent=shape.value(entry, "agent"),
    )
