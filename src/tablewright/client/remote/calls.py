"""The common part of both transports, without input and output: budgets, pacing, attempts.

Not here: connections and waiting (`remote.transport`, `remote.async_transport`).
"""

from __future__ import annotations

import ssl
from collections.abc import Callable
from functools import cached_property

from tablewright.client.remote import trust
from tablewright.client.remote.budget import RetryBudget
from tablewright.client.remote.credentials import Credentials, Keeper
from tablewright.client.remote.pacing import Pacer
from tablewright.client.remote.responses import Answer
from tablewright.client.remote.retries import Attempts, is_throttle
from tablewright.client.settings import Settings
from tablewright.clock import Clock, SystemClock
from tablewright.errors import ServiceError
from tablewright.errors.target import CallTimeoutError, TargetError, TransportClosedError


class Calls:
    """The calls of one transport."""

    def __init__(
        self,
        credentials: Credentials | Keeper,
        *,
        settings: Settings | None,
        clock: Clock | None,
        monotonic: Callable[[], float],
        random_share: Callable[[], float],
    ) -> None:
        self._settings = settings or Settings()
        self._keeper = credentials if isinstance(credentials, Keeper) else Keeper.of(credentials)
        self._clock = clock or SystemClock()
        self._monotonic = monotonic
        self._random_share = random_share
        self._call_timeout_s = self._settings.call_timeout_s
        self._budget = RetryBudget()
        self._pacer = Pacer() if self._settings.adaptive else None

    @cached_property
    def _context(self) -> ssl.SSLContext:
        """Returns the settings of TLS connections; raises `BadSettingError`."""
        return trust.trusting(self._settings.ca_bundle)

    def _attempts(self, deadline: float, *, is_once: bool) -> Attempts:
        return Attempts(
            self._budget,
            attempts_max=self._settings.attempts_max,
            deadline=deadline,
            random_share=self._random_share,
            is_once=is_once,
        )

    def _pause_before(
        self, pacer: Pacer, body: bytes, deadline: float, attempts: Attempts | None
    ) -> float:
        """Returns the seconds that a call must wait for its turn; raises if that is too long."""
        now = self._monotonic()
        pause = pacer.pause_before(body, now)
        if pause and now + pause >= deadline:
            raise CallTimeoutError(
                "Calls to the table are paced, and this call would start after its timeout.",
                is_outcome_unknown=attempts is not None and attempts.is_outcome_unknown,
            )
        return pause

    def _pause_after(
        self,
        failure: ServiceError | TargetError,
        answer: Answer | None,
        body: bytes,
        attempts: Attempts,
    ) -> float:
        """Returns the seconds before the next attempt; raises the failure if there is none."""
        now = self._monotonic()
        if self._pacer is not None and is_throttle(failure, answer):
            self._pacer.throttled(body, now)
        return attempts.pause_after(failure, answer, now)

    def _succeeded(self, attempts: Attempts | None) -> None:
        if attempts is None:
            self._budget.give(1)
        else:
            attempts.succeeded()

    def _renew_locks(self) -> None:
        """Makes it usable in a process that was forked while threads held the locks."""
        self._keeper.renew_locks()
        self._budget.renew_locks()
        if self._pacer is not None:
            self._pacer.renew_locks()


def closed_meanwhile(attempts: Attempts | None) -> TransportClosedError:
    """Returns the error for a call that was waiting when its transport was closed."""
    return TransportClosedError(
        "The transport was closed while a call was waiting.",
        is_outcome_unknown=attempts is not None and attempts.is_outcome_unknown,
    )
