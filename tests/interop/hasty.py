"""The endpoint with shards that close after a second, so that consumers meet parents and children.

Elsewhere a shard is open for four hours. `python -m tests.interop.hasty` takes the arguments of
`tablewright`; with `--memory` all of it is one process, and this one.
"""

from __future__ import annotations

from tablewright import limits
from tablewright.cli import main

HASTE = {
    "SHARD_SECONDS": 1,
    "TTL_SWEEP_SECONDS": 0.1,
    "SHARD_SPLIT_RECORDS": 10,
}

if __name__ == "__main__":
    for name, value in HASTE.items():
        setattr(limits, name, value)
    main()
