"""Events, and the positions from which listeners resume.

    1732140249123-3f2504e0~ZmFrZWRp     a time in ms, the key of the event, and earlier events

A position is valid on every node, because it names no process. An event may become visible after
later ones, because its writer was slower or an index lags. A listener that resumes therefore reads
the last seconds again, and the position names the events received in that time.
Not here: reading events (`live.channels`).
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Final

from tablewright.errors import MalformedError
from tablewright.kits.live import limits

_MARK_BYTES: Final = 6  # two of 4,096 events share a mark once in 30 million cases
_MARK_CHARACTERS: Final = 8
_POSITION: Final = re.compile(
    rf"([0-9]{{13}})-([!-}}]{{1,{limits.EVENT_KEY_LENGTH_MAX}}})"
    rf"(?:~((?:[A-Za-z0-9_-]{{{_MARK_CHARACTERS}}}){{1,{limits.POSITION_RECENT_MAX}}}))?"
)
_LAST_MS: Final = 10**13 - 1  # in the year 2286: a position has 13 digits
START: Final = "start"  # instead of a key, if nothing was received yet
_KEY: Final = re.compile(rf"[!-}}]{{1,{limits.EVENT_KEY_LENGTH_MAX}}}")


@dataclass(frozen=True)
class LiveEvent:
    """An event as listeners receive it.

    Time and key identify it, on every node and in every way of reading it. The key of an item that
    changes in place must contain its version. It has printable ASCII characters without spaces and
    `~`. `content` is JSON on one line, or a function that returns it: an event may be read again
    and dropped.
    """

    key: str
    at_ms: int
    content: bytes | Callable[[], bytes]

    def __post_init__(self) -> None:
        """Raises `ValueError` if it cannot be a part of a position."""
        if _KEY.fullmatch(self.key) is None or not 0 <= self.at_ms <= _LAST_MS:
            raise ValueError("a live event must have an ASCII key and a time in milliseconds")

    @cached_property
    def data(self) -> bytes:
        """The JSON of the event; raises `ValueError` if it has several lines."""
        data = self.content if isinstance(self.content, bytes) else self.content()
        if b"\n" in data:
            raise ValueError("the JSON of a live event must have one line")
        return data

    @cached_property
    def mark(self) -> bytes:
        """The mark that distinguishes the event, in a few bytes."""
        return _mark(self.at_ms, self.key)


@dataclass(frozen=True, slots=True)
class Received:
    """An event, and the position from which a listener resumes after it."""

    event: LiveEvent
    position: str


def _mark(at_ms: int, key: str) -> bytes:
    return blake2b(f"{at_ms}-{key}".encode(), digest_size=_MARK_BYTES).digest()


class Trail:
    """The last received events, in enough detail to recognise them when read again."""

    def __init__(self, overlap_ms: int, last_ms: int) -> None:
        self._overlap_ms = overlap_ms
        self._last_ms = last_ms
        self._key = START
        self._floor_ms = 0
        self._cap_ms = _LAST_MS
        self._received: dict[bytes, int] = {}  # mark -> time

    @classmethod
    def of(cls, position: str, overlap_ms: int, now_ms: int) -> Trail:
        """Parses a position; raises `MalformedError`."""
        found = None
        if len(position) <= limits.POSITION_LENGTH_MAX:
            found = _POSITION.fullmatch(position)
        if found is None:
            raise MalformedError("The position must be the id of an event from this stream.")
        trail = cls(overlap_ms, int(found[1]))
        trail._key = found[2]
        marks = urlsafe_b64decode(found[3] or "")
        known = [marks[at : at + _MARK_BYTES] for at in range(0, len(marks), _MARK_BYTES)]
        # A mark contains no time: the event may have any time until now.
        for mark in (*reversed(known), _mark(trail._last_ms, trail._key)):
            trail._received[mark] = max(now_ms, trail._last_ms)
        return trail

    @property
    def since_ms(self) -> int:
        """The time since which events may have been missed."""
        return max(0, self._floor_ms, self._reached_ms - self._overlap_ms)

    @property
    def _reached_ms(self) -> int:
        return min(self._last_ms, self._cap_ms)

    def hold(self, at_ms: int) -> None:
        """Keeps searching for events before a time, regardless of later events."""
        self._cap_ms = at_ms

    def release(self) -> None:
        """Ends the search: all events of that time were found."""
        self._cap_ms = _LAST_MS
        self._forget()

    def is_new(self, event: LiveEvent) -> bool:
        """Whether an event was not received yet."""
        return event.mark not in self._received

    def receive(self, event: LiveEvent, now_ms: int) -> None:
        """Records that an event was received."""
        # An event from a clock that is ahead must not hide later ones.
        self._last_ms = max(self._last_ms, min(event.at_ms, now_ms))
        self._key = event.key
        self._received.pop(event.mark, None)
        self._received[event.mark] = event.at_ms
        self._forget()

    @property
    def position(self) -> str:
        """The position from which a listener resumes after these events."""
        text = f"{self._reached_ms:013}-{self._key}"
        named = _mark(self._reached_ms, self._key)  # by the text itself
        since_ms, recent = self.since_ms, list[bytes]()
        for mark, at_ms in reversed(self._received.items()):
            if at_ms >= since_ms and mark != named:
                recent.append(mark)
                if len(recent) == limits.POSITION_RECENT_MAX:
                    break
        return f"{text}~{urlsafe_b64encode(b''.join(recent)).decode()}" if recent else text

    def _forget(self) -> None:
        """Drops marks that cannot occur again; above a bound, shortens the period."""
        while self._received:
            oldest = next(iter(self._received))
            at_ms = self._received[oldest]
            if at_ms >= self.since_ms:
                if len(self._received) <= limits.REMEMBERED_MAX:
                    return
                self._floor_ms = at_ms + 1
            del self._received[oldest]
