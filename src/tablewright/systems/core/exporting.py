"""The export of personal data: everything that core stores about a person.

Not here: data of accounts, which belongs to the accounts.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from msgspec import Struct

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import SIGNED_IN, Impersonation
from tablewright.kits.people.views import SessionView, session_view
from tablewright.systems.core import limits
from tablewright.systems.core.design import Activity, ApiKey, Membership, Notification
from tablewright.systems.core.forms import UserView
from tablewright.systems.core.parts import Parts

ROUTES: Final[Routes[Parts]] = Routes()


class ExportedMembership(Struct, rename="camel", omit_defaults=True):
    """A membership in an account."""

    account_id: str
    role: str
    status: str
    permissions: dict[str, bool]
    joined_at: datetime
    invited_by: str | None = None


class ExportedKey(Struct, rename="camel", omit_defaults=True):
    """An API key that the person created, without the key itself."""

    api_key_id: str
    account_id: str
    name: str
    status: str
    created_at: datetime
    last_used_at: datetime | None = None


class ExportedActivity(Struct, rename="camel", omit_defaults=True):
    """An activity of the person."""

    account_id: str
    event_type: str
    resource: str
    action: str
    at: datetime
    resource_id: str | None = None
    ip_address: str | None = None
    user_agent: str | None = None


class ExportedNotification(Struct, rename="camel", omit_defaults=True):
    """A notification that the person received."""

    type: str
    category: str
    title: str
    message: str
    is_read: bool
    created_at: datetime


class OwnData(Struct, rename="camel", omit_defaults=True):
    """All data stored about a person, with the newest activities and notifications."""

    user: UserView
    preferences: dict[str, Any]
    memberships: list[ExportedMembership]
    api_keys: list[ExportedKey]
    sessions: list[SessionView]
    activities: list[ExportedActivity]
    notifications: list[ExportedNotification]


@ROUTES.get(
    "/v1/users/me/export",
    rule=SIGNED_IN,
    tags=("profile",),
    impersonation=Impersonation.NEVER,
)
async def export_own_data(context: Context[Parts]) -> OwnData:
    """Returns all data stored about you, as JSON.

    Of your activities and notifications, the newest 1,000 are included.
    """
    parts, db = context.parts, context.parts.everybody
    person_id = context.principal.person
    user = await parts.people.current(context)
    memberships = await db.all(Membership.of_user(person_id).consistently())
    keys: list[ApiKey] = []
    for one in memberships:
        found = await db.all(ApiKey.in_account(one.account_id), unreadable="collect")
        keys += [key for key in found.items if key.user_id == person_id]
    sessions = await parts.people.entrance.sessions.of_subject(person_id)
    most = limits.EXPORT_ITEMS_MAX
    activities = await db.run(Activity.of_user(person_id).limit(most))
    notices = await db.run(Notification.of_user(person_id).limit(most))
    return OwnData(
        user=parts.people.view(user),
        preferences=user.preferences or {},
        memberships=[_membership(one) for one in memberships],
        api_keys=[_key(one) for one in keys],
        sessions=[session_view(one, "") for one in sessions],
        activities=[_activity(one) for one in activities.items],
        notifications=[_notification(one) for one in notices.items],
    )


def _membership(item: Membership) -> ExportedMembership:
    return ExportedMembership(
        account_id=item.account_id,
        role=item.role.value,
        status=item.status.value,
        permissions=dict(item.permissions),
        joined_at=item.joined_at,
        invited_by=item.invited_by,
    )


def _key(item: ApiKey) -> ExportedKey:
    return ExportedKey(
        api_key_id=item.api_key_id,
        account_id=item.account_id,
        name=item.name,
        status=item.status.value,
        created_at=item.created_at,
        last_used_at=item.last_used_at,
    )


def _activity(item: Activity) -> ExportedActivity:
    return ExportedActivity(
        account_id=item.account_id,
        event_type=item.event_type,
        resource=item.resource,
        action=item.action,
        at=item.timestamp,
        resource_id=item.resource_id,
        ip_address=item.ip_address,
        user_agent=item.user_agent,
    )


def _notification(item: Notification) -> ExportedNotification:
    return ExportedNotification(
        type=item.type.value,
        category=item.category,
        title=item.title,
        message=item.message,
        is_read=item.is_read,
        created_at=item.created_at,
    )
