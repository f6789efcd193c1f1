"""L113: two entities of one table whose items can have the same key.

Their tags distinguish them, but only one of the two items can be stored at a time.
Not here: keys of one shape without tags, which no declaration can have (D107).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tablewright.model.checking.shapes import overlap
from tablewright.model.design import Design
from tablewright.ops.keys import FilledKey, filled_key
from tablewright.ops.lint.findings import Finding, FindingSeverity, place_of

CODE = "L113"

_REMEDY = (
    "Start each key with its own prefix, such as USER#. Allow this finding if ids never collide."
)


def shared_keys(design: Design) -> Iterator[Finding]:
    """Reports pairs of entities that can have the same key."""
    for table in design.tables:
        keys = [filled_key(table, entity, None) for entity in table.entities]
        for first, second in combinations(filter(None, keys), 2):
            if _is_shared(first, second):
                reason = (
                    f"{first.entity.name} and {second.entity.name} can have the same key:"
                    " creating one fails while the other exists, and batches cannot contain both."
                )
                yield Finding(
                    CODE, FindingSeverity.WARNING, place_of(table, second), reason, _REMEDY
                )


def _is_shared(first: FilledKey, second: FilledKey) -> bool:
    pairs = list(zip(first.attributes, second.attributes, strict=False))
    # A key in the shape with more literals always belongs to that entity: see R101.
    return (
        bool(pairs)
        and _literal_length(first) == _literal_length(second)
        and all(overlap(one.template, other.template) for one, other in pairs)
    )


def _literal_length(key: FilledKey) -> int:
    return sum(
        len(one.template.tail) + sum(len(part.literal) for part in one.template.parts)
        for one in key.attributes
    )
