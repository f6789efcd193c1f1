"""Files in S3: settings, errors, dropped connections and lost responses; against moto's server."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import botocore.exceptions
import pytest

from tablewright.errors import BadSettingError, MissingExtraError, NotFoundError, UnavailableError
from tablewright.kits.files import limits
from tablewright.kits.files.s3 import S3Files, s3_place
from tests.kits.files.conftest import BUCKET, client_of, keys_of, uploads_of

KIND = "application/octet-stream"
CONTENT = bytes(range(256)) * 4


class Client:
    """A client whose calls can fail: `faults` replace calls by name, once each."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self.faults: dict[str, Any] = {}
        self.calls: list[tuple[str, dict[str, Any]]] = []

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._client, name)
        if name in ("exceptions", "get_paginator"):
            return real

        def call(**given: Any) -> Any:
            self.calls.append((name, given))
            fault = self.faults.pop(name, None)
            return real(**given) if fault is None else fault(real, given)

        return call


class Dropping:
    """The body of a response whose connection drops after some bytes."""

    def __init__(self, body: Any, bytes_max: int) -> None:
        self._body, self._left = body, bytes_max

    def read(self, size: int) -> bytes:
        if not self._left:
            raise botocore.exceptions.ResponseStreamingError(error="connection dropped")
        piece = self._body.read(min(size, self._left))
        self._left -= len(piece)
        return piece

    def close(self) -> None:
        self._body.close()


def dropping(bytes_max: int) -> Any:
    """A call of get_object that drops."""

    def fault(real: Any, given: dict[str, Any]) -> Any:
        found = real(**given)
        return {**found, "Body": Dropping(found["Body"], bytes_max)}

    return fault


def lost(real: Any, given: dict[str, Any]) -> Any:
    """A call that is done, and repeated because its response was lost, as botocore does."""
    real(**given)
    return real(**given)


def unreachable(real: Any, given: dict[str, Any]) -> Any:
    raise botocore.exceptions.EndpointConnectionError(endpoint_url="http://127.0.0.1:1")


async def _written(files: S3Files, name: str, size_bytes: int) -> None:
    async with files.open_write(name, KIND) as file:
        for start in range(0, size_bytes, 1_000_000):
            await file.write(bytes(min(1_000_000, size_bytes - start)))


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


def test_a_bucket_that_is_not_there_makes_the_service_unavailable(client: Any):
    files = S3Files("nobodys", client=client)
    with pytest.raises(UnavailableError, match="NoSuchBucket"):
        asyncio.run(files.get("a"))
    with pytest.raises(UnavailableError, match="NoSuchBucket"):
        asyncio.run(files.put("a", b"1", "text/plain"))


def test_s3_that_cannot_be_reached_makes_the_service_unavailable():
    client = client_of("http://127.0.0.1:1")
    with pytest.raises(UnavailableError, match="EndpointConnectionError"):
        asyncio.run(S3Files(BUCKET, client=client).get("a"))
    client.close()


def test_a_file_is_kept_under_the_prefix_with_its_kind(client: Any):
    async def main() -> None:
        files = S3Files(BUCKET, "ygg", client=client)
        assert None is await files.get("trees/t/p.jpg")
        await files.put("trees/t/p.jpg", b"one", "image/jpeg")
        await files.put("trees/t/p.jpg", b"two", "image/jpeg")
        assert b"two" == await files.get("trees/t/p.jpg")

    asyncio.run(main())
    assert ["ygg/trees/t/p.jpg"] == keys_of(client)
    kept = client.head_object(Bucket=BUCKET, Key="ygg/trees/t/p.jpg")
    assert "image/jpeg" == kept["ContentType"]


def test_a_read_whose_connection_drops_goes_on_where_it_was(client: Any):
    async def main() -> list[bytes]:
        shaky = Client(client)
        files = S3Files(BUCKET, client=shaky)
        await files.put("a", CONTENT, KIND)
        shaky.faults["get_object"] = dropping(700)
        pieces = [piece async for piece in files.read("a", 10, 1_000)]
        ranges = [given.get("Range") for name, given in shaky.calls if name == "get_object"]
        assert ["bytes=10-999", "bytes=710-999"] == ranges
        return pieces

    assert CONTENT[10:1_000] == b"".join(asyncio.run(main()))


