"""Paging: how much a query asks for, call by call, until it has enough.

DynamoDB's Limit counts what is read, a caller's what is found. Where nothing is left out they are
the same. Elsewhere more is asked for: a number of items at first, and twice as many each time.
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
        is_exact: bool = True,
    ) -> None:
        self.start = start  # where the next request goes on; None at the end
        self._request = dict(request)
        self._limit_count = limit_count
        self._is_exact = is_exact
        self._asked_count = limits.FILTERED_READ_ITEMS_MIN

    def read_one_more(self) -> None:
        """Asks for one item more than the limit, and not for many: nothing will be left out."""
        self._asked_count = 1 + (self._limit_count or 0)

    def next_request(self, found_count: int) -> dict[str, Any]:
        """The request, when so many results have been found."""
        if self._limit_count is not None:
            missing_count = self._limit_count - found_count
            if not self._is_exact:
                missing_count = self._asked_count = max(missing_count, self._asked_count)
                self._asked_count *= 2
            self._request["Limit"] = missing_count
        if self.start is not None:
            self._request["ExclusiveStartKey"] = self.start
        return self._request

    def is_over(self, found_count: int, start: Key | None) -> bool:
        """Returns whether the page is complete; `start` is the position of the next request."""
        self.start = start
        is_enough = self._limit_count is not None and found_count >= self._limit_count
        return start is None or is_enough
