"""Values of ListBackup: enumerations, and constrained texts.

A list that ends with "etc." in the document is open: its usual values are named, others are
allowed.
Not here: values with attributes (`listbackup.structures`).
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from msgspec import Meta

from tablewright.model import StoredAs


def folded(text: str) -> str:
    """Normalises an e-mail address or user name for storage and lookup.

    >>> folded(" Ann@Example.COM ")
    'ann@example.com'
    """
    return unicodedata.normalize("NFC", text.strip().lower())


Email = Annotated[str, StoredAs(str, write=folded, read=folded)]
Username = Annotated[str, StoredAs(str, write=folded, read=folded)]

# `$` would accept a line end, so nothing may follow it.
AccountPath = Annotated[str, Meta(pattern=r"^/([^/]+/)+$(?!\n)")]
TokenHash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
TagKey = Annotated[str, Meta(pattern=r"^[^#\x00-\x1f\x7f]+$(?!\n)")]
Color = Annotated[str, Meta(pattern=r"^#[0-9A-Fa-f]{6}$(?!\n)")]

UserStatus = Literal["active", "inactive", "suspended"]
UserRole = Literal["admin", "user", "readonly"]

AccountType = Literal["conglomerate", "subsidiary", "division", "location"]
AccountStatus = Literal["active", "inactive", "suspended"]
Plan = Literal["free", "starter", "professional", "enterprise"]

MemberRole = Literal["owner", "admin", "member", "readonly"]
MemberStatus = Literal["active", "pending", "suspended"]
TeamRole = Literal["lead", "member"]
Verb = Literal["create", "read", "update", "delete", "export"]
Permissions = dict[str, list[Verb]]  # by resource: sources, users, billing, reports, settings ...

Platform = Literal["keap", "stripe", "gohighlevel"] | str
ConnectionType = Literal["oauth", "apikey", "webhook"]
ConnectionStatus = Literal["active", "expired", "revoked", "error"]
SourceStatus = Literal["active", "paused", "error", "disconnected"]
SyncInterval = Literal["daily", "hourly", "realtime"]
SyncState = Literal["idle", "syncing", "error"]

EventType = Literal["source.created", "user.login", "sync.completed"] | str
ResourceType = Literal["source", "user", "account", "job"] | str
Action = Literal["create", "update", "delete", "sync"] | str

JobType = Literal["sync", "export", "import", "migration", "backup"]
JobStatus = Literal["pending", "running", "completed", "failed", "cancelled"]
Priority = Literal["low", "medium", "high", "critical"]

# Closed, although the document ends it with "etc.": an account has one partition of tags per type,
# and listing all of them requires the types.
TaggedType = Literal["source", "job", "user", "account", "team", "connection"]

Channel = Literal["email", "sms", "push", "in-app"]
Category = Literal["system", "source", "job", "billing", "security"]
NotificationStatus = Literal["pending", "sent", "delivered", "failed", "read"]
