"""DynamoDB for one process: tables, items, indexes, transactions, expiry, on an ordered store."""

from tablewright.engine.engine import Engine
from tablewright.engine.storage.snapshots import Snapshot

__all__ = ["Engine", "Snapshot"]
