"""Changes in the Stripe sandbox: what is rejected, idempotency keys, events, exact numbers."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx2
import pytest
import stripe

from tablewright.doubles import limits
from tablewright.doubles.serving import ServedSandboxes
from tablewright.doubles.streams import Record
from tablewright.doubles.stripe.resources import RESOURCES
from tests.doubles.serving import filled, stripe_client

_NAMES = {"invoiceitems": "invoice_item"}


@pytest.fixture(scope="module")
def served() -> Iterator[ServedSandboxes]:
    with filled("stripe", count=30) as served:
        yield served


@pytest.fixture
def client(served: ServedSandboxes) -> stripe.StripeClient:
    return stripe_client(served)


def _raw(served: ServedSandboxes, method: str, path: str, **more: Any) -> httpx2.Response:
    headers = {"authorization": f"Bearer {served.key('stripe')}", **more.pop("headers", {})}
    return httpx2.request(method, served.url("stripe") + path, headers=headers, **more)


@pytest.mark.parametrize(
    ("given", "message", "code"),
    [
        ({"name": "x", "nothing": "y"}, "Received unknown parameter: nothing", "parameter_unknown"),
        ({"description": "y"}, "Missing required param: name.", "parameter_missing"),
        ({"name": "x", "active": "perhaps"}, "Invalid boolean: perhaps", None),
    ],
)
def test_a_wrong_product_is_rejected(
    client: stripe.StripeClient, given: Any, message: str, code: str | None
):
    with pytest.raises(stripe.InvalidRequestError, match=message) as caught:
        client.v1.products.create(given)
    assert code == caught.value.code


@pytest.mark.parametrize(
    ("metadata", "message"),
    [
        ({f"k{number}": "v" for number in range(51)}, "at most 50 keys"),
        ({"k" * 41: "v"}, "at most 40 characters"),
        ({"k": "v" * 501}, "at most 500 characters"),
    ],
)
def test_metadata_is_limited(client: stripe.StripeClient, metadata: dict[str, str], message: str):
    with pytest.raises(stripe.InvalidRequestError, match=message):
        client.v1.customers.create({"metadata": metadata})
    made = client.v1.customers.create({"name": "Ada"})
    with pytest.raises(stripe.InvalidRequestError, match=message):
        client.v1.customers.update(made.id, {"metadata": metadata})


def test_money_cannot_be_created(client: stripe.StripeClient):
    with pytest.raises(stripe.InvalidRequestError, match="Unrecognized request URL"):
        client.v1.charges.create({"amount": 1, "currency": "usd", "source": "tok_visa"})


def test_a_missing_object_is_not_found(client: stripe.StripeClient):
    with pytest.raises(stripe.InvalidRequestError, match="No such coupon: 'none'") as caught:
        client.v1.coupons.retrieve("none")
    assert (404, "resource_missing") == (caught.value.http_status, caught.value.code)


def test_an_invalid_api_version_is_rejected(served: ServedSandboxes):
    response = _raw(served, "GET", "/v1/customers", headers={"stripe-version": "yesterday"})
    assert 400 == response.status_code
    assert "Invalid Stripe API version: yesterday" == response.json()["error"]["message"]


def test_responses_have_the_version_and_a_request_id(served: ServedSandboxes):
    response = _raw(served, "GET", "/v1/account", headers={"stripe-version": "2024-06-20"})
    assert "2024-06-20" == response.headers["stripe-version"]
    assert response.headers["request-id"].startswith("req_")


def test_a_key_with_other_parameters_is_an_idempotency_error(client: stripe.StripeClient):
    client.v1.customers.create({"name": "a"}, {"idempotency_key": "k1"})
    with pytest.raises(stripe.IdempotencyError, match="same parameters they were first used with"):
        client.v1.customers.create({"name": "b"}, {"idempotency_key": "k1"})


def test_a_repeated_request_creates_one_object(served: ServedSandboxes):
    client = stripe_client(served)
    before = len(list(client.v1.customers.list({"limit": 100}).auto_paging_iter()))
    with ThreadPoolExecutor(8) as pool:
        made = list(pool.map(lambda _: _created(client, "k2"), range(8)))
    ids = {*made} - {409}  # others were still in progress
    again = client.v1.customers.create({"name": "once"}, {"idempotency_key": "k2"})
    assert {again.id} == ids
    assert before + 1 == len(list(client.v1.customers.list({"limit": 100}).auto_paging_iter()))
    assert again.last_response is not None
    assert "true" == again.last_response.headers["idempotent-replayed"]


def _created(client: stripe.StripeClient, key: str) -> str | int | None:
    """The id of the customer, or the status of the error."""
    try:
        return client.v1.customers.create({"name": "once"}, {"idempotency_key": key}).id
    except stripe.StripeError as error:
        return error.http_status


def test_a_key_of_a_rejected_request_can_be_used_again(client: stripe.StripeClient):
    with pytest.raises(stripe.InvalidRequestError):
        client.v1.products.create({"name": ""}, {"idempotency_key": "k3"})
    assert client.v1.products.create({"name": "Lamp"}, {"idempotency_key": "k3"}).id


def test_a_request_has_a_limited_number_of_parameters(served: ServedSandboxes):
    query = "&".join(f"expand[]={n}" for n in range(limits.PARAMETERS_MAX + 1))
    response = _raw(served, "POST", "/v1/customers", content=query)
    assert (400, True) == (response.status_code, "at most 2,000 parameters" in response.text)


def test_changes_are_told_by_events(client: stripe.StripeClient):
    made = client.v1.products.create({"id": "own/id #1", "name": "Lamp"})
    client.v1.products.update(made.id, {"metadata": {"a": "1"}})
    client.v1.products.delete(made.id)
    told = client.v1.events.list({"type": "product.*", "limit": 100}).data
    assert {"product.created", "product.updated", "product.deleted"} == {
        one.type for one in told if one.data.object["id"] == "own/id #1"
    }
    with pytest.raises(stripe.InvalidRequestError, match="No such product"):
        client.v1.products.retrieve(made.id)


def test_events_are_listed_for_30_days(served: ServedSandboxes, client: stripe.StripeClient):
    old: Any = {"id": "evt_old", "object": "event", "created": 1_000, "type": "customer.created"}
    served.run(served.state("stripe").streams.fill("events", [Record.of(old)]))
    assert "evt_old" not in {
        one.id for one in client.v1.events.list({"limit": 100}).auto_paging_iter()
    }


def test_numbers_and_unknown_fields_stay_byte_for_byte(
    served: ServedSandboxes, client: stripe.StripeClient
):
    exact = b'"x_sandbox":{"price":1.10,"big":9007199254740993,"exponent":1E+2,"zero":-0.0}'
    ids = [one.id for one in client.v1.customers.list({"limit": 100}).data]
    texts = {one: _raw(served, "GET", f"/v1/customers/{one}").content for one in ids}
    found = [one for one, text in texts.items() if exact in text]
    assert found
    client.v1.customers.update(found[0], {"name": "changed"})
    assert exact in _raw(served, "GET", f"/v1/customers/{found[0]}").content


def test_linked_objects_are_expanded(client: stripe.StripeClient):
    charges = client.v1.charges.list({"limit": 3, "expand": ["data.customer"]}).data
    assert ["customer"] * 3 == [one.customer.object for one in charges]  # type: ignore[union-attr]


@pytest.mark.parametrize("kind", sorted(RESOURCES))
def test_the_parameters_are_those_of_stripes_client(kind: str):
    resource = RESOURCES[kind]
    name = "".join(part.capitalize() for part in _NAMES.get(kind, resource.object).split("_"))
    for operation, ours in (
        ("List", resource.list_parameters),
        ("Create", resource.creates),
        ("Update", resource.updates),
    ):
        if ours:
            theirs = getattr(stripe.params, f"{name}{operation}Params")
            found = set(theirs.__annotations__) - set(stripe.RequestOptions.__annotations__)
            assert found == set(ours), operation
