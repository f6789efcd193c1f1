"""Signatures without access keys: what must be there, and what is not looked at."""

from __future__ import annotations

import base64
import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import limits
from tablewright.endpoint.messages import HttpRequest
from tablewright.errors import (
    IncompleteSignatureException,
    InvalidSignatureException,
    MissingAuthenticationTokenException,
    UnrecognizedClientException,
)
from tests.endpoint.signing import (
    after,
    is_accepted,
    outcome,
    presigned,
    refusal,
    signatures,
    signed,
)

DATE = "20250305T120000Z"
CREDENTIAL = "local/20250305/eu-central-1/dynamodb/aws4_request"
AUTHORIZATION = f"AWS4-HMAC-SHA256 Credential={CREDENTIAL}, SignedHeaders=host, Signature=abc"
PRESIGNED = (
    f"/?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential={CREDENTIAL}"
    f"&X-Amz-Signature=abc&X-Amz-SignedHeaders=host&X-Amz-Date={DATE}"
)
NEED_A_DATE = "Authorization header requires existence of either a 'X-Amz-Date' or a 'Date' header."


def request(
    authorization: str | None = AUTHORIZATION, *, target: str = "/", date: str = DATE
) -> HttpRequest:
    headers = {"host": "localhost", "x-amz-date": date, "authorization": authorization or ""}
    return HttpRequest("POST", target, {n: v for n, v in headers.items() if v}, b"{}")


def told(refused: HttpRequest) -> str:
    """What is answered to an incomplete signature."""
    error = refusal(signatures(with_keys=False), refused)
    assert isinstance(error, IncompleteSignatureException)
    return error.message


def hashed(authorization: str) -> str:
    return base64.b64encode(hashlib.sha256(authorization.encode()).digest()).decode()


def needs(*names: str) -> str:
    return " ".join(f"Authorization header requires '{name}' parameter." for name in names)


@pytest.mark.parametrize("authorization", [None, " ", "AWS4", "Basic bG9jYWw6", "aws4-hmac-sha256"])
def test_a_request_without_a_signature_is_refused(authorization: str | None):
    error = refusal(signatures(with_keys=False), request(authorization))
    assert isinstance(error, MissingAuthenticationTokenException)
    assert {
        "__type": "com.amazon.coral.service#MissingAuthenticationTokenException",
        "message": "Request is missing Authentication Token",
    } == error.body()


def test_a_query_that_is_no_signature_is_none():
    error = refusal(signatures(with_keys=False), request(None, target="/?X-Amz-Credential=a"))
    assert isinstance(error, MissingAuthenticationTokenException)


@pytest.mark.parametrize("authorization", ["hello", "AWS4-HMAC-SHA256", AUTHORIZATION])
def test_two_signatures_are_one_too_many(authorization: str):
    twice = request(authorization, target="/?X-Amz-Algorithm=")
    error = refusal(signatures(with_keys=False), twice)
    assert isinstance(error, InvalidSignatureException)
    assert (
        "Found both 'X-Amz-Algorithm' as a query-string param and 'Authorization' as HTTP header."
        == error.message
    )


@pytest.mark.parametrize(
    ("authorization", "sentences"),
    [
        ("AWS4-", needs("Credential", "Signature", "SignedHeaders")),
        ("AWS4-HMAC-SHA256 Credential=a", needs("Signature", "SignedHeaders")),
        ("AWS4-HMAC-SHA256 Credential=a, SignedHeaders=h, Signature=", needs("Signature")),
        ("AWS4-HMAC-SHA256 Credential=,SignedHeaders=,Signature=b", needs("Credential")),
        ("AWS4-HMAC-SHA256 credential=a, SignedHeaders=h, Signature=b", needs("Credential")),
    ],
)
def test_what_the_header_lacks_is_named(authorization: str, sentences: str):
    hint = f"(Hashed with SHA-256 and encoded with Base64) Authorization={hashed(authorization)}"
    assert f"{sentences} {hint}" == told(request(authorization))
    assert f"{sentences} {NEED_A_DATE} {hint}" == told(request(authorization, date=""))


def test_a_header_without_a_date_is_incomplete():
    assert (
        f"{NEED_A_DATE} (Hashed with SHA-256 and encoded with Base64) "
        f"Authorization={hashed(AUTHORIZATION)}" == told(request(date=""))
    )


