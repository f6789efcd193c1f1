"""Files in S3, for data that is too large for items.

    S3Files("bucket", "yggdrasil")        s3://bucket/yggdrasil/trees/t1/photos/p1.jpg

boto3 is imported with the first client, so that only users of S3 need it. boto3 reads its own
configuration files and environment, including `AWS_ENDPOINT_URL_S3` for other stores with the same
protocol.
Not here: files of several parts (`files.s3_uploads`), exports of tables (`tablewright.buckets`).
"""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from typing import Any, Final, cast

from tablewright.api.ports import StoredFile
from tablewright.errors import (
    BadSettingError,
    MissingExtraError,
    NotFoundError,
    StaleError,
    UnavailableError,
)
from tablewright.ids import Ids, RandomIds
from tablewright.kits.files import limits
from tablewright.kits.files.names import checked
from tablewright.kits.files.s3_errors import is_code, told, unavailable
from tablewright.kits.files.s3_uploads import WRITER, S3Writer, is_ours
from tablewright.kits.files.threads import in_thread

S3: Final = "s3://"
# Names of buckets as S3 has them; parts of a prefix as names of files have them.
_PLACE: Final = re.compile(
    r"s3://(?P<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])"
    r"(?:/(?P<prefix>[A-Za-z0-9_-][A-Za-z0-9._-]*(?:/[A-Za-z0-9_-][A-Za-z0-9._-]*)*))?/?"
)
_MISSING: Final = ("NoSuchKey", "404")
_CHANGED: Final = ("PreconditionFailed", "412")
_PAST_THE_END: Final = ("InvalidRange", "416")


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

    def __init__(
        self, bucket: str, prefix: str = "", *, client: Any = None, ids: Ids | None = None
    ) -> None:
        self._bucket = bucket
        self._prefix = f"{prefix}/" if prefix else ""
        self._client: Any = _default_client() if client is None else client
        self._ids = ids or RandomIds()
        self._uploads = 0

    async def put(self, name: str, content: bytes, content_type: str) -> None:
        """Stores a file, and replaces one of the same name."""
        await in_thread(self._put, self._key(name), content, content_type)

    async def put_if_absent(self, name: str, content: bytes, content_type: str) -> bool:
        """Stores a file unless the name is taken; returns whether this call has stored it."""
        return await in_thread(self._put_if_absent, self._key(name), content, content_type)

    @asynccontextmanager
    async def open_write(self, name: str, content_type: str) -> AsyncGenerator[S3Writer]:
        """Stores a file piece by piece, at the end of the block; an exception stores nothing."""
        writer = S3Writer(
            self._client,
            self._bucket,
            self._key(name),
            content_type,
            writer=self._ids.uuid(),
            cleans=self._prefix if self._cleans() else None,
        )
        try:
            yield writer
            await writer.finish()
        finally:
            await writer.discard()

    async def get(self, name: str) -> bytes | None:
        """Returns the content of a file; None if the file is missing."""
        try:
            return b"".join([piece async for piece in self.read(name)])
        except NotFoundError:
            return None

    async def read(
        self, name: str, start: int = 0, stop: int | None = None, *, etag: str = ""
    ) -> AsyncGenerator[bytes]:
        """Yields the bytes from `start` up to `stop` in pieces.

        If the connection drops, the rest of the same version is requested again.
        """
        key, failures = self._key(name), 0
        while stop is None or start < stop:
            body: Any = None
            try:
                with told():
                    body, etag = await in_thread(self._opened, key, start, stop, etag)
                    while piece := await in_thread(body.read, limits.FILE_PIECE_BYTES):
                        start, failures = start + len(piece), 0
                        yield piece
                return
            except UnavailableError:
                failures += 1
                if failures > limits.S3_RESUMES_MAX or not etag:
                    raise
            finally:
                if body is not None:
                    body.close()

    async def stat(self, name: str) -> StoredFile | None:
        """Returns a file's size and ETag; None if the file is missing."""
        found = await in_thread(self._head, self._key(name))
        if found is None:
            return None
        size, etag = int(found["ContentLength"]), str(found["ETag"]).strip('"')
        return StoredFile(name, size, etag, found["LastModified"].timestamp())

    async def list_under(self, prefix: str) -> AsyncGenerator[StoredFile]:
        """Yields the files below a prefix; "" is all files."""
        under = f"{self._key(prefix)}/" if prefix else self._prefix
        pages = self._pages(under)
        while page := await in_thread(_next, pages):
            for one in page:
                name = str(one["Key"]).removeprefix(self._prefix)
                etag = str(one["ETag"]).strip('"')
                yield StoredFile(name, int(one["Size"]), etag, one["LastModified"].timestamp())

    async def delete(self, name: str) -> None:
        """Deletes a file, if it exists."""
        await in_thread(self._delete, self._key(name))

    async def delete_under(self, prefix: str) -> None:
        """Deletes all files whose names begin with the prefix and a slash."""
        await in_thread(self._delete_under, f"{self._key(prefix)}/")

    def _key(self, name: str) -> str:
        return self._prefix + checked(name)

    def _cleans(self) -> bool:
        """Whether the next file of several parts looks for those that killed processes left."""
        self._uploads += 1
        return self._uploads % limits.FILE_CLEANED_EVERY_WRITES == 1

    def _put(self, key: str, content: bytes, content_type: str) -> None:
        with told():
            self._client.put_object(
                Bucket=self._bucket, Key=key, Body=content, ContentType=content_type
            )

    def _put_if_absent(self, key: str, content: bytes, content_type: str) -> bool:
        """After a lost response, a repeat recognises the first attempt by the metadata."""
        writer = self._ids.uuid()
        with told():
            try:
                self._client.put_object(
                    Bucket=self._bucket,
                    Key=key,
                    Body=content,
                    ContentType=content_type,
                    IfNoneMatch="*",
                    Metadata={WRITER: writer},
                )
            except self._client.exceptions.ClientError as error:
                if not is_code(error, _CHANGED):
                    raise
                return is_ours(self._head(key), writer)
        return True

    def _opened(self, key: str, start: int, stop: int | None, etag: str) -> tuple[Any, str]:
        more: dict[str, str] = {}
        if start or stop is not None:
            more["Range"] = f"bytes={start}-" if stop is None else f"bytes={start}-{stop - 1}"
        if etag:
            more["IfMatch"] = f'"{etag}"'
        try:
            found = self._client.get_object(Bucket=self._bucket, Key=key, **more)
        except self._client.exceptions.ClientError as error:
            if is_code(error, _MISSING):
                raise NotFoundError("File not found.") from None
            if is_code(error, _CHANGED):
                raise StaleError("The file changed since it was opened.") from None
            if is_code(error, _PAST_THE_END):
                return _NOTHING, etag
            raise
        return found["Body"], str(found["ETag"]).strip('"')

    def _head(self, key: str) -> dict[str, Any] | None:
        with told():
            try:
                return self._client.head_object(Bucket=self._bucket, Key=key)
            except self._client.exceptions.ClientError as error:
                if not is_code(error, _MISSING):
                    raise
        return None

    def _delete(self, key: str) -> None:
        with told():
            self._client.delete_object(Bucket=self._bucket, Key=key)

    def _delete_under(self, prefix: str) -> None:
        with told():
            for page in self._pages(prefix):
                objects = [{"Key": one["Key"]} for one in page]
                gone = self._client.delete_objects(
                    Bucket=self._bucket, Delete={"Objects": objects, "Quiet": True}
                )
                if gone.get("Errors"):
                    raise unavailable(gone["Errors"][0].get("Code", ""))

    def _pages(self, prefix: str) -> Iterator[list[dict[str, Any]]]:
        """The objects under a prefix; a page of S3 has as many as it deletes at once."""
        listed = self._client.get_paginator("list_objects_v2")
        for page in listed.paginate(Bucket=self._bucket, Prefix=prefix):
            if found := page.get("Contents"):
                yield found


class _Nothing:
    """The body of a range after the end of a file."""

    def read(self, size_bytes: int) -> bytes:
        return b""

    def close(self) -> None: ...


_NOTHING: Final = _Nothing()


def _next(pages: Iterator[list[dict[str, Any]]]) -> list[dict[str, Any]] | None:
    with told():
        return next(pages, None)


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
