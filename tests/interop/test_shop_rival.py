"""The shop that docs/guides/comparison.md counts: FastAPI and PynamoDB on our endpoint."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Any

import httpx2
import pytest

from tests.interop.aws_settings import set_here

TOKEN = "operator_for_tests_only"


@pytest.fixture
def app(url: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The rival on the endpoint of this process."""
    monkeypatch.setenv("RIVAL_STORE", url)
    monkeypatch.setenv("RIVAL_TOKEN", TOKEN)
    with set_here(url):
        yield import_module("bench.shop_rival").app


def test_the_compared_shop_creates_lists_and_hides_items(app: Any):
    async def main() -> None:
        sending = httpx2.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx2.AsyncClient(transport=sending, base_url="http://shop.example") as client,
        ):

            async def ask(key: str | None, method: str, path: str, body: Any = None) -> Any:
                headers = {} if key is None else {"Authorization": f"Bearer {key}"}
                return await client.request(method, path, json=body, headers=headers)

            async def key_of(tenant: str) -> Any:
                made = await ask(TOKEN, "POST", f"/v1/tenants/{tenant}/keys", {"label": "Test"})
                return made.json()

            assert 401 == (await ask(None, "GET", "/v1/items")).status_code
            acme, other = await key_of("acme"), await key_of("other")
            assert 403 == (await ask(acme["key"], "GET", "/v1/tenants/acme/keys")).status_code
            assert 422 == (await ask(acme["key"], "POST", "/v1/items", {"title": ""})).status_code
            for title in ("Lamp", "Chair"):
                made = await ask(acme["key"], "POST", "/v1/items", {"title": title})
                assert 201 == made.status_code
            place = f"/v1/items/{made.json()['item_id']}"
            assert "Chair" == (await ask(acme["key"], "GET", place)).json()["title"]
            assert 404 == (await ask(other["key"], "GET", place)).status_code

            page = (await ask(acme["key"], "GET", "/v1/items?limit=1")).json()
            after = f"/v1/items?cursor={page['nextCursor']}"
            rest = (await ask(acme["key"], "GET", after)).json()
            titles = [item["title"] for item in page["items"] + rest["items"]]
            assert ["Chair", "Lamp"] == sorted(titles)
            assert 400 == (await ask(other["key"], "GET", after)).status_code

            revoke = f"/v1/tenants/acme/keys/{acme['id']}"
            assert 204 == (await ask(TOKEN, "DELETE", revoke)).status_code
            assert 401 == (await ask(acme["key"], "GET", "/v1/items")).status_code

    asyncio.run(main())
