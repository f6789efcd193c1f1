"""OpenAPI: the document says what is served, and nothing else."""

from __future__ import annotations

import json
from typing import Annotated, Any

import pytest
from msgspec import UNSET, Meta, Struct, UnsetType
from openapi_spec_validator import validate

from tablewright.api.context import Context
from tablewright.api.openapi.document import document
from tablewright.api.routes import Routes
from tablewright.api.rules import OPERATOR, PUBLIC, TENANT, Kind, Rule
from tablewright.errors import ConflictingError, StaleError
from tests.api.openapi import notes


class Things(Struct):
    colour: notes.Colour = notes.Colour.GREEN
    words: list[str] | None = None
    kind: Annotated[int | str, Meta(description="What.")] | None = None


class Brief(Struct, omit_defaults=True):
    size: int = 0


class Open(Struct):
    always: int = 0
    sometimes: int | UnsetType = UNSET


class Long(Struct):
    """First.

    Second.
    """


def _document(routes: Routes, **schemes: dict[str, str]) -> dict[str, Any]:
    made = document(routes, title="T", version="1", schemes=schemes or notes.SCHEMES)
    validate(made)
    return made


def _notes() -> dict[str, Any]:
    return document(
        notes.ROUTES,
        title=notes.TITLE,
        version=notes.VERSION,
        schemes=notes.SCHEMES,
        description=notes.DESCRIPTION,
        base="/notes",
    )


def _statuses(operation: dict[str, Any]) -> list[int]:
    return [int(status) for status in operation["responses"]]


def _only(routes: Routes) -> dict[str, Any]:
    (path,) = _document(routes)["paths"].values()
    (operation,) = path.values()
    return operation


def _parameters(operation: dict[str, Any]) -> dict[str, Any]:
    return {one["name"]: one for one in operation.get("parameters", [])}


# What is refused


def test_a_rule_that_no_scheme_lets_in_is_refused():
    routes = Routes()

    @routes.get("/v1/secrets", rule=OPERATOR)
    async def secrets(context: Context) -> None:
        """Returns nothing, to any caller."""

    with pytest.raises(TypeError, match="no security scheme is for: operator"):
        _document(routes, key={"type": "http", "scheme": "bearer"})


# The whole


def test_the_document_is_one_of_openapi_3_1():
    made = _notes()
    validate(made)
    assert "3.1.0" == made["openapi"]


def test_the_same_routes_give_the_same_bytes():
    assert json.dumps(_notes()) == json.dumps(_notes())


def test_every_route_is_there_under_its_path_and_method():
    paths = _notes()["paths"]
    there = [(method.upper(), path) for path, item in paths.items() for method in item]
    assert sorted((route.method, route.path) for route in notes.ROUTES) == sorted(there)


def test_the_head_says_what_it_is_and_where():
    made = _notes()
    assert {
        "title": "Notes",
        "version": "1.2",
        "description": "Small texts, each of one tenant.",
    } == made["info"]
    assert [{"url": "/notes"}] == made["servers"]
    assert ["service", "notes", "tenants"] == [tag["name"] for tag in made["tags"]]


def test_every_reference_leads_somewhere():
    made = _notes()
    text = json.dumps(made)
    for kind, components in made["components"].items():
        for name in components:
            if kind != "securitySchemes":
                assert f'"#/components/{kind}/{name}"' in text, "nobody refers to it"


# Operations


def test_words_come_from_the_docstring():
    operation = _notes()["paths"]["/v1/notes"]["get"]
    assert "list_notes" == operation["operationId"]
    assert "The notes of a tenant, oldest first" == operation["summary"]
    assert operation["description"].startswith("A page may be shorter than `limit`")
    assert operation["description"].endswith("Access: tenant.")


def test_an_alias_is_deprecated_and_says_of_what():
    operation = _notes()["paths"]["/v1/note"]["post"]
    assert True is operation["deprecated"]
    assert "Alias of `POST /v1/notes`." in operation["description"]


def test_two_paths_of_one_handler_have_names_of_their_own():
    routes = Routes()

    @routes.get("/v1/a", rule=PUBLIC)
    @routes.get("/v1/b", rule=PUBLIC, alias_of="GET /v1/a")
    @routes.get("/v1/c", rule=PUBLIC, alias_of="GET /v1/a")
    async def here(context: Context) -> None:
        """Here."""

    ids = [path["get"]["operationId"] for path in _document(routes)["paths"].values()]
    assert ["here", "here_alias", "here_alias_2"] == ids


def test_parameters_of_the_path_have_their_bounds_and_words():
    parameter = _parameters(_notes()["paths"]["/v1/notes/{note_id}"]["get"])["note_id"]
    assert {
        "in": "path",
        "name": "note_id",
        "description": "The id of a note.",
        "required": True,
        "schema": {"type": "string", "pattern": "^n[0-9]+$"},
    } == parameter


