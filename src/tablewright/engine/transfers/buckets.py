"""Buckets: where exports are written and imports are read; DynamoDB's use of S3.

A `BucketStore` stores objects, bytes under a key, in named buckets. This module has the common
part, and buckets in memory. `engine.transfers.folder_buckets` stores objects as files;
`tablewright.buckets` uses S3. Errors of a bucket do not fail the request: DynamoDB reports a failed
export or import, with one of `BucketError`'s codes.
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
    """A bucket or an object could not be used; `code` is the FailureCode."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Bucket(msgspec.Struct, frozen=True):
    """A bucket in a request.

    `owner` is the account in the request, `encryption` AES256 or KMS and `encryption_key` its key;
    "" if the request does not specify them.
    """

    name: str
    owner: str = ""
    encryption: str = ""
    encryption_key: str = ""


class BucketWriter(Protocol):
    """Objects that are written to a bucket together."""

    def new_object(self, key: str) -> AbstractContextManager[IO[bytes]]:
        """Returns a file for the content of a new object."""
        ...


class BucketStore(Protocol):
    """A place for buckets. Raises `BucketError`."""

    def check_key(self, key: str) -> None:
        """Raises `ValidationException` for an invalid key prefix."""
        ...

    def writing(self, bucket: Bucket) -> AbstractContextManager[BucketWriter]:
        """Writes objects to a bucket, in order; an exception leaves none, if possible."""
        ...

    def keys(self, bucket: Bucket, prefix: str) -> list[str]:
        """The keys that begin with `prefix`, sorted."""
        ...

    def reading(self, bucket: Bucket, key: str) -> AbstractContextManager[IO[bytes]]:
        """The content of an object."""
        ...


def check_owner(bucket: Bucket) -> None:
    """Rejects a bucket of another owner: without AWS, all belong to one account."""
    if bucket.owner not in ("", ACCOUNT):
        raise BucketError(DENIED, "Access Denied")


def no_bucket(bucket: Bucket) -> BucketError:
    """Returns the error for a missing bucket."""
    return BucketError(NO_BUCKET, f"The specified bucket does not exist: {bucket.name}")


def no_object(key: str) -> BucketError:
    """Returns the error for a missing object."""
    return BucketError(NO_OBJECT, f"The specified key does not exist: {key}")


class MemoryBuckets:
    """Buckets in memory, which vanish with the engine."""

    def __init__(self) -> None:
        self._buckets: dict[str, dict[str, bytes]] = {}
        self._mutex = threading.Lock()

    def check_key(self, key: str) -> None:
        """Accepts any key."""

    @contextmanager
    def writing(self, bucket: Bucket) -> Generator[BucketWriter]:
        """Writes objects to a bucket, which is created if missing."""
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
