"""Hooks of schemathesis, which loads this module by its name: ids that are there.

Drawn at random, an id is nobody's, and everything behind it is never reached. `FUZZ_KNOWN` holds,
as JSON, ids by the kind of thing; half of the places for an id get one of those, in paths, queries
and bodies.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import cycle
from typing import Any, cast

import schemathesis

# A longer one is refused by the HTTP parser itself, before the service gets to see it.
_QUERY_LENGTH_MAX = 4_000
_PERSONS = (
    *("person_id", "parent_id", "child_id", "person1_id", "person2_id", "personId", "parentId"),
    *("childId", "person1Id", "person2Id", "rootPersonId", "alsoOf", "spouseOf", "parentOf"),
    *("keep", "drop", "from", "to"),
)
_TREES = ("tree_id", "treeId")
_KINDS = {**dict.fromkeys(_PERSONS, "person"), **dict.fromkeys(_TREES, "tree")}

_known: dict[str, Iterator[str | None]] = {
    name: cycle([turn for one in ids for turn in (one, None)])
    for name, ids in json.loads(os.environ.get("FUZZ_KNOWN", "{}")).items()
}


def _with_known(value: Any) -> Any:
    if isinstance(value, dict):
        given = cast("dict[str, Any]", value)
        return {name: _placed(name, inner) for name, inner in given.items()}
    if isinstance(value, list):
        return [_with_known(one) for one in cast("list[Any]", value)]
    return value


def _placed(name: str, value: Any) -> Any:
    if isinstance(value, list):
        return [_placed(name, one) for one in cast("list[Any]", value)]
    ids = _known.get(_KINDS.get(name, name))
    known = next(ids) if ids is not None and isinstance(value, str) else None
    return _with_known(value) if known is None else known


@schemathesis.hook
def map_path_parameters(context: Any, path_parameters: dict[str, Any]) -> dict[str, Any]:
    """Puts ids that are there in the place of every other one."""
    return _with_known(path_parameters or {})


@schemathesis.hook
def map_query(context: Any, query: Any) -> Any:
    """The same in queries."""
    return _with_known(query)


@schemathesis.hook
def map_body(context: Any, body: Any) -> Any:
    """The same in bodies."""
    return _with_known(body)


@schemathesis.hook
def filter_query(context: Any, query: Any) -> bool:
    """Leaves out queries that no server reads."""
    return len(str(query)) < _QUERY_LENGTH_MAX
