"""Connectors: platforms as values, read as pages for the vault. `docs/guides/connectors.md`."""

from __future__ import annotations

from tablewright.kits.connectors.auths import (
    Auth,
    Field,
    HookAuth,
    KeyAuth,
    OAuthAuth,
    PlatformCredentials,
)
from tablewright.kits.connectors.changes import (
    Archived,
    ChangedSince,
    Events,
    Search,
    SearchQuery,
)
from tablewright.kits.connectors.connectors import ConnectedAccount, Connectors, Fetch
from tablewright.kits.connectors.paging import (
    Cursor,
    Keyset,
    Link,
    Offset,
    PageNumber,
    Paging,
    Single,
)
from tablewright.kits.connectors.platform import (
    AccountProbe,
    ErrorWords,
    Platform,
    PlatformBudget,
    Remaining,
    Throttle,
)
from tablewright.kits.connectors.posted import PostedCall, posted_page, posted_record
from tablewright.kits.connectors.retries import RequestRetries
from tablewright.kits.connectors.schemas import SchemaChange, schema_changes
from tablewright.kits.connectors.streams import FieldNames, Joined, Parent, Stream

__all__ = [
    "AccountProbe",
    "Archived",
    "Auth",
    "ChangedSince",
    "ConnectedAccount",
    "Connectors",
    "Cursor",
    "ErrorWords",
    "Events",
    "Fetch",
    "Field",
    "FieldNames",
    "HookAuth",
    "Joined",
    "KeyAuth",
    "Keyset",
    "Link",
    "OAuthAuth",
    "Offset",
    "PageNumber",
    "Paging",
    "Parent",
    "Platform",
    "PlatformBudget",
    "PlatformCredentials",
    "PostedCall",
    "Remaining",
    "RequestRetries",
    "SchemaChange",
    "Search",
    "SearchQuery",
    "Single",
    "Stream",
    "Throttle",
    "posted_page",
    "posted_record",
    "schema_changes",
]
