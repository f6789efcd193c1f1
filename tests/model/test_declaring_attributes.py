"""Attributes that are refused while the class is made: names, roles, options."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportAssignmentType=false, reportIncompatibleMethodOverride=false, reportInvalidTypeForm=false, reportUndefinedVariable=false

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated, Any

import pytest

from tablewright.errors import (
    DesignError,
    KeyTypeError,
    MissingKeyError,
    NameCollisionError,
    RoleError,
    UnknownNameError,
    UnresolvedAnnotationError,
)
from tablewright.model import (
    Encrypted,
    Entity,
    Entry,
    EpochMillis,
    EpochSeconds,
    EpochSecondsText,
    Index,
    IsoMicros,
    IsoSeconds,
    Key,
    Table,
    attr,
    camel,
    computed,
    created,
    key_only,
    softly,
    ttl,
    unique,
    updated,
    version,
)


def test_an_entity_without_a_table_is_refused():
    with pytest.raises(MissingKeyError, match=r"^D110: Order has no table\."):

        class Order(Entity):
            id: str


def test_an_entity_without_a_key_is_refused():
    with pytest.raises(
        MissingKeyError,
        match=r"^D110: Order must have one template for the key of its table, not 0",
    ):

        class Order(Entity, table="orders"):
            id: str


def test_an_entity_with_two_keys_is_refused():
    with pytest.raises(DesignError, match=r"orders|Order"):

        class Order(Entity, table="orders"):
            id: str
            number: str
            primary = Key("{id}")
            other = Key("{number}")


def test_every_refusal_has_a_code_a_sentence_and_a_hint():
    with pytest.raises(MissingKeyError) as refused:

        class Order(Entity):
            id: str

    assert isinstance(refused.value, TypeError)
    assert (
        "D110: Order has no table."
        " Declare table=... and primary = Table.primary(...) or primary = Key(...)."
    ) == str(refused.value)


# Names


def test_a_name_that_every_entity_has_is_refused():
    with pytest.raises(NameCollisionError, match=r"^D109: Order\.put: this name is reserved"):

        class Order(Entity, table="orders"):
            id: str
            put: str
            primary = Key("{id}")


@pytest.mark.parametrize("name", ["put", "create", "delete", "scan", "at", "draft", "by_unique"])
def test_a_pattern_under_a_name_that_every_entity_has_is_refused(name: str):
    def pattern(cls: Any, id: str) -> None:  # noqa: A002
        """Finds one."""

    pattern.__name__ = name
    primary = Key("{id}")
    body = {"__annotations__": {"id": str}, "primary": primary, name: primary.get(pattern)}
    with pytest.raises(NameCollisionError, match=f"^D109: Order.{name}: this name is reserved"):
        type("Order", (Entity,), body, table="orders")


def test_an_entry_under_a_name_that_every_entity_has_is_refused():
    with pytest.raises(NameCollisionError, match=r"^D109: Order\.scan: this name is reserved"):

        class Order(Entity, table="orders"):
            id: str
            primary = Key("{id}")
            scan = Entry("{id}", name="scan-index")


def test_an_attribute_under_the_name_of_an_entry_is_refused():
    with pytest.raises(DesignError, match=r"Order\.primary"):

        class Order(Entity, table="orders"):
            id: str
            primary: str = Key("{id}")


def test_a_private_name_is_refused():
    with pytest.raises(NameCollisionError, match=r"Order\._id"):

        class Order(Entity, table="orders"):
            id: str
            _id: str
            primary = Key("{id}")


def test_two_attributes_under_one_stored_name_are_refused():
    with pytest.raises(NameCollisionError, match=r"b and a are both stored as 'x'"):

        class Order(Entity, table="orders"):
            id: str
            a: str = attr("x")
            b: str = attr("x")
            primary = Key("{id}")


def test_an_attribute_under_the_name_of_the_tag_is_refused():
    class Shop(Table, name="shop", tag="kind"):
        primary = Index("pk")

    with pytest.raises(NameCollisionError, match="Order stores its tag and an attribute"):

        class Order(Entity, table=Shop):
            id: str
            kind: str
            primary = Shop.primary("ORDER#{id}")


def test_an_attribute_under_the_name_of_a_key_is_refused():
    class Shop(Table, name="shop"):
        primary = Index("pk")

    with pytest.raises(NameCollisionError, match=r"Order: 'pk' is both an attribute and a key of"):

        class Order(Entity, table=Shop):
            pk: str
            primary = Shop.primary("ORDER#{pk}")


def test_an_attribute_under_the_name_of_the_schema_version_is_refused():
    with pytest.raises(NameCollisionError, match="Order stores its version and an attribute"):

        class Order(Entity, table="orders", version=1, names=camel):
            id: str
            schema_version: int
            primary = Key("{id}")


def test_the_tag_of_guards_is_refused():
    class Shop(Table, name="shop", tag="kind"):
        primary = Index("pk")

    class User(Entity, table=Shop):
        id: str
        email: str = unique()
        primary = Shop.primary("USER#{id}")

    with pytest.raises(NameCollisionError, match="Unique"):

        class Other(Entity, table=Shop, tag="Unique"):
            id: str
            primary = Shop.primary("OTHER#{id}")


def test_the_keys_of_guards_are_refused():
    class Shop(Table, name="shop"):
        primary = Index("pk")

    with pytest.raises(NameCollisionError, match="UNIQUE#"):

        class User(Entity, table=Shop):
            id: str
            email: str = unique()
            primary = Shop.primary("UNIQUE#{id}")


def test_an_annotation_that_names_nothing_is_refused():
    with pytest.raises(UnresolvedAnnotationError, match="Order"):

        class Order(Entity, table="orders"):
            id: str
            color: Colour  # noqa: F821
            primary = Key("{id}")


# Roles


def test_time_to_live_on_text_is_refused():
    with pytest.raises(
        RoleError,
        match=r"^D106: Token\.expires_at: ttl\(\) requires a value stored as epoch-seconds",
    ):

        class Token(Entity, table="tokens"):
            id: str
            expires_at: datetime | None = ttl()
            primary = Key("{id}")


def test_time_to_live_in_milliseconds_is_refused():
    with pytest.raises(RoleError, match=r"Token\.expires_at"):

        class Token(Entity, table="tokens"):
            id: str
            expires_at: EpochMillis | None = ttl()
            primary = Key("{id}")


def test_a_version_that_is_no_whole_number_is_refused():
    with pytest.raises(RoleError, match=r"Token\.version: version\(\) requires a value .* integer"):

        class Token(Entity, table="tokens"):
            id: str
            version: str = version()
            primary = Key("{id}")


def test_a_time_of_writing_that_is_no_time_is_refused():
    with pytest.raises(RoleError, match=r"Token\.made: created\(\) requires"):

        class Token(Entity, table="tokens"):
            id: str
            made: int = created()
            primary = Key("{id}")


def test_a_role_occurs_once():
    with pytest.raises(RoleError, match=r"Token\.b: a is already updated\(\)"):

        class Token(Entity, table="tokens"):
            id: str
            a: datetime = updated()
            b: datetime = updated()
            primary = Key("{id}")


def test_two_attributes_for_the_expiry_of_one_table_are_refused():
    class Shop(Table, name="shop", tag="kind"):
        primary = Index("pk")

    class Cart(Entity, table=Shop):
        id: str
        expires: EpochSeconds | None = ttl()
        primary = Shop.primary("CART#{id}")

    with pytest.raises(NameCollisionError, match=r"expires.*gone_at|gone_at.*expires"):

        class Token(Entity, table=Shop):
            id: str
            gone_at: EpochSeconds | None = ttl()
            primary = Shop.primary("TOKEN#{id}")


def test_expiry_after_something_that_is_no_time_is_refused():
    with pytest.raises(RoleError, match=r"Token\.expires: name is not a time"):

        class Token(Entity, table="tokens"):
            id: str
            name: str
            expires: EpochSeconds | None = ttl(after=timedelta(days=1), of="name")
            primary = Key("{id}")


def test_expiry_after_an_unknown_attribute_is_refused():
    with pytest.raises(UnknownNameError, match=r"Token\.expires names an unknown attribute 'seen'"):

        class Token(Entity, table="tokens"):
            id: str
            expires: EpochSeconds | None = ttl(after=timedelta(days=1), of="seen")
            primary = Key("{id}")


@pytest.mark.parametrize(
    "time", [datetime, EpochSeconds, EpochMillis, IsoSeconds, IsoMicros, EpochSecondsText]
)
def test_times_of_writing_can_be_stored_in_every_way(time: Any):
    class Token(Entity, table="tokens"):
        id: str
        made: time = created()
        changed: time = updated()
        gone: time | None = softly()
        primary = Key("{id}")

    assert Token.__plan__.time_names == {"made", "changed"}


# Keys


def test_a_flag_as_a_key_is_refused():
    with pytest.raises(
        KeyTypeError,
        match=r"^D103: Hook: is_active is stored as BOOL, so it cannot be a key by itself",
    ):

        class Hook(Entity, table="webhooks", names=camel):
            account_id: str
            id: str
            is_active: bool
            primary = Key("{account_id}", "{id}")
            by_state = Entry("{account_id}", "{is_active}", name="active-index")


def test_a_flag_inside_a_composite_key_is_text():
    class Hook(Entity, table="webhooks"):
        account_id: str
        is_active: bool
        state: str = computed("{is_active}#{account_id}")
        primary = Key("{account_id}")

    assert "true#a" == Hook(account_id="a", is_active=True).state


@pytest.mark.parametrize("annotation", [list[str], set[str], dict[str, str], float])
def test_a_type_that_stands_in_no_key_is_refused(annotation: Any):
    with pytest.raises(KeyTypeError, match=r"Order: parts is stored as .* cannot be part of a key"):

        class Order(Entity, table="orders"):
            id: str
            parts: annotation
            composed: str = computed("{id}#{parts}")
            primary = Key("{id}")


def test_an_encrypted_attribute_in_a_key_is_refused():
    with pytest.raises(
        KeyTypeError, match="Order: secret is encrypted, so it cannot be part of a key"
    ):

        class Order(Entity, table="orders"):
            id: str
            secret: Annotated[str, Encrypted()]
            primary = Key("{id}", "{secret}")


def test_an_encrypted_attribute_with_a_role_is_refused():
    with pytest.raises(KeyTypeError, match=r"Order\.secret is encrypted"):

        class Order(Entity, table="orders"):
            id: str
            secret: Annotated[str, Encrypted()] = key_only()
            primary = Key("{id}")


def test_an_optional_attribute_in_the_tables_key_is_refused():
    with pytest.raises(KeyTypeError, match=r"Order\.id may be missing or change"):

        class Order(Entity, table="orders"):
            id: str | None = None
            primary = Key("{id}")


@pytest.mark.parametrize("role", [updated, version])
def test_an_attribute_that_changes_by_itself_in_the_tables_key_is_refused(role: Any):
    annotation = datetime if role is updated else int
    with pytest.raises(KeyTypeError, match=r"Order\.at_ may be missing or change"):

        class Order(Entity, table="orders"):
            id: str
            at_: annotation = role()
            primary = Key("{id}", "{at_}")


def test_an_attribute_that_is_in_no_key_cannot_be_stored_in_keys_only():
    with pytest.raises(
        UnknownNameError, match=r"Order\.number is key_only\(\), but no key contains it"
    ):

        class Order(Entity, table="orders"):
            id: str
            number: int = key_only()
            primary = Key("{id}")


def test_an_attribute_that_is_only_in_a_sparse_key_cannot_be_stored_in_keys_only():
    class Shop(Table, name="shop"):
        primary = Index("pk")
        gsi = Index("gpk", "gsk", name="gsi")

    # Without a label there is no entry, and the number would be lost.
    with pytest.raises(DesignError, match=r"Order\.number"):

        class Order(Entity, table=Shop):
            id: str
            number: int = key_only()
            label: str | None = None
            primary = Shop.primary("ORDER#{id}")
            by_label = Shop.gsi("{label}", "{number}")


# What is taken


def test_attributes_are_inherited_from_abstract_classes():
    class Stamped(Entity, abstract=True):
        made: datetime = created()

    class Order(Stamped, table="orders", names=camel):
        order_id: str
        primary = Key("{order_id}")

    assert {"made", "orderId"} == set(Order.__plan__.by_stored_name)


def test_a_name_with_a_sign_and_a_python_keyword_can_be_stored():
    class Order(Entity, table="orders"):
        id: str
        sender: str = attr("from")
        both: str = computed("{id}#{sender}", "id#from")
        primary = Key("{id}", "{both}")

    assert {"id", "from", "id#from"} == set(Order.__plan__.by_stored_name)
