"""The shapes of the engine beside the service's own model, which botocore ships.

`differences` names what differs; `DELIBERATE` is what may, and why.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from botocore.loaders import Loader

from tablewright.engine.shapes.decoders import AttributeValue
from tablewright.engine.shapes.kinds import (
    Binary,
    Choice,
    Flag,
    Kind,
    ListOf,
    MapOf,
    Moment,
    Operation,
    Structure,
    TableName,
    Text,
    Value,
    Whole,
)

DELIBERATE = {
    "CreateTable.AttributeDefinitions is required": "replicas of other tables are not made here",
    "CreateTable.KeySchema is required": "replicas of other tables are not made here",
    **{
        f"{indexes}[].KeySchema has a length of at most 2, not None": "DynamoDB answers so"
        for indexes in (
            "CreateTable.LocalSecondaryIndexes",
            "RestoreTableFromBackup.LocalSecondaryIndexOverride",
            "RestoreTableToPointInTime.LocalSecondaryIndexOverride",
        )
    },
    **{
        f"{tag} is not required": "DynamoDB has its own words for a tag without it"
        for tag in (
            "CreateTable.Tags[].Key",
            "CreateTable.Tags[].Value",
            "TagResource.Tags[].Key",
            "TagResource.Tags[].Value",
        )
    },
    **{
        f"{operation} has a length of at most 255, not None": "DynamoDB answered so in 2018"
        for operation in (
            "GetItem.AttributesToGet",
            "Query.AttributesToGet",
            "Scan.AttributesToGet",
            "BatchGetItem.RequestItems{}.AttributesToGet",
        )
    },
}

# Strings whose length is left to others to judge.
UNBOUNDED = {
    "AttributeName": "values and expressions refuse names that are too long, each in its own words",
    "TableArn": "no table has an ARN that is too long",
    "ResourceArnString": "no table has an ARN that is too long",
    "StreamArn": "the engine refuses what is no ARN of a stream, in DynamoDB's own words for it",
    "TagKeyString": "the engine refuses tags, in DynamoDB's own words for them",
    "TagValueString": "the engine refuses tags, in DynamoDB's own words for them",
}

JAVA_TYPES = {"integer": "Integer", "long": "Long"}


class Model:
    """A service's model of its requests."""

    def __init__(self, service: str) -> None:
        self._model: dict[str, Any] = Loader().load_service_model(service, "service-2")

    def differences(self, operation: Operation) -> Iterator[str]:
        """What differs between an operation's shape and the model's."""
        name = self._model["operations"][operation.name]["input"]["shape"]
        yield from self._differences(operation.shape, name, operation.name)

    def _differences(self, kind: Kind, shape_name: str, path: str) -> Iterator[str]:
        shape = self._model["shapes"][shape_name]
        match kind:
            case TableName():
                if shape_name not in {"TableArn", "TableName"}:
                    yield f"{path} is a table name, not {shape_name}"
            case Text() | Whole() | Moment() | Flag() | Binary() | Choice():
                yield from _scalar_differences(kind, shape, path, shape_name in UNBOUNDED)
            case Value():
                if shape_name != "AttributeValue":
                    yield f"{path} is an attribute value, not {shape_name}"
                elif set(AttributeValue.__annotations__) != set(shape["members"]):
                    yield f"{path} has members {sorted(shape['members'])}"
            case ListOf():
                yield from _type_differences("list", shape, path)
                yield from _length_differences(kind, shape, path)
                yield from self._differences(kind.element, shape["member"]["shape"], path + "[]")
            case MapOf():
                yield from _type_differences("map", shape, path)
                yield from _length_differences(kind, shape, path)
                yield from self._differences(kind.element, shape["value"]["shape"], path + "{}")
            case Structure():
                yield from self._structure_differences(kind, shape, path)

    def _structure_differences(
        self, kind: Structure, shape: dict[str, Any], path: str
    ) -> Iterator[str]:
        yield from _type_differences("structure", shape, path)
        members: dict[str, Any] = shape["members"]
        for name in sorted(set(members) - set(kind.kinds)):
            yield f"{path}.{name} is missing"
        for member in kind.members:
            here = f"{path}.{member.name}"
            if member.name not in members:
                yield f"{here} is unknown to the model"
                continue
            if member.required != (member.name in shape.get("required", [])):
                yield f"{here} is {'' if member.required else 'not '}required"
            yield from self._differences(member.kind, members[member.name]["shape"], here)


def _scalar_differences(
    kind: Text | Whole | Moment | Flag | Binary | Choice,
    shape: dict[str, Any],
    path: str,
    unbounded: bool,
) -> Iterator[str]:
    match kind:
        case Choice():
            yield from _type_differences("string", shape, path)
            if set(kind.values) != set(shape.get("enum", [])):
                yield f"{path} is one of {kind.values}, not {shape.get('enum')}"
        case Text():
            yield from _type_differences("string", shape, path)
            if "enum" in shape:
                yield f"{path} is any string, not one of {shape['enum']}"
            if kind.pattern != shape.get("pattern"):
                yield f"{path} has the pattern {kind.pattern}, not {shape.get('pattern')}"
            if not unbounded:
                yield from _length_differences(kind, shape, path)
        case Whole():
            if kind.java != JAVA_TYPES.get(shape["type"]):
                yield f"{path} is a {kind.java}, not a {shape['type']}"
            bounds = kind.value_min, kind.value_max
            if bounds != (shape.get("min"), shape.get("max")):
                yield f"{path} has bounds {bounds}"
        case Moment():
            yield from _type_differences("timestamp", shape, path)
        case Flag():
            yield from _type_differences("boolean", shape, path)
        case Binary():
            yield from _type_differences("blob", shape, path)


def _type_differences(expected: str, shape: dict[str, Any], path: str) -> Iterator[str]:
    if expected != shape["type"]:
        yield f"{path} is a {expected}, not a {shape['type']}"


def _length_differences(
    kind: Text | ListOf | MapOf, shape: dict[str, Any], path: str
) -> Iterator[str]:
    if kind.length_min != shape.get("min", 0):
        yield f"{path} has a length of at least {kind.length_min}, not {shape.get('min', 0)}"
    if kind.length_max != shape.get("max"):
        yield f"{path} has a length of at most {kind.length_max}, not {shape.get('max')}"
