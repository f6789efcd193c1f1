"""The retry budget: if most calls fail, retrying all of them makes it worse.

A token bucket for each transport, as in the standard mode of AWS's SDKs. A retry takes tokens; a
successful call returns one, or those of its last retry. If the bucket is empty, failures are raised
at once.
"""

from __future__ import annotations

import threading

from tablewright.limits import RETRY_TOKENS_MAX


class RetryBudget:
    """The remaining retries. Threads may share it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.tokens = RETRY_TOKENS_MAX

    def take(self, tokens: int) -> bool:
        """Takes tokens, if there are enough."""
        with self._lock:
            if self.tokens < tokens:
                return False
            self.tokens -= tokens
            return True

    def give(self, tokens: int) -> None:
        """Returns tokens, up to the full bucket."""
        if self.tokens == RETRY_TOKENS_MAX:  # the usual case
            return
        with self._lock:
            self.tokens = min(self.tokens + tokens, RETRY_TOKENS_MAX)

    def renew_locks(self) -> None:
        """Makes it usable in a process that was forked while a thread held the lock."""
        self._lock = threading.Lock()
