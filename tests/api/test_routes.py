"""Routes: each mistake of a declaration is refused while the module is read."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct

from tablewright.api import limits
from tablewright.api.context import Context
from tablewright.api.responses import EventStream, RawResponse, Response, Secret
from tablewright.api.routes import Route, Routes
from tablewright.api.rules import OPERATOR, PUBLIC, TENANT, tenant_named


class Body(Struct):
    """Something sent."""

    text: str


class Welcome(Struct):
    """Something shown once."""

    api_key: Secret


class Nested(Struct):
    """Something shown once, deep inside."""

    keys: list[dict[str, Welcome | None]]


async def nothing(context: Context) -> None:
    """Nothing."""


async def one(context: Context, thing_id: str) -> dict[str, str]:
    """One thing."""
    return {}


async def posted(context: Context, body: Body) -> Body:
    """Something."""
    return body


def _refused(match: str, method: str, path: str, handler: Any, **options: Any) -> None:
    given: Any = {"rule": TENANT, **options}
    with pytest.raises(TypeError, match=match):
        Routes().add(method, path, **given)(handler)


def test_a_route_without_a_rule_cannot_be_declared():
    with pytest.raises(TypeError, match="rule"):
        Routes().get("/v1/things")(nothing)  # pyright: ignore[reportCallIssue]


def test_a_parameter_that_the_path_does_not_have_is_refused():
    _refused(r"one takes \['thing_id'\] from a path with \[\]", "GET", "/v1/things", one)


def test_a_parameter_that_the_handler_does_not_take_is_refused():
    _refused(r"nothing takes \[\] from a path", "GET", "/v1/things/{thing_id}", nothing)


@pytest.mark.parametrize("method", ["GET", "DELETE"])
def test_a_body_where_none_is_read_is_refused(method: str):
    _refused(f"{method} has no body", method, "/v1/things", posted)


def test_a_rule_about_a_parameter_that_is_not_there_is_refused():
    rule = tenant_named("tenant_id")
    _refused("/v1/x/{thing_id} has no tenant_id", "GET", "/v1/x/{thing_id}", one, rule=rule)


def test_the_same_operation_twice_is_refused():
    routes = Routes()
    routes.get("/v1/things", rule=TENANT)(nothing)
    with pytest.raises(TypeError, match="GET /v1/things is declared twice"):
        routes.get("/v1/things", rule=OPERATOR)(nothing)


def test_one_path_under_two_names_is_refused():
    """Only one of the two would be found, and the other's methods answered by 405."""

    async def other(context: Context, other_id: str) -> None:
        """Another."""

    routes = Routes()
    routes.get("/v1/things/{thing_id}", rule=TENANT)(one)
    with pytest.raises(TypeError, match="with other names"):
        routes.delete("/v1/things/{other_id}", rule=TENANT)(other)


def test_a_handler_without_documentation_is_refused():
    async def silent(context: Context) -> None: ...

    _refused("needs a docstring", "GET", "/v1/things", silent)


@pytest.mark.parametrize("method", ["GET", "DELETE"])
def test_what_may_be_repeated_as_it_is_keeps_no_answers(method: str):
    _refused("without a key", method, "/v1/things", nothing, accepts_idempotency_key=True)


def test_a_route_for_everybody_keeps_no_answers():
    _refused("needs a caller", "POST", "/v1/x", posted, rule=PUBLIC, accepts_idempotency_key=True)


def test_a_stream_is_not_kept():
    async def stream(context: Context) -> EventStream:
        """Events."""
        raise NotImplementedError

    _refused("stream cannot be stored", "POST", "/v1/x", stream, accepts_idempotency_key=True)


