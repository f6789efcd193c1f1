"""Asking: sends one request of a step when the table is ready, and waits for its effect.

A response may be lost, and DynamoDB may be busy with the previous change; neither is a failure. Not
here: the requests (`ops.plan`).
"""

from __future__ import annotations

from tablewright import limits
from tablewright.errors import (
    LimitExceededException,
    ResourceInUseException,
    ResourceNotFoundException,
    ServiceError,
    TableNotReadyError,
    TargetError,
    UnknownOperationException,
)
from tablewright.model.calls import Call, Pause, Steps
from tablewright.operations import TABLE_CHANGES
from tablewright.ops.plan.deployed import table_of
from tablewright.ops.plan.steps import Request, Step


def asked(request: Request, step: Step) -> Steps[None]:
    """Sends a request as soon as the table is ready, and waits until it is done.

    A setting that the target does not support is skipped, as in plans.
    """
    operation, message = request
    for _ in range(limits.TABLE_WAITS_MAX):
        try:
            yield Call(operation, message, None, step.table)
        except TargetError as error:
            if not error.is_outcome_unknown:
                raise
            # It takes longer than a response may take; the final comparison shows whether it
            # happened.
        except UnknownOperationException:
            if operation in TABLE_CHANGES:
                raise
            return
        except ServiceError as refusal:
            # An earlier attempt without a response may have done it.
            if not (yield from _is_so(operation, step)):
                if not isinstance(refusal, ResourceInUseException | LimitExceededException):
                    raise
                # Another change is in progress, of this table or of too many.
                yield Pause(limits.TABLE_WAIT_SECONDS)
                continue
        yield from _settled(step.table, is_going=operation == "DeleteTable")
        return
    raise TableNotReadyError(f"Table {step.table!r} is still being updated.")


def _is_so(operation: str, step: Step) -> Steps[bool]:
    """Whether the table or index was already added or removed."""
    is_about_it = step.part in ("table", "index") and step.verb != "change"
    if operation not in TABLE_CHANGES or not is_about_it:
        return False
    try:
        answer = yield Call("DescribeTable", {"TableName": step.table}, None, step.table)
    except ResourceNotFoundException:
        return step.part == "table" and step.verb == "remove"
    is_there = step.part == "table" or step.name in table_of(answer["Table"]).indexes
    return is_there if step.verb == "add" else not is_there


def _settled(table: str, *, is_going: bool) -> Steps[None]:
    for _ in range(limits.TABLE_WAITS_MAX):
        try:
            answer = yield Call("DescribeTable", {"TableName": table}, None, table)
        except ResourceNotFoundException:
            if is_going:
                return
            raise
        if not is_going and table_of(answer["Table"]).is_settled:
            return
        yield Pause(limits.TABLE_WAIT_SECONDS)
    raise TableNotReadyError(f"Table {table!r} is still being updated.")
