"""The boundary of the engine: validates requests, or raises DynamoDB's errors.

The shapes of operations are data (`items`, `tables`, `statements`, `backups`, `streams`, built from
`kinds`). Two checks are derived from them: a fast one, which nearly every request passes
(`decoders`), and an exact one for the rest, with DynamoDB's messages (`reading` for JSON types,
`violations` for everything else).
Not here: the rules of attribute values (`values.attributes`), expressions and keys.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tablewright.engine.shapes import decoders, violations
from tablewright.engine.shapes.backups import BACKUP_OPERATIONS
from tablewright.engine.shapes.decoders import PADDING
from tablewright.engine.shapes.items import ITEM_OPERATIONS
from tablewright.engine.shapes.kinds import Operation
from tablewright.engine.shapes.names import may_name_a_table
from tablewright.engine.shapes.reading import Reader
from tablewright.engine.shapes.statements import STATEMENT_OPERATIONS
from tablewright.engine.shapes.streams import STREAM_OPERATIONS
from tablewright.engine.shapes.tables import TABLE_OPERATIONS
from tablewright.engine.shapes.transfers import TRANSFER_OPERATIONS
from tablewright.errors import SerializationException, UnknownOperationException

__all__ = ["OPERATIONS", "checked", "decoded", "unknown"]

_OPERATIONS: Final = {
    operation.name: operation
    for operation in (
        *TABLE_OPERATIONS,
        *ITEM_OPERATIONS,
        *STATEMENT_OPERATIONS,
        *BACKUP_OPERATIONS,
        *TRANSFER_OPERATIONS,
        *STREAM_OPERATIONS,
    )
}
_DECODERS: Final[dict[str, msgspec.json.Decoder[dict[str, Any]]]] = {}  # of operations in use

_OPERATION_NAME_LENGTH_MAX: Final = 64  # longer than any that DynamoDB has

OPERATIONS: Final = frozenset(_OPERATIONS)


def checked(operation: str, request: Any) -> dict[str, Any]:
    """Returns a validated deep copy of the request.

    Python objects are treated as the JSON that msgspec writes for them, as in `decoded`; `bytes`
    become base64. Raises `SerializationException`, `ValidationException` or
    `UnknownOperationException`.

    >>> checked("GetItem", {"TableName": "Music", "Key": {"id": {"B": b"7"}}, "Typo": 1})
    {'TableName': 'Music', 'Key': {'id': {'B': b'7'}}}
    """
    try:
        # Writing and reading JSON is faster than copying and checking Python objects one by one,
        # and gives requests one meaning instead of two.
        body = _ENCODER.encode(request)
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        if operation not in _OPERATIONS:
            raise unknown(operation) from None
        raise SerializationException(f"The request has no JSON form: {error}") from None
    return decoded(operation, body)


def decoded(operation: str, body: bytes) -> dict[str, Any]:
    """Returns the validated request of a JSON document: known members only, base64 as `bytes`.

    Raises `SerializationException`, `ValidationException` or `UnknownOperationException`.

    >>> decoded("GetItem", b'{"TableName": "Music", "Key": {"id": {"B": "Nw=="}}, "Typo": 1}')
    {'TableName': 'Music', 'Key': {'id': {'B': b'7'}}}
    """
    decoder = _DECODERS.get(operation) or _new_decoder(operation)
    try:
        request = decoder.decode(body)
    except (ValueError, RecursionError):
        return _examined(_OPERATIONS[operation], body)
    table_name = request.get("TableName")
    if table_name is not None and not may_name_a_table(table_name):
        return _examined(_OPERATIONS[operation], body)
    # Searching for a single byte is much faster than for two.
    if b"=" in body and PADDING in body and decoders.may_have_stray_bits(body):
        return _examined(_OPERATIONS[operation], body)
    return request


def unknown(operation: str) -> UnknownOperationException:
    """Returns the error for an unknown operation, with its name if that is valid."""
    is_name = operation.isascii() and operation.isalnum()
    if not is_name or len(operation) > _OPERATION_NAME_LENGTH_MAX:
        return UnknownOperationException("")  # DynamoDB says no more
    return UnknownOperationException(f"Tablewright does not implement {operation}.")


def _new_decoder(operation: str) -> msgspec.json.Decoder[dict[str, Any]]:
    """Creates a decoder on first use: all of them at once would delay the start."""
    if operation not in _OPERATIONS:
        raise unknown(operation)
    decoder = _DECODERS[operation] = decoders.decoder_of(_OPERATIONS[operation])
    return decoder


def _examined(operation: Operation, body: bytes) -> dict[str, Any]:
    """Returns the request, or raises the exact error."""
    reader = Reader()
    try:
        request = reader.request(operation, msgspec.json.decode(body))
    except (ValueError, RecursionError):
        # DynamoDB returns no details for invalid JSON.
        raise SerializationException("") from None
    violations.check(operation, request, reader.levels)
    return request


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return dict[Any, Any](value)  # pyright: ignore[reportUnknownArgumentType]
    raise TypeError(f"{type(value).__name__} is not a JSON type")


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_plain, decimal_format="number")
