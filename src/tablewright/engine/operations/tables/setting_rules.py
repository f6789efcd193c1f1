"""DynamoDB's rules for a table's settings: its stream, and its encryption at rest.

The embedded engine stores and returns the encryption setting, but has no keys. Settings that would
change behaviour, and that Tablewright lacks, are rejected.
Not here: streams (`engine.streams`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.engine.items.requests import Request
from tablewright.engine.tables.definition import ACCOUNT, REGION
from tablewright.errors import ValidationException

_INVALID = "One or more parameter values were invalid: "
_DEFAULT_KEY = "alias/aws/dynamodb"


def check_supported(request: Request, members: Sequence[str]) -> None:
    """Rejects members of a request that Tablewright does not implement."""
    for member in members:
        if member in request:
            raise ValidationException(f"{_INVALID}Tablewright does not support {member}")


def check_stream_of_new_table(stream: dict[str, Any]) -> None:
    """Checks that exactly an enabled stream has a view type, with CreateTable's messages."""
    if stream["StreamEnabled"] and "StreamViewType" not in stream:
        raise ValidationException(
            f"{_INVALID}Table is being created with a stream enabled, UpdateViewType is required"
        )
    if not stream["StreamEnabled"] and "StreamViewType" in stream:
        raise ValidationException(
            f"{_INVALID}Table is being created with a stream disabled, UpdateViewType should not "
            "be specified"
        )


def check_stream_of_old_table(stream: dict[str, Any]) -> None:
    """Checks that exactly an enabled stream has a view type, with UpdateTable's messages."""
    if stream["StreamEnabled"] and "StreamViewType" not in stream:
        raise ValidationException(
            f"{_INVALID}If stream is being enabled then UpdateViewType is required"
        )
    if not stream["StreamEnabled"] and "StreamViewType" in stream:
        raise ValidationException(
            f"{_INVALID}If stream is being disabled, then UpdateViewType must not be specified"
        )


def check_encryption(specification: dict[str, Any]) -> None:
    """Checks that an SSESpecification names a key only if it requires one."""
    for member in ("SSEType", "KMSMasterKeyId"):
        if specification.get("Enabled") is False and member in specification:
            raise ValidationException(
                f"{_INVALID}{member} can not be specified if Enabled is false"
            )
    if specification.get("SSEType") == "AES256":
        raise ValidationException(f"{_INVALID}SSEType AES256 is not supported")
    if "KMSMasterKeyId" in specification and "SSEType" not in specification:
        raise ValidationException(
            f"{_INVALID}SSEType KMS is required if KMSMasterKeyId is specified"
        )


def encryption_description(specification: dict[str, Any]) -> dict[str, Any]:
    """The SSEDescription for an SSESpecification; empty for DynamoDB's own key, the default.

    >>> encryption_description({"Enabled": True})["KMSMasterKeyArn"]
    'arn:aws:kms:us-east-1:000000000000:alias/aws/dynamodb'
    """
    if not specification.get("Enabled", "SSEType" in specification):
        return {}
    return {"Status": "ENABLED", "SSEType": "KMS", "KMSMasterKeyArn": _key_arn(specification)}


def _key_arn(specification: dict[str, Any]) -> str:
    key: str = specification.get("KMSMasterKeyId", _DEFAULT_KEY)
    if key.startswith("arn:"):
        return key
    return f"arn:aws:kms:{REGION}:{ACCOUNT}:{key if key.startswith('alias/') else f'key/{key}'}"
