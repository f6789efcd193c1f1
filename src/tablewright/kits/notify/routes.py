"""Routes for the notifications of the signed-in person.

    ROUTES.include(notify_routes(), of=lambda parts: parts.notify, prefix="/v1")

Not here: sending (`notify.sending`).
"""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from msgspec import Meta, Struct

from tablewright.api.context import Context
from tablewright.api.responses import EventStream
from tablewright.api.routes import Routes
from tablewright.api.rules import SIGNED_IN
from tablewright.errors import BadCursorError, InvalidError
from tablewright.kits.live import LAST_EVENT_ID, STREAM_ERRORS, version_stream
from tablewright.kits.notify import limits
from tablewright.kits.notify.kit import NotifyKit
from tablewright.kits.notify.views import (
    CategoryName,
    Marked,
    Marking,
    NoticeId,
    NotificationPage,
    PreferencesBody,
    PreferencesView,
    UnreadCount,
    chosen_in,
    notification_view,
    preferences_view,
)

_TAGS: Final = ("notifications",)


class InboxQuery(Struct, forbid_unknown_fields=True):
    """Selects a page of notifications."""

    unread: bool = False
    category: CategoryName | None = None
    limit: Annotated[int, Meta(ge=1, le=limits.INBOX_PAGE_MAX)] = 50
    cursor: Annotated[str, Meta(max_length=4_000)] | None = None


def notify_routes() -> Routes[NotifyKit]:
    """Returns all routes of the kit; every person has an inbox, so they require no permission."""
    routes: Routes[NotifyKit] = Routes()
    _add_inbox_routes(routes)
    _add_marking_routes(routes)
    _add_preference_routes(routes)
    return routes


def _add_inbox_routes(routes: Routes[NotifyKit]) -> None:
    @routes.get("/notifications", rule=SIGNED_IN, tags=_TAGS, errors=(BadCursorError,))
    async def list_notifications(
        context: Context[NotifyKit], query: InboxQuery
    ) -> NotificationPage:
        """Lists your notifications, the newest first. A page may have fewer than `limit`."""
        inbox = context.parts.inbox
        found, cursor = await inbox.page(
            context.principal.person,
            is_unread=query.unread,
            category=query.category or "",
            count=query.limit,
            cursor=query.cursor,
        )
        return NotificationPage([notification_view(inbox.shape, one) for one in found], cursor)

    @routes.get("/notifications/count", rule=SIGNED_IN, tags=_TAGS)
    async def count_notifications(context: Context[NotifyKit]) -> UnreadCount:
        """Counts your unread notifications, up to 100."""
        unread = await context.parts.inbox.count(context.principal.person)
        return UnreadCount(unread, unread >= limits.INBOX_COUNT_MAX)

    @routes.get(
        "/notifications/events",
        rule=SIGNED_IN,
        tags=_TAGS,
        headers=LAST_EVENT_ID,
        errors=STREAM_ERRORS,
    )
    async def watch_notifications(context: Context[NotifyKit]) -> EventStream:
        """Streams an event when your newest notifications change: read them again.

        The stream ends after an hour, when your session ends, and when the service stops. Reconnect
        with `Last-Event-ID`.
        """
        kit, person = context.parts, context.principal.person
        look = partial(kit.inbox.version, person)
        return version_stream(
            context, kit.listeners, person, look, look_seconds=limits.INBOX_LOOK_SECONDS
        )

    @routes.delete("/notifications/{notification_id}", rule=SIGNED_IN, tags=_TAGS)
    async def delete_notification(context: Context[NotifyKit], notification_id: NoticeId) -> None:
        """Deletes a notification."""
        await context.parts.inbox.delete(context.principal.person, notification_id)


def _add_marking_routes(routes: Routes[NotifyKit]) -> None:
    async def mark(context: Context[NotifyKit], body: Marking, *, is_read: bool) -> Marked:
        inbox, person = context.parts.inbox, context.principal.person
        if body.all == bool(body.ids):
            raise InvalidError("Send either ids or all.", details={"place": "ids"})
        if body.all:
            return Marked(*await inbox.mark_all(person, is_read=is_read))
        return Marked(await inbox.mark(person, body.ids, is_read=is_read), is_more=False)

    @routes.post(
        "/notifications/read", rule=SIGNED_IN, status=200, tags=_TAGS, errors=(InvalidError,)
    )
    async def mark_notifications_read(context: Context[NotifyKit], body: Marking) -> Marked:
        """Marks some or all notifications as read."""
        return await mark(context, body, is_read=True)

    @routes.post(
        "/notifications/unread", rule=SIGNED_IN, status=200, tags=_TAGS, errors=(InvalidError,)
    )
    async def mark_notifications_unread(context: Context[NotifyKit], body: Marking) -> Marked:
        """Marks some or all notifications as unread."""
        return await mark(context, body, is_read=False)


def _add_preference_routes(routes: Routes[NotifyKit]) -> None:
    path = "/notifications/preferences"

    @routes.get(path, rule=SIGNED_IN, tags=_TAGS)
    async def get_notification_preferences(context: Context[NotifyKit]) -> PreferencesView:
        """Returns your mail preferences."""
        kit = context.parts
        chosen = await kit.preferences.read(context.principal.person)
        return preferences_view(kit.notices, chosen)

    @routes.put(path, rule=SIGNED_IN, tags=_TAGS, errors=(InvalidError,))
    async def change_notification_preferences(
        context: Context[NotifyKit], body: PreferencesBody
    ) -> PreferencesView:
        """Changes your mail preferences: immediately, in a daily summary, or never.

        Security notifications are always mailed at once, even in quiet hours.
        """
        kit, chosen = context.parts, chosen_in(context.parts.notices, body)
        await kit.preferences.write(context.principal.person, chosen)
        return preferences_view(kit.notices, chosen)
