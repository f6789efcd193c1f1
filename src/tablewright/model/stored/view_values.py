"""View values: from decoded responses to the values of a view.

The fast path builds them from the decoded items. If an item is unreadable, or a value is in a key
or encrypted, entities are loaded first. Both paths show the same items.
Not here: loading entities (`model.stored.loading`), the values (`model.plans.views`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from tablewright.model.calls import Session, Steps
from tablewright.model.plans.entry_plans import EntryPlan, WireItem
from tablewright.model.plans.views import View
from tablewright.model.stored.kept_pages import KeptItems
from tablewright.model.stored.loading import loaded
from tablewright.model.stored.unreadable import Placed

V = TypeVar("V")


class Showing(Generic[V]):
    """The values of one page, and their items."""

    def __init__(self, view: View[V]) -> None:
        self.plan = view.plan
        self.decode = view.decode_page
        self._view = view
        self._sources: list[Any] = []  # decoded items, or entities
        self._start_keys: dict[tuple[int, str], WireItem] = {}

    def loaded(
        self,
        wires: Sequence[Any],
        session: Session,
        *,
        is_hiding: bool,
        is_checking: bool,
        unreadable: list[Placed],
    ) -> Steps[list[V]]:
        """Returns the values of visible items, as `loaded` does."""
        if self.plan.is_plain:
            try:
                kept = self._kept(wires, session, is_hiding=is_hiding, is_checking=is_checking)
                made = self._made(wires, kept)
            except Exception:  # loading the items finds the unreadable one and its reason
                pass
            else:
                self._sources += kept
                return made
        entities = yield from loaded(
            self.plan,
            wires,
            session,
            is_hiding=is_hiding,
            is_checking=is_checking,
            unreadable=unreadable,
        )
        self._sources += entities
        return [self._view.of_entity(one) for one in entities]

    def _made(self, wires: Sequence[Any], kept: Sequence[Any]) -> list[V]:
        if not isinstance(wires, KeptItems) or len(kept) != len(wires):
            return self._view.of_wires(kept)
        if wires.made is None:
            wires.made = self._view.of_wires(kept)
        if not self._sources:
            self._start_keys = wires.start_keys
        return wires.made

    def _kept(
        self, wires: Sequence[Any], session: Session, *, is_hiding: bool, is_checking: bool
    ) -> Sequence[Any]:
        plan, tenant = self.plan, session.tenant
        if is_checking or plan.needs_check:
            wires = [wire for wire in wires if plan.owns(wire)]
        if is_hiding and plan.hides_some:
            wires = self._view.visible(wires, session.clock.now())
        if tenant is not None and plan.tenant is not None:
            wires = self._view.of_tenant(wires, tenant)
        return wires

    def start_key(self, place: int, entry: EntryPlan) -> WireItem:
        """The start key of a query after the value at a place."""
        known = self._start_keys.get((place, entry.name))
        if known is None:
            known = self._start_keys[place, entry.name] = self._start_key(place, entry)
        return known

    def _start_key(self, place: int, entry: EntryPlan) -> WireItem:
        source = self._sources[place]
        is_entity = isinstance(source, self.plan.entity)
        return self.plan.start_key(source if is_entity else self.plan.codec.read(source), entry)
