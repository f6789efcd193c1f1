"""Validation of access patterns: their parameters against the key of their index.

Not here: other rules for declarations (`model.checking`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_type_hints

from tablewright.errors import (
    InvalidValueError,
    PatternError,
    RangeDeclarationError,
    UnresolvedAnnotationError,
)
from tablewright.model.declaring.patterns import GetPattern, Pattern, is_range
from tablewright.model.plans.entry_plans import EntryPlan, KeyAttribute
from tablewright.model.plans.plan import EntityPlan


def check_pattern(plan: EntityPlan, pattern: Pattern[Any], known: Mapping[str, Any]) -> None:
    """Checks a pattern against its index, and fills in the types of its parameters."""
    where = f"{plan.name}.{pattern.name}"
    entry = plan.entries.get(pattern.entry.name)
    if entry is None:
        raise PatternError(f"{where} belongs to an entry that {plan.name} does not have.")
    entry = entry.asked(pattern.parameter_names)
    try:
        pattern.hints = get_type_hints(pattern.function, localns=dict(known))
    except NameError as error:
        raise UnresolvedAnnotationError(f"{where}: {error}.") from error
    partition = {name for one in entry.partition for name in one.template.names}
    free = [name for one in entry.sort for name in one.template.names if name not in partition]
    names = pattern.parameter_names
    for name in names:
        if name not in partition and name not in free:
            shown = ", ".join(repr(one.template.text) for one in entry.attributes)
            raise PatternError(f"{where}: {name!r} is not part of {shown}.")
    missing = partition - set(names)
    if missing:
        raise PatternError(
            f"{where} lacks parts of the partition key: {', '.join(sorted(missing))}."
        )
    taken = [name for name in free if name in names]
    if taken != free[: len(taken)]:
        raise PatternError(f"{where} takes {taken[-1]!r}, but not every part before it.")
    is_by_key = entry.index.name is None
    if isinstance(pattern, GetPattern) and is_by_key and len(taken) < len(free):
        raise PatternError(
            f"{where} finds one item, so it also needs {', '.join(free[len(taken) :])}."
        )
    _check_defaults(where, plan, pattern, partition)
    _check_ranges(where, pattern, entry, partition, taken)


def _check_defaults(
    where: str, plan: EntityPlan, pattern: Pattern[Any], partition: set[str]
) -> None:
    for one in pattern.parameters:
        if one.default is one.empty:
            continue
        if one.default is None:
            if one.name in partition:
                raise PatternError(
                    f"{where}: {one.name} is part of the partition key, so it cannot be optional."
                )
            continue
        try:
            plan.fields[one.name].form.check(one.default)
        except InvalidValueError as error:
            raise PatternError(
                f"{where}: {one.name}={one.default!r} is not a valid default: {error.problem}."
            ) from error


def _check_ranges(
    where: str, pattern: Pattern[Any], entry: EntryPlan, partition: set[str], taken: list[str]
) -> None:
    for name in pattern.parameter_names:
        if not is_range(pattern.hints.get(name)):
            continue
        if name in partition:
            raise RangeDeclarationError(
                f"{where}: {name} is part of the partition key, so it cannot be a range."
            )
        if name != taken[-1]:
            raise RangeDeclarationError(f"{where}: a parameter cannot follow the range of {name}.")
        for one in entry.sort:
            _check_order(where, name, one)


def _check_order(where: str, name: str, one: KeyAttribute) -> None:
    template = one.template
    for position, part in enumerate(template.parts):
        if part.name == name and not template.sorts_by(position):
            raise RangeDeclarationError(
                f"{where}: keys of {template.text!r} do not sort in the order of {name}."
            )
