"""The shape of notifications: a system's own entity, or the kit's records.

Not here: preferences (`notify.preferences`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Generic, TypeVar

from tablewright.kits.notify import limits
from tablewright.kits.notify.records import NoticeRecord
from tablewright.kits.shapes import Shape, Written, as_is
from tablewright.model import At, Change, Condition, Entity, Get, Query, assign, remove

E = TypeVar("E", bound=Entity)


@dataclass(frozen=True)
class NoticeShape(Shape[E], Generic[E]):
    """The attributes of an entity that make it a notification.

    `get`, `of_person` and `unread` are its access patterns; the last two start with the newest.
    `unread` may be an index, also one with keys only. `data` is a map with the kind and the
    subject. `kept` is the retention.
    """

    person: str
    id: str
    severity: Any
    category: Any
    title: str
    body: str
    created_at: datetime
    expires_at: Any
    get: Callable[[str, str], Get[E]]
    of_person: Callable[[str], Query[E]]
    unread: Callable[[str], Query[E]]
    is_read: Any = None
    kind: Any = None
    action: Any = None
    read_at: Any = None
    data: Any = None
    tenant: Any = None
    severity_of: Written = as_is
    kept: timedelta = timedelta(seconds=limits.NOTICE_SECONDS)

    # A subclass may store these in another form, such as a state instead of a flag.

    def id_of(self, notice: E) -> str:
        """Returns the id of a person's notification."""
        return self.value(notice, "id")

    def is_read_in(self, notice: E) -> bool:
        """Whether a notification was read."""
        return self.value(notice, "is_read")

    def still(self, *, is_read: bool) -> Condition | bool:
        """Returns the condition that a notification is read, or unread."""
        return self.is_read == is_read

    def marking(self, *, is_read: bool, now: datetime) -> list[Change]:
        """Returns the changes that mark a notification as read or unread."""
        changes = [assign(self.is_read, is_read)]
        if self.has("read_at"):
            changes.append(assign(self.read_at, now) if is_read else remove(self.read_at))
        return changes

    def place(self, person: str, notice_id: str) -> At[E]:
        """Returns the key of a notification."""
        get = self.get(person, notice_id)
        return At(get.entity, dict(get.given))


def own_notices(system: str) -> NoticeShape[NoticeRecord]:
    """The kit's own records."""
    return NoticeShape(
        NoticeRecord,
        person=NoticeRecord.person_id,
        id=NoticeRecord.notice_id,
        severity=NoticeRecord.severity,
        category=NoticeRecord.category,
        title=NoticeRecord.title,
        body=NoticeRecord.body,
        is_read=NoticeRecord.is_read,
        created_at=NoticeRecord.created_at,
        expires_at=NoticeRecord.expires_at,
        get=partial(NoticeRecord.get, system),
        of_person=partial(NoticeRecord.of_person, system),
        unread=partial(NoticeRecord.unread, system),
        kind=NoticeRecord.kind,
        action=NoticeRecord.action,
        read_at=NoticeRecord.read_at,
        data=NoticeRecord.data,
        constants={"system": system},
    )
