"""What is asked over HTTP: the operations of the race, as bytes that only have to be sent.

Bytes are made before the clock starts. The signature has the form of one and signs nothing:
no server here checks it, and a client that computed it would be measured too.
Not here: what an item or a request is (`bench.workload`), sending (`bench.endpoint_client`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import cycle
from typing import Any

import msgspec

from bench import workload

# Requests that can be asked again are made once, so many of each.
POOL_MESSAGES = 1000

_NOW = datetime.now(UTC)
_HEAD = (
    "POST {path} HTTP/1.1\r\n"
    "Host: 127.0.0.1\r\n"
    "Accept-Encoding: identity\r\n"
    "User-Agent: tablewright-bench\r\n"
    "Content-Type: application/x-amz-json-1.0\r\n"
    "X-Amz-Target: DynamoDB_20120810.{target}\r\n"
    "X-Amz-Date: {now:%Y%m%dT%H%M%SZ}\r\n"
    "Authorization: AWS4-HMAC-SHA256 "
    "Credential=AKIAIOSFODNN7EXAMPLE/{now:%Y%m%d}/us-east-1/dynamodb/aws4_request, "
    "SignedHeaders=content-type;host;x-amz-date;x-amz-target, "
    "Signature={signature}\r\n"
    "Content-Length: "
)
_SIGNATURE = "0123456789abcdef" * 4

_encode = msgspec.json.Encoder().encode


def message(target: str, request: Any, *, path: str = "/") -> bytes:
    """A whole HTTP request."""
    head = _HEAD.format(path=path, target=target, now=_NOW, signature=_SIGNATURE).encode()
    body = _encode(request)
    return b"%s%d\r\n\r\n%s" % (head, len(body), body)


@dataclass(frozen=True, slots=True)
class Operation:
    """One row of the race; `goal` is what Tablewright aims at, in times the best peer."""

    name: str
    target: str
    make: Callable[[workload.Requests], workload.Request]
    is_right: Callable[[dict[str, Any]], bool]  # of a decoded answer
    goal: float
    answer: Any = None  # what an answer looks like, for the server that does nothing
    writes_new_items: bool = False

    def messages(
        self, requests: workload.Requests, count: int, *, does_nothing: bool = False
    ) -> list[bytes]:
        """Whole HTTP requests."""
        # The path gives the size of the real response to the server that does nothing.
        path = f"/{len(_encode(self.answer))}" if does_nothing else "/"
        return [message(self.target, self.make(requests), path=path) for _ in range(count)]


def _is_page(answer: dict[str, Any]) -> bool:
    return len(answer.get("Items", ())) == workload.PAGE_ITEMS and "LastEvaluatedKey" in answer


def _is_all_processed(answer: dict[str, Any]) -> bool:
    return not answer.get("UnprocessedItems")


def _is_anything(answer: dict[str, Any]) -> bool:
    return True


_PAGE = {
    "Count": workload.PAGE_ITEMS,
    "Items": [workload.item(number) for number in range(workload.PAGE_ITEMS)],
    "LastEvaluatedKey": workload.key(workload.PAGE_ITEMS),
    "ScannedCount": workload.PAGE_ITEMS,
}

# Transactions come last: a peer that chokes on one may stay busy with it.
OPERATIONS = {
    "get": Operation(
        "GetItem",
        "GetItem",
        workload.Requests.get,
        lambda answer: len(answer.get("Item", ())) == len(workload.item(0)),
        goal=1.3,
        answer={"Item": workload.item(0)},
    ),
    "query": Operation(
        "Query, 100 of the table",
        "Query",
        workload.Requests.query,
        _is_page,
        goal=4.0,
        answer=_PAGE,
    ),
    "query-gsi": Operation(
        "Query, 100 of a GSI",
        "Query",
        workload.Requests.query_index,
        _is_page,
        goal=4.0,
        answer=_PAGE,
    ),
    "put": Operation(
        "PutItem, new, two GSIs",
        "PutItem",
        workload.Requests.put,
        _is_anything,
        goal=1.0,
        answer={},
        writes_new_items=True,
    ),
    "update": Operation(
        "UpdateItem, condition",
        "UpdateItem",
        workload.Requests.update,
        _is_anything,
        goal=1.0,
        answer={},
    ),
    "batch": Operation(
        "BatchWriteItem, 25 new",
        "BatchWriteItem",
        workload.Requests.batch,
        _is_all_processed,
        goal=1.3,
        answer={"UnprocessedItems": {}},
        writes_new_items=True,
    ),
    "transact": Operation(
        "TransactWriteItems, 4",
        "TransactWriteItems",
        workload.Requests.transaction,
        _is_anything,
        goal=2.0,
        answer={},
        writes_new_items=True,
    ),
}


class Messages:
    """The messages for one server: new items are new to it, everything else is asked again."""

    def __init__(self, loaded_items: int, *, does_nothing: bool = False) -> None:
        self.requests = workload.Requests(loaded_items)
        self._does_nothing = does_nothing
        self._pools: dict[str, Iterator[bytes]] = {}

    def of(self, operation: Operation, count: int) -> Iterator[bytes]:
        """So many messages if they write new items, and without end otherwise."""
        if operation.writes_new_items and not self._does_nothing:
            return iter(self._made(operation, count))
        if operation.name not in self._pools:
            self._pools[operation.name] = cycle(self._made(operation, POOL_MESSAGES))
        return self._pools[operation.name]

    def _made(self, operation: Operation, count: int) -> list[bytes]:
        return operation.messages(self.requests, count, does_nothing=self._does_nothing)
