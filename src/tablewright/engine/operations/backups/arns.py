"""The ARNs of backups in requests, and DynamoDB's errors for invalid ones."""

from __future__ import annotations

import re

from tablewright.engine.backups import records as backups
from tablewright.engine.backups.records import Backup
from tablewright.engine.context import EngineContext
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.tables.definition import ACCOUNT, REGION
from tablewright.errors import (
    AccessDeniedException,
    BackupNotFoundException,
    ValidationException,
)

_NOT_VALID = "Invalid Request: BackupArn is not valid"
_REGION = re.compile(r"(us|eu|ap|sa|ca|me|af|il|mx)-(gov-)?[a-z]+-[0-9]")


def checked_key(arn: str) -> bytes:
    """Returns the store key of an ARN's backup, existing or not."""
    parts = backups.arn_parts(arn)
    if parts is None:
        raise ValidationException("Invalid Backup ARN")
    partition, service, region, account, table_name, backup_id = parts
    if account != ACCOUNT or not region:
        raise AccessDeniedException("Access is denied")
    if partition != "aws" or service != "dynamodb" or _REGION.fullmatch(region) is None:
        raise ValidationException(_NOT_VALID)
    return backups.key_of(table_name, backup_id)


def region_of(arn: str) -> str:
    """Returns the region of a valid ARN; DescribeBackup and DeleteBackup ignore it."""
    parts = backups.arn_parts(arn)
    return REGION if parts is None else parts[2]


def found(context: EngineContext, arn: str, changes: ChangeSet | None = None) -> Backup:
    """Returns the backup of an ARN; raises if it does not exist."""
    key = checked_key(arn)
    if changes is not None:
        backup = backups.read(changes.txn, changes.store, key)
    else:
        with context.store.snapshot() as txn:
            backup = backups.read(txn, context.store, key)
    if backup is None or not backup.is_there(context.clock.now()):
        raise BackupNotFoundException(f"Backup not found: {arn}")
    return backup
