"""Accounts: trees of organisations, their members, roles and invitations."""
