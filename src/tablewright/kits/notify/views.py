"""Views of notifications, and the bodies of requests."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from msgspec import Meta, field

from tablewright.errors import InvalidError
from tablewright.kits.accounts.views import Body, View
from tablewright.kits.calendar import zone_of
from tablewright.kits.notify import limits
from tablewright.kits.notify.kinds import Mailing, Notices
from tablewright.kits.notify.preferences import Preferences
from tablewright.kits.notify.shapes import NoticeShape
from tablewright.kits.shapes import word_of

NoticeId = Annotated[str, Meta(pattern=f"^[A-Za-z0-9_-]{{1,{limits.NOTICE_ID_LENGTH_MAX}}}$")]
NoticeIds = Annotated[list[NoticeId], Meta(max_length=limits.INBOX_IDS_MAX)]
CategoryName = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,63}$")]
TimeOfDay = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]
ZoneName = Annotated[str, Meta(max_length=64)]


class NotificationView(View):
    """A notification. `actionUrl` is relative to the page."""

    notification_id: str
    type: str
    category: str
    title: str
    message: str
    is_read: bool
    created_at: datetime
    action_url: str | None = None
    read_at: datetime | None = None
    expires_at: datetime | None = None
    metadata: dict[str, Any] | None = None


class NotificationPage(View):
    """A page of notifications, the newest first."""

    items: list[NotificationView]
    next_cursor: str | None


class UnreadCount(View):
    """The number of unread notifications; `isMore` if there are more than counted."""

    unread: int
    is_more: bool


class Marked(View):
    """The number of changed notifications; `isMore` if the request must be repeated."""

    changed: int
    is_more: bool


class Marking(Body):
    """The notifications to mark: some, or all."""

    ids: NoticeIds = field(default_factory=list[str])
    all: bool = False


class QuietBody(Body):
    """Hours of every day without mails, in the time zone; they may span midnight."""

    start: TimeOfDay
    end: TimeOfDay


class PreferencesBody(Body):
    """The times at which mails are sent. A missing category keeps its default."""

    mails: Annotated[dict[CategoryName, Mailing], Meta(max_length=100)] = field(
        default_factory=dict[str, Mailing]
    )
    quiet_hours: QuietBody | None = None
    time_zone: ZoneName | None = None


class CategoryView(View):
    """A category, and when its notifications are mailed."""

    category: str
    mail: Mailing
    is_mandatory: bool


class QuietView(View):
    """Hours of every day without mails."""

    start: str
    end: str


class PreferencesView(View):
    """The preferences of a person."""

    categories: list[CategoryView]
    quiet_hours: QuietView | None = None
    time_zone: str | None = None


def notification_view(shape: NoticeShape[Any], notice: Any) -> NotificationView:
    """Returns a notification as the API shows it."""
    return NotificationView(
        notification_id=shape.id_of(notice),
        type=word_of(shape.value(notice, "severity")),
        category=word_of(shape.value(notice, "category")),
        title=shape.value(notice, "title"),
        message=shape.value(notice, "body"),
        is_read=shape.is_read_in(notice),
        created_at=shape.value(notice, "created_at"),
        action_url=shape.value(notice, "action"),
        read_at=shape.value(notice, "read_at"),
        expires_at=shape.value(notice, "expires_at"),
        metadata=shape.value(notice, "data"),
    )


def preferences_view(notices: Notices, chosen: Preferences) -> PreferencesView:
    """Returns preferences as the API shows them."""
    quiet = chosen.quiet
    return PreferencesView(
        categories=[
            CategoryView(one.name, chosen.mailing(one), one.is_mandatory)
            for one in notices.categories
        ],
        quiet_hours=quiet and QuietView(f"{quiet.start:%H:%M}", f"{quiet.end:%H:%M}"),
        time_zone=chosen.zone or None,
    )


def chosen_in(notices: Notices, body: PreferencesBody) -> Preferences:
    """Parses preferences; raises `InvalidError`."""
    known = {one.name: one for one in notices.categories}
    for name, mailing in body.mails.items():
        if name not in known:
            raise InvalidError(f"Unknown category {name!r}.", details={"place": "mails"})
        if known[name].is_mandatory and mailing is not Mailing.IMMEDIATELY:
            raise InvalidError(
                f"Notifications of the category {name} are always mailed at once.",
                details={"place": "mails"},
            )
    if body.time_zone is not None:
        zone_of(body.time_zone)
    stored: dict[str, Any] = {"mails": {name: one.value for name, one in body.mails.items()}}
    if body.quiet_hours is not None:
        stored["quiet"] = {"start": body.quiet_hours.start, "end": body.quiet_hours.end}
    return Preferences.read({**stored, "zone": body.time_zone or ""})
