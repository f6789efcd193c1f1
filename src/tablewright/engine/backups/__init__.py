"""Backups: a table or a store in a file, and back."""
