"""Signatures: the parameters and response of a handler, from its annotations.

    async def rename(context: Context[Parts], tree_id: str, body: Renaming) -> Tree: ...

`context` is the first parameter. `body` is the JSON of the request, `query` the parameters of the
query string; both are msgspec Structs, and unknown names are rejected. `body: bytes` is a file, and
`body: Upload` one that is read while it arrives. All other parameters are in the path.
Not here: decoding a request (`api.http.handling`).
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, get_args, get_origin, get_type_hints

from tablewright.api.context import Context
from tablewright.api.http.zones import needs_offsets
from tablewright.api.responses import (
    EventStream,
    FileResponse,
    FileStream,
    RawResponse,
    Response,
)

Handler = Callable[..., Awaitable[Any]]

_CONTEXT, _QUERY, _BODY = "context", "query", "body"


@dataclass(frozen=True, slots=True)
class Signature:
    """The types of a handler's parameters and of its response."""

    path: dict[str, Any]
    query: type | None
    body: Any | None
    response: Any  # the type of the JSON; None if there is none
    is_stream: bool  # of server-sent events
    streams_file: bool
    sends_file: bool  # whole or in ranges
    needs_offsets: bool  # whether times without an offset are rejected

    def with_types(self, types: Mapping[Any, Any]) -> Signature:
        """Returns the same signature with other types for a body or a response."""
        body = types.get(self.body, self.body)
        return replace(
            self,
            body=body,
            response=types.get(self.response, self.response),
            needs_offsets=self.needs_offsets or needs_offsets([body]),
        )


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
        streams_file=response is FileStream,
        sends_file=response is FileResponse,
        needs_offsets=needs_offsets([hints[n] for n in names[1:]]),
    )


def _is_context(hint: Any) -> bool:
    return hint is Context or get_origin(hint) is Context


def _json_type(response: Any) -> Any:
    if response is type(None) or response is EventStream:
        return None
    if response in (RawResponse, FileStream, FileResponse):
        return Any
    if get_origin(response) is Response:
        (inner,) = get_args(response)
        return None if inner is type(None) else inner
    return response
