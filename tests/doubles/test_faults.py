"""Faults of the sandboxes, as a client meets them."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
import stripe

from tablewright.doubles import limits
from tablewright.doubles.faults import KINDS
from tablewright.doubles.serving import ServedSandboxes
from tablewright.errors import MalformedError
from tests.doubles.serving import filled, stripe_client

LISTS = {"stripe": "/v1/customers", "hubspot": "/crm/v3/objects/contacts"}
SANDBOXES = sorted(LISTS)


class Pauses(list[float]):
    """Records how long slow responses take, and does not wait."""

    async def __call__(self, seconds: float) -> None:
        self.append(seconds)


@pytest.fixture(scope="module")
def pauses() -> Pauses:
    return Pauses()


@pytest.fixture(scope="module")
def filled_once(pauses: Pauses) -> Iterator[ServedSandboxes]:
    with filled("stripe", count=30, pause=pauses) as served:
        served.fill("hubspot", count=30)
        yield served


@pytest.fixture
def served(filled_once: ServedSandboxes) -> Iterator[ServedSandboxes]:
    yield filled_once
    for name in SANDBOXES:
        filled_once.run(filled_once.state(name).heal())


def _fail(served: ServedSandboxes, name: str, kind: str, **more: Any) -> None:
    served.run(served.state(name).fail(kind, **more))


def _get(served: ServedSandboxes, name: str, key: str | None = None, **query: Any) -> Any:
    headers = {"authorization": f"Bearer {key or served.key(name)}"}
    return httpx2.get(served.url(name) + LISTS[name], headers=headers, params=query)


def _ids(response: Any) -> list[str]:
    body = response.json()
    return [one["id"] for one in body.get("data", body.get("results"))]


def _next(response: Any) -> dict[str, str]:
    """The query of the next page."""
    body = response.json()
    if "has_more" in body:
        return {"starting_after": body["data"][-1]["id"]} if body["has_more"] else {}
    after = body.get("paging", {}).get("next", {}).get("after")
    return {"after": after} if after else {}


@pytest.mark.parametrize(
    "wrong", [{"kind": "unknown"}, {"kind": "slow", "seconds": 61.0}, {"kind": "error", "skip": -1}]
)
def test_an_unknown_fault_is_rejected(served: ServedSandboxes, wrong: dict[str, Any]):
    with pytest.raises(MalformedError):
        served.run(served.state("stripe").fail(**wrong))


def test_a_sandbox_has_a_limited_number_of_faults(served: ServedSandboxes):
    for _ in range(limits.FAULTS_MAX):
        _fail(served, "stripe", "error", stream="charges")
    with pytest.raises(MalformedError, match=f"at most {limits.FAULTS_MAX} faults"):
        _fail(served, "stripe", "error")


@pytest.mark.parametrize("name", SANDBOXES)
@pytest.mark.parametrize("kind", sorted({*KINDS} - {"truncate"}))
def test_a_fault_ends_after_its_count(served: ServedSandboxes, name: str, kind: str):
    _fail(served, name, kind, stream="contacts" if name == "hubspot" else "customers", count=1)
    key = served.key(name)
    _get(served, name, key)
    served.run(served.state(name).heal())
    assert 200 == _get(served, name).status_code


@pytest.mark.parametrize("name", SANDBOXES)
def test_a_fault_begins_after_some_requests_and_ends_after_some(served: ServedSandboxes, name: str):
    _fail(served, name, "error", skip=2, count=3)
    found = [_get(served, name).status_code for _ in range(7)]
    assert [200, 200, 500, 500, 500, 200, 200] == found


def test_a_fault_of_a_stream_or_a_caller_leaves_others_alone(served: ServedSandboxes):
    key = served.key("stripe")
    caller = served.run(served.state("stripe").caller(key))
    assert caller is not None
    _fail(served, "stripe", "error", grant_id=caller.grant.grant_id)
    assert 500 == _get(served, "stripe", key).status_code
    assert 200 == _get(served, "stripe").status_code
    served.run(served.state("stripe").heal())
    _fail(served, "stripe", "error", stream="charges")
    assert 200 == _get(served, "stripe", key).status_code


@pytest.mark.parametrize("name", SANDBOXES)
def test_too_many_requests_have_a_time_or_none(served: ServedSandboxes, name: str):
    _fail(served, name, "throttle", count=1, seconds=7)
    timed = _get(served, name)
    _fail(served, name, "throttle_silent", count=1)
    silent = _get(served, name)
    assert (429, "7") == (timed.status_code, timed.headers["retry-after"])
    assert (429, False) == (silent.status_code, "retry-after" in silent.headers)


def test_stripes_client_sees_its_own_errors(served: ServedSandboxes):
    client = stripe_client(served)
    _fail(served, "stripe", "throttle", count=1)
    with pytest.raises(stripe.RateLimitError):
        client.v1.customers.list()
    _fail(served, "stripe", "error", count=1)
    with pytest.raises(stripe.APIError):
        client.v1.customers.list()
    _fail(served, "stripe", "truncate", count=1)
    with pytest.raises(stripe.APIConnectionError):
        client.v1.customers.list()


@pytest.mark.parametrize("name", SANDBOXES)
def test_a_slow_response_takes_its_time(served: ServedSandboxes, pauses: Pauses, name: str):
    _fail(served, name, "slow", count=1, seconds=31)
    assert 200 == _get(served, name).status_code
    assert 31 == pauses[-1]


@pytest.mark.parametrize("name", SANDBOXES)
def test_a_truncated_response_ends_with_the_connection(served: ServedSandboxes, name: str):
    _fail(served, name, "truncate", count=1)
    with pytest.raises(httpx2.RemoteProtocolError):
        _get(served, name)


@pytest.mark.parametrize("name", SANDBOXES)
def test_a_repeated_page_has_the_same_records_and_cursor(served: ServedSandboxes, name: str):
    _fail(served, name, "repeat")
    first = _get(served, name, limit=5)
    second = _get(served, name, limit=5, **_next(first))
    assert _ids(first) == _ids(second)
    assert _next(first) == _next(second)


@pytest.mark.parametrize("name", SANDBOXES)
def test_an_endless_cursor_comes_back_to_the_first_page(served: ServedSandboxes, name: str):
    _fail(served, name, "endless")
    cursors = list[dict[str, str]]()
    page = _get(served, name, limit=20)
    while _next(page) not in cursors:
        assert _next(page)
        cursors.append(_next(page))
        page = _get(served, name, limit=20, **cursors[-1])
    assert 200 == page.status_code


@pytest.mark.parametrize("name", SANDBOXES)
def test_a_token_expires_between_two_pages(served: ServedSandboxes, name: str):
    key = served.key(name)
    _fail(served, name, "expire", skip=1, count=1)
    assert 200 == _get(served, name, key).status_code
    assert [401, 401] == [_get(served, name, key).status_code for _ in range(2)]
    assert 200 == _get(served, name).status_code


@pytest.mark.parametrize("name", SANDBOXES)
def test_a_page_in_place_of_json_has_its_own_type(served: ServedSandboxes, name: str):
    _fail(served, name, "html", count=1)
    response = _get(served, name)
    assert (200, "text/html") == (response.status_code, response.headers["content-type"])


@pytest.mark.parametrize("name", SANDBOXES)
def test_a_bomb_is_small_until_it_is_unpacked(served: ServedSandboxes, name: str):
    _fail(served, name, "bomb", count=1)
    headers = {"authorization": f"Bearer {served.key(name)}"}
    with httpx2.stream("GET", served.url(name) + LISTS[name], headers=headers) as response:
        packed = b"".join(response.iter_raw())
        assert "gzip" == response.headers["content-encoding"]
    assert len(packed) < limits.BOMB_BYTES // 100
    assert limits.BOMB_BYTES + 2 == len(gzip.decompress(packed))


@pytest.mark.parametrize("name", SANDBOXES)
def test_records_change_while_they_are_read(served: ServedSandboxes, name: str):
    _fail(served, name, "change", count=1)
    before = _ids(_get(served, name, limit=10))
    after = _ids(_get(served, name, limit=10))
    assert before[0] not in after
    assert before[1:] != after


def test_a_clock_that_is_off_dates_changes_an_hour_ahead(served: ServedSandboxes):
    client = stripe_client(served)
    good = client.v1.customers.create({"name": "now"})
    _fail(served, "stripe", "clock")
    late = client.v1.customers.create({"name": "later"})
    assert 3600 <= late.created - good.created < 3600 + 60
