"""Paging: the limits of a query's calls, until it has enough results.

DynamoDB's Limit counts items that are read, a caller's limit counts results. Without filters they
are the same. Otherwise more is requested: a number of items at first, then twice as many each time.
"""

from __future__ import annotations

from typing import Any

from tablewright import limits

Key = dict[str, dict[str, str]]


class Paging:
    """The requests of one query, one after the other."""

    def __init__(
        self,
        request: dict[str, Any],
        *,
        start: Key | None = None,
        limit_count: int | None = None,
        reads_max: int | None = None,
        is_exact: bool = True,
    ) -> None:
        self.start = start  # the start of the next request; None at the end
        self._request = dict(request)
        self._limit_count = limit_count
        self._reads_left = reads_max
        self._is_exact = is_exact
        self._asked_count = limits.FILTERED_READ_ITEMS_MIN

    def read_one_more(self) -> None:
        """Requests one item more than the limit, because nothing will be filtered."""
        self._asked_count = 1 + (self._limit_count or 0)

    def next_request(self, found_count: int) -> dict[str, Any]:
        """Returns the next request after a number of results."""
        if self._limit_count is not None:
            missing_count = self._limit_count - found_count
            if not self._is_exact:
                missing_count = self._asked_count = max(missing_count, self._asked_count)
                self._asked_count *= 2
            if self._reads_left is not None:
                missing_count = min(missing_count, self._reads_left)
            self._request["Limit"] = missing_count
        if self.start is not None:
            self._request["ExclusiveStartKey"] = self.start
        return self._request

    def is_over(self, found_count: int, start: Key | None, read_count: int = 0) -> bool:
        """Returns whether the page is complete; `start` is the position of the next request.

        `read_count` is the number of items that the last call read.
        """
        self.start = start
        if self._reads_left is not None:
            self._reads_left -= read_count
            if self._reads_left <= 0:
                return True
        is_enough = self._limit_count is not None and found_count >= self._limit_count
        return start is None or is_enough
