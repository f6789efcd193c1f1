"""The budget of retries: when most calls fail, retrying them all makes it worse.

A bucket of tokens for each transport, as in the standard mode of AWS's SDKs. A retry takes some;
a call that succeeds gives one, or what its own last retry took. Once it is empty, failures are told
at once.
"""

from __future__ import annotations

import threading

from tablewright.limits import RETRY_TOKENS_MAX


class RetryBudget:
    """How many retries are still allowed. Threads may share it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.tokens = RETRY_TOKENS_MAX

    def take(self, tokens: int) -> bool:
        """Takes tokens, if there are that many."""
        with self._lock:
            if self.tokens < tokens:
                return False
            self.tokens -= tokens
            return True

    def give(self, tokens: int) -> None:
        """Gives tokens, up to the full bucket."""
        if self.tokens == RETRY_TOKENS_MAX:  # as it nearly always is
            return
        with self._lock:
            self.tokens = min(self.tokens + tokens, RETRY_TOKENS_MAX)

    def renew_locks(self) -> None:
        """Makes it usable in a process that was forked while a thread had the lock."""
        self._lock = threading.Lock()
