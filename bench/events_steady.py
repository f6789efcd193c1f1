"""Steady load: so many requests per second, whether the answers come or not.

A client that waits for answers sends less to a slow server, and so hides how slow it is. This one
does not: a request that finds no connection free counts from the moment when it was due. Requests
come evenly, as from one program, or at random, as from many that know nothing of each other: those
coincide now and then, even without other load. Not here: load that goes as fast as the server does
(`bench.endpoint_client`).
"""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Callable, Iterator
from itertools import repeat
from random import Random
from time import perf_counter

from bench.endpoint_client import DRAIN_SECONDS_MAX, Load, Slice

Going = Callable[[], bool]
Gaps = Iterator[float]  # seconds from each request to the next


def evenly(per_second: float) -> Gaps:
    """So many per second, one like the other."""
    return repeat(1 / per_second)


def at_random(per_second: float) -> Gaps:
    """So many per second on average, the same ones every time."""
    draws = Random(1)
    while True:
        yield draws.expovariate(per_second)


class Steady(Load):
    """Connections to one server, and a fixed rate of requests on them."""

    def __enter__(self) -> Steady:
        return self

    def run_steadily(
        self,
        messages: Iterator[bytes],
        gaps: Gaps,
        seconds: float,
        *,
        going: Going = lambda: True,
    ) -> Slice:
        """Asks for so long, or until `going` says no, and waits for the answers.

        Raises `Broken`, or an OSError when a connection fails.
        """
        gc.disable()  # a pause of the client would count as one of the server
        try:
            return self._run_steadily(messages, gaps, seconds, going)
        finally:
            gc.enable()

    def _run_steadily(
        self, messages: Iterator[bytes], gaps: Gaps, seconds: float, going: Going
    ) -> Slice:
        result, lanes = Slice(), self._lanes
        idle = deque(lanes.values())  # in turns: one that is never used would be closed
        start = now = due = perf_counter()
        is_ending, was_full = False, False
        while True:
            now = perf_counter()
            is_ending = is_ending or now - start >= seconds or not going()
            while idle and not is_ending and due <= now:
                lane = idle.popleft()
                # Late for want of a connection is the server's doing; by a timer, it is ours.
                lane.sent_at = due if was_full else now
                lane.send(next(messages))
                due += next(gaps)
            was_full = not idle
            if is_ending and len(idle) == len(lanes):
                break
            next_at = now + DRAIN_SECONDS_MAX if is_ending else due
            events = self._epoll.poll(None if was_full else max(0.0, next_at - now))
            if is_ending and not events:
                result.unanswered = len(lanes) - len(idle)
                break
            for number, _ in events:
                lane = lanes[number]
                if self._is_answered(lane, result):
                    result.latencies_seconds.append(perf_counter() - lane.sent_at)
                    idle.append(lane)
        result.seconds = now - start
        return result
