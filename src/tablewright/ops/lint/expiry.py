"""L110: items that should expire but do not, or expire at once.

DynamoDB deletes by a Number of seconds since 1970 in the attribute that TTL is enabled on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tablewright.model.design import AttributeDesign, Design, EntityDesign, TableDesign
from tablewright.ops.example_texts import words_of
from tablewright.ops.keys import filled_keys
from tablewright.ops.lint.findings import DesignLocation, Finding, FindingSeverity, each_entity

CODE = "L110"

_RETENTION = re.compile(
    r"\bTTL\b|\btime to live\b|\bauto-?delet\w+"
    r"|\b(?:kept|retained|deleted|expires?|removed|retention)\b[^.]*?\b\d+[ -](?:day|hour|minute)",
    re.IGNORECASE,
)
_EXPIRY_WORDS = frozenset("ttl expires expire expiry expiration expired".split())
_SECONDS = (None, "integer", "epoch-seconds")


def expiry_mistakes(design: Design) -> Iterator[Finding]:
    """Reports TTL attributes that do not work, and retention without TTL."""
    for table in design.tables:
        yield from _attribute(table)
    for table, entity in each_entity(design):
        yield from _entity(table, entity)


# The attribute of the table


def _attribute(table: TableDesign) -> Iterator[Finding]:
    name = table.ttl_attribute
    if name is None:
        if _RETENTION.search(table.description):
            reason = "The description mentions retention, but the table has no TTL attribute."
            yield _finding(
                FindingSeverity.WARNING, DesignLocation(table=table.name), reason, _ENABLE
            )
        return
    holders = [
        (entity, one) for entity in table.entities for one in entity.attributes if one.name == name
    ]
    if not holders:
        reason = f"TTL is on {name}, which no entity declares: items never expire."
        yield _finding(FindingSeverity.ERROR, DesignLocation(table=table.name), reason, _DECLARE)
    for entity, one in holders:
        wrong = _wrong_form(one) or _wrong_time(table, entity, one)
        if wrong is not None:
            place = DesignLocation(table=table.name, entity=entity.name, member=name)
            yield _finding(FindingSeverity.ERROR, place, *wrong)


_ENABLE = "Declare the attribute with ttl(), which enables TTL, or do not promise expiry."
_DECLARE = "Declare the attribute with ttl()."


def _finding(severity: FindingSeverity, place: DesignLocation, reason: str, remedy: str) -> Finding:
    return Finding(CODE, severity, place, reason, remedy)


def _wrong_form(one: AttributeDesign) -> tuple[str, str] | None:
    remedy = "Store the time as a Number of seconds since 1970."
    if one.type != "N":
        return f"The TTL attribute is {one.type}: DynamoDB ignores types other than Number.", remedy
    if one.format not in _SECONDS:
        return f"The TTL attribute is {one.format}, so items never expire.", remedy
    return None


def _wrong_time(
    table: TableDesign, entity: EntityDesign, one: AttributeDesign
) -> tuple[str, str] | None:
    """Reports a time that is past when the item is written."""
    in_keys = any(one.name in filled.names for filled in filled_keys(table, entity))
    if in_keys or one.role in ("created", "updated"):
        reason = "The TTL attribute is the time of writing, so items expire at once."
        return reason, "Use a separate TTL attribute that holds the time of expiry."
    return None


# Entities that should expire


def _entity(table: TableDesign, entity: EntityDesign) -> Iterator[Finding]:
    names = {one.name for one in entity.attributes}
    if table.ttl_attribute is not None and table.ttl_attribute in names:
        return
    place = DesignLocation(table=table.name, entity=entity.name)
    if _RETENTION.search(entity.description):
        reason = "The description says that items expire, but the entity has no TTL attribute."
        yield _finding(FindingSeverity.WARNING, place, reason, _ENABLE)
    for one in entity.attributes:
        if not _is_expiry(one):
            continue
        place = DesignLocation(table=table.name, entity=entity.name, member=one.name)
        if table.ttl_attribute is not None:
            reason = (
                f"The attribute looks like a time of expiry, but TTL uses {table.ttl_attribute}."
            )
            yield _finding(FindingSeverity.WARNING, place, reason, _ENABLE)
        elif one.type == "N" and one.format in _SECONDS:
            reason = "The attribute looks like a time of expiry, but TTL is not enabled."
            yield _finding(FindingSeverity.WARNING, place, reason, _ENABLE)


def _is_expiry(one: AttributeDesign) -> bool:
    words = words_of(one.name)
    return bool(words) and words[0] in _EXPIRY_WORDS
