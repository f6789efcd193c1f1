"""Wrapped keys in a DynamoDB table, one item for each scope.

    {"scope": {"S": "=acme"}, "version": {"N": "3"}, "keys": {"S": "{…JSON…}"}}

The sign before the scope is needed because a key attribute must not be empty, and a scope may be. A
put is conditional on the version that it is based on. Errors of DynamoDB are raised unchanged,
except for a missing table.
"""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import Any

import msgspec

from tablewright import limits
from tablewright.client.keys.stores import ScopeKeys
from tablewright.client.transport import Transport
from tablewright.clock import Clock, SystemClock, pause
from tablewright.errors import (
    ConditionalCheckFailedException,
    KeyStoreDamagedError,
    KeyStoreUnavailableError,
    ResourceInUseException,
    ResourceNotFoundException,
)

_SIGN = "="
_LOOK_SECONDS = 1.0  # between two checks of a table that is being created
_decode_keys = msgspec.json.Decoder(ScopeKeys).decode


class TableKeyStore:
    """Keys of any number of scopes, in a separate table.

    Exclude the table from backups and streams, which would keep shredded keys.
    """

    def __init__(
        self, transport: Transport, table_name: str, *, clock: Clock | None = None
    ) -> None:
        self._transport = transport
        self._table_name = table_name
        self._clock = clock or SystemClock()

    def create_table(self) -> None:
        """Creates the table if it is missing, and waits until it is active."""
        request = {
            "TableName": self._table_name,
            "KeySchema": [{"AttributeName": "scope", "KeyType": "HASH"}],
            "AttributeDefinitions": [{"AttributeName": "scope", "AttributeType": "S"}],
            "BillingMode": "PAY_PER_REQUEST",
        }
        with suppress(ResourceInUseException):  # it exists, or another process is creating it
            self._sent("CreateTable", request)
        never = threading.Event()
        for _ in range(round(limits.KEY_TABLE_SECONDS_MAX / _LOOK_SECONDS)):
            described = self._sent("DescribeTable", {"TableName": self._table_name})
            if described["Table"]["TableStatus"] == "ACTIVE":
                return
            pause(self._clock, never, _LOOK_SECONDS)
        raise KeyStoreUnavailableError(f"The table {self._table_name} did not become active.")

    def read(self, scope: str) -> ScopeKeys:
        """Returns the keys of a scope; raises `KeyStoreDamagedError`."""
        request = {
            "TableName": self._table_name,
            "Key": {"scope": {"S": _SIGN + scope}},
            "ConsistentRead": True,
        }
        item = self._sent("GetItem", request).get("Item")
        return ScopeKeys(scope) if item is None else self._checked(item)

    def replace(self, keys: ScopeKeys) -> bool:
        """Replaces the previous version of the keys; False if another version is stored."""
        request: dict[str, Any] = {
            "TableName": self._table_name,
            "Item": {
                "scope": {"S": _SIGN + keys.scope},
                "version": {"N": str(keys.version)},
                "keys": {"S": msgspec.json.encode(keys).decode()},
            },
        }
        if keys.version == 1:
            request["ConditionExpression"] = "attribute_not_exists(#scope)"
            request["ExpressionAttributeNames"] = {"#scope": "scope"}
        else:
            request["ConditionExpression"] = "#version = :before"
            request["ExpressionAttributeNames"] = {"#version": "version"}
            request["ExpressionAttributeValues"] = {":before": {"N": str(keys.version - 1)}}
        request["ReturnValuesOnConditionCheckFailure"] = "ALL_OLD"
        try:
            self._sent("PutItem", request)
        except ConditionalCheckFailedException as failure:
            # Wrapped keys are random, so an identical item is ours.
            is_same = failure.details.get("Item") == request["Item"]
            return failure.is_outcome_unknown and is_same
        return True

    def read_all(self) -> list[ScopeKeys]:
        """Returns the keys of every scope, by scope."""
        request: dict[str, Any] = {"TableName": self._table_name, "ConsistentRead": True}
        found: list[ScopeKeys] = []
        while True:
            page = self._sent("Scan", request)
            found += [self._checked(item) for item in page["Items"]]
            if "LastEvaluatedKey" not in page:
                return sorted(found, key=lambda keys: keys.scope)
            request["ExclusiveStartKey"] = page["LastEvaluatedKey"]

    def _checked(self, item: dict[str, Any]) -> ScopeKeys:
        scope = item["scope"]["S"].removeprefix(_SIGN)
        try:
            keys = _decode_keys(item["keys"]["S"])
            if (scope, item["version"]["N"]) == (keys.scope, str(keys.version)):
                return keys
        except (KeyError, msgspec.DecodeError):
            pass  # raised below instead: the decoder's message may quote the item
        raise KeyStoreDamagedError(f"The item of {scope!r} in {self._table_name} is damaged.")

    def _sent(self, operation: str, request: dict[str, Any]) -> dict[str, Any]:
        try:
            return msgspec.json.decode(
                self._transport.send(operation, msgspec.json.encode(request)),
                type=dict[str, Any],
            )
        except ResourceNotFoundException as error:
            raise KeyStoreUnavailableError(
                f"The table {self._table_name} does not exist; create_table() creates it."
            ) from error

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._table_name!r})"