@pytest.mark.parametrize(
    "authorization",
    [
        "AWS4-HMAC-SHA256 FooBar",
        AUTHORIZATION.replace("Signature=", "Signature"),
        AUTHORIZATION.replace("local/", "local /"),  # a key that was pasted with a space
        f"{AUTHORIZATION},{AUTHORIZATION}",  # the header came twice
    ],
)
def test_a_part_of_the_header_without_an_equal_sign_is_refused(authorization: str):
    assert (
        "Invalid key=value pair (missing equal-sign) in Authorization header "
        f"(hashed with SHA-256 and encoded with Base64): '{hashed(authorization)}'."
        == told(request(authorization))
    )


@pytest.mark.parametrize(
    ("target", "missing"),
    [
        ("/?X-Amz-Algorithm", "Algorithm Credential Signature SignedHeaders Date"),
        ("/?X-Amz-Algorithm=a", "Credential Signature SignedHeaders Date"),
        (PRESIGNED.replace("Signature=abc", "Signature="), "Signature"),
        (PRESIGNED.replace("&X-Amz-Date", "&x-amz-date"), "Date"),
    ],
)
def test_what_the_query_lacks_is_named(target: str, missing: str):
    sentences = [
        f"AWS query-string parameters must include 'X-Amz-{name}'." for name in missing.split()
    ]
    assert f"{' '.join(sentences)} Re-examine the query-string parameters." == told(
        request(None, target=target, date="")
    )


@pytest.mark.parametrize(
    "date",
    [
        "201",
        "2025-03-05T12:00:00Z",
        "20250305T120000",
        "20251305T120000Z",
        "20250305T250000Z",
        "2025W101T120000Z",
        "20250305T12.500Z",
        "20250305 120000Z",
        "Wed, 05 Mar 2025 12:00:00 CET",
        "Wed, 05 Mai 2025 12:00:00 GMT",
        "Wed, 05 Mar 25 12:00:00 GMT",
        "\u0662\u0660250305T120000Z",  # digits of another script
    ],
)
def test_a_date_that_is_none_is_refused(date: str):
    text = f"Date must be in ISO-8601 'basic format'. Got '{date}'. "
    text += "See http://en.wikipedia.org/wiki/ISO_8601"
    assert text == told(request(date=date))
    checks = signatures(with_keys=False)
    checks.check(request())
    assert text == refusal(checks, request(date=date)).message, "also of a header known as good"


def test_an_unknown_algorithm_is_refused():
    message = "Unsupported AWS 'algorithm': 'AWS4-HMAC-SHA25' (only AWS4-HMAC-SHA256 for now). "
    assert message == told(request(AUTHORIZATION.replace("SHA256", "SHA25")))
    assert message == told(request(None, target=PRESIGNED.replace("SHA256", "SHA25")))


@pytest.mark.parametrize("credential", ["local", "a/b/c/d", "a/b/c/d/", "a/b/c/d/e/f"])
def test_a_credential_has_five_elements(credential: str):
    message = "Credential must have exactly 5 slash-delimited elements, "
    message += f"e.g. keyid/date/region/service/term, got '{credential}'"
    assert message == told(request(AUTHORIZATION.replace(CREDENTIAL, credential)))
    assert message == told(request(None, target=PRESIGNED.replace(CREDENTIAL, credential)))


def test_a_credential_without_a_key_is_refused():
    error = refusal(signatures(with_keys=False), request(AUTHORIZATION.replace("local/", "/")))
    assert isinstance(error, UnrecognizedClientException)
    assert "The security token included in the request is invalid." == error.message


def test_what_a_refusal_repeats_is_short_and_printable():
    message = told(request(date="\x1b[31m\n" + "x" * 1_000))
    assert message.isprintable()
    assert f"Got '?[31m?{'x' * (limits.REFUSAL_ECHO_LENGTH_MAX - 6)}'." in message


@pytest.mark.parametrize(
    "authorization",
    [
        AUTHORIZATION,
        AUTHORIZATION.replace(", ", ","),
        AUTHORIZATION.replace(", ", " ,  "),
        f"  {AUTHORIZATION}  ",
        AUTHORIZATION.replace("aws4_request", "aws4_request/"),
        AUTHORIZATION.replace("=host", "="),
        "AWS4-HMAC-SHA256 Signature=abc, SignedHeaders=host, Credential=" + CREDENTIAL,
        AUTHORIZATION.replace(CREDENTIAL, "my-key/tomorrow/the moon/s3/end".replace(" ", "-")),
        AUTHORIZATION.replace("abc", "a-b"),
    ],
)
def test_every_well_formed_header_is_taken_again_and_again(authorization: str):
    checks = signatures(with_keys=False)
    assert [True, True, True] == [is_accepted(checks, request(authorization)) for _ in range(3)]


