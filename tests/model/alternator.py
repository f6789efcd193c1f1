"""A server that answers as ScyllaDB Alternator does, where that differs from DynamoDB.

Its engine is ours, and these parts follow Alternator's `executor.cc` and `server.cc` and its
compatibility page:

- transactions, PartiQL and continuous backups are unknown operations
- every index has all attributes, and DescribeTable reports so for any projection
- an ARN begins with `arn:scylla:alternator:`
- DescribeTable reports neither deletion protection, encryption nor a count of items
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from tablewright import Engine
from tablewright.engine.wire import Answer, respond

UNKNOWN = {
    "DescribeContinuousBackups",
    "ExecuteStatement",
    "TransactGetItems",
    "TransactWriteItems",
    "UpdateContinuousBackups",
}
_NOT_REPORTED = ("DeletionProtectionEnabled", "ItemCount", "SSEDescription")


@contextmanager
def alternator(engine: Engine) -> Iterator[str]:
    """The address of a server on an engine."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status, answer = _answer(engine, self.headers["X-Amz-Target"], body)
            self.send_response(status)
            self.send_header("Content-Type", "application/x-amz-json-1.0")
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - its base's
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()


def _answer(engine: Engine, target: str, body: bytes) -> Answer:
    operation = target.partition(".")[2]
    if operation in UNKNOWN:
        kind = "com.amazonaws.dynamodb.v20120810#UnknownOperationException"
        message = f"Unsupported operation {operation}"
        return 400, json.dumps({"__type": kind, "message": message}).encode()
    request: dict[str, Any] = json.loads(body)
    if operation in ("CreateTable", "UpdateTable"):
        _project_all(request)
    if operation in ("ListTagsOfResource", "TagResource"):
        name = request["ResourceArn"].rpartition("/")[2]
        request["ResourceArn"] = engine.call("DescribeTable", {"TableName": name})["Table"][
            "TableArn"
        ]
    status, answer = respond(engine, target, json.dumps(request).encode())
    if status != 200 or not answer:
        return status, answer
    response: dict[str, Any] = json.loads(answer)
    for member in ("Table", "TableDescription"):
        if member in response:
            _as_alternator(response[member])
    return status, json.dumps(response).encode()


def _project_all(request: dict[str, Any]) -> None:
    updates = request.get("GlobalSecondaryIndexUpdates") or ()
    for index in (
        *(request.get("GlobalSecondaryIndexes") or ()),
        *(request.get("LocalSecondaryIndexes") or ()),
        *(update["Create"] for update in updates if "Create" in update),
    ):
        index["Projection"] = {"ProjectionType": "ALL"}


def _as_alternator(description: dict[str, Any]) -> None:
    name = description["TableName"]
    description["TableArn"] = f"arn:scylla:alternator:alternator_{name}:scylla:table/{name}"
    for member in _NOT_REPORTED:
        description.pop(member, None)
