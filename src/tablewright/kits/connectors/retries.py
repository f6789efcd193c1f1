"""RequestRetries: how often a failed request is repeated, and after which pauses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablewright.kits.connectors import limits


@dataclass(frozen=True, slots=True)
class RequestRetries:
    """Retries of a request after a timeout, a lost connection, 429 or 5xx.

    A `Retry-After` of the platform takes precedence over the pause.
    """

    attempts_max: int = limits.ATTEMPTS_MAX
    seconds: float = limits.RETRY_SECONDS  # before the second attempt; doubles
    seconds_max: float = limits.RETRY_SECONDS_MAX

    def pause_seconds(self, attempt: int, share: float) -> float:
        """Returns the pause after a failed attempt; `share` in [0, 1) spreads pauses.

        >>> [RequestRetries().pause_seconds(attempt, 0) for attempt in (1, 2, 3, 20)]
        [1.0, 2.0, 4.0, 300.0]
        """
        pause = min(self.seconds * 2.0 ** min(attempt - 1, 30), self.seconds_max)
        return min(pause * (1 + share * limits.RETRY_JITTER_SHARE), self.seconds_max)


RETRIES: Final = RequestRetries()
