"""Core: accounts, users, sources, schedules and billing of a service for many customers.

`design` declares its tables. `docs/systems/core.md` lists all differences from its document.
"""
