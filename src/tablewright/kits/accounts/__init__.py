"""Accounts: trees of organisations, their members, roles and invitations."""

from __future__ import annotations

from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.roles import ALL, Roles

__all__ = ["ACCOUNT", "ALL", "Roles"]
