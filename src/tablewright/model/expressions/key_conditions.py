"""Key conditions: the query of an index, from the given parts.

A sort key may be given completely, up to a part, or up to a range of one part. Every condition
stays within the entity's own prefix: an open range ends with the prefix, not with the partition.

Bounds are exact. `HIGHEST` sorts after every value of a key, so all keys that continue a text lie
between the text and the text with `HIGHEST`. The greatest key before a text is the text with its
last character decremented, and `HIGHEST`.
Not here: the parameters of patterns (`model.checking`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeGuard

from tablewright.errors import BadRangeError, KeyPartError, MissingPartError
from tablewright.model.declaring.ranges import Range
from tablewright.model.declaring.templates import HIGHEST, KeyPart
from tablewright.model.expressions.building import Placeholders
from tablewright.model.plans.entry_plans import EntryPlan, KeyAttribute

_AFTER_SURROGATES = 0xE000
_BEFORE_SURROGATES = 0xD7FF


def key_condition(
    entry: EntryPlan,
    given: Mapping[str, Any],
    placeholders: Placeholders,
    *,
    owner: str,
    reserved: str | None = None,
) -> str:
    """Returns the KeyConditionExpression of the given parts; raises `RequestError`s.

    No partition of the entity begins with `reserved`.
    """
    entry = entry.asked(given)
    if reserved is not None:
        wire = entry.partition[0].wire(given) or {}
        if wire.get("S", "").startswith(reserved):
            raise KeyPartError(
                f"{owner}: {reserved!r} is reserved for keys of guards.",
                hint="Use another value: guards of unique attributes have such keys.",
            )
    clauses = [_equals(one, given, placeholders, owner=owner) for one in entry.partition]
    for position, one in enumerate(entry.sort):
        clause, is_whole = _sort_clause(one, given, placeholders, owner=owner)
        if clause:
            clauses.append(clause)
        if not is_whole:
            _refuse_beyond(entry.sort[position + 1 :], given, owner=owner)
            break
    return " AND ".join(clauses)


def _equals(
    one: KeyAttribute, given: Mapping[str, Any], placeholders: Placeholders, *, owner: str
) -> str:
    wire = one.wire(given)
    if wire is None:
        missing = [name for name in one.template.names if given.get(name) is None]
        raise MissingPartError(f"{owner}: {one.template.text!r} requires {', '.join(missing)}.")
    return f"{placeholders.name(one.stored_name)} = {placeholders.value(wire)}"


def _sort_clause(
    one: KeyAttribute, given: Mapping[str, Any], placeholders: Placeholders, *, owner: str
) -> tuple[str, bool]:
    """Returns the clause of one sort attribute, and whether it is complete."""
    template = one.template
    fixed = {name: value for name, value in given.items() if not isinstance(value, Range)}
    if one.kind != "S":  # a number or bytes: the whole attribute is one part
        value = given.get(template.parts[0].name)
        if _is_range(value):
            return _bare_range(one, value, placeholders), False
        return (
            ("", False) if value is None else (_equals(one, given, placeholders, owner=owner), True)
        )
    text, reached = template.prefix(fixed)
    if reached == len(template.parts):
        wire = {"S": text}
        return f"{placeholders.name(one.stored_name)} = {placeholders.value(wire)}", True
    part = template.parts[reached]
    beyond = [later.name for later in template.parts[reached + 1 :] if later.name in given]
    if beyond:
        raise MissingPartError(
            f"{owner}: {beyond[0]} is given, but {part.name} before it is missing."
        )
    wanted = given.get(part.name)
    name = placeholders.name
    if _is_range(wanted):
        if not template.sorts_by(reached):
            raise BadRangeError(
                f"{part.label}: keys do not sort in the order of {part.name}.",
                hint="Pad the part in its template, such as {number:06d}, or pass a single value.",
            )
        if template.is_bare and wanted.prefix is None and None in (wanted.low, wanted.high):
            return _bare_range(one, wanted, placeholders), False
        low, high = _text_bounds(text, part, wanted, following=_following(one, reached))
        if not low:  # DynamoDB does not compare keys with empty text, and nothing sorts before it
            return f"{name(one.stored_name)} <= {placeholders.value({'S': high})}", False
        return (
            f"{name(one.stored_name)} BETWEEN {placeholders.value({'S': low})}"
            f" AND {placeholders.value({'S': high})}"
        ), False
    if not text:
        return "", False
    return f"begins_with({name(one.stored_name)}, {placeholders.value({'S': text})})", False


def _is_range(value: Any) -> TypeGuard[Range[Any]]:
    return isinstance(value, Range)


def _following(one: KeyAttribute, reached: int) -> str:
    """The literal after a part."""
    parts = one.template.parts
    return parts[reached + 1].literal if reached + 1 < len(parts) else one.template.tail


def _text_bounds(
    prefix: str, part: KeyPart, wanted: Range[Any], *, following: str
) -> tuple[str, str]:
    """Returns the least and the greatest key of a range, both inclusive."""
    if wanted.prefix is not None:
        if part.spec or part.form.kind != "S" or part.form.format is not None:
            raise BadRangeError(
                f"{part.label}: {part.name} is not text, so it has no prefix.",
                hint="Use between, since, after, until or before.",
            )
        if HIGHEST in wanted.prefix or (part.separator and part.separator in wanted.prefix):
            raise BadRangeError(
                f"{part.label}: {part.name} never contains {wanted.prefix!r}.",
                hint="Leave the separator out of the prefix.",
            )
        return prefix + wanted.prefix, prefix + wanted.prefix + HIGHEST
    low, high = prefix, prefix + HIGHEST
    if wanted.low is not None:
        low = prefix + part.piece(wanted.low)
        if wanted.is_low_excluded:
            low += following + HIGHEST if following else "\0"
    if wanted.high is not None:
        high = prefix + part.piece(wanted.high)
        if wanted.is_high_excluded:
            high = _predecessor(high)
        elif following:
            high += following + HIGHEST  # every key that continues the bound
    if low > high:
        raise BadRangeError(
            f"{part.label}: the range of {part.name} is empty: its ends are swapped.",
            hint="Pass the lower end first.",
        )
    return low, high


def _predecessor(text: str) -> str:
    """The greatest key before a text."""
    last = ord(text[-1])
    if last == 0:
        return text[:-1]
    lowered = _BEFORE_SURROGATES if last == _AFTER_SURROGATES else last - 1
    return text[:-1] + chr(lowered) + HIGHEST


def _bare_range(one: KeyAttribute, wanted: Range[Any], placeholders: Placeholders) -> str:
    """A range of a whole attribute, in its own order."""
    part = one.template.parts[0]
    name = placeholders.name(one.stored_name)
    low = None if wanted.low is None else _bound(one, wanted.low)
    high = None if wanted.high is None else _bound(one, wanted.high)
    if wanted.prefix is not None or (low is None and high is None):
        raise BadRangeError(f"{part.label}: {part.name} does not support this range.")
    if low is None or high is None:
        sign = (
            (">" if wanted.is_low_excluded else ">=")
            if low
            else ("<" if wanted.is_high_excluded else "<=")
        )
        return f"{name} {sign} {placeholders.value(low or high or {})}"
    if wanted.is_low_excluded or wanted.is_high_excluded:
        raise BadRangeError(f"{part.label}: a range with two bounds must include both.")
    if part.form.fit(wanted.low) > part.form.fit(wanted.high):
        raise BadRangeError(
            f"{part.label}: the range of {part.name} is empty: its ends are swapped.",
            hint="Pass the lower end first.",
        )
    return f"{name} BETWEEN {placeholders.value(low)} AND {placeholders.value(high)}"


def _bound(one: KeyAttribute, value: Any) -> dict[str, Any]:
    part = one.template.parts[0]
    return {"S": part.piece(value)} if one.kind == "S" else part.wire(value)


def _refuse_beyond(
    later: tuple[KeyAttribute, ...], given: Mapping[str, Any], *, owner: str
) -> None:
    for one in later:
        for name in one.template.names:
            if name in given:
                raise MissingPartError(
                    f"{owner}: {name} is given, but a part before it is missing."
                )
