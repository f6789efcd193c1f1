"""Fires garbage at an endpoint, and compares every response with that of a separate engine.

The engine in memory is asked the same in the same order: status and body must be the same, and at
the end so must the data. Not here: what is fired (`faults.garbage`).
"""

from __future__ import annotations

import json
import socket
from collections import Counter
from typing import Any

from tablewright import Engine
from tablewright.engine import wire
from tests.endpoint.faults.client import Answer, Client, NotHttp
from tests.endpoint.faults.garbage import QUIET, ROUGH, Garbage, Shot
from tests.endpoint.faults.requests import create_table
from tests.endpoint.faults.served import Served

STATUSES = {200, 400, 403, 404, 408, 413, 431}
_TOGETHER = 12  # shots that are on their way at once
_DESCRIBE = ("CreateTable", "DeleteTable", "UpdateTable", "DescribeTable")  # answers tell times
_SHOWN_BYTES = 300


class Firing:
    """One endpoint, one engine that knows what is right, and one seed."""

    def __init__(self, served: Served, engine: Engine, seed: int) -> None:
        self._served = served
        self._engine = engine
        self._garbage = Garbage(seed)
        self._client = served.client()
        self.statuses: Counter[int] = Counter()
        self.compared = 0
        for table in (QUIET, ROUGH):
            self._client.call("CreateTable", create_table(table))
            engine.call("CreateTable", create_table(table))

    def fire(self, count: int) -> None:
        """So many shots. Raises `AssertionError` at the first answer that is wrong."""
        kept: list[Shot] = []
        for number in range(count):
            shot = self._garbage.shot()
            if shot.kind != "broken":
                kept.append(shot)
            if len(kept) == _TOGETHER or shot.kind == "last" or number == count - 1:
                self._fire_together(kept)
                kept.clear()
            if shot.kind == "broken":
                self._fire_broken(shot)

    def _fire_together(self, shots: list[Shot]) -> None:
        """Whole requests, one right after the other on one connection."""
        self._client.send(b"".join(shot.data for shot in shots))
        for shot in shots:
            try:
                answer = self._client.receive(to_head=shot.data.startswith(b"HEAD"))
            except (OSError, NotHttp) as error:
                raise AssertionError(f"{error!r} for {shot.data[:_SHOWN_BYTES]}") from error
            self._judge(shot, answer)
            is_last = answer.headers.get("connection") == "close"
            assert (shot.kind == "last") == is_last, (shot.data[:_SHOWN_BYTES], answer)
        if shots and shots[-1].kind == "last":
            assert [] == self._client.rest()
            self._client.close()
            self._client = self._served.client()

    def _fire_broken(self, shot: Shot) -> None:
        with self._served.client() as client:
            try:
                client.send(shot.data)
                client.socket.shutdown(socket.SHUT_WR)
            except ConnectionError:
                pass  # it has heard enough; what it said can still be read
            try:
                answers = client.rest()
            except TimeoutError:
                raise AssertionError(f"no end after {shot.data[:_SHOWN_BYTES]}") from None
        for answer in answers:
            self._judge(shot, answer)

    def _judge(self, shot: Shot, answer: Answer) -> None:
        self.statuses[answer.status] += 1
        assert answer.status in STATUSES, (shot.data[:_SHOWN_BYTES], answer)
        if answer.body and answer.headers["content-type"].startswith("application/x-amz-json"):
            json.loads(answer.body)
        if shot.asks is None:
            return
        target, body = shot.asks
        status, right = wire.respond(self._engine, target, body)
        self.compared += 1
        is_told_alike = not target.endswith(_DESCRIBE)
        expected = (status, right if is_told_alike else b"")
        assert expected == (answer.status, answer.body if is_told_alike else b""), shot.data

    def difference(self) -> tuple[list[Any], list[Any]]:
        """What the endpoint and the engine hold in the table that must be alike in both."""
        return _items(self._engine, QUIET), _items(self._client, QUIET)

    def close(self) -> None:
        """Ends the connection."""
        self._client.close()


def _items(source: Engine | Client, table: str) -> list[Any]:
    items: list[Any] = []
    request: dict[str, Any] = {"TableName": table}
    while True:
        page = source.call("Scan", request)
        items += page["Items"]
        if "LastEvaluatedKey" not in page:
            return items
        request["ExclusiveStartKey"] = page["LastEvaluatedKey"]
