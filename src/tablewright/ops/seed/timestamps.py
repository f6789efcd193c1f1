"""Timestamps: times within the last year, or within the next months for future events.

Not here: the use of the times (`seed.values`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from tablewright.ids import Draws

_YEAR = timedelta(days=365)
_SOON = timedelta(days=90)
_TO_COME = re.compile(r"expir|next|until|due|scheduled|renew|deadline|end|valid|ttl|retry")
_LIFE = re.compile(r"birth|born|death|died|marri|wedding")


@dataclass(frozen=True, slots=True)
class Timestamps:
    """Draws times relative to a given now."""

    now: datetime

    def made_at(self, draws: Draws, *, within: timedelta = _YEAR) -> datetime:
        """Returns a creation time within the last year."""
        return self.now - min(within, _YEAR) * draws.share()

    def changed_at(self, made_at: datetime, draws: Draws) -> datetime:
        """Returns a time of change after a creation time."""
        return made_at + (self.now - made_at) * draws.share()

    def of(self, name: str, made_at: datetime, draws: Draws) -> datetime:
        """Returns a time for an attribute, by its name."""
        if _TO_COME.search(name):
            return self.now + timedelta(days=1) + _SOON * draws.share()
        return self.changed_at(made_at, draws)

    def day_of(self, name: str, made_at: datetime, draws: Draws) -> date:
        """Returns a day for an attribute, by its name; birthdays are decades ago."""
        if _LIFE.search(name):
            return (self.now - timedelta(days=365 * draws.between(20, 90))).date()
        return self.of(name, made_at, draws).date()
