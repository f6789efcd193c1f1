"""Health: whether an endpoint gets messages. A circuit breaker in the store.

    closed     everything is sent
    open       several consecutive failures: nothing is sent until `paused_until`
    half open  then one message is sent, and decides; others wait until `paused_until`

A receiver that sends Retry-After pauses a closed breaker. All processes read the same record, so an
unavailable endpoint costs an occasional attempt, not one per message.
Not here: writing it (`webhooks.delivering`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import Enum

from tablewright.kits.http import limits


class BreakerState(Enum):
    """The state of a circuit breaker."""

    CLOSED = "closed"
    OPEN = "open"
    HALF_OPEN = "half_open"


@dataclass(frozen=True, slots=True)
class Health:
    """The state of an endpoint after the last attempts."""

    state: BreakerState = BreakerState.CLOSED
    failures: int = 0  # in a row
    failing_since: datetime | None = None  # the first of them
    paused_until: datetime | None = None
    probe: str | None = None  # the attempt that may send a trial message

    def waits_until(self, now: datetime) -> datetime | None:
        """Returns until when nothing is sent; None if messages may be sent."""
        is_paused = self.paused_until is not None and now < self.paused_until
        return self.paused_until if is_paused else None

    @property
    def wants_probe(self) -> bool:
        """Whether only one trial message may be sent."""
        return self.state is not BreakerState.CLOSED

    def probing(self, now: datetime, *, probe: str | None = None) -> Health:
        """Marks a trial message; others wait for its result."""
        until = now + timedelta(seconds=limits.BREAKER_PROBE_SECONDS)
        return replace(self, state=BreakerState.HALF_OPEN, paused_until=until, probe=probe)

    def after_failure(
        self,
        *,
        started_at: datetime,
        now: datetime,
        was_probe: bool,
        throttle_seconds: float | None,
    ) -> Health:
        """Records a failed attempt; the receiver may have asked for a pause.

        Attempts that were in progress when the breaker opened change only that pause: otherwise
        several concurrent attempts would turn one failure into a long pause.
        """
        pauses = [] if throttle_seconds is None else [throttle_seconds]
        state, failures = self.state, self.failures
        if was_probe or state is BreakerState.CLOSED:
            failures += 1
            if was_probe or failures >= limits.BREAKER_FAILURES:
                state = BreakerState.OPEN
                pauses.append(_breaker_pause_seconds(failures))
        until = [now + timedelta(seconds=one) for one in pauses]
        before = [] if self.paused_until is None else [self.paused_until]
        return Health(
            state,
            failures,
            self.failing_since or started_at,
            max([*until, *before], default=None),
        )

    def has_failed_since(self, moment: datetime) -> bool:
        """Whether nothing has succeeded since a moment."""
        return self.failing_since is not None and self.failing_since <= moment


def _breaker_pause_seconds(failures: int) -> float:
    doublings = min(max(failures - limits.BREAKER_FAILURES, 0), 16)  # longer is the maximum
    return min(limits.BREAKER_PAUSE_SECONDS * 2**doublings, limits.BREAKER_PAUSE_SECONDS_MAX)
