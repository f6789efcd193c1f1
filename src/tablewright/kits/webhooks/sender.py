"""Sender: one attempt to deliver one message, over a new connection.

The host is resolved and checked for each attempt. Redirects are responses like any other. `send`
never raises: failures are returned in `AttemptResult.error`, without internal details.
Not here: the effect of a result (`webhooks.delivering`), the connection (`kits.http`).
"""

from __future__ import annotations

import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from tablewright import __version__
from tablewright.clock import stopwatch_seconds
from tablewright.errors import InvalidError
from tablewright.errors.outgoing import NoResponseError
from tablewright.kits.http.outgoing import Bounds, Outgoing
from tablewright.kits.http.responses import retry_after_seconds
from tablewright.kits.http.targets import Resolve, TargetRules, resolved
from tablewright.kits.webhooks import limits


@dataclass(frozen=True, slots=True)
class AttemptResult:
    """The result of an attempt: a status or an error."""

    status: int | None
    error: str | None
    duration_ms: int
    excerpt: str = ""
    retry_after: str = ""

    @property
    def is_success(self) -> bool:
        """Whether the receiver has accepted the message: 2xx."""
        return self.status is not None and 200 <= self.status < 300

    def wait_seconds(self, now: datetime) -> float | None:
        """The pause that the receiver asks for, in seconds or by a date."""
        return retry_after_seconds(self.retry_after, now)


class Sender:
    """Sends messages to targets that the rules allow."""

    def __init__(
        self,
        rules: TargetRules,
        *,
        resolve: Resolve = resolved,
        tls: ssl.SSLContext | None = None,
        timeout_seconds: float = limits.WEBHOOK_SECONDS_MAX,
    ) -> None:
        self.rules = rules
        self._bounds = Bounds(timeout_seconds, bytes_max=limits.WEBHOOK_ANSWER_BYTES_MAX)
        self._outgoing = Outgoing(
            rules,
            resolve=resolve,
            tls=tls,
            is_pooled=False,
            user_agent=f"Tablewright-Webhooks/{__version__}",
        )

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> AttemptResult:
        """Makes one attempt, within its time limit."""
        started = stopwatch_seconds()
        status, error, excerpt, retry_after = None, None, b"", ""
        own = {
            "content-type": "application/json",
            "accept-encoding": "identity",
            "connection": "close",
        }
        try:
            exchange = self._outgoing.stream(
                "POST", url, headers={**own, **headers}, content=body, bounds=self._bounds
            )
            async with exchange as response:
                status = response.status  # the status counts, even if the body cannot be read
                retry_after = response.headers.get("retry-after", "")
                excerpt = await response.start(limits.WEBHOOK_ANSWER_BYTES_MAX)
        except (InvalidError, NoResponseError) as failure:
            error = failure.message
        except Exception:
            error = "The attempt failed."
        return AttemptResult(
            status,
            None if status is not None else error,
            round((stopwatch_seconds() - started) * 1000),
            _shown(excerpt),
            retry_after,
        )


def _shown(body: bytes) -> str:
    text = body[: 4 * limits.WEBHOOK_EXCERPT_LENGTH_MAX].decode("utf-8", "replace")
    kept = "".join(one if one.isprintable() else " " for one in text)
    return kept[: limits.WEBHOOK_EXCERPT_LENGTH_MAX]
