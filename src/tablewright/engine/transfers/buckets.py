"""Buckets: where exports are written and imports are read; what DynamoDB asks of S3.

A `BucketStore` keeps objects, which are bytes under a key, in named buckets. Here is what all of
them have in common, and the one that keeps everything in memory. `engine.transfers.folder_buckets`
keeps objects as files; `tablewright.buckets` has S3 itself. What goes wrong in a bucket is not the
caller's mistake, nor ours: DynamoDB answers the request and then tells a failed export or import,
with one of `BucketError`'s codes.
"""

from __future__ import annotations

import io
import threading
from collections.abc import Generator
from contextlib import AbstractContextManager, contextmanager
from typing import IO, Protocol

import msgspec

from tablewright.engine.tables.definition import ACCOUNT

NO_BUCKET = "S3NoSuchBucket"
NO_OBJECT = "S3NoSuchKey"
DENIED = "S3AccessDenied"
UNKNOWN = "UNKNOWN"


class BucketError(Exception):
    """A bucket or an object could not be used; `code` is the FailureCode that tells so."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Bucket(msgspec.Struct, frozen=True):
    """A bucket as a request names it.

    `owner` is the account that the request says it belongs to, `encryption` AES256 or KMS and
    `encryption_key` the key for it; "" where the request says nothing.
    """

    name: str
    owner: str = ""
    encryption: str = ""
    encryption_key: str = ""


class BucketWriter(Protocol):
    """Objects that come into a bucket together."""

    def new_object(self, key: str) -> AbstractContextManager[IO[bytes]]:
        """A file for the content of a new object."""
        ...


class BucketStore(Protocol):
    """Where buckets are. Raises `BucketError`."""

    def check_key(self, key: str) -> None:
        """Raises `ValidationException` for a beginning of keys that objects cannot have here."""
        ...

    def writing(self, bucket: Bucket) -> AbstractContextManager[BucketWriter]:
        """Lets objects come into a bucket, in order; an exception leaves none, if it can be."""
        ...

    def keys(self, bucket: Bucket, prefix: str) -> list[str]:
        """The keys that begin with `prefix`, sorted."""
        ...

    def reading(self, bucket: Bucket, key: str) -> AbstractContextManager[IO[bytes]]:
        """The content of an object."""
        ...


def check_owner(bucket: Bucket) -> None:
    """Refuses a bucket that belongs to somebody else: without AWS, all belong to one account."""
    if bucket.owner not in ("", ACCOUNT):
        raise BucketError(DENIED, "Access Denied")


def no_bucket(bucket: Bucket) -> BucketError:
    """The error for a bucket that is not there."""
    return BucketError(NO_BUCKET, f"The specified bucket does not exist: {bucket.name}")


def no_object(key: str) -> BucketError:
    """The error for an object that is not there."""
    return BucketError(NO_OBJECT, f"The specified key does not exist: {key}")


class MemoryBuckets:
    """Buckets of an engine that keeps nothing: they vanish with it."""

    def __init__(self) -> None:
        self._buckets: dict[str, dict[str, bytes]] = {}
        self._mutex = threading.Lock()

    def check_key(self, key: str) -> None:
        """Any key will do."""

    @contextmanager
    def writing(self, bucket: Bucket) -> Generator[BucketWriter]:
        """Lets objects come into a bucket, which is made if it is not there."""
        check_owner(bucket)
        writer = _MemoryWriter()
        yield writer
        with self._mutex:
            self._buckets.setdefault(bucket.name, {}).update(writer.objects)

    def keys(self, bucket: Bucket, prefix: str) -> list[str]:
        """The keys that begin with `prefix`, sorted."""
        return sorted(key for key in self._objects(bucket) if key.startswith(prefix))

    @contextmanager
    def reading(self, bucket: Bucket, key: str) -> Generator[IO[bytes]]:
        """The content of an object."""
        content = self._objects(bucket).get(key)
        if content is None:
            raise no_object(key)
        yield io.BytesIO(content)

    def _objects(self, bucket: Bucket) -> dict[str, bytes]:
        check_owner(bucket)
        with self._mutex:
            objects = self._buckets.get(bucket.name)
            if objects is None:
                raise no_bucket(bucket)
            return dict(objects)


class _MemoryWriter(msgspec.Struct):
    objects: dict[str, bytes] = msgspec.field(default_factory=dict[str, bytes])

    @contextmanager
    def new_object(self, key: str) -> Generator[IO[bytes]]:
        file = io.BytesIO()
        yield file
        self.objects[key] = file.getvalue()
