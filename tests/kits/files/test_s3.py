"""Files in S3: what is refused, and that they are kept as in a folder; against moto's server."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from typing import Any

import boto3
import pytest
from botocore.config import Config
from moto.server import ThreadedMotoServer

from tablewright.api.ports import FileStore
from tablewright.errors import BadSettingError, InvalidError, MissingExtraError, UnavailableError
from tablewright.kits.files.s3 import S3Files, s3_place
from tests.kits.files.test_local import BAD

BUCKET = "family"


def _client(url: str) -> Any:
    return boto3.client(
        "s3",
        region_name="us-east-1",
        aws_access_key_id="testing",
        aws_secret_access_key="testing",
        endpoint_url=url,
        config=Config(retries={"total_max_attempts": 1}, connect_timeout=1),
    )


@pytest.fixture(scope="module")
def served() -> Iterator[Any]:
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    client = _client(f"http://{host}:{port}")
    client.create_bucket(Bucket=BUCKET)
    yield client
    client.close()
    server.stop()


@pytest.fixture
def client(served: Any) -> Any:
    for one in _keys(served):
        served.delete_object(Bucket=BUCKET, Key=one)
    return served


def _keys(client: Any) -> list[str]:
    listed = client.list_objects_v2(Bucket=BUCKET).get("Contents", ())
    return [one["Key"] for one in listed]


@pytest.mark.parametrize(
    "setting",
    [
        "s3://",
        "s3:///prefix",
        "s3://B",
        "s3://Upper/prefix",
        "s3://bucket//prefix",
        "s3://bucket/../other",
        "s3://bucket/.hidden",
        "s3://bucket/a b",
        "s3://bucket?x=1",
        "s3://user:password@bucket/prefix",
        "s3://bucket/prefix\n",
    ],
)
def test_a_setting_that_names_no_place_is_refused(setting: str):
    with pytest.raises(BadSettingError, match="must look like s3"):
        s3_place(setting)


@pytest.mark.parametrize(
    ("setting", "expected"),
    [
        ("s3://bucket", ("bucket", "")),
        ("s3://bucket/", ("bucket", "")),
        ("s3://my.bucket-1/a/b_c", ("my.bucket-1", "a/b_c")),
    ],
)
def test_a_setting_names_a_bucket_and_a_prefix(setting: str, expected: tuple[str, str]):
    assert expected == s3_place(setting)


def test_without_boto3_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "boto3", None)
    with pytest.raises(MissingExtraError, match=r"pip install 'tablewright\[s3\]'"):
        S3Files(BUCKET)


@pytest.mark.parametrize("name", BAD)
def test_a_name_that_is_not_plain_is_refused_by_every_deed(name: str):
    files = S3Files(BUCKET, client=object())  # it is never asked
    for deed in (
        lambda: files.put(name, b"", "text/plain"),
        lambda: files.get(name),
        lambda: files.delete(name),
        lambda: files.delete_under(name),
    ):
        with pytest.raises(InvalidError):
            asyncio.run(deed())


def test_a_bucket_that_is_not_there_makes_the_service_unavailable(client: Any):
    files = S3Files("nobodys", client=client)
    with pytest.raises(UnavailableError, match="NoSuchBucket"):
        asyncio.run(files.get("a"))
    with pytest.raises(UnavailableError, match="NoSuchBucket"):
        asyncio.run(files.put("a", b"1", "text/plain"))


def test_s3_that_cannot_be_reached_makes_the_service_unavailable():
    client = _client("http://127.0.0.1:1")
    with pytest.raises(UnavailableError, match="EndpointConnectionError"):
        asyncio.run(S3Files(BUCKET, client=client).get("a"))
    client.close()


def test_a_file_is_kept_under_the_prefix_with_its_kind(client: Any):
    async def main() -> None:
        files: FileStore = S3Files(BUCKET, "ygg", client=client)
        assert None is await files.get("trees/t/p.jpg")
        await files.put("trees/t/p.jpg", b"one", "image/jpeg")
        await files.put("trees/t/p.jpg", b"two", "image/jpeg")
        assert b"two" == await files.get("trees/t/p.jpg")

    asyncio.run(main())
    assert ["ygg/trees/t/p.jpg"] == _keys(client)
    kept = client.head_object(Bucket=BUCKET, Key="ygg/trees/t/p.jpg")
    assert "image/jpeg" == kept["ContentType"]


def test_a_file_that_is_not_there_can_be_deleted(client: Any):
    async def main() -> None:
        files = S3Files(BUCKET, client=client)
        await files.put("a", b"1", "text/plain")
        await files.delete("a")
        await files.delete("a")
        assert None is await files.get("a")

    asyncio.run(main())


def test_a_prefix_takes_what_is_under_it_and_no_neighbour(client: Any):
    async def main() -> None:
        files = S3Files(BUCKET, "ygg", client=client)
        for name in ("t/1", "t/2/3", "t1/1", "u"):
            await files.put(name, b"1", "text/plain")
        await files.delete_under("t")
        await files.delete_under("nothing")

    asyncio.run(main())
    assert ["ygg/t1/1", "ygg/u"] == _keys(client)


def test_all_pages_of_a_prefix_go(client: Any):
    """S3 lists a thousand at once; here two, so that there are pages."""
    page = client.get_paginator("list_objects_v2")

    class Pages:
        exceptions = client.exceptions
        delete_objects = client.delete_objects

        def get_paginator(self, name: str) -> Any:
            return self

        def paginate(self, **asked: Any) -> Any:
            return page.paginate(**asked, PaginationConfig={"PageSize": 2})

    for number in range(5):
        client.put_object(Bucket=BUCKET, Key=f"t/{number}", Body=b"1")
    asyncio.run(S3Files(BUCKET, client=Pages()).delete_under("t"))
    assert [] == _keys(client)
