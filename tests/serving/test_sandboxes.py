"""`tablewright serve --demo` serves sandboxes, from one process or several; others do not."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.serving.served import Served, serving

PATIENCE_SECONDS = 60
TOKEN = "tablewright_admin_" + "x" * 40
WORKERS = [
    "0",
    pytest.param(
        "2", marks=pytest.mark.skipif(sys.platform != "linux", reason="needs passed sockets")
    ),
]


def _clients(stack: ExitStack, served: Served) -> list[Any]:
    """Two clients with a connection each, which are dealt to two workers."""
    clients = [
        stack.enter_context(httpx2.Client(base_url=served.url, timeout=PATIENCE_SECONDS))
        for _ in range(2)
    ]
    for client in clients:
        assert 200 == client.get("/healthz").status_code
    return clients


def test_without_demo_there_is_no_sandbox(tmp_path: Path):
    with serving(tmp_path, TABLEWRIGHT_ADMIN_TOKEN=TOKEN) as served:
        assert {} == served.told["sandboxes"]
        assert 404 == httpx2.get(f"{served.url}/sandbox/stripe/v1/account").status_code
        assert 404 == httpx2.get(f"{served.url}/sandbox/stripe/").status_code


@pytest.mark.parametrize("workers", WORKERS)
def test_the_sandboxes_of_a_demo_share_their_state(tmp_path: Path, workers: str):
    options = ("--demo", "--workers", workers)
    with ExitStack() as stack:
        served = stack.enter_context(serving(tmp_path, *options, TABLEWRIGHT_ADMIN_TOKEN=TOKEN))
        assert f"{served.url}/sandbox/stripe" == served.told["sandboxes"]["stripe"]
        one, other = _clients(stack, served)
        key = one.post("/sandbox/stripe/control/grants", json={}).json()["key"]
        headers = {"authorization": f"Bearer {key}"}
        before = other.get("/sandbox/stripe/v1/products?limit=100", headers=headers).json()
        assert before["data"]
        given = {"name": "Shared", "id": "a/b c"}
        assert (
            200 == one.post("/sandbox/stripe/v1/products", data=given, headers=headers).status_code
        )
        found = other.get("/sandbox/stripe/v1/products/a%2Fb+c", headers=headers).json()
        assert "Shared" == found["name"]
        assert 0 == served.end()
