"""The design of core: every table of its document."""

from __future__ import annotations

from tablewright.model import design_of
from tablewright.systems.core.design.accounts import Account, Accounts
from tablewright.systems.core.design.activities import Activities, Activity
from tablewright.systems.core.design.api_keys import ApiKey, ApiKeys
from tablewright.systems.core.design.memberships import Membership, UsersAccounts
from tablewright.systems.core.design.notifications import Notification, Notifications
from tablewright.systems.core.design.oauth_states import OAuthState, OAuthStates
from tablewright.systems.core.design.plans import BillingPlan, BillingPlans
from tablewright.systems.core.design.runs import SyncHistory, SyncRun
from tablewright.systems.core.design.schedules import SyncSchedule, SyncSchedules
from tablewright.systems.core.design.sources import Source, Sources
from tablewright.systems.core.design.usage import DailyUsage, UsageMetrics
from tablewright.systems.core.design.users import User, Users
from tablewright.systems.core.design.webhooks import Webhook, Webhooks

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
