"""Declarations: tables, attributes, keys and access patterns."""
