"""Kinship: how two people are related, in words and in steps."""
