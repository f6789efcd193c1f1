"""Outflow: whether a client reads its responses too slowly.

A client that reads nothing for a while is too slow. So is one that reads a little now and then,
once it has been behind for longer than a slow line would need.
Not here: disconnecting it (`endpoint.connection`, `serving.connection`).
"""

from __future__ import annotations

from tablewright import limits


class Outflow:
    """The unsent bytes of one connection."""

    __slots__ = ("_behind_since", "_first_bytes", "_moved_at", "_unsent_bytes")

    def __init__(self) -> None:
        self.caught_up()

    def caught_up(self) -> None:
        """Records that the client has read enough for more to be sent."""
        self._behind_since: float | None = None
        self._moved_at = 0.0
        self._first_bytes = self._unsent_bytes = 0

    def is_too_slow(self, unsent_bytes: int, now: float) -> bool:
        """Whether to disconnect the client; `unsent_bytes` are not yet accepted by the system."""
        if not unsent_bytes:
            self.caught_up()
            return False
        if self._behind_since is None:
            self._behind_since = self._moved_at = now
            self._first_bytes = unsent_bytes
        elif unsent_bytes < self._unsent_bytes:
            self._moved_at = now
        self._unsent_bytes = unsent_bytes
        sent_bytes = max(0, self._first_bytes - unsent_bytes)
        patience = limits.CLIENT_STUCK_SECONDS_MAX
        behind_max = patience + sent_bytes / limits.CLIENT_TAKING_BYTES_PER_SECOND_MIN
        return now - self._moved_at > patience or now - self._behind_since > behind_max
