"""Notifications: an inbox in the product, mails, daily summaries, and preferences.

See `docs/guides/notifications.md`.
"""

from __future__ import annotations

from tablewright.kits.notify.gateway import Gateway
from tablewright.kits.notify.inbox import Inbox
from tablewright.kits.notify.kinds import (
    Category,
    Mailing,
    NoticeKind,
    Notices,
    Severity,
    Words,
)
from tablewright.kits.notify.kit import NotifyKit, notices_topic
from tablewright.kits.notify.mails import Recipient
from tablewright.kits.notify.preferences import (
    MapPreferences,
    OwnPreferences,
    Preferences,
    PreferenceStore,
    QuietHours,
)
from tablewright.kits.notify.sending import Audience, Notify
from tablewright.kits.notify.shapes import NoticeShape, own_notices

__all__ = [
    "Audience",
    "Category",
    "Gateway",
    "Inbox",
    "Mailing",
    "MapPreferences",
    "NoticeKind",
    "NoticeShape",
    "Notices",
    "Notify",
    "NotifyKit",
    "OwnPreferences",
    "PreferenceStore",
    "Preferences",
    "QuietHours",
    "Recipient",
    "Severity",
    "Words",
    "notices_topic",
    "own_notices",
]
