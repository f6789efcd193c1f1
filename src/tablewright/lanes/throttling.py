"""The response to a request that is throttled before it is executed.

It contains DynamoDB's reasons: the exceeded limit, and the table. The endpoint's limit covers
all tables, which DynamoDB calls the account's limit.
"""

from __future__ import annotations

from tablewright import limits
from tablewright.engine import wire
from tablewright.engine.shapes.names import may_name_a_table
from tablewright.engine.tables import catalog
from tablewright.engine.tables.definition import table_arn
from tablewright.errors import ThrottlingException
from tablewright.operations import ITEM_READS, ITEM_WRITES, tables_named


def throttled(operation: str = "", body: bytes = b"") -> wire.Answer:
    """Returns the response to a throttled request; without an operation, it was not parsed."""
    # The member's name is the service model's: other throttling errors capitalise it.
    return wire.refusal(
        ThrottlingException("Rate exceeded", throttlingReasons=_reasons(operation, body))
    )


def _reasons(operation: str, body: bytes) -> list[dict[str, str]]:
    if operation in ITEM_READS:
        reason = "TableReadAccountLimitExceeded"
    elif operation in ITEM_WRITES:
        reason = "TableWriteAccountLimitExceeded"
    else:
        return []  # DynamoDB has none for table operations either
    return [{"reason": reason, "resource": arn} for arn in _tables(body)] or [{"reason": reason}]


def _tables(body: bytes) -> list[str]:
    if len(body) > limits.INLINE_BODY_BYTES_MAX:  # an overloaded process does not parse it
        return []
    names = tables_named(body)
    return [table_arn(catalog.plain_name(name)) for name in names if may_name_a_table(name)]
