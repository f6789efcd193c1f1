"""Core: accounts, users, sources, schedules and billing of a service for many customers.

`design` declares its tables. Where it differs from the document it was made from, `docs/systems`
says why.
"""
