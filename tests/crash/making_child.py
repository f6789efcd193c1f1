"""The process that dies while it makes a store: it opens one where there is none, and says so.

With `cut` it takes the power away as soon as the store has been opened.

    python -m tests.crash.making_child STORE [cut | FAULT]
"""

from __future__ import annotations

import os
import sys

from tablewright import Engine
from tests.crash import planted
from tests.crash.mounts import cut_power


def main() -> None:
    """Opens the store."""
    path, *how = sys.argv[1:]
    cuts = how == ["cut"]
    if how and not cuts:
        planted.FAULTS[how[0]]()
    folder = os.open(os.path.dirname(path), os.O_RDONLY)
    engine = Engine.open(os.path.join(path, "below", "store"), sweeps=False)
    if cuts:
        cut_power(folder)
        os._exit(0)
    engine.close()
    os.close(folder)
    sys.stdout.write("made")


if __name__ == "__main__":
    main()
