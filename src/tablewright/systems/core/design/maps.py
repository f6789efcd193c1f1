"""Maps with a known shape inside items.

Not here: maps with data of customers or platforms, which stay open.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tablewright.model import EpochSeconds


@dataclass(frozen=True, slots=True)
class PlanLimits:
    """The limits of a billing plan; -1 is unlimited."""

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
    """Retries after a failure: with growing pauses, up to a limit."""

    max_attempts: int = 3
    initial_delay_seconds: int = 1
    backoff_factor: int = 2
    max_delay_seconds: int = 300
    jitter: bool = True
    retry_on: tuple[str, ...] = ("timeout", "429", "5xx")


@dataclass(frozen=True, slots=True)
class SyncError:
    """An error of one data type in a run; the others continue."""

    data_type: str
    code: str
    message: str
    attempt: int
    at: EpochSeconds
