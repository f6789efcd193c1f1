"""Starts the endpoint as the command line does, with bounds lowered and faults planted.

A limit that is ten seconds long in the product is a fraction of one here, so that a test can wait
for it. The processes that the endpoint starts are started in the same way.

    python -m tests.endpoint.faults.launcher ORDERS dynamodb --port 0 ...
    python -m tests.endpoint.faults.launcher ORDERS worker DEALS WRITES PATH
"""

from __future__ import annotations

import asyncio
import dataclasses
import functools
import importlib
import json
import sys
from typing import Any

_WORKER = "tablewright.endpoint.worker"


@dataclasses.dataclass(frozen=True)
class Orders:
    """What is to be different."""

    # Dotted names of numbers, `tablewright.limits.…` above all, and what they are to be.
    numbers: dict[str, float] = dataclasses.field(default_factory=dict[str, float])
    fault: str = ""
    store: dict[str, Any] = dataclasses.field(default_factory=dict[str, Any])  # how it is opened

    def to_json(self) -> str:
        """One argument for the launcher."""
        return json.dumps(dataclasses.asdict(self))

    def carry_out(self) -> None:
        """Changes this process."""
        for name, number in self.numbers.items():
            module, _, attribute = name.rpartition(".")
            assert hasattr(importlib.import_module(module), attribute), name
            setattr(importlib.import_module(module), attribute, number)
        if self.store:
            _open_stores(self.store)
        if self.fault:
            from tests.endpoint.faults import planted

            planted.FAULTS[self.fault]()


def _open_stores(options: dict[str, Any]) -> None:
    from tablewright.engine.engine import Engine

    size = {name: value for name, value in options.items() if name == "size_bytes_max"}
    Engine.open = staticmethod(functools.partial(Engine.open, **options))
    Engine.follow = staticmethod(functools.partial(Engine.follow, **size))


def _start_workers_alike(orders: str) -> None:
    """Sends the processes that the endpoint starts through this launcher, too."""
    start = asyncio.create_subprocess_exec

    def start_alike(program: str, *arguments: str, **options: Any) -> Any:
        if _WORKER in arguments:
            numbers = arguments[arguments.index(_WORKER) + 1 :]
            arguments = ("-m", "tests.endpoint.faults.launcher", orders, "worker", *numbers)
        return start(program, *arguments, **options)

    asyncio.create_subprocess_exec = start_alike


def main() -> None:
    """Carries the orders out, and becomes what it is to be."""
    orders, role, *arguments = sys.argv[1:]
    Orders(**json.loads(orders)).carry_out()
    if role == "worker":
        from tablewright.endpoint import worker

        sys.argv[1:] = arguments
        worker.main()
    else:
        from tablewright.cli import main as command_line

        _start_workers_alike(orders)
        sys.argv[1:] = [role, *arguments]
        command_line()


if __name__ == "__main__":
    main()
