"""Example items of an entity, built from its design.

The same attribute has the same value in every entity, so that the examples of a design are
consistent. Nothing is random: the same design has the same example items.
Not here: plausible data in bulk (see seeding).
"""

from __future__ import annotations

from base64 import b64encode
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any, cast
from uuid import UUID

from tablewright.model.design import AttributeDesign, EntityDesign, TableDesign
from tablewright.ops.example_texts import example_text
from tablewright.ops.keys import FilledKey, StoredTemplate, filled_keys, stored_template

Wire = dict[str, Any]
Item = dict[str, Wire]

NOW = datetime(2025, 11, 18, 12, tzinfo=UTC)
_LIFE = timedelta(days=30)
_EPOCH_DIGITS = {"epoch-seconds": 10, "epoch-seconds-text": 10, "epoch-milliseconds": 13}
_ISO_PRECISIONS = {
    "iso-seconds": "seconds",
    "iso-milliseconds": "milliseconds",
    "iso-microseconds": "microseconds",
}
_NUMBERS = {"decimal": "12.50", "float": "0.5"}
_ENVELOPE = b"ciphertext"


def example_item(table: TableDesign, entity: EntityDesign) -> Item:
    """Returns an item of the entity with every attribute, in DynamoDB's JSON form."""
    wanted = _wanted(table, entity)
    values = {one.name: _example(one, wanted.get(one.name)) for one in entity.attributes}
    for one in entity.attributes:
        if one.computed is not None:
            template = stored_template(one.computed)
            values[one.name] = {"S": _rendered(template, values, entity) or one.computed}
    keys = _key_values(table, entity, values)
    primary = [key.name for key in (table.partition_key, table.sort_key) if key is not None]
    item = {name: keys.pop(name) for name in primary if name in keys}
    if table.tag_attribute is not None and entity.tag is not None:
        item[table.tag_attribute] = {"S": entity.tag}
    if entity.version_attribute is not None:
        item[entity.version_attribute] = {"N": str(entity.version)}
    for one in entity.attributes:
        if not one.key_only and one.role != "softly":  # a deleted item is a poor example
            item.setdefault(one.name, _sealed() if one.encrypted else values[one.name])
    return item | keys


def plain_item(entity: EntityDesign, item: Item) -> dict[str, Any]:
    """Returns an item as JSON without DynamoDB's types."""
    sealed = {one.name for one in entity.attributes if one.encrypted}
    return {
        name: "<encrypted>" if name in sealed else _plain(value) for name, value in item.items()
    }


# Keys


def _wanted(table: TableDesign, entity: EntityDesign) -> dict[str, Any]:
    """Returns values that put the item into as many indexes as possible."""
    wanted: dict[str, Any] = {}
    for filled in filled_keys(table, entity):
        for name, allowed in filled.when.items():
            if allowed:
                wanted.setdefault(name, allowed[0])
    return wanted


def _key_values(table: TableDesign, entity: EntityDesign, values: Item) -> Item:
    made: Item = {}
    for filled in filled_keys(table, entity):
        if not _is_in(filled, values):
            continue
        for one in filled.attributes:
            bare = one.template.bare
            if bare is not None and bare in values:
                made[one.key.name] = values[bare]
            elif (text := _rendered(one.template, values, entity)) is not None:
                made[one.key.name] = {"S": text}
    return made


def _is_in(filled: FilledKey, values: Item) -> bool:
    return all(
        name in values and next(iter(values[name].values())) in (*allowed, *map(str, allowed))
        for name, allowed in filled.when.items()
    )


def _rendered(template: StoredTemplate, values: Item, entity: EntityDesign) -> str | None:
    formats = {one.name: one.format for one in entity.attributes}
    text = ""
    for part in template.parts:
        if part.name not in values:
            return None
        text += part.literal + _key_text(values[part.name], formats.get(part.name), part.spec)
    return text + template.tail


def _key_text(value: Wire, form: str | None, spec: str) -> str:
    content = next(iter(value.values()))
    if "%" in spec:
        return NOW.strftime(spec)
    if spec:
        return format(int(content), spec)
    if isinstance(content, bool):
        return "true" if content else "false"
    return str(content).zfill(_EPOCH_DIGITS.get(form or "", 0))


