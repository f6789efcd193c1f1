"""Verdicts: what the result of an attempt means for the delivery and for its endpoint. No I/O.

- Only 2xx is success; 3xx is a failure like others.
- 410 ends the subscription.
- 429, 502, 504 and whatever has a Retry-After pause the endpoint.
- An endpoint at which nothing succeeded while a message went through its whole schedule, or for
  days, is disabled. One message that it cannot take is no reason while it takes others.

Not here: writing them (`webhooks.delivering`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from tablewright.kits.http.health import Health
from tablewright.kits.webhooks import limits
from tablewright.kits.webhooks.records import (
    Attempt,
    Delivery,
    DeliveryStatus,
    EndpointStatus,
    WebhookEndpoint,
)
from tablewright.kits.webhooks.retries import next_attempt_at
from tablewright.kits.webhooks.sender import Result

_GONE: Final = 410
_THROTTLING: Final = frozenset({429, 502, 504})


@dataclass(frozen=True, slots=True)
class Tried:
    """An attempt that is over."""

    result: Result
    started_at: datetime
    ended_at: datetime
    was_probe: bool  # of a breaker that was open


@dataclass(frozen=True, slots=True)
class Verdict:
    """How an endpoint is after an attempt."""

    health: Health
    status: EndpointStatus = EndpointStatus.ACTIVE
    reason: str | None = None


def note(delivery: Delivery, tried: Tried, share: float) -> None:
    """Notes an attempt in its delivery; `share` is a random number from 0 to 1."""
    add_attempt(delivery, tried)
    delivery.next_at = None
    if tried.result.is_success:
        delivery.status = DeliveryStatus.DELIVERED
        return
    delivery.tries += 1
    if tried.result.status != _GONE:
        delivery.next_at = next_attempt_at(delivery.tries, tried.ended_at, share)
    if delivery.next_at is None:
        delivery.status = DeliveryStatus.FAILED


def add_attempt(delivery: Delivery, tried: Tried) -> None:
    """Puts an attempt into the log of a delivery."""
    result = tried.result
    attempt = Attempt(
        tried.started_at, result.duration_ms, result.status, result.error, result.excerpt
    )
    kept = delivery.attempts[-limits.WEBHOOK_ATTEMPTS_KEPT + 1 :]
    delivery.attempts = [*kept, attempt]


def verdict(endpoint: WebhookEndpoint, delivery: Delivery, tried: Tried) -> Verdict | None:
    """How an active endpoint is after an attempt that is noted; None if nothing has changed."""
    if endpoint.status is not EndpointStatus.ACTIVE:
        return None
    if tried.result.is_success:
        return None if endpoint.health == Health() else Verdict(Health())
    health = endpoint.health.after_failure(
        started_at=tried.started_at,
        now=tried.ended_at,
        was_probe=tried.was_probe,
        throttle_seconds=_throttle_seconds(tried),
    )
    if tried.result.status == _GONE:
        return Verdict(health, EndpointStatus.ENDED, "The receiver returned 410 Gone.")
    longest = timedelta(seconds=limits.WEBHOOK_FAILING_SECONDS_MAX)
    if health.has_failed_since(tried.ended_at - longest):
        reason = f"Every attempt has failed for {longest.days} days."
        return Verdict(health, EndpointStatus.DISABLED, reason)
    if delivery.next_at is None and health.has_failed_since(_first_at(delivery)):
        reason = f"All {delivery.tries} attempts to deliver {delivery.message_id} failed."
        return Verdict(health, EndpointStatus.DISABLED, reason)
    return Verdict(health)


def _first_at(delivery: Delivery) -> datetime:
    """When this round's first attempt was made, as far as it is kept."""
    return delivery.attempts[-min(delivery.tries, len(delivery.attempts))].at


def _throttle_seconds(tried: Tried) -> float | None:
    asked = tried.result.wait_seconds(tried.ended_at)
    if asked is None and tried.result.status in _THROTTLING:
        asked = limits.WEBHOOK_THROTTLE_SECONDS
    return None if asked is None else min(asked, limits.WEBHOOK_THROTTLE_SECONDS_MAX)
