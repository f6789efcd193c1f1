"""Error pages H…: each example request gets the response that the page shows.

An `http` block is a request, and the `json` block after it the answer, by the service of `toy`.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tablewright.api import TENANT, Context, FileResponse, Routes
from tablewright.errors import DiskFullError, HttpError
from tablewright.testing.caller import ReceivedResponse
from tablewright.testing.doubles import MemoryFiles
from tests.api.toy import ANA, BEN, Toy, routes, toy
from tests.docs.markdown import Block, blocks
from tests.tidy.tree import ROOT, name_of

PAGES = sorted((ROOT / "docs" / "errors").glob("H*.md"))
REFUSALS = {cls.code: cls for cls in HttpError.__subclasses__()}
OF_THE_PAGES = "tenant_ana_..."


async def _prepared(toy: Toy) -> None:
    await toy.write("ana", "n1", "n2", text="Tea")
    await toy.write("ben", "n9")


async def _broken(toy: Toy) -> None:
    async def failing(operation: Any) -> Any:
        raise DiskFullError("full")

    toy.db.run = failing  # type: ignore[method-assign]
    toy.db.for_tenant = lambda tenant: toy.db  # type: ignore[method-assign]


async def _buggy(toy: Toy) -> None:
    async def failing(operation: Any) -> Any:
        raise ZeroDivisionError

    toy.db.run = failing  # type: ignore[method-assign]
    toy.db.for_tenant = lambda tenant: toy.db  # type: ignore[method-assign]


async def _used_up(toy: Toy) -> None:
    for _ in range(200):
        await toy.caller(ANA).ask("GET", "/v1/notes")


BEFORE: dict[str, Callable[[Toy], Awaitable[None]]] = {
    "H112": _used_up,
    "H113": _buggy,
    "H114": _broken,
}


FILES = MemoryFiles()
WITH_FILES: Routes[None] = Routes()


@WITH_FILES.get("/v1/notes/{note_id}/file", rule=TENANT, produces=("text/plain",))
async def get_file(context: Context, note_id: str) -> FileResponse:
    """Returns the file of a note."""
    await FILES.put(note_id, b"Twelve bytes", "text/plain")
    found = await FileResponse.of(FILES, note_id, "text/plain")
    assert found is not None
    return found


OFFERED = {"H115": WITH_FILES}  # of the other pages, the toy's own


async def _asked(toy: Toy, block: Block) -> ReceivedResponse:
    head, _, body = block.text.partition("\n\n")
    (method, target), *lines = (line.split(maxsplit=1) for line in head.splitlines())
    headers = {name.rstrip(":"): value.replace(OF_THE_PAGES, ANA) for name, value in lines}
    if "<cursor of another query>" in target:
        await toy.write("ben", "n8")
        page = await toy.caller(BEN).ask("GET", "/v1/notes?limit=1")
        target = target.replace("<cursor of another query>", page.json["nextCursor"])
    return await toy.caller().ask(
        method, target, body.rstrip("\n").encode() if body else None, headers=headers
    )


def test_every_refusal_has_a_page():
    assert sorted(REFUSALS) == [page.stem for page in PAGES]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_request_of_a_page_is_answered_as_it_shows(page: Path):
    async def main() -> None:
        refusal, in_order = REFUSALS[page.stem], blocks(page)
        assert "http" == in_order[0].language
        async with toy(OFFERED.get(page.stem, routes)) as played:
            await _prepared(played)
            if page.stem in BEFORE:
                await BEFORE[page.stem](played)
            for request, answer in zip(in_order, [*in_order[1:], None], strict=True):
                if request.language != "http":
                    continue
                reply = await _asked(played, request)
                if answer is None or answer.language != "json":
                    assert reply.status < 400
                    continue
                assert refusal.status == reply.status
                told = json.loads(answer.text)
                told["error"]["requestId"] = reply.headers["x-request-id"]
                assert told == reply.json

    asyncio.run(main())


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_page_names_the_status_and_the_word(page: Path):
    refusal, text = REFUSALS[page.stem], page.read_text()
    assert re.search(rf"\b{refusal.status}\b", text)
    assert f'"{refusal.word}"' in text
