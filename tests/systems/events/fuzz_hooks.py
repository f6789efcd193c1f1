"""Hooks of schemathesis, which loads this module by its name: ids that are there.

Drawn at random, an id is nobody's, and everything behind it is never reached. `FUZZ_KNOWN` holds,
as JSON, ids by the name of their parameter; half of the cases get one of those.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import schemathesis

# A longer one is refused by the HTTP parser itself, before the service gets to see it.
_QUERY_LENGTH_MAX = 4_000

_known: dict[str, Iterator[str | None]] = {
    name: cycle([turn for one in ids for turn in (one, None)])
    for name, ids in json.loads(os.environ.get("FUZZ_KNOWN", "{}")).items()
}


@schemathesis.hook
def map_path_parameters(context: Any, path_parameters: dict[str, Any]) -> dict[str, Any]:
    """Puts ids that are there in the place of every other one."""
    for name in path_parameters or {}:
        known = next(_known[name]) if name in _known else None
        if known is not None:
            path_parameters[name] = known
    return path_parameters


@schemathesis.hook
def filter_query(context: Any, query: Any) -> bool:
    """Leaves out queries that no server reads."""
    return len(str(query)) < _QUERY_LENGTH_MAX
