"""Ring: the last states of a store, for reads of a lagging index.

A state is kept before each write. It can be read until it is too old by the engine's clock or too
many commits ago. All of them are released at the end: closing an engine waits for its readers. Not
here: the reads that see an old state (`testing.faulty`).
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from tablewright.clock import Clock
from tablewright.engine import Engine, Snapshot


@dataclass(slots=True)
class _Kept:
    snapshot: Snapshot
    commit: int
    superseded_at: float


class Ring:
    """Keeps a number of states of an engine's store."""

    def __init__(self, engine: Engine, clock: Clock, *, size: int, lag_seconds: float) -> None:
        self._engine = engine
        self._clock = clock
        self._size = size
        self._lag_seconds = lag_seconds
        self._kept: deque[_Kept] = deque()

    def __len__(self) -> int:
        return len(self._kept)

    def keep(self) -> None:
        """Keeps the current state; call it before each write."""
        snapshot, now = self._engine.snapshot(), self._clock.now()
        if self._kept and self._kept[-1].commit == snapshot.commit:  # the last write was rejected
            snapshot.close()
            self._kept[-1].superseded_at = now
            return
        self._kept.append(_Kept(snapshot, snapshot.commit, now))
        if len(self._kept) > self._size:
            self._kept.popleft().snapshot.close()

    def back(self, commits_ago: int) -> Snapshot | None:
        """Returns the state some commits ago, unless every index has caught up since."""
        with self._engine.snapshot() as newest:
            wanted = newest.commit - commits_ago
        for one in reversed(self._kept):
            if one.commit <= wanted:
                is_over = self._clock.now() - one.superseded_at >= self._lag_seconds
                return None if is_over else one.snapshot
        return None

    def clear(self) -> None:
        """Releases all states."""
        while self._kept:
            self._kept.popleft().snapshot.close()
