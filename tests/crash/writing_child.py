"""The process that dies: it writes with several threads and says which of its writes were answered.

It is started ahead of time, says `ready`, and waits for a line of JSON on stdin, its orders. Then
it writes until it is killed, or until it cuts the power itself: right after an answer, because a
cut that another process makes comes milliseconds later and would hide the loss of one commit.
For each answer it writes `stream number outcome` to stdout: + done, - refused, ? unknown.

    python -m tests.crash.writing_child < orders.json
"""

from __future__ import annotations

import dataclasses
import itertools
import json
import os
import sys
import threading
from typing import Any

from tablewright import Engine, limits
from tablewright.clock import ManualClock
from tablewright.errors import InternalServerError, ServiceError, StorageError
from tests.crash import planted, workload
from tests.crash.mounts import cut_power

READY = b"ready\n"
_SWEEP_EVERY = 8  # operations of a stream
_CHUNK_ITEMS = 7  # so that filling an index and removing a table take several commits
_SHARD_ROUNDS = 2  # so that shards close, and what they had is trimmed, within a few rounds
_STREAM_ROUNDS = 4
_SPLIT_RECORDS = 200


@dataclasses.dataclass(frozen=True)
class Orders:
    """What a child is to do."""

    path: str
    seed: int
    round_number: int
    fault: str = ""
    cut_after: int = 0  # answers until the power is cut; 0: never

    def to_json(self) -> str:
        """One line for the child's stdin."""
        return json.dumps(dataclasses.asdict(self))


class Run:
    """One round of writing."""

    def __init__(self, orders: Orders, engine: Engine) -> None:
        self._orders = orders
        self._engine = engine
        self._answers = itertools.count(1)  # next() is atomic
        self._sweep_due = threading.Semaphore()
        self._folder = os.open(orders.path, os.O_RDONLY)

    def start(self) -> list[threading.Thread]:
        """Starts every stream."""
        streams = [
            threading.Thread(target=self._write, args=(stream,), name=f"writer-{stream}")
            for stream in (*range(workload.WRITING_STREAMS), workload.CHURN_STREAM)
        ]
        threads = [*streams, threading.Thread(target=self._keep_up, name="upkeep")]
        for thread in threads:
            thread.start()
        return threads

    def _write(self, stream: int) -> None:
        orders = self._orders
        operations = workload.operations(orders.seed, orders.round_number, stream)
        for number, operation in enumerate(operations):
            outcome = self._outcome(operation.name, operation.request)
            if next(self._answers) == orders.cut_after:
                cut_power(self._folder)
                os.write(1, f"{stream} {number} {outcome}\n".encode())
                os._exit(0)
            os.write(1, f"{stream} {number} {outcome}\n".encode())
            if outcome == "?":
                return
            if number % _SWEEP_EVERY == 0:
                self._sweep_due.release()

    def _outcome(self, name: str, request: dict[str, Any]) -> str:
        try:
            self._engine.call(name, request)
        except InternalServerError:
            return "?"
        except ServiceError:
            return "-"
        except StorageError:
            return "?"
        return "+"

    def _keep_up(self) -> None:
        while self._sweep_due.acquire():
            try:
                self._engine.sweep()
            except StorageError:
                return


def main() -> None:
    """Waits for orders and follows them."""
    os.write(1, READY)
    orders = Orders(**json.loads(sys.stdin.readline()))
    if orders.fault:
        planted.FAULTS[orders.fault]()
    for name, value in (
        ("CHUNK_ITEMS", _CHUNK_ITEMS),
        ("SHARD_SECONDS", _SHARD_ROUNDS * workload.ROUND_SECONDS),
        ("STREAM_SECONDS", _STREAM_ROUNDS * workload.ROUND_SECONDS),
        ("SHARD_SPLIT_RECORDS", _SPLIT_RECORDS),
    ):
        setattr(limits, name, value)
    clock = ManualClock(start=workload.clock_now(orders.round_number))
    engine = Engine.open(orders.path, clock=clock, sweeps=False)
    for thread in Run(orders, engine).start():
        thread.join()


if __name__ == "__main__":
    main()
