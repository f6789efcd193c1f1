"""Partitions of an embedded store, and whether a commit has changed them.

Not here: cached results (`client.kept_reads`), the numbers of commits
(`engine.Engine.has_changed`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tablewright.client.transport import Versions
from tablewright.model.calls import Session
from tablewright.model.operations.get import Get


@dataclass(frozen=True, slots=True)
class Partitions:
    """The partitions that gets of a database read; a store over the network has no versions."""

    versions: Versions | None
    prefix: str  # of the names of tables
    session: Session

    def of(self, get: Get[Any]) -> bytes | None:
        """Returns a mark for the partition of a get by key; None if it has no version."""
        table = get.entity.__plan__.table_name
        if self.versions is None or not get.is_by_key:
            return None
        return self.versions.partition_of(self.prefix + table, get.key(self.session))

    def have_changed(self, partitions: Iterable[bytes], since: int) -> bool:
        """Returns whether a commit after `since`, a version, may have changed one of them."""
        return self.versions is None or self.versions.has_changed(partitions, since)
