"""Stored exports: the request and its result.

Not here: the files, which are in the system's file store.
"""

from __future__ import annotations

from typing import Any

from tablewright.api.records import ServiceRecords
from tablewright.model import (
    Entity,
    EpochMillis,
    EpochSeconds,
    attr,
    created,
    key_only,
    ttl,
)


class ExportRecord(Entity, table=ServiceRecords, tenant="account_id"):
    """A file that an account has requested."""

    system: str = key_only(doc="The system of the account")
    account_id: str = attr(doc="The account")
    export_id: str = attr(doc="The export, in the order of creation")
    person_id: str = attr(doc="The person who requested it")
    wanted: dict[str, Any] = attr(doc="Its contents, for the system")
    name: str = attr(doc="The name under which browsers save it")
    content_type: str = attr(doc="The media type of the file")
    status: str = attr(default="pending", doc="pending, ready or failed")
    size_bytes: int | None = attr(default=None, doc="Size of the file")
    error: str | None = attr(default=None, doc="The reason for a failure")
    created_at: EpochMillis = created(doc="When it was requested")
    ready_at: EpochMillis | None = attr(default=None, doc="When the file was complete")
    expires_at: EpochSeconds | None = ttl(doc="When the export is deleted")

    primary = ServiceRecords.primary("exports#{system}#{account_id}", "{export_id}")

    @primary.get
    def get(cls, system: str, account_id: str, export_id: str) -> None:
        """Finds an export by its id."""

    @primary.query(newest_first=True)
    def of_account(cls, system: str, account_id: str) -> None:
        """Lists the exports of an account, newest first."""
