"""Journey 1 of core's specification: what a new process with `--demo` shows."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from tablewright.systems.core.demo.demo import DEMO_EMAIL
from tablewright.systems.core.demo.group import DAYS, RETAIL
from tests.endpoint.faults.served import wait_until
from tests.serving.served import Served, serving

_SOURCES = f"/accounts/{RETAIL}/sources"
_RUNS_SECONDS_MAX = 60


@contextmanager
def _signed_in(served: Served, password: str) -> Generator[httpx.Client]:
    with httpx.Client(base_url=f"{served.url}/core/v1", timeout=30) as client:
        body = {"email": DEMO_EMAIL, "password": password}
        token = client.post("/auth/login", json=body).json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        yield client


def _items(client: httpx.Client, path: str) -> list[Any]:
    found = client.get(path)
    assert 200 == found.status_code, found.text
    return found.json()["items"]


def _has_synced(client: httpx.Client) -> bool:
    """Whether the first runs have ended, also that of posted records."""
    found = [one for one in _items(client, _SOURCES) if one["status"] == "active"]
    return all(one.get("syncStatus") == "success" for one in found)


def _shown(client: httpx.Client) -> dict[str, Any]:
    """What people see of each source."""
    found: dict[str, Any] = {}
    for one in _items(client, _SOURCES):
        path = f"{_SOURCES}/{one['sourceId']}"
        parts = ("syncs?limit=100", "schedules", "data")
        found[one["sourceId"]] = (one, *(_items(client, f"{path}/{part}") for part in parts))
    return found


@pytest.mark.heavy
def test_1_the_demo_has_four_sources_with_a_month_of_runs_and_records_and_only_once(
    tmp_path: Path,
):
    with serving(tmp_path, "core", "--demo") as served:
        password = served.told["demo_keys"]["core"].partition("password ")[2].split()[0]
        with _signed_in(served, password) as client:
            assert wait_until(lambda: _has_synced(client), seconds_max=_RUNS_SECONDS_MAX)
            before = _shown(client)
            customers = _items(client, f"{_SOURCES}/demo-stripe/data/customers?limit=5")
        assert 0 == served.end()
    assert [
        ("demo-hubspot", "oauth", "active"),
        ("demo-partners", "oauth", "error"),
        ("demo-stripe", "api_key", "active"),
        ("demo-till", "webhook", "active"),
    ] == sorted((name, one[0]["connectionType"], one[0]["status"]) for name, one in before.items())
    assert 5 == len([one["data"]["email"] for one in customers])
    for name in ("demo-hubspot", "demo-stripe"):
        _, runs, schedules, snapshots = before[name]
        assert DAYS + 1 == len(runs)  # a schedule is not due within an hour of the first run
        assert 1 == len(snapshots)
        assert 1 == len(schedules)
    with serving(tmp_path, "core", "--demo") as again:
        assert {} == again.told["demo_keys"]
        with _signed_in(again, password) as client:
            after = _shown(client)
    assert list(before) == list(after)
    for name, (_, runs, schedules, _) in before.items():
        _, later, unchanged, _ = after[name]
        assert len(schedules) == len(unchanged)
        assert [one["syncId"] for one in runs] == [one["syncId"] for one in later]
