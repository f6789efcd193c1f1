"""The complete design of ListBackup: a table for each entity.

Not here: single entities (`listbackup.accounts`, `.syncing`, `.access`, `.journal`, `.tags`).
"""

from __future__ import annotations

from tablewright.model import design_of
from tablewright.systems.listbackup.access import (
    Connection,
    OAuthState,
    OAuthToken,
    RefreshToken,
    TokenFamily,
)
from tablewright.systems.listbackup.accounts import Account, Membership, Team, User
from tablewright.systems.listbackup.journal import Activity, Notification
from tablewright.systems.listbackup.syncing import Job, Source
from tablewright.systems.listbackup.tags import Tag

__all__ = [
    "DESIGN",
    "Account",
    "Activity",
    "Connection",
    "Job",
    "Membership",
    "Notification",
    "OAuthState",
    "OAuthToken",
    "RefreshToken",
    "Source",
    "Tag",
    "Team",
    "TokenFamily",
    "User",
]

DESIGN = design_of(
    "listbackup",
    User,
    Account,
    Membership,
    Team,
    Source,
    Activity,
    Job,
    Connection,
    OAuthState,
    OAuthToken,
    RefreshToken,
    Tag,
    Notification,
    TokenFamily,
    description="Backs up the data that accounts keep in other services; version 2.",
)
