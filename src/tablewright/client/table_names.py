"""Names of tables: the same design under another prefix, such as `staging-`.

A design names its tables once; where it is deployed more than once, a database adds a prefix to
every name it sends, and takes it off what comes back.
Not here: anything else of a request.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

_BY_TABLE = ("RequestItems", "Responses", "UnprocessedItems", "UnprocessedKeys")


@dataclass(frozen=True, slots=True)
class TableNames:
    """Adds a prefix to the tables of requests, and takes it off those of answers."""

    prefix: str = ""

    def sent(self, request: dict[str, Any]) -> dict[str, Any]:
        """The request with the names that tables have there."""
        if not self.prefix:
            return request
        if "TableName" in request:
            return {**request, "TableName": self.prefix + request["TableName"]}
        if "TransactItems" in request:
            return {**request, "TransactItems": [*map(self._action, request["TransactItems"])]}
        return _renamed(request, lambda name: self.prefix + name)

    def received(self, answer: Any) -> Any:
        """The answer with the names that tables have in the design."""
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
