"""The key condition of an access pattern: `PK = … AND begins_with(SK, …)`.

A pattern of a compiled design is always possible. A handwritten pattern may be impossible, so all
obstacles are recorded.
Not here: the conditions that are sent (`model.expressions.key_conditions`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import takewhile

from tablewright.model.design import EntityDesign, ParameterDesign, PatternDesign, TableDesign
from tablewright.operations import BY_KEY
from tablewright.ops.keys import (
    FilledKey,
    KeyAttribute,
    Part,
    filled_key,
    filled_keys,
    stored_template,
)


@dataclass(frozen=True, slots=True)
class Asked:
    """The key condition of a pattern, and the parts that no key condition can express."""

    clauses: tuple[str, ...]
    missing: tuple[str, ...]
    """Parts of the partition key that the pattern does not give."""
    partition_ranges: tuple[str, ...]
    """Parts of the partition key for which it gives a range."""
    beyond: tuple[str, ...]
    """Parts of the sort key that it gives although an earlier part is not fixed."""
    filters: tuple[str, ...]
    """Parameters that are not part of the key, and can only be filters."""

    @property
    def text(self) -> str:
        """The key condition as text."""
        return " AND ".join(self.clauses)


def key_asked(table: TableDesign, entity: EntityDesign, pattern: PatternDesign) -> FilledKey | None:
    """Returns the key of a pattern: its own, or the first that its parameters suffice for.

    A handwritten pattern names no entry, and perhaps no index. None if no key is suitable.
    """
    if pattern.entry or pattern.index is not None:
        return key_named(table, entity, pattern)
    if pattern.operation not in BY_KEY:
        return None
    keys = (_named(one, pattern) for one in filled_keys(table, entity))
    return next((one for one in keys if not asked(pattern, one).missing), None)


def key_named(table: TableDesign, entity: EntityDesign, pattern: PatternDesign) -> FilledKey | None:
    """Returns the key of a pattern's table or index, with the computed attributes that it names.

    The key `{sensor}#{taken_at:%Y-%m}` of a pattern with the computed parameter `month` is
    `{sensor}#{month}`.
    """
    filled = filled_key(table, entity, pattern.index)
    return None if filled is None else _named(filled, pattern)


def _named(filled: FilledKey, pattern: PatternDesign) -> FilledKey:
    given = {one.attribute for one in pattern.parameters}
    parts = {
        one.computed: f"{{{one.name}}}"
        for one in filled.entity.attributes
        if one.computed and one.name in given
    }
    if not parts:
        return filled

    def named(attribute: KeyAttribute) -> KeyAttribute:
        text = attribute.template.text
        for part, name in parts.items():
            text = text.replace(part, name)
        return replace(attribute, template=stored_template(text))

    partition, sort = (tuple(map(named, side)) for side in (filled.partition, filled.sort))
    return replace(filled, partition=partition, sort=sort)


def asked(pattern: PatternDesign, filled: FilledKey) -> Asked:
    """Returns the key condition of a pattern with all parameters."""
    return _asked(pattern.parameters, filled)


def conditions(pattern: PatternDesign, filled: FilledKey) -> tuple[str, str | None]:
    """Returns the key condition with the required parameters, and with all if it differs."""
    always = [one for one in pattern.parameters if one.required or one.default is not None]
    least = _asked(always, filled).text
    most = _asked(pattern.parameters, filled).text
    return least, most if most != least else None


def _asked(parameters: Iterable[ParameterDesign], filled: FilledKey) -> Asked:
    given = {one.attribute: one for one in parameters if one.attribute is not None}
    partition = {name for one in filled.partition for name in one.template.names}
    sort = [
        part for one in filled.sort for part in one.template.parts if part.name not in partition
    ]
    fixed = list(takewhile(lambda part: _is_fixed(part, given), sort))
    reach = sort[: len(fixed) + 1]  # the first that is not fixed may be a range
    reached = {part.name for part in reach}
    return Asked(
        clauses=(*map(_equals, filled.partition), *_sort_clauses(filled, given, partition)),
        missing=tuple(name for name in sorted(partition) if name not in given),
        partition_ranges=tuple(n for n in sorted(partition) if n in given and given[n].range),
        beyond=tuple(p.name for p in sort if p.name in given and p.name not in reached),
        filters=tuple(n for n in given if n not in partition and n not in {p.name for p in sort}),
    )


def _is_fixed(part: Part, given: dict[str, ParameterDesign]) -> bool:
    return part.name in given and not given[part.name].range


def _equals(one: KeyAttribute) -> str:
    return f"{one.key.name} = {_quoted(one.template.text, one)}"


def _sort_clauses(
    filled: FilledKey, given: dict[str, ParameterDesign], partition: set[str]
) -> list[str]:
    clauses: list[str] = []
    for one in filled.sort:
        parts = one.template.parts
        fixed = takewhile(lambda part: part.name in partition or _is_fixed(part, given), parts)
        count = sum(1 for _ in fixed)
        if count == len(parts):
            clauses.append(_equals(one))
            continue
        clauses += _open_clause(one, count, given)
        break
    return clauses


def _open_clause(one: KeyAttribute, count: int, given: dict[str, ParameterDesign]) -> list[str]:
    """Returns the clause of a sort attribute that is only fixed up to a part."""
    part, prefix = one.template.parts[count], one.template.prefix(count)
    if part.name in given:
        low, high = (_quoted(f"{prefix}{{{part.name} {end}}}", one) for end in ("from", "to"))
        return [f"{one.key.name} BETWEEN {low} AND {high}"]
    return [f'begins_with({one.key.name}, "{prefix}")'] if prefix else []


def _quoted(text: str, one: KeyAttribute) -> str:
    return text if one.template.bare is not None else f'"{text}"'
