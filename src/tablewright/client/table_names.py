"""Table names: the same design with a prefix, such as `staging-`.

A design names its tables once. For further deployments, a database adds a prefix to every name that
it sends, and removes it from responses.
Not here: anything else in a request.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

_BY_TABLE = ("RequestItems", "Responses", "UnprocessedItems", "UnprocessedKeys")


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
        return _renamed(cast(dict[str, Any], answer), lambda name: name.removeprefix(self.prefix))

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
