"""Stripe's own Python client runs against the sandbox, unchanged."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import stripe

from tablewright.doubles.serving import ServedSandboxes
from tablewright.doubles.stripe.resources import RESOURCES
from tests.doubles.serving import filled, stripe_client

_SERVICES = {"invoiceitems": "invoice_items"}


@pytest.fixture(scope="module")
def served() -> Iterator[ServedSandboxes]:
    with filled("stripe", count=130) as served:
        yield served


def _service(client: stripe.StripeClient, kind: str) -> Any:
    return getattr(client.v1, _SERVICES.get(kind, kind))


def test_a_wrong_key_is_an_authentication_error_in_stripes_words(served: ServedSandboxes):
    with pytest.raises(stripe.AuthenticationError, match="Invalid API Key provided: sk_test_") as e:
        stripe_client(served, "sk_test_wrong1234").v1.customers.list()
    assert "wrong" not in str(e.value)
    assert str(e.value.request_id).startswith("req_")


def test_a_restricted_key_is_rejected_with_the_permission_that_it_lacks(served: ServedSandboxes):
    client = stripe_client(served, served.key("stripe", "rak_customer_read"))
    assert client.v1.customers.list({"limit": 1}).data
    with pytest.raises(stripe.PermissionError, match="'rak_charge_read' permission would allow"):
        client.v1.charges.list()
    with pytest.raises(stripe.PermissionError, match="'rak_customer_write'"):
        client.v1.customers.create({"name": "x"})


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ({"limit": 101}, "less than or equal to 100"),
        ({"limit": 0}, "greater than or equal to 1"),
        ({"limit": "x"}, "Invalid integer: x"),
        ({"page": 2}, "Received unknown parameter: page"),
        ({"starting_after": "cus_none"}, "No such customer: 'cus_none'"),
        ({"created": {"since": 1}}, "Received unknown parameter"),
        ({"expand": ["data.nothing"]}, "This property cannot be expanded"),
    ],
)
def test_an_invalid_list_is_an_invalid_request_error(
    served: ServedSandboxes, parameters: Any, message: str
):
    with pytest.raises(stripe.InvalidRequestError, match=message) as caught:
        stripe_client(served).v1.customers.list(parameters)
    assert caught.value.http_status == 400


@pytest.mark.parametrize("kind", sorted(RESOURCES))
def test_the_client_pages_through_a_stream_newest_first(served: ServedSandboxes, kind: str):
    client = stripe_client(served)
    expected = served.run(served.state("stripe").streams.read(kind)).ordered
    found = list(_service(client, kind).list({"limit": 7}).auto_paging_iter())
    if kind == "subscriptions":
        expected = [one for one in expected if one.value("status") != "canceled"]
    assert [one.id for one in expected] == [one.id for one in found]
    times = [one.created for one in found]
    assert sorted(times, reverse=True) == times
    assert all(RESOURCES[kind].object == one.object for one in found)


def test_pages_go_backwards_too(served: ServedSandboxes):
    client = stripe_client(served)
    ids = [one.id for one in client.v1.customers.list({"limit": 10}).data]
    before = client.v1.customers.list({"limit": 3, "ending_before": ids[6]})
    assert ids[3:6] == [one.id for one in before.data]


def test_customers_of_a_time_range_are_listed(served: ServedSandboxes):
    client = stripe_client(served)
    newest = client.v1.customers.list({"limit": 5}).data
    bounds: Any = {"gte": newest[3].created, "lt": newest[0].created}
    found = client.v1.customers.list({"created": bounds}).data
    assert [one.id for one in newest[1:4]] == [one.id for one in found]


def test_payment_methods_are_listed_by_customer(served: ServedSandboxes):
    client = stripe_client(served)
    method = client.v1.payment_methods.list({"limit": 1}).data[0]
    found = client.v1.customers.payment_methods.list(str(method.customer)).data
    assert method.id in [one.id for one in found]
    with pytest.raises(stripe.InvalidRequestError, match="No such customer"):
        client.v1.customers.payment_methods.list("cus_none")
