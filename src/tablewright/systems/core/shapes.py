"""Maps with a known shape inside items.

Not here: maps that hold whatever a customer or a platform puts into them; those stay open.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tablewright.model import EpochSeconds


@dataclass(frozen=True, slots=True)
class PlanLimits:
    """What a billing plan allows; -1 is without limit."""

    api_calls_per_month: int
    storage_gb: int = field(metadata={"stored_name": "storageGB"})
    users: int
    sources: int
    sync_frequency: str
    data_retention_days: int
    webhooks: int
    custom_domains: int


@dataclass(frozen=True, slots=True)
class RetryPolicy:
    """When something that failed is tried again: after growing pauses, and not for ever."""

    max_attempts: int = 3
    initial_delay_seconds: int = 1
    backoff_factor: int = 2
    max_delay_seconds: int = 300
    jitter: bool = True
    retry_on: tuple[str, ...] = ("timeout", "429", "5xx")


@dataclass(frozen=True, slots=True)
class SyncError:
    """What went wrong with one data type in a run; the others go on."""

    data_type: str
    code: str
    message: str
    attempt: int
    at: EpochSeconds
