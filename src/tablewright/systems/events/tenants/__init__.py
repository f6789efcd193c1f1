"""Tenants: their API keys, how callers are identified, and deletion."""
