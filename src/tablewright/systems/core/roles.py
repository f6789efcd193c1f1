"""Roles of core: the closed list of permissions, and those of each role.

The table in section "Roles" of `docs/systems/core.md` shows the same.
Not here: combining roles of several accounts (`kits.accounts.roles`).
"""

from __future__ import annotations

from typing import Final

from tablewright.kits.accounts.roles import ALL, Roles

PERMISSIONS: Final = (
    "account.read",
    "account.update",
    "account.create_child",
    "account.move",
    "account.suspend",
    "account.terminate",
    "users.read",
    "users.invite",
    "users.manage",
    "sources.read",
    "sources.create",
    "sources.update",
    "sources.delete",
    "sources.sync",
    "schedules.read",
    "schedules.manage",
    "data.read",
    "data.export",
    "data.delete",
    "apikeys.read",
    "apikeys.manage",
    "webhooks.read",
    "webhooks.manage",
    "activities.read",
    "usage.read",
    "billing.read",
    "billing.manage",
    "security.manage",
)

ROLES: Final = Roles(
    permissions=PERMISSIONS,
    roles={
        "admin": ALL,
        "manager": (
            "sources.*",
            "schedules.*",
            "data.read",
            "data.export",
            "account.read",
            "users.read",
            "users.invite:member",
            "activities.read",
            "usage.read",
            "billing.read",
            "webhooks.read",
            "apikeys.read",
        ),
        "member": (
            "account.read",
            "users.read",
            "sources.read",
            "sources.create",
            "sources.update:own",
            "sources.sync:own",
            "schedules.read",
            "data.read",
            "activities.read:own",
        ),
        "viewer": ("account.read", "sources.read", "schedules.read", "data.read"),
    },
    while_suspended=("*.read", "billing.*", "data.export", "account.suspend"),
    while_terminated=("account.read", "account.terminate"),
)
