"""Tags: labels of an account's resources, each with the resources that have it."""

from __future__ import annotations

from datetime import datetime

from tablewright.model import Entity, Entry, Key, attr, camel, computed, created, updated
from tablewright.systems.listbackup import tables
from tablewright.systems.listbackup.structures import TaggedResource
from tablewright.systems.listbackup.values import Color, TaggedType, TagKey


class Tag(Entity, table=tables.Tags, names=camel, tenant="account_id"):
    """A label of resources of one type."""

    account_id_resource_type: str = computed(
        "{account_id}#{resource_type}",
        "accountId#resourceType",
        doc="Composite: accountId#source",
    )
    tag_key_tag_value: str = computed(
        "{tag_key}#{tag_value}", "tagKey#tagValue", doc="Composite: category#production"
    )
    tag_id: str = attr(doc="UUID v4")
    tag_key: TagKey = attr(doc="Tag key/category")
    tag_value: str = attr(doc="Tag value")
    resource_type: TaggedType = attr(doc="source | job | user | etc.")
    resources: list[TaggedResource] = attr(factory=list, doc="Array of resource IDs")
    color: Color = attr(default="#3B82F6", doc="Hex color code")
    description: str | None = attr(default=None, doc="Tag description")
    created_at: datetime = created(doc="ISO 8601 timestamp")
    updated_at: datetime = updated(doc="ISO 8601 timestamp")
    created_by: str = attr(doc="User ID who created the tag")
    # The document has it only in the key, where a filter cannot see the tenant.
    account_id: str = attr(doc="Account ID", extension=True)
    resource_ids: set[str] = attr(
        factory=set, doc="Ids of resources, each attached once", extension=True
    )

    primary = Key("{account_id_resource_type}", "{tag_key_tag_value}")
    by_id = Entry("{tag_id}", name="tagId-index")
    # tablewright: allow L105 because the document has it; the table answers the same by prefix
    by_tag_key = Entry("{account_id_resource_type}", "{tag_key}", name="accountId-tagKey-index")

    @primary.get(extension=True)
    def get(cls, account_id: str, resource_type: TaggedType, tag_key: str, tag_value: str) -> None:
        """Get a tag by its words."""

    @primary.query(extension=True)
    def of_type(cls, account_id: str, resource_type: TaggedType) -> None:
        """Get an account's tags for one type of resources."""

    @by_tag_key.query(extension=True)
    def with_key(cls, account_id: str, resource_type: TaggedType, tag_key: str) -> None:
        """Get the tags that have one key."""

    @by_id.get(extension=True)
    def find(cls, tag_id: str) -> None:
        """Get tag by ID alone."""
