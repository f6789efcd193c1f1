"""L103, L107, L109 and L111: whether a key can serve an access pattern.

Patterns that are declared by a signature were checked with their class. Patterns in code, and those
of other designs, were not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tablewright.model.design import Design, EntityDesign, PatternDesign, TableDesign
from tablewright.operations import BY_KEY_READS
from tablewright.ops.key_conditions import Asked, asked, key_asked, key_named
from tablewright.ops.keys import FilledKey
from tablewright.ops.lint.findings import DesignLocation, Finding, FindingSeverity, each_entity

FILTER, SCAN, UNSERVED, IMPOSSIBLE = "L103", "L107", "L109", "L111"

_FILTERED = re.compile(
    r"\bfilter(?:ed|ing|s)? (?:on|by)(?: (?P<by>\w+))?|\bwith (?:a )?filter\b|FilterExpression"
    r"|\bin (?:the )?(?:app|application|memory)\b|\bclient[- ]side\b",
    re.IGNORECASE,
)
_WORDS = re.compile(r"[A-Z]?[a-z0-9]+|[A-Z]+")
_SCANNED = re.compile(r"\bscan(?:s|ned|ning)?\b", re.IGNORECASE)

_Pattern = tuple[TableDesign, EntityDesign, PatternDesign]


def _patterns(design: Design) -> Iterator[_Pattern]:
    for table, entity in each_entity(design):
        for pattern in entity.patterns:
            yield table, entity, pattern


def _finder(
    code: str, severity: FindingSeverity, remedy: str
) -> Callable[[_Pattern, str], Finding]:
    def finding(found: _Pattern, reason: str) -> Finding:
        table, entity, pattern = found
        place = DesignLocation(
            table=table.name, index=pattern.index, entity=entity.name, member=pattern.name
        )
        return Finding(code, severity, place, reason, remedy)

    return finding


# L103


def filters(design: Design) -> Iterator[Finding]:
    """Reports filters, and work in the application, that replace a key."""
    finding = _finder(
        FILTER,
        FindingSeverity.WARNING,
        "Add the filtered attribute to a sort key, or add an index. Allow this finding if the"
        " filter discards few items.",
    )
    for found in _patterns(design):
        table, entity, pattern = found
        filled = key_asked(table, entity, pattern)
        if filled is not None and pattern.operation == "Query":
            extra = asked(pattern, filled).filters
            if extra:
                reason = f"Not in the key: {', '.join(extra)}. Discarded items are read and billed."
                yield finding(found, reason)
                continue
        said = _FILTERED.search(pattern.description)
        if said is not None and not (filled and said["by"] and _is_in_key(said["by"], pattern)):
            yield finding(
                found,
                f"The description says {said.group()!r}: discarded items are read and billed.",
            )


def _is_in_key(word: str, pattern: PatternDesign) -> bool:
    """Whether a word is part of the name of a parameter: filtering by it is the key's work."""
    words = {
        part.lower()
        for one in pattern.parameters
        for part in _WORDS.findall(f"{one.name} {one.attribute}")
    }
    return word.lower() in words


# L107


def scans(design: Design) -> Iterator[Finding]:
    """Reports access patterns that scan."""
    finding = _finder(
        SCAN,
        FindingSeverity.WARNING,
        "Add a key or an index. Allow this finding for a small table or an infrequent job.",
    )
    for found in _patterns(design):
        pattern = found[2]
        if pattern.operation == "Scan":
            yield finding(found, "The pattern reads the whole table on every call.")
        elif _SCANNED.search(pattern.description):
            yield finding(found, "The description says that the pattern reads the whole table.")


# L109


