"""HubSpot's own Python client runs against the sandbox, unchanged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hubspot.crm.associations.v4 import (
    BatchInputPublicAssociationMultiPost,
    BatchInputPublicFetchAssociationsBatchRequest,
)
from hubspot.crm.contacts import (
    ApiException,
    BatchInputSimplePublicObjectBatchInput,
    BatchInputSimplePublicObjectBatchInputForCreate,
    BatchInputSimplePublicObjectBatchInputUpsert,
    PublicObjectSearchRequest,
    SimplePublicObjectInput,
    SimplePublicObjectInputForCreate,
)

from tablewright.doubles.hubspot.objects import OBJECTS
from tablewright.doubles.serving import ServedSandboxes
from tests.doubles.serving import filled, hubspot_client

_OWN = ("contacts", "companies", "deals", "tickets", "products", "line_items", "quotes")


@pytest.fixture(scope="module")
def served() -> Iterator[ServedSandboxes]:
    with filled("hubspot", count=230) as served:
        yield served


@pytest.fixture
def client(served: ServedSandboxes) -> Any:
    return hubspot_client(served)


def _search(**more: Any) -> PublicObjectSearchRequest:
    return PublicObjectSearchRequest(**more)


def test_an_unknown_token_is_rejected_in_hubspots_words(served: ServedSandboxes):
    with pytest.raises(ApiException) as caught:
        hubspot_client(served, "pat-na1-unknown").crm.contacts.basic_api.get_page()
    assert 401 == caught.value.status
    assert "INVALID_AUTHENTICATION" in str(caught.value.body)


def test_a_token_without_the_scope_is_rejected_with_its_name(served: ServedSandboxes):
    client = hubspot_client(served, served.key("hubspot", "crm.objects.companies.read"))
    assert client.crm.companies.basic_api.get_page(limit=1).results
    with pytest.raises(ApiException) as caught:
        client.crm.contacts.basic_api.get_page()
    assert 403 == caught.value.status
    assert '"requiredGranularScopes":["crm.objects.contacts.read"]' in str(caught.value.body)


@pytest.mark.parametrize(
    "wrong", [{"limit": 101}, {"limit": 0}, {"after": "x"}], ids=["large", "zero", "cursor"]
)
def test_an_invalid_page_is_a_validation_error(client: Any, wrong: dict[str, Any]):
    with pytest.raises(ApiException) as caught:
        client.crm.contacts.basic_api.get_page(**wrong)
    assert 400 == caught.value.status
    assert '"category":"VALIDATION_ERROR"' in str(caught.value.body)


def test_an_unknown_property_is_rejected_by_name(client: Any):
    with pytest.raises(ApiException) as caught:
        client.crm.contacts.basic_api.create(
            SimplePublicObjectInputForCreate(properties={"nothing": "x"})
        )
    found = json.loads(str(caught.value.body))
    assert "Property values were not valid: [" in found["message"]
    assert ["PROPERTY_DOESNT_EXIST"] == [one["code"] for one in found["errors"]]
    assert {"propertyName": ["nothing"]} == found["errors"][0]["context"]


@pytest.mark.parametrize(
    "filters", [[7], [6, 6, 6, 1], [1] * 6], ids=["in a group", "together", "groups"]
)
def test_a_search_has_a_limited_number_of_filters(client: Any, filters: list[int]):
    one = {"propertyName": "email", "operator": "HAS_PROPERTY"}
    groups = [{"filters": [one] * count} for count in filters]
    with pytest.raises(ApiException) as caught:
        client.crm.contacts.search_api.do_search(_search(filter_groups=groups, limit=1))
    assert '"category":"VALIDATION_ERROR"' in str(caught.value.body)


def test_a_search_may_have_eighteen_filters(client: Any):
    one = {"propertyName": "email", "operator": "HAS_PROPERTY"}
    groups = [{"filters": [one] * 6}] * 3
    assert client.crm.contacts.search_api.do_search(_search(filter_groups=groups, limit=1)).results


def test_a_search_has_a_limited_length(client: Any):
    with pytest.raises(ApiException) as caught:
        client.crm.contacts.search_api.do_search(_search(query="x" * 3_000, limit=1))
    assert (400, True) == (caught.value.status, "3000 characters" in str(caught.value.body))


def test_an_email_belongs_to_one_contact(client: Any):
    taken = client.crm.contacts.basic_api.get_page(limit=1).results[0]
    with pytest.raises(ApiException) as caught:
        client.crm.contacts.basic_api.create(
            SimplePublicObjectInputForCreate(properties={"email": taken.properties["email"]})
        )
    assert 409 == caught.value.status
    assert f"Contact already exists. Existing ID: {taken.id}" in str(caught.value.body)


@pytest.mark.parametrize("kind", sorted(OBJECTS))
def test_the_client_pages_through_a_type(served: ServedSandboxes, client: Any, kind: str):
    expected = served.run(served.state("hubspot").streams.read(kind)).ordered
    if kind in _OWN:
        found = getattr(client.crm, kind).get_all()
    else:
        found = client.crm.objects.get_all(kind)
    assert [one.id for one in expected] == [one.id for one in found]


def test_only_asked_properties_are_returned(client: Any):
    one = client.crm.contacts.basic_api.get_page(limit=1, properties=["phone", "city"]).results[0]
    assert {"phone", "city", "createdate", "lastmodifieddate", "hs_object_id"} == set(
        one.properties
    )


def test_objects_are_created_changed_and_archived_in_batches(client: Any):
    contacts = client.crm.contacts
    inputs: list[Any] = [{"properties": {"firstname": f"Batch {n}"}} for n in range(100)]
    made = contacts.batch_api.create(
        BatchInputSimplePublicObjectBatchInputForCreate(inputs=inputs)
    ).results
    assert 100 == len({one.id for one in made})
    changes: list[Any] = [{"id": one.id, "properties": {"city": "Porto"}} for one in made]
    contacts.batch_api.update(BatchInputSimplePublicObjectBatchInput(inputs=changes))
    read = contacts.basic_api.get_by_id(made[0].id, properties=["city", "firstname"])
    assert ("Porto", "Batch 0") == (read.properties["city"], read.properties["firstname"])
    for one in made:
        contacts.basic_api.archive(one.id)
    with pytest.raises(ApiException) as caught:
        contacts.basic_api.get_by_id(made[0].id)
    assert 404 == caught.value.status
    archived = contacts.basic_api.get_page(limit=100, archived=True).results
    assert {one.id for one in made} == {one.id for one in archived}


def test_a_search_finds_what_changed_since(served: ServedSandboxes, client: Any):
    one = client.crm.companies.basic_api.get_page(limit=1).results[0]
    changed = client.crm.companies.basic_api.update(
        one.id, SimplePublicObjectInput(properties={"city": "Faro"})
    )
    since = str(int(changed.updated_at.timestamp() * 1_000))
    filters: Any = [{"propertyName": "hs_lastmodifieddate", "operator": "GTE", "value": since}]
    found = client.crm.companies.search_api.do_search(
        _search(filter_groups=[{"filters": filters}], sorts=["hs_lastmodifieddate"], limit=200)
    )
    assert [one.id] == [each.id for each in found.results]


def test_a_search_pages_by_offset_up_to_ten_thousand(client: Any):
    first = client.crm.contacts.search_api.do_search(_search(limit=200))
    assert first.total > 200
    assert "200" == first.paging.next.after
    rest = client.crm.contacts.search_api.do_search(_search(limit=200, after="200"))
    assert first.total - 200 == len(rest.results)
    for wrong in ({"limit": 201}, {"limit": 200, "after": "9900"}):
        with pytest.raises(ApiException) as caught:
            client.crm.contacts.search_api.do_search(_search(**wrong))
        assert 400 == caught.value.status


def test_associations_are_read_in_batches_and_changed(served: ServedSandboxes, client: Any):
    deals = [one.id for one in client.crm.deals.basic_api.get_page(limit=5).results]
    batch = client.crm.associations.v4.batch_api
    asked: Any = [{"id": one} for one in [*deals, "999"]]
    found = batch.get_page(
        "deals", "contacts", BatchInputPublicFetchAssociationsBatchRequest(inputs=asked)
    )
    assert deals == [one._from.id for one in found.results]
    assert 1 == found.num_errors
    assert 3 == found.results[0].to[0].association_types[0].type_id
    other = client.crm.contacts.basic_api.get_page(limit=100).results[-1].id
    kind = {"associationCategory": "HUBSPOT_DEFINED", "associationTypeId": 3}
    link: Any = {"from": {"id": deals[0]}, "to": {"id": other}, "types": [kind]}
    batch.create("deals", "contacts", BatchInputPublicAssociationMultiPost(inputs=[link]))
    after = batch.get_page(
        "deals", "contacts", BatchInputPublicFetchAssociationsBatchRequest(inputs=asked[:1])
    )
    assert str(other) in [str(one.to_object_id) for one in after.results[0].to]


def test_a_list_contains_the_links_that_it_is_asked_for(client: Any):
    deals = client.crm.deals.basic_api.get_page(limit=3, associations=["contacts", "companies"])
    for deal in deals.results:
        assert {"contacts", "companies"} == set(deal.associations)
        assert "deal_to_contact" == deal.associations["contacts"].results[0].type


def test_objects_are_created_or_changed_by_a_unique_property(client: Any):
    known = client.crm.products.basic_api.get_page(limit=1, properties=["hs_sku"]).results[0]
    asked: list[Any] = [
        {"idProperty": "hs_sku", "id": known.properties["hs_sku"], "properties": {"price": "9"}},
        {"idProperty": "hs_sku", "id": "SKU-new", "properties": {"name": "New"}},
    ]
    found = client.crm.products.batch_api.upsert(
        BatchInputSimplePublicObjectBatchInputUpsert(inputs=asked)
    ).results
    assert [False, True] == [one.new for one in found]
    assert (known.id, "9") == (found[0].id, found[0].properties["price"])
    assert "SKU-new" == found[1].properties["hs_sku"]


def test_owners_pipelines_properties_and_the_account_are_read(client: Any):
    assert 4 == len(client.crm.owners.owners_api.get_page().results)
    assert "default" == client.crm.pipelines.pipelines_api.get_all("deals").results[0].id
    names = [one.name for one in client.crm.properties.core_api.get_all("contacts").results]
    assert "email" in names
    details = client.api_request({"path": "/account-info/v3/details"}).json()
    assert 62515 == details["portalId"]