@pytest.mark.parametrize(
    "date", ["20010101T000000Z", "20990101T000000Z", f"{DATE} ", "Wed, 05 Mar 2025 12:00:00 GMT"]
)
def test_any_date_is_taken(date: str):
    checks = signatures(with_keys=False)
    assert is_accepted(checks, request(date=date))
    dated = request(date="")
    dated.headers["date"] = date
    assert is_accepted(checks, dated)


def test_what_an_sdk_signs_is_taken_without_its_secret():
    checks = signatures(with_keys=False, at=after(days=400))
    assert is_accepted(checks, signed(secret="whatever", region="made-up", service="s3"))
    assert is_accepted(checks, presigned(expires_seconds=1, token="a token"))
    assert not checks.are_verified


def test_more_headers_than_are_remembered_are_still_judged_one_by_one():
    checks = signatures(with_keys=False)
    for number in range(limits.AUTHORIZATIONS_REMEMBERED_MAX + 2):
        checks.check(request(AUTHORIZATION.replace("local", f"key{number}")))
    assert len(checks._well_formed) <= limits.AUTHORIZATIONS_REMEMBERED_MAX
    assert is_accepted(checks, request())
    assert not is_accepted(checks, request(AUTHORIZATION.replace("local", "")))


def test_a_long_header_is_not_remembered():
    checks = signatures(with_keys=False)
    long_list = "host;" + "x" * limits.AUTHORIZATION_REMEMBERED_LENGTH_MAX
    assert is_accepted(checks, request(AUTHORIZATION.replace("=host", f"={long_list}")))
    assert set() == checks._well_formed


@pytest.mark.parametrize(
    ("known", "broken"),
    [
        (AUTHORIZATION, AUTHORIZATION.replace("abc", "")),
        (AUTHORIZATION, AUTHORIZATION.replace("abc", "a b")),
        (
            f"AWS4-HMAC-SHA256 Signature=a,Credential={CREDENTIAL},SignedHeaders=host",
            "AWS4-HMAC-SHA256 Signature=b",
        ),
    ],
)
def test_a_header_that_begins_like_a_known_one_is_read_all_the_same(known: str, broken: str):
    checks = signatures(with_keys=False)
    assert is_accepted(checks, request(known))
    assert isinstance(refusal(checks, request(broken)), IncompleteSignatureException)


def test_a_known_header_beside_a_signed_query_is_still_one_too_many():
    checks = signatures(with_keys=False)
    assert is_accepted(checks, request())
    assert isinstance(refusal(checks, request(target=PRESIGNED)), InvalidSignatureException)
    assert is_accepted(checks, request(target="/?a=b"))


HEADERS = st.lists(
    st.sampled_from(
        [
            f"Credential={CREDENTIAL}",
            "SignedHeaders=host",
            "Signature=abc",
            "Signature=b",
            "Signature=",
            "XSignature=c",
            "Signature=Signature=d",
            "X=1",
            "odd",
            "Signature=é",
        ]
    ),
    max_size=5,
).flatmap(lambda parts: st.sampled_from([", ", ",", " "]).map(lambda between: between.join(parts)))


@given(known=HEADERS, header=HEADERS)
def test_a_header_is_judged_the_same_whatever_came_before(known: str, header: str):
    checks = signatures(with_keys=False)
    is_accepted(checks, request(f"AWS4-HMAC-SHA256 {known}"))
    again = request(f"AWS4-HMAC-SHA256 {header}")
    assert is_accepted(signatures(with_keys=False), again) == is_accepted(checks, again)


@given(
    target=st.text(max_size=60) | st.text(max_size=20).map(lambda text: f"{PRESIGNED}{text}"),
    headers=st.dictionaries(
        st.sampled_from(["authorization", "x-amz-date", "date", "host"]),
        st.text(st.characters(), max_size=40) | st.sampled_from([AUTHORIZATION, DATE]),
    ),
    with_keys=st.booleans(),
)
def test_whatever_comes_is_taken_or_refused_with_a_service_error(
    target: str, headers: dict[str, str], with_keys: bool
):
    error = outcome(signatures(with_keys=with_keys), HttpRequest("POST", target, headers, b""))
    assert error is not None or not with_keys
    assert error is None or error.message.isprintable()
