"""A process whose files may not grow: it fills a store, reads it, and goes on when they may again.

python -m tests.crash.full_file STORE
"""

from __future__ import annotations

import resource
import sys

from tablewright import Engine
from tests.crash.full_store import Filling, create_table

_FILE_BYTES_MAX = 4 * 1024 * 1024


def main() -> None:
    """Prints the code of the error."""
    with Engine.open(sys.argv[1], durability="relaxed", sweeps=False) as engine:
        engine.call("CreateTable", create_table())
        filling = Filling(engine, seed=1, body_bytes=3_000)
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (_FILE_BYTES_MAX, before[1]))
        refusal = filling.fill()
        assert filling.kept == filling.found()
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        filling.put(25, 3_000)
        assert filling.kept == filling.found()
        sys.stdout.write(refusal.code)


if __name__ == "__main__":
    main()
