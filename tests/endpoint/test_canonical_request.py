"""The canonical request: AWS's published examples, and botocore's answer to everything else."""

from __future__ import annotations

import hashlib
from urllib.parse import quote

from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials
from hypothesis import given
from hypothesis import strategies as st

from tablewright.endpoint.canonical_request import (
    canonical_path,
    canonical_query,
    canonical_request,
)
from tablewright.endpoint.messages import HttpRequest
from tests.endpoint.signing import as_it_arrives, query_of

EMPTY_SHA256 = hashlib.sha256(b"").hexdigest()
TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=8)
SEGMENTS = st.sampled_from(["", ".", "..", "a", "b c", "ü", "%", "~", "x+y", "a%20b", "...", "*:@"])
HEADER_VALUES = st.text(st.characters(min_codepoint=0x20, max_codepoint=0x7E), max_size=30)


def signer() -> SigV4Auth:
    return SigV4Auth(Credentials("id", "secret"), "dynamodb", "eu-central-1")


def test_the_vanilla_request_of_awss_test_suite_has_the_published_hash():
    headers = {"host": "example.amazonaws.com", "x-amz-date": "20150830T123600Z"}
    request = HttpRequest("GET", "/", headers, b"")
    canonical = canonical_request(request, headers, EMPTY_SHA256, presigned=False)
    assert (
        "bb579772317eb040ac9ed261061d46c1f17a8133879d6129b6e1c25292927e63"
        == hashlib.sha256(canonical).hexdigest()
    )


def test_the_iam_example_of_awss_guide_has_the_published_hash():
    headers = {
        "content-type": "application/x-www-form-urlencoded; charset=utf-8",
        "host": "iam.amazonaws.com",
        "x-amz-date": "20150830T123600Z",
    }
    request = HttpRequest("GET", "/?Action=ListUsers&Version=2010-05-08", headers, b"")
    canonical = canonical_request(request, headers, EMPTY_SHA256, presigned=False)
    assert (
        "f536975d06c0309214f805bb90ccff089219ecd68b2577efef23edd43b7e1a59"
        == hashlib.sha256(canonical).hexdigest()
    )


@given(st.lists(SEGMENTS, max_size=6))
def test_paths_are_normalised_as_botocore_does(segments: list[str]):
    path = "/" + "/".join(quote(segment) for segment in segments)
    assert signer()._normalize_url_path(path) == canonical_path(path.encode())


@given(st.lists(st.tuples(TEXTS, TEXTS), max_size=5))
def test_queries_are_sorted_and_encoded_as_botocore_does(parameters: list[tuple[str, str]]):
    query = query_of(parameters)
    request = AWSRequest("POST", "http://localhost/", params=parameters)
    assert signer().canonical_query_string(request) == canonical_query(
        query.encode(), presigned=False
    )


@given(st.binary(max_size=30))
def test_every_query_has_a_canonical_form_which_is_its_own(query: bytes):
    once = canonical_query(query, presigned=False)
    assert once == canonical_query(once.encode(), presigned=False)


@given(
    st.dictionaries(st.sampled_from(["X-One", "x-two", "X-AMZ-Three"]), HEADER_VALUES),
    st.lists(st.tuples(TEXTS, TEXTS), max_size=2),
)
def test_whole_requests_are_as_botocore_has_them(
    headers: dict[str, str], parameters: list[tuple[str, str]]
):
    query = query_of(parameters)
    url = "http://localhost:8000/" + (f"?{query}" if query else "")
    request = AWSRequest("POST", url, headers=headers, data=b"{}")
    theirs = signer().canonical_request(request)
    names = theirs.splitlines()[-2].split(";")
    arrived = as_it_arrives(request, b"{}")
    body_sha256 = hashlib.sha256(b"{}").hexdigest()
    assert theirs.encode() == canonical_request(arrived, names, body_sha256, presigned=False)


def test_the_signature_itself_is_left_out_of_a_presigned_query_only():
    query = b"X-Amz-Signature=abc&a=1"
    assert "a=1" == canonical_query(query, presigned=True)
    assert "X-Amz-Signature=abc&a=1" == canonical_query(query, presigned=False)


def test_a_plus_in_a_query_is_a_space():
    assert "a=b%20c%2B" == canonical_query(b"a=b+c%2B", presigned=False)


def test_empty_parameters_count_for_nothing():
    assert "a=&b=1" == canonical_query(b"&&b=1&a&", presigned=False)


def test_a_headers_bytes_are_signed_as_they_came():
    # "à " in UTF-8 is C3 A0 20: read as text, A0 would be white space.
    value = "à  b".encode().decode("latin-1")
    request = HttpRequest("POST", "/", {"x-one": value}, b"")
    canonical = canonical_request(request, ["x-one"], EMPTY_SHA256, presigned=False)
    assert "x-one:à b".encode() == canonical.splitlines()[3]


def test_names_of_signed_headers_are_lowered_and_sorted():
    request = HttpRequest("POST", "/", {"a": "1", "b": "2"}, b"")
    assert canonical_request(request, ["a", "b"], "", presigned=False) == canonical_request(
        request, ["B", "A"], "", presigned=False
    )
