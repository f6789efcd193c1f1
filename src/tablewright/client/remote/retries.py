"""Retries: which failures are retried, with which delay, and how often.

The numbers are those of the standard mode of AWS's SDKs for DynamoDB. A delay is random between
zero and a bound that doubles with each attempt (full jitter), so that clients that failed together
do not return together. A request whose response was lost may have been executed. It is sent again
anyway, as in every AWS SDK, and an error of the retry has `is_outcome_unknown`. A transaction with
a ClientRequestToken is applied once, because the retry has the same bytes. A call sent with
`send_once` is not sent again once its outcome is unknown.
Not here: waiting (the transports), rates (`remote.pacing`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from tablewright.client.remote.budget import RetryBudget
from tablewright.client.remote.connection import StaleConnection
from tablewright.client.remote.responses import Answer
from tablewright.errors import InternalServerError, ServiceError, TransactionCanceledException
from tablewright.errors.target import (
    CallTimeoutError,
    ConnectionLostError,
    DamagedResponseError,
    TargetError,
    UnknownHostError,
    UnreachableError,
)
from tablewright.limits import (
    RETRY_AFTER_SECONDS_MAX,
    RETRY_SECONDS_FIRST,
    RETRY_SECONDS_MAX,
    RETRY_TOKENS_PER_FAILURE,
    RETRY_TOKENS_PER_THROTTLE,
    THROTTLE_SECONDS_FIRST,
)

_THROTTLES: Final = frozenset(
    """LimitExceededException ProvisionedThroughputExceededException RequestLimitExceeded
    RequestThrottled RequestThrottledException SlowDown ThrottledException Throttling
    ThrottlingException TooManyRequestsException TransactionInProgressException""".split()
)
# Temporary failures: another transaction or region had the item, or the server was busy.
_PASSING: Final = frozenset(
    """PriorRequestNotComplete ReplicatedWriteConflictException RequestTimeout
    RequestTimeoutException TransactionConflictException""".split()
)
_PASSING_TROUBLE: Final = (
    CallTimeoutError,
    ConnectionLostError,
    DamagedResponseError,
    UnknownHostError,
    UnreachableError,
)
# A transaction that was cancelled only for these reasons did nothing, and may succeed later.
_PASSING_REASONS: Final = frozenset(
    {"None", "TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"}
)
_TOO_LATE: Final = 408
_TOO_MANY: Final = 429
_SERVER_ERROR: Final = 500
_RETRY_AFTER: Final = b"x-amz-retry-after"  # in milliseconds
_RETRY_AFTER_DIGITS_MAX: Final = 9  # longer values are not delays


def is_throttle(failure: Exception, answer: Answer | None) -> bool:
    """Whether the target throttled the call."""
    if answer is not None and answer.status == _TOO_MANY:
        return True
    return isinstance(failure, ServiceError) and failure.type in _THROTTLES


def is_passing(failure: Exception, answer: Answer | None) -> bool:
    """Whether the same request may succeed later."""
    if isinstance(failure, _PASSING_TROUBLE):
        return True
    if answer is not None and (answer.status >= _SERVER_ERROR or answer.status == _TOO_LATE):
        return True
    if isinstance(failure, TransactionCanceledException):
        return _is_cancelled_in_passing(failure)
    return isinstance(failure, ServiceError) and failure.type in _PASSING


def _is_cancelled_in_passing(failure: TransactionCanceledException) -> bool:
    reasons = failure.details.get("CancellationReasons")
    if not isinstance(reasons, list):
        return False
    codes = {reason.get("Code", "None") for reason in cast(list[dict[str, Any]], reasons)}
    return codes <= _PASSING_REASONS and not codes <= {"None"}


class Attempts:
    """The attempts of one call, created after the first failure."""

    def __init__(
        self,
        budget: RetryBudget,
        *,
        attempts_max: int,
        deadline: float,
        random_share: Callable[[], float],
        is_once: bool = False,
    ) -> None:
        self._budget = budget
        self._attempts_max = attempts_max
        self._deadline = deadline
        self._random_share = random_share
        self._is_once = is_once
        self._made = 0
        self._tokens = 0  # taken by the last retry
        self._was_stale = False  # the attempt before this one
        self.is_outcome_unknown = False  # of any attempt so far

    def is_sent_anew(self, failure: ServiceError | TargetError) -> bool:
        """Whether the same request is sent at once, over a new connection.

        A server that closes an idle connection has most likely not read the request. It may have
        executed it, so the outcome is unknown from then on.
        """
        self._was_stale = isinstance(failure, StaleConnection) and not self._was_stale
        if self._was_stale:
            self.is_outcome_unknown |= failure.is_outcome_unknown
            if self._is_once and self.is_outcome_unknown:
                raise self._told(failure)
        return self._was_stale

    def pause_after(
        self, failure: ServiceError | TargetError, answer: Answer | None, now: float
    ) -> float:
        """Returns the seconds to wait before the next attempt.

        Raises the failure if there is none, with a note of the reason.
        """
        self._made += 1
        throttled = is_throttle(failure, answer)
        self.is_outcome_unknown |= _is_outcome_unknown(failure, answer)
        if not throttled and not is_passing(failure, answer):
            raise self._told(failure)
        if self._is_once and self.is_outcome_unknown:
            raise self._told(failure)
        if self._made >= self._attempts_max:
            raise self._told(failure, f"This was the last of {self._made} attempts.")
        pause = self._drawn(throttled, answer)
        if now + pause >= self._deadline:
            raise self._told(failure, f"No time is left after {self._made} attempts.")
        tokens = RETRY_TOKENS_PER_THROTTLE if throttled else RETRY_TOKENS_PER_FAILURE
        if not self._budget.take(tokens):
            raise self._told(failure, "Too many calls fail: the retry budget is empty.")
        self._tokens = tokens
        return pause

    def succeeded(self) -> None:
        """Returns the tokens of the successful retry."""
        self._budget.give(self._tokens)

    def _drawn(self, throttled: bool, answer: Answer | None) -> float:
        first = THROTTLE_SECONDS_FIRST if throttled else RETRY_SECONDS_FIRST
        bound = min(first * 2 ** (self._made - 1), RETRY_SECONDS_MAX)
        pause = self._random_share() * bound
        asked = answer.headers.get(_RETRY_AFTER, b"") if answer is not None else b""
        if asked.isdigit() and len(asked) <= _RETRY_AFTER_DIGITS_MAX:
            pause = max(pause, min(int(asked) / 1_000, pause + RETRY_AFTER_SECONDS_MAX))
        return pause

    def _told(self, failure: ServiceError | TargetError, why: str = "") -> Exception:
        if why and self._made > 1:
            failure.add_note(why)
        if self.is_outcome_unknown:
            failure.is_outcome_unknown = True
            if isinstance(failure, ServiceError):
                failure.add_note("An attempt got no response: its write may have been applied.")
        return failure


def _is_outcome_unknown(failure: ServiceError | TargetError, answer: Answer | None) -> bool:
    if isinstance(failure, TargetError):
        return failure.is_outcome_unknown
    return isinstance(failure, InternalServerError) or (
        answer is not None and answer.status >= _SERVER_ERROR
    )
