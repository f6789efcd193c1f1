"""Signatures: what a handler takes and gives is read from its annotations, or refused."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct

from tablewright.api.context import Context
from tablewright.api.responses import EventStream, RawResponse, Response
from tablewright.api.signatures import signature_of

Short = Annotated[str, Meta(max_length=3)]


class Query(Struct):
    """Parameters."""

    limit: int = 1


class Body(Struct):
    """JSON."""

    text: str


async def nobody() -> None: ...
async def misplaced(thing_id: str, context: Context) -> None: ...
async def untyped(context: Context, thing_id) -> None: ...
async def silent(context: Context): ...
async def bare(context) -> None: ...


@pytest.mark.parametrize(
    ("handler", "match"),
    [
        (nobody, "the first parameter must be `context: Context"),
        (misplaced, "the first parameter must be `context: Context"),
        (bare, "the first parameter must be `context: Context"),
        (untyped, "untyped: thing_id has no annotation"),
        (silent, "silent: return has no annotation"),
    ],
)
def test_a_handler_that_does_not_say_what_it_takes_is_refused(handler: Any, match: str):
    with pytest.raises(TypeError, match=match):
        signature_of(handler)


def test_parameters_are_of_the_path_the_query_and_the_body():
    async def handler(context: Context, a: int, b: Short, query: Query, body: Body) -> Body: ...

    found = signature_of(handler)
    assert {"a": int, "b": Short} == found.path
    assert (Query, Body, Body) == (found.query, found.body, found.response)
    assert not found.is_stream


async def none(context: Context) -> None: ...
async def wrapped(context: Context) -> Response[Body]: ...
async def wrapped_none(context: Context) -> Response[None]: ...
async def raw(context: Context) -> RawResponse: ...
async def stream(context: Context) -> EventStream: ...
async def several(context: Context) -> list[Body]: ...


@pytest.mark.parametrize(
    ("handler", "answer"),
    [
        (none, None),
        (wrapped, Body),
        (wrapped_none, None),
        (raw, Any),
        (stream, None),
        (several, list[Body]),
    ],
)
def test_the_answer_is_what_becomes_json(handler: Any, answer: Any):
    assert answer == signature_of(handler).response
    assert (handler is stream) == signature_of(handler).is_stream
