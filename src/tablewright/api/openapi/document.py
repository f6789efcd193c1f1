"""OpenAPI: the document of a service, built from its routes.

    document(routes, title="Events", version="1.0", schemes=identity.schemes, base="/events")

Types become schemas, rules become security requirements, docstrings become descriptions. The same
routes give the same document, byte for byte.
Not here: the page that shows it (`api.openapi.docs_page`), generated clients (`api.clients`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Any

from tablewright.api import limits
from tablewright.api.http.bodies import ANY_KIND
from tablewright.api.openapi.errors import HEADERS, Error, refusal_answer, refusals_of, shared_name
from tablewright.api.openapi.schemas import Schema, Schemas, members, without_null
from tablewright.api.routes import Route
from tablewright.api.rules import Kind, Rule
from tablewright.api.system import System
from tablewright.api.uploads import Upload
from tablewright.errors import HttpError

OPENAPI_VERSION = "3.1.0"

_IDEMPOTENCY_KEY: dict[str, Any] = {
    "in": "header",
    "name": "Idempotency-Key",
    "description": (
        "Makes retries safe: the request is executed once, and retries get the same response."
    ),
    "schema": {
        "type": "string",
        "pattern": "^[!-~]+$",
        "minLength": 1,
        "maxLength": limits.IDEMPOTENCY_KEY_LENGTH_MAX,
    },
}
_WORDS = {
    200: "OK.",
    201: "Created.",
    202: "Accepted. Processing continues in the background.",
    204: "Done. The response has no body.",
}
_RANGE_HEADERS = {
    "Range": "The part of the file to return, such as `bytes=0-499`.",
    "If-Range": "The file's ETag. The part is returned only if the file has not changed.",
}
_ANY_FILE = "application/octet-stream"
_KINDS = {kind.value for kind in Kind}
_OTHER_NAMES = {"cookie": Kind.SESSION.value}  # of a session, which has two forms


def document_of(system: System[Any, Any]) -> dict[str, Any]:
    """Returns the document of a system."""
    return document(
        system.each_route(),
        title=system.title,
        description=system.description,
        version=system.version,
        schemes=system.schemes,
        base=f"/{system.name}",
    )


def document(
    routes: Iterable[Route],
    *,
    title: str,
    version: str,
    schemes: Mapping[str, Mapping[str, str]],
    description: str = "",
    base: str = "",
) -> dict[str, Any]:
    """Returns the OpenAPI document of routes under `base`.

    A scheme named after a kind of caller (`key`, `session`, `admin`) applies to the rules that
    admit such callers; any other scheme applies to all rules except public ones.
    """
    return _Document(list(routes), schemes).made(
        {"title": title, "version": version}
        | ({"description": description} if description else {}),
        base,
    )


class _Document:
    def __init__(self, routes: list[Route], schemes: Mapping[str, Mapping[str, str]]) -> None:
        self._routes = routes
        self._schemes = schemes
        self._schemas = Schemas(
            taken=[one for route in routes for one in _taken(route)],
            given=[Error, *(one for route in routes for one in _given(route))],
        )
        self._shared: dict[str, type[HttpError]] = {}  # shared error responses

    def made(self, info: dict[str, str], base: str) -> dict[str, Any]:
        """Returns the whole document."""
        names = _operation_ids(self._routes)
        paths: dict[str, dict[str, Any]] = {}
        for route, name in zip(self._routes, names, strict=True):
            paths.setdefault(route.path, {})[route.method.lower()] = self._operation(route, name)
        tags = dict.fromkeys(tag for route in self._routes for tag in route.tags)
        error = self._schemas.of(Error)
        return {
            "openapi": OPENAPI_VERSION,
            "info": info,
            "servers": [{"url": base or "/"}],
            "tags": [{"name": tag} for tag in tags],
            "paths": paths,
            "components": {
                "schemas": self._schemas.components,
                "responses": {
                    name: refusal_answer([self._shared[name]], error)
                    for name in sorted(self._shared)
                },
                "headers": HEADERS,
                "securitySchemes": {name: dict(one) for name, one in self._schemes.items()},
            },
        }

    def _operation(self, route: Route, name: str) -> dict[str, Any]:
        made: dict[str, Any] = {"operationId": name, "summary": route.summary}
        if description := _description(route):
            made["description"] = description
        if route.tags:
            made["tags"] = list(route.tags)
        if route.alias_of is not None:
            made["deprecated"] = True
        if parameters := [*self._parameters(route)]:
            made["parameters"] = parameters
        if route.signature.body is not None:
            made["requestBody"] = {
                "description": f"At most {route.body_bytes_max:,} bytes.",
                "required": True,
                "content": self._content(_sent(route), route.accepts),
            }
        made["responses"] = self._answers(route) | self._refusals(route)
        made["security"] = self._security(route.rule)
        return made

    def _parameters(self, route: Route) -> Iterator[dict[str, Any]]:
        for name, kind in route.signature.path.items():
            yield _parameter("path", name, self._schemas.of(kind), is_required=True)
        if route.signature.query is not None:
            for name, kind, one in members(route.signature.query):
                schema = without_null(self._schemas.of(kind))
                if (default := _plain(one.default)) is not None:
                    schema = {**schema, "default": default}
                yield _parameter("query", name, schema, is_required=one.required)
        if route.accepts_idempotency_key:
            yield _IDEMPOTENCY_KEY
        of_file = _RANGE_HEADERS if route.signature.sends_file else {}
        for name, why in {**of_file, **route.headers}.items():
            if not route.accepts_idempotency_key or name != _IDEMPOTENCY_KEY["name"]:
                text = {"type": "string"}
                yield {"in": "header", "name": name, "description": why, "schema": text}

    def _answers(self, route: Route) -> dict[str, Any]:
        answers = {str(status): self._answer(route, status) for status in sorted(route.responses)}
        signature = route.signature
        if route.method == "GET" and not (signature.is_stream or signature.streams_file):
            answers["304"] = {"description": "Not modified since the version in If-None-Match."}
        if signature.sends_file:
            answers["206"] = self._part(route)
        return dict(sorted(answers.items()))

    def _answer(self, route: Route, status: int) -> dict[str, Any]:
        made: dict[str, Any] = {"description": _WORDS.get(status, "OK.")}
        kind = route.responses[status]
        if route.signature.is_stream:
            made["description"] = "A stream of server-sent events."
            made["content"] = {"text/event-stream": {}}
        elif kind is not None:
            if route.method == "GET" and status == 200 and not route.signature.streams_file:
                made["headers"] = {"ETag": {"$ref": "#/components/headers/ETag"}}
            made["content"] = self._content(kind, route.produces)
        return made

    def _part(self, route: Route) -> dict[str, Any]:
        """The response with a part of a file."""
        return {
            "description": "The requested part of the file.",
            "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
            "content": self._content(bytes, route.produces),
        }

    def _content(self, kind: Any, media_types: Sequence[str]) -> dict[str, Any]:
        if kind is not bytes:
            return {"application/json": {"schema": self._schemas.of(kind)}}
        names = [_ANY_FILE if one == ANY_KIND else one for one in media_types]
        return {name: {"schema": _file_schema(name)} for name in names}

    def _refusals(self, route: Route) -> dict[str, Any]:
        by_status: dict[int, list[type[HttpError]]] = {}
        for one in refusals_of(route):
            by_status.setdefault(one.status, []).append(one)
        answers: dict[str, Any] = {}
        for status, refusals in by_status.items():
            if len(refusals) > 1:
                answers[str(status)] = refusal_answer(refusals, self._schemas.of(Error))
                continue
            name = shared_name(refusals[0])
            self._shared[name] = refusals[0]
            answers[str(status)] = {"$ref": f"#/components/responses/{name}"}
        return answers

    def _security(self, rule: Rule) -> list[dict[str, list[str]]]:
        if rule.is_public or rule.signer is not None:  # our clients cannot sign
            return []
        kinds = {kind.value for kind in rule.kinds}
        named = {name: _OTHER_NAMES.get(name, name) for name in self._schemes}
        fitting = [one for one, kind in named.items() if kind in kinds or kind not in _KINDS]
        if not fitting:
            raise TypeError(f"no security scheme is for: {rule.name}")
        nothing: list[dict[str, list[str]]] = [{}] if rule.lets_in_nobody else []
        return [{name: list[str]()} for name in fitting] + nothing


def _taken(route: Route) -> Iterator[Any]:
    """Returns the types of request bodies and parameters."""
    signature = route.signature
    yield from signature.path.values()
    if signature.query is not None:
        yield from (kind for _, kind, _ in members(signature.query))
    if signature.body is not None and _sent(route) is not bytes:
        yield signature.body


def _sent(route: Route) -> Any:
    """The type of a body in the document, which treats an upload as a file."""
    return bytes if route.signature.body is Upload else route.signature.body


def _given(route: Route) -> Iterator[Any]:
    """Returns the types of responses."""
    yield from (kind for kind in route.responses.values() if kind not in (None, bytes))


def _operation_ids(routes: list[Route]) -> list[str]:
    """Returns the handlers' names; an alias of another route gets its own name."""
    taken: set[str] = set()
    names: list[str] = []
    for route in routes:
        name, number = route.name, 1
        while name in taken:
            number += 1
            name = f"{route.name}_alias" if number == 2 else f"{route.name}_alias_{number - 1}"
        taken.add(name)
        names.append(name)
    return names


def _file_schema(media_type: str) -> dict[str, Any]:
    """A file is bytes; clients that parse a JSON file by this document accept any value."""
    anything: dict[str, Any] = {"format": "binary"}
    return anything if media_type == "application/json" else {"type": "string", **anything}


def _description(route: Route) -> str:
    parts = [route.description] if route.description else []
    if route.alias_of is not None:
        parts.append(f"Alias of `{route.alias_of}`.")
    if not route.rule.is_public:
        parts.append(f"Access: {route.rule.name}.")
    return "\n\n".join(parts)


def _parameter(place: str, name: str, schema: Schema, *, is_required: bool) -> dict[str, Any]:
    made: dict[str, Any] = {"in": place, "name": name}
    rest = dict(schema)
    if description := rest.pop("description", ""):
        made["description"] = description
    if is_required:
        made["required"] = True
    made["schema"] = rest
    return made


def _plain(default: Any) -> Any:
    """Returns a default that can be written in a query; None without one."""
    value = default.value if isinstance(default, Enum) else default
    return value if isinstance(value, (str, int, float)) else None
