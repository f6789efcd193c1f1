"""L103, L107, L109 and L111: what access patterns ask, and whether a key can answer it.

Patterns that were declared by a signature were checked when their class was made. Those that are
written out, and those of designs that came from elsewhere, were not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tablewright.model.design import Design, EntityDesign, PatternDesign, TableDesign
from tablewright.operations import BY_KEY_READS
from tablewright.ops.key_conditions import Asked, asked, key_asked
from tablewright.ops.keys import FilledKey, filled_key
from tablewright.ops.lint.findings import DesignLocation, Finding, Severity, each_entity

FILTER, SCAN, UNSERVED, IMPOSSIBLE = "L103", "L107", "L109", "L111"

_FILTERED = re.compile(
    r"\bfilter(?:ed|ing)? on\b|\bwith (?:a )?filter\b|FilterExpression"
    r"|\bin (?:the )?(?:app|application|memory)\b|\bclient[- ]side\b",
    re.IGNORECASE,
)
_SCANNED = re.compile(r"\bscan(?:s|ned|ning)?\b", re.IGNORECASE)

_Pattern = tuple[TableDesign, EntityDesign, PatternDesign]


def _patterns(design: Design) -> Iterator[_Pattern]:
    for table, entity in each_entity(design):
        for pattern in entity.patterns:
            yield table, entity, pattern


def _finder(code: str, severity: Severity, remedy: str) -> Callable[[_Pattern, str], Finding]:
    def finding(found: _Pattern, reason: str) -> Finding:
        table, entity, pattern = found
        place = DesignLocation(
            table=table.name, index=pattern.index, entity=entity.name, member=pattern.name
        )
        return Finding(code, severity, place, reason, remedy)

    return finding


# L103


def filters(design: Design) -> Iterator[Finding]:
    """Filters, and work in the application, in place of a key."""
    finding = _finder(
        FILTER,
        Severity.WARNING,
        "Make what is filtered a part of a sort key, or give it an index; allow it where what is"
        " read is not much more than what is wanted.",
    )
    for found in _patterns(design):
        table, entity, pattern = found
        filled = key_asked(table, entity, pattern)
        if filled is not None and pattern.operation == "Query":
            extra = asked(pattern, filled).filters
            if extra:
                reason = f"{', '.join(extra)} is in no part of the key: all else is read, and paid."
                yield finding(found, reason)
                continue
        said = _FILTERED.search(pattern.description)
        if said is not None:
            yield finding(
                found, f"It says {said.group()!r}: what is filtered out is read, and paid."
            )


# L107


def scans(design: Design) -> Iterator[Finding]:
    """Scans as access patterns."""
    finding = _finder(
        SCAN,
        Severity.WARNING,
        "Give it a key or an index; allow it for a table that stays small, or a job that runs"
        " seldom.",
    )
    for found in _patterns(design):
        pattern = found[2]
        if pattern.operation == "Scan":
            yield finding(found, "It reads the whole table each time.")
        elif _SCANNED.search(pattern.description):
            yield finding(found, "Its description says that it reads the whole table.")


# L109


def unserved(design: Design) -> Iterator[Finding]:
    """Patterns that no key or index serves, and entities that no pattern finds."""
    finding = _finder(
        UNSERVED, Severity.WARNING, "Add a key or an index that begins with what the caller knows."
    )
    for found in _patterns(design):
        reason = _why_unserved(found) or _never_written(found)
        if reason is not None:
            yield finding(found, reason)
    members = {name for one in design.collections for name in one.members.values()}
    for table, entity in each_entity(design):
        if not entity.patterns and entity.name not in members:
            place = DesignLocation(table=table.name, entity=entity.name)
            remedy = "Declare how it is found, or leave it out."
            reason = "No access pattern finds it."
            yield Finding(UNSERVED, Severity.WARNING, place, reason, remedy)


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
        filled = filled_key(table, entity, pattern.index)
        if filled is None or _is_impossible(asked(pattern, filled), filled, pattern):
            return None
        names = ", ".join(one.name for one in pattern.parameters) or "nothing"
        return f"No key of {entity.name} is found by {names}."
    told = asked(pattern, filled)
    if told.missing and not _is_impossible(told, filled, pattern):
        return f"The caller would have to know {', '.join(told.missing)}."
    return None


def _is_made_elsewhere(entity: EntityDesign, pattern: PatternDesign) -> bool:
    """Whether its key is made of something that is no attribute, or found by a guard."""
    unique = {one.name for one in entity.attributes if one.unique_within is not None}
    given = {one.attribute for one in pattern.parameters}
    return None in given or (pattern.operation == "GetItem" and bool(given & unique))


def _never_written(found: _Pattern) -> str | None:
    table, entity, pattern = found
    filled = filled_key(table, entity, pattern.index)
    allowed = {one.name: one.enum for one in entity.attributes if one.enum is not None}
    allowed |= {} if filled is None else dict(filled.when)
    for one in pattern.parameters:
        values = allowed.get(one.attribute or "")
        if one.default is not None and values is not None and one.default not in values:
            return f"{one.attribute} is never {one.default!r} there."
    return None


# L111


def impossible(design: Design) -> Iterator[Finding]:
    """Key conditions that DynamoDB does not have."""
    finding = _finder(
        IMPOSSIBLE,
        Severity.ERROR,
        "A partition key is asked for by equality, and a sort key from its left: put what varies"
        " into the sort key of an index whose partition key the caller knows.",
    )
    for found in _patterns(design):
        table, entity, pattern = found
        filled = filled_key(table, entity, pattern.index)
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
        yield f"A range or prefix of {name}, which is in the partition key {text!r}."
    if told.missing and given & partition:
        yield f"Only a part of the partition key {text!r} is given: a prefix of it finds nothing."
    elif told.missing and given & sort:
        yield f"The sort key is asked for, and of the partition key {text!r} nothing is known."
    for name in told.beyond:
        yield f"{name} is given, and what stands before it in the sort key is not fixed."
