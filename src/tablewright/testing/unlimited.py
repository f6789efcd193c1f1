"""Unlimited: a rate limit that admits every request."""

from __future__ import annotations

from tablewright.api.rules import Principal


class Unlimited:
    """For tests that send more requests than any limit allows."""

    async def admit(
        self, principal: Principal, address: str, cost: int = 1, *, paid: int = 0
    ) -> dict[str, str]:
        """Admits every request."""
        return {}

    def charge(self, principal: Principal, address: str, cost: int) -> None:
        """Counts nothing."""

    def burst_of(self, principal: Principal) -> int:
        """Returns a burst that no request exceeds."""
        return 1_000_000
