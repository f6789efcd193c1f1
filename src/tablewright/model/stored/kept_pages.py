"""Kept pages: a decoded response is reused for responses with the same bytes.

A poll of a list usually gets the same response as the previous one. Comparing two responses takes a
twentieth of the time of decoding one and building a view's values. Items are compared byte for
byte, so that any change is decoded again. A response is kept when it occurs for the second time,
because most lists are read once.
Not here: which items of a page are shown, which is checked each time (`model.stored.view_values`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablewright import limits
from tablewright.model.plans.entry_plans import WireItem

_ENDS_BYTES = 128  # of a response: they distinguish it from most others
_Mark = tuple[int, bytes, bytes]


class KeptItems(list[Any]):
    """The decoded items of a response, and the values built from them."""

    def __init__(self, items: list[Any]) -> None:
        super().__init__(items)
        self.made: list[Any] | None = None  # the values of a view, if all are shown
        self.start_keys: dict[tuple[int, str], WireItem] = {}  # by place, and name of the entry


class KeptPages:
    """Decodes responses of queries, and remembers the latest ones. Threads may share it."""

    def __init__(self, decode: Callable[[bytes], Any]) -> None:
        """`decode` returns an object with `.Items`, which must not be changed."""
        self._decode = decode
        self._kept: dict[_Mark, tuple[bytes, Any]] = {}
        self._kept_bytes = 0
        self._seen: set[int] = set()

    def decode(self, response: bytes) -> Any:
        """The decoded response; its items are `KeptItems` if they are remembered."""
        size_bytes = len(response)
        if size_bytes > limits.INLINE_ANSWER_BYTES_MAX:
            return self._decode(response)
        mark = (size_bytes, response[:_ENDS_BYTES], response[-_ENDS_BYTES:])
        found = self._kept.get(mark)
        if found is not None and found[0] == response:
            return found[1]
        page = self._decode(response)
        if not self._was_seen(mark):
            return page
        page.Items = KeptItems(page.Items)
        self._kept_bytes += size_bytes
        if self._kept_bytes > limits.VIEW_PAGES_KEPT_BYTES:
            self._kept.clear()
            self._kept_bytes = size_bytes
        self._kept[mark] = response, page
        return page

    def _was_seen(self, mark: _Mark) -> bool:
        """Whether a response was decoded recently; responses that occur once are not kept."""
        seen, number = self._seen, hash(mark)
        if number in seen:
            return True
        if len(seen) >= limits.VIEW_PAGES_SEEN_MAX:
            seen.clear()
        seen.add(number)
        return False
