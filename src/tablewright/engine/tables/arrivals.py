"""Arrivals: the tables that are on their way, and what else must wait for them.

A restore fills its table in many commits, and nobody sees the table before the last. Until then
its name is taken, its backup cannot be deleted, and its data must not be taken for that of a table
that a crash left unfinished. Only this process can be filling tables in its store, so memory is the
place to know which.
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
    """The tables that are on their way into one store."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._sources: dict[str, str] = {}  # table name -> the ARN of its backup, or ""
        self.ids: set[bytes] = set()  # of those tables and their indexes

    def has(self, table_name: str) -> bool:
        """Whether a table of that name is on its way."""
        return table_name in self._sources

    def count(self) -> int:
        """How many tables are on their way."""
        return len(self._sources)

    def uses(self, backup_arn: str) -> bool:
        """Whether a table is on its way from that backup."""
        return backup_arn in list(self._sources.values())  # a copy: it may change meanwhile

    @contextlib.contextmanager
    def announced(self, table_name: str, backup_arn: str = "") -> Generator[None]:
        """Keeps a name, and a backup, for a table for as long as it is on its way."""
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
        """Keeps what is written under these ids from being purged."""
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
