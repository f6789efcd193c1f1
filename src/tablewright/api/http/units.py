"""Units: the cost of a request against its caller's rate limit.

A request takes one unit. A large body takes one for each 16 KiB, or for each 250 values of its
JSON, whichever is more. A large response takes one for each 16 KiB, charged after it was built: the
caller waits before the next request, not during this one. A body or a response takes at most 100
units for its bytes, so that files can be transferred. A body that takes more than a full bucket
needs a full one, and the rest is charged to later requests.
Not here: the limit (`api.limiting.rate_limits`).
"""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import dataclass, field
from math import ceil

from tablewright.api import limits
from tablewright.api.rules import Principal
from tablewright.api.runtime import RateLimits


def units_of_body(size_bytes: int, *, bytes_max: int, values: int = 0) -> int:
    """Returns the units of a body, on a route that accepts this number of bytes.

    >>> units_of_body(200, bytes_max=262_144), units_of_body(65_536, bytes_max=262_144)
    (1, 4)
    """
    unit_bytes = max(limits.API_UNIT_BYTES, bytes_max // limits.API_BODY_UNITS_MAX)
    return max(1, ceil(size_bytes / unit_bytes), ceil(values / limits.API_UNIT_VALUES))


def units_of_response(size_bytes: int) -> int:
    """Returns the units of a response of this size."""
    return min(limits.API_BODY_UNITS_MAX, max(1, ceil(size_bytes / limits.API_UNIT_BYTES)))


@dataclass(slots=True)
class Meter:
    """The charges of one request so far."""

    rate_limits: RateLimits
    principal: Principal
    address: str
    bytes_max: int  # of a body
    is_off: bool = False  # its own handler counts it
    paid: int = 0
    left: dict[str, str] = field(
        default_factory=dict[str, str]
    )  # headers with the remaining tokens

    async def pay(self, units: int) -> None:
        """Charges the difference to a number of units; raises `RateLimitedError`."""
        more = units - self.paid
        if more <= 0 or self.is_off:
            return
        self.left.update(
            await self.rate_limits.admit(self.principal, self.address, more, paid=self.paid)
        )
        if units > 1:  # a bucket has at least one
            unpaid = units - max(self.paid, self.rate_limits.burst_of(self.principal))
            if unpaid > 0:
                self.rate_limits.charge(self.principal, self.address, unpaid)
        self.paid = units

    def pay_for_body(self, size_bytes: int, values: int = 0) -> Awaitable[None] | None:
        """Charges a body, or its received part; None if it is already charged.

        Awaiting the result may raise `RateLimitedError`.
        """
        units = units_of_body(size_bytes, bytes_max=self.bytes_max, values=values)
        return None if units <= self.paid else self.pay(units)

    def charge_response(self, size_bytes: int) -> None:
        """Charges a response after it was built."""
        more = units_of_response(size_bytes) - 1
        if more > 0 and not self.is_off:
            self.rate_limits.charge(self.principal, self.address, more)
