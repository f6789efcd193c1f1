"""Who may use which route of core: written from its specification, sections 4, 10 and 19.

Nothing here is read from the system. The table of roles is that of section 4; limits such as
`:own` are those of section 19.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.api.rules import OPEN, OPERATOR, PUBLIC, SIGNED_IN, Need, Rule
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.systems.core.system import POSTED
from tablewright.testing.matrix import RolePolicy, Stricter
from tests.kits.product.policy import ACTIVITIES, kit_policy

_PERMISSIONS: Final[Mapping[str, str]] = {
    "account": "read update create_child move suspend terminate",
    "users": "read invite manage",
    "sources": "read create update delete sync",
    "schedules": "read manage",
    "data": "read export delete",
    "apikeys": "read manage",
    "webhooks": "read manage",
    "activities": "read",
    "usage": "read",
    "billing": "read manage",
    "security": "manage",
}
_ALL: Final = [f"{of}.{one}" for of, listed in _PERMISSIONS.items() for one in listed.split()]
_VIEWER: Final = ["account.read", "sources.read", "schedules.read", "data.read"]
ROLES: Final = RolePolicy(
    {
        "admin": _ALL,
        "manager": [
            *(
                one
                for one in _ALL
                if one.startswith(("sources.", "schedules.", "data.r", "data.e"))
            ),
            *("account.read", "users.read", "users.invite:member", "activities.read"),
            *("usage.read", "billing.read", "webhooks.read", "apikeys.read"),
        ],
        "member": [
            *("account.read", "users.read", "sources.read", "sources.create"),
            *("sources.update:own", "sources.sync:own", "schedules.read", "data.read"),
            "activities.read:own",
        ],
        "viewer": _VIEWER,
    },
    while_suspended=["*.read", "billing.*", "data.export", "account.suspend"],
    while_terminated=["account.read", "account.terminate"],
)


def _permits(permission: str) -> Rule:
    return ACCOUNT.permits(permission)


_SOURCES: Final = _permits("sources.read")
_OWN_SOURCE: Final = ACCOUNT.permits("sources.update", limits=("own",))
_OWN_SYNC: Final = ACCOUNT.permits("sources.sync", limits=("own",))
_SCHEDULES: Final = _permits("schedules.read")
_SCHEDULING: Final = _permits("schedules.manage")
_EXPORTS: Final = _permits("data.export")
_HOOKS: Final = _permits("webhooks.manage")
POLICY: Final[Mapping[str, Any]] = {
    **kit_policy(_VIEWER),
    **ACTIVITIES,
    # The caller's own data
    "list_my_activities": SIGNED_IN,
    "export_own_data": Stricter(SIGNED_IN, in_person=True),
    **dict.fromkeys("list_notifications count_notifications".split(), SIGNED_IN),
    **dict.fromkeys("mark_notifications_read mark_notifications_unread".split(), SIGNED_IN),
    "watch_notifications": SIGNED_IN,
    "delete_notification": SIGNED_IN,
    **dict.fromkeys("get_preferences change_preferences".split(), SIGNED_IN),
    "get_notification_preferences": SIGNED_IN,
    "change_notification_preferences": SIGNED_IN,
    # Webhooks
    **dict.fromkeys("list_webhooks get_webhook".split(), _permits("webhooks.read")),
    "list_webhook_deliveries": _permits("webhooks.read"),
    "get_webhook_delivery": _permits("webhooks.read"),
    "create_webhook": _HOOKS.needing(Need.CONFIRMED),
    **dict.fromkeys("update_webhook delete_webhook rotate_webhook_secret".split(), _HOOKS),
    **dict.fromkeys("enable_webhook disable_webhook ping_webhook".split(), _HOOKS),
    **dict.fromkeys("replay_webhook_delivery replay_webhook_deliveries".split(), _HOOKS),
    # Usage and plans
    **dict.fromkeys("get_usage get_limits".split(), _permits("usage.read")),
    **dict.fromkeys("get_report get_account_plan".split(), _permits("billing.read")),
    **dict.fromkeys("change_account_plan cancel_account_plan".split(), _permits("billing.manage")),
    **dict.fromkeys("list_plans compare_plans get_plan".split(), PUBLIC),
    # Sources, schedules, runs and data
    **dict.fromkeys("list_platforms get_platform".split(), SIGNED_IN),
    **dict.fromkeys("list_sources get_source list_syncs get_sync".split(), _SOURCES),
    **dict.fromkeys("watch_sync get_sync_stats list_account_syncs".split(), _SOURCES),
    **dict.fromkeys("create_source test_credentials".split(), _permits("sources.create")),
    "start_authorisation": Stricter(_permits("sources.create"), only_people=True),
    "finish_authorisation": OPEN,
    **dict.fromkeys("update_source test_source pause_source".split(), _OWN_SOURCE),
    **dict.fromkeys("resume_source disconnect_source renew_source_secret".split(), _OWN_SOURCE),
    "delete_source": _permits("sources.delete"),
    **dict.fromkeys("start_sync cancel_sync retry_sync".split(), _OWN_SYNC),
    **dict.fromkeys(
        "list_schedules list_account_schedules get_schedule preview_schedule".split(), _SCHEDULES
    ),
    **dict.fromkeys("create_schedule update_schedule delete_schedule".split(), _SCHEDULING),
    **dict.fromkeys("pause_schedule resume_schedule run_schedule".split(), _SCHEDULING),
    **dict.fromkeys("list_snapshots list_records get_record".split(), _permits("data.read")),
    "delete_data": _permits("data.delete"),
    **dict.fromkeys("create_export list_exports get_export".split(), _EXPORTS),
    "delete_export": _EXPORTS,
    "download_export": Stricter(_EXPORTS, in_person=True),
    "receive_record": POSTED,
    # The operator
    "list_all_syncs": OPERATOR,
    **dict.fromkeys("get_overview list_tables list_nodes get_usage_of_day".split(), OPERATOR),
    **dict.fromkeys("list_all_plans create_plan update_plan make_default_plan".split(), OPERATOR),
    **dict.fromkeys("find_users get_user suspend_user reactivate_user".split(), OPERATOR),
    **dict.fromkeys("reset_user_factor end_user_sessions".split(), OPERATOR),
    **dict.fromkeys("impersonate_user end_impersonation".split(), OPERATOR),
    **dict.fromkeys("find_accounts get_any_account".split(), OPERATOR),
    **dict.fromkeys("suspend_any_account reactivate_any_account".split(), OPERATOR),
    **dict.fromkeys("list_jobs count_jobs redo_job discard_job cancel_job".split(), OPERATOR),
    **dict.fromkeys("list_lines list_line_jobs hold_line release_line".split(), OPERATOR),
    **dict.fromkeys("list_disabled_hooks enable_disabled_hook".split(), OPERATOR),
    "list_all_activities": OPERATOR,
    "get_any_plan": OPERATOR,
    "override_account_plan": OPERATOR,
}
