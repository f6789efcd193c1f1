"""Handlers below a path whose parameters only the rule reads."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import pytest
from msgspec import Meta

from tablewright.api.context import Context
from tablewright.api.places import PlaceId, within
from tablewright.api.signatures import signature_of

Number = Annotated[str, Meta(pattern="^[0-9]+$")]


async def get_room(context: Context[Any], room_id: Number) -> str:
    """Returns a room."""
    return room_id


@pytest.mark.parametrize(
    ("path", "more"),
    [
        ("/rooms/{room_id}", {}),
        ("/houses/{house_id}/rooms/{room_id}", {"house_id": "h1"}),
        ("/a/{town_id}/b/{house_id}/rooms/{room_id}", {"town_id": "t1", "house_id": "h1"}),
    ],
)
def test_a_handler_takes_what_it_names_and_the_path_names_the_rest(path: str, more: dict[str, str]):
    handler: Any = within(get_room, path)
    signature = signature_of(handler)
    assert {**dict.fromkeys(more, PlaceId), "room_id": Number} == signature.path
    assert str is signature.response
    assert ("get_room", "Returns a room.") == (handler.__name__, handler.__doc__)
    assert "7" == asyncio.run(handler(None, room_id="7", **more))