def test_parameters_of_the_query_have_bounds_defaults_and_no_null():
    parameters = _parameters(_notes()["paths"]["/v1/notes"]["get"])
    assert {
        "in": "query",
        "name": "limit",
        "description": "How many at most.",
        "schema": {"type": "integer", "minimum": 1, "maximum": 100, "default": 50},
    } == parameters["limit"]
    assert {"type": "string"} == parameters["cursor"]["schema"]
    assert {"$ref": "#/components/schemas/Colour"} == parameters["colour"]["schema"]


def test_a_choice_in_the_query_has_its_default():
    routes = Routes()

    @routes.get("/v1/things", rule=PUBLIC)
    async def things(context: Context, query: Things) -> None:
        """Things."""

    parameters = _parameters(_only(routes))
    assert "green" == parameters["colour"]["schema"]["default"]
    assert {"type": "array", "items": {"type": "string"}} == parameters["words"]["schema"]
    assert [{"type": "integer"}, {"type": "string"}] == parameters["kind"]["schema"]["anyOf"]


def test_headers_that_a_route_understands_are_parameters():
    paths = _notes()["paths"]
    create = _parameters(paths["/v1/notes"]["post"])
    replace = _parameters(paths["/v1/notes/{note_id}"]["put"])
    assert "header" == create["Idempotency-Key"]["in"]
    assert 255 == create["Idempotency-Key"]["schema"]["maxLength"]
    assert "The ETag of the note that is to be replaced." == replace["If-Match"]["description"]


def test_a_body_is_required_and_has_its_size():
    body = _notes()["paths"]["/v1/notes"]["post"]["requestBody"]
    assert True is body["required"]
    assert "At most 262,144 bytes." == body["description"]
    schema = body["content"]["application/json"]["schema"]
    assert {"$ref": "#/components/schemas/NewNote"} == schema


# Answers


def test_answers_have_the_status_and_the_type_of_the_route():
    paths = _notes()["paths"]
    created = paths["/v1/notes"]["post"]["responses"]
    note = {"application/json": {"schema": {"$ref": "#/components/schemas/Note"}}}
    assert (note, note) == (created["201"]["content"], created["200"]["content"])
    assert "content" not in paths["/v1/notes/{note_id}"]["delete"]["responses"]["204"]


def test_raw_json_has_the_type_that_the_route_gives_it():
    answer = _notes()["paths"]["/v1/echo"]["post"]["responses"]["200"]
    assert {"type": "object"} == answer["content"]["application/json"]["schema"]


def test_a_stream_is_one_of_events():
    answers = _notes()["paths"]["/v1/notes/live"]["get"]["responses"]
    assert ["text/event-stream"] == list(answers["200"]["content"])
    assert "304" not in answers


def test_what_is_read_has_an_etag_and_may_be_unchanged():
    answers = _notes()["paths"]["/v1/notes/{note_id}"]["get"]["responses"]
    assert {"$ref": "#/components/headers/ETag"} == answers["200"]["headers"]["ETag"]
    assert "304" in answers


# Errors


def test_every_route_can_be_malformed_limited_or_unavailable():
    operation = _notes()["paths"]["/v1/health"]["get"]
    assert [200, 304, 400, 429, 503] == _statuses(operation)


def test_a_credential_can_be_missing_and_can_be_one_of_others():
    paths = _notes()["paths"]
    assert {401, 403} <= set(_statuses(paths["/v1/busy"]["get"]))
    named = _statuses(paths["/v1/tenants/{tenant}/usage"]["get"])
    assert 401 in named
    assert 403 not in named, "everybody who is known is let in; another's things are not found"


def test_what_is_named_in_the_path_may_not_be_there():
    paths = _notes()["paths"]
    assert 404 in _statuses(paths["/v1/notes/{note_id}"]["delete"])
    assert 404 not in _statuses(paths["/v1/busy"]["get"])


def test_a_body_can_be_too_large_no_json_or_not_allowed():
    paths = _notes()["paths"]
    assert {413, 415, 422} <= set(_statuses(paths["/v1/echo"]["post"]))
    assert not {413, 415, 422} & set(_statuses(paths["/v1/busy"]["get"]))


def test_a_repeated_key_can_conflict_and_a_changed_thing_be_stale():
    paths = _notes()["paths"]
    assert 409 in _statuses(paths["/v1/notes"]["post"])
    assert 412 in _statuses(paths["/v1/notes/{note_id}"]["put"])
    assert 409 not in _statuses(paths["/v1/notes/{note_id}"]["put"])


