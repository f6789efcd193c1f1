"""Posted records: what a call of a webhook source becomes.

Without an id field, each call is a record of its own, with the id of the call. With one, the record
is the posted object, and a later call with the same id replaces it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from tablewright.kits.vault import Page, Record


@dataclass(frozen=True, slots=True)
class PostedCall:
    """A call: its id (the sender's `webhook-id` or `Idempotency-Key`, otherwise ours), and JSON."""

    id: str
    received_at: datetime
    body: bytes


def posted_record(call: PostedCall, *, id_field: str = "") -> Record:
    """Returns the record of a call; raises `InvalidError` for a body that is not JSON.

    `id_field` is the path of the id in a posted object, such as `order.id`.
    """
    raise NotImplementedError


def posted_page(calls: Iterable[PostedCall], *, id_field: str = "") -> Page:
    """Returns the records of calls, the oldest first, without calls that have no id."""
    raise NotImplementedError
