"""Posted records, schema changes, and what users enter."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import pytest

from tablewright.errors import InvalidError
from tablewright.kits.connectors import (
    Field,
    HookAuth,
    KeyAuth,
    Platform,
    PostedCall,
    SchemaChange,
    posted_page,
    posted_record,
    schema_changes,
)
from tablewright.kits.connectors.platforms import PLATFORMS

AT = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


def call(body: bytes, call_id: str = "c1") -> PostedCall:
    return PostedCall(call_id, AT, body)


@pytest.mark.parametrize("body", [b"", b"<p>", b'{"a":', b'{"a": 1} x', b"\xff", b"[1" * 9])
def test_a_body_that_is_not_json_is_rejected(body: bytes):
    with pytest.raises(InvalidError, match="must be JSON"):
        posted_record(call(body))


def test_a_body_may_have_256_kb():
    most = b'"' + b"x" * (256 * 1024 - 2) + b'"'
    assert posted_record(call(most)).id
    with pytest.raises(InvalidError, match="at most"):
        posted_record(call(most + b" "))


@pytest.mark.parametrize("body", [b"[]", b'{"order": {}}', b'{"order": {"id": 1.5}}', b"7"])
def test_a_body_without_its_id_is_rejected(body: bytes):
    with pytest.raises(InvalidError, match="must have an id at"):
        posted_record(call(body), id_field="order.id")


@pytest.mark.parametrize("body", [b'{"n": 1.10}', b"[1, 2]", b"null", b'"text"', b"7e400"])
def test_each_call_is_a_record_of_its_own(body: bytes):
    record = posted_record(call(body))
    assert "c1" == record.id
    assert b'{"receivedAt":"2026-01-02T03:04:05Z","body":' + body + b"}" == record.data


def test_with_an_id_field_the_record_is_what_was_posted():
    body = b'{"order": {"id": 17, "total": 1.10}}'
    record = posted_record(call(body), id_field="order.id")
    assert ("17", body) == record


def test_calls_that_are_not_records_are_left_out_of_a_page():
    page = posted_page([call(b'{"id": 1}', "a"), call(b"[]", "b")], id_field="id")
    assert ["1"] == [one.id for one in page.records]


def test_fields_are_new_missing_or_retyped():
    before = {"a": ["string"], "b": ["number"], "c": ["null"]}
    after = {"a": ["string"], "c": ["null", "string"], "d": ["object"]}
    assert [
        SchemaChange("b", "missing", ("number",), ()),
        SchemaChange("c", "retyped", ("null",), ("null", "string")),
        SchemaChange("d", "new", (), ("object",)),
    ] == schema_changes(before, after)
    assert [] == schema_changes({}, after)
    assert [] == schema_changes(before, {})


def test_an_unknown_field_or_a_value_of_the_wrong_form_is_rejected():
    auth = KeyAuth((Field("key", "Key", pattern="k[0-9]+"),), {"X-Key": "{key}"})
    for values in ({}, {"key": "x"}, {"key": "k1", "more": "1"}, {"key": "k1" * 900}):
        with pytest.raises(InvalidError):
            auth.credentials(values)
    headers = asyncio.run(auth.credentials({"key": " k17 "})())
    assert {"X-Key": "k17"} == headers


def test_values_cannot_add_headers_or_templates():
    auth = KeyAuth((Field("key"),), {"X-Key": "{key}"})
    with pytest.raises(InvalidError):
        auth.credentials({"key": "a\r\nHost: evil.test"})
    headers = asyncio.run(auth.credentials({"key": "{key.__class__}"})())
    assert {"X-Key": "{key.__class__}"} == headers


@pytest.mark.parametrize("platform", PLATFORMS)
def test_each_platform_is_complete(platform: Platform):
    names = [one.name for one in platform.streams]
    assert len(set(names)) == len(names)
    for stream in platform.streams:
        assert stream.title
        assert set(stream.links.values()) <= set(names)
    assert platform.is_posted == all(isinstance(one, HookAuth) for one in platform.auths)
    with pytest.raises(InvalidError, match="must be connected with one of"):
        platform.auth("carrier pigeon")
