"""Pages in a browser: which are allowed, and the responses that they get."""

from __future__ import annotations

import pytest

from tablewright.endpoint.access_keys import AccessKeys
from tablewright.endpoint.messages import HttpResponse
from tablewright.endpoint.settings import EndpointSettings
from tests.endpoint.asking import Asked, FakeLanes, asking, type_of
from tests.endpoint.signing import KEY_ID, SECRET

SERVICE = "com.amazon.coral.service#"
KEYS = AccessKeys.of([f"{KEY_ID}:{SECRET}"])
FOREIGN = "https://pages.example"


@pytest.fixture
def lanes() -> FakeLanes:
    return FakeLanes()


@pytest.fixture
def ask(lanes: FakeLanes) -> Asked:
    """Asks an endpoint without keys."""
    return asking(lanes)


OURS = [
    "http://localhost",
    "http://localhost:3000",
    "https://LOCALHOST:8443",
    "http://127.0.0.1:8000",
    "http://[::1]:5173",
]
NOT_OURS = [
    FOREIGN,
    "null",
    "",
    "localhost",
    "http://localhost.pages.example",
    "http://localhost@pages.example",
    "http://127.0.0.1.pages.example",
    "http://pages.example/localhost",
    "http://[::1",
    "http://localhost:3000, https://pages.example",
    "http://192.168.1.1",
    "file://",
]


def _preflight(ask: Asked, origin: str | None) -> HttpResponse:
    return ask(
        "OPTIONS",
        body=b"",
        origin=origin,
        access_control_request_method="POST",
        access_control_request_headers="authorization,x-amz-target",
        authorization=None,
        x_amz_target=None,
        content_type=None,
    )


@pytest.mark.parametrize("origin", NOT_OURS)
def test_other_peoples_pages_are_not_let_in(ask: Asked, lanes: FakeLanes, origin: str):
    """They would reach a database on the reader's own machine."""
    preflight = _preflight(ask, origin)
    assert (403, ()) == (preflight.status, preflight.headers)
    answer = ask(origin=origin)
    assert 400 == answer.status
    assert f"{SERVICE}AccessDeniedException" == type_of(answer)
    assert "access-control-allow-origin" not in dict(answer.headers)
    assert [] == lanes.taken


def test_a_page_that_is_not_let_in_is_named_shortly(ask: Asked):
    answer = ask(origin="https://" + "a" * 10_000)
    assert len(answer.body) < 500


@pytest.mark.parametrize("keys", [None, KEYS], ids=["without keys", "with keys"])
def test_options_without_an_origin_have_no_headers_for_browsers(
    lanes: FakeLanes, keys: AccessKeys | None
):
    answer = _preflight(asking(lanes, EndpointSettings(keys)), None)
    assert (200, (("allow", "POST, GET, OPTIONS"),)) == (answer.status, answer.headers)


def test_an_origin_without_text_is_not_let_in_with_keys_either(lanes: FakeLanes):
    answer = _preflight(asking(lanes, EndpointSettings(KEYS)), "")
    assert (403, ()) == (answer.status, answer.headers)


@pytest.mark.parametrize("origin", OURS)
def test_pages_of_this_machine_are_let_in(ask: Asked, lanes: FakeLanes, origin: str):
    preflight = _preflight(ask, origin)
    assert 200 == preflight.status
    assert {
        "access-control-allow-origin": origin,
        "access-control-allow-headers": "authorization,x-amz-target",
        "access-control-allow-methods": "POST, GET, OPTIONS",
        "access-control-max-age": "172800",
        "access-control-expose-headers": "x-amzn-requestid, x-amz-crc32, date",
        "vary": "origin",
    } == dict(preflight.headers)
    answer = ask(origin=origin)
    assert (200, origin) == (answer.status, dict(answer.headers)["access-control-allow-origin"])
    assert 1 == len(lanes.taken)


def test_a_page_can_read_a_refusal_too(ask: Asked):
    answer = ask(origin="http://localhost:3000", x_amz_target="Nothing")
    assert 400 == answer.status
    assert "http://localhost:3000" == dict(answer.headers)["access-control-allow-origin"]


def test_pages_that_are_named_are_let_in_and_no_others(lanes: FakeLanes):
    ask = asking(lanes, EndpointSettings(origins=frozenset([FOREIGN])))
    assert (200, 200) == (_preflight(ask, FOREIGN).status, ask(origin=FOREIGN).status)
    for other in (f"{FOREIGN}:8443", "http://pages.example", "https://other.example"):
        assert (403, 400) == (_preflight(ask, other).status, ask(origin=other).status)
    assert 200 == ask(origin="http://localhost:3000").status


@pytest.mark.parametrize("origin", [FOREIGN, "null", *OURS])
def test_with_keys_every_page_may_ask_and_must_sign(lanes: FakeLanes, origin: str):
    ask = asking(lanes, EndpointSettings(KEYS))
    assert 200 == _preflight(ask, origin).status
    answer = ask(origin=origin)
    assert 400 == answer.status, "the signature is anybody's"
    assert origin == dict(answer.headers)["access-control-allow-origin"]
    assert [] == lanes.taken


def test_what_no_browser_sends_has_no_headers_for_browsers(ask: Asked):
    assert ["x-amzn-requestid", "x-amz-crc32"] == [name for name, _ in ask().headers]
