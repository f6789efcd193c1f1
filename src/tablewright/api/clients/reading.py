"""Reads an OpenAPI document into the facts of a client.

It supports the documents of `api.openapi`. An unknown schema becomes `anything`.
Not here: writing (`clients.python_writer`, `clients.typescript_writer`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, cast

from tablewright.api.clients.facts import (
    ANYTHING,
    FILE,
    Alias,
    Api,
    Choice,
    Credential,
    Kind,
    Listed,
    Mapped,
    Member,
    Named,
    Nullable,
    OneOf,
    Operation,
    Paging,
    Plain,
    Record,
    Scalar,
)
from tablewright.model.declaring.styles import pascal

Json = dict[str, Any]

_NULL = {"type": "null"}
_PLAIN: dict[tuple[str, str], Plain] = {
    ("string", ""): "text",
    ("string", "date-time"): "instant",
    ("integer", ""): "integer",
    ("number", ""): "number",
    ("number", "decimal"): "decimal",
    ("boolean", ""): "flag",
}
_METHODS = ("get", "put", "post", "delete", "patch")
_ANY_FILE = "application/octet-stream"
_CURSORS = ("nextCursor", "next_cursor", "cursor")
_DIGEST_LENGTH = 12
_INLINE_CHOICES_MAX = 6


def read_document(document: Json) -> Api:
    """Returns the facts of a document."""
    return _Reader(document).api()


class _Reader:
    def __init__(self, document: Json) -> None:
        self._document = document
        self._schemas: Json = document["components"]["schemas"]
        self._records: dict[str, Record | None] = {}  # None while its schema is being read
        self._aliases: dict[str, Alias] = {}

    def api(self) -> Api:
        """All facts, with the types that operations need."""
        info = self._document["info"]
        operations = tuple(self._operations())
        text = json.dumps(self._document, sort_keys=True)
        return Api(
            title=info["title"],
            version=info["version"],
            description=info.get("description", ""),
            base=self._document["servers"][0]["url"].rstrip("/"),
            digest=sha256(text.encode()).hexdigest()[:_DIGEST_LENGTH],
            credential=self._credential(),
            operations=operations,
            records={name: one for name, one in sorted(self._records.items()) if one is not None},
            aliases=dict(sorted(self._aliases.items())),
        )

    def _credential(self) -> Credential | None:
        """Returns the first scheme that is sent in a header; all of ours use the same header."""
        for scheme in self._document["components"].get("securitySchemes", {}).values():
            if scheme.get("type") == "http":
                return Credential("Authorization", f"{scheme['scheme'].capitalize()} ")
            if scheme.get("type") == "apiKey" and scheme.get("in") == "header":
                return Credential(scheme["name"], "")
            if scheme.get("type") == "apiKey" and scheme.get("in") == "cookie":
                return Credential("Cookie", f"{scheme['name']}=")
        return None

    # Operations

    def _operations(self) -> Iterator[Operation]:
        """Returns all operations except deprecated ones, which are aliases."""
        for path, item in self._document["paths"].items():
            for method in _METHODS:
                if method in item and not item[method].get("deprecated"):
                    yield self._operation(path, method.upper(), item[method])

    def _operation(self, path: str, method: str, given: Json) -> Operation:
        title = pascal(given["operationId"])
        answer, is_stream = self._answer(given["responses"], title)
        in_query = tuple(self._parameters(given, "query"))
        body = given.get("requestBody")
        return Operation(
            name=given["operationId"],
            method=method,
            path=path,
            summary=given.get("summary", ""),
            description=given.get("description", ""),
            in_path=tuple(self._parameters(given, "path")),
            in_query=in_query,
            in_headers=tuple(self._parameters(given, "header")),
            body=None if body is None else self._content(body, f"{title}Body"),
            answer=answer,
            is_stream=is_stream,
            paging=self._paging(answer, in_query),
            file_type=None if body is None else _file_type(body),
        )

    def _parameters(self, given: Json, place: str) -> Iterator[Member]:
        for one in given.get("parameters", []):
            if one["in"] == place:
                yield Member(
                    name=one["name"],
                    kind=self._kind(one["schema"], pascal(one["name"].replace("-", "_"))),
                    is_required=one.get("required", False),
                    description=one.get("description", ""),
                    default=one["schema"].get("default"),
                )

    def _answer(self, responses: Json, title: str) -> tuple[Kind | None, bool]:
        good = [one for status, one in responses.items() if status.startswith("2")]
        if any("text/event-stream" in one.get("content", {}) for one in good):
            return None, True
        kinds = [self._content(one, f"{title}Response") for one in good if one.get("content")]
        alike = kinds[:1] if all(one == kinds[0] for one in kinds) else [ANYTHING]
        if not alike:
            return None, False
        is_always = len(kinds) == len(good)
        return (alike[0] if is_always else Nullable(alike[0])), False

    def _paging(self, answer: Kind | None, in_query: tuple[Member, ...]) -> Paging | None:
        """Returns the paging of an operation with a cursor whose response has one list and a next
        cursor.
        """
        if not isinstance(answer, Named) or "cursor" not in {one.name for one in in_query}:
            return None
        record = self._records.get(answer.name)
        if record is None:
            return None
        lists = [(one.name, one.kind) for one in record.members if isinstance(one.kind, Listed)]
        cursors = [one.name for one in record.members if one.name in _CURSORS]
        if len(lists) != 1 or len(cursors) != 1:
            return None
        name, kind = lists[0]
        return Paging(name, cursors[0], kind.of)

    def _content(self, given: Json, title: str) -> Kind:
        """Returns the kind of a body; other types than JSON, and JSON files, are files."""
        schemas: list[Json] = [one["schema"] for one in given["content"].values()]
        is_file = any(one.get("format") == "binary" for one in schemas)
        return FILE if is_file else self._kind(_json_schema(given), title)

    # Schemas

    def _kind(self, schema: Json, title: str) -> Kind:
        """Returns the kind of a schema; `title` names records without a name."""
        if "$ref" in schema:
            return self._named(schema["$ref"].rpartition("/")[2])
        if "anyOf" in schema:
            return self._any_of(schema, title)
        if "enum" in schema:
            return self._choice(tuple(schema["enum"]), title)
        kind = schema.get("type")
        if kind == "array":
            return Listed(self._kind(schema.get("items") or {}, f"{title}Item"))
        if kind == "object" and "properties" in schema:
            return self._record(title, schema)
        if kind == "object":
            inner = schema.get("additionalProperties")
            return Mapped(self._kind(cast("Json", inner), title) if inner else ANYTHING)
        known = _PLAIN.get((str(kind), schema.get("format", "")))
        known = known or _PLAIN.get((str(kind), ""))
        return Scalar(known) if known else ANYTHING

    def _choice(self, values: tuple[Any, ...], title: str) -> Kind:
        """Returns a choice; a choice of several values gets a name, which equal choices share."""
        if len(values) <= _INLINE_CHOICES_MAX:
            return Choice(values)
        for alias in self._aliases.values():
            if values == alias.choice.values:
                return Named(alias.name)
        while title in self._aliases or title in self._schemas:
            title += "Choice"
        self._aliases[title] = Alias(title, "", Choice(values))
        return Named(title)

    def _named(self, name: str) -> Kind:
        schema = self._schemas[name]
        # Classes with the same name are prefixed with their modules.
        title = pascal(name.replace(".", "_"))
        if "enum" in schema:
            choice = Choice(tuple(schema["enum"]))
            self._aliases[title] = Alias(title, schema.get("description", ""), choice)
            return Named(title)
        if schema.get("type") == "object" and "properties" in schema:
            return self._record(title, schema)
        return self._kind(schema, title)

    def _record(self, title: str, schema: Json) -> Kind:
        if title not in self._records:
            self._records[title] = None  # the type may contain itself
            self._records[title] = self._read_record(title, schema)
        return Named(title)

    def _read_record(self, title: str, schema: Json) -> Record:
        required = set(schema.get("required", []))
        members: list[Member] = []
        tag: tuple[str, str] | None = None
        for name, one in schema["properties"].items():
            if len(one.get("enum", [])) == 1 and "default" not in one and name in required:
                tag = (name, one["enum"][0])
                continue
            members.append(
                Member(
                    name=name,
                    kind=self._kind(one, title + pascal(name)),
                    is_required=name in required,
                    description=one.get("description", ""),
                    default=one.get("default"),
                )
            )
        return Record(title, schema.get("description", ""), tuple(members), tag)

    def _any_of(self, schema: Json, title: str) -> Kind:
        members = cast("list[Json]", schema["anyOf"])
        others = [one for one in members if one != _NULL]
        is_nullable = len(others) < len(members)
        if len(others) == 1:
            kind = self._kind(others[0], title)
        elif "discriminator" in schema:
            told = schema["discriminator"]
            kind = OneOf(tuple(self._told_apart(told["mapping"])), told["propertyName"])
        else:
            return ANYTHING
        return Nullable(kind) if is_nullable and kind != ANYTHING else kind

    def _told_apart(self, mapping: dict[str, str]) -> Iterator[tuple[str, str]]:
        for value, ref in mapping.items():
            kind = self._named(ref.rpartition("/")[2])
            assert isinstance(kind, Named), "only records can be distinguished"
            yield value, kind.name


def _file_type(given: Json) -> str | None:
    """Returns the media type of a file body; None if any type is accepted, or for other bodies."""
    types = [
        name for name, one in given["content"].items() if one["schema"].get("format") == "binary"
    ]
    is_one = len(types) == 1 and types[0] != _ANY_FILE and "*" not in types[0]
    return types[0] if is_one else None


def _json_schema(content: Json) -> Json:
    return cast("Json", content["content"]["application/json"]["schema"])
