"""Neighbours: the effect of entities that share a table on keys and queries.

Entities are added to a table one after another, so results here are cached with the number of
entities.
Not here: overlapping of templates (`model.checking.shapes`).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from tablewright.model.checking.shapes import overlap

if TYPE_CHECKING:
    from tablewright.model.plans.entry_plans import EntryPlan
    from tablewright.model.plans.plan import EntityPlan


def rivals(plan: EntityPlan) -> tuple[tuple[EntityPlan, str], ...]:
    """Returns entities whose keys a value with a separator could forge, each with a text.

    Only a key that contains the text can be one of theirs.
    """
    count = len(plan.table.entities)
    return () if count == 1 else _rivals(plan, count)


def has_twin(plan: EntityPlan) -> bool:
    """Whether an item with a key of this entity may belong to another entity."""
    count = len(plan.table.entities)
    return count > 1 and _has_twin(plan, count)


def has_guards(plan: EntityPlan) -> bool:
    """Whether the table contains guards of unique attributes."""
    return _has_guards(plan, len(plan.table.entities))


def needs_check(plan: EntityPlan) -> bool:
    """Whether a tag and a key condition may still find items of other entities."""
    return _needs_check(plan, len(plan.table.entities))


def is_alone(plan: EntityPlan, entry: EntryPlan, sort_parts: int) -> bool:
    """Whether no other entity matches a key condition with this many parts of the sort key."""
    return _is_alone(plan, entry, sort_parts, len(plan.table.entities))


@cache
def _rivals(plan: EntityPlan, count: int) -> tuple[tuple[EntityPlan, str], ...]:
    # An entity whose keys have the same shape is not a rival: its tag distinguishes it. Of two that
    # overlap, the one with more literals can be forged by values of the other.
    return tuple(
        (other, max((text for text in _literals(other) if text not in _literals(plan)), key=len))
        for other in _others(plan)
        if _overlap(plan.primary, other.primary) and _literal_length(other) > _literal_length(plan)
    )


@cache
def _has_twin(plan: EntityPlan, count: int) -> bool:
    return any(
        _overlap(plan.primary, other.primary) and _literal_length(other) == _literal_length(plan)
        for other in _others(plan)
    )


@cache
def _has_guards(plan: EntityPlan, count: int) -> bool:
    return bool(plan.uniques) or any(other.uniques for other in _others(plan))


@cache
def _needs_check(plan: EntityPlan, count: int) -> bool:
    if plan.table.tag is None:
        return count > 1
    return any(plan.accepted_tags & other.accepted_tags for other in _others(plan))


@cache
def _is_alone(plan: EntityPlan, entry: EntryPlan, sort_parts: int, count: int) -> bool:
    keys = {*entry.index.partition, *entry.index.sort}
    for other in _others(plan):
        theirs = next((one for one in other.entries.values() if one.index is entry.index), None)
        if theirs is not None:
            is_there = _overlap(entry, theirs, sort_parts)
        else:  # an item with all its keys is in an index, declared or not
            is_there = keys <= other.written_names
        if is_there:
            return False
    return True


def _others(plan: EntityPlan) -> list[EntityPlan]:
    return [other.__plan__ for other in plan.table.entities if other is not plan.entity]


def _overlap(mine: EntryPlan, theirs: EntryPlan, sort_parts: int | None = None) -> bool:
    partitions = zip(mine.partition, theirs.partition, strict=True)
    if not all(overlap(one.template, other.template) for one, other in partitions):
        return False
    # The first attribute of a sort key is enough to see that nothing overlaps.
    for one, other in zip(mine.sort[:1], theirs.sort[:1], strict=True):
        is_whole = sort_parts is None or sort_parts == len(one.template.parts)
        kept = None if is_whole else sort_parts
        if not overlap(one.template, other.template, mine_parts_kept=kept):
            return False
    return True


def _literals(plan: EntityPlan) -> list[str]:
    """The fixed texts of a key."""
    return [
        literal
        for one in plan.primary.attributes
        for literal in (*(part.literal for part in one.template.parts), one.template.tail)
    ]


def _literal_length(plan: EntityPlan) -> int:
    return sum(map(len, _literals(plan)))
