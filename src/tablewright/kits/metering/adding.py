"""AddUsage: adds the usage of an account to its day, as a write for a transaction.

The write reads the day, the members seen on it, and the month of the tree. It then updates existing
items, and creates the rest. Every read is repeated as a condition, so distinct members count once,
and totals match their breakdowns.

A gauge keeps its value from day to day. `GaugeRecord` stores it, with the newest day of the
account: a late write at midnight changes the new day.
Not here: gathering counts (`metering.gathering`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Final

from tablewright.kits.metering import limits
from tablewright.kits.metering.meters import OTHER, Counts, MeterSet, Used
from tablewright.kits.metering.records import GaugeRecord, MonthRecord, SeenRecord
from tablewright.kits.metering.shapes import UsageShape
from tablewright.model import Change, Condition, Session, add, assign, get_all, missing
from tablewright.model.calls import Steps, nothing_to_ask
from tablewright.model.operations.writing import (
    LostGuardError,
    Prepared,
    Write,
    WriteOperation,
)

_HOURS: Final = 24
Writes = list[WriteOperation[Any]]


@dataclass(frozen=True, slots=True)
class _Found:
    """Stored data before this write."""

    day: date
    row: Any | None
    month: MonthRecord | None
    gauged: GaugeRecord | None
    members: Mapping[tuple[str, str], SeenRecord | None]  # by meter and member

    def new_members(self) -> Counts:
        """The number of new members of each distinct meter on this day."""
        found: Counts = {}
        for (meter, _), record in self.members.items():
            if record is None:
                found[meter] = found.get(meter, 0) + 1
        return found


@dataclass(slots=True, eq=False)
class AddUsage(WriteOperation[None]):
    """Adds to a day of an account, and to the month of its tree."""

    system: str
    meters: MeterSet
    shape: UsageShape[Any]
    used: Used
    root: str

    def prepared(self, session: Session) -> Steps[Prepared[None]]:
        """Returns the writes that the stored data requires."""
        found = yield from self._found(session)
        operations = (
            *self._row_writes(found),
            *self._month_writes(found),
            *self._seen_writes(found),
            *self._gauge_writes(found),
        )
        writes: list[Write] = []
        for one in operations:
            writes += (yield from one.prepared(session)).writes
        for write in writes:
            write.explain = lambda found: LostGuardError()  # another process has created an item
        return Prepared(tuple(writes), lambda answer: nothing_to_ask(None))

    def _found(self, session: Session) -> Steps[_Found]:
        used, day, gauged = self.used, self.used.day, None
        gauge = GaugeRecord.get(self.system, used.account).consistently()
        if used.has_gauges:
            gauged = yield from gauge.steps(session)
            day = day if gauged is None else max(day, gauged.day)
        members = [(meter, one) for meter, each in used.seen.items() for one in sorted(each)]
        gets: list[Any] = [
            self.shape.get(used.account, day),
            MonthRecord.get(self.system, self.root, month_of(day)),
            gauge,
            *(SeenRecord.get(self.system, used.account, day, *one) for one in members),
        ]
        items = yield from get_all([one.consistently() for one in gets]).steps(session)
        row, month, found_gauge, *records = items
        return _Found(
            day,
            row,
            month,
            gauged if used.has_gauges else found_gauge,
            dict(zip(members, records, strict=True)),
        )

    # The day

    def _row_writes(self, found: _Found) -> Writes:
        used, shape = self.used, self.shape
        counted = {**used.counters, **found.new_members()}
        gauges = self._gauges(found)
        if found.row is None:
            roles: dict[str, Any] = {"by_platform": _few(used.platforms, ())}
            if self.meters.hourly:
                roles["hourly"] = _hours([0] * _HOURS, used.hours)
            shown = {**gauges, **counted}
            return [shape.new_row(used.account, found.day, shown, **roles).create()]
        changes = [add(shape.path(one), count) for one, count in counted.items()]
        if used.has_gauges:
            changes += [assign(shape.path(one), value) for one, value in gauges.items()]
        more, conditions = self._breakdowns(found.row)
        if not changes and not more:
            return []
        update = shape.at(account=used.account, day=found.day).update(*changes, *more)
        return [update.when(*conditions)]

    def _breakdowns(self, row: Any) -> tuple[list[Change], list[Condition | bool]]:
        used, shape = self.used, self.shape
        changes: list[Change] = []
        conditions: list[Condition | bool] = []
        if used.hours and shape.has("hourly"):
            stored = shape.value(row, "hourly")
            if stored is not None and len(stored) == _HOURS:
                changes += [add(shape.hourly[hour], n) for hour, n in used.hours.items()]
            else:
                base = [*(stored or ()), *[0] * _HOURS][:_HOURS]
                changes.append(assign(shape.hourly, _hours(base, used.hours)))
                conditions.append(shape.hourly == stored)
        if used.platforms and shape.has("by_platform"):
            known: dict[str, Counts] = shape.value(row, "by_platform") or {}
            for platform, counts in _few(used.platforms, known).items():
                path = shape.by_platform[platform]
                if platform in known:
                    changes += [add(path[one], count) for one, count in counts.items()]
                else:
                    changes.append(assign(path, counts))
                    conditions.append(missing(path))
        return changes, conditions

    # Related items

    def _month_writes(self, found: _Found) -> Writes:
        sums = {one: n for one, n in self.used.counters.items() if one in self.meters.monthly}
        if not sums:
            return []
        month = month_of(found.day)
        if found.month is not None:
            place = MonthRecord.at(system=self.system, root_id=self.root, month=month)
            return [place.update(*(add(MonthRecord.sums[one], n) for one, n in sums.items()))]
        record = MonthRecord(
            system=self.system,
            root_id=self.root,
            month=month,
            sums=sums,
            expires_at=_later(found.day, limits.MONTH_KEPT_SECONDS),
        )
        return [record.create()]

    def _seen_writes(self, found: _Found) -> Writes:
        used, writes = self.used, Writes()
        for (meter, member), record in found.members.items():
            counts = used.people.get(member, {}) if meter == self.meters.people else {}
            if record is None:
                new = SeenRecord(
                    system=self.system,
                    account_id=used.account,
                    day=found.day,
                    meter=meter,
                    member=member,
                    counts=dict(counts),
                    expires_at=_later(found.day, limits.SEEN_KEPT_SECONDS),
                )
                writes.append(new.create())
            elif counts:
                place = SeenRecord.at(
                    system=self.system,
                    account_id=used.account,
                    day=found.day,
                    meter=meter,
                    member=member,
                )
                changes = [add(SeenRecord.counts[one], n) for one, n in counts.items()]
                writes.append(place.update(*changes))
        return writes

    def _gauges(self, found: _Found) -> Counts:
        """Returns the gauges after this write."""
        if not self.meters.gauges:
            return {}
        shown = dict(found.gauged.values) if found.gauged is not None else {}
        for one, change in self.used.gauge_changes.items():
            shown[one] = shown.get(one, 0) + change
        return shown | self.used.gauges

    def _gauge_writes(self, found: _Found) -> Writes:
        """Returns writes that store the gauges, and the newest day that has them."""
        gauged = found.gauged
        if not self.meters.gauges or not (found.row is None or self.used.has_gauges):
            return []
        if gauged is None:
            new = GaugeRecord(
                system=self.system,
                account_id=self.used.account,
                values=self._gauges(found),
                day=found.day,
            )
            return [new.create()]
        place = GaugeRecord.at(system=self.system, account_id=self.used.account)
        update = place.update(
            assign(GaugeRecord.values, self._gauges(found)),
            assign(GaugeRecord.day, max(found.day, gauged.day)),
            add(GaugeRecord.edition, 1),
        )
        return [update.when(GaugeRecord.edition == gauged.edition)]


def month_of(day: date) -> str:
    """The month of a day.

    >>> month_of(date(2026, 11, 18))
    '2026-11'
    """
    return f"{day:%Y-%m}"


def _hours(base: list[int], more: Mapping[int, int]) -> list[int]:
    return [count + more.get(hour, 0) for hour, count in enumerate(base)]


def _few(platforms: Mapping[str, Counts], known: Any) -> dict[str, Counts]:
    """Merges platforms beyond the bound into one."""
    names = set(known) | {OTHER}
    found: dict[str, Counts] = {}
    for platform, counts in platforms.items():
        fits = platform in names or len(names) < limits.PLATFORMS_MAX
        name = platform if fits else OTHER
        names.add(name)
        into = found.setdefault(name, {})
        for one, count in counts.items():
            into[one] = into.get(one, 0) + count
    return found


def _later(day: date, seconds: int) -> datetime:
    return datetime.combine(day, time.min, UTC) + timedelta(seconds=seconds)
