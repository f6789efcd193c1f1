"""What is stored of every type, and what the design decides where the document cannot be kept."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from tablewright import ManualClock
from tablewright.client import Database
from tablewright.errors import (
    AlreadyExistsError,
    InvalidValueError,
    ItemNotFoundError,
    KeyPartError,
    StoredItemError,
    VersionConflictError,
)
from tablewright.model import Entity, assign, remove
from tablewright.systems.whatsapp import design
from tablewright.systems.whatsapp.design import (
    DESIGN,
    Analytics,
    Campaign,
    Conversation,
    Group,
    Idempotency,
    Media,
    Message,
    PaymentConfig,
    PaymentOrder,
    Refund,
    TemplateMeta,
    Tenant,
    WebhookConfig,
    WebhookEvent,
)
from tablewright.systems.whatsapp.structures import QualityChange, StatusError, StatusUpdate
from tablewright.systems.whatsapp.values import phone, wa_id
from tablewright.testing.data_keys import MemoryKeys
from tests.model.targets import START, in_memory
from tests.systems.whatsapp.documented import ATTRIBUTES, TABLE
from tests.systems.whatsapp.full_items import ISO1, ISO2, ISO3, STORED, WABA
from tests.systems.yggdrasil.reading import wired_item

T1, T2, T3 = map(datetime.fromisoformat, (ISO1, ISO2, ISO3))
ENCRYPTED = {"verifyToken", "appSecret"}


def _stored(db: Database, pk: str) -> dict[str, Any]:
    return db.call("GetItem", {"TableName": TABLE, "Key": {"pk": {"S": pk}}}).get("Item", {})


def _read(db: Database, name: str) -> Any:
    """The item of a type, written as it is and read as an entity."""
    entity = getattr(design, name)
    db.call("PutItem", {"TableName": TABLE, "Item": wired_item(STORED[name])})
    template = entity.__plan__.primary.partition[0].template
    parts = template.taken_apart(STORED[name]["pk"])
    fields = entity.__plan__.fields
    return db.run(
        entity.get(**{part: fields[part].form.from_key_text(text) for part, text in parts.items()})
    )


@pytest.fixture
def clean(db: Database) -> Iterator[Database]:
    """The database, from which the items of these tests are gone afterwards."""
    yield db
    for item in STORED.values():
        db.call("DeleteItem", {"TableName": TABLE, "Key": {"pk": {"S": item["pk"]}}})


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(START)


@pytest.fixture
def fresh(clock: ManualClock, tmp_path: Path) -> Iterator[Database]:
    """An empty database whose clock a test can move."""
    with in_memory(clock, tmp_path, {"keys": MemoryKeys()}) as db:
        db.create_tables(DESIGN)
        yield db


# Items as they are stored


def test_the_items_have_every_documented_attribute():
    assert ATTRIBUTES.keys() == STORED.keys()
    for name, lines in ATTRIBUTES.items():
        documented = [line.split(" ")[0] for line in lines.strip().splitlines()]
        assert documented == [
            one for one in documented if one in STORED[name].keys() | ENCRYPTED
        ], name


@pytest.mark.parametrize("name", STORED)
def test_an_item_comes_out_as_it_went_in(name: str, clean: Database):
    found = _read(clean, name)
    assert found is not None
    values = {key: value for key, value in vars(found).items() if key != "revision"}
    clean.call("DeleteItem", {"TableName": TABLE, "Key": {"pk": {"S": STORED[name]["pk"]}}})
    clean.run(type(found)(**values).create())
    assert wired_item(STORED[name]) == _stored(clean, STORED[name]["pk"])


def test_values_have_types(clean: Database):
    message = _read(clean, "Message")
    assert (T1, T1.replace(microsecond=0)) == (message.received_at, message.wa_timestamp)
    failed = StatusError(code=131047, title="Re-engagement message", details="24 h")
    assert [
        StatusUpdate(status="sent", timestamp=T2),
        StatusUpdate(status="failed", timestamp=T3, errors=[failed]),
    ] == message.delivery_status_history
    assert ("919000000009", "") == (message.sender, message.text_body)
    assert Decimal("499.5") == _read(clean, "PaymentOrder").total_amount
    assert Decimal("0.29") == _read(clean, "Refund").amount
    assert date(2096, 10, 2) == _read(clean, "Analytics").day
    assert [
        QualityChange(quality_rating="GREEN", timestamp=T1),
        QualityChange(quality_rating="RED", timestamp=T2),
    ] == _read(clean, "QualityRating").quality_history
    assert ("catalog-1", "shoe#42") == (
        _read(clean, "Product").catalog_id,
        _read(clean, "Product").retailer_id,
    )


def test_messages_and_conversations_refer_to_each_other_by_key(clean: Database):
    message, conversation = _read(clean, "Message"), _read(clean, "Conversation")
    assert STORED["Message"]["pk"] == message.pk
    assert conversation.pk == message.conversation_pk


# Errors


@pytest.mark.parametrize(
    "values",
    [
        {"inbox_pk": ""},
        {"conversation_pk": ""},
        {"group_id": ""},
        {"campaign_id": ""},
        {"template_name": ""},
        {"from_pk": ""},
        {"waba_meta_id": ""},
        {"delivery_status": ""},
        {"from_pk": "+919000000001"},
        {"direction": "SIDEWAYS"},
        {"received_at": datetime(2096, 1, 1)},  # noqa: DTZ001, it has no zone
    ],
)
def test_a_value_that_would_be_lost_in_an_index_is_refused(values: dict[str, Any]):
    given: dict[str, Any] = {
        "wa_message_id": "wamid.1",
        "direction": "INBOUND",
        "received_at": T1,
        "type": "text",
        "waba_meta_id": WABA,
    }
    Message(**given)
    with pytest.raises(InvalidValueError):
        Message(**given | values)


def test_an_empty_template_name_is_refused_where_no_index_needs_it():
    with pytest.raises(InvalidValueError):
        Campaign(campaign_id="c", name="Text only", template_name="", waba_meta_id=WABA)


@pytest.mark.parametrize("number", ["919000000001", "+91 9000000001", "+0", "+919000000001\n", ""])
def test_a_phone_number_has_one_spelling(number: str):
    with pytest.raises(InvalidValueError):
        Tenant(tenant_id="t", display_name="T", phone_e164=number, waba_meta_id=WABA)


def test_other_spellings_of_a_phone_number_are_brought_to_it():
    assert "+919000000001" == phone("91 90000-00001") == phone("+91 (9000) 000001")
    assert "919000000001" == wa_id("+91 90000.00001")
    assert "IN.12ab" == phone("IN.12ab") == wa_id("IN.12ab")


def test_a_user_without_a_phone_number_has_a_conversation(fresh: Database):
    talk = Conversation(
        phone_arn_suffix="p", customer_wa_id="IN.1234567890", received_at=T1, waba_meta_id=WABA
    )
    fresh.run(talk.create())
    assert talk == fresh.run(Conversation.get("p", "IN.1234567890"))


def test_a_tenant_cannot_be_named_like_a_payment_configuration(fresh: Database):
    forged = Tenant(tenant_id="a#PAYCFG#b", display_name="T", waba_meta_id=WABA)
    with pytest.raises(KeyPartError, match="PaymentConfig"):
        fresh.run(forged.create())


def test_a_message_that_arrives_twice_is_refused_the_second_time(fresh: Database):
    message = Message(
        wa_message_id="w", direction="INBOUND", received_at=T1, type="text", waba_meta_id=WABA
    )
    fresh.run(message.create())
    with pytest.raises(AlreadyExistsError):
        fresh.run(message.create())


def test_a_message_of_another_account_cannot_be_changed(fresh: Database):
    message = Message(
        wa_message_id="w", direction="INBOUND", received_at=T1, type="text", waba_meta_id=WABA
    )
    fresh.run(message.create())
    other = fresh.for_tenant("another")
    update = Message.at(wa_message_id="w").update(assign(Message.text_body, "x"))
    with pytest.raises(ItemNotFoundError):
        other.run(update)
    assert "x" == fresh.for_tenant(WABA).run(update).text_body


def test_a_message_without_an_account_belongs_to_nobody(fresh: Database):
    item = wired_item({"pk": "MSG#w", "itemType": "MESSAGE", "type": "text"})
    item |= wired_item({"direction": "INBOUND", "receivedAt": ISO1})
    fresh.call("PutItem", {"TableName": TABLE, "Item": item})
    with pytest.raises(StoredItemError, match="wabaMetaId"):
        fresh.run(Message.get("w"))
    assert [] == fresh.for_tenant(WABA).all(Message.in_direction("INBOUND"))


def test_two_changes_of_one_group_do_not_undo_each_other(fresh: Database):
    fresh.run(Group(group_id="g", name="G", waba_meta_id=WABA).create())
    first, second = (fresh.run(Group.get("g")) for _ in range(2))
    assert first is not None
    assert second is not None
    first.participants.append("919000000001")
    second.participants.append("919000000002")
    fresh.run(first.put())
    with pytest.raises(VersionConflictError):
        fresh.run(second.put())


# Words that others choose


def test_a_type_of_message_that_nobody_knows_is_kept(fresh: Database):
    message = Message(
        wa_message_id="w", direction="INBOUND", received_at=T1, type="hologram", waba_meta_id=WABA
    )
    fresh.run(message.create())
    assert message == fresh.run(Message.get("w"))


# Languages, secrets, deletion


def test_two_languages_of_one_template_do_not_overwrite_each_other(fresh: Database):
    for language in ("en_US", "hi"):
        fresh.run(TemplateMeta(waba_meta_id=WABA, template_name="t", language=language).create())
    assert ["en_US", "hi"] == [one.language for one in fresh.all(TemplateMeta.named("t"))]


def test_a_template_that_was_deleted_softly_is_gone_until_it_is_revived(fresh: Database):
    template = TemplateMeta(waba_meta_id=WABA, template_name="t", language="hi")
    fresh.run(template.create())
    fresh.run(template.delete())
    assert [] == fresh.all(TemplateMeta.of_waba(WABA))
    fresh.run(template.revive())
    assert ["t"] == [one.template_name for one in fresh.all(TemplateMeta.of_waba(WABA))]


def test_secrets_are_stored_encrypted(db: Database):
    secret, token, key = "app secret", "verify token", "gateway key"
    config = WebhookConfig(waba_meta_id="sealed", verify_token=token, app_secret=secret)
    gateway = PaymentConfig(
        tenant_id="sealed",
        config_name="main",
        type="PG",
        credentials={"keySecret": key},
        waba_meta_id="sealed",
    )
    for entity in (config, gateway):
        db.run(entity.create())
    stored = _stored(db, "WEBHOOK_CONFIG#sealed")
    for name, text in (("verifyToken", token), ("appSecret", secret)):
        assert text.encode() not in b64decode(stored[name]["B"])
    sealed = _stored(db, "TENANT#sealed#PAYCFG#main")["credentials"]
    assert key.encode() not in b64decode(sealed["B"])
    own = db.for_tenant("sealed")
    assert config == own.run(WebhookConfig.get("sealed"))
    assert gateway == own.run(PaymentConfig.get("sealed", "main"))
    for entity in (config, gateway):
        db.run(entity.delete())


# Expiry


def _expiring() -> list[tuple[Entity, Any, timedelta]]:
    start = datetime.fromtimestamp(START, UTC)
    event = WebhookEvent(event_id="e", webhook_event_type="messages", waba_meta_id=WABA)
    media = Media(media_id="m", temporary_since=start, waba_meta_id=WABA)
    return [
        (Idempotency(request_id="r"), Idempotency.get("r"), timedelta(hours=24)),
        (media, Media.get("m"), timedelta(days=7)),
        (event, WebhookEvent.get("e"), timedelta(days=30)),
    ]


@pytest.mark.parametrize(
    ("entity", "get", "kept"), _expiring(), ids=["Idempotency", "Media", "WebhookEvent"]
)
def test_an_item_is_forgotten_after_its_time(
    entity: Entity, get: Any, kept: timedelta, fresh: Database, clock: ManualClock
):
    fresh.run(entity.create())
    seconds = int(kept.total_seconds())
    key = entity.__plan__.key(vars(entity))["pk"]["S"]
    assert {"N": str(START + seconds)} == _stored(fresh, key)["ttl"]
    clock.advance(seconds=seconds - 1)
    assert entity == fresh.run(get)
    clock.advance(seconds=1)
    assert fresh.run(get) is None


def test_a_file_that_we_have_is_not_forgotten(fresh: Database, clock: ManualClock):
    start = datetime.fromtimestamp(START, UTC)
    fresh.run(Media(media_id="m", temporary_since=start, waba_meta_id=WABA).create())
    kept = Media.at(media_id="m").update(
        assign(Media.s3_key, "in/m.jpg"), remove(Media.temporary_since), remove(Media.forgotten_at)
    )
    fresh.run(kept)
    fresh.run(Media(media_id="own", s3_key="out/own.jpg", waba_meta_id=WABA).create())
    clock.advance(seconds=timedelta(days=30).total_seconds())
    assert ["m", "own"] == sorted(one.media_id for one in fresh.all(Media.of_waba(WABA)))


# Where the document's attributes are not enough


def test_a_message_to_a_group_is_found_by_it_and_no_other_message_is(fresh: Database):
    for n, group_id in enumerate(("g", None, "h")):
        message = Message(
            wa_message_id=f"w{n}",
            direction="OUTBOUND",
            received_at=T1,
            sent_at=T1,
            type="text",
            group_id=group_id,
            waba_meta_id=WABA,
        )
        fresh.run(message.create())
    assert ["w0"] == [one.wa_message_id for one in fresh.all(Message.in_group("g"))]
    assert "groupId" not in _stored(fresh, "MSG#w1")


def test_an_order_is_in_its_indexes_from_the_beginning(fresh: Database):
    order = PaymentOrder(
        reference_id="r",
        order_id="r",
        tenant_id="t",
        customer_phone="+919000000001",
        total_amount=Decimal("10.10"),
        waba_meta_id=WABA,
    )
    fresh.run(order.create())
    assert [order] == fresh.all(PaymentOrder.with_payment_status("pending"))
    refund = Refund(
        refund_id="f",
        order_id=order.order_id,
        tenant_id=order.tenant_id,
        customer_phone=order.customer_phone,
        amount=order.total_amount,
        waba_meta_id=WABA,
    )
    fresh.run(refund.create())
    assert [refund] == fresh.all(Refund.of_order("r"))


def test_a_day_begins_with_counters_that_can_be_raised(fresh: Database):
    fresh.run(Analytics(waba_meta_id=WABA, day=date(2096, 10, 2)).create())
    item = _stored(fresh, f"ANALYTICS#{WABA}#2096-10-02")
    assert ({"N": "0"}, {"M": {}}) == (item["messagesSent"], item["templatesUsed"])
