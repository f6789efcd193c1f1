"""Hooks of schemathesis, which loads this module by name: they insert existing ids into requests.

A random id does not exist, so every request would end with 404. The environment variable holds, as
JSON, ids by the name of their parameter or attribute; every other place gets one of them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import cycle
from typing import Any, Final, cast

KNOWN_VARIABLE: Final = "TABLEWRIGHT_KNOWN_IDS"
# The HTTP parser rejects a longer one before the system sees it.
_QUERY_LENGTH_MAX: Final = 4_000

_known: dict[str, Iterator[str | None]] = {
    name: cycle([turn for one in ids for turn in (one, None)])
    for name, ids in json.loads(os.environ.get(KNOWN_VARIABLE, "{}")).items()
}


def with_known(value: Any) -> Any:
    """A value with existing ids in some places."""
    if isinstance(value, dict):
        given = cast("dict[str, Any]", value)
        return {name: _placed(name, inner) for name, inner in given.items()}
    if isinstance(value, list):
        return [with_known(one) for one in cast("list[Any]", value)]
    return value


def _placed(name: str, value: Any) -> Any:
    if isinstance(value, list):
        return [_placed(name, one) for one in cast("list[Any]", value)]
    ids = _known.get(name)
    known = next(ids) if ids is not None and isinstance(value, str) else None
    return with_known(value) if known is None else known


def _register() -> None:
    from importlib import import_module

    hook: Any = import_module("schemathesis").hook

    @hook
    def map_path_parameters(context: Any, path_parameters: Any) -> Any:  # pyright: ignore[reportUnusedFunction]
        return with_known(path_parameters or {})

    @hook
    def map_query(context: Any, query: Any) -> Any:  # pyright: ignore[reportUnusedFunction]
        return with_known(query)

    @hook
    def map_body(context: Any, body: Any) -> Any:  # pyright: ignore[reportUnusedFunction]
        return with_known(body)

    @hook
    def filter_query(context: Any, query: Any) -> bool:  # pyright: ignore[reportUnusedFunction]
        return len(str(query)) < _QUERY_LENGTH_MAX


if KNOWN_VARIABLE in os.environ:  # only in the process of schemathesis
    _register()
