"""Options of the events service.

Not here: the store, the port and the operator's token, which all systems share.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from tablewright.api import limits as api_limits
from tablewright.errors import BadSettingError
from tablewright.kits.http.targets import check_networks
from tablewright.systems.events import limits as events_limits
from tablewright.systems.events.design.tenants import KeyStorage


@dataclass(frozen=True, slots=True)
class EventsOptions:
    """Options of the events service.

    `key_storage="plain"` stores API keys in clear text, as the design document does: anyone who
    can read the table has every key. `takes_foreign_keys` also accepts keys that another program
    created. Their format cannot be checked, so each costs a read of the store.
    """

    key_storage: KeyStorage = "hashed"
    takes_foreign_keys: bool = False
    retention_days: int = events_limits.EVENTS_RETENTION_DAYS
    key_grace_seconds: int = events_limits.EVENTS_KEY_GRACE_SECONDS
    requests_per_second: int = (
        api_limits.RATE_PER_SECOND_DEFAULT
    )  # of a tenant without its own limit
    burst: int = api_limits.RATE_BURST_DEFAULT
    allows_http_hooks: bool = False
    hook_networks: tuple[str, ...] = ()  # private ones that hooks may lie in, such as 10.1.0.0/16

    def __post_init__(self) -> None:
        """Rejects invalid values."""
        if self.key_storage not in ("hashed", "plain"):
            raise BadSettingError("key_storage must be 'hashed' or 'plain'.")
        if not 1 <= self.retention_days <= events_limits.EVENTS_RETENTION_DAYS_MAX:
            raise BadSettingError(
                f"retention_days must be between 1 and {events_limits.EVENTS_RETENTION_DAYS_MAX}."
            )
        if self.key_grace_seconds < 0 or self.requests_per_second < 1 or self.burst < 1:
            raise BadSettingError(
                "key_grace_seconds must be >= 0; requests_per_second and burst must be >= 1."
            )
        check_networks(self.hook_networks, setting="hook_networks")

    @property
    def retention(self) -> timedelta:
        """The time for which a delivered event is kept."""
        return timedelta(days=self.retention_days)
