"""Times of requests and responses, through a generated client and over real HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from decimal import Decimal
from types import ModuleType
from typing import Any

import httpx2
import pytest

from tests.api.clients.made import document_of, module_of
from tests.api.clients.visits import NOON, visits_application
from tests.api.openapi.loopback import served

HEADERS = {"authorization": "Bearer acme-key"}
MILLIS = NOON.replace(microsecond=123_000)


@pytest.fixture(scope="module")
def visits(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return module_of("visits", tmp_path_factory.mktemp("client"))


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with served(visits_application) as url:
        yield f"{url}/visits"


@pytest.fixture
def client(visits: Any, url: str) -> Iterator[Any]:
    with visits.VisitsClient(url, token="acme-key", attempts_max=1) as client:
        yield client


def _plan(**more: str) -> dict[str, Any]:
    text = "2026-11-21T00:00:00Z"
    return {"startsAt": text, "endsAt": None, "zonedAt": text, **more}


# Errors


@pytest.mark.parametrize(
    "text", ["2026-11-21T00:00:00", "2026-11-21", "21.11.2026", "2026-11-21T25:00:00Z", "now", ""]
)
def test_a_parameter_that_is_not_a_date_time_is_malformed(url: str, text: str):
    for path, query, place in (
        ("/v1/visits", {"came_at_from": text}, "came_at"),
        ("/v1/moments/2026-11-21T00:00:00Z", {"at": text}, "at"),
    ):
        answer = httpx2.get(url + path, params=query, headers=HEADERS)
        error = answer.json()["error"]
        assert (400, "malformed") == (answer.status_code, error["code"])
        assert place == error["details"]["place"]
        assert "2026-11-21T00:00:00Z" in error["message"] or "offset" in error["message"]


@pytest.mark.parametrize("name", ["startsAt", "endsAt", "zonedAt", "openedAt"])
def test_a_time_without_an_offset_in_a_body_is_invalid(url: str, name: str):
    body = _plan(**{name: "2026-11-21T00:00:00"})
    answer = httpx2.post(f"{url}/v1/plans", json=body, headers=HEADERS)
    error = answer.json()["error"]
    assert (422, "invalid") == (answer.status_code, error["code"])
    assert {"place": name} == error["details"]
    assert error["message"].startswith("A time must have an offset, such as Z or +01:00.")


def test_a_time_without_an_offset_inside_a_collection_is_invalid(url: str):
    naive, aware = "2026-11-21T00:00:00", "2026-11-21T00:00:00Z"
    for more, place in (
        ({"pauses": [aware, naive]}, "pauses[1]"),
        ({"byName": {"lunch": naive}}, "byName[...]"),
        ({"pair": [naive, aware]}, "pair[0]"),
    ):
        answer = httpx2.post(f"{url}/v1/plans", json=_plan() | more, headers=HEADERS)
        assert (422, place) == (answer.status_code, answer.json()["error"]["details"]["place"])


def test_a_client_sends_no_time_without_a_zone(visits: Any, client: Any):
    naive = NOON.replace(tzinfo=None)
    with pytest.raises(ValueError, match="must have a time zone"):
        client.visit_get(naive)
    with pytest.raises(ValueError, match="must have a time zone"):
        client.visit_between(came_at_from=naive)
    with pytest.raises(ValueError, match="must have a time zone"):
        client.echo_plan(visits.Plan(starts_at=naive, ends_at=None, zoned_at=NOON))


# What is accepted


@pytest.mark.parametrize(
    "text",
    [
        "2026-11-21T12:00:00.123Z",
        "2026-11-21T12:00:00.123456789Z",
        "2026-11-21T12:00:00.1230+00:00",
        "2026-11-21t12:00:00.123z",
        "2026-11-21T13:00:00.123+01:00",
        "2026-11-21T06:30:00.123-05:30",
        "2026-11-21T12:00:00.123-00:00",
    ],
)
def test_an_exposed_pattern_accepts_every_spelling_of_a_time(url: str, text: str):
    path = f"{url}/v1/visits/{text.replace('+', '%2B')}"
    one = httpx2.get(path, headers=HEADERS)
    assert (200, "guest at 12") == (one.status_code, one.json().get("guest"))
    some = httpx2.get(f"{url}/v1/visits", params={"came_at_from": text}, headers=HEADERS)
    assert ["guest at 12", "guest at 14"] == [item["guest"] for item in some.json()["items"]]


def test_an_ordinary_timestamp_is_accepted_by_an_exposed_pattern(url: str):
    query = {"came_at_from": "2026-11-21T00:00:00Z", "came_at_to": "2026-11-21T11:00:00Z"}
    some = httpx2.get(f"{url}/v1/visits", params=query, headers=HEADERS)
    assert ["guest at 10"] == [item["guest"] for item in some.json()["items"]]


# What comes back goes in again


def test_a_value_of_a_response_is_accepted_as_a_parameter(client: Any):
    (one,) = client.typed_everything().items
    names = [name for name in type(one).__slots__ if name not in ("shop_id", "iso_micros")]
    again = client.typed_get(one.iso_micros, **{name: getattr(one, name) for name in names})
    assert one == again
    assert (NOON, "ä /+?%", Decimal("1.5")) == (one.iso_micros, one.text, one.exact)


def test_the_json_of_a_response_is_accepted_as_a_parameter(url: str):
    (one,) = httpx2.get(f"{url}/v1/typed", headers=HEADERS).json()["items"]
    query = {name: value for name, value in one.items() if name not in ("shop_id", "iso_micros")}
    spelled = {n: str(v).lower() if isinstance(v, bool) else v for n, v in query.items()}
    again = httpx2.get(f"{url}/v1/typed/{one['iso_micros']}", params=spelled, headers=HEADERS)
    assert (200, one) == (again.status_code, again.json())


def test_times_of_a_client_are_datetimes_with_a_zone_everywhere(visits: Any, client: Any):
    berlin = datetime(2026, 11, 21, 13, tzinfo=timezone(timedelta(hours=1)))
    plan = visits.Plan(
        starts_at=berlin,
        ends_at=NOON,
        zoned_at=NOON,
        pauses=[berlin],
        by_name={"a": NOON, "b": None},
    )
    assert plan == client.echo_plan(plan)
    assert [NOON, berlin, NOON] == client.echo_moment(NOON, at=berlin, until=NOON)
    (first, *_) = client.visit_between(came_at_from=MILLIS).items
    assert (MILLIS, UTC) == (first.came_at, first.came_at.tzinfo)
    assert first == client.visit_get(first.came_at)


def test_the_document_says_date_time_wherever_a_time_is():
    document = document_of("visits")
    time = {"type": "string", "format": "date-time"}
    plan = document["components"]["schemas"]["Plan"]["properties"]
    assert time == plan["startsAt"] == plan["zonedAt"]
    assert {"anyOf": [time, {"type": "null"}]} == plan["endsAt"]
    assert time == plan["pauses"]["items"]
    assert [time, {"type": "null"}] == plan["byName"]["additionalProperties"]["anyOf"]
    assert [time, time] == plan["pair"]["anyOf"][0]["prefixItems"]
    assert "date-time" == plan["openedAt"]["format"]
    assert ("number", 1.1) == (plan["price"]["type"], plan["price"]["default"])
    parameters = document["paths"]["/v1/moments/{moment}"]["get"]["parameters"]
    assert [time] * 3 == [one["schema"] for one in parameters]
    parameters = document["paths"]["/v1/visits"]["get"]["parameters"]
    assert [time] * 2 == [one["schema"] for one in parameters[:2]]
