"""The names of the permissions that the kit's routes require."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MeteringWords:
    """The permissions that routes of usage and plans require."""

    read_usage: str = "usage.read"
    read_billing: str = "billing.read"
    manage_billing: str = "billing.manage"


# The remaining permissions after the end of a cancelled plan: reading, export and billing.
WHILE_ENDED = ("*.read", "*.export", "billing.*")
