"""Space: how far a store may grow, and the reserve for deletes.

LMDB never overwrites a page of the last commit, so even a delete needs new pages before it frees
any. A store filled to the last page could not be emptied. A commit that enlarges the store is
therefore rejected while only the reserve is left, and one that shrinks it may use the reserve; if
it writes to the change log, half of it, so that the log can still be trimmed. Freed pages count as
space, although the file keeps its size.
Not here: the meaning of a failed write (`engine.storage.writer`).
"""

from __future__ import annotations

from typing import Any

from tablewright import limits
from tablewright.engine.storage.store import Store
from tablewright.errors import DiskFullError, StorageFullError

# A commit without items may still need a page or two: the note of a deleted table, a token.
_UNCOUNTED_PAGES_MAX = 4
_LOG_SHARE = 2  # the part of the reserve that is left for trimming the log
_RESERVE_SHARE = 8  # of a low limit or a small disk the reserve takes an eighth
_PLENTY_RESERVES = 8  # with this many reserves free, pages need not be counted
_UNWATCHED_COMMITS_MAX = 16


class Room:
    """Monitors the space of a store, closely only if it is scarce."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._page_bytes: int = store.environment.stat()["psize"]
        self._limit_pages: int = store.environment.info()["map_size"] // self._page_bytes
        small_bytes = min(store.environment.info()["map_size"], store.disk_bytes()[0])
        reserve_bytes = min(limits.DELETE_RESERVE_BYTES, small_bytes // _RESERVE_SHARE)
        self._reserve_pages = max(1, reserve_bytes // self._page_bytes)
        self._unwatched_commits = 0

    def pages_used(self, transaction: Any) -> int | None:
        """Returns the pages in use; None while space is plentiful."""
        if self._unwatched_commits > 0:
            self._unwatched_commits -= 1
            return None
        file_pages = self._store.environment.info()["last_pgno"] + 1
        free_pages = min(self._limit_pages - file_pages, self._disk_pages_free())
        plenties = free_pages // (_PLENTY_RESERVES * self._reserve_pages)
        if plenties > 0:
            self._unwatched_commits = min(plenties, _UNWATCHED_COMMITS_MAX) - 1
            return None
        return self._counted(transaction)

    def check_growth(
        self, transaction: Any, pages_before: int, bytes_added: int, log_bytes_added: int = 0
    ) -> None:
        """Rejects a commit that would grow into the reserve.

        `pages_before` is the result of `pages_used` before the commit's writes, `bytes_added` their
        bytes in items and index entries, `log_bytes_added` those in the change log.
        """
        pages_after = self._counted(transaction)
        pages_added = pages_after - pages_before
        is_counted = bytes_added > 0 or log_bytes_added > 0
        if pages_added <= (0 if is_counted else _UNCOUNTED_PAGES_MAX):
            return
        if bytes_added < 0 and not log_bytes_added:
            return
        reserve_pages = self._reserve_pages // (_LOG_SHARE if bytes_added < 0 else 1)
        if pages_after + reserve_pages > self._limit_pages:
            raise StorageFullError("The store has reached its size limit.")
        file_pages = self._store.file_bytes() // self._page_bytes
        if pages_after + reserve_pages > file_pages + self._disk_pages_free():
            raise DiskFullError("The disk is full.")

    def _counted(self, transaction: Any) -> int:
        databases = (None, *self._store.databases)
        stats = [transaction.stat(database) for database in databases]
        return sum(s["branch_pages"] + s["leaf_pages"] + s["overflow_pages"] for s in stats)

    def _disk_pages_free(self) -> int:
        return self._store.disk_bytes()[1] // self._page_bytes
