"""Notices: changed topics, for other processes.

A topic is a mark of a few bytes (`api.waiting.mark_of`). Marks are collected for a few
milliseconds, and sent together. If there are very many, the notice says "all" instead. A notice is
a hint: a process that misses one finds the change by a poll.
Not here: waiting for a topic (`api.waiting`), the socket (`lanes.conversation`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tablewright import limits

ALL = b""  # any topic may have changed


class Notices:
    """Collects marks, and sends them at most every few milliseconds; the first at once."""

    def __init__(self, loop: asyncio.AbstractEventLoop, send: Callable[[bytes], None]) -> None:
        self._loop = loop
        self._send = send
        self._marks: set[bytes] = set()
        self._is_pausing = False

    def add(self, mark: bytes) -> None:
        """Adds a changed topic."""
        self._marks.add(mark)
        if not self._is_pausing:
            self._flush()

    def _flush(self) -> None:
        self._is_pausing = bool(self._marks)
        if not self._marks:
            return
        marks, self._marks = self._marks, set()
        self._send(ALL if len(marks) > limits.NOTICE_TOPICS_MAX else b"".join(marks))
        self._loop.call_later(limits.NOTICE_SECONDS, self._flush)


def marks_in(notice: bytes, mark_bytes: int) -> list[bytes] | None:
    """Returns the marks of a notice; None if it means all topics.

    >>> marks_in(b"aabb", 2)
    [b'aa', b'bb']
    """
    if notice == ALL:
        return None
    return [notice[at : at + mark_bytes] for at in range(0, len(notice), mark_bytes)]
