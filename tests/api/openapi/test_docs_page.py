"""The page of a service's document: from the package only, and safe to open."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path

import httpx2
import pytest
from openapi_spec_validator import validate

import tablewright
from tablewright.client import AsyncDatabase
from tests.api.openapi.loopback import Seen, notes_application

STATIC = Path(tablewright.__file__).parent / "api" / "static"

# swagger-ui-dist 5.34.1, as it is published.
VENDORED = {
    "LICENSE": "cfc7749b96f63bd31c3c42b5c471bf756814053e847c10f3eb003417bc523d30",
    "NOTICE": "0d20d1adef18aee3f40dd258172155521ce702ac445cb5f7b7d60ed32dad2fb2",
    "swagger-ui-bundle.js": "36eeb4d5640b9c036b1d0f854499af1cceebbdb260b790a03a18be5e8488fbf5",
    "swagger-ui-bundle.js.LICENSE.txt": (
        "37eb6e7e59aed57b2c1acf076574b818ea07b74265717e0bd67b59e0baf9abbb"
    ),
    "swagger-ui.css": "c3cfe8248c4b0b89673600fb829924eafbac6de4bc4b2b06f5f5243483074d0a",
}


def _with_client(ask: Callable[[httpx2.AsyncClient], Awaitable[None]]) -> None:
    async def main() -> None:
        async with AsyncDatabase("memory:") as db:
            transport = httpx2.ASGITransport(app=notes_application(db, Seen()))
            async with httpx2.AsyncClient(transport=transport, base_url="http://here") as client:
                await ask(client)

    asyncio.run(main())


@pytest.mark.parametrize("path", ["openapi.json", "docs", "docs/", "docs/start.js"])
def test_nothing_of_it_can_be_written(path: str):
    async def ask(client: httpx2.AsyncClient) -> None:
        answer = await client.post(f"/notes/{path}", json={})
        assert (405, "GET, HEAD") == (answer.status_code, answer.headers["allow"])
        assert "method_not_allowed" == answer.json()["error"]["code"]

    _with_client(ask)


@pytest.mark.parametrize(
    "path", ["docs/gone.js", "docs/swagger/", "docs/../notes.py", "docs/swagger/LICENSE"]
)
def test_there_is_nothing_else_below_it(path: str):
    async def ask(client: httpx2.AsyncClient) -> None:
        assert 404 == (await client.get(f"/notes/{path}")).status_code

    _with_client(ask)


def test_the_document_is_served_and_known_again():
    async def ask(client: httpx2.AsyncClient) -> None:
        answer = await client.get("/notes/openapi.json")
        assert (200, "application/json") == (answer.status_code, answer.headers["content-type"])
        validate(answer.json())
        assert [{"url": "/notes"}] == answer.json()["servers"]
        again = await client.get(
            "/notes/openapi.json", headers={"if-none-match": answer.headers["etag"]}
        )
        assert (304, b"") == (again.status_code, again.content)

    _with_client(ask)


def test_the_page_and_its_files_are_served_with_a_strict_policy():
    async def ask(client: httpx2.AsyncClient) -> None:
        for path in (
            "docs",
            "docs/start.js",
            "docs/page.css",
            "docs/swagger/swagger-ui.css",
            "docs/swagger/swagger-ui-bundle.js",
        ):
            answer = await client.get(f"/notes/{path}")
            assert 200 == answer.status_code, path
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy

    _with_client(ask)


def test_a_slash_at_the_end_leads_to_the_page():
    async def ask(client: httpx2.AsyncClient) -> None:
        answer = await client.get("/notes/docs/")
        assert (308, "../docs") == (answer.status_code, answer.headers["location"])

    _with_client(ask)


def test_the_page_names_no_other_host_and_holds_no_script():
    page = (STATIC / "docs" / "index.html").read_text()
    assert "//" not in page
    assert "<script>" not in page
    assert "style=" not in page


def test_the_vendored_files_are_those_that_were_published():
    found = {
        path.name: sha256(path.read_bytes()).hexdigest() for path in (STATIC / "swagger").iterdir()
    }
    assert VENDORED == found
