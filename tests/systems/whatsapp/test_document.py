"""Nothing of the document is missing in the design, and nothing is in it that is not marked."""

from __future__ import annotations

import pytest

from tablewright.client import Database
from tablewright.model import Design
from tablewright.model.design import AttributeDesign
from tablewright.systems.whatsapp.design import DESIGN
from tests.systems.whatsapp.documented import (
    ATTRIBUTES,
    ENUMS,
    EXPIRY,
    INDEXES,
    TABLE,
    TYPES,
)
from tests.tidy.tree import ROOT

PAGE = ROOT / "docs" / "systems" / "whatsapp.md"
(FOUND,) = DESIGN.tables
ENTITIES = {entity.name: entity for entity in FOUND.entities if not entity.extension}
ADDED = {entity.name: entity for entity in FOUND.entities if entity.extension}

# Keys that differ from the document, as docs/systems/whatsapp.md explains: placeholders have the
# names of the attributes that fill them, and cached templates have their language.
OTHER_KEYS = {
    "BusinessProfile": "PROFILE#{wabaMetaId}",
    "TemplateEum": "TEMPLATE_EUM#{wabaId}#{templateName}#{templateLanguage}",
    "TemplateMeta": "TEMPLATE_META#{wabaMetaId}#{templateName}#{language}",
    "WebhookConfig": "WEBHOOK_CONFIG#{wabaMetaId}",
    "Analytics": "ANALYTICS#{wabaMetaId}#{date}",
}
# Attributes that the document has in keys only.
KEY_ONLY = {
    "Message": ["waMessageId"],
    "Conversation": ["phoneArnSuffix", "customerWaId"],
    "QualityRating": ["phoneNumberId"],
}
# Attributes that are stored because an index of the document wants them, and made of others.
MADE_OF_OTHERS = {
    "TemplateMeta": ["templateLanguage"],
    "Call": ["createdAt"],
    "FlowResponse": ["createdAt"],
}
# Words of closed lists that the document lacks.
MORE_WORDS = {
    "Message.deliveryStatus": "queued played deleted warning",
    "PaymentOrder.status": "cancelled refunded",
    "TemplateEum.qualityScore": "UNKNOWN",
    "QualityRating.qualityRating": "UNKNOWN",
    "Campaign.status": "failed cancelled",
}
# Lists whose words others choose: what is not named is stored as it comes.
OPEN = {"Message.type", "TemplateEum.templateStatus"}
# The document does not say what is required: this is what an item means nothing without, and what
# has a value from the beginning.
REQUIRED = {
    "Message": "direction receivedAt type",
    "Conversation": "receivedAt unreadCount archived wabaMetaId",
    "Tenant": "tenantId displayName createdAt",
    "PaymentConfig": "tenantId configName type status",
    "PaymentOrder": "tenantId orderId referenceId customerPhone currency totalAmount status"
    " paymentStatus createdAt",
    "Refund": "refundId orderId tenantId customerPhone amount currency status createdAt",
    "BusinessProfile": "wabaMetaId syncStatus updatedAt",
    "TemplateEum": "wabaId templateName templateStatus templateLanguage",
    "TemplateMeta": "wabaMetaId templateName status language",
    "TemplateMedia": "mediaId uploadedAt",
    "Media": "mediaId uploadedAt wabaMetaId",
    "Group": "groupId wabaMetaId name participants admins createdAt updatedAt",
    "Catalog": "catalogId wabaMetaId productCount",
    "Product": "catalogId retailerId",
    "Campaign": "campaignId wabaMetaId name status totalRecipients sentCount deliveredCount"
    " readCount createdAt",
    "WebhookEvent": "webhookEventType eventId wabaMetaId receivedAt",
    "WebhookConfig": "wabaMetaId enabled updatedAt",
    "Call": "callId wabaMetaId status",
    "Analytics": "wabaMetaId date messagesSent messagesDelivered messagesRead messagesFailed"
    " templatesUsed",
    "QualityRating": "wabaMetaId qualityRating",
    "InfrastructureConfig": "updatedAt",
    "MediaTypesConfig": "supportedTypes updatedAt",
    "Address": "customerPhone addressId isDefault createdAt",
    "FlowResponse": "flowId responseId",
    "Idempotency": "requestId",
}
WITH_A_VALUE = {
    "Tenant.status",
    "Group.groupType",
    "Group.version",
    "Campaign.failedCount",
    "WebhookEvent.status",
    "WebhookEvent.attempts",
    "Analytics.messagesReceived",
    "Analytics.templateOutcomes",
    "Idempotency.state",
}
# The entities of each index. By the documented attributes alone, none would be in gsi_group and
# gsi_campaign; those in brackets are there by attributes that are added.
ENTRIES = {
    "gsi_direction": "Message",
    "gsi_from": "Message",
    "gsi_inbox": "Message Conversation",
    "gsi_conversation": "Message",
    "gsi_status": "Message",
    "gsi_waba_itemtype": "[Message] Conversation [Tenant] BusinessProfile QualityRating"
    " [PaymentConfig] [PaymentOrder] [Refund] [TemplateEum] TemplateMeta [TemplateMedia] Media"
    " Group Catalog [Product] Campaign WebhookEvent WebhookConfig Call Analytics [Address]"
    " [FlowResponse]",
    "gsi_customer_phone": "PaymentOrder Refund [Call] Address [FlowResponse]",
    "gsi_group": "[Message]",
    "gsi_catalog": "Product",
    "gsi_order": "PaymentOrder Refund",
    "gsi_tenant": "Tenant PaymentConfig PaymentOrder Refund",
    "gsi_payment_status": "PaymentOrder",
    "gsi_template_waba": "TemplateEum",
    "gsi_template_name": "TemplateEum [TemplateMeta]",
    "gsi_campaign": "[Message]",
    "gsi_webhook_event": "WebhookEvent",
}


