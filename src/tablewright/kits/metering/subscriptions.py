"""Subscriptions: the plan of a tree of accounts, and where it is stored.

A `PlanPort` reads and writes the subscription of a root. It is in the same item as the counts of
the tree: a count can require an unchanged plan, and a plan change unchanged counts. `SettingsPlans`
is the port for subscriptions in a map of settings.
Not here: changing a plan (`metering.changing`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Protocol

from tablewright.kits.metering import limits
from tablewright.kits.metering.plans import LimitValue
from tablewright.kits.metering.trees import Subscribers
from tablewright.model import Change, Condition, assign, missing, remove

_CANCELLED: Final = timedelta(seconds=limits.CANCELLED_SECONDS)


@dataclass(frozen=True, slots=True)
class PlanSubscription:
    """The plan of a tree. Without one, it has the default plan."""

    plan_id: str = ""
    overrides: Mapping[str, LimitValue] = field(default_factory=dict[str, LimitValue])
    trial_ends_at: datetime | None = None
    cancelled_at: datetime | None = None

    @property
    def ends_at(self) -> datetime | None:
        """The end of a cancelled plan."""
        return None if self.cancelled_at is None else self.cancelled_at + _CANCELLED

    def has_ended(self, now: datetime) -> bool:
        """Whether the time after a cancellation is over: people can then only read and export."""
        return self.ends_at is not None and now >= self.ends_at

    def is_trial(self, now: datetime) -> bool:
        """Whether the plan is free for now."""
        return self.trial_ends_at is not None and now < self.trial_ends_at


class PlanPort(Protocol):
    """Reads and writes the subscription of a root, in the item with the counts of the tree."""

    def read(self, root: Any) -> PlanSubscription:
        """The subscription of a root."""
        ...

    def write(self, root: Any, new: PlanSubscription) -> list[Change]:
        """Returns the changes of the root that store a subscription, if `unchanged` holds."""
        ...

    def unchanged(self, root: Any) -> list[Condition | bool]:
        """Returns the condition that the root has the subscription that was read."""
        ...

    def share(self, account: Any) -> Mapping[str, int]:
        """Returns the share of a sub-account: the maximum of its own resources, by limit."""
        ...


@dataclass(frozen=True, slots=True)
class SettingsPlans:
    """Subscriptions in a map of settings; times are in seconds since 1970."""

    shape: Subscribers
    plan: str = "planId"
    overrides: str = "planOverrides"
    trial: str = "trialEndsAt"
    cancelled: str = "cancelledAt"
    quota: str = "quota"

    def read(self, root: Any) -> PlanSubscription:
        """The subscription of a root."""
        settings = self._settings(root) or {}
        return PlanSubscription(
            plan_id=settings.get(self.plan) or "",
            overrides=settings.get(self.overrides) or {},
            trial_ends_at=_time(settings.get(self.trial)),
            cancelled_at=_time(settings.get(self.cancelled)),
        )

    def write(self, root: Any, new: PlanSubscription) -> list[Change]:
        """Returns the changes of the root that store a subscription, if `unchanged` holds."""
        settings, stored = self._settings(root), self.stored(new)
        if settings is None:
            return [assign(self.shape.settings, stored)]
        changes: list[Change] = []
        for name in self._names:
            if name in stored:
                changes.append(assign(self.shape.settings[name], stored[name]))
            elif name in settings:
                changes.append(remove(self.shape.settings[name]))
        return changes

    def stored(self, new: PlanSubscription) -> dict[str, Any]:
        """Returns a subscription as a part of settings, such as those of a new account."""
        found = {
            self.plan: new.plan_id or None,
            self.overrides: dict(new.overrides) or None,
            self.trial: _seconds(new.trial_ends_at),
            self.cancelled: _seconds(new.cancelled_at),
        }
        return {name: value for name, value in found.items() if value is not None}

    def unchanged(self, root: Any) -> list[Condition | bool]:
        """Returns the condition that the root has the subscription that was read."""
        settings = self._settings(root)
        if settings is None:
            return [missing(self.shape.settings)]
        return [
            self.shape.settings[name] == settings[name]
            if name in settings
            else missing(self.shape.settings[name])
            for name in self._names
        ]

    def share(self, account: Any) -> Mapping[str, int]:
        """Returns the share of a sub-account: the maximum of its own resources, by limit."""
        return (self._settings(account) or {}).get(self.quota) or {}

    @property
    def _names(self) -> Sequence[str]:
        return (self.plan, self.overrides, self.trial, self.cancelled)

    def _settings(self, item: Any) -> dict[str, Any] | None:
        return self.shape.value(item, "settings")


def _time(seconds: int | float | None) -> datetime | None:
    return None if seconds is None else datetime.fromtimestamp(int(seconds), UTC)


def _seconds(moment: datetime | None) -> int | None:
    return None if moment is None else int(moment.timestamp())
