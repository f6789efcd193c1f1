"""Starts `tablewright serve` as the command line does, with bounds changed and faults planted.

python -m tests.systems.yggdrasil.faults.launcher ORDERS serve yggdrasil --port 0 ...
"""

from __future__ import annotations

import json
import sys

from tests.systems.events.faults.launcher import Orders


def main() -> None:
    """Carries the orders out, and becomes the command."""
    orders, *arguments = sys.argv[1:]
    given = Orders(**json.loads(orders))
    Orders(given.numbers).carry_out()
    if given.faults:
        from tests.systems.yggdrasil.faults import planted

        for fault in given.faults:
            planted.FAULTS[fault]()
    from tablewright.cli import main as command_line

    sys.argv[1:] = arguments
    command_line()


if __name__ == "__main__":
    main()
