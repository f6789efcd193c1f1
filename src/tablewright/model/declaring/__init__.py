"""Declarations: tables, attributes, keys, access patterns and what they may say."""
