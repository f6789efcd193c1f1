"""The response to a request that comes when too many wait; nothing of it was done.

It has DynamoDB's reasons: what was throttled, and which table. The limit that the endpoint reaches
is one over all tables, which DynamoDB calls the account's.
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
    """The response to a request that is not begun; without an operation, it was not even read."""
    # The member's name is the service model's: those of the other throttling errors begin large.
    return wire.refusal(
        ThrottlingException("Rate exceeded", throttlingReasons=_reasons(operation, body))
    )


def _reasons(operation: str, body: bytes) -> list[dict[str, str]]:
    if operation in ITEM_READS:
        reason = "TableReadAccountLimitExceeded"
    elif operation in ITEM_WRITES:
        reason = "TableWriteAccountLimitExceeded"
    else:
        return []  # neither has DynamoDB any for operations on tables
    return [{"reason": reason, "resource": arn} for arn in _tables(body)] or [{"reason": reason}]


def _tables(body: bytes) -> list[str]:
    if len(body) > limits.INLINE_BODY_BYTES_MAX:  # who has too much to do does not read that
        return []
    names = tables_named(body)
    return [table_arn(catalog.plain_name(name)) for name in names if may_name_a_table(name)]
