"""S3 as a place of buckets, against what botocore says that S3 answers."""

from __future__ import annotations

import gzip
import io
import json
import sys
from collections.abc import Iterator
from typing import Any

import boto3
import pytest
from botocore.config import Config
from botocore.response import StreamingBody
from botocore.stub import ANY, Stubber

from tablewright import Engine, ManualClock
from tablewright.buckets import S3Buckets, named
from tablewright.engine.transfers.buckets import (
    DENIED,
    NO_BUCKET,
    NO_OBJECT,
    UNKNOWN,
    Bucket,
    BucketError,
)
from tablewright.errors import MissingExtraError
from tablewright.ids import CountingIds
from tests.engine.things import make_things, put, thing
from tests.engine.transferring import START, export, import_, items_of, switch_recovery

MINE = Bucket("mine")


@pytest.fixture
def client() -> Iterator[Any]:
    made = boto3.client(
        "s3",
        region_name="us-east-1",
        aws_access_key_id="testing",
        aws_secret_access_key="testing",
        config=Config(retries={"max_attempts": 1}),
    )
    yield made
    made.close()


@pytest.fixture
def stub(client: Any) -> Iterator[Stubber]:
    with Stubber(client) as stub:
        yield stub
        stub.assert_no_pending_responses()


def body(content: bytes) -> StreamingBody:
    return StreamingBody(io.BytesIO(content), len(content))


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("NoSuchBucket", NO_BUCKET),
        ("AccessDenied", DENIED),
        ("KMS.NotFoundException", "KmsNotFoundException"),
        ("SlowDown", UNKNOWN),
    ],
)
def test_what_s3_refuses_is_told(client: Any, stub: Stubber, code: str, expected: str):
    stub.add_client_error("put_object", code, "Not so.")
    with (
        pytest.raises(BucketError) as failed,
        S3Buckets(client).writing(MINE) as writer,
        writer.new_object("key") as file,
    ):
        file.write(b"1")
    assert expected == failed.value.code
    assert f"Not so. (Service: Amazon S3; Error Code: {code})" == failed.value.message


def test_an_object_that_is_not_there_is_told(client: Any, stub: Stubber):
    stub.add_client_error("get_object", "NoSuchKey", "No.")
    with pytest.raises(BucketError) as failed, S3Buckets(client).reading(MINE, "key"):
        pass
    assert NO_OBJECT == failed.value.code


def test_a_place_that_cannot_be_reached_is_told(client: Any):
    unreachable = boto3.client(
        "s3",
        region_name="us-east-1",
        aws_access_key_id="testing",
        aws_secret_access_key="testing",
        endpoint_url="http://127.0.0.1:1",
        config=Config(retries={"max_attempts": 1}, connect_timeout=1),
    )
    with pytest.raises(BucketError) as failed:
        S3Buckets(unreachable).keys(MINE, "")
    unreachable.close()
    assert UNKNOWN == failed.value.code


def test_without_boto3_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "boto3", None)
    with pytest.raises(MissingExtraError, match=r"pip install 'tablewright\[s3\]'"):
        S3Buckets()


def test_any_key_will_do(client: Any):
    assert None is S3Buckets(client).check_key("../x")


def test_objects_are_put_with_owner_and_encryption(client: Any, stub: Stubber):
    bucket = Bucket("mine", owner="111111111111", encryption="KMS", encryption_key="alias/mine")
    stub.add_response(
        "put_object",
        {},
        {
            "Bucket": "mine",
            "Key": "a/b",
            "Body": ANY,
            "ExpectedBucketOwner": "111111111111",
            "ServerSideEncryption": "aws:kms",
            "SSEKMSKeyId": "alias/mine",
        },
    )
    with S3Buckets(client).writing(bucket) as writer, writer.new_object("a/b") as file:
        file.write(b"1")


def test_an_object_whose_content_fails_is_not_put(client: Any, stub: Stubber):
    with (
        pytest.raises(LookupError),
        S3Buckets(client).writing(MINE) as writer,
        writer.new_object("a"),
    ):
        raise LookupError


def test_keys_come_from_all_pages(client: Any, stub: Stubber):
    asked = {"Bucket": "mine", "Prefix": "p"}
    first = {"Contents": [{"Key": "p2"}], "IsTruncated": True, "NextContinuationToken": "more"}
    stub.add_response("list_objects_v2", first, asked)
    second = {"Contents": [{"Key": "p1"}], "IsTruncated": False}
    stub.add_response("list_objects_v2", second, {**asked, "ContinuationToken": "more"})
    assert ["p1", "p2"] == S3Buckets(client).keys(MINE, "p")


def test_lines_are_read_as_they_come_in(client: Any, stub: Stubber):
    stub.add_response("get_object", {"Body": body(b"one\ntwo\n")}, {"Bucket": "mine", "Key": "k"})
    with S3Buckets(client).reading(MINE, "k") as file:
        assert [b"one\n", b"two\n"] == list(file)


def test_a_setting_names_s3_or_a_folder(monkeypatch: pytest.MonkeyPatch, client: Any):
    monkeypatch.setattr("tablewright.buckets.s3._default_client", lambda: client)
    assert isinstance(named("s3://"), S3Buckets)
    assert "exports" == named("exports")


def test_an_export_to_s3_puts_its_summary_last(client: Any, stub: Stubber):
    root = f"AWSDynamoDB/{START * 1000:014}-00000002/"
    keys = [
        "_started",
        "data/aaaaaaaaabaabaaaaaaaaaaaaq.json.gz",
        "manifest-files.md5",
        "manifest-files.json",
        "manifest-summary.md5",
        "manifest-summary.json",
    ]
    for key in keys:
        expected = {"Bucket": "exports", "Key": root + key, "Body": ANY}
        stub.add_response("put_object", {}, {**expected, "ServerSideEncryption": "AES256"})
    with Engine.memory(
        clock=ManualClock(START), ids=CountingIds(), buckets=S3Buckets(client)
    ) as engine:
        make_things(engine)
        switch_recovery(engine, "things")
        put(engine, "one")
        assert "COMPLETED" == export(engine)["ExportStatus"]


def test_an_import_from_s3_reads_what_is_there(client: Any, stub: Stubber):
    listed = {"Contents": [{"Key": "a.json.gz"}], "IsTruncated": False}
    stub.add_response("list_objects_v2", listed, {"Bucket": "exports", "Prefix": ""})
    packed = gzip.compress(json.dumps({"Item": thing("one")}).encode())
    asked = {"Bucket": "exports", "Key": "a.json.gz"}
    stub.add_response("get_object", {"Body": body(packed)}, asked)
    with Engine.memory(buckets=S3Buckets(client)) as engine:
        assert "COMPLETED" == import_(engine, InputCompressionType="GZIP")["ImportStatus"]
        assert [thing("one")] == items_of(engine)


def test_an_answer_that_breaks_off_is_an_error_of_one_object(client: Any, stub: Stubber):
    listed = {"Contents": [{"Key": "a"}], "IsTruncated": False}
    stub.add_response("list_objects_v2", listed, {"Bucket": "exports", "Prefix": ""})
    cut_off = StreamingBody(io.BytesIO(b'{"Item":{"id":{"S":"1"}}}\n{"It'), 100)
    stub.add_response("get_object", {"Body": cut_off}, {"Bucket": "exports", "Key": "a"})
    with Engine.memory(buckets=S3Buckets(client)) as engine:
        described = import_(engine)
        assert ("FAILED", 1) == (described["ImportStatus"], described["ErrorCount"])
