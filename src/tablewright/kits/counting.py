"""Counting: changes the counts of an item within bounds, as a write for a transaction.

    Counting(Account.get(root), Account.tree_counts, {"sources": 1}, {"sources": Bound(most=3)})

The counts are a map in an item, such as the root of a tree of accounts. The write reads them,
raises the error of a bound that the change would violate, and repeats the bound as a condition.
Parallel requests therefore never exceed it. A missing count is 0.
Not here: the source of bounds, such as a plan's limits (`kits.metering`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tablewright.errors import ConditionFailedError
from tablewright.kits.shapes import attribute_name
from tablewright.model import Change, Condition, Get, Session, Update, add, assign, ge, le, missing
from tablewright.model.calls import Steps
from tablewright.model.operations.guards import not_there
from tablewright.model.operations.writing import LostGuardError, Prepared, WriteOperation

# Returns the error for a count that would violate its bounds; gets the count, and may read.
Broken = Callable[[int, Session], Steps[Exception]]
# Runs after the counts have changed. Its errors must not reach the caller.
After = Callable[[Session], Steps[None]]


@dataclass(frozen=True, slots=True)
class Bound:
    """The bounds of one count. A change away from a bound is always allowed."""

    broken: Broken
    most: int | None = None
    least: int | None = None

    def allows(self, count: int, delta: int) -> bool:
        """Whether a count may change by an amount."""
        if delta > 0:
            return self.most is None or count + delta <= self.most
        return self.least is None or count + delta >= self.least


@dataclass(slots=True, eq=False)
class Counting(WriteOperation[None]):
    """Changes counts of one item, which must exist; raises the error of a bound.

    `conditions` must hold for the item besides the bounds. They fail like those of an update.
    """

    get: Get[Any]
    counts: Any  # the attribute, such as Account.tree_counts
    deltas: Mapping[str, int]
    bounds: Mapping[str, Bound] = field(default_factory=dict[str, Bound])
    conditions: tuple[Condition | bool, ...] = ()
    after: After | None = None

    def prepared(self, session: Session) -> Steps[Prepared[None]]:
        """Returns the update that changes the counts as read."""
        item = yield from self.get.consistently().steps(session)
        if item is None:
            raise not_there(self.get.entity.__plan__)
        counts = self._counts(item)
        for what, delta in self.deltas.items():
            bound = self.bounds.get(what)
            count = (counts or {}).get(what, 0)
            if bound is not None and not bound.allows(count, delta):
                raise (yield from bound.broken(count, session))
        changes, within = self._changes(counts)
        update = Update(self.get.entity, self.get.given, changes).when(*within, *self.conditions)
        prepared = yield from update.prepared(session)
        for write in prepared.writes:
            write.explain = self._explaining(write.explain, counts)

        def finish(answer: dict[str, Any]) -> Steps[None]:
            if self.after is not None:
                yield from self.after(session)

        return Prepared(prepared.writes, finish)

    def _counts(self, item: Any) -> dict[str, int] | None:
        return getattr(item, attribute_name(self.counts))

    def _changes(
        self, counts: dict[str, int] | None
    ) -> tuple[tuple[Change, ...], list[Condition | bool]]:
        """Returns the changes of counts as read, and the conditions that enforce the bounds."""
        if counts is None:
            return (assign(self.counts, dict(self.deltas)),), [missing(self.counts)]
        within: list[Condition | bool] = []
        for what, delta in self.deltas.items():
            path, bound = self.counts[what], self.bounds.get(what)
            if bound is None:
                continue
            if what not in counts:
                within.append(missing(path))
            elif delta > 0 and bound.most is not None:
                within.append(le(path, bound.most - delta))
            elif delta < 0 and bound.least is not None:
                within.append(ge(path, bound.least - delta))
        return tuple(add(self.counts[what], delta) for what, delta in self.deltas.items()), within

    def _explaining(self, explained: Any, seen: dict[str, int] | None) -> Any:
        """Retries if the counts made a condition fail: the bounds decide, not a race."""

        def explain(found: Any) -> Exception:
            meaning = explained(found)
            if not isinstance(meaning, ConditionFailedError) or meaning.found is None:
                return meaning
            now = self._counts(meaning.found)
            if self._has_changed(seen, now):
                return LostGuardError()
            return meaning

        return explain

    def _has_changed(self, seen: dict[str, int] | None, now: dict[str, int] | None) -> bool:
        if seen is None or now is None:
            return (seen is None) != (now is None)
        return any(
            (what in seen) != (what in now) or not bound.allows(now.get(what, 0), self.deltas[what])
            for what, bound in self.bounds.items()
            if what in self.deltas
        )
