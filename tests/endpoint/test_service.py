"""What the endpoint says: DynamoDB's protocol above HTTP, without a socket or an engine."""

from __future__ import annotations

import json
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.clock import ManualClock
from tablewright.endpoint.access_keys import AccessKeys
from tablewright.endpoint.messages import HttpRequest, HttpResponse
from tablewright.endpoint.service import Service
from tablewright.endpoint.settings import EndpointSettings
from tablewright.engine.wire import TARGETS
from tablewright.ids import CountingIds
from tablewright.lanes.dispatch import Deliver
from tests.endpoint.asking import Asked, FakeLanes, asking, only, type_of
from tests.endpoint.at_once import AtOnce
from tests.endpoint.http_messages import JSON_1_0, PREFIX, SIGNED
from tests.endpoint.signing import KEY_ID, NOON, SECRET, signed
from tests.examples import examples

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


# What is refused.


@pytest.mark.parametrize(
    "content_type",
    [
        None,
        "",
        "application/json",
        "text/plain",
        "application/x-amz-json-1.2",
        "application/x-amz-json-1.0,application/x-amz-json-1.0",
        "application/x-www-form-urlencoded",
    ],
)
def test_another_content_type_is_no_operation(
    ask: Asked, lanes: FakeLanes, content_type: str | None
):
    """A page can send such a body anywhere without being asked first by its browser."""
    answer = ask(content_type=content_type)
    assert (404, b"<UnknownOperationException/>\n") == (answer.status, answer.body)
    assert [] == lanes.taken


@pytest.mark.parametrize(
    "target",
    [
        None,
        "",
        "GetItem",
        PREFIX,
        f"{PREFIX}GetItem ",
        f"{PREFIX}GetItem,{PREFIX}GetItem",
        PREFIX + PREFIX + "GetItem",
        "DynamoDB_20111205.GetItem",
        "DynamoDBStreams_20120810.GetItem",
        f"{PREFIX}ListStreams",
        PREFIX + "é" * 40_000,
    ],
)
def test_an_unknown_target_is_refused_with_its_name_alone(
    ask: Asked, lanes: FakeLanes, target: str | None
):
    answer = ask(x_amz_target=target)
    assert 400 == answer.status
    assert {"__type": f"{SERVICE}UnknownOperationException"} == json.loads(answer.body)
    assert [] == lanes.taken


@pytest.mark.parametrize(
    "target", ["/things", "//", "/.", "/%2F", "", "*", "/healthz", "ftp://here/", "http://[::1"]
)
def test_a_post_to_another_path_is_no_operation(ask: Asked, lanes: FakeLanes, target: str):
    answer = ask(target=target)
    assert (404, b"<UnknownOperationException/>\n") == (answer.status, answer.body)
    assert [] == lanes.taken


@pytest.mark.parametrize("target", ["/", "/?a=b", "http://localhost:8000/"])
def test_a_post_to_the_root_is_an_operation(ask: Asked, lanes: FakeLanes, target: str):
    assert 200 == ask(target=target).status
    assert 1 == len(lanes.taken)


def test_a_compressed_body_is_throttled_when_too_many_wait_to_be_decoded(lanes: FakeLanes):
    ask = asking(lanes, threads=AtOnce(is_full=True))
    answer = ask(body=zlib.compress(b"{}"), content_encoding="deflate")
    assert "com.amazon.coral.availability#ThrottlingException" == type_of(answer)
    assert [] == lanes.taken


def test_a_large_response_goes_as_it_is_when_too_many_wait_to_be_compressed(lanes: FakeLanes):
    lanes.answer = 200, b'"' + b"x" * 10_000 + b'"'
    answer = asking(lanes, threads=AtOnce(is_full=True))(accept_encoding="gzip")
    assert lanes.answer[1] == answer.body
    assert "content-encoding" not in dict(answer.headers)


def test_only_what_is_compressed_is_given_to_threads(lanes: FakeLanes):
    threads = AtOnce()
    ask = asking(lanes, threads=threads)
    ask()
    ask(content_encoding="identity", accept_encoding="gzip")
    assert [] == threads.sizes_bytes
    lanes.answer = 200, bytes(5_000)
    ask(accept_encoding="gzip")
    assert [5_000] == threads.sizes_bytes


@pytest.mark.parametrize(
    ("headers", "address"),
    [
        ({"host": "127.0.0.1:8000"}, "http://127.0.0.1:8000"),
        ({"host": "[::1]:8000"}, "http://[::1]:8000"),
        ({"host": "db.example", "x_forwarded_proto": "https"}, "https://db.example"),
        ({"host": "db.example", "x_forwarded_proto": "gopher"}, "http://db.example"),
        ({}, "dynamodb.us-east-1.amazonaws.com"),
        ({"host": "a b"}, "dynamodb.us-east-1.amazonaws.com"),
    ],
)
def test_describe_endpoints_names_the_scheme_and_the_host_of_the_request(
    ask: Asked, lanes: FakeLanes, headers: dict[str, str], address: str
):
    endpoint = {"Address": "dynamodb.us-east-1.amazonaws.com", "CachePeriodInMinutes": 1440}
    lanes.answer = 200, json.dumps({"Endpoints": [endpoint]}).encode()
    answer = ask(x_amz_target=f"{PREFIX}DescribeEndpoints", **headers)
    assert {"Endpoints": [endpoint | {"Address": address}]} == json.loads(answer.body)
    assert str(zlib.crc32(answer.body)) == dict(answer.headers)["x-amz-crc32"]


