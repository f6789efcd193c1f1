"""Amazon resource names in requests for exports and imports, and their errors.

Those of exports and imports come from our own responses, with our region and account. Those of
tables are built by clients, and their region and account are ignored
(`engine.tables.catalog.plain_name`).
"""

from __future__ import annotations

from typing import NamedTuple

from tablewright import limits
from tablewright.engine.context import EngineContext
from tablewright.engine.shapes.names import is_name
from tablewright.engine.tables.definition import ACCOUNT, REGION
from tablewright.engine.transfers import records as transfers
from tablewright.engine.transfers.records import Kind, Transfer
from tablewright.errors import AccessDeniedException, ValidationException

_INVALID = "One or more parameter values were invalid: "
_WORDS = 6  # arn, partition, service, region, account, resource
_TRANSFER_WORDS = 4  # table, its name, export or import, the id


class _Arn(NamedTuple):
    service: str
    region: str
    account: str
    resource: str


def table_name(arn: str) -> str:
    """Returns the table name of an ARN, whatever its region and account."""
    parts = _parts(arn)
    if parts is None:
        raise ValidationException(f"{_INVALID}tableArn is not a valid ARN")
    _check_service(parts)
    kind, _, name = parts.resource.partition("/")
    if kind != "table" or not is_name(name) or len(name) > limits.NAME_LENGTH_MAX:
        raise ValidationException("Invalid Request: Table ARN is invalid.")
    return name


def transfer(context: EngineContext, kind: Kind, arn: str) -> Transfer:
    """Returns the export or import of an ARN."""
    parts = _parts(arn)
    if parts is None:
        raise ValidationException(f"Invalid {kind.title} ARN")
    _check_service(parts)
    if parts.account != ACCOUNT:
        raise _denied()
    words = parts.resource.split("/")
    if (words[0], *words[2:3]) != ("table", kind.name) or len(words) != _TRANSFER_WORDS:
        raise ValidationException(f"Invalid {kind.title} ARN")
    if len(words[1]) < limits.NAME_LENGTH_MIN:
        raise ValidationException(f"Invalid {kind.title} ARN")
    if parts.region != REGION:
        raise kind.not_found(f"{kind.title} not found: Invalid {kind.name} arn")
    with context.store.snapshot() as txn:
        found = transfers.read(txn, context.store, kind, words[3])
    if found is None or found.table_name != words[1]:
        raise kind.not_found(f"{kind.title} not found: {kind.title} not found: {arn}")
    return found


def _parts(arn: str) -> _Arn | None:
    words = arn.split(":", _WORDS - 1)
    return _Arn(*words[2:]) if len(words) == _WORDS and words[0] == "arn" else None


def _check_service(parts: _Arn) -> None:
    if parts.service != "dynamodb":
        raise _denied()


def _denied() -> AccessDeniedException:
    return AccessDeniedException("Access is denied")
