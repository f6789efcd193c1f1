"""S3 as the place of exports and imports.

boto3 is imported with the first client, so that only users of S3 need it. boto3 reads its own
configuration files and environment. Objects appear in S3 one by one: an interrupted export leaves
some without a summary manifest, as on AWS.
"""

from __future__ import annotations

import io
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from typing import IO, Any, cast

from tablewright import limits
from tablewright.engine.transfers.buckets import (
    DENIED,
    NO_BUCKET,
    NO_OBJECT,
    UNKNOWN,
    Bucket,
    BucketError,
    BucketWriter,
)
from tablewright.errors import MissingExtraError

_CODES = {
    "AccessDenied": DENIED,
    "AllAccessDisabled": DENIED,
    "KMS.NotFoundException": "KmsNotFoundException",
    "NoSuchBucket": NO_BUCKET,
    "NoSuchKey": NO_OBJECT,
}


class S3Buckets:
    """The buckets of S3, through a client of boto3; by default that of the default session."""

    def __init__(self, client: Any = None) -> None:
        self._client: Any = _default_client() if client is None else client

    def check_key(self, key: str) -> None:
        """Accepts any key."""

    @contextmanager
    def writing(self, bucket: Bucket) -> Generator[BucketWriter]:
        """Writes objects to a bucket, one by one."""
        yield _S3Writer(self._client, bucket)

    def keys(self, bucket: Bucket, prefix: str) -> list[str]:
        """The keys that begin with `prefix`, sorted."""
        found: list[str] = []
        with _told():
            pages = self._client.get_paginator("list_objects_v2").paginate(
                Bucket=bucket.name, Prefix=prefix, **_expected(bucket)
            )
            for page in pages:
                found += [listed["Key"] for listed in page.get("Contents", ())]
        return sorted(found)

    @contextmanager
    def reading(self, bucket: Bucket, key: str) -> Generator[IO[bytes]]:
        """Reads the content of an object as it arrives."""
        with _told():
            answer = self._client.get_object(Bucket=bucket.name, Key=key, **_expected(bucket))
        body = answer["Body"]
        try:
            yield cast(IO[bytes], io.BufferedReader(_Body(body)))
        finally:
            body.close()


class _S3Writer:
    def __init__(self, client: Any, bucket: Bucket) -> None:
        self._client = client
        self._bucket = bucket

    @contextmanager
    def new_object(self, key: str) -> Generator[IO[bytes]]:
        with tempfile.SpooledTemporaryFile(max_size=limits.EXPORT_FILE_BYTES) as file:
            yield file
            file.seek(0)
            with _told():
                self._client.put_object(
                    Bucket=self._bucket.name,
                    Key=key,
                    Body=file,
                    **_expected(self._bucket),
                    **_encryption(self._bucket),
                )


class _Body(io.RawIOBase):
    """The body of a response as a file; an interruption raises `OSError`."""

    def __init__(self, body: Any) -> None:
        self._body = body

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        try:
            with _told():
                content = self._body.read(len(buffer))
        except BucketError as error:
            raise OSError(0, error.message) from error
        buffer[: len(content)] = content
        return len(content)


def _default_client() -> Any:
    try:
        import boto3  # pyright: ignore[reportMissingTypeStubs]
    except ImportError as error:
        raise MissingExtraError.of("s3", "Amazon S3", ["boto3"]) from error
    return cast(Any, boto3).client("s3")


def _expected(bucket: Bucket) -> dict[str, str]:
    return {"ExpectedBucketOwner": bucket.owner} if bucket.owner else {}


def _encryption(bucket: Bucket) -> dict[str, str]:
    if bucket.encryption != "KMS":
        return {"ServerSideEncryption": bucket.encryption} if bucket.encryption else {}
    key = {"SSEKMSKeyId": bucket.encryption_key} if bucket.encryption_key else {}
    return {"ServerSideEncryption": "aws:kms", **key}


@contextmanager
def _told() -> Generator[None]:
    """Maps botocore's errors to failures of a bucket."""
    import botocore.exceptions  # pyright: ignore[reportMissingTypeStubs]

    try:
        yield
    except botocore.exceptions.ClientError as error:
        told = cast(dict[str, Any], error.response).get("Error", {})
        code, message = told.get("Code", ""), told.get("Message", str(error))
        raise BucketError(
            _CODES.get(code, UNKNOWN), f"{message} (Service: Amazon S3; Error Code: {code})"
        ) from error
    except botocore.exceptions.BotoCoreError as error:
        raise BucketError(UNKNOWN, str(error)) from error