@pytest.mark.parametrize("operation", ["EnableKinesisStreamingDestination", "getitem"])
def test_an_unknown_operation_is_refused_by_its_name(ask: Asked, lanes: FakeLanes, operation: str):
    answer = ask(x_amz_target=PREFIX + operation)
    assert 400 == answer.status
    assert {
        "__type": f"{SERVICE}UnknownOperationException",
        "message": f"Tablewright does not implement {operation}.",
    } == json.loads(answer.body)
    assert [] == lanes.taken


def test_a_request_without_a_signature_is_refused(ask: Asked, lanes: FakeLanes):
    answer = ask(authorization=None)
    assert 400 == answer.status
    assert f"{SERVICE}MissingAuthenticationTokenException" == type_of(answer)
    assert [] == lanes.taken


def test_the_operation_is_looked_at_before_the_signature(ask: Asked):
    assert f"{SERVICE}UnknownOperationException" == type_of(
        ask(authorization=None, x_amz_target="Nothing")
    )


def test_with_keys_a_signature_must_be_right(lanes: FakeLanes):
    answer = asking(lanes, EndpointSettings(KEYS))(x_amz_date=NOON.strftime("%Y%m%dT%H%M%SZ"))
    assert 400 == answer.status
    assert type_of(answer).startswith(SERVICE)
    assert SECRET.encode() not in answer.body
    assert [] == lanes.taken


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE"])
def test_other_methods_mean_nothing(ask: Asked, lanes: FakeLanes, method: str):
    answer = ask(method)
    assert (404, b"<UnknownOperationException/>\n") == (answer.status, answer.body)
    assert [] == lanes.taken


@pytest.mark.parametrize("target", ["/nothing", "/healthz/", "//", "/index.html", "*"])
def test_other_places_hold_nothing(ask: Asked, target: str):
    assert 404 == ask("GET", target).status
    assert 404 == ask("HEAD", target).status


# What is answered.


@pytest.mark.parametrize("target", sorted(TARGETS))
def test_every_operation_goes_to_the_lanes(ask: Asked, lanes: FakeLanes, target: str):
    ask(x_amz_target=target, body=b'{"a":1}')
    assert [(target.partition(".")[2], b'{"a":1}')] == lanes.taken


def test_a_request_with_a_right_signature_is_done(lanes: FakeLanes):
    clock = ManualClock(NOON.timestamp())
    service = Service(
        lanes, EndpointSettings(KEYS), clock=clock, ids=CountingIds(), threads=AtOnce()
    )
    answer = only(service, signed(body=b'{"a":1}'))
    assert (200, b'{"Item":{}}') == (answer.status, answer.body)
    assert [("GetItem", b'{"a":1}')] == lanes.taken


@pytest.mark.parametrize(
    ("sent", "answered"),
    [
        ("application/x-amz-json-1.0", "application/x-amz-json-1.0"),
        ("application/x-amz-json-1.1", "application/x-amz-json-1.1"),
        ("application/x-amz-json-1.0; charset=utf-8", "application/x-amz-json-1.0"),
        ("Application/X-Amz-JSON-1.1 ;a=b", "application/x-amz-json-1.1"),
    ],
)
def test_the_answer_has_the_content_type_of_the_request(ask: Asked, sent: str, answered: str):
    assert answered == ask(content_type=sent).content_type
    assert answered == ask(content_type=sent, x_amz_target="Nothing").content_type


@pytest.mark.parametrize("status", [200, 400, 500])
def test_status_and_body_are_those_of_the_engine(ask: Asked, lanes: FakeLanes, status: int):
    lanes.answer = status, b'{"a": "\xc3\xa9"}'
    answer = ask()
    assert (status, b'{"a": "\xc3\xa9"}', ()) == (answer.status, answer.body, answer.headers[2:])
    assert not answer.closes


def test_every_answer_has_an_id_of_its_own(ask: Asked):
    answers = [ask(), ask(), ask(x_amz_target="Nothing"), ask(authorization=None)]
    ids = [dict(answer.headers)["x-amzn-requestid"] for answer in answers]
    assert 4 == len(set(ids))
    for request_id in ids:
        assert 52 == len(request_id)
        assert request_id.isalnum()
        assert request_id.isascii()
        assert request_id == request_id.upper()


