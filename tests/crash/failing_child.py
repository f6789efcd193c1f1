"""The process whose disk fails: it writes one item after another and says how it was answered.

A line for each: the code of the error, or `+`; then how reading all that was acknowledged went.

    python -m tests.crash.failing_child STORE [FAULT]
"""

from __future__ import annotations

import sys

from tablewright import Engine
from tablewright.errors import StorageError
from tests.crash import planted

TABLE = "ledger"
WRITES = 8
KEYS = 3
READABLE, LOST = "readable", "lost"


def key(number: int) -> dict[str, dict[str, str]]:
    """The key of the item that a write is about."""
    return {"pk": {"S": f"key {number % KEYS}"}}


def main() -> None:
    """Writes and reads until done."""
    path, *fault = sys.argv[1:]
    if fault:
        planted.FAULTS[fault[0]]()
    with Engine.open(path, sweeps=False) as engine:
        acknowledged: dict[str, str] = {}
        for number in range(WRITES):
            item = {**key(number), "version": {"N": str(number)}, "body": {"S": "x" * 5000}}
            try:
                engine.call("PutItem", {"TableName": TABLE, "Item": item})
                acknowledged[f"key {number % KEYS}"] = str(number)
                outcome = "+"
            except StorageError as error:
                outcome = error.code
            sys.stdout.write(f"{outcome} {_read(engine, acknowledged)}\n")


def _read(engine: Engine, acknowledged: dict[str, str]) -> str:
    """Whether every acknowledged version, or a later one, is read."""
    for partition, version in acknowledged.items():
        try:
            answer = engine.call("GetItem", {"TableName": TABLE, "Key": {"pk": {"S": partition}}})
        except StorageError as error:
            return error.code
        if "Item" not in answer or int(answer["Item"]["version"]["N"]) < int(version):
            return LOST
    return READABLE


if __name__ == "__main__":
    main()
