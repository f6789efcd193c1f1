"""Media: WhatsApp's files, and our copies of them.

Not here: the files in the headers of templates (`whatsapp.templates`).
"""

from __future__ import annotations

from datetime import datetime, timedelta

from tablewright.model import Entity, EpochSeconds, attr, camel, created, ttl
from tablewright.systems.whatsapp.table import WhatsApp
from tablewright.systems.whatsapp.values import Direction, Id


class Media(Entity, table=WhatsApp, tag="MEDIA", names=camel, tenant="waba_meta_id"):
    """Media Records."""

    media_id: Id = attr(doc="WhatsApp media ID")
    s3_bucket: str | None = attr(default=None, doc="S3 bucket")
    s3_key: str | None = attr(default=None, doc="S3 key")
    content_type: str | None = attr(default=None, doc="MIME type")
    content_length: int | None = attr(default=None, doc="File size in bytes")
    uploaded_at: datetime = created(doc="Upload timestamp")
    expires_at: datetime | None = attr(default=None, doc="Expiration timestamp")
    waba_meta_id: Id = attr(doc="WABA Meta ID")
    direction: Direction | None = attr(
        default=None, doc="Whether a customer sent it or the business", extension=True
    )
    message_pk: str | None = attr(default=None, doc="The file's message", extension=True)
    sha256: str | None = attr(default=None, doc="Hash of the file", extension=True)
    temporary_since: datetime | None = attr(
        default=None, doc="Since when it is known without our own copy", extension=True
    )
    forgotten_at: EpochSeconds | None = ttl(
        "ttl",
        after=timedelta(days=7),
        of="temporary_since",
        doc="Temporary media references: 7 days; missing with our own copy",
        extension=True,
    )

    primary = WhatsApp.primary("MEDIA#{media_id}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "MEDIA")

    @primary.get
    def get(cls, media_id: str) -> None:
        """A file by its WhatsApp id."""

    @by_waba.query
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all files, in no order."""