@given(body=st.binary(max_size=200))
def test_the_checksum_is_that_of_the_body(body: bytes):
    lanes = FakeLanes()
    lanes.answer = 200, body
    assert str(zlib.crc32(body)) == dict(asking(lanes)().headers)["x-amz-crc32"]


def test_a_refusal_has_a_checksum_too(ask: Asked):
    answer = ask(x_amz_target="Nothing")
    assert str(zlib.crc32(answer.body)) == dict(answer.headers)["x-amz-crc32"]


def test_an_answer_may_come_later():
    later: list[Deliver] = []

    class LaterLanes(FakeLanes):
        def take(self, operation: str, body: bytes, deliver: Deliver) -> None:
            later.append(deliver)

    clock, ids = ManualClock(), CountingIds()
    service = Service(LaterLanes(), EndpointSettings(), clock=clock, ids=ids, threads=AtOnce())
    answers: list[HttpResponse] = []
    headers = {name.lower(): value for name, value in SIGNED.items()}
    headers |= {"content-type": JSON_1_0, "x-amz-target": f"{PREFIX}PutItem"}
    service.answer(HttpRequest("POST", "/", headers, b"{}"), answers.append)
    assert [] == answers
    later[0]((200, b"{}"))
    assert [b"{}"] == [answer.body for answer in answers]


@pytest.mark.parametrize(
    ("target", "body"),
    [
        ("/", b"healthy: tablewright\n"),
        ("/?a=b", b"healthy: tablewright\n"),
        ("/healthz", b"ok\n"),
        ("/healthz?a=b", b"ok\n"),
    ],
)
def test_health_is_told_to_everybody(ask: Asked, target: str, body: bytes):
    answer = ask("GET", target, b"", authorization=None, x_amz_target=None, content_type=None)
    assert (200, body, "text/plain; charset=utf-8") == (
        answer.status,
        answer.body,
        answer.content_type,
    )
    head = ask("HEAD", target, b"")
    assert (200, True, len(body)) == (head.status, head.is_to_head, len(head.body))


def test_health_needs_no_key(lanes: FakeLanes):
    answer = asking(lanes, EndpointSettings(KEYS))("GET", "/healthz", b"", authorization=None)
    assert (200, b"ok\n") == (answer.status, answer.body)


TEXTS = st.text(st.characters(codec="latin-1", exclude_characters="\r\n\0"), max_size=30)
PARTS = st.sampled_from(
    [
        "AWS4-HMAC-SHA256",
        " Credential=",
        "a/20250305/eu-central-1/dynamodb/aws4_request",
        f"{KEY_ID}/20250305/eu-central-1/dynamodb/aws4_request",
        ", ",
        ",",
        "SignedHeaders=",
        "host;x-amz-target",
        "Signature=",
        "0" * 64,
        "20250305T120000Z",
        "Wed, 05 Mar 2025 12:00:00 GMT",
        JSON_1_0,
        f"{PREFIX}PutItem",
        "http://localhost:8000",
        "http://[",
    ]
)
VALUES = st.lists(PARTS | TEXTS, max_size=10).map("".join)
NAMES = st.sampled_from(
    [
        "authorization",
        "content-type",
        "date",
        "host",
        "origin",
        "x-amz-content-sha256",
        "x-amz-date",
        "x-amz-security-token",
        "x-amz-target",
        "access-control-request-headers",
    ]
)
QUERIES = st.lists(
    st.sampled_from(
        ["X-Amz-Algorithm", "X-Amz-Credential", "X-Amz-Date", "X-Amz-Expires", "&", "=", "%", "%zz"]
    )
    | VALUES,
    max_size=12,
).map("".join)
USUAL = {
    "content-type": JSON_1_0,
    "x-amz-target": f"{PREFIX}GetItem",
    "host": "localhost",
    **{name.lower(): value for name, value in SIGNED.items()},
}


@settings(max_examples=examples(60))
@given(
    keys=st.sampled_from([None, KEYS]),
    method=st.sampled_from(["POST", "GET", "OPTIONS", "HEAD", "PUT"]),
    query=QUERIES,
    headers=st.dictionaries(NAMES, VALUES),
    left_out=st.sets(NAMES, max_size=2),
)
def test_whatever_is_asked_is_answered_once(
    keys: AccessKeys | None,
    method: str,
    query: str,
    headers: dict[str, str],
    left_out: set[str],
):
    """An error here would leave not only its own client without an answer."""
    clock = ManualClock(NOON.timestamp())
    service = Service(
        FakeLanes(), EndpointSettings(keys), clock=clock, ids=CountingIds(), threads=AtOnce()
    )
    given = {name: text for name, text in (USUAL | headers).items() if name not in left_out}
    answer = only(service, HttpRequest(method, f"/?{query}", given, b"{}"))
    assert answer.status in (200, 400, 403, 404)
    for _, text in answer.headers:
        text.encode("latin-1")
