"""The design of core: every table of its document."""

from __future__ import annotations

from tablewright.model import design_of
from tablewright.systems.core.accounts import Account, Accounts
from tablewright.systems.core.activities import Activities, Activity
from tablewright.systems.core.api_keys import ApiKey, ApiKeys
from tablewright.systems.core.memberships import Membership, UsersAccounts
from tablewright.systems.core.notifications import Notification, Notifications
from tablewright.systems.core.oauth_states import OAuthState, OAuthStates
from tablewright.systems.core.plans import BillingPlan, BillingPlans
from tablewright.systems.core.runs import SyncHistory, SyncRun
from tablewright.systems.core.schedules import SyncSchedule, SyncSchedules
from tablewright.systems.core.sources import Source, Sources
from tablewright.systems.core.usage import DailyUsage, UsageMetrics
from tablewright.systems.core.users import User, Users
from tablewright.systems.core.webhooks import Webhook, Webhooks

__all__ = [
    "DESIGN",
    "Account",
    "Activity",
    "ApiKey",
    "BillingPlan",
    "DailyUsage",
    "Membership",
    "Notification",
    "OAuthState",
    "Source",
    "SyncRun",
    "SyncSchedule",
    "User",
    "Webhook",
]

DESIGN = design_of(
    "core",
    Accounts,
    Users,
    UsersAccounts,
    Sources,
    SyncSchedules,
    SyncHistory,
    Activities,
    ApiKeys,
    Webhooks,
    Notifications,
    UsageMetrics,
    BillingPlans,
    OAuthStates,
    description="Accounts, users, sources, schedules and billing of a service for many customers.",
)
