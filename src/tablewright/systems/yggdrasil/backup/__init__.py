"""Backups of an account's data, and restoring them."""
