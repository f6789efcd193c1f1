"""Files in S3: the other place for what is too large for items.

    S3Files("bucket", "yggdrasil")        s3://bucket/yggdrasil/trees/t1/photos/p1.jpg

boto3 is imported when a client is made, so that only those need it who use S3. Where and as whom S3
is asked is boto3's affair: its configuration files and environment count as they do elsewhere,
`AWS_ENDPOINT_URL_S3` for a store of the same protocol among them.
Not here: exports and imports of tables (`tablewright.buckets`).
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, cast

from tablewright.api import limits as api_limits
from tablewright.errors import BadSettingError, MissingExtraError, UnavailableError
from tablewright.kits.files import limits
from tablewright.kits.files.local import checked

S3: Final = "s3://"
# Names of buckets as S3 has them; parts of a prefix as names of files have them.
_PLACE: Final = re.compile(
    r"s3://(?P<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])"
    r"(?:/(?P<prefix>[A-Za-z0-9_-][A-Za-z0-9._-]*(?:/[A-Za-z0-9_-][A-Za-z0-9._-]*)*))?/?"
)


def s3_place(setting: str) -> tuple[str, str]:
    """The bucket and the prefix that a setting names; raises `BadSettingError`.

    >>> s3_place("s3://family-photos/yggdrasil/")
    ('family-photos', 'yggdrasil')
    """
    found = _PLACE.fullmatch(setting)
    if found is None:
        raise BadSettingError("files must look like s3://bucket/prefix.")
    return found["bucket"], found["prefix"] or ""


class S3Files:
    """Files under a prefix of a bucket, through a client of boto3; calls run in threads."""

    def __init__(self, bucket: str, prefix: str = "", *, client: Any = None) -> None:
        self._bucket = bucket
        self._prefix = f"{prefix}/" if prefix else ""
        self._client: Any = _default_client() if client is None else client

    async def put(self, name: str, content: bytes, content_type: str) -> None:
        """Keeps a file; S3 shows the old one or the new one, never a part."""
        await asyncio.to_thread(self._put, self._key(name), content, content_type)

    async def get(self, name: str) -> bytes | None:
        """The content of a file, if there is one."""
        return await asyncio.to_thread(self._get, self._key(name))

    async def delete(self, name: str) -> None:
        """Removes a file, if there is one."""
        await asyncio.to_thread(self._delete, self._key(name))

    async def delete_under(self, prefix: str) -> None:
        """Removes all files whose names begin with the prefix and a slash."""
        await asyncio.to_thread(self._delete_under, f"{self._key(prefix)}/")

    def _key(self, name: str) -> str:
        return self._prefix + checked(name)

    def _put(self, key: str, content: bytes, content_type: str) -> None:
        with _told():
            self._client.put_object(
                Bucket=self._bucket, Key=key, Body=content, ContentType=content_type
            )

    def _get(self, key: str) -> bytes | None:
        with _told(), suppress(self._client.exceptions.NoSuchKey):
            return self._client.get_object(Bucket=self._bucket, Key=key)["Body"].read()
        return None

    def _delete(self, key: str) -> None:
        with _told():
            self._client.delete_object(Bucket=self._bucket, Key=key)

    def _delete_under(self, prefix: str) -> None:
        with _told():
            for keys in self._pages(prefix):
                objects = [{"Key": key} for key in keys]
                gone = self._client.delete_objects(
                    Bucket=self._bucket, Delete={"Objects": objects, "Quiet": True}
                )
                if gone.get("Errors"):
                    raise _unavailable(gone["Errors"][0].get("Code", ""))

    def _pages(self, prefix: str) -> Iterator[list[str]]:
        """The keys under a prefix; a page of S3 has as many as it deletes at once."""
        listed = self._client.get_paginator("list_objects_v2")
        for page in listed.paginate(Bucket=self._bucket, Prefix=prefix):
            if keys := [one["Key"] for one in page.get("Contents", ())]:
                yield keys


def _default_client() -> Any:
    try:
        import boto3  # pyright: ignore[reportMissingTypeStubs]
        from botocore.config import Config  # pyright: ignore[reportMissingTypeStubs]
    except ImportError as error:
        raise MissingExtraError.of("s3", "Amazon S3", ["boto3"]) from error
    config = Config(
        connect_timeout=limits.S3_CONNECT_SECONDS_MAX,
        read_timeout=limits.S3_ANSWER_SECONDS_MAX,
        retries={"mode": "standard", "total_max_attempts": limits.S3_ATTEMPTS_MAX},
    )
    return cast(Any, boto3).client("s3", config=config)


@contextmanager
def _told() -> Generator[None]:
    """Tells what botocore raises as a store that cannot be had; whoever asked may come again."""
    import botocore.exceptions  # pyright: ignore[reportMissingTypeStubs]

    try:
        yield
    except botocore.exceptions.ClientError as error:
        told = cast(dict[str, Any], error.response).get("Error", {})
        raise _unavailable(told.get("Code", "")) from error
    except botocore.exceptions.BotoCoreError as error:
        raise _unavailable(type(error).__name__) from error


def _unavailable(code: str) -> UnavailableError:
    return UnavailableError(
        f"The file store is unavailable ({code})." if code else "The file store is unavailable.",
        retry_after_seconds=api_limits.API_RETRY_AFTER_SECONDS,
    )