@pytest.mark.parametrize(
    "answer", [Welcome, Response[Welcome], Nested, list[Nested], Welcome | None]
)
def test_a_response_with_a_secret_is_stored_encrypted(answer: Any):
    async def welcome(context: Context) -> None:
        """A key."""

    welcome.__annotations__["return"] = answer
    routes = Routes()
    routes.post("/v1/x", rule=OPERATOR, accepts_idempotency_key=True)(welcome)
    routes.post("/v1/y", rule=OPERATOR, accepts_idempotency_key=True)(posted)
    assert [True, False] == [route.shows_secret for route in routes]


def test_so_is_a_secret_that_only_the_documents_name():
    async def welcome(context: Context) -> RawResponse:
        """A key."""
        raise NotImplementedError

    routes = Routes()
    declare = routes.post("/v1/x", rule=OPERATOR, accepts_idempotency_key=True, responses=Welcome)
    declare(welcome)
    assert [True] == [route.shows_secret for route in routes]


def test_a_declaration_holds_what_documents_and_tests_read():
    routes = Routes()
    kept = routes.post("/v1/things", rule=TENANT, status=201, accepts_idempotency_key=True)(posted)
    assert kept is posted
    (route,) = routes
    assert ("POST", "/v1/things", "posted", 201) == (
        route.method,
        route.path,
        route.name,
        route.status,
    )
    assert ("Something", "") == (route.summary, route.description)
    assert {201: Body} == route.responses
    assert limits.API_BODY_BYTES_MAX == route.body_bytes_max


def test_a_docstring_is_a_summary_and_a_description():
    async def told(context: Context) -> None:
        """What it does.

        And more
        of it.
        """

    routes = Routes()
    routes.get("/v1/things", rule=PUBLIC)(told)
    (route,) = routes
    assert ("What it does", "And more\nof it.") == (route.summary, route.description)


@pytest.mark.parametrize("verb", ["get", "post", "put", "patch", "delete"])
def test_each_verb_declares_its_method(verb: str):
    routes = Routes()
    getattr(routes, verb)("/v1/things", rule=PUBLIC)(nothing)
    assert [(verb.upper(), 204)] == [(route.method, route.status) for route in routes]


def test_routes_come_in_the_order_of_their_declaration():
    routes = Routes()
    for path in ("/z", "/a", "/m"):
        routes.get(path, rule=PUBLIC)(nothing)
    assert ["/z", "/a", "/m"] == [route.path for route in routes]


class Other(Struct):
    """Something else sent."""

    text: str
    more: str


def _kit() -> Routes[Any]:
    routes: Routes[Any] = Routes()
    routes.get("/things/{thing_id}", rule=TENANT)(one)
    routes.post("/things", rule=TENANT, status=201)(posted)
    return routes


def _included(**more: Any) -> list[Route]:
    routes: Routes[Any] = Routes()
    routes.include(_kit(), of=lambda parts: parts, prefix="/v1", **more)
    return list(routes)


def test_a_change_of_a_route_that_a_kit_does_not_have_is_refused():
    with pytest.raises(TypeError, match="no two"):
        _included(changes={"two": {"path": "/two"}})


def test_a_changed_path_must_have_the_same_parameters():
    with pytest.raises(TypeError, match="takes"):
        _included(changes={"one": {"path": "/thing"}})


def test_two_routes_that_are_moved_to_one_place_are_refused():
    kit = _kit()
    kit.put("/things", rule=TENANT)(nothing)
    with pytest.raises(TypeError, match="declared twice"):
        Routes().include(kit, of=lambda one: one, changes={"nothing": {"method": "POST"}})


def test_an_included_route_has_the_path_status_and_rule_that_a_system_gives_it():
    change = {"method": "PUT", "path": "/all", "status": 202, "rule": OPERATOR, "name": "put_all"}
    first, second = _included(changes={"posted": change}, types={Body: Other})
    assert ("GET", "/v1/things/{thing_id}", "one") == (first.method, first.path, first.name)
    assert ("PUT", "/v1/all", "put_all") == (second.method, second.path, second.name)
    assert (OPERATOR, 202, {202: Other}) == (second.rule, second.status, second.responses)
    assert Other is second.signature.body is second.signature.response
