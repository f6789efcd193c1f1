"""Signatures with access keys: botocore signs, and whatever is changed on the way is noticed."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from unittest.mock import patch
from urllib.parse import quote

import pytest
from hypothesis import assume, given
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
    BODY,
    KEY_ID,
    NOON,
    SECRET,
    after,
    is_accepted,
    presigned,
    query_of,
    refusal,
    signatures,
    signed,
)

DOES_NOT_MATCH = (
    "The request signature we calculated does not match the signature you provided. "
    "Check your AWS Secret Access Key and signing method. "
    "Consult the service documentation for details."
)
FORMS = pytest.mark.parametrize("sign", [signed, presigned])
Sign = Callable[..., HttpRequest]


def told(request: HttpRequest, *, at: float = 0) -> str:
    """What is answered to a signature that is not the right one, so many seconds after noon."""
    error = refusal(signatures(at=after(seconds=at)), request)
    assert isinstance(error, InvalidSignatureException)
    return error.message


def with_header(request: HttpRequest, name: str, value: str | None) -> HttpRequest:
    headers = {key: text for key, text in request.headers.items() if key != name}
    return replace(request, headers=headers if value is None else headers | {name: value})


def with_scope(request: HttpRequest, old: str, new: str) -> HttpRequest:
    """The request with another word in its credential, in whichever form it is signed."""
    target = request.target.replace(quote(old, safe=""), quote(new, safe=""))
    authorization = request.headers.get("authorization")
    changed = None if authorization is None else authorization.replace(old, new)
    return with_header(replace(request, target=target), "authorization", changed)


# Errors.


def test_a_request_without_a_signature_is_refused():
    error = refusal(signatures(), with_header(signed(), "authorization", None))
    assert isinstance(error, MissingAuthenticationTokenException)


@FORMS
def test_an_unknown_key_is_refused(sign: Sign):
    error = refusal(signatures(), sign(key_id="AKIAUNKNOWN"))
    assert isinstance(error, UnrecognizedClientException)
    assert {
        "__type": "com.amazon.coral.service#UnrecognizedClientException",
        "message": "The security token included in the request is invalid.",
    } == error.body()


def test_an_unknown_key_is_worked_through_like_a_known_one():
    for request in (signed(key_id="AKIAUNKNOWN"), signed(secret="wrong")):
        with patch("hmac.compare_digest", wraps=hmac.compare_digest) as compare:
            refusal(signatures(), request)
        ((right, given_signature), _) = compare.call_args
        assert 1 == compare.call_count
        assert len(right) == len(given_signature) == 64


def test_no_secret_makes_an_unknown_key_known():
    # The secret that stands in for an unknown key's can be read in the source.
    stand_in = "an unknown key costs what a known one does"
    error = refusal(signatures(), signed(key_id="AKIAUNKNOWN", secret=stand_in))
    assert isinstance(error, UnrecognizedClientException)


def test_a_signature_with_another_secret_is_refused():
    assert DOES_NOT_MATCH == told(signed(secret="wrong"))
    assert DOES_NOT_MATCH == told(signed(key_id="second"))


@pytest.mark.parametrize("signature", ["abc", "0" * 64, "é" * 64, "\udc80", "A" * 64])
def test_a_signature_that_is_none_is_refused(signature: str):
    request = signed()
    head, _, right = request.headers["authorization"].rpartition("=")
    assert DOES_NOT_MATCH == told(with_header(request, "authorization", f"{head}={signature}"))
    assert DOES_NOT_MATCH == told(with_header(request, "authorization", f"{head}={right.upper()}"))


@pytest.mark.parametrize("name", ["host", "x-amz-target", "content-type"])
@FORMS
def test_a_signed_header_that_is_missing_is_noticed(sign: Sign, name: str):
    assert DOES_NOT_MATCH == told(with_header(sign(), name, None))


def test_text_that_http_cannot_carry_is_refused():
    request = signed()
    elsewhere = request.headers["authorization"].replace("eu-central-1", "\udc80")
    assert DOES_NOT_MATCH == told(with_header(request, "content-type", "€"))
    assert DOES_NOT_MATCH == told(with_header(request, "authorization", elsewhere))
    assert DOES_NOT_MATCH == told(replace(request, target="/€"))


@FORMS
def test_the_host_must_be_signed(sign: Sign):
    assert "'Host' or ':authority' must be a 'SignedHeader' in the AWS Authorization." == told(
        with_scope(sign(), "content-type;host;", "content-type;")
    )


def test_an_empty_list_of_signed_headers_lacks_the_host():
    request = signed()
    head, _, tail = request.headers["authorization"].partition("SignedHeaders=")
    empty = f"{head}SignedHeaders=,{tail.partition(',')[2]}"
    assert "'Host' or ':authority' must be a 'SignedHeader' in the AWS Authorization." == told(
        with_header(request, "authorization", empty)
    )


@FORMS
def test_the_target_must_be_signed(sign: Sign):
    assert "There were headers present in the request which were not signed: x-amz-target" == told(
        with_scope(sign(), ";x-amz-target", "")
    )


@pytest.mark.parametrize(
    "claim", ["UNSIGNED-PAYLOAD", "STREAMING-UNSIGNED-PAYLOAD-TRAILER", "0" * 64, ""]
)
def test_a_body_must_have_the_hash_that_is_claimed(claim: str):
    assert "The provided 'x-amz-content-sha256' header does not match what was computed." == told(
        signed(X_Amz_Content_SHA256=claim)
    )


@FORMS
def test_the_scope_must_be_dynamodbs_and_of_the_day(sign: Sign):
    service = "Credential should be scoped to correct service: 'dynamodb'. "
    terminator = "Credential should be scoped with a valid terminator: 'aws4_request', not 'x'. "
    day = (
        "Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: "
        "'20250304' != '20250305', from '20250305T120000Z'."
    )
    request = sign()
    assert service == told(with_scope(request, "/dynamodb/", "/dynamodbstreams/"))
    assert terminator == told(with_scope(request, "/aws4_request", "/x"))
    assert day == told(with_scope(request, f"{KEY_ID}/20250305/", f"{KEY_ID}/20250304/"))
    assert service + terminator + day == told(
        with_scope(request, "20250305/eu-central-1/dynamodb/aws4_request", "20250304/eu/s3/x")
    )


@pytest.mark.parametrize("region", ["", "x" * (limits.REGION_NAME_LENGTH_MAX + 1)])
@FORMS
def test_a_region_is_a_name(sign: Sign, region: str):
    assert f"Credential should be scoped to a valid region, not '{region}'. " == told(
        with_scope(sign(), "/eu-central-1/", f"/{region}/")
    )


@FORMS
def test_the_first_refusal_is_the_one_that_dynamodb_would_tell(sign: Sign):
    request = replace(sign(key_id="AKIAUNKNOWN"), body=b"")
    request.headers.pop("x-amz-content-sha256", None)
    wrong = [
        ("/dynamodb/", "/s3/"),
        ("/aws4_request", ""),
        ("HMAC", "CMAC"),
        ("content-type;host;", "content-type;"),
    ]
    heard = [refusal(signatures(), request).message[:30]]
    for old, new in wrong:
        request = with_scope(request, old, new)
        heard.append(refusal(signatures(), request).message[:30])
    heard.append(refusal(signatures(at=after(days=1)), request).message[:30])
    assert [
        "The security token included in",
        "Credential should be scoped to",
        "Credential must have exactly 5",
        "Unsupported AWS 'algorithm': '",
        "'Host' or ':authority' must be",
        "Signature expired: 20250305T12",
    ] == heard


@FORMS
def test_a_signature_for_another_region_is_refused(sign: Sign):
    assert DOES_NOT_MATCH == told(with_scope(sign(), "eu-central-1", "us-east-1"))


def test_an_old_signature_is_refused():
    assert (
        "Signature expired: 20250305T120000Z is now earlier than 20250305T120001Z "
        "(20250305T121501Z - 15 min.)" == told(signed(), at=901)
    )


@FORMS
def test_a_signature_of_the_future_is_refused(sign: Sign):
    assert (
        "Signature not yet current: 20250305T120000Z is still later than 20250305T115959Z "
        "(20250305T114459Z + 15 min.)" == told(sign(), at=-901)
    )


def test_a_presigned_request_ends_when_it_says():
    assert (
        "Signature expired: 20250305T120000Z is now earlier than 20250305T120001Z "
        "(20250305T120046Z - 45 sec.)" == told(presigned(expires_seconds=45), at=46)
    )
    week = limits.PRESIGNED_SECONDS_MAX
    assert told(presigned(expires_seconds=week), at=week + 1).endswith(
        "(20250312T120001Z - 10080 min.)"
    )


@pytest.mark.parametrize(
    "expires", [0, -1, limits.PRESIGNED_SECONDS_MAX + 1, "", "x", "1e3", "٣", "9" * 5_000]
)
def test_a_presigned_request_has_a_lifetime_within_bounds(expires: object):
    error = refusal(signatures(), presigned(expires_seconds=expires))
    assert isinstance(error, IncompleteSignatureException)
    assert "X-Amz-Expires must be a number of seconds from 1 to 604800." == error.message


def test_a_presigned_request_without_a_lifetime_has_that_of_a_header():
    request = presigned()
    forever = replace(request, target=request.target.replace("&X-Amz-Expires=3600", ""))
    assert told(forever, at=901).startswith("Signature expired: ")
    assert DOES_NOT_MATCH == told(forever, at=900)


def test_a_longer_lifetime_than_was_signed_for_is_noticed():
    request = presigned()
    longer = replace(request, target=request.target.replace("=3600", "=7200"))
    assert DOES_NOT_MATCH == told(longer)


# Tampering: every part of a request is changed, and no change is overlooked.


@FORMS
@given(body=st.binary(max_size=60))
def test_another_body_is_noticed(sign: Sign, body: bytes):
    assume(body != BODY)
    request = replace(sign(), body=body)
    request.headers.pop("x-amz-content-sha256", None)
    assert DOES_NOT_MATCH == told(request)


@FORMS
@given(
    name=st.sampled_from(["host", "x-amz-target", "content-type", "x-more"]),
    value=st.text(st.characters(min_codepoint=0x20, max_codepoint=0xFF), max_size=40),
)
def test_another_value_of_a_signed_header_is_noticed(sign: Sign, name: str, value: str):
    request = sign(X_More="something  said")
    was = request.headers[name]
    assume(value.encode("latin-1").split() != was.encode("latin-1").split())
    assert DOES_NOT_MATCH == told(with_header(request, name, value))


@FORMS
@given(more=st.text(st.characters(min_codepoint=0x21, max_codepoint=0x7E), min_size=1, max_size=20))
def test_another_query_is_noticed(sign: Sign, more: str):
    assume(more.strip("&") and not more.startswith("X-Amz-") and "&X-Amz-" not in more)
    request = sign(path="/?a=1&b=2")
    assert DOES_NOT_MATCH == told(replace(request, target=f"{request.target}&{more}"))
    assert DOES_NOT_MATCH == told(replace(request, target=request.target.replace("a=1", "a=2")))
    assert DOES_NOT_MATCH == told(replace(request, target=request.target.replace("a=1&", "")))


@given(seconds=st.integers(-900, 900))
def test_another_date_is_noticed(seconds: int):
    assume(seconds)
    date = (NOON + timedelta(seconds=seconds)).strftime("%Y%m%dT%H%M%SZ")
    assert DOES_NOT_MATCH == told(with_header(signed(), "x-amz-date", date))
    request = presigned()
    target = request.target.replace("Date=20250305T120000Z", f"Date={date}")
    assert DOES_NOT_MATCH == told(replace(request, target=target))


@FORMS
@given(region=st.from_regex(r"[a-z0-9-]{1,63}", fullmatch=True))
def test_another_region_is_noticed(sign: Sign, region: str):
    assume(region != "eu-central-1")
    assert DOES_NOT_MATCH == told(with_scope(sign(), "eu-central-1", region))


@FORMS
@given(index=st.integers(0, 63), digit=st.sampled_from("0123456789abcdef"))
def test_another_signature_is_noticed(sign: Sign, index: int, digit: str):
    request = sign()
    place = request.headers.get("authorization") or request.target
    right = place.rpartition("Signature=")[2]
    wrong = right[:index] + digit + right[index + 1 :]
    assert (right == wrong) == is_accepted(signatures(), with_scope(request, right, wrong))


@FORMS
@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/"), ("post", "/"), ("POST", "/a"), ("POST", "/%2e")]
)
def test_another_method_or_path_is_noticed(sign: Sign, method: str, path: str):
    request = sign()
    target = path + request.target.removeprefix("/")
    assert DOES_NOT_MATCH == told(replace(request, method=method, target=target))


# What is accepted.


@FORMS
@pytest.mark.parametrize("token", [None, "a/session+token=="])
def test_what_botocore_signs_is_accepted(sign: Sign, token: str | None):
    checks = signatures()
    assert checks.are_verified
    assert is_accepted(checks, sign(token=token))
    assert is_accepted(checks, sign(token=token, body=b""))


@FORMS
@pytest.mark.parametrize("value", ["  a   b  ", "a\tb", "", "x" * 500, '"a  b"', "a,b , c"])
def test_odd_spacing_in_a_header_is_accepted(sign: Sign, value: str):
    assert is_accepted(signatures(), sign(X_More=value))


def test_text_in_utf_8_in_a_header_is_accepted():
    assert is_accepted(signatures(), signed(X_More="à  la carte, ü"))


@given(
    parameters=st.lists(st.tuples(st.text(max_size=5), st.text(max_size=5)), max_size=4),
    segments=st.lists(st.sampled_from(["a", "..", ".", "", "b c", "ü"]), max_size=4),
)
def test_any_path_and_query_can_be_signed_for(
    parameters: list[tuple[str, str]], segments: list[str]
):
    # botocore signs a query as it is written: in the canonical encoding.
    query = query_of(parameters)
    path = "/" + "/".join(quote(segment) for segment in segments)
    request = signed(path=f"{path}?{query}" if query else path)
    assert is_accepted(signatures(), request)


@pytest.mark.parametrize("region", ["us-east-1", "localhost", "local", "ddb_local"])
def test_any_region_is_accepted(region: str):
    assert is_accepted(signatures(), signed(region=region))


def test_a_date_header_will_do():
    request = signed(Date="replaced by the signer")
    assert "Wed, 05 Mar 2025 12:00:00 -0000" == request.headers["date"]
    assert "x-amz-date" not in request.headers
    assert is_accepted(signatures(), request)
    assert not is_accepted(signatures(at=after(seconds=901)), request)


def test_the_right_hash_of_the_body_may_be_sent():
    right = "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"
    assert is_accepted(signatures(), signed(body=b"{}", X_Amz_Content_SHA256=right))


@FORMS
def test_headers_that_are_not_signed_may_be_added_on_the_way(sign: Sign):
    request = with_header(sign(), "x-forwarded-for", "10.0.0.1")
    assert is_accepted(signatures(), with_header(request, "user-agent", "a proxy"))


@pytest.mark.parametrize("seconds", [-900, -899, 0, 900, 900.9])
def test_clocks_may_differ_by_a_quarter_of_an_hour(seconds: float):
    assert is_accepted(signatures(at=after(seconds=seconds)), signed())


@pytest.mark.parametrize("seconds", [1, 45, 3600, limits.PRESIGNED_SECONDS_MAX])
def test_a_presigned_request_lives_as_long_as_it_says(seconds: int):
    request = presigned(expires_seconds=seconds)
    assert [True, True, False] == [
        is_accepted(signatures(at=after(seconds=moment)), request)
        for moment in (-900, seconds, seconds + 1)
    ]


def test_a_signature_made_before_midnight_is_accepted_after_it():
    before = NOON.replace(hour=23, minute=59)
    assert is_accepted(signatures(at=before + timedelta(minutes=5)), signed(at=before))


def test_more_regions_than_are_remembered_are_still_told_apart():
    checks = signatures()
    for number in range(limits.SIGNING_KEYS_REMEMBERED_MAX + 2):
        refusal(checks, with_scope(signed(), "eu-central-1", f"region-{number}"))
    assert limits.SIGNING_KEYS_REMEMBERED_MAX == checks._signing_key.cache_info().currsize
    assert is_accepted(checks, signed())


@FORMS
def test_no_refusal_shows_the_signature_that_would_have_been_right(sign: Sign):
    request = sign()
    place = request.headers.get("authorization") or request.target
    right = place.rpartition("Signature=")[2]
    wrong = with_scope(request, right, "0" * 64)
    for broken, seconds in (
        (wrong, 0),
        (wrong, 4_000),
        (with_scope(wrong, "dynamodb", "s3"), 0),
        (with_scope(wrong, "HMAC", "CMAC"), 0),
        (with_scope(wrong, "aws4_request", "aws4/request"), 0),
        (with_scope(wrong, KEY_ID, "AKIAUNKNOWN"), 0),
        (replace(wrong, body=b""), 0),
    ):
        shown = repr(refusal(signatures(at=after(seconds=seconds)), broken).body())
        assert right not in shown
        assert SECRET not in shown
        assert "content-type:" not in shown
