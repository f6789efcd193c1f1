"""Indexes that are kept by the tag: every item has it, with an entry in them or without."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.errors import NameCollisionError
from tablewright.model import Entity, Gsi, Index, Table, design_of, update_of

ON_TARGETS = ("memory", "http")


class Zoo(Table, name="zoo", tag="kind"):
    primary = Index("pk")
    by_keeper = Gsi("keeper", "kind", name="by-keeper")


class Cat(Entity, table=Zoo, tag="CAT"):
    cat_id: str
    keeper: str | None = None
    primary = Zoo.primary("CAT#{cat_id}")
    kept = Zoo.by_keeper("{keeper}", "CAT")

    @kept.query
    def of(cls, keeper: str) -> None:
        """The cats of a keeper."""


class Dog(Entity, table=Zoo, tag="DOG"):
    dog_id: str
    keeper: str | None = None
    primary = Zoo.primary("DOG#{dog_id}")
    kept = Zoo.by_keeper("{keeper}", "DOG")


def test_another_text_than_the_tag_is_refused():
    with pytest.raises(
        NameCollisionError, match="holds the tag 'BIRD', but kept fills it with 'CAT'"
    ):

        class Bird(Entity, table=Zoo, tag="BIRD"):
            bird_id: str
            keeper: str
            primary = Zoo.primary("BIRD#{bird_id}")
            kept = Zoo.by_keeper("{keeper}", "CAT")


def test_an_item_that_leaves_the_index_keeps_its_tag(db: Any):
    db.create_tables(design_of("zoo", Zoo))
    db.run(Cat(cat_id="1", keeper="ann").create())
    db.run(Dog(dog_id="1", keeper="ann").create())
    assert ["1"] == [cat.cat_id for cat in db.all(Cat.of("ann"))]
    draft = Cat.draft(cat_id="1")
    draft.keeper = None
    db.run(update_of(draft))
    assert [] == db.all(Cat.of("ann"))
    stored = db.call("GetItem", {"TableName": "zoo", "Key": {"pk": {"S": "CAT#1"}}})["Item"]
    assert {"pk": {"S": "CAT#1"}, "kind": {"S": "CAT"}, "cat_id": {"S": "1"}} == stored
