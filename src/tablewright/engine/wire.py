"""The wire: from a target header and a body to a status and a body, without a web framework.

Nothing is decoded that nobody looks at: items go from the store to the answer as the bytes they
are.
Not here: sockets, signatures, headers.
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
    """The status and body that answer a request.

    `target` is the X-Amz-Target header, for example `DynamoDB_20120810.GetItem`.
    """
    try:
        return perform(engine, operation_of(target), body)
    except ServiceError as error:
        return refusal(error)


def perform(engine: Engine, operation: str, body: bytes) -> Answer:
    """The status and body that answer a request for an operation."""
    if len(body) > limits.REQUEST_BODY_BYTES_MAX:
        return 413, b""
    try:
        answer = engine.answer(operation, body)
    except TablewrightError as error:
        return refusal(error)
    return 200, b"" if operation in WITHOUT_BODY else answer


def answer_of(outcome: bytes | Exception) -> Answer:
    """The status and body for one outcome of `Engine.answers`; a bug is raised again."""
    return (200, outcome) if isinstance(outcome, bytes) else refusal(outcome)


def operation_of(target: str | None) -> str:
    """The operation that an X-Amz-Target header names; raises `UnknownOperationException`."""
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
    """The answer that tells an error; a bug, which is neither of the two kinds, is raised again."""
    if isinstance(error, StorageError):
        # Whether the write happened is unknown to the caller, so this must not look like a refusal.
        # The whole message names files of this machine; the code is enough to look it up.
        error = InternalServerError(f"Internal server error ({error.code})")
    if not isinstance(error, ServiceError):
        raise error
    return error.status, records.encode_json(error.body())