def unserved(design: Design) -> Iterator[Finding]:
    """Reports patterns that no key or index serves, and entities that no pattern finds."""
    finding = _finder(
        UNSERVED,
        FindingSeverity.WARNING,
        "Add a key or an index that starts with the parameters of the pattern.",
    )
    for found in _patterns(design):
        reason = _why_unserved(found) or _never_written(found)
        if reason is not None:
            yield finding(found, reason)
    members = {name for one in design.collections for name in one.members.values()}
    for table, entity in each_entity(design):
        if not entity.patterns and entity.name not in members:
            place = DesignLocation(table=table.name, entity=entity.name)
            remedy = "Declare a pattern for the entity, or remove the entity."
            reason = "No access pattern reads this entity."
            yield Finding(UNSERVED, FindingSeverity.WARNING, place, reason, remedy)


def _why_unserved(found: _Pattern) -> str | None:
    table, entity, pattern = found
    if pattern.index is not None:
        if all(index.name != pattern.index for index in table.indexes):
            return f"{table.name} has no index {pattern.index}."
        if pattern.index not in entity.index_keys:
            return f"{entity.name} has no entry in {pattern.index}."
    if pattern.operation not in BY_KEY_READS or _is_made_elsewhere(entity, pattern):
        return None
    filled = key_asked(table, entity, pattern)
    if filled is None:
        filled = key_named(table, entity, pattern)
        if filled is None or _is_impossible(asked(pattern, filled), filled, pattern):
            return None
        names = ", ".join(one.name for one in pattern.parameters) or "nothing"
        return f"No key of {entity.name} matches the parameters: {names}."
    told = asked(pattern, filled)
    if told.missing and not _is_impossible(told, filled, pattern):
        return f"The pattern lacks parameters for the key: {', '.join(told.missing)}."
    return None


def _is_made_elsewhere(entity: EntityDesign, pattern: PatternDesign) -> bool:
    """Whether a key part is not an attribute, or a guard item finds the item."""
    unique = {one.name for one in entity.attributes if one.unique_within is not None}
    given = {one.attribute for one in pattern.parameters}
    return None in given or (pattern.operation == "GetItem" and bool(given & unique))


def _never_written(found: _Pattern) -> str | None:
    table, entity, pattern = found
    filled = key_named(table, entity, pattern)
    allowed = {one.name: one.enum for one in entity.attributes if one.enum is not None}
    allowed |= {} if filled is None else dict(filled.when)
    for one in pattern.parameters:
        values = allowed.get(one.attribute or "")
        if one.default is not None and values is not None and one.default not in values:
            return f"{one.attribute} never has the value {one.default!r} in this key."
    return None


# L111


def impossible(design: Design) -> Iterator[Finding]:
    """Reports key conditions that DynamoDB does not support."""
    finding = _finder(
        IMPOSSIBLE,
        FindingSeverity.ERROR,
        "A partition key needs an exact value, and a sort key is matched from the left. Put the"
        " variable part into the sort key of an index whose partition key the caller has.",
    )
    for found in _patterns(design):
        table, entity, pattern = found
        filled = key_named(table, entity, pattern)
        if filled is None or pattern.operation not in BY_KEY_READS:
            continue
        if not pattern.entry and pattern.index is None and key_asked(table, entity, pattern):
            continue  # some other key will do
        for reason in _impossibilities(asked(pattern, filled), filled, pattern):
            yield finding(found, reason)


def _is_impossible(told: Asked, filled: FilledKey, pattern: PatternDesign) -> bool:
    return any(_impossibilities(told, filled, pattern))


def _impossibilities(told: Asked, filled: FilledKey, pattern: PatternDesign) -> Iterator[str]:
    given = {one.attribute for one in pattern.parameters}
    partition = {name for one in filled.partition for name in one.template.names}
    sort = {name for one in filled.sort for name in one.template.names}
    text = ", ".join(one.template.text for one in filled.partition)
    for name in told.partition_ranges:
        yield f"{name} is a range or prefix, but is part of the partition key {text!r}."
    if told.missing and given & partition:
        yield f"The partition key {text!r} is incomplete, and cannot be matched by a prefix."
    elif told.missing and given & sort:
        yield f"The pattern has the sort key, but not the partition key {text!r}."
    for name in told.beyond:
        yield f"{name} is given, but a part before it in the sort key is not."
