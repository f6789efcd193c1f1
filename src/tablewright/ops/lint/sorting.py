"""L112: text in a sort key that sorts in the wrong order.

As text, 10 comes before 2, and high before low.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tablewright.model.design import AttributeDesign, Design
from tablewright.ops.keys import FilledKey, KeyAttribute, Part, filled_keys
from tablewright.ops.lint.findings import Finding, FindingSeverity, each_entity, place_of

CODE = "L112"

_FIXED_WIDTH = frozenset("epoch-seconds epoch-milliseconds epoch-seconds-text".split())
_PADDED = re.compile(r"0\d+d?")
_ORDINALS = (
    "lowest low medium normal high highest urgent critical",
    "tiny small medium large huge",
    "first second third fourth fifth",
    "one two three four five six seven eight nine ten",
    "never rarely sometimes often always",
    "monday tuesday wednesday thursday friday saturday sunday",
    "january february march april may june july august september october november december",
    "bronze silver gold platinum",
    "debug info warning error fatal",
)
_SCALES = tuple(tuple(scale.split()) for scale in _ORDINALS)


def wrong_order(design: Design) -> Iterator[Finding]:
    """Reports numbers without leading zeros, and words of a scale, in text sort keys."""
    for table, entity in each_entity(design):
        attributes = {one.name: one for one in entity.attributes}
        for filled in filled_keys(table, entity):
            for one, part in _parts(filled):
                wrong = _wrong(one, part, attributes.get(part.name))
                if wrong is not None:
                    yield Finding(CODE, FindingSeverity.WARNING, place_of(table, filled), *wrong)


def _parts(filled: FilledKey) -> Iterator[tuple[KeyAttribute, Part]]:
    for one in filled.sort:
        if one.key.type == "S":
            yield from ((one, part) for part in one.template.parts)


def _wrong(
    one: KeyAttribute, part: Part, attribute: AttributeDesign | None
) -> tuple[str, str] | None:
    if attribute is None or "%" in part.spec:
        return None
    text = one.template.text
    if attribute.type == "N":
        if attribute.format in _FIXED_WIDTH or _PADDED.fullmatch(part.spec):
            return None
        reason = f"{part.name} has no leading zeros in the string {text!r}: 10 sorts before 2."
        return reason, f"Write {{{part.name}:08d}}, with the maximum number of digits."
    values = [str(value).lower() for value in attribute.enum or ()]
    for scale in _SCALES:
        meant = [word for word in scale if word in values]
        if len(meant) > 1 and meant != sorted(meant):
            reason = f"{part.name} sorts alphabetically in {text!r}: {', '.join(sorted(meant))}."
            return reason, "Store a number for the rank, and sort by that number."
    return None