def test_a_read_that_drops_again_and_again_fails(client: Any):
    class Shaky(Client):
        def __getattr__(self, name: str) -> Any:
            if name == "get_object":
                self.faults[name] = dropping(0)
            return super().__getattr__(name)

    async def main() -> None:
        shaky = Shaky(client)
        files = S3Files(BUCKET, client=shaky)
        await files.put("a", CONTENT, KIND)
        with pytest.raises(UnavailableError, match="ResponseStreamingError"):
            await files.get("a")
        asked = [name for name, _ in shaky.calls if name == "get_object"]
        assert limits.S3_RESUMES_MAX + 1 == len(asked)

    asyncio.run(main())


def test_a_file_that_is_deleted_while_it_is_read_is_not_found(client: Any):
    async def main() -> None:
        shaky = Client(client)
        files = S3Files(BUCKET, client=shaky)
        await files.put("a", CONTENT, KIND)
        shaky.faults["get_object"] = dropping(8)
        reading = files.read("a")
        assert CONTENT[:8] == await anext(reading)
        await files.delete("a")
        with pytest.raises(NotFoundError):
            await anext(reading)

    asyncio.run(main())


def test_a_part_that_cannot_be_sent_aborts_the_upload(client: Any):
    async def main() -> None:
        shaky = Client(client)
        files = S3Files(BUCKET, client=shaky)
        shaky.faults["upload_part"] = unreachable
        with pytest.raises(UnavailableError, match="EndpointConnectionError"):
            await _written(files, "a", limits.S3_PART_BYTES + 1)

    asyncio.run(main())
    assert ([], []) == (keys_of(client), uploads_of(client))


def test_an_upload_whose_abort_fails_is_aborted_by_the_next_after_a_day(client: Any):
    """Moto says that every upload began in 2010."""

    async def main() -> None:
        shaky = Client(client)
        shaky.faults = {"upload_part": unreachable, "abort_multipart_upload": unreachable}
        with pytest.raises(UnavailableError):
            await _written(S3Files(BUCKET, client=shaky), "a", limits.S3_PART_BYTES)
        assert 1 == len(uploads_of(client))
        await _written(S3Files(BUCKET, client=client), "b", limits.S3_PART_BYTES + 1)

    asyncio.run(main())
    assert (["b"], []) == (keys_of(client), uploads_of(client))


def test_memory_holds_one_part_of_an_upload(client: Any, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "S3_PART_BYTES", 5 * 1024 * 1024)

    async def main() -> list[int]:
        counted = Client(client)
        await _written(S3Files(BUCKET, client=counted), "a", 12_000_000)
        return [len(given["Body"]) for name, given in counted.calls if name == "upload_part"]

    sizes = asyncio.run(main())
    assert (5 * 1024 * 1024, 12_000_000) == (max(sizes), sum(sizes))


def test_a_lost_response_to_the_last_step_is_not_an_error(client: Any):
    async def main() -> None:
        shaky = Client(client)
        shaky.faults["complete_multipart_upload"] = lost
        await _written(S3Files(BUCKET, client=shaky), "a", limits.S3_PART_BYTES + 1)

    asyncio.run(main())
    assert ["a"] == keys_of(client)


def test_a_lost_response_to_a_new_name_is_not_a_taken_name(client: Any):
    async def main() -> None:
        shaky = Client(client)
        files = S3Files(BUCKET, client=shaky)
        shaky.faults["put_object"] = lost
        assert await files.put_if_absent("a", b"1", KIND)
        shaky.faults["put_object"] = lost
        assert not await files.put_if_absent("a", b"2", KIND)
        assert b"1" == await files.get("a")

    asyncio.run(main())


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
    assert [] == keys_of(client)
