"""Retries: when a message that was not taken is sent again.

Not here: whether its endpoint gets anything at that time (`http.health`).
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from tablewright.kits.webhooks import limits

_MINUTE: Final = 60
_HOUR: Final = 60 * _MINUTE

# Standard Webhooks: each pause begins when the attempt before it has failed; three days in all.
RETRY_SECONDS: Final = (
    5,
    5 * _MINUTE,
    30 * _MINUTE,
    2 * _HOUR,
    5 * _HOUR,
    10 * _HOUR,
    14 * _HOUR,
    20 * _HOUR,
    24 * _HOUR,
)


def next_attempt_at(failed_tries: int, now: datetime, share: float) -> datetime | None:
    """When to try again after so many failures; None when the schedule is over.

    `share` is a random number from 0 to 1: messages that failed together come back apart.
    """
    if failed_tries > len(RETRY_SECONDS):
        return None
    pause_seconds = RETRY_SECONDS[failed_tries - 1] * (1 + share * limits.WEBHOOK_JITTER_SHARE)
    return now + timedelta(seconds=pause_seconds)
