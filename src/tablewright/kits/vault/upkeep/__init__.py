"""Upkeep of a vault: compaction, retention, verification, erasure, rebuilding, and new keys."""
