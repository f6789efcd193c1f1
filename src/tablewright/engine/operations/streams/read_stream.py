"""GetShardIterator and GetRecords: reads a shard from a position, a page at a time.

Records older than a day cannot be read, even if they are still in the log.
"""

from __future__ import annotations

import math
from typing import Any

from tablewright import limits
from tablewright.engine.context import EngineContext
from tablewright.engine.items.requests import Request
from tablewright.engine.operations.streams.describing import found_stream
from tablewright.engine.streams import change_log, shard_iterators
from tablewright.engine.streams.shard_iterators import ShardIterator
from tablewright.engine.streams.stream_records import record, sequence_number
from tablewright.errors import (
    ResourceNotFoundException,
    TrimmedDataAccessException,
    ValidationException,
)

_INVALID = "One or more parameter values were invalid: "
_BY_NUMBER = ("AT_SEQUENCE_NUMBER", "AFTER_SEQUENCE_NUMBER")
_MS_PER_SECOND = 1000


def get_shard_iterator(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns a position in a shard: its start, its end, a record, or a time."""
    kind, now = request["ShardIteratorType"], context.clock.now()
    number = _asked_number(kind, request.get("SequenceNumber"))
    second = _asked_second(kind, request.get("Timestamp"), now)
    arn, shard_id = request["StreamArn"], request["ShardId"]
    with context.store.snapshot() as txn:
        reading = _Reading(context, txn, arn, shard_id, now)
        if kind == "LATEST":
            sequence = reading.end()
        elif number is not None:
            reading.check_number(number)
            sequence = number + (kind == "AFTER_SEQUENCE_NUMBER")
        else:
            sequence = reading.first_since((second or 0) * _MS_PER_SECOND)
    return {"ShardIterator": ShardIterator(arn, shard_id, sequence).text(now)}


def _asked_number(kind: str, text: str | None) -> int | None:
    if kind not in _BY_NUMBER:
        if text is not None:
            raise ValidationException(
                f"{_INVALID}SequenceNumber should not be passed for this iterator type"
            )
        return None
    number = sequence_number(text) if text is not None else None
    if number is None:
        raise ValidationException(f"{_INVALID}Invalid SequenceNumber")
    return number


def _asked_second(kind: str, timestamp: float | None, now: float) -> int | None:
    """Returns the first requested second."""
    if kind != "AT_TIMESTAMP":
        if timestamp is not None:
            raise ValidationException(
                f"{_INVALID}Timestamp should not be passed for this iterator type"
            )
        return None
    if timestamp is None or timestamp > now:
        raise ValidationException(f"{_INVALID}Invalid Timestamp")
    return math.ceil(timestamp)


def get_records(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns the next records of a shard and its next position, unless it has ended."""
    now = context.clock.now()
    at = shard_iterators.read(request["ShardIterator"], now)
    count = request.get("Limit", limits.GET_RECORDS_MAX)
    if count > limits.GET_RECORDS_MAX:
        raise ValidationException(
            f"{_INVALID}Limit should be less than or equal to {limits.GET_RECORDS_MAX}"
        )
    with context.store.snapshot() as txn:
        reading = _Reading(context, txn, at.arn, at.shard_id, now)
        reading.check_not_trimmed(at.sequence)
        records, following = reading.page(at.sequence, count)
        answer: dict[str, Any] = {"Records": records}
        if not reading.is_past_end(following):
            answer["NextShardIterator"] = ShardIterator(at.arn, at.shard_id, following).text(now)
    return answer


class _Reading:
    """A shard and its log in one snapshot: a shard that closes meanwhile stays unchanged."""

    def __init__(
        self, context: EngineContext, txn: Any, arn: str, shard_id: str, now: float
    ) -> None:
        self._store = context.store
        self._txn = txn
        self._stream = found_stream(context, txn, arn, "Stream does not exist")
        self._log_id = self._stream.log_id
        shard = self._stream.shard(shard_id, now)
        if shard is None:
            raise ResourceNotFoundException("Requested resource not found: Shard does not exist")
        self._shard = shard
        # A record that is exactly one day old is too old, like streams and shards.
        self._horizon_ms = max(0, int((now - limits.STREAM_SECONDS) * _MS_PER_SECOND) + 1)

    def end(self) -> int:
        """The number after the newest record."""
        if not self._shard.is_open:
            return self._shard.last + 1
        return max(self._shard.first, change_log.end(self._txn, self._store, self._log_id))

    def is_past_end(self, number: int) -> bool:
        """Whether no record with this number or a later one will ever exist."""
        return not self._shard.is_open and number > self._shard.last

    def first_since(self, time_ms: int) -> int:
        """Returns the number of the first readable record since a time."""
        number = self._since(max(time_ms, self._horizon_ms))
        return max(self._shard.first, min(number, self.end()))

    def check_number(self, number: int) -> None:
        """Rejects a number of another shard, or of a trimmed record.

        An open shard has no numbers beyond those assigned: a reader that continues from there would
        skip the next records.
        """
        last = self._shard.last or max(self._shard.first, self.end() - 1)
        if not self._shard.first <= number <= last:
            raise ValidationException("Invalid SequenceNumber for the shard")
        self.check_not_trimmed(number)

    def check_not_trimmed(self, number: int) -> None:
        """Rejects a position if a later change can no longer be read."""
        if self.is_past_end(number):
            return
        mark = change_log.trimmed(self._txn, self._store, self._log_id)
        following = change_log.first_from(self._txn, self._store, self._log_id, number)
        if (mark is not None and number <= mark.sequence) or (
            following is not None and following.time_ms < self._horizon_ms
        ):
            raise TrimmedDataAccessException(
                "The operation attempted to read past the oldest stream record in a shard."
            )

    def _since(self, time_ms: int) -> int:
        return change_log.since(self._txn, self._store, self._log_id, time_ms)

    def page(self, start: int, count: int) -> tuple[list[dict[str, Any]], int]:
        """Returns a number of records, up to a megabyte, and the next number."""
        shard = self._shard
        found: list[dict[str, Any]] = []
        size_bytes = passed = 0
        with self._txn.cursor(db=self._store.log) as cursor:
            for key in change_log.keys(cursor, self._log_id, start):
                sequence = change_log.sequence_of(key)
                if shard.last and sequence > shard.last:
                    break
                if not shard.lower <= change_log.slot_of(key) < shard.upper:
                    passed += 1
                    if passed > limits.GET_RECORDS_PASSED_MAX:
                        return found, sequence
                    continue
                if len(found) >= count:
                    return found, sequence
                told, record_bytes = record(self._stream, change_log.decoded(key, cursor.value()))
                size_bytes += record_bytes
                if found and size_bytes > limits.GET_RECORDS_BYTES_MAX:
                    return found, sequence
                found.append(told)
        return found, max(start, self.end())
