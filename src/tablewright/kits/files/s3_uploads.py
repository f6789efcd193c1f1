"""Uploads to S3: files of any size, in parts; memory holds one part.

S3 shows a file when its last part is confirmed. An upload that fails is aborted. Uploads of killed
processes are aborted after a day, when another process begins one.
Not here: the rest of the store (`files.s3`).
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from datetime import timedelta
from email.utils import parsedate_to_datetime
from typing import Any, Final

from tablewright.errors import UnavailableError
from tablewright.kits.files import limits
from tablewright.kits.files.s3_errors import is_code, told
from tablewright.kits.files.threads import in_thread

WRITER: Final = "tablewright-writer"  # metadata: the call that stored a file, which has a random id
_ENDED: Final = ("NoSuchUpload", "404")


class S3Writer:
    """A file of a bucket that is being written."""

    def __init__(
        self,
        client: Any,
        bucket: str,
        key: str,
        content_type: str,
        *,
        writer: str,
        cleans: str | None,
    ) -> None:
        """`cleans` is the prefix below which abandoned uploads are aborted first, if any."""
        self._client = client
        self._place = {"Bucket": bucket, "Key": key}
        self._said = {"ContentType": content_type, "Metadata": {WRITER: writer}}
        self._writer = writer
        self._cleans = cleans
        self._unsent = bytearray()
        self._upload = ""
        self._parts: list[dict[str, Any]] = []
        self._is_over = False

    async def write(self, piece: bytes) -> None:
        """Appends a piece; a full part is sent."""
        rest = memoryview(piece)
        while rest:
            room = limits.S3_PART_BYTES - len(self._unsent)
            self._unsent += rest[:room]
            rest = rest[room:]
            if len(self._unsent) == limits.S3_PART_BYTES:
                await in_thread(self._send_part)

    async def finish(self) -> None:
        """Stores the file."""
        await in_thread(self._finish)
        self._is_over = True

    async def discard(self) -> None:
        """Forgets a file that was not finished."""
        if self._upload and not self._is_over:
            with suppress(UnavailableError):
                await in_thread(self._abort, self._place, self._upload)

    def _send_part(self) -> None:
        with told():
            if not self._upload:
                if self._cleans is not None:
                    with suppress(UnavailableError), told():
                        self._clean(self._cleans)
                made = self._client.create_multipart_upload(**self._place, **self._said)
                self._upload = str(made["UploadId"])
            number = len(self._parts) + 1
            sent = self._client.upload_part(
                **self._place, UploadId=self._upload, PartNumber=number, Body=bytes(self._unsent)
            )
        self._parts.append({"PartNumber": number, "ETag": sent["ETag"]})
        self._unsent.clear()

    def _finish(self) -> None:
        if not self._upload:
            with told():
                self._client.put_object(**self._place, **self._said, Body=bytes(self._unsent))
            return
        if self._unsent:
            self._send_part()
        with told():
            try:
                self._client.complete_multipart_upload(
                    **self._place, UploadId=self._upload, MultipartUpload={"Parts": self._parts}
                )
            except self._client.exceptions.ClientError as error:
                # After a lost response, the repetition no longer finds the upload.
                if not (is_code(error, _ENDED) and self._is_stored()):
                    raise

    def _is_stored(self) -> bool:
        return is_ours(self._client.head_object(**self._place), self._writer)

    def _abort(self, place: Mapping[str, str], upload: str) -> None:
        with told():
            self._client.abort_multipart_upload(**place, UploadId=upload)

    def _clean(self, prefix: str) -> None:
        bucket = self._place["Bucket"]
        found = self._client.list_multipart_uploads(Bucket=bucket, Prefix=prefix)
        now = parsedate_to_datetime(found["ResponseMetadata"]["HTTPHeaders"]["date"])
        for one in found.get("Uploads", ()):
            if now - one["Initiated"] > timedelta(seconds=limits.FILE_ABANDONED_SECONDS):
                self._abort({"Bucket": bucket, "Key": one["Key"]}, one["UploadId"])


def is_ours(found: Mapping[str, Any] | None, writer: str) -> bool:
    """Whether an existing file was stored by this call."""
    return found is not None and found.get("Metadata", {}).get(WRITER) == writer
