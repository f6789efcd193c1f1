"""Notices of core: kinds, words, and the table that they are stored in.

Not here: which change leads to which notice (`core.happenings`).
"""

from __future__ import annotations

from typing import Final

from tablewright.kits.notify import (
    Category,
    Mailing,
    NoticeKind,
    Notices,
    NoticeShape,
    Severity,
    Words,
)
from tablewright.systems.core.design import Notification
from tablewright.systems.core.design.values import NotificationType

_ACCOUNT: Final = "#/accounts/{account_id}"
_SOURCE: Final = f"{_ACCOUNT}/sources/{{source_id}}"

NOTICES: Final = Notices(
    categories=(
        Category("security", is_mandatory=True),
        Category("sync"),
        Category("billing"),
        Category("team", mail=Mailing.DAILY),
        Category("system"),
    ),
    kinds=(
        NoticeKind("password_changed", "security", Severity.WARNING, "#/profile"),
        NoticeKind("second_factor_changed", "security", Severity.WARNING, "#/profile"),
        NoticeKind("email_changed", "security", Severity.WARNING, "#/profile"),
        NoticeKind("key_created", "security", Severity.WARNING, f"{_ACCOUNT}/keys"),
        NoticeKind("became_admin", "security", Severity.WARNING, f"{_ACCOUNT}/members"),
        NoticeKind("new_device", "security", Severity.WARNING, "#/profile"),
        NoticeKind("invited", "team", Severity.INFO),
        NoticeKind("invitation_sent", "team", Severity.INFO, f"{_ACCOUNT}/members"),
        NoticeKind("joined", "team", Severity.INFO, f"{_ACCOUNT}/members"),
        NoticeKind("removed", "team", Severity.INFO),
        NoticeKind("role_changed", "team", Severity.INFO, f"{_ACCOUNT}/members"),
        NoticeKind("limit_near", "billing", Severity.WARNING, f"{_ACCOUNT}/usage"),
        NoticeKind("limit_reached", "billing", Severity.ERROR, f"{_ACCOUNT}/usage"),
        NoticeKind("trial_ending", "billing", Severity.WARNING, f"{_ACCOUNT}/usage"),
        NoticeKind("plan_changed", "billing", Severity.INFO, f"{_ACCOUNT}/usage"),
        NoticeKind("account_suspended", "system", Severity.ERROR, _ACCOUNT),
        NoticeKind("webhook_disabled", "system", Severity.ERROR, f"{_ACCOUNT}/webhooks"),
        NoticeKind("source_error", "sync", Severity.ERROR, _SOURCE),
        NoticeKind("sync_partial", "sync", Severity.WARNING, _SOURCE),
        NoticeKind("sync_failed", "sync", Severity.ERROR, _SOURCE),
        NoticeKind("sync_failing", "sync", Severity.WARNING, _SOURCE),
        NoticeKind("schedule_off", "sync", Severity.ERROR, _SOURCE),
        NoticeKind("export_ready", "system", Severity.SUCCESS, f"{_ACCOUNT}/exports"),
        NoticeKind("export_failed", "system", Severity.ERROR, f"{_ACCOUNT}/exports"),
        NoticeKind("data_damaged", "system", Severity.ERROR, _SOURCE),
    ),
    words={
        "password_changed": Words(
            "Your password was changed",
            "If you did not change it, reset your password now and end all other sessions.",
        ),
        "second_factor_changed": Words(
            "Your two-step sign-in was changed",
            "If you did not change it, change your password and set up two-step sign-in again.",
        ),
        "email_changed": Words(
            "Your e-mail address was changed", "You now sign in with your new address."
        ),
        "key_created": Words(
            "New API key in {account}", "{actor} created the API key “{name}” in {account}."
        ),
        "became_admin": Words(
            "{person} is now an admin of {account}",
            "{actor} made {person} an admin of {account}.",
        ),
        "new_device": Words(
            "New sign-in to your account",
            "Someone signed in with your password from a new device. If this was not"
            " you, change your password and end all other sessions.",
        ),
        "invited": Words(
            "You are invited to {account}",
            "{actor} invited you. Open the link in the e-mail we sent you.",
        ),
        "invitation_sent": Words(
            "{person} is invited to {account}", "{actor} sent the invitation."
        ),
        "joined": Words("{person} joined {account}", "{person} accepted the invitation."),
        "removed": Words(
            "{person} no longer belongs to {account}", "The membership in {account} has ended."
        ),
        "role_changed": Words(
            "{person} is now {role} in {account}", "{actor} changed the role of {person}."
        ),
        "limit_near": Words(
            "{account} has used {percent}% of a limit",
            "{limit}: {used} of {allowed} used. Change the plan to get more.",
        ),
        "limit_reached": Words(
            "{account} has reached a limit",
            "{limit}: {used} of {allowed} used. Change the plan to continue.",
        ),
        "trial_ending": Words(
            "The trial of {account} ends soon",
            "The trial ends on {ends}. Choose a plan to keep its limits.",
        ),
        "plan_changed": Words("{account} has a new plan", "{account} is now on the plan {plan}."),
        "account_suspended": Words(
            "{account} was suspended",
            "People can read and export, but not change anything. {reason}",
        ),
        "webhook_disabled": Words(
            "A webhook of {account} was disabled",
            "The endpoint failed too often. Fix it, enable the webhook, and replay its messages.",
        ),
        "source_error": Words(
            "{source} must be connected again",
            "The platform no longer accepts the credentials of {source} in {account}: {error}",
        ),
        "sync_partial": Words(
            "Some data of {source} was not synced", "The other data was stored. {error}"
        ),
        "sync_failed": Words("The sync of {source} failed", "{error}"),
        "sync_failing": Words(
            "{source} failed {failures} times in a row",
            "If it keeps failing, its schedules will be turned off. {error}",
        ),
        "schedule_off": Words(
            "A schedule of {source} was turned off",
            "{source} failed too often. Fix it, and resume the schedule.",
        ),
        "export_ready": Words("Your export is ready", "“{name}” can be downloaded for 14 days."),
        "export_failed": Words("Your export failed", "“{name}”: {error}"),
        "data_damaged": Words(
            "Stored data of {source} is damaged",
            "A nightly check could not read {count} files. Run a full sync to repair them.",
        ),
    },
)

NOTIFICATIONS: Final = NoticeShape(
    Notification,
    person=Notification.user_id,
    id=Notification.notification_id,
    severity=Notification.type,
    category=Notification.category,
    title=Notification.title,
    body=Notification.message,
    is_read=Notification.is_read,
    created_at=Notification.created_at,
    expires_at=Notification.expires_at,
    get=Notification.get,
    of_person=Notification.of_user,
    unread=Notification.unread,
    action=Notification.action_url,
    read_at=Notification.read_at,
    data=Notification.metadata,
    severity_of=NotificationType,
)
