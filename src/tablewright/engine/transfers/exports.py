"""An export in its bucket: data files and manifests, laid out as on AWS.

    prefix/AWSDynamoDB/<id>/_started                  empty
    prefix/AWSDynamoDB/<id>/data/<name>.json.gz       one line per item
    prefix/AWSDynamoDB/data/<name>.json.gz            of an incremental export: one line per change
    prefix/AWSDynamoDB/<id>/manifest-files.json       one line per data file
    prefix/AWSDynamoDB/<id>/manifest-summary.json     the summary, written last
    prefix/AWSDynamoDB/<id>/manifest-….md5            of each manifest

Not here: the lines (`engine.operations.transfers.export_table`), buckets
(`engine.transfers.buckets`).
"""

from __future__ import annotations

import base64
import gzip
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import md5
from typing import IO, Any, NamedTuple

from tablewright import limits
from tablewright.engine.storage.records import encode_json
from tablewright.engine.streams.change_log import Image
from tablewright.engine.streams.history import NetChange
from tablewright.engine.transfers.buckets import BucketWriter
from tablewright.ids import Ids
from tablewright.values.attributes import Item

_ROOT = "AWSDynamoDB"
_FULL_VERSION = "2020-06-30"
_INCREMENTAL_VERSION = "2023-08-01"
_PACKING_LEVEL = 6
_MICROS_PER_MS = 1000


class DataFile(NamedTuple):
    """A data file of an export, as its manifest lists it."""

    key: str
    items: int
    digest: bytes

    def told(self) -> dict[str, Any]:
        """Returns its entry in the manifest."""
        return {
            "itemCount": self.items,
            "md5Checksum": _base64(self.digest),
            "etag": self.digest.hex(),
            "dataFileS3Key": self.key,
        }


@dataclass(frozen=True, slots=True)
class Layout:
    """The keys of an export's files in its bucket."""

    prefix: str
    id: str
    is_incremental: bool

    @property
    def root(self) -> str:
        """The common prefix of all keys of exports with this prefix."""
        separator = "/" if self.prefix and not self.prefix.endswith("/") else ""
        return f"{self.prefix}{separator}{_ROOT}"

    def key(self, name: str) -> str:
        """Returns the key of a file of this export."""
        return f"{self.root}/{self.id}/{name}"

    def data_key(self, name: str) -> str:
        """The key of a data file; incremental exports share a folder for them."""
        if self.is_incremental:
            return f"{self.root}/data/{name}.json.gz"
        return self.key(f"data/{name}.json.gz")

    @property
    def summary_key(self) -> str:
        """The key of the manifest that summarises the export."""
        return self.key("manifest-summary.json")

    @property
    def files_key(self) -> str:
        """The key of the manifest of data files."""
        return self.key("manifest-files.json")


def write_started(writer: BucketWriter, layout: Layout) -> None:
    """Writes the file that shows that an export has started, and that its bucket is writable."""
    with writer.new_object(layout.key("_started")):
        pass


def write_data(
    writer: BucketWriter, layout: Layout, lines: Iterable[bytes], ids: Ids
) -> list[DataFile]:
    """Writes the data files; at least one, even if it is empty."""
    rest = iter(lines)
    files: list[DataFile] = []
    line = next(rest, None)
    while line is not None or not files:
        key = layout.data_key(_file_name(ids.uuid()))
        with writer.new_object(key) as file:
            hashing = _Hashing(file)
            items, line = _write_file(hashing, line, rest)
        files.append(DataFile(key, items, hashing.digest.digest()))
    return files


def _file_name(uuid: str) -> str:
    """Returns a data file name in DynamoDB's form.

    >>> _file_name("0a1b2c3d-0000-4000-8000-000000000000")
    'binsypiaabaabaaaaaaaaaaaaa'
    """
    return base64.b32encode(bytes.fromhex(uuid.replace("-", ""))).decode().rstrip("=").lower()


def _write_file(
    file: _Hashing, line: bytes | None, rest: Iterator[bytes]
) -> tuple[int, bytes | None]:
    """Writes a file of about its target size; returns its number of items and the next line."""
    items = written = 0
    with gzip.GzipFile("", "wb", _PACKING_LEVEL, file, mtime=0) as packed:
        while line is not None and written < limits.EXPORT_FILE_BYTES:
            packed.write(line)
            written += len(line)
            items += 1
            line = next(rest, None)
    return items, line


class _Hashing:
    """A file that computes the digest of its content."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self.digest = md5(usedforsecurity=False)

    def write(self, content: bytes | memoryview) -> int:
        """Writes to the file, and adds the content to the digest."""
        self.digest.update(content)
        return self._file.write(content)

    def flush(self) -> None:
        """Does nothing: writes are not buffered."""


def write_manifests(
    writer: BucketWriter, layout: Layout, files: list[DataFile], description: dict[str, Any]
) -> None:
    """Writes the manifests; `description` is that of DescribeExport."""
    listed = b"".join(encode_json(file.told()) + b"\n" for file in files)
    _write_with_digest(writer, layout.files_key, listed)
    summary = encode_json(_summary(layout, description))
    _write_with_digest(writer, layout.summary_key, summary)


def _write_with_digest(writer: BucketWriter, key: str, content: bytes) -> None:
    digest = _base64(md5(content, usedforsecurity=False).digest()).encode()
    # The digest first: a reader that finds the summary finds everything.
    for name, text in ((key.removesuffix("json") + "md5", digest), (key, content)):
        with writer.new_object(name) as file:
            file.write(text)


def _summary(layout: Layout, described: dict[str, Any]) -> dict[str, Any]:
    period = described.get("IncrementalExportSpecification")
    if period is None:
        version, times = _FULL_VERSION, {"exportTime": _moment(described["ExportTime"])}
    else:
        version = _INCREMENTAL_VERSION
        times = {
            "exportFromTime": _moment(period["ExportFromTime"]),
            "exportToTime": _moment(period["ExportToTime"]),
        }
    summary = {
        "version": version,
        "exportArn": described["ExportArn"],
        "startTime": _moment(described["StartTime"]),
        "endTime": _moment(described["EndTime"]),
        "tableArn": described["TableArn"],
        "tableId": described["TableId"],
        **times,
        "s3Bucket": described["S3Bucket"],
        "s3Prefix": described.get("S3Prefix"),
        "s3SseAlgorithm": described["S3SseAlgorithm"],
        "s3SseKmsKeyId": described.get("S3SseKmsKeyId"),
        "manifestFilesS3Key": layout.files_key,
        "billedSizeBytes": described["BilledSizeBytes"],
        "itemCount": described["ItemCount"],
        "outputFormat": described["ExportFormat"],
    }
    if period is not None:
        summary["outputView"] = period["ExportViewType"]
        summary["exportType"] = "INCREMENTAL_EXPORT"
    return summary


def item_line(image: Image) -> bytes:
    """Returns an item in the format of a full export."""
    return b'{"Item":' + image.json + b"}\n"


def change_line(change: NetChange, key: Item, *, has_old: bool) -> bytes:
    """Returns a change in the format of an incremental export."""
    micros = str(change.time_ms * _MICROS_PER_MS)
    head = encode_json({"Metadata": {"WriteTimestampMicros": {"N": micros}}, "Keys": key})
    parts = [head[:-1]]
    if has_old and change.old is not None:
        parts += [b',"OldImage":', change.old.json]
    if change.new is not None:
        parts += [b',"NewImage":', change.new.json]
    return b"".join((*parts, b"}\n"))


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")[:-6] + "Z"


def _base64(digest: bytes) -> str:
    return base64.b64encode(digest).decode()
