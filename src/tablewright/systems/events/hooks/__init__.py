"""Hooks: events that are pushed to a tenant's URLs."""
