"""Sampling: whether stored items match the current declarations of their entities.

A table lists its indexes, but not the content of its items. A new entry in an existing index, a new
computed attribute or a new version shows only in the items. Some are therefore sampled from all
parts of the table: enough to detect necessary work, but not to exclude it.
Not here: rewriting items (`model.operations.rewrite`), whose first step decides whether it is due.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tablewright import limits
from tablewright.errors import NoKeysError
from tablewright.model.calls import Call, Session, Steps
from tablewright.model.entity import Entity
from tablewright.model.operations.rewrite import rewritten
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.loading import reported
from tablewright.model.stored.unreadable import ITEM_ERRORS, Unreadable


@dataclass(slots=True)
class Sample:
    """The sampled items of an entity."""

    seen: int = 0
    stale: int = 0  # different from what a put would write now
    unreadable: list[Unreadable] = field(default_factory=list[Unreadable])


def sampled(
    table: str, entities: Iterable[type[Entity]], session: Session
) -> Steps[dict[str, Sample]]:
    """Samples items of a table, and counts by entity those that differ from the declaration."""
    plans = [entity.__plan__ for entity in entities]
    samples = {plan.name: Sample() for plan in plans if _may_be_stale(plan)}
    if not samples:
        return samples
    for number in range(limits.PLAN_SAMPLE_SEGMENTS):
        request: dict[str, Any] = {
            "TableName": table,
            "Segment": number,
            "TotalSegments": limits.PLAN_SAMPLE_SEGMENTS,
            "Limit": limits.PLAN_SAMPLE_ITEMS,
        }
        answer = yield Call("Scan", request, None, table)
        for item in answer["Items"]:
            owners = [plan for plan in plans if plan.owns_item(item)]
            if len(owners) == 1 and owners[0].name in samples:
                sample = samples[owners[0].name]
                sample.seen += 1
                try:
                    sample.stale += yield from _is_stale(owners[0], item, session)
                except ITEM_ERRORS as error:
                    sample.unreadable.append(reported(owners[0], item, error, session))
    return samples


def _may_be_stale(plan: EntityPlan) -> bool:
    """Whether the entity has stored values that are derived from others."""
    has_keys = any(entry.written_names for entry in plan.secondary)
    return has_keys or bool(plan.computed) or plan.upgrades is not None


def _is_stale(plan: EntityPlan, item: dict[str, Any], session: Session) -> Steps[bool]:
    """Whether a rewrite would change the item; writes nothing."""
    steps = rewritten(plan, item, session)
    try:
        step = next(steps)
        while not isinstance(step, Call):
            answer = yield step  # a key, for encrypted values
            step = steps.send(answer)
    except StopIteration:
        return False
    except NoKeysError:
        return False  # encrypted values are not compared
    steps.close()
    return True
