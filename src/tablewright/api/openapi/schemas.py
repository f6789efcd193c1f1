"""Schemas of OpenAPI: msgspec's schemas of a service's types, in one document.

    schemas = Schemas(taken=[NewEvent], given=[Event, Page[Event]])
    schemas.of(Event)           {"$ref": "#/components/schemas/Event"}
    schemas.components          {"Event": {"type": "object", ...}}

Types that only occur in responses require all members, including those with a default; types of
requests do not.

Not here: operations (`api.openapi`).
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, cast, get_type_hints

import msgspec

from tablewright.api.http.zones import mark_times, types_within

Schema = dict[str, Any]

_REF = "#/components/schemas/{name}"
_REFERRED = re.compile(r'"\$ref": "#/components/schemas/([^"]+)"')


class Schemas:
    """The schemas of types; those of classes are components."""

    def __init__(self, *, taken: Iterable[Any], given: Iterable[Any]) -> None:
        took = list(taken)
        self._types = [*took, *given]
        classes = _classes(self._types)
        every = [*self._types, *classes]
        found, components = msgspec.json.schema_components(every, ref_template=_REF)
        for schema, kind in zip(found, msgspec.inspect.multi_type_info(self._types), strict=False):
            mark_times(schema, kind)
        brief = set[str]()  # components whose defaults are omitted
        for schema, (one, kind) in zip(found[len(self._types) :], classes.items(), strict=True):
            name = schema["$ref"].rpartition("/")[2]  # two classes may have the same name
            _mark_members(components[name], kind.fields)
            config = getattr(one, "__struct_config__", None)
            if config is not None and config.omit_defaults:
                brief.add(name)
        self._found: list[Schema] = [_polished(one) for one in found[: len(self._types)]]
        self.components: dict[str, Schema] = {
            name: _polished(components[name]) for name in sorted(components)
        }
        taken_names = self._named(self._found[: len(took)])
        for name in self._named(self._found[len(took) :]) - taken_names:
            schema = self.components[name]
            if "properties" in schema and name not in brief:
                _require_all(schema)

    def _named(self, schemas: list[Schema]) -> set[str]:
        """Returns the components that schemas refer to, directly or indirectly."""
        named, waiting = set[str](), [json.dumps(schemas)]
        while waiting:
            for name in set(_REFERRED.findall(waiting.pop())) - named:
                named.add(name)
                waiting.append(json.dumps(self.components[name]))
        return named

    def of(self, wanted: Any) -> Schema:
        """Returns the schema of one of the types."""
        # By identity first: `Annotated` types are equal only if their metadata can be compared.
        for known, schema in zip(self._types, self._found, strict=True):
            if known is wanted or known == wanted:
                return schema
        raise KeyError(wanted)


def _require_all(schema: Schema) -> None:
    """Requires members with a default, which are always sent; unset members have none."""
    required: list[str] = schema.get("required", [])
    named = [n for n, one in schema["properties"].items() if n in required or "default" in one]
    if named:
        schema["required"] = named


def _mark_members(schema: Schema, fields: Iterable[msgspec.inspect.Field]) -> None:
    """Marks the times among the members of a class; members of an array have no names."""
    for field in fields:
        mark_times(schema.get("properties", {}).get(field.encode_name, {}), field.type)


def _classes(types: Iterable[Any]) -> dict[Any, Any]:
    """Returns msgspec's information about the classes that types contain, by class."""
    return {one.cls: one for one in cast("Any", types_within(types)) if hasattr(one, "fields")}


def members(struct: type) -> Iterator[tuple[str, Any, msgspec.structs.FieldInfo]]:
    """Returns the members of a Struct: the name in JSON, the type, and msgspec's information."""
    hints = get_type_hints(struct, include_extras=True)
    for one in msgspec.structs.fields(struct):
        yield one.encode_name, hints[one.name], one


def without_null(schema: Schema) -> Schema:
    """Returns the schema for a place that cannot contain null, such as a query string."""
    branches: list[Schema] = schema.get("anyOf", [])
    left = [one for one in branches if one != {"type": "null"}]
    plain = {name: part for name, part in schema.items() if name != "anyOf"}
    if plain.get("default", 0) is None:
        del plain["default"]
    if len(left) == len(branches):
        return schema | plain
    return {**left[0], **plain} if len(left) == 1 else {"anyOf": left, **plain}


def _polished(schema: Any) -> Any:
    """Returns the schema as it is sent and read here, in a readable form."""
    if isinstance(schema, list):
        return [_polished(one) for one in cast("list[Any]", schema)]
    if not isinstance(schema, dict):
        return schema
    made: Schema = {
        name: part if name in ("default", "examples", "enum") else _polished(part)
        for name, part in cast("Schema", schema).items()
    }
    if made.get("format") == "decimal":
        made["type"] = "number"  # exact, and not as a string: see `api.http.json_text`
        if isinstance(default := made.get("default"), str):
            made["default"] = json.loads(default)
    if isinstance(text := made.get("description"), str):
        made["description"] = inspect.cleandoc(text)
    choices = made.get("enum")
    if isinstance(choices, list) and all(isinstance(one, str) for one in cast("Any", choices)):
        made.setdefault("type", "string")
    return made
