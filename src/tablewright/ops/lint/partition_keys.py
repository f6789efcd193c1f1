"""L101: a partition key with one value, or few.

A partition accepts 1,000 writes and 3,000 reads a second, regardless of the table's capacity. A
single item with a constant key is not a mistake.
"""

from __future__ import annotations

from collections.abc import Iterator

from tablewright.model.design import AttributeDesign, Design, EntityDesign
from tablewright.ops.example_texts import words_of
from tablewright.ops.keys import FilledKey, filled_keys
from tablewright.ops.lint.findings import Finding, FindingSeverity, each_entity, place_of

CODE = "L101"

_FEW = frozenset(
    """status state type kind role platform country category direction priority level gender
    currency language region tier plan severity color colour active enabled deleted archived flag
    all""".split()
)
_REMEDY = (
    "Start the key with an attribute that has many values, such as a tenant or an id, or add"
    " numbered shards. Allow this finding if there are few items."
)


def few_partitions(design: Design) -> Iterator[Finding]:
    """Reports partition keys with few values."""
    for table, entity in each_entity(design):
        for filled in filled_keys(table, entity):
            reason = _reason(filled)
            if reason is not None:
                yield Finding(
                    CODE, FindingSeverity.WARNING, place_of(table, filled), reason, _REMEDY
                )


def _reason(filled: FilledKey) -> str | None:
    names = [name for one in filled.partition for name in one.template.names]
    if filled.index is None and names and not filled.sort:
        return None  # every item has its own value, so there are as many values as items
    text = ", ".join(one.template.text for one in filled.partition)
    if not names:
        is_alone = filled.index is None and all(one.template.is_constant for one in filled.sort)
        return None if is_alone else f"All items have the partition key {text!r}."
    told = [_few(filled.entity, name) for name in dict.fromkeys(names)]
    if not filled.partition or any(one is None for one in told):
        return None
    return f"The partition key {text!r} has few values: {' and '.join(filter(None, told))}."


def _few(entity: EntityDesign, name: str) -> str | None:
    """Returns why an attribute has few values; None if it may have many."""
    attribute = next((one for one in entity.attributes if one.name == name), None)
    if attribute is None:
        return f"{name} looks like a closed list" if _sounds_few(name) else None
    if attribute.type == "BOOL" or _is_flag(attribute):
        return f"{name} is true or false"
    if attribute.enum is not None:
        return f"{name} has {len(attribute.enum)} possible values"
    if attribute.format == "date":
        return f"{name} is a day, so all writes of a day share one partition"
    if attribute.format is None and attribute.type == "S" and _sounds_few(name):
        return f"{name} looks like a closed list"
    return None


def _sounds_few(name: str) -> bool:
    words = words_of(name)
    return bool(words) and words[-1] in _FEW


def _is_flag(attribute: AttributeDesign) -> bool:
    words = words_of(attribute.name)
    return attribute.type == "N" and bool(words) and words[0] == "is"
