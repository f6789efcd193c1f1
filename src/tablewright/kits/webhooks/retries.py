"""Retries: when a rejected message is sent again.

Not here: the availability of its endpoint (`http.health`).
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from tablewright.kits.webhooks import limits

_MINUTE: Final = 60
_HOUR: Final = 60 * _MINUTE

# Standard Webhooks: each pause starts when the previous attempt has failed; three days in total.
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


def next_attempt_at(
    failed_tries: int, now: datetime, share: float, *, attempts_max: int | None = None
) -> datetime | None:
    """Returns when to retry after a number of failures; None at the end of the schedule.

    `share` is a random number from 0 to 1, which spreads messages that failed together.
    `attempts_max` shortens the schedule.
    """
    attempts = len(RETRY_SECONDS) + 1
    if failed_tries >= min(attempts, attempts_max or attempts):
        return None
    pause_seconds = RETRY_SECONDS[failed_tries - 1] * (1 + share * limits.WEBHOOK_JITTER_SHARE)
    return now + timedelta(seconds=pause_seconds)
