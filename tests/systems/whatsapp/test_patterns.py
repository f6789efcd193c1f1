"""Every access pattern finds what it should, in order and past the ends of pages.

Both businesses of `businesses` are in the table, and other types lie in the same partitions.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from tablewright.client import Database
from tablewright.errors import TenantMismatchError
from tablewright.model import Query, after, assign, before, between, get_all, since, starting
from tablewright.systems.whatsapp.design import (
    DESIGN,
    Address,
    Analytics,
    Call,
    Conversation,
    CustomerHistory,
    FlowResponse,
    Idempotency,
    InfrastructureConfig,
    MediaTypesConfig,
    Message,
    NamedTemplates,
    OrderHistory,
    PaymentConfig,
    PaymentOrder,
    Product,
    Refund,
    TemplateEum,
    TemplateMeta,
    Tenant,
    TenantItems,
    WhatsApp,
)
from tests.systems.whatsapp.businesses import ACCOUNTS, CUSTOMER, DAYS, World
from tests.systems.whatsapp.cases import GETS, LISTS, SINGLE, THREAD
from tests.systems.yggdrasil.reading import in_pages

FIRST, SECOND = ACCOUNTS
# They belong to no account, or to all.
OF_NOBODY = {"Idempotency.get", "InfrastructureConfig.get", "MediaTypesConfig.get"}


def _found(db: Database, operation: Any) -> list[Any]:
    if isinstance(operation, Query):
        return in_pages(db, operation)
    one = db.run(operation)
    return [] if one is None else [one]


def _by_key(items: list[Any]) -> list[Any]:
    return sorted(items, key=lambda one: repr(one.__plan__.key(vars(one))))


def test_every_pattern_has_a_case():
    patterns = {
        f"{entity.name}.{pattern.name}"
        for entity in DESIGN.tables[0].entities
        for pattern in entity.patterns
    }
    assert patterns == GETS.keys() | LISTS.keys() | OF_NOBODY


@pytest.mark.parametrize("name", GETS)
def test_an_item_is_found_by_its_key(name: str, db: Database, world: World):
    (expected,) = GETS[name].expected(world)
    assert expected == db.run(GETS[name].operation())


@pytest.mark.parametrize("name", LISTS)
def test_items_are_found_in_order_and_past_the_ends_of_pages(name: str, db: Database, world: World):
    case = LISTS[name]
    expected, found = case.expected(world), in_pages(db, case.operation())
    assert len(expected) >= (1 if name in SINGLE else 3)
    if case.order is None:
        expected, found = _by_key(expected), _by_key(found)
    elif name == "TemplateEum.of_account":  # several have one status
        assert [one.template_status for one in expected] == [one.template_status for one in found]
        expected, found = _by_key(expected), _by_key(found)
    assert expected == found


@pytest.mark.parametrize("name", GETS | LISTS)
def test_a_client_of_one_account_finds_nothing_of_another(name: str, db: Database, world: World):
    case = (GETS | LISTS)[name]
    for waba in ACCOUNTS:
        expected = [one for one in case.expected(world) if one.waba_meta_id == waba]
        try:
            found = _found(db.for_tenant(waba), case.operation())
        except TenantMismatchError:
            found = []
        assert _by_key(expected) == _by_key(found)


def test_what_is_everybodys_is_seen_by_all_and_what_is_nobodys_by_none(db: Database, world: World):
    (infrastructure,) = world.of(InfrastructureConfig)
    (media_types,) = world.of(MediaTypesConfig)
    for client in (db, db.for_tenant(FIRST)):
        assert infrastructure == client.run(InfrastructureConfig.get())
        assert media_types == client.run(MediaTypesConfig.get())
    assert "request-1" == getattr(db.run(Idempotency.get("request-1")), "request_id", None)
    with pytest.raises(TenantMismatchError):
        db.for_tenant(FIRST).run(Idempotency.get("request-1"))


# Ranges


def test_a_timeline_can_begin_and_end_anywhere(db: Database, world: World):
    newest_first = LISTS["Message.in_conversation"].expected(world)
    times = [one.received_at for one in newest_first]
    assert 10 == len(times)
    for wanted, part in (
        (since(times[3]), newest_first[:4]),
        (after(times[3]), newest_first[:3]),
        (before(times[3]), newest_first[4:]),
        (between(times[6], times[2]), newest_first[2:7]),
    ):
        assert part == in_pages(db, Message.in_conversation(THREAD, wanted))
    oldest_first = Message.in_conversation(THREAD, since(times[6])).oldest_first()
    assert newest_first[6::-1] == in_pages(db, oldest_first)


def test_products_are_found_by_the_beginning_of_their_id(db: Database, world: World):
    catalog_id = f"catalog-{FIRST}-00"
    shoes = in_pages(db, Product.in_catalog(catalog_id, starting("shoe-")))
    assert [f"shoe-{n}" for n in range(5)] == [one.retailer_id for one in shoes]
    assert [] == db.all(Product.in_catalog(catalog_id, starting("hat-")))


def test_templates_are_found_by_status_and_by_language(db: Database, world: World):
    approved = in_pages(db, TemplateEum.of_account(f"waba-{FIRST}", "APPROVED"))
    assert ["de_0", "en_US", "hi_0"] == sorted(one.template_language for one in approved)
    (eum,) = db.all(TemplateEum.named("order_update", "hi_1"))
    (meta,) = db.all(TemplateMeta.named("order_update", "hi_1"))
    assert (SECOND, SECOND) == (eum.waba_meta_id, meta.waba_meta_id)


# Several types in one partition of an index


def _types(db: Database, index: str, **key: str) -> list[str]:
    ((name, value),) = key.items()
    request = {
        "TableName": WhatsApp.table_name,
        "IndexName": index,
        "KeyConditionExpression": "#k = :v",
        "ExpressionAttributeNames": {"#k": name},
        "ExpressionAttributeValues": {":v": {"S": value}},
    }
    return [item["itemType"]["S"] for item in db.call("Query", request)["Items"]]


def test_an_inbox_holds_conversations_among_messages(db: Database, world: World):
    types = _types(db, "gsi_inbox", inboxPk="arn:phone/0")
    assert ["MESSAGE", "CONVERSATION", "MESSAGE"] == types[:3]
    assert (30, 5) == (types.count("MESSAGE"), types.count("CONVERSATION"))
    assert 5 == len(db.all(Conversation.in_inbox("arn:phone/0")))
    assert 5 == db.run(Conversation.in_inbox("arn:phone/0").count())


def test_everything_that_is_known_of_a_customer_is_read_together(db: Database, world: World):
    types = _types(db, "gsi_customer_phone", customerPhone=CUSTOMER)
    assert {"PAYMENT_ORDER", "REFUND", "ADDRESS", "CALL", "FLOW_RESPONSE"} == set(types)
    history = db.run(CustomerHistory.of(customer_phone=CUSTOMER))
    for entity, found in (
        (PaymentOrder, history.orders),
        (Refund, history.refunds),
        (Address, history.addresses),
        (Call, history.calls),
        (FlowResponse, history.responses),
    ):
        assert LISTS[f"{entity.__name__}.of_customer"].expected(world)[::-1] == found
    own = db.for_tenant(SECOND).run(CustomerHistory.of(customer_phone=CUSTOMER))
    assert [one for one in history.calls if one.waba_meta_id == SECOND] == own.calls


def test_an_order_is_read_together_with_its_refunds(db: Database, world: World):
    types = _types(db, "gsi_order", orderId="order-1")
    assert {"PAYMENT_ORDER", "REFUND"} == set(types)
    history = db.run(OrderHistory.of(order_id="order-1"))
    assert LISTS["PaymentOrder.of_order"].expected(world)[::-1] == history.orders
    assert LISTS["Refund.of_order"].expected(world)[::-1] == history.refunds


def test_the_items_of_a_tenant_are_read_together(db: Database, world: World):
    types = _types(db, "gsi_tenant", tenantId="shop-1")
    assert ["PAYMENT_CONFIG"] * 3 + ["PAYMENT_ORDER"] * 6 + ["REFUND"] * 3 + ["TENANT"] == types
    items = db.run(TenantItems.of(tenant_id="shop-1"))
    assert [one for one in world.of(Tenant) if one.tenant_id == "shop-1"] == [items.tenant]
    for entity, found in (
        (PaymentConfig, items.configs),
        (PaymentOrder, items.orders),
        (Refund, items.refunds),
    ):
        expected = [one for one in world.of(entity) if one.tenant_id == "shop-1"]
        assert _by_key(expected) == _by_key(found)


def test_templates_of_both_caches_are_read_together_by_name(db: Database, world: World):
    types = _types(db, "gsi_template_name", templateName="order_update")
    assert {"TEMPLATE_EUM", "TEMPLATE_META"} == set(types)
    named = db.run(NamedTemplates.of(template_name="order_update"))
    assert LISTS["TemplateEum.named"].expected(world) == named.eum
    assert LISTS["TemplateMeta.named"].expected(world) == named.meta


def test_an_account_has_every_type_by_its_tag(db: Database, world: World):
    types = set(_types(db, "gsi_waba_itemtype", wabaMetaId=FIRST))
    of_account = {
        str(entity.tag) for entity in DESIGN.tables[0].entities if entity.tenant == "wabaMetaId"
    }
    assert of_account == types


def test_the_index_by_group_holds_messages_and_no_groups(db: Database, world: World):
    assert ["MESSAGE"] * 5 == _types(db, "gsi_group", groupId=f"group-{FIRST}-00")
    assert ["MESSAGE"] * 5 == _types(db, "gsi_campaign", campaignId=f"campaign-{FIRST}-00")
    assert ["PRODUCT"] * 5 == _types(db, "gsi_catalog", catalogId=f"catalog-{FIRST}-00")
    assert ["FLOW_RESPONSE"] * 6 == _types(db, "gsi_flow", flowId="flow-1")


def test_messages_that_come_in_have_no_delivery_status(db: Database, world: World):
    for status in ("failed", "read", "delivered"):
        found = db.all(Message.with_status(status))
        assert {"OUTBOUND"} == {one.direction for one in found}


# Changes


def test_an_order_moves_to_its_new_payment_status_and_keeps_all_its_other_places(
    db: Database, world: World
):
    moved = PaymentOrder(
        reference_id="ref-moved",
        order_id="order-moved",
        tenant_id="shop-moved",
        customer_phone="+919999999999",
        total_amount=world.of(PaymentOrder)[0].total_amount,
        payment_status="authorized",
        waba_meta_id="moved",
    )
    db.run(moved.create())
    assert [moved] == db.all(PaymentOrder.with_payment_status("authorized"))
    place = PaymentOrder.at(reference_id="ref-moved")
    db.run(place.update(assign(PaymentOrder.payment_status, "refunded")))
    assert [] == db.all(PaymentOrder.with_payment_status("authorized"))
    for query in (
        PaymentOrder.with_payment_status("refunded"),
        PaymentOrder.of_tenant("shop-moved"),
        PaymentOrder.of_order("order-moved"),
        PaymentOrder.of_waba("moved"),
        PaymentOrder.of_customer("+919999999999", since(moved.created_at - timedelta(days=1))),
    ):
        assert ["ref-moved"] == [one.reference_id for one in db.all(query)]
    db.run(place.delete())


def test_counters_of_many_days_are_read_at_once(db: Database, world: World):
    days = sorted(DAYS)
    found = db.run(get_all(Analytics.get(FIRST, day) for day in days))
    assert [28, 29, 30] == [one.messages_sent for one in found if one is not None]
