"""CORS: pages of listed origins may read responses, and their requests never use a cookie."""

from __future__ import annotations

import asyncio

import pytest

from tablewright.api.application import application
from tablewright.api.context import Context
from tablewright.api.http.cors import check_origin
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import PUBLIC, TENANT
from tablewright.errors import BadSettingError
from tablewright.ids import CountingIds
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.api.toy import toy

ROUTES = Routes()
PAGE = "https://app.example.com"
CORS = "access-control-"


@ROUTES.get("/v1/health", rule=PUBLIC)
async def health(context: Context) -> dict[str, str]:
    """Whether it lives."""
    return {}


@ROUTES.get("/v1/varying", rule=PUBLIC)
async def varying(context: Context) -> Response[dict[str, str]]:
    """Something in the caller's language."""
    return Response({}, headers={"vary": "accept-language"})


@ROUTES.get("/v1/notes", rule=TENANT, headers={"X-Colour": "Which notes"})
async def notes(context: Context) -> dict[str, str]:
    """Something of a tenant."""
    return {}


def _asked(method: str, path: str, headers: dict[str, str], *origins: str) -> ReceivedResponse:
    async def main() -> ReceivedResponse:
        async with toy(ROUTES) as world:
            app = application(
                [world.service], ids=CountingIds(), observer=world.watching, cors_origins=origins
            )
            return await AsyncCaller(app).ask(method, path, headers=headers)

    return asyncio.run(main())


def _get(origin: str, *origins: str, path: str = "/v1/health") -> ReceivedResponse:
    return _asked("GET", path, {"origin": origin}, *origins)


def _preflight(origin: str, *origins: str) -> ReceivedResponse:
    headers = {"origin": origin, "access-control-request-method": "POST"}
    return _asked("OPTIONS", "/v1/notes", headers, *origins)


def _cors(reply: ReceivedResponse) -> dict[str, str]:
    return {name: value for name, value in reply.headers.items() if name.startswith(CORS)}


REFUSED = [
    "https://app.example.com.evil.example",
    "https://evil.example",
    "http://app.example.com",
    "https://app.example.com:8443",
    "https://APP.example.com",
    "https://app.example.com/",
    "null",
    "*",
    "",
]


@pytest.mark.parametrize("origin", REFUSED)
def test_a_page_of_another_origin_gets_no_header(origin: str):
    preflight = _preflight(origin, PAGE)
    reply = _get(origin, PAGE)
    assert (405, {}) == (preflight.status, _cors(preflight))
    assert (200, {}, "Origin") == (reply.status, _cors(reply), reply.headers["vary"])


def test_without_a_list_no_page_gets_a_header():
    preflight = _preflight(PAGE)
    reply = _get(PAGE)
    assert (405, {}, {}) == (preflight.status, _cors(preflight), _cors(reply))
    assert "vary" not in reply.headers


UNUSABLE = [
    "*",
    "null",
    "",
    "app.example.com",
    "ftp://a.example",
    "https://*.example.com",
    "https://app.example.com/",
    "https://a.example/path",
    "https://App.example.com",
    "https://u:p@a.example",
    "https://a.example:443",
    "http://a.example:80",
    "https://a.example\n",
]


@pytest.mark.parametrize("origin", UNUSABLE)
def test_what_no_browser_sends_as_an_origin_is_refused_as_a_setting(origin: str):
    with pytest.raises(BadSettingError, match="cors_origins"):
        check_origin(origin)


@pytest.mark.parametrize(
    "origin", [PAGE, "http://localhost:3000", "http://127.0.0.1:5173", "http://[::1]:3000"]
)
def test_an_exact_origin_can_be_listed(origin: str):
    check_origin(origin)
    assert 204 == _preflight(origin, "https://other.example", origin).status


def test_a_preflight_request_of_a_listed_origin_is_answered_without_a_credential():
    reply = _preflight(PAGE, PAGE)
    headers = _cors(reply)
    assert (204, b"", PAGE) == (reply.status, reply.body, headers[f"{CORS}allow-origin"])
    assert "POST" in headers[f"{CORS}allow-methods"].split(", ")
    allowed = headers[f"{CORS}allow-headers"].split(", ")
    assert {"authorization", "content-type", "idempotency-key"} <= set(allowed)
    assert "600" == headers[f"{CORS}max-age"]


def test_no_response_allows_cookies_or_every_origin():
    for reply in (_preflight(PAGE, PAGE), _get(PAGE, PAGE)):
        assert f"{CORS}allow-credentials" not in reply.headers
        assert "*" not in _cors(reply).values()


@pytest.mark.parametrize(("path", "status"), [("/v1/notes", 401), ("/v1/nothing", 404)])
def test_a_listed_page_can_read_errors(path: str, status: int):
    reply = _get(PAGE, PAGE, path=path)
    assert (status, PAGE) == (reply.status, reply.headers[f"{CORS}allow-origin"])
    assert "x-request-id" in reply.headers[f"{CORS}expose-headers"]


def test_a_page_may_send_the_headers_that_routes_understand():
    allowed = _preflight(PAGE, PAGE).headers[f"{CORS}allow-headers"].split(", ")
    assert "x-colour" in allowed
    assert "cookie" not in allowed


def test_a_response_with_a_vary_of_its_own_keeps_it():
    reply = _get(PAGE, PAGE, path="/v1/varying")
    lines = [value for name, value in reply.raw_headers if name == b"vary"]
    assert [b"accept-language", b"Origin"] == lines
