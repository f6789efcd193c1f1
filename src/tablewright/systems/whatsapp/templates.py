"""Templates: of AWS, of Meta, and the files in their headers.

`wabaId` is the id of an account with AWS here, `wabaMetaId` the one with Meta.
Not here: messages (`whatsapp.messages`, `whatsapp.campaigns`).
"""

from __future__ import annotations

from datetime import datetime

from tablewright.model import Entity, attr, camel, created, softly
from tablewright.systems.whatsapp.table import WhatsApp
from tablewright.systems.whatsapp.values import (
    Id,
    Object,
    QualityScore,
    TemplateCategory,
    TemplateStatus,
)


class TemplateEum(Entity, table=WhatsApp, tag="TEMPLATE_EUM", names=camel, tenant="waba_meta_id"):
    """Templates (AWS EUM)."""

    waba_id: Id = attr(doc="AWS WABA ID")
    template_name: Id = attr(doc="Template name")
    meta_template_id: str | None = attr(default=None, doc="Meta template ID")
    template_status: TemplateStatus = attr(
        default="PENDING", doc="APPROVED, PENDING, REJECTED, PAUSED, DISABLED"
    )
    template_category: TemplateCategory | None = attr(
        default=None, doc="UTILITY, MARKETING, AUTHENTICATION"
    )
    template_language: Id = attr(doc="Language code")
    quality_score: QualityScore | None = attr(default=None, doc="GREEN, YELLOW, RED, UNKNOWN")
    components: list[Object] | None = attr(default=None, doc="Template components")
    cached_at: datetime | None = attr(default=None, doc="Cache timestamp")
    synced_at: datetime | None = attr(default=None, doc="Sync timestamp")
    waba_meta_id: Id = attr(doc="WABA Meta ID", extension=True)

    primary = WhatsApp.primary("TEMPLATE_EUM#{waba_id}#{template_name}#{template_language}")
    by_account = WhatsApp.gsi_template_waba("{waba_id}", "{template_status}")
    by_name = WhatsApp.gsi_template_name("{template_name}", "{template_language}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "TEMPLATE_EUM")

    @primary.get
    def get(cls, waba_id: str, template_name: str, template_language: str) -> None:
        """A template by account, name and language."""

    @by_account.query
    def of_account(cls, waba_id: str, template_status: str | None = None) -> None:
        """Templates by WABA: all of an account with AWS, or those of one status."""

    @by_name.query
    def named(cls, template_name: str, template_language: str | None = None) -> None:
        """Templates by name: in all languages, or in one."""

    @by_waba.query(extension=True)
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all templates of an account with Meta, in no order."""


class TemplateMeta(Entity, table=WhatsApp, tag="TEMPLATE_META", names=camel, tenant="waba_meta_id"):
    """Templates (Meta Cache)."""

    waba_meta_id: Id = attr(doc="Meta WABA ID")
    template_name: Id = attr(doc="Template name")
    template_id: str | None = attr(default=None, doc="Meta template ID")
    status: TemplateStatus = attr(default="DRAFT", doc="Template status")
    category: str | None = attr(default=None, doc="Template category")
    language: Id = attr(doc="Language code")
    cached_at: datetime | None = attr(default=None, doc="Cache timestamp")
    components: list[Object] | None = attr(default=None, doc="Template components", extension=True)
    quality_score: QualityScore | None = attr(
        default=None, doc="GREEN, YELLOW, RED, UNKNOWN", extension=True
    )
    message_ttl_seconds: int | None = attr(
        default=None, doc="Delivery period of its messages", extension=True
    )
    deleted_at: datetime | None = softly(doc="When it was deleted", extension=True)

    # With the language: otherwise two languages of a template would overwrite each other.
    primary = WhatsApp.primary("TEMPLATE_META#{waba_meta_id}#{template_name}#{language}")
    by_name = WhatsApp.gsi_template_name("{template_name}", "{language}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "TEMPLATE_META")

    @primary.get
    def get(cls, waba_meta_id: str, template_name: str, language: str) -> None:
        """A template by account, name and language."""

    @by_waba.query
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all cached templates, in no order."""

    @by_name.query(extension=True)
    def named(cls, template_name: str, language: str | None = None) -> None:
        """Templates by name: in all languages, or in one."""


class TemplateMedia(
    Entity, table=WhatsApp, tag="TEMPLATE_MEDIA", names=camel, tenant="waba_meta_id"
):
    """Template Media."""

    media_id: Id = attr(doc="Media ID")
    waba_id: Id | None = attr(default=None, doc="WABA ID")
    s3_bucket: str | None = attr(default=None, doc="S3 bucket")
    s3_key: str | None = attr(default=None, doc="S3 key")
    content_type: str | None = attr(default=None, doc="MIME type")
    content_length: int | None = attr(default=None, doc="File size")
    uploaded_at: datetime = created(doc="Upload timestamp")
    waba_meta_id: Id = attr(doc="WABA Meta ID", extension=True)
    meta_header_handle: str | None = attr(
        default=None, doc="AWS's handle of an upload; the media id is its hash", extension=True
    )

    primary = WhatsApp.primary("TEMPLATE_MEDIA#{media_id}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "TEMPLATE_MEDIA")

    @primary.get
    def get(cls, media_id: str) -> None:
        """A file of a template by its id."""

    @by_waba.query(extension=True)
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all files of templates, in no order."""
