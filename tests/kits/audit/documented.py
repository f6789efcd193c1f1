"""An audit log in the activities of ListBackup: other words for events, and structured details."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from tablewright.kits.audit import AuditShape, by_time
from tablewright.kits.audit.periods import moment_of
from tablewright.model import Get
from tablewright.systems.listbackup.journal import Activity
from tablewright.systems.listbackup.structures import ActivityDetails


def _get(account_id: str, event_id: str) -> Get[Activity]:
    """Finds an activity by its id, which contains its time."""
    moment = datetime.fromtimestamp(moment_of(event_id) / 1000, UTC)
    return Activity.get(account_id, moment, event_id)


def _written(details: Mapping[str, Any]) -> ActivityDetails:
    more = dict(details)
    before, after = more.pop("before", None), more.pop("after", None)
    return ActivityDetails(before=before, after=after, metadata=more)


def _read(details: ActivityDetails) -> Mapping[str, Any]:
    changed = {"before": details.before, "after": details.after}
    return {**(details.metadata or {}), **{k: v for k, v in changed.items() if v is not None}}


OVER_LISTBACKUP = AuditShape(
    Activity,
    tenant=Activity.account_id,
    id=Activity.event_id,
    happened_at=Activity.created_at,
    event=Activity.event_type,
    resource=Activity.resource_type,
    resource_id=Activity.resource_id,
    action=Activity.action,
    person=Activity.user_id,
    details=Activity.details,
    of_tenant=by_time(Activity.of_account),
    of_person=by_time(Activity.of_user),
    get=_get,
    address=Activity.ip_address,
    agent=Activity.user_agent,
    event_of=lambda word: word.replace("_", ".", 1),
    no_resource="-",
    read_details=_read,
    write_details=_written,
)
