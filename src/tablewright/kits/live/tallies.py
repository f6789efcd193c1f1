"""Tallies: numbers that a fold adds to counters, merged into writes.

    tally(Daily(account=a, day=d), add(Daily.messages, 1))      creates the row if it is missing
    tally(Campaign.at(campaign_id=c), add(Campaign.read, 1))    counts nothing if it is missing

A transaction writes each item once. The tallies of one row are therefore summed first: a thousand
changes of one counter are one write.
Not here: committing them (`live.follower`).
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from tablewright.errors import UpdateRejectedError
from tablewright.model import At, Change, Entity
from tablewright.model.operations.writing import WriteOperation
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.instances import content_of

E = TypeVar("E", bound=Entity)

# The entity, whether its row is created if missing, and the row's key.
Place = tuple[type[Any], bool, tuple[tuple[str, Any], ...]]


@dataclass(frozen=True, slots=True)
class Tally(Generic[E]):
    """Adds numbers to attributes of one row."""

    row: E | At[E]
    changes: tuple[Change, ...]

    @property
    def place(self) -> Place:
        """Equal for two tallies of one row."""
        if isinstance(self.row, At):
            entity, key = self.row
            return entity, False, tuple(sorted(key.items()))
        plan: EntityPlan = self.row.__plan__
        values = content_of(self.row)
        return plan.entity, True, tuple(sorted((name, values[name]) for name in plan.key_parts))


def tally(row: E | At[E], *changes: Change) -> Tally[E]:
    """Counts in a row; raises `UpdateRejectedError` unless each change adds to one attribute.

    An entity is the row before the first count, and is created if missing.
    """
    for change in changes:
        if change.action != "add" or len(change.steps) != 1:
            raise UpdateRejectedError(
                "A tally may contain only additions to whole attributes.",
                hint="Use add(...) with attributes of the row.",
            )
    return Tally(row, changes)


Folded = Tally[Any] | WriteOperation[Any]


@dataclass(slots=True)
class Batch:
    """The results of some changes: tallies by row, and other writes."""

    tallies: dict[Place, Tally[Any]] = field(default_factory=dict[Place, Tally[Any]])
    writes: list[WriteOperation[Any]] = field(default_factory=list[WriteOperation[Any]])

    @classmethod
    def of(cls, folded: Iterable[Iterable[Folded]]) -> Batch:
        """Merges the results of several changes."""
        batch = cls()
        for one in folded:
            batch.add(one)
        return batch

    def __len__(self) -> int:
        return len(self.tallies) + len(self.writes)

    def add(self, folded: Iterable[Folded]) -> None:
        """Adds the results of one more change."""
        for one in folded:
            if isinstance(one, Tally):
                earlier = self.tallies.get(one.place)
                self.tallies[one.place] = one if earlier is None else _added_up(earlier, one)
            else:
                self.writes.append(one)

    def drop(self, places: Iterable[Place]) -> None:
        """Drops the tallies of some rows."""
        for place in places:
            del self.tallies[place]

    def operations(self) -> dict[Place | int, WriteOperation[Any]]:
        """The writes of a transaction; tallies in the order of their rows."""
        found: dict[Place | int, WriteOperation[Any]] = dict(enumerate(self.writes))
        for place, one in self.tallies.items():
            changes = tuple(change for change in one.changes if change.value)
            if changes:
                found[place] = _writing(one.row, changes)
        return found


def _added_up(first: Tally[Any], second: Tally[Any]) -> Tally[Any]:
    sums: dict[tuple[str | int, ...], Change] = {}
    for change in (*first.changes, *second.changes):
        earlier = sums.get(change.steps)
        total = change.value if earlier is None else earlier.value + change.value
        sums[change.steps] = Change("add", change.steps, change.form, total, change.entity)
    return Tally(first.row, tuple(sums.values()))


def _writing(row: Entity | At[Any], changes: tuple[Change, ...]) -> WriteOperation[Any]:
    if isinstance(row, At):
        return row.update(*changes)
    plan: EntityPlan = row.__plan__
    counted = copy(row)
    for change in changes:
        name = plan.by_given_name[change.stored_name].python_name
        setattr(counted, name, (getattr(row, name) or 0) + change.value)
    return counted.upsert(*changes)
