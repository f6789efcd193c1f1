"""Tables, indexes, entities of one table and collections that are refused while they are made."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportInvalidTypeForm=false

from __future__ import annotations

from typing import Any

import pytest

from tablewright.errors import (
    AmbiguousEntitiesError,
    CollectionError,
    DesignError,
    KeyTypeError,
    NameCollisionError,
    TooManyIndexesError,
    UnknownNameError,
)
from tablewright.model import (
    Collection,
    Entity,
    Entry,
    Gsi,
    Index,
    Key,
    Lsi,
    Table,
)


class Shop(Table, name="shop", tag="kind"):
    primary = Index("pk", "sk")
    gsi1 = Gsi("gsi1pk", "gsi1sk", name="gsi1")


# Tables and indexes


def test_more_than_twenty_global_indexes_are_refused():
    body = {f"gsi{n}": Gsi(f"pk{n}", name=f"gsi{n}") for n in range(21)}
    with pytest.raises(
        TooManyIndexesError, match=r"^D108: Table big has 21 global indexes; the maximum is 20"
    ):
        type("Big", (Table,), {"primary": Index("pk"), **body}, name="big")


def test_more_than_twenty_entries_with_indexes_of_their_own_are_refused():
    body: dict[str, Any] = {f"by{n}": Entry("{id}", name=f"by{n}") for n in range(21)}
    body |= {"__annotations__": {"id": str}, "primary": Key("{id}")}
    with pytest.raises(TooManyIndexesError, match="Table orders has 21 global indexes"):
        type("Order", (Entity,), body, table="orders")


def test_more_than_five_local_indexes_are_refused():
    body = {f"lsi{n}": Lsi("pk", f"sk{n}", name=f"lsi{n}") for n in range(6)}
    with pytest.raises(
        TooManyIndexesError, match="Table big has 6 local indexes; the maximum is 5"
    ):
        type("Big", (Table,), {"primary": Index("pk", "sk"), **body}, name="big")


def test_more_key_attributes_than_an_index_may_have_are_refused():
    with pytest.raises(TooManyIndexesError, match="Table big, index gsi: a key must have 1 to 4"):

        class Big(Table, name="big"):
            primary = Index("pk")
            gsi = Gsi(("a", "b", "c", "d", "e"), name="gsi")


def test_a_table_key_of_several_attributes_is_refused():
    with pytest.raises(
        TooManyIndexesError, match="Table big, index primary: a key must have 1 to 1"
    ):

        class Big(Table, name="big"):
            primary = Index(("a", "b"), "sk")


def test_two_indexes_of_one_name_are_refused():
    with pytest.raises(NameCollisionError, match="Table big has two indexes named gsi"):

        class Big(Table, name="big"):
            primary = Index("pk")
            a = Gsi("a", name="gsi")
            b = Gsi("b", name="gsi")


def test_two_primary_keys_are_refused():
    with pytest.raises(NameCollisionError, match="Table big has two indexes named primary"):

        class Big(Table, name="big"):
            primary = Index("pk")
            other = Index("id")


def test_a_local_index_with_another_partition_key_is_refused():
    with pytest.raises(DesignError, match=r"Table big.*local.*other"):

        class Big(Table, name="big"):
            primary = Index("pk", "sk")
            local = Lsi("other", "at", name="local")


def test_a_local_index_of_a_table_without_a_sort_key_is_refused():
    with pytest.raises(DesignError, match=r"Table big.*local"):

        class Big(Table, name="big"):
            primary = Index("pk")
            local = Lsi("pk", "at", name="local")


def test_a_key_that_names_an_attribute_twice_is_refused():
    with pytest.raises(DesignError, match=r"Table big.*'pk'"):

        class Big(Table, name="big"):
            primary = Index("pk", "pk")


@pytest.mark.parametrize("name", ["", "ab", "a table", "x" * 256, "naïve"])
def test_a_name_that_no_table_can_have_is_refused(name: str):
    with pytest.raises(DesignError, match="table"):
        type("Big", (Table,), {"primary": Index("pk")}, name=name)


@pytest.mark.parametrize("name", ["", "ab", "by id", "x" * 256])
def test_a_name_that_no_index_can_have_is_refused(name: str):
    with pytest.raises(DesignError, match="Table big"):
        type("Big", (Table,), {"primary": Index("pk"), "gsi": Gsi("a", name=name)}, name="big")


def test_a_projection_of_an_attribute_that_is_not_stored_is_refused():
    with pytest.raises(UnknownNameError, match=r"Order\.by.*'totl'"):

        class Order(Entity, table="orders"):
            id: str
            total: int
            primary = Key("{id}")
            by = Entry("{total}", name="by-total", projection=["totl"])


# Several entities of a table


def test_two_entities_with_one_tag_and_keys_of_one_shape_are_refused():
    class Zoo(Table, name="zoo", tag="kind"):
        primary = Index("pk")

    class Cat(Entity, table=Zoo, tag="animal"):
        id: str
        primary = Zoo.primary("ANIMAL#{id}")

    with pytest.raises(
        AmbiguousEntitiesError,
        match=r"^D107: Dog and Cat of table zoo have keys of the same shape and the same tag",
    ):

        class Dog(Entity, table=Zoo, tag="animal"):
            name: str
            primary = Zoo.primary("ANIMAL#{name}")


def test_an_older_tag_that_another_entity_has_is_refused():
    class Zoo(Table, name="zoo", tag="kind"):
        primary = Index("pk")

    class Cat(Entity, table=Zoo):
        id: str
        primary = Zoo.primary("{id}")

    with pytest.raises(AmbiguousEntitiesError, match="Dog and Cat"):

        class Dog(Entity, table=Zoo, also_tagged=["Cat"]):
            id: str
            primary = Zoo.primary("DOG#{id}")


def test_two_entities_without_a_tag_and_keys_of_one_shape_are_refused():
    class Zoo(Table, name="zoo"):
        primary = Index("pk", "sk")

    class Cat(Entity, table=Zoo):
        id: str
        primary = Zoo.primary("CAT#{id}", "{id}")

    class Mouse(Entity, table=Zoo):
        id: str
        primary = Zoo.primary("MOUSE#{id}", "{id}")

    with pytest.raises(AmbiguousEntitiesError, match=r"Tiger and Cat .* no tag"):

        class Tiger(Entity, table=Zoo):
            zone: str
            id: str
            primary = Zoo.primary("CAT#{zone}#{id}", "TIGER")


def test_one_key_attribute_of_two_types_is_refused():
    class Zoo(Table, name="zoo", tag="kind"):
        primary = Index("pk", "sk")
        gsi = Gsi("gpk", "gsk", name="gsi")

    class Cat(Entity, table=Zoo):
        id: str
        age: int
        primary = Zoo.primary("CAT#{id}", "x")
        by_age = Zoo.gsi("CATS", "{age}")

    with pytest.raises(KeyTypeError, match=r"'gsk'.* N .*S|'gsk'.* S .*N"):

        class Dog(Entity, table=Zoo):
            id: str
            name: str
            primary = Zoo.primary("DOG#{id}", "x")
            by_name = Zoo.gsi("DOGS", "{name}")


def test_an_attribute_that_another_entity_has_as_a_key_of_another_type_is_refused():
    class Zoo(Table, name="zoo", tag="kind"):
        primary = Index("pk")
        gsi = Gsi("status", name="gsi")

    class Cat(Entity, table=Zoo):
        id: str
        status: str
        primary = Zoo.primary("CAT#{id}")
        by_status = Zoo.gsi("{status}")

    # DynamoDB refuses every dog: the index wants a text.
    with pytest.raises(KeyTypeError, match="'status'"):

        class Dog(Entity, table=Zoo):
            id: str
            status: bool
            primary = Zoo.primary("DOG#{id}")


def test_two_templates_for_one_key_attribute_are_refused():
    class Zoo(Table, name="zoo"):
        primary = Index("pk", "sk")
        inverse = Gsi("sk", "pk", name="inverse")

    with pytest.raises(NameCollisionError, match=r"Cat: 'sk' is filled by both 'X#\{id\}' and"):

        class Cat(Entity, table=Zoo):
            id: str
            primary = Zoo.primary("CAT#{id}", "NAME#{id}")
            inverted = Zoo.inverse("X#{id}", "CAT#{id}")


def test_a_class_that_was_refused_leaves_nothing_in_the_table():
    class Zoo(Table, name="zoo", tag="kind"):
        primary = Index("pk")

    for _ in range(2):
        with pytest.raises(UnknownNameError, match="nobody"):

            class Cat(Entity, table=Zoo):
                id: str
                primary = Zoo.primary("CAT#{id}")
                by_id = Entry("{id}", name="by-id")
                by_nobody = Entry("{nobody}", name="by-nobody")

    assert [] == Zoo.entities
    assert [Zoo.primary] == Zoo.indexes


def test_entities_with_entries_of_their_own_can_share_a_table():
    class Zoo(Table, name="zoo", tag="kind"):
        primary = Index("pk")

    class Cat(Entity, table=Zoo):
        id: str
        name: str
        primary = Zoo.primary("CAT#{id}")
        by_name = Entry("{name}", name="by-name")

    class Dog(Entity, table=Zoo):
        id: str
        name: str
        primary = Zoo.primary("DOG#{id}")
        by_name = Entry("{name}", name="by-name")

    assert Cat.__plan__.entries["by_name"].index is Dog.__plan__.entries["by_name"].index
    assert [None, "by-name"] == [index.name for index in Zoo.indexes]


# Collections


class Cat(Entity, table=Shop):
    zone: str
    id: str
    primary = Shop.primary("ZONE#{zone}", "CAT#{id}")


class Car(Entity, table="cars"):
    id: str
    primary = Key("{id}")


def test_a_collection_of_nothing_is_refused():
    with pytest.raises(CollectionError, match=r"^D113: Zone has no members"):

        class Zone(Collection, index=Shop.primary, pk="ZONE#{zone}"):
            pass


@pytest.mark.parametrize("annotation", [Cat, list[str], dict[str, Cat], str, Cat | Car | None])
def test_a_member_that_is_no_entity_or_list_of_one_is_refused(annotation: Any):
    with pytest.raises(
        CollectionError, match=r"Zone\.cats must be annotated as list\[Entity\] or Entity"
    ):

        class Zone(Collection, index=Shop.primary, pk="ZONE#{zone}"):
            cats: annotation


def test_a_member_that_is_elsewhere_is_refused():
    with pytest.raises(CollectionError, match=r"Zone\.cars: Car has no entry 'ZONE#\{zone\}'"):

        class Zone(Collection, index=Shop.primary, pk="ZONE#{zone}"):
            cats: list[Cat]
            cars: list[Car]


def test_a_member_with_another_partition_key_is_refused():
    with pytest.raises(CollectionError, match=r"Zone\.cats: Cat has no entry 'AREA#\{zone\}'"):

        class Zone(Collection, index=Shop.primary, pk="AREA#{zone}"):
            cats: list[Cat]
