"""Inbox: the notifications of a person in the product.

Lists start with the newest notification. An index may lag, so its results are read again from the
table: a notification that was just marked as read is not listed as unread. Expired notifications
are hidden at once.
Not here: the routes (`notify.routes`), new notifications (`notify.sending`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from tablewright.client import AsyncDatabase
from tablewright.clock import Clock, instant
from tablewright.errors import ConflictError, NotFoundError, TablewrightError
from tablewright.kits.notify import limits
from tablewright.kits.notify.shapes import NoticeShape
from tablewright.kits.shapes import word_of
from tablewright.model import get_all

# Called after a person's notifications have changed, so that a page can update.
Changed = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Inbox:
    """The notifications of all people of one system."""

    db: AsyncDatabase  # not bound to a tenant: a person may be in several
    clock: Clock
    shape: NoticeShape[Any]
    changed: Changed

    async def page(
        self,
        person: str,
        *,
        is_unread: bool = False,
        category: str = "",
        count: int,
        cursor: str | None,
    ) -> tuple[list[Any], str | None]:
        """Returns a page of notifications, newest first, and the next cursor."""
        shape = self.shape
        if not is_unread:
            query = shape.of_person(person).consistently().limit(count)
            if category:
                query = query.where(shape.category == category).bounded()
            page = await self.db.run(query.from_cursor(cursor))
            return list(page.items), page.cursor
        page = await self.db.run(shape.unread(person).limit(count).from_cursor(cursor))
        found = await self._now(person, page.items)
        unread = [one for one in found if not shape.is_read_in(one)]
        kept = [one for one in unread if category in ("", word_of(shape.value(one, "category")))]
        return kept, page.cursor

    async def count(self, person: str) -> int:
        """Returns the number of unread notifications, up to a bound."""
        page = await self.db.run(self.shape.unread(person).limit(limits.INBOX_COUNT_MAX))
        return len(page.items)

    async def version(self, person: str) -> str:
        """Returns a text that differs after a change of the newest notifications."""
        query = self.shape.of_person(person).consistently().limit(limits.INBOX_WATCHED_MAX)
        digest = sha256()
        for one in (await self.db.run(query)).items:
            digest.update(f"{self.shape.id_of(one)} {self.shape.is_read_in(one)}\n".encode())
        return digest.hexdigest()[:32]

    async def find(self, person: str, notice_id: str) -> Any | None:
        """Returns a notification as stored now."""
        return await self.db.run(self.shape.get(person, notice_id).consistently())

    async def mark(self, person: str, notice_ids: Sequence[str], *, is_read: bool) -> int:
        """Marks notifications as read or unread; returns how many have changed."""
        changed = 0
        for notice_id in dict.fromkeys(notice_ids):
            changed += await self._mark(person, notice_id, is_read=is_read)
        if changed:
            self.changed(person)
        return changed

    async def mark_all(self, person: str, *, is_read: bool) -> tuple[int, bool]:
        """Marks all notifications; returns how many have changed, and whether there may be more."""
        shape, changed, seen, cursor = self.shape, 0, 0, None
        while True:
            # The table and not the index, which may lack the newest notifications.
            query = shape.of_person(person).consistently().limit(limits.INBOX_PAGE_MAX)
            page = await self.db.run(query.from_cursor(cursor))
            ids = [shape.id_of(one) for one in page.items if shape.is_read_in(one) != is_read]
            changed += await self.mark(person, ids, is_read=is_read)
            seen, cursor = seen + len(page.items), page.cursor
            if cursor is None or seen >= limits.INBOX_ALL_MAX:
                return changed, cursor is not None

    async def delete(self, person: str, notice_id: str) -> None:
        """Deletes a notification; raises `NotFoundError`."""
        if await self.find(person, notice_id) is None:
            raise NotFoundError("Notification not found.")
        try:
            await self.db.run(self.shape.place(person, notice_id).delete())
        except TablewrightError as error:
            if not error.is_outcome_unknown or await self.find(person, notice_id) is not None:
                raise  # otherwise it was deleted, and the response was lost
        self.changed(person)

    async def delete_all(self, person: str) -> None:
        """Permanently deletes all notifications of a person who leaves."""
        while True:
            page = await self.db.run(self.shape.of_person(person).consistently().with_hidden())
            for one in page.items:
                await self.db.run(self.shape.place(person, self.shape.id_of(one)).erase())
            if not page.items:
                return

    async def _mark(self, person: str, notice_id: str, *, is_read: bool) -> bool:
        found = await self.find(person, notice_id)
        if found is None or self.shape.is_read_in(found) == is_read:
            return False
        changes = self.shape.marking(is_read=is_read, now=instant(self.clock))
        update = self.shape.place(person, notice_id).update(*changes)
        try:
            await self.db.run(update.when(self.shape.still(is_read=not is_read)))
        except ConflictError:
            return False  # another request has marked or deleted it
        return True

    async def _now(self, person: str, found: Sequence[Any]) -> list[Any]:
        gets = [self.shape.get(person, self.shape.id_of(one)) for one in found]
        items = await self.db.run(get_all([one.consistently() for one in gets]))
        return [one for one in items if one is not None]
