"""Closed lists of values, as in the document.

Lists that the document leaves open, such as platforms, event types and currencies, are texts.
"""

from __future__ import annotations

from enum import Enum


class AccountType(Enum):
    """The level of an account within its organisation, from the top down."""

    CONGLOMERATE = "conglomerate"
    SUBSIDIARY = "subsidiary"
    DIVISION = "division"
    LOCATION = "location"


class AccountStatus(Enum):
    """Whether an account may be used; a terminated one is deleted softly."""

    ACTIVE = "active"
    SUSPENDED = "suspended"
    TERMINATED = "terminated"


class UserStatus(Enum):
    """Whether a user may sign in."""

    ACTIVE = "active"
    INACTIVE = "inactive"
    SUSPENDED = "suspended"


class Role(Enum):
    """The role of a user in an account, unless its permissions say otherwise."""

    ADMIN = "admin"
    MANAGER = "manager"
    MEMBER = "member"
    VIEWER = "viewer"


class MembershipStatus(Enum):
    """The state of a membership; an invitation is pending."""

    ACTIVE = "active"
    PENDING = "pending"
    SUSPENDED = "suspended"


class SourceStatus(Enum):
    """Whether a source can be synced."""

    ACTIVE = "active"
    PAUSED = "paused"
    ERROR = "error"
    DISCONNECTED = "disconnected"


class ConnectionType(Enum):
    """The kind of a source's connection."""

    OAUTH = "oauth"
    API_KEY = "api_key"
    WEBHOOK = "webhook"


class LastSyncStatus(Enum):
    """The result of a source's last sync."""

    SUCCESS = "success"
    FAILED = "failed"
    IN_PROGRESS = "in_progress"


class ScheduleType(Enum):
    """How often a schedule runs."""

    HOURLY = "hourly"
    DAILY = "daily"
    WEEKLY = "weekly"
    MONTHLY = "monthly"
    CUSTOM = "custom"


class SyncStatus(Enum):
    """The state of a run."""

    PENDING = "pending"
    RUNNING = "running"
    COMPLETED = "completed"
    FAILED = "failed"


class ApiKeyStatus(Enum):
    """Whether an API key is accepted."""

    ACTIVE = "active"
    REVOKED = "revoked"
    EXPIRED = "expired"


class NotificationType(Enum):
    """The severity of a notification."""

    INFO = "info"
    WARNING = "warning"
    ERROR = "error"
    SUCCESS = "success"


class PlanType(Enum):
    """The kind of a billing plan."""

    FREE = "free"
    STARTER = "starter"
    PROFESSIONAL = "professional"
    ENTERPRISE = "enterprise"
