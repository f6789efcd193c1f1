"""The border of the engine: a request comes out clean, or DynamoDB's error is raised.

The operations are written down once, as data (`items`, `tables`, `statements`, `backups`,
`streams`, in the words of `kinds`).
From that come a fast check, which nearly every request passes (`decoders`), and an exact one, which
looks at what the fast one refuses and says what is wrong as DynamoDB says it (`reading` for the
types of the JSON, `violations` for everything else).
Not here: what an attribute value may be (`values.attributes`), what expressions and keys may be.
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
    """The clean request that Python objects stand for; shares nothing with them.

    They count as the JSON that msgspec writes for them, so that `decoded` means the same;
    `bytes` stand for their base64.
    Raises `SerializationException`, `ValidationException` or `UnknownOperationException`.

    >>> checked("GetItem", {"TableName": "Music", "Key": {"id": {"B": b"7"}}, "Typo": 1})
    {'TableName': 'Music', 'Key': {'id': {'B': b'7'}}}
    """
    try:
        # Writing and reading JSON is quicker than copying and checking Python objects one by one,
        # and leaves one meaning of a request instead of two.
        body = _ENCODER.encode(request)
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        if operation not in _OPERATIONS:
            raise unknown(operation) from None
        raise SerializationException(f"The request has no JSON form: {error}") from None
    return decoded(operation, body)


def decoded(operation: str, body: bytes) -> dict[str, Any]:
    """The clean request that a JSON document stands for: known members only, base64 as `bytes`.

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
    # Looking for a single byte is much quicker than looking for two.
    if b"=" in body and PADDING in body and decoders.may_have_stray_bits(body):
        return _examined(_OPERATIONS[operation], body)
    return request


def unknown(operation: str) -> UnknownOperationException:
    """The refusal of an operation that is not here, by its name if it can be a name."""
    is_name = operation.isascii() and operation.isalnum()
    if not is_name or len(operation) > _OPERATION_NAME_LENGTH_MAX:
        return UnknownOperationException("")  # DynamoDB says no more
    return UnknownOperationException(f"Tablewright does not implement {operation}.")


def _new_decoder(operation: str) -> msgspec.json.Decoder[dict[str, Any]]:
    """Makes a decoder when it is first asked for: all of them at once would hold up the start."""
    if operation not in _OPERATIONS:
        raise unknown(operation)
    decoder = _DECODERS[operation] = decoders.decoder_of(_OPERATIONS[operation])
    return decoder


def _examined(operation: Operation, body: bytes) -> dict[str, Any]:
    """The request after all, or the exact reason why not."""
    reader = Reader()
    try:
        request = reader.request(operation, msgspec.json.decode(body))
    except (ValueError, RecursionError):
        # DynamoDB says no more about a document that is no JSON.
        raise SerializationException("") from None
    violations.check(operation, request, reader.levels)
    return request


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return dict[Any, Any](value)  # pyright: ignore[reportUnknownArgumentType]
    raise TypeError(f"{type(value).__name__} is not a JSON type")


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_plain, decimal_format="number")