def _rows(entity: str) -> dict[str, tuple[str, str]]:
    """Type and description by name, with the key as it is here."""
    lines = [line.split(" ", 2) for line in ATTRIBUTES[entity].strip().splitlines()]
    rows = {name: (kind, description) for name, kind, description in lines}
    assert ("S", f"`{TYPES[entity][1]}`") == rows["pk"]
    return rows | {"pk": ("S", f"`{OTHER_KEYS.get(entity, TYPES[entity][1])}`")}


def _stored(entity: str) -> list[AttributeDesign]:
    """The attributes that the document could have."""
    found = ENTITIES[entity].attributes
    return [one for one in found if not one.extension and not one.key_only]


def _attribute(place: str) -> AttributeDesign:
    entity, _, name = place.partition(".")
    return next(one for one in ENTITIES[entity].attributes if one.name == name)


def test_the_document_has_25_types_250_attributes_and_16_indexes():
    assert 25 == len(TYPES) == len(ATTRIBUTES)
    assert 250 == sum(len(_rows(entity)) for entity in ATTRIBUTES)
    assert 16 == len(INDEXES)


def test_the_table_has_the_documented_name_key_and_settings():
    assert TABLE == FOUND.name
    assert ("pk", "S") == (FOUND.partition_key.name, FOUND.partition_key.type)
    assert FOUND.sort_key is None
    assert "PAY_PER_REQUEST" == FOUND.billing_mode
    assert ("ttl", "itemType") == (FOUND.ttl_attribute, FOUND.tag_attribute)
    assert (False, None) == (FOUND.point_in_time_recovery, FOUND.stream)


def test_there_is_every_item_type_and_what_is_added_says_so():
    assert set(TYPES) == set(ENTITIES)
    assert 25 == len(ENTITIES)
    assert [
        "CtwaClick",
        "CallSettings",
        "EventDestination",
        "ThroughputConfig",
        "WelcomeSequence",
        "Flow",
    ] == list(ADDED)


@pytest.mark.parametrize("entity", TYPES)
def test_an_item_type_has_its_heading_key_and_tag(entity: str):
    heading, key = TYPES[entity]
    found = ENTITIES[entity]
    assert found.description.startswith(heading)
    assert (OTHER_KEYS.get(entity, key), None) == (found.pk, found.sk)
    assert ("S", f"`{found.tag}`") == _rows(entity)["itemType"]


@pytest.mark.parametrize("entity", ATTRIBUTES)
def test_an_item_type_has_every_attribute_in_the_documents_order_and_words(entity: str):
    found = _stored(entity)
    rows = _rows(entity)
    assert rows == {
        one.name: (one.type, _description(one, rows[one.name][1]))
        for one in found
        if one.name not in MADE_OF_OTHERS.get(entity, ())
    }
    assert [name for name in _rows(entity) if name not in ("pk", "itemType")] == [
        one.name for one in found if one.role not in ("key", "tag")
    ]
    assert KEY_ONLY.get(entity, []) == [
        one.name for one in ENTITIES[entity].attributes if one.key_only
    ]


