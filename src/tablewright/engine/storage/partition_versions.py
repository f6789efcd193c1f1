"""Versions of partitions: the last commit that may have changed the items of each.

The process that writes a store knows what its commits change. While the version of a partition is
unchanged, a read of its items returns the same result, regardless of other writes.
Not here: the number of the last commit of the whole store (`Store.version`).
"""

from __future__ import annotations

from collections.abc import Collection

from tablewright import limits


class PartitionVersions:
    """The commits of one process, by the partitions that they changed."""

    def __init__(self) -> None:
        self._last: int | None = None  # the last commit that was noted
        self._base = 0  # every partition that is not listed may have changed by then
        self._by_partition: dict[bytes, int] = {}

    def note(self, version: int, partitions: Collection[bytes]) -> None:
        """Records a commit that changed items of these partitions, or perhaps of all if empty."""
        if version == self._last:
            return  # nothing was written
        is_next = self._last is not None and version == self._last + 1
        if is_next and partitions:
            self._by_partition.update(dict.fromkeys(partitions, version))
        if not (is_next and partitions) or len(self._by_partition) > limits.PARTITION_VERSIONS_MAX:
            self._base = version
            self._by_partition.clear()
        self._last = version

    def of(self, partition: bytes, current: int) -> int:
        """The version of a partition, when the last commit of the store is `current`.

        A commit that is not recorded yet, or of another process, may have changed all of them.
        """
        if current != self._last:
            return current
        return self._by_partition.get(partition, self._base)
