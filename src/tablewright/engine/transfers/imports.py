"""An import: from the objects of a bucket to the items of a new table, with its errors.

Every error is counted; the first of them are also logged, in DynamoDB's format for CloudWatch, in
the log stream `<import id>/error` of the log group `/aws-dynamodb/imports`. A log group is a
directory, and a log stream a file in it.
Not here: reading objects (`engine.transfers.import_formats`), filling the table
(`engine.tables.filling`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import IO

from tablewright import limits
from tablewright.engine.items.item_writes import new_item
from tablewright.engine.items.requests import normalize_item
from tablewright.engine.storage import records
from tablewright.engine.tables.definition import ACCOUNT, REGION
from tablewright.engine.tables.filling import Step
from tablewright.engine.tables.schema import Table
from tablewright.engine.transfers.buckets import Bucket, BucketError, BucketStore
from tablewright.engine.transfers.import_formats import Format, ObjectReader, Row
from tablewright.errors import ValidationException

_GROUP = "aws-dynamodb/imports"
LOG_GROUP_ARN = f"arn:aws:logs:{REGION}:{ACCOUNT}:log-group:/{_GROUP}:*"


class ErrorLog:
    """The log of an import's errors; `folder` has the log groups, or is None."""

    def __init__(self, folder: Path | None, import_id: str, import_arn: str) -> None:
        self._path = None if folder is None else folder / _GROUP / import_id / "error"
        self._arn = import_arn
        self._file: IO[bytes] | None = None
        self._entries = 0

    def add(self, bucket: str, key: str, index: int, message: str) -> None:
        """Logs an error, if possible: an import does not fail because of its log."""
        if self._path is None or self._entries >= limits.IMPORT_ERRORS_LOGGED_MAX:
            return
        self._entries += 1
        entry = {
            "itemS3Pointer": {"bucket": bucket, "key": key, "itemIndex": index},
            "importArn": self._arn,
            "errorMessages": [message],
        }
        with contextlib.suppress(OSError):
            if self._file is None:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._file = self._path.open("ab")
            self._file.write(records.encode_json(entry) + b"\n")

    def __enter__(self) -> ErrorLog:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()


class ImportObjects:
    """The objects of an import, read once, with running counts."""

    def __init__(
        self, buckets: BucketStore, bucket: Bucket, prefix: str, how: Format, log: ErrorLog
    ) -> None:
        self._buckets = buckets
        self._bucket = bucket
        self._how = how
        self._log = log
        self._keys = buckets.keys(bucket, prefix)
        self.processed = 0
        self.errors = 0
        self.size_bytes = 0

    def steps(self, table: Table) -> Iterator[Step]:
        """Yields the items in stored form; of several with one key, the last one is kept."""
        for key in self._keys:
            for row in self._rows(key):
                self.processed += 1
                step = None
                error = row.error
                if row.item is not None:
                    try:
                        step = _step(table, row)
                    except ValidationException as refusal:
                        error = refusal.message
                if step is not None:
                    yield step
                else:
                    self.errors += 1
                    self._log.add(self._bucket.name, key, row.index, error)

    def _rows(self, key: str) -> Iterator[Row]:
        try:
            with self._buckets.reading(self._bucket, key) as file:
                reader = ObjectReader(file, self._how)
                try:
                    yield from reader.rows()
                finally:
                    self.size_bytes += reader.bytes_read
        except BucketError as error:  # it existed a moment ago
            yield Row(0, None, error.message)


def _step(table: Table, row: Row) -> Step:
    assert row.item is not None, "a row without an item is not a step"
    return new_item(table, row.item, normalize_item(row.item))
