"""Backups of a table or a store in a file, and restores from it."""