# Values


def _example(attribute: AttributeDesign, wanted: Any) -> Wire:
    schema = attribute.schema or _schema(attribute)
    if wanted is not None:
        return {attribute.type: wanted if attribute.type == "BOOL" else str(wanted)}
    if attribute.role == "ttl":
        return {attribute.type: _time(attribute.format, NOW + _LIFE)}
    return _value(attribute.name, schema)


def _schema(attribute: AttributeDesign) -> dict[str, Any]:
    """Returns a schema for an attribute without one, from its other declarations."""
    said = {"format": attribute.format, "enum": attribute.enum}
    return {"type": attribute.type} | {name: one for name, one in said.items() if one is not None}


def _value(name: str, schema: dict[str, Any]) -> Wire:
    kind: str = schema.get("type", "S")
    if "any_of" in schema:
        return _value(name, schema["any_of"][0])
    enum = [one for one in schema.get("enum") or () if one is not None]
    if enum:
        return {kind: enum[0] if kind == "BOOL" else str(enum[0])}
    form: str | None = schema.get("format")
    if kind == "S":
        return {"S": _time(form, NOW) or _uuid(form, name) or example_text(name, schema)}
    if kind == "N":
        return {"N": _time(form, NOW) or _number(form, schema)}
    return _other(name, kind, schema)


def _other(name: str, kind: str, schema: dict[str, Any]) -> Wire:
    inner: dict[str, Any] = schema.get("element", {"type": "S"})
    if kind == "BOOL":
        return {"BOOL": True}
    if kind == "B":
        return {"B": b64encode(name.encode()).decode()}
    if kind in ("SS", "NS", "BS"):
        return {kind: [next(iter(_value(_singular(name), inner).values()))]}
    if kind == "L":
        return {"L": [_value(_singular(name), inner)]}
    if kind == "M":
        return {"M": _members(name, schema, inner)}
    return {"S": example_text(name, {})}  # may be anything


def _members(name: str, schema: dict[str, Any], inner: dict[str, Any]) -> Item:
    if "attributes" in schema:
        members: dict[str, dict[str, Any]] = schema["attributes"]
        return {one: _value(one, within) for one, within in members.items()}
    if "element" not in schema:
        return {}  # a recursive record
    key = next(iter(_value("example", schema.get("key", {"type": "S"})).values()))
    return {str(key): _value(_singular(name), inner)}


def _time(form: str | None, instant: datetime) -> str:
    if form == "date":
        return instant.date().isoformat()
    if form in _ISO_PRECISIONS:
        return instant.replace(tzinfo=None).isoformat(timespec=_ISO_PRECISIONS[form]) + "Z"
    seconds = int(instant.timestamp())
    if form in _EPOCH_DIGITS:
        return str(seconds * 1000 if form == "epoch-milliseconds" else seconds)
    return ""


def _uuid(form: str | None, name: str) -> str:
    digest = sha256(name.encode()).digest()
    return str(UUID(bytes=digest[:16], version=4)) if form == "uuid" else ""


def _number(form: str | None, schema: dict[str, Any]) -> str:
    """Returns a number within the bounds of the design."""
    if "ge" in schema or "gt" in schema:
        return str(schema["ge"] if "ge" in schema else schema["gt"] + 1)
    if "le" in schema or "lt" in schema:
        return str(schema["le"] if "le" in schema else schema["lt"] - 1)
    return str(schema.get("multiple_of") or _NUMBERS.get(form or "", "1"))


def _sealed() -> Wire:
    return {"B": b64encode(_ENVELOPE).decode()}


def _singular(name: str) -> str:
    return name[:-1] if name.endswith("s") and not name.endswith("ss") else name


def _plain(value: Wire) -> Any:
    ((kind, content),) = value.items()
    if kind == "N":
        return int(content) if content.lstrip("-").isdigit() else float(content)
    if kind == "NS":
        return [_plain({"N": one}) for one in content]
    if kind == "L":
        return [_plain(one) for one in content]
    if kind == "M":
        return {name: _plain(one) for name, one in cast(Item, content).items()}
    return content
