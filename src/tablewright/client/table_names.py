"""Table names: the same design with a prefix, such as `staging-`.

A design names its tables once. For further deployments, a database adds a prefix to every name that
it sends, and removes it from responses.
Not here: other parts of a request.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

import msgspec

from tablewright import limits
from tablewright.client.transport import Transport

_BY_TABLE: Final = ("RequestItems", "Responses", "UnprocessedItems", "UnprocessedKeys")
_DESCRIPTIONS: Final = ("Table", "TableDescription")
_PREFIX: Final = re.compile(r"[A-Za-z0-9_.-]*")  # the characters of table names


def is_table_prefix(text: str) -> bool:
    """Whether a text can begin the name of a table; an empty one adds nothing.

    >>> is_table_prefix("staging-"), is_table_prefix("staging/")
    (True, False)
    """
    has_room = len(text) <= limits.NAME_LENGTH_MAX - limits.NAME_LENGTH_MIN
    return has_room and _PREFIX.fullmatch(text) is not None


@dataclass(frozen=True, slots=True)
class TableNames:
    """Adds a prefix to table names in requests, and removes it from responses."""

    prefix: str = ""

    def sent(self, request: dict[str, Any]) -> dict[str, Any]:
        """Returns the request with prefixed names."""
        if not self.prefix:
            return request
        if "TableName" in request:
            return {**request, "TableName": self.prefix + request["TableName"]}
        if "TransactItems" in request:
            return {**request, "TransactItems": [*map(self._action, request["TransactItems"])]}
        return _renamed(request, lambda name: self.prefix + name)

    def received(self, answer: Any) -> Any:
        """Returns the response with the names of the design."""
        if not self.prefix or type(answer) is not dict:
            return answer
        received = _renamed(cast(dict[str, Any], answer), self._short)
        for member in _DESCRIPTIONS:
            described: Any = received.get(member)
            if type(described) is dict and "TableName" in described:
                table = cast(dict[str, Any], described)
                received[member] = {**table, "TableName": self._short(table["TableName"])}
        return received

    def _short(self, name: str) -> str:
        return name.removeprefix(self.prefix)

    def _action(self, action: dict[str, Any]) -> dict[str, Any]:
        return {kind: self.sent(request) for kind, request in action.items()}


def _renamed(message: dict[str, Any], rename: Callable[[str], str]) -> dict[str, Any]:
    renamed = dict(message)
    for member in _BY_TABLE:
        content: Any = message.get(member)
        if type(content) is dict:  # of a transaction, responses are a list
            by_table = cast(dict[str, Any], content)
            renamed[member] = {rename(name): inner for name, inner in by_table.items()}
    return renamed


@dataclass(frozen=True, slots=True)
class PrefixedTransport:
    """A transport whose callers do not see the prefix."""

    transport: Transport
    names: TableNames

    def send(self, operation: str, body: bytes) -> bytes:
        """Sends a call with prefixed names, and returns its response with those of the design."""
        request = msgspec.json.encode(self.names.sent(msgspec.json.decode(body)))
        response = self.names.received(msgspec.json.decode(self.transport.send(operation, request)))
        return msgspec.json.encode(response)

    def close(self) -> None:
        """Closes the transport."""
        self.transport.close()
