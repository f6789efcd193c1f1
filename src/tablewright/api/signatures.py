"""Signatures: what a handler takes and returns, read from its annotations.

    async def rename(context: Context[Parts], tree_id: str, body: Renaming) -> Tree: ...

`context` comes first. `body` is the JSON of the request, `query` holds the parameters of the query
string; both are msgspec Structs, and what they do not name is refused; `body: bytes` is a file.
Any other parameter stands in the path.
Not here: reading a request by it (`api.http.handling`).
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, get_args, get_origin, get_type_hints

from tablewright.api.context import Context
from tablewright.api.http.zones import needs_offsets
from tablewright.api.responses import EventStream, RawResponse, Response

Handler = Callable[..., Awaitable[Any]]

_CONTEXT, _QUERY, _BODY = "context", "query", "body"


@dataclass(frozen=True, slots=True)
class Signature:
    """The types of a handler's parameters and of its response."""

    path: dict[str, Any]
    query: type | None
    body: Any | None
    response: Any  # the type of the JSON; None if there is none
    is_stream: bool
    needs_offsets: bool  # whether times without an offset are to be refused


def signature_of(handler: Handler) -> Signature:
    """Reads the annotations of a handler; raises `TypeError` if one is missing."""
    hints = get_type_hints(handler, include_extras=True)
    names = list(inspect.signature(handler).parameters)
    if not names or not _is_context(hints.get(names[0])):
        raise TypeError(f"{handler.__name__}: the first parameter must be `context: Context[…]`")
    missing = [name for name in (*names, "return") if name not in hints]
    if missing:
        raise TypeError(f"{handler.__name__}: {', '.join(missing)} has no annotation")
    response = hints["return"]
    return Signature(
        path={n: hints[n] for n in names[1:] if n not in (_QUERY, _BODY)},
        query=hints.get(_QUERY),
        body=hints.get(_BODY),
        response=_json_type(response),
        is_stream=response is EventStream,
        needs_offsets=needs_offsets([hints[n] for n in names[1:]]),
    )


def _is_context(hint: Any) -> bool:
    return hint is Context or get_origin(hint) is Context


def _json_type(response: Any) -> Any:
    if response is type(None) or response is EventStream:
        return None
    if response is RawResponse:
        return Any
    if get_origin(response) is Response:
        (inner,) = get_args(response)
        return None if inner is type(None) else inner
    return response
