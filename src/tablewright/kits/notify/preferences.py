"""Preferences: when a person wants mails, and quiet hours.

    Preferences({"sync": Mailing.DAILY}, QuietHours(time(22), time(7)), zone="Europe/Berlin")

A `PreferenceStore` reads and writes them: `OwnPreferences` in the kit's records, `MapPreferences`
in a map of a system's own entity, such as `users.preferences`.
Not here: the routes (`notify.routes`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, time
from typing import Any, Final, Protocol

from tablewright.client import AsyncDatabase
from tablewright.errors import ConflictError, InvalidError, LostRaceError, NotFoundError
from tablewright.kits.calendar import Cron, zone_of
from tablewright.kits.notify import limits
from tablewright.kits.notify.kinds import Category, Mailing
from tablewright.kits.notify.records import PreferenceRecord
from tablewright.kits.shapes import attribute_name
from tablewright.model import Get, Update, assign, missing

UTC_ZONE: Final = "UTC"


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Hours without mails, except mandatory ones; they may span midnight.

    >>> QuietHours(time(22), time(7)).contains(time(23, 30))
    True
    """

    start: time
    end: time

    def contains(self, moment: time) -> bool:
        """Whether a time of day is in the quiet hours."""
        if self.start <= self.end:
            return self.start <= moment < self.end
        return moment >= self.start or moment < self.end


@dataclass(frozen=True, slots=True)
class Preferences:
    """The preferences of a person."""

    mails: Mapping[str, Mailing] = field(default_factory=dict[str, Mailing])  # by category
    quiet: QuietHours | None = None
    zone: str = ""  # empty: the person's own zone, or UTC

    def mailing(self, category: Category) -> Mailing:
        """Returns when the person gets mails of a category."""
        if category.is_mandatory:
            return Mailing.IMMEDIATELY
        return self.mails.get(category.name, category.mail)

    def mail_at(self, category: Category, now: datetime, zone: str = "") -> datetime:
        """Returns when a mail may be sent: now, or at the end of quiet hours."""
        used = _known(self.zone or zone)
        local = now.astimezone(zone_of(used)).time()
        if category.is_mandatory or self.quiet is None or not self.quiet.contains(local):
            return now
        end = self.quiet.end
        return Cron(f"{end.minute} {end.hour} * * *", zone=used).next(now)

    def digest_at(self, now: datetime, zone: str = "") -> datetime:
        """Returns when the next daily mail is due."""
        used = _known(self.zone or zone)
        return Cron(f"0 {limits.DIGEST_HOUR} * * *", zone=used).next(now).astimezone(UTC)

    def stored(self) -> dict[str, Any]:
        """The form in which they are stored."""
        found: dict[str, Any] = {"mails": {name: one.value for name, one in self.mails.items()}}
        if self.quiet is not None:
            found["quiet"] = {
                "start": f"{self.quiet.start:%H:%M}",
                "end": f"{self.quiet.end:%H:%M}",
            }
        return found | ({"zone": self.zone} if self.zone else {})

    @classmethod
    def read(cls, stored: Any) -> Preferences:
        """Parses stored preferences; invalid values are ignored."""
        try:
            given = dict[str, Any](stored or {})
            chosen = dict[str, Any](given.get("mails") or {})
            mails = {name: Mailing(one) for name, one in chosen.items()}
            quiet = given.get("quiet")
            hours = quiet and QuietHours(*(time.fromisoformat(quiet[k]) for k in ("start", "end")))
            return cls(mails, hours or None, str(given.get("zone") or ""))
        except (AttributeError, KeyError, TypeError, ValueError):
            return cls()


def _known(zone: str) -> str:
    """Returns a valid time zone; a stored one may be unknown."""
    try:
        return zone_of(zone).key if zone else UTC_ZONE
    except InvalidError:
        return UTC_ZONE


class PreferenceStore(Protocol):
    """Reads and writes preferences."""

    async def read(self, person: str) -> Preferences:
        """Returns the preferences of a person, or the defaults."""
        ...

    async def write(self, person: str, chosen: Preferences) -> None:
        """Stores the preferences of a person; raises `NotFoundError` for an unknown person."""
        ...


@dataclass(frozen=True, slots=True)
class OwnPreferences:
    """Preferences in the kit's own records."""

    system: str
    db: AsyncDatabase

    async def read(self, person: str) -> Preferences:
        """Returns the preferences of a person, or the defaults."""
        found = await self.db.run(PreferenceRecord.get(self.system, person).consistently())
        return Preferences() if found is None else Preferences.read(found.chosen)

    async def write(self, person: str, chosen: Preferences) -> None:
        """Stores the preferences of a person."""
        record = PreferenceRecord(system=self.system, person_id=person, chosen=chosen.stored())
        await self.db.run(record.put())


@dataclass(frozen=True, slots=True)
class MapPreferences:
    """Preferences under one name in a map of a person's item.

    `MapPreferences(db, User.get, User.preferences)` leaves the rest of the map as it is.
    """

    db: AsyncDatabase
    get: Callable[[str], Get[Any]]
    attribute: Any
    name: str = "notifications"

    async def read(self, person: str) -> Preferences:
        """Returns the preferences of a person, or the defaults."""
        found = await self.db.run(self.get(person).consistently())
        stored: Any = None if found is None else getattr(found, attribute_name(self.attribute))
        return Preferences.read(None if stored is None else stored.get(self.name))

    async def write(self, person: str, chosen: Preferences) -> None:
        """Stores a person's choices; raises `NotFoundError` for an unknown person."""
        get, attribute = self.get(person), self.attribute
        for _ in range(limits.NOTICE_ROUNDS_MAX):
            found = await self.db.run(get.consistently())
            if found is None:
                raise NotFoundError("Person not found.")
            if getattr(found, attribute_name(attribute)) is not None:
                part = (assign(attribute[self.name], chosen.stored()),)
                await self.db.run(Update(get.entity, get.given, part))
                return
            whole = (assign(attribute, {self.name: chosen.stored()}),)
            try:
                await self.db.run(Update(get.entity, get.given, whole).when(missing(attribute)))
                return
            except ConflictError:
                continue  # another request has created the map, or this one has
        raise LostRaceError("Other requests kept changing the preferences.")
