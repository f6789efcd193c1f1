"""The wire: from a target header and a body to a status and a body, without a web framework.

Items are copied from the store to the response as bytes, and decoded only if needed. Not here:
sockets, signatures, headers.
"""

from __future__ import annotations

from tablewright import limits
from tablewright.engine import shapes
from tablewright.engine.engine import Engine
from tablewright.engine.storage import records
from tablewright.errors import (
    InternalServerError,
    ServiceError,
    StorageError,
    TablewrightError,
    UnknownOperationException,
)
from tablewright.operations import NAMES, SERVICES, WITHOUT_BODY, target_header

TARGETS = {target_header(name): name for name in NAMES}  # the operations by their targets

Answer = tuple[int, bytes]  # status and body


def respond(engine: Engine, target: str | None, body: bytes) -> Answer:
    """Returns the status and body of a response.

    `target` is the X-Amz-Target header, for example `DynamoDB_20120810.GetItem`.
    """
    try:
        return perform(engine, operation_of(target), body)
    except ServiceError as error:
        return refusal(error)


def perform(engine: Engine, operation: str, body: bytes) -> Answer:
    """Returns the status and body of an operation's response."""
    if len(body) > limits.REQUEST_BODY_BYTES_MAX:
        return 413, b""
    try:
        answer = engine.answer(operation, body)
    except TablewrightError as error:
        return refusal(error)
    return 200, b"" if operation in WITHOUT_BODY else answer


def answer_of(outcome: bytes | Exception) -> Answer:
    """Returns the status and body for one outcome of `Engine.answers`; bugs are raised again."""
    return (200, outcome) if isinstance(outcome, bytes) else refusal(outcome)


def operation_of(target: str | None) -> str:
    """Returns the operation of an X-Amz-Target header; raises `UnknownOperationException`."""
    operation = TARGETS.get(target or "")
    if operation is None:
        raise _unknown(target or "")
    return operation


def _unknown(target: str) -> UnknownOperationException:
    service, _, operation = target.partition(".")
    is_service = service + "." in SERVICES
    if not is_service or operation in NAMES:  # of the other service
        return UnknownOperationException("")
    return shapes.unknown(operation)


def refusal(error: Exception) -> Answer:
    """Returns the response for an error; bugs are raised again."""
    if isinstance(error, StorageError):
        # Whether the write happened is unknown, so this must not look like a rejection. The whole
        # message names files of this machine; the code is enough to look it up.
        error = InternalServerError(f"Internal server error ({error.code})")
    if not isinstance(error, ServiceError):
        raise error
    return error.status, records.encode_json(error.body())
