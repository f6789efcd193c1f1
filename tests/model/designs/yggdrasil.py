"""A family tree in one table: five entities, a tag, three overloaded indexes, one collection.

Both relationships have the same tag, and are distinguished by the shape of their keys.
"""

from __future__ import annotations

from datetime import date, datetime
from enum import Enum
from typing import Literal

from tablewright.model import (
    Collection,
    Entity,
    Gsi,
    Index,
    Range,
    Table,
    created,
    design_of,
    key_only,
    pascal,
    unique,
    updated,
)


class Ygg(Table, name="Yggdrasil", tag="EntityType"):
    """Users, trees, persons and relationships."""

    primary = Index("PK", "SK")
    gsi1 = Gsi("GSI1PK", "GSI1SK", name="GSI1")
    gsi2 = Gsi("GSI2PK", "GSI2SK", name="GSI2")
    gsi3 = Gsi("GSI3PK", "GSI3SK", name="GSI3")


class Gender(Enum):
    MALE = "Male"
    FEMALE = "Female"
    OTHER = "Other"
    UNKNOWN = "Unknown"


class User(Entity, table=Ygg, tag="User", names=pascal):
    """User authentication and profile information."""

    user_id: str
    email: str = unique()
    display_name: str | None = None
    created_at: datetime = created()
    updated_at: datetime = updated()

    primary = Ygg.primary("USER#{user_id}", "PROFILE")
    by_user = Ygg.gsi3("USER#{user_id}", "PROFILE")

    @primary.get
    def get(cls, user_id: str) -> None:
        """A user by ID."""


class Tree(Entity, table=Ygg, tag="Tree", names=pascal):
    """Metadata about a family tree."""

    user_id: str
    tree_id: str
    tree_name: str
    description: str | None = None
    is_public: bool = False
    shared_with: list[str] | None = None
    person_count: int = 0
    created_at: datetime = created()
    updated_at: datetime = updated()

    primary = Ygg.primary("USER#{user_id}", "TREE#{tree_id}")
    by_id = Ygg.gsi1("TREE#{tree_id}", "USER#{user_id}")
    in_tree = Ygg.gsi2("TREE#{tree_id}", "TREE#METADATA")
    by_user = Ygg.gsi3("USER#{user_id}", "TREE#{created_at}")

    @primary.get
    def get(cls, user_id: str, tree_id: str) -> None:
        """A tree of a user."""

    @primary.query
    def of_user(cls, user_id: str) -> None:
        """All trees of a user."""

    @by_id.get
    def find(cls, tree_id: str) -> None:
        """A tree by its ID."""

    @by_user.query
    def by_age(cls, user_id: str, created_at: Range[datetime] | None = None) -> None:
        """The user's trees by creation date."""


class Person(Entity, table=Ygg, tag="Person", names=pascal):
    """Individual person in a family tree."""

    user_id: str
    tree_id: str
    person_id: str
    first_name: str
    last_name: str
    gender: Gender = Gender.UNKNOWN
    birth_date: date | None = None
    death_date: date | None = None
    created_at: datetime = created()
    updated_at: datetime = updated()
    n: int = key_only(default=1)

    primary = Ygg.primary("USER#{user_id}", "PERSON#{person_id}")
    by_id = Ygg.gsi1("PERSON#{person_id}", "TREE#{tree_id}")
    by_tree = Ygg.gsi2("TREE#{tree_id}", "PERSON#{person_id}")
    by_user = Ygg.gsi3("USER#{user_id}", "PERSON#{created_at}#{n}")

    @primary.get
    def get(cls, user_id: str, person_id: str) -> None:
        """A person with tree and user info."""

    @primary.query
    def of_user(cls, user_id: str) -> None:
        """All persons of a user; relationships lie among them."""

    @by_id.get
    def find(cls, person_id: str) -> None:
        """A person by its ID alone."""

    @by_tree.query
    def in_tree(cls, tree_id: str) -> None:
        """All persons in a tree."""

    @by_user.query
    def added(cls, user_id: str, created_at: Range[datetime] | None = None) -> None:
        """Persons a user added, in the order of time."""


class ParentChild(Entity, table=Ygg, tag="Relationship", names=pascal):
    """Link between parent and child."""

    user_id: str
    tree_id: str
    parent_id: str
    child_id: str
    type: Literal["Biological", "Adoptive", "Step", "Foster"] = "Biological"
    relationship_type: Literal["ParentChild"] = "ParentChild"
    created_at: datetime = created()
    updated_at: datetime = updated()

    primary = Ygg.primary("USER#{user_id}", "PERSON#{parent_id}#CHILD#{child_id}")
    by_child = Ygg.gsi1("PERSON#{child_id}", "PARENT#{parent_id}")
    by_tree = Ygg.gsi2("TREE#{tree_id}", "RELATIONSHIP#PARENT#{parent_id}#{child_id}")

    @primary.get
    def get(cls, user_id: str, parent_id: str, child_id: str) -> None:
        """The link between two persons."""

    @primary.query
    def children(cls, user_id: str, parent_id: str) -> None:
        """All children of a parent."""

    @by_child.query
    def parents(cls, child_id: str) -> None:
        """All parents of a child."""


class Spouses(Entity, table=Ygg, tag="Relationship", names=pascal):
    """Marriage or partnership between two people."""

    user_id: str
    tree_id: str
    person1_id: str
    person2_id: str
    status: Literal["Married", "Divorced", "Widowed", "Separated"] = "Married"
    relationship_type: Literal["Spousal"] = "Spousal"
    marriage_date: date | None = None
    created_at: datetime = created()
    updated_at: datetime = updated()

    primary = Ygg.primary("USER#{user_id}", "PERSON#{person1_id}#SPOUSE#{person2_id}")
    by_spouse = Ygg.gsi1("PERSON#{person2_id}", "SPOUSE#{person1_id}")
    by_tree = Ygg.gsi2("TREE#{tree_id}", "RELATIONSHIP#SPOUSE#{person1_id}#{person2_id}")

    @by_tree.query
    def marriages(cls, tree_id: str) -> None:
        """All marriages in a tree."""


class WholeTree(Collection, index=Ygg.gsi2, pk="TREE#{tree_id}"):
    """A tree with its persons and relationships, in one query."""

    tree: Tree | None
    persons: list[Person]
    children: list[ParentChild]
    marriages: list[Spouses]


DESIGN = design_of("yggdrasil", Ygg, WholeTree)
