"""Effects: what depends on the attributes that an update changes, computed once for each set.

An update changes some attributes. Computed attributes and index keys that contain them change too.
Not here: the values of these (`model.plans.plan`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from tablewright import limits
from tablewright.model.plans.entry_plans import Computed, EntryPlan

if TYPE_CHECKING:
    from tablewright.model.plans.plan import EntityPlan


class Effects(NamedTuple):
    """The values that change with some attributes of an entity."""

    needed: frozenset[str]  # attributes that must be known
    computed: tuple[Computed, ...]
    entries: tuple[EntryPlan, ...]  # also those that share an attribute with one that changes
    key_names: frozenset[str]  # stored names of index keys


@lru_cache(maxsize=limits.EXPRESSION_CACHE_ENTRIES_MAX)
def effects_of(plan: EntityPlan, changed: frozenset[str]) -> Effects:
    """Returns what depends on attributes, which are given by their Python names."""
    moved = [one for one in plan.secondary if one.depends_on & changed]
    key_names = frozenset(name for one in moved for name in one.written_names)
    entries = tuple(one for one in plan.secondary if one in moved or one.written_names & key_names)
    computed = tuple(one for one in plan.computed if changed.intersection(one.template.names))
    needed: set[str] = set()
    for entry in entries:
        needed |= entry.depends_on if entry.written_names else set()
    for one in computed:
        needed.update(one.template.names)
    if plan.tenant is not None and any(one.python_name in changed for one in plan.sealed):
        needed.add(plan.tenant)  # whose key it is
    return Effects(frozenset(needed), computed, entries, key_names)
