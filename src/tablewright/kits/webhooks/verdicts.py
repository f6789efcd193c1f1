"""Verdicts: the effect of an attempt on its delivery and endpoint. No I/O.

- Only 2xx is success; 3xx is a failure like others.
- A success resets every count of failures.
- 410 disables the endpoint at once.
- 429, 502, 504 and any failure with a Retry-After pause the endpoint.
- An endpoint is disabled after a number of deliveries that failed in a row, or after days in which
  every attempt failed. A delivery has failed when its last attempt has failed.

Not here: writing them (`webhooks.delivering`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from tablewright.kits.http.health import Health
from tablewright.kits.webhooks import limits
from tablewright.kits.webhooks.endpoints import Endpoint, EndpointStatus
from tablewright.kits.webhooks.records import Attempt, Delivery, DeliveryStatus
from tablewright.kits.webhooks.retries import next_attempt_at
from tablewright.kits.webhooks.sender import AttemptResult

_GONE: Final = 410
_THROTTLING: Final = frozenset({429, 502, 504})
_LONGEST: Final = timedelta(seconds=limits.WEBHOOK_FAILING_SECONDS_MAX)


@dataclass(frozen=True, slots=True)
class Tried:
    """A completed attempt."""

    result: AttemptResult
    started_at: datetime
    ended_at: datetime
    was_probe: bool  # of a breaker that was open


def note(
    delivery: Delivery, tried: Tried, share: float, *, attempts_max: int | None = None
) -> None:
    """Adds an attempt to its delivery; `share` is a random number from 0 to 1."""
    add_attempt(delivery, tried)
    delivery.next_at = None
    if tried.result.is_success:
        delivery.status = DeliveryStatus.DELIVERED
        return
    delivery.tries += 1
    if tried.result.status != _GONE:
        delivery.next_at = next_attempt_at(
            delivery.tries, tried.ended_at, share, attempts_max=attempts_max
        )
    if delivery.next_at is None:
        delivery.status = DeliveryStatus.FAILED


def add_attempt(delivery: Delivery, tried: Tried) -> None:
    """Adds an attempt to the log of a delivery."""
    result = tried.result
    attempt = Attempt(
        tried.started_at, result.duration_ms, result.status, result.error, result.excerpt
    )
    kept = delivery.attempts[-limits.WEBHOOK_ATTEMPTS_KEPT + 1 :]
    delivery.attempts = [*kept, attempt]


def after_attempt(endpoint: Endpoint, delivery: Delivery, tried: Tried) -> Endpoint:
    """Returns the endpoint after an attempt."""
    called = replace(endpoint, last_status=tried.result.status, last_called_at=tried.ended_at)
    if tried.result.is_success:
        return replace(called, health=Health(), failures=0)
    if not endpoint.is_active:
        return called
    health = endpoint.health.after_failure(
        started_at=tried.started_at,
        now=tried.ended_at,
        was_probe=tried.was_probe,
        throttle_seconds=_throttle_seconds(tried),
    )
    failures = endpoint.failures + (delivery.status is DeliveryStatus.FAILED)
    failing = replace(called, health=health, failures=failures)
    if tried.result.status == _GONE:
        return _stopped(failing, EndpointStatus.ENDED, "The receiver returned 410 Gone.")
    if failures >= limits.WEBHOOK_FAILURES_MAX:
        return _stopped(failing, EndpointStatus.DISABLED, f"{failures} deliveries in a row failed.")
    if health.has_failed_since(tried.ended_at - _LONGEST):
        reason = f"Every attempt has failed for {_LONGEST.days} days."
        return _stopped(failing, EndpointStatus.DISABLED, reason)
    return failing


def _stopped(endpoint: Endpoint, status: EndpointStatus, reason: str) -> Endpoint:
    return replace(endpoint, status=status, status_reason=reason, status_at=endpoint.last_called_at)


def is_significant(before: Endpoint, after: Endpoint) -> bool:
    """Whether an attempt changed more than the time of the last call."""
    return (before.health, before.failures, before.status, before.last_status) != (
        after.health,
        after.failures,
        after.status,
        after.last_status,
    )


def is_call_due(before: Endpoint, after: Endpoint) -> bool:
    """Whether to store the time of the last call although nothing else has changed.

    Not every time: messages for one endpoint would wait for each other.
    """
    if before.last_called_at is None or after.last_called_at is None:
        return before.last_called_at is not after.last_called_at
    pause = timedelta(seconds=limits.WEBHOOK_CALL_NOTED_SECONDS)
    return after.last_called_at - before.last_called_at >= pause


def _throttle_seconds(tried: Tried) -> float | None:
    asked = tried.result.wait_seconds(tried.ended_at)
    if asked is None and tried.result.status in _THROTTLING:
        asked = limits.WEBHOOK_THROTTLE_SECONDS
    return None if asked is None else min(asked, limits.WEBHOOK_THROTTLE_SECONDS_MAX)
