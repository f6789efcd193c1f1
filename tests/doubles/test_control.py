"""The control of a sandbox over HTTP, and who may use it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from tablewright.doubles.serving import ServedSandboxes
from tests.doubles.serving import filled


@pytest.fixture(scope="module")
def served() -> Iterator[ServedSandboxes]:
    with filled("stripe", count=30) as served:
        served.fill("hubspot", count=30)
        yield served


def _control(served: ServedSandboxes, method: str, path: str, **more: Any) -> httpx2.Response:
    name = more.pop("name", "stripe")
    return httpx2.request(method, f"{served.url(name)}/control/{path}", **more)


@pytest.mark.parametrize("host", ["sandbox.example.com", "127.0.0.1.example.com", "[::2]:80"])
def test_a_request_for_another_host_is_rejected(served: ServedSandboxes, host: str):
    response = _control(served, "GET", "state", headers={"host": host})
    assert 403 == response.status_code
    assert "only be used from this machine" in response.json()["error"]["message"]


@pytest.mark.parametrize("headers", [{"origin": "https://example.com"}, {"sec-fetch-site": "none"}])
def test_a_page_of_another_site_cannot_change_anything(
    served: ServedSandboxes, headers: dict[str, str]
):
    response = _control(served, "POST", "faults", json={"kind": "error"}, headers=headers)
    assert 403 == response.status_code
    assert [] == served.run(served.state("stripe").switches()).faults


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "nothing", None, 404),
        ("GET", "records/nothing", None, 404),
        ("GET", "records/customers/none", None, 404),
        ("POST", "faults", {"kind": "unknown"}, 400),
        ("POST", "faults", {"skip": 1}, 400),
        ("POST", "faults", [], 400),
        ("PUT", "records/customers", {}, 405),
        ("PATCH", "records/customers/none", {"name": "x"}, 400),
        ("POST", "records/events", {"type": "x"}, 404),
        ("DELETE", "grants/none", None, 404),
    ],
)
def test_a_wrong_request_is_rejected(
    served: ServedSandboxes, method: str, path: str, body: Any, status: int
):
    assert status == _control(served, method, path, json=body).status_code


def test_the_state_lists_no_secrets(served: ServedSandboxes):
    key = served.key("stripe")
    response = _control(served, "GET", "state")
    body = response.json()
    assert 30 == next(one["count"] for one in body["streams"] if one["name"] == "customers")
    assert body["grants"]
    assert key not in response.text


@pytest.mark.parametrize(
    ("name", "kind", "field"), [("stripe", "customers", "name"), ("hubspot", "deals", "dealname")]
)
def test_records_are_found_and_changed(served: ServedSandboxes, name: str, kind: str, field: str):
    path = f"records/{kind}"
    made = _control(served, "POST", path, name=name, json={field: "Findable"})
    assert 201 == made.status_code
    found = _control(served, "GET", path, name=name, params={"find": "findable"}).json()
    assert [{"id": made.json()["id"], "title": "Findable"}] == found["items"]
    one = f"{path}/{made.json()['id']}"
    assert 200 == _control(served, "PATCH", one, name=name, json={field: "Other"}).status_code
    assert "Other" in _control(served, "GET", one, name=name).text
    assert 204 == _control(served, "DELETE", one, name=name).status_code
    assert 404 == _control(served, "GET", one, name=name).status_code


def test_faults_are_switched_on_and_off(served: ServedSandboxes):
    asked = {"kind": "slow", "stream": "charges", "skip": 1, "count": 2, "seconds": 0.5}
    fault_id = _control(served, "POST", "faults", json=asked).json()["faultId"]
    faults = _control(served, "GET", "state").json()["faults"]
    assert [{"faultId": fault_id, "grantId": "*", **asked}] == faults
    assert 204 == _control(served, "DELETE", f"faults/{fault_id}").status_code
    assert [] == _control(served, "GET", "state").json()["faults"]


def test_a_key_is_created_and_revoked(served: ServedSandboxes):
    key = _control(served, "POST", "grants", json={"label": "Mine"}).json()["key"]
    url, headers = f"{served.url('stripe')}/v1/account", {"authorization": f"Bearer {key}"}
    assert 200 == httpx2.get(url, headers=headers).status_code
    grants = _control(served, "GET", "state").json()["grants"]
    grant_id = next(one["grantId"] for one in grants if one["label"] == "Mine")
    assert 204 == _control(served, "DELETE", f"grants/{grant_id}").status_code
    assert 401 == httpx2.get(url, headers=headers).status_code
    logged = _control(served, "GET", "requests")
    assert [("GET /v1/account", 401), ("GET /v1/account", 200)] == [
        (f"{one['method']} {one['path']}", one["status"]) for one in logged.json()["items"][:2]
    ]
    assert key not in logged.text


def test_the_page_is_found_without_its_slash(served: ServedSandboxes):
    response = httpx2.get(served.url("stripe"))
    assert (308, "/sandbox/stripe/") == (response.status_code, response.headers["location"])
    page = httpx2.get(f"{served.url('stripe')}/")
    assert (200, True) == (page.status_code, "<title>Sandbox</title>" in page.text)
