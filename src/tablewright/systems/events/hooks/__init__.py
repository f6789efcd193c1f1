"""Hooks: events that are sent to a tenant's URLs."""
