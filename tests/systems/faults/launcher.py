"""Starts `tablewright serve` as the command line does, with bounds changed and faults planted.

A pause that is minutes long in the product is a fraction of a second here, so that a test can wait
for it.

    python -m tests.systems.faults.launcher ORDERS serve events --port 0 ...

The faults of a system are those of `tests.systems.SYSTEM.faults.planted`.
"""

from __future__ import annotations

import dataclasses
import importlib
import json
import sys
from collections.abc import Sequence
from typing import Any


@dataclasses.dataclass(frozen=True)
class Orders:
    """What is to be different."""

    # Dotted names of numbers, `tablewright.limits.…` first, and what they are to be.
    numbers: dict[str, Any] = dataclasses.field(default_factory=dict[str, Any])
    faults: Sequence[str] = ()
    system: str = ""

    def to_json(self) -> str:
        """One argument for the launcher."""
        return json.dumps(dataclasses.asdict(self))

    def carry_out(self) -> None:
        """Changes this process, before it knows anything else of the product."""
        for name, number in self.numbers.items():
            module, _, attribute = name.rpartition(".")
            assert hasattr(importlib.import_module(module), attribute), name
            setattr(importlib.import_module(module), attribute, number)
        if self.faults:
            planted = importlib.import_module(f"tests.systems.{self.system}.faults.planted")
            for fault in self.faults:
                planted.FAULTS[fault]()


def main() -> None:
    """Carries the orders out, and becomes the command."""
    orders, *arguments = sys.argv[1:]
    Orders(**json.loads(orders)).carry_out()
    from tablewright.cli import main as command_line

    sys.argv[1:] = arguments
    command_line()


if __name__ == "__main__":
    main()