def test_a_routes_own_refusals_stand_beside_those_of_any():
    routes = Routes()

    @routes.post("/v1/doors", rule=PUBLIC, errors=(ConflictingError, StaleError))
    async def open_door(context: Context) -> None:
        """Opens it."""

    assert [204, 400, 409, 412, 429, 503] == _statuses(_only(routes))


def test_two_refusals_of_one_status_are_both_told():
    answer = _notes()["paths"]["/v1/notes"]["get"]["responses"]["400"]
    assert ["malformed", "bad_cursor"] == list(answer["content"]["application/json"]["examples"])


def test_all_refusals_have_the_one_form():
    components = _notes()["components"]
    for answer in components["responses"].values():
        content = answer["content"]["application/json"]
        assert {"$ref": "#/components/schemas/Error"} == content["schema"]
    members = components["schemas"]["ErrorContent"]["properties"]
    assert ["code", "message", "hint", "details", "requestId"] == list(members)


def test_refusals_that_pass_say_when_to_come_back():
    answers = _notes()["components"]["responses"]
    left = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"]
    assert ["Retry-After", *left] == list(answers["RateLimited"]["headers"])
    assert ["Retry-After"] == list(answers["Unavailable"]["headers"])
    assert ["WWW-Authenticate"] == list(answers["Unauthenticated"]["headers"])


# Security


def test_security_is_the_rule_of_each_route():
    paths = _notes()["paths"]
    assert [] == paths["/v1/health"]["get"]["security"]
    assert [{"key": []}] == paths["/v1/notes"]["get"]["security"]
    assert [{"admin": []}] == paths["/v1/tenants/{tenant}"]["delete"]["security"]
    named = paths["/v1/tenants/{tenant}/usage"]["get"]["security"]
    assert [{"key": []}, {"admin": []}] == named
    assert notes.SCHEMES == _notes()["components"]["securitySchemes"]


def test_a_scheme_without_a_kind_is_for_every_rule_but_the_public_one():
    routes = Routes()

    @routes.get("/v1/a", rule=TENANT)
    async def first(context: Context) -> None:
        """First."""

    @routes.get("/v1/b", rule=Rule("operators", frozenset({Kind.OPERATOR})))
    async def second(context: Context) -> None:
        """Second."""

    made = _document(routes, bearer={"type": "http", "scheme": "bearer"})
    security = [path["get"]["security"] for path in made["paths"].values()]
    assert [[{"bearer": []}], [{"bearer": []}]] == security


# Schemas


def test_schemas_are_those_that_the_types_say():
    schema = _notes()["components"]["schemas"]["NewNote"]
    properties = schema["properties"]
    assert ["title"] == schema["required"]
    assert False is schema["additionalProperties"]
    assert "What a note is made of." == schema["description"]
    title = {"type": "string", "minLength": 1, "maxLength": 80, "examples": ["Milk"]}
    assert title == properties["title"]
    assert {"propertyName", "mapping"} == set(properties["parts"]["items"]["discriminator"])
    assert "dueFrom" in properties


def test_exact_numbers_are_numbers():
    price = _notes()["components"]["schemas"]["Note"]["properties"]["price"]
    assert [{"type": "number", "format": "decimal"}, {"type": "null"}] == price["anyOf"]


def test_choices_are_texts():
    colour = _notes()["components"]["schemas"]["Colour"]
    assert "string" == colour["type"]
    assert ["green", "yellow"] == sorted(colour["enum"])


def test_words_of_several_lines_have_no_margin():
    routes = Routes()

    @routes.get("/v1/long", rule=PUBLIC)
    async def get_long(context: Context) -> Long:
        """Long."""
        return Long()

    assert "First.\n\nSecond." == _document(routes)["components"]["schemas"]["Long"]["description"]


def test_what_is_only_given_has_all_its_members():
    schemas = _notes()["components"]["schemas"]
    assert list(schemas["Note"]["properties"]) == schemas["Note"]["required"]
    assert ["items", "nextCursor"] == schemas["NotePage"]["required"]
    assert ["type", "address"] == schemas["Picture"]["required"], "it is taken, too"


def test_what_is_left_out_when_it_is_usual_or_unset_is_not_required():
    routes = Routes()

    @routes.get("/v1/brief", rule=PUBLIC)
    async def get_brief(context: Context) -> list[Brief | None]:
        """Brief."""
        return []

    @routes.get("/v1/open", rule=PUBLIC)
    async def get_open(context: Context) -> dict[str, Open]:
        """Open."""
        return {}

    schemas = _document(routes)["components"]["schemas"]
    assert [] == schemas["Brief"]["required"]
    assert ["always"] == schemas["Open"]["required"]
