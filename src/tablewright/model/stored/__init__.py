"""Stored items: from an entity to an item and back, encrypted values included."""
