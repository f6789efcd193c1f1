"""The kit's records in the service's own table.

Notifications and preferences are used only by systems without their own tables for them. Not here:
the shapes of a system's own tables (`notify.shapes`).
"""

from __future__ import annotations

from typing import Any

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, EpochSeconds, attr, created, key_only, ttl


class NoticeRecord(Entity, table=ServiceRecords, extension=True):
    """A notification in a person's inbox."""

    system: str = key_only(doc="The system that sent it")
    person_id: str = attr(doc="The person it is for")
    notice_id: str = attr(doc="An id that sorts by time")
    kind: str = attr(doc="The kind of notification")
    severity: str = attr(doc="info, success, warning or error")
    category: str = attr(doc="The category that people choose mails for")
    title: str = attr(doc="The title")
    body: str = attr(doc="The text")
    action: str | None = attr(default=None, doc="A relative address to open")
    is_read: bool = attr(default=False, doc="Whether the person has read it")
    read_at: EpochMillis | None = attr(default=None, doc="When the person read it")
    data: dict[str, Any] | None = attr(default=None, doc="Its subject, for programs")
    created_at: EpochMillis = created()
    expires_at: EpochSeconds | None = ttl(doc="When it expires")

    primary = ServiceRecords.primary("notice#{system}#{person_id}", "{notice_id}")
    by_state = ServiceRecords.due("notices#{system}#{person_id}", "{is_read}#{created_at}")

    @primary.get(extension=True)
    def get(cls, system: str, person_id: str, notice_id: str) -> None:
        """Finds a notification by its id."""

    @primary.query(newest_first=True, extension=True)
    def of_person(cls, system: str, person_id: str) -> None:
        """Lists the notifications of a person, newest first."""

    @by_state.query(newest_first=True, extension=True)
    def unread(cls, system: str, person_id: str, is_read: bool = False) -> None:
        """Lists a person's unread notifications, newest first; the index has only their keys."""


class PreferenceRecord(Entity, table=ServiceRecords, extension=True):
    """The notification preferences of a person."""

    system: str = key_only(doc="The system that sends notices")
    person_id: str = key_only(doc="The person")
    chosen: dict[str, Any] = attr(factory=dict, doc="Mails by category, quiet hours, time zone")

    primary = ServiceRecords.primary("notice-choice#{system}#{person_id}", "notice-choice")

    @primary.get(extension=True)
    def get(cls, system: str, person_id: str) -> None:
        """Finds the preferences of a person."""


class CauseRecord(Entity, table=ServiceRecords, extension=True):
    """A cause that a person was notified of on a day."""

    system: str = key_only(doc="The system that sent the notice")
    person_id: str = key_only(doc="The person")
    cause: str = key_only(doc="The kind, a hash of the cause, and the day")
    expires_at: EpochSeconds | None = ttl(doc="When the record may be deleted")

    primary = ServiceRecords.primary("notice-cause#{system}#{person_id}", "{cause}")

    @primary.get(extension=True)
    def get(cls, system: str, person_id: str, cause: str) -> None:
        """Finds whether a person was notified of a cause on a day."""


class DigestRecord(Entity, table=ServiceRecords, extension=True):
    """A notification that waits for a person's daily mail."""

    system: str = key_only(doc="The system that sent the notice")
    person_id: str = key_only(doc="The person")
    notice_id: str = key_only(doc="The notice")
    expires_at: EpochSeconds | None = ttl(doc="When the record may be deleted")

    primary = ServiceRecords.primary("notice-digest#{system}#{person_id}", "{notice_id}")

    @primary.query(extension=True)
    def of_person(cls, system: str, person_id: str) -> None:
        """Lists the notifications for a person's daily mail."""