def _description(one: AttributeDesign, documented: str) -> str:
    """What the document says of an attribute; the key and the tag are described by their values.

    A closed list that has further words has them after the documented ones.
    """
    if one.role == "key":
        return f"`{one.computed}`"
    if one.role == "tag":
        return f"`{(one.enum or ('',))[0]}`"
    words, known = one.description.split(", "), documented.split(", ")
    is_longer = one.enum is not None and len(words) > len(known) and set(known) < set(words)
    return documented if is_longer else one.description


def test_250_attributes_are_stored_under_their_documented_names():
    found = [one.name for entity in ENTITIES for one in _stored(entity)]
    assert 250 == len(found) - sum(map(len, MADE_OF_OTHERS.values()))


@pytest.mark.parametrize("entity", ATTRIBUTES)
def test_what_is_required_is_what_an_item_means_nothing_without(entity: str):
    required = {one.name for one in _stored(entity) if one.required}
    made = set(MADE_OF_OTHERS.get(entity, ()))
    assert {*REQUIRED[entity].split(), "pk", "itemType"} == required - made


def test_of_what_is_added_the_account_is_required_and_all_else_has_a_value_by_itself():
    added = {
        f"{entity.name}.{one.name}"
        for entity in ENTITIES.values()
        for one in entity.attributes
        if one.extension and one.required
    }
    accounts = {one for one in added if one.endswith(".wabaMetaId")}
    assert {one.strip("[]") for one in ENTRIES["gsi_waba_itemtype"].split() if "[" in one} == {
        one.partition(".")[0] for one in accounts
    }
    assert WITH_A_VALUE == added - accounts


def test_every_closed_list_has_its_documented_words_first_and_no_other_list_is_closed():
    assert {
        place: tuple(words.split()) + tuple(MORE_WORDS.get(place, "").split())
        for place, words in ENUMS.items()
        if place not in OPEN
    } == {
        f"{entity.name}.{one.name}": one.enum
        for entity in ENTITIES.values()
        for one in entity.attributes
        if one.enum is not None and not one.extension and one.role != "tag"
    }


@pytest.mark.parametrize("place", sorted(OPEN))
def test_an_open_list_names_its_documented_words_first(place: str):
    words = ENUMS[place].split()
    assert words == _attribute(place).schema["examples"][: len(words)]


def test_there_is_every_index_with_whole_items_and_one_more():
    assert {name: (pk, "S", sk, "S", "ALL") for name, (pk, sk, _) in INDEXES.items()} == {
        one.name: (
            one.partition_key.name,  # type: ignore[union-attr]
            one.partition_key.type,  # type: ignore[union-attr]
            one.sort_key.name,  # type: ignore[union-attr]
            one.sort_key.type,  # type: ignore[union-attr]
            one.projection,
        )
        for one in FOUND.indexes
        if not one.extension
    }
    assert ["gsi_flow"] == [one.name for one in FOUND.indexes if one.extension]


@pytest.mark.parametrize("index", INDEXES)
def test_the_item_types_of_an_index_are_known(index: str):
    documented, added = set[str](), set[str]()
    for name, entity in ENTITIES.items():
        if index in entity.index_keys:
            named = _rows(name).keys() | {"itemType"}
            keys = set(INDEXES[index][:2])
            (documented if keys <= named else added).add(name)
    wanted = ENTRIES[index].split()
    assert {one for one in wanted if not one.startswith("[")} == documented
    assert {one.strip("[]") for one in wanted if one.startswith("[")} == added


@pytest.mark.parametrize("index", INDEXES)
def test_an_item_that_has_the_keys_of_an_index_by_its_attributes_is_declared_to_be_in_it(
    index: str,
):
    keys = set(INDEXES[index][:2])
    for name, entity in (ENTITIES | ADDED).items():
        stored = {one.name for one in entity.attributes if not one.key_only} | {"itemType"}
        if keys <= stored:
            assert index in entity.index_keys, name


@pytest.mark.parametrize("index", INDEXES)
def test_the_purpose_of_an_index_is_a_pattern_in_its_words(index: str):
    purpose = INDEXES[index][2]
    found = [
        f"{entity.name}.{pattern.name}"
        for entity in ENTITIES.values()
        for pattern in entity.patterns
        if pattern.index == index
        and not pattern.extension
        and pattern.description.startswith(purpose)
    ]
    assert found


@pytest.mark.parametrize("entity", TYPES)
def test_every_item_type_is_found_by_its_key(entity: str):
    (found,) = (one for one in ENTITIES[entity].patterns if one.name == "get")
    assert ("GetItem", None, False) == (found.operation, found.index, found.extension)
    assert all(one.required for one in found.parameters)


