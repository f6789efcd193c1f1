"""Notices gather for a few milliseconds, and say "all" when there are too many topics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tablewright import limits
from tablewright.lanes.notices import ALL, Notices, marks_in


class Loop:
    """An event loop whose timers a test fires."""

    def __init__(self) -> None:
        self.timers: list[Callable[[], None]] = []

    def call_later(self, seconds: float, call: Callable[[], None]) -> None:
        assert limits.NOTICE_SECONDS == seconds
        self.timers.append(call)

    def pass_time(self) -> None:
        timers, self.timers = self.timers, []
        for call in timers:
            call()


def _notices() -> tuple[Any, Notices, list[bytes]]:
    loop, sent = Loop(), list[bytes]()
    loop_like: Any = loop
    return loop, Notices(loop_like, sent.append), sent


def test_the_first_mark_goes_out_at_once_and_the_next_ones_together():
    loop, notices, sent = _notices()
    for mark in (b"a", b"b", b"c", b"b"):
        notices.add(mark)
    assert [b"a"] == sent
    loop.pass_time()
    assert [b"a", b"bc"] == [bytes(sorted(one)) for one in sent]


def test_after_a_pause_without_marks_the_next_one_goes_out_at_once():
    loop, notices, sent = _notices()
    notices.add(b"a")
    loop.pass_time()
    assert [] == loop.timers
    notices.add(b"b")
    assert [b"a", b"b"] == sent


def test_too_many_topics_are_all_topics():
    loop, notices, sent = _notices()
    notices.add(b"first...")
    for number in range(limits.NOTICE_TOPICS_MAX + 1):
        notices.add(number.to_bytes(8, "big"))
    loop.pass_time()
    assert ALL == sent[1]
    assert None is marks_in(ALL, 8)


@given(st.sets(st.binary(min_size=8, max_size=8), min_size=1))
def test_the_marks_of_a_notice_are_those_that_were_added(marks: set[bytes]):
    assert marks == set(marks_in(b"".join(marks), 8) or ())
