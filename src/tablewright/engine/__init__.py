"""DynamoDB for one process: tables, items, indexes, transactions, expiry, on an ordered store."""

from tablewright.engine.engine import Engine

__all__ = ["Engine"]
