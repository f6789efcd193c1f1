"""The wire: from a target header and a body to a status and a body, without a web framework.

Nothing is decoded that nobody looks at: items go from the store to the answer as the bytes they
are.
Not here: sockets, signatures, headers.
"""

from __future__ import annotations

from tablewright import limits
from tablewright.engine import records
from tablewright.engine.engine import Engine
from tablewright.errors import (
    InternalServerError,
    ServiceError,
    StorageError,
    UnknownOperationException,
)

TARGET_PREFIX = "DynamoDB_20120810."


def respond(engine: Engine, target: str | None, body: bytes) -> tuple[int, bytes]:
    """The status and body that answer a request.

    `target` is the X-Amz-Target header, for example `DynamoDB_20120810.GetItem`.
    """
    if len(body) > limits.REQUEST_BODY_BYTES_MAX:
        return 413, b""
    try:
        if target is None or not target.startswith(TARGET_PREFIX):
            raise UnknownOperationException("")
        return 200, engine.answer(target[len(TARGET_PREFIX) :], body)
    except ServiceError as refusal:
        return refusal.status, records.encode_json(refusal.body())
    except StorageError as failure:
        # Whether the write happened is unknown to the caller, so this must not look like a refusal.
        # The whole message names files of this machine; the code is enough to look it up.
        internal = InternalServerError(f"Internal server error ({failure.code})")
        return internal.status, records.encode_json(internal.body())
