"""Arrivals: tables in creation, and what they block.

A restore fills its table in many commits, and the table is invisible before the last. Until then
its name is reserved, its backup cannot be deleted, and its data must not be taken for leftovers of
a crash. Only this process can fill tables in its store, so they are tracked in memory.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Generator, Iterable

from tablewright import limits
from tablewright.errors import (
    BackupInUseException,
    LimitExceededException,
    ServiceError,
    TableInUseException,
)


class Arrivals:
    """The tables in creation in one store."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._sources: dict[str, str] = {}  # table name -> the ARN of its backup, or ""
        self.ids: set[bytes] = set()  # of those tables and their indexes

    def has(self, table_name: str) -> bool:
        """Whether a table with a name is in creation."""
        return table_name in self._sources

    def count(self) -> int:
        """The number of tables in creation."""
        return len(self._sources)

    def uses(self, backup_arn: str) -> bool:
        """Whether a table in creation uses a backup."""
        return backup_arn in list(self._sources.values())  # a copy: it may change meanwhile

    @contextlib.contextmanager
    def announced(self, table_name: str, backup_arn: str = "") -> Generator[None]:
        """Reserves a name, and a backup, for a block."""
        with self._lock:
            refusal = self._refusal(table_name, backup_arn)
            if refusal is not None:
                raise refusal
            self._sources[table_name] = backup_arn
        try:
            yield
        finally:
            with self._lock:
                del self._sources[table_name]

    @contextlib.contextmanager
    def holding(self, ids: Iterable[bytes]) -> Generator[None]:
        """Protects data under these ids from purges."""
        held = list(ids)
        self.ids.update(held)
        try:
            yield
        finally:
            self.ids.difference_update(held)

    def _refusal(self, table_name: str, backup_arn: str) -> ServiceError | None:
        if table_name in self._sources:
            source = self._sources[table_name]
            return TableInUseException(
                f"Table: {table_name} is already being restored from backup: {source}"
                if source
                else f"Table is being used: {table_name}"
            )
        if backup_arn and self.uses(backup_arn):
            return BackupInUseException(
                f"Backup is being used to restore another table: {backup_arn}"
            )
        if len(self._sources) >= limits.RESTORES_MAX:
            return LimitExceededException(
                f"Subscriber limit exceeded: Only {limits.RESTORES_MAX} restore operations can be "
                "done simultaneously"
            )
        return None
