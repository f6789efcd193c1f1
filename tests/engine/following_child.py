"""A process that follows a store: it answers requests from stdin on stdout, a line of JSON each."""

from __future__ import annotations

import json
import sys
from typing import Any

from tablewright import Engine
from tablewright.errors import ServiceError, StorageError


def main() -> None:
    with Engine.follow(sys.argv[1]) as engine:
        for line in sys.stdin:
            operation, request = json.loads(line)
            print(json.dumps(_answer(engine, operation, request)), flush=True)


def _answer(engine: Engine, operation: str, request: dict[str, Any]) -> Any:
    try:
        if operation == "sweep":
            return engine.sweep()
        if operation == "answers":
            (outcome,) = engine.answers([("PutItem", json.dumps(request).encode())])
            return str(outcome)
        return engine.call(operation, request)
    except ServiceError as refusal:
        return refusal.body()
    except StorageError as failure:
        return str(failure)


if __name__ == "__main__":
    main()