def test_items_are_forgotten_after_the_documented_days():
    assert EXPIRY == {
        name: (one.ttl_after_seconds or 0) / 86_400
        for name, entity in sorted(ENTITIES.items())
        for one in entity.attributes
        if one.role == "ttl" and one.name == "ttl"
    }


def test_what_is_added_to_the_document_says_so():
    for entity in ADDED.values():
        assert all(pattern.extension for pattern in entity.patterns), entity.name
    for name, entity in ENTITIES.items():
        for pattern in entity.patterns:
            if pattern.index is not None and not pattern.extension:
                assert name in ENTRIES[pattern.index].replace("[", "").replace("]", "").split()


def test_times_have_one_spelling_in_keys():
    keys = {name for index in FOUND.indexes for name in _names(index.sort_key)}
    formats = {
        (one.name, one.format)
        for entity in FOUND.entities
        for one in entity.attributes
        if one.name in keys and one.name.endswith("At") and one.role != "key"
    }
    assert {(name, "iso-milliseconds") for name in ("receivedAt", "sentAt", "createdAt")} == formats


def test_the_account_is_the_tenant_of_all_that_belongs_to_one():
    tenants = {
        entity.name: "shared" if entity.shared else entity.tenant for entity in FOUND.entities
    }
    assert {
        "InfrastructureConfig": "shared",
        "MediaTypesConfig": "shared",
        "Idempotency": None,
    } == {name: tenant for name, tenant in tenants.items() if tenant != "wabaMetaId"}


def test_secrets_are_encrypted():
    assert {
        "WebhookConfig.verifyToken",
        "WebhookConfig.appSecret",
        "PaymentConfig.credentials",
    } == {
        f"{entity.name}.{one.name}"
        for entity in FOUND.entities
        for one in entity.attributes
        if one.encrypted
    }


def test_the_page_names_every_attribute_type_and_word_that_is_added():
    page = PAGE.read_text()
    added = {
        one.name for entity in ENTITIES.values() for one in entity.attributes if one.extension
    } | {name for names in MADE_OF_OTHERS.values() for name in names}
    assert [] == sorted(name for name in added if f"`{name}`" not in page)
    assert [] == sorted(name for name in ADDED if name not in page)
    for words in MORE_WORDS.values():
        assert ", ".join(words.split()) in page


def test_the_page_has_a_call_for_every_key_and_every_index():
    rows = [line.strip("| ").split(" | ") for line in PAGE.read_text().splitlines()]
    calls = {tuple(row[:-1]): row[-1] for row in rows if len(row) > 2}
    for name, (heading, _) in TYPES.items():
        entity = ENTITIES[name]
        (get,) = (one for one in entity.patterns if one.name == "get")
        given = ", ".join(one.name for one in get.parameters)
        call = calls[heading, f"`{entity.tag}`", f"`{entity.pk}`"]
        assert f"`{name}.get({given})`" == call
    for index, (_, _, purpose) in INDEXES.items():
        for entity in ENTITIES.values():
            for one in entity.patterns:
                if one.index == index and not one.extension and one.name != "of_waba":
                    assert f"`{entity.name}.{one.name}(" in calls[f"`{index}`", purpose]


def test_the_page_names_every_pattern_that_is_added():
    page = PAGE.read_text()
    for entity in FOUND.entities:
        for one in entity.patterns:
            if one.extension:
                assert f"`{entity.name}.{one.name}" in page


def test_the_table_can_be_created_as_it_is_declared(db: Database):
    made = db.call("DescribeTable", {"TableName": TABLE})["Table"]
    indexes = {index["IndexName"]: index for index in made["GlobalSecondaryIndexes"]}
    assert {*INDEXES, "gsi_flow"} == indexes.keys()
    for name, (pk, sk, _) in INDEXES.items():
        assert [pk, sk] == [key["AttributeName"] for key in indexes[name]["KeySchema"]]
        assert "ALL" == indexes[name]["Projection"]["ProjectionType"]
    expiry = db.call("DescribeTimeToLive", {"TableName": TABLE})["TimeToLiveDescription"]
    assert {"AttributeName": "ttl", "TimeToLiveStatus": "ENABLED"} == expiry


def test_the_design_survives_json():
    assert DESIGN == Design.from_json(DESIGN.to_json())


def _names(key: object) -> list[str]:
    return [getattr(key, "name", "")]
