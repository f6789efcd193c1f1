"""Posted records: turns calls of a webhook source into records.

Without an id field, each call is a separate record, with the id of the call. With one, the record
is the posted object, and a later call with the same id replaces it.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

import msgspec

from tablewright.errors import InvalidError
from tablewright.kits.connectors import limits
from tablewright.kits.connectors.slicing import Document, ShapeError
from tablewright.kits.vault import Record, RecordPage


@dataclass(frozen=True, slots=True)
class PostedCall:
    """A call: its id (the sender's `webhook-id` or `Idempotency-Key`, otherwise ours), and JSON."""

    id: str
    received_at: datetime
    body: bytes


def posted_record(call: PostedCall, *, id_field: str = "") -> Record:
    """Returns the record of a call; raises `InvalidError` for a body that is not JSON.

    `id_field` is the path of the id in a posted object, such as `order.id`. Raises `InvalidError`
    for an object without it.
    """
    if len(call.body) > limits.POSTED_BYTES_MAX:
        raise InvalidError(f"A body may have at most {limits.POSTED_BYTES_MAX} bytes.")
    try:
        document = Document(call.body)
        if not id_field:
            body = document.at("")
            data = msgspec.json.encode({"receivedAt": call.received_at, "body": body})
            return Record(call.id, data)
        record_id = document.text(id_field)
    except ShapeError as error:
        raise InvalidError("The body must be JSON.") from error
    if not record_id:
        raise InvalidError(f"The body must have an id at {id_field[:80]!r}, as text or integer.")
    return Record(record_id, call.body)


def posted_page(calls: Iterable[PostedCall], *, id_field: str = "") -> RecordPage:
    """Returns the records of calls, the oldest first, without invalid calls."""
    records = list[Record]()
    for call in calls:
        with suppress(InvalidError):
            records.append(posted_record(call, id_field=id_field))
    return RecordPage(records)
