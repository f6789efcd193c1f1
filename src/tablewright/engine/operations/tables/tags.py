"""TagResource, UntagResource and ListTagsOfResource.

DynamoDB adds tags a moment after the response; here they exist at once.
"""

from __future__ import annotations

import unicodedata
from typing import Any

import msgspec

from tablewright import limits
from tablewright.engine.context import EngineContext
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.requests import Request
from tablewright.engine.tables import upkeep
from tablewright.engine.tables.schema import Table
from tablewright.errors import ResourceNotFoundException, ValidationException

_INVALID = "One or more parameter values were invalid: "
_OWN_KEYS = "aws:"  # prefix of tags that only AWS sets
_PUNCTUATION = frozenset("_.:/=+-@")
_LETTER_NUMBER_SPACE = ("L", "N", "Z")  # Unicode categories


def tag_resource(context: EngineContext, request: Request) -> dict[str, Any]:
    """Adds tags to a table; a tag of the same key gets the new value."""
    arn = request["ResourceArn"]
    name = _table_name(arn)
    if not request["Tags"]:
        raise ValidationException("Atleast one Tag needs to be provided as Input.")
    added = checked_tags(request["Tags"])

    def job(changes: ChangeSet) -> dict[str, Any]:
        table = _found(changes.table(name), arn)
        tags = {**table.definition.tags, **added}
        _check_count(len(tags))
        _retag(changes, table, tags)
        return {}

    return context.writer.run(job)


def untag_resource(context: EngineContext, request: Request) -> dict[str, Any]:
    """Removes tags by their keys; missing keys are ignored."""
    arn = request["ResourceArn"]
    name = _table_name(arn)
    keys: list[str] = request["TagKeys"]
    if not keys:
        raise ValidationException("Atleast one Tag Key needs to be provided as Input.")
    for key in keys:
        _check_key(key)
    _check_count(len(keys))

    def job(changes: ChangeSet) -> dict[str, Any]:
        table = _found(changes.table(name), arn)
        kept = {k: v for k, v in table.definition.tags.items() if k not in keys}
        _retag(changes, table, kept)
        return {}

    return context.writer.run(job)


def list_tags_of_resource(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns the tags of a table on one page; DynamoDB ignores a NextToken."""
    arn = request["ResourceArn"]
    tags = _found(context.catalog.get(_table_name(arn)), arn).definition.tags
    return {"Tags": [{"Key": key, "Value": value} for key, value in tags.items()]}


def checked_tags(tags: list[dict[str, str]]) -> dict[str, str]:
    """The tags of a request by their keys."""
    by_key: dict[str, str] = {}
    for tag in tags:
        key, value = tag.get("Key"), tag.get("Value")
        _check_key(key)
        if value is None or len(value) > limits.TAG_VALUE_LENGTH_MAX or not _is_text(value):
            raise ValidationException(f"The Tag Value provided is invalid, Value: {_shown(value)}")
        assert key is not None, "checked above"
        if key in by_key:
            raise ValidationException(
                f"Duplicate Tag Keys provided as input: Duplicate Tag Key found {key}"
            )
        by_key[key] = value
    _check_count(len(by_key))
    return by_key


def _check_key(key: str | None) -> None:
    if not key or len(key) > limits.TAG_KEY_LENGTH_MAX or not _is_text(key):
        raise ValidationException(f"The Tag Key provided is invalid, Key: {_shown(key)}")
    if key.lower().startswith(_OWN_KEYS):
        raise ValidationException(f"Tag Key cannot be prefixed with aws:, Key: {key}")


def _is_text(text: str) -> bool:
    return all(
        character in _PUNCTUATION or unicodedata.category(character)[0] in _LETTER_NUMBER_SPACE
        for character in text
    )


def _shown(text: str | None) -> str:
    return "null" if text is None else text


def _check_count(count: int) -> None:
    if count > limits.TAGS_MAX:
        raise ValidationException(
            "Number of Tags exceed the current limit for the provided ResourceArn"
        )


def _table_name(arn: str) -> str:
    """Returns the table of an ARN, whatever its region and account."""
    if not arn.startswith("arn:"):
        raise ValidationException(f"{_INVALID}ARNs must start with 'arn:': {arn}")
    service, _, _, resource = [*arn.split(":", 5)[2:], "", "", "", ""][:4]
    kind, _, name = resource.partition("/")
    if service != "dynamodb" or kind != "table" or not name or "/backup/" in name:
        raise ValidationException(f"{_INVALID}Provided Arn is not a DynamoDB resource arn: {arn}")
    if "/index/" in name:
        raise ValidationException(
            f"{_INVALID}Invalid resource arn provided, only table or stream is accepted. "
            f"Provided resource arn: {arn}"
        )
    return name


def _found(table: Table | None, arn: str) -> Table:
    if table is None:
        raise ResourceNotFoundException(
            f"Requested resource not found: ResourceArn: {arn} not found"
        )
    return table


def _retag(changes: ChangeSet, table: Table, tags: dict[str, str]) -> None:
    upkeep.replace_table(changes, Table(msgspec.structs.replace(table.definition, tags=tags)))
