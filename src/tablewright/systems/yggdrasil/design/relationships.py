"""Relationships: parents and children, and couples.

Each is one item: the other direction is the same item, seen through GSI1. Both kinds have the tag
`Relationship`, and differ in the shape of their keys.
Not here: siblings, which follow from parents.
"""

from __future__ import annotations

from datetime import date, datetime
from typing import Literal

from tablewright.model import Entity, attr, created, pascal, updated
from tablewright.systems.yggdrasil.design.table import Ygg
from tablewright.systems.yggdrasil.design.values import Id, ParentType, PreviousUnion, SpousalStatus


class ParentChild(Entity, table=Ygg, tag="Relationship", names=pascal, tenant="user_id"):
    """Link between parent and child."""

    relationship_type: Literal["ParentChild"] = attr(default="ParentChild", doc='"ParentChild"')
    parent_id: Id = attr(doc="Parent person ID")
    child_id: Id = attr(doc="Child person ID")
    tree_id: Id = attr(doc="Tree containing relationship")
    user_id: Id = attr(doc="Owner of the tree")
    type: ParentType = attr(doc="Biological, Adoptive, Step, Foster")
    adoption_date: date | None = attr(default=None, doc="YYYY-MM-DD (if adoptive)")
    notes: str | None = attr(default=None, doc="Additional information")
    created_at: datetime = created(doc="ISO 8601 timestamp")
    updated_at: datetime = updated(doc="ISO 8601 timestamp")
    type_detail: str | None = attr(
        default=None, doc="Detail beyond the four types, such as Unknown", extension=True
    )
    adoption_date_text: str | None = attr(
        default=None, doc="The date as in the source", extension=True
    )
    gedcom_extra: str | None = attr(
        default=None, doc="Imported GEDCOM lines without an attribute", extension=True
    )
    created_by: Id | None = attr(
        default=None, doc="User who created it, if not the owner", extension=True
    )
    updated_by: Id | None = attr(
        default=None, doc="User who changed it last, if not the owner", extension=True
    )
    created_in: str | None = attr(
        default=None, doc="Request with an Idempotency-Key that created it", extension=True
    )

    primary = Ygg.primary("USER#{user_id}", "PERSON#{parent_id}#CHILD#{child_id}")
    by_child = Ygg.gsi1("PERSON#{child_id}", "PARENT#{parent_id}")
    by_tree = Ygg.gsi2("TREE#{tree_id}", "RELATIONSHIP#PARENT#{parent_id}#{child_id}")

    @primary.query
    def children(cls, user_id: str, parent_id: str) -> None:
        """Get all children of a parent."""

    @by_child.query
    def parents(cls, child_id: str) -> None:
        """Get all parents of a child (reverse via GSI1)."""

    @by_tree.query
    def in_tree(cls, tree_id: str) -> None:
        """Get all relationships in a tree: those of parents; TreeLinks has those of spouses too."""

    @primary.get(extension=True)
    def get(cls, user_id: str, parent_id: str, child_id: str) -> None:
        """Get the link between a parent and a child."""


class Spouses(Entity, table=Ygg, tag="Relationship", names=pascal, tenant="user_id"):
    """Marriage or partnership between two people."""

    relationship_type: Literal["Spousal"] = attr(default="Spousal", doc='"Spousal"')
    person1_id: Id = attr(doc="First person ID")
    person2_id: Id = attr(doc="Second person ID")
    tree_id: Id = attr(doc="Tree containing relationship")
    user_id: Id = attr(doc="Owner of the tree")
    status: SpousalStatus = attr(doc="Married, Divorced, Widowed, Separated")
    marriage_date: date | None = attr(default=None, doc="YYYY-MM-DD")
    marriage_place: str | None = attr(default=None, doc="City, State, Country")
    divorce_date: date | None = attr(default=None, doc="YYYY-MM-DD")
    notes: str | None = attr(default=None, doc="Additional information")
    created_at: datetime = created(doc="ISO 8601 timestamp")
    updated_at: datetime = updated(doc="ISO 8601 timestamp")
    status_detail: str | None = attr(
        default=None, doc="Detail beyond the four statuses, such as Partner", extension=True
    )
    marriage_date_text: str | None = attr(
        default=None, doc="The date as in the source", extension=True
    )
    divorce_date_text: str | None = attr(
        default=None, doc="The date as in the source", extension=True
    )
    previous_unions: list[PreviousUnion] | None = attr(
        default=None, doc="Earlier unions of the same two people, oldest first", extension=True
    )
    gedcom_extra: str | None = attr(
        default=None, doc="Imported GEDCOM lines without an attribute", extension=True
    )
    created_by: Id | None = attr(
        default=None, doc="User who created it, if not the owner", extension=True
    )
    updated_by: Id | None = attr(
        default=None, doc="User who changed it last, if not the owner", extension=True
    )
    created_in: str | None = attr(
        default=None, doc="Request with an Idempotency-Key that created it", extension=True
    )

    primary = Ygg.primary("USER#{user_id}", "PERSON#{person1_id}#SPOUSE#{person2_id}")
    by_second = Ygg.gsi1("PERSON#{person2_id}", "SPOUSE#{person1_id}")
    by_tree = Ygg.gsi2("TREE#{tree_id}", "RELATIONSHIP#SPOUSE#{person1_id}#{person2_id}")

    @primary.query
    def of_first(cls, user_id: str, person1_id: str) -> None:
        """Get spouses of a person, where the person comes first."""

    @by_second.query
    def of_second(cls, person2_id: str) -> None:
        """Get spouse relationships (reverse via GSI1), where the person comes second."""

    @by_tree.query
    def in_tree(cls, tree_id: str) -> None:
        """Get all marriages in a tree."""

    @primary.get(extension=True)
    def get(cls, user_id: str, person1_id: str, person2_id: str) -> None:
        """Get the link between two spouses, in this order."""
