"""The requests that run PartiQL statements.

Members have the order of the service's model; DynamoDB's order of violations is not recorded.
"""

from __future__ import annotations

from typing import Final

from tablewright import limits
from tablewright.engine.shapes.kinds import (
    VALUE,
    ListOf,
    Member,
    Operation,
    Structure,
    Text,
    Whole,
)
from tablewright.engine.shapes.parts import (
    CONSISTENT_READ,
    RETURN_CONSUMED_CAPACITY,
    RETURN_VALUES_ON_FAILURE,
)

_STATEMENT = Member("Statement", Text(1, limits.STATEMENT_LENGTH_MAX), required=True)
_PARAMETERS = Member("Parameters", ListOf(VALUE, 1))

_EXECUTE_STATEMENT = Operation(
    "ExecuteStatement",
    (
        _STATEMENT,
        _PARAMETERS,
        CONSISTENT_READ,
        Member("NextToken", Text(1, limits.NEXT_TOKEN_LENGTH_MAX)),
        RETURN_CONSUMED_CAPACITY,
        Member("Limit", Whole("Integer", 1)),
        RETURN_VALUES_ON_FAILURE,
    ),
)

_BATCH_EXECUTE_STATEMENT = Operation(
    "BatchExecuteStatement",
    (
        Member(
            "Statements",
            ListOf(
                Structure(
                    "BatchStatementRequest",
                    (_STATEMENT, _PARAMETERS, CONSISTENT_READ, RETURN_VALUES_ON_FAILURE),
                ),
                1,
                limits.BATCH_STATEMENTS_MAX,
            ),
            required=True,
        ),
        RETURN_CONSUMED_CAPACITY,
    ),
)

_EXECUTE_TRANSACTION = Operation(
    "ExecuteTransaction",
    (
        Member(
            "TransactStatements",
            ListOf(
                Structure(
                    "ParameterizedStatement", (_STATEMENT, _PARAMETERS, RETURN_VALUES_ON_FAILURE)
                ),
                1,
                limits.TRANSACTION_ACTIONS_MAX,
            ),
            required=True,
        ),
        Member("ClientRequestToken", Text(1, limits.CLIENT_TOKEN_LENGTH_MAX)),
        RETURN_CONSUMED_CAPACITY,
    ),
)

STATEMENT_OPERATIONS: Final = (
    _EXECUTE_STATEMENT,
    _BATCH_EXECUTE_STATEMENT,
    _EXECUTE_TRANSACTION,
)
