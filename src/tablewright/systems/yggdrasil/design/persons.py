"""Persons: the people of a tree.

Not here: how they are related (`yggdrasil.design.relationships`).
"""

from __future__ import annotations

from datetime import date, datetime

from tablewright.model import Entity, Range, attr, created, key_only, pascal, updated
from tablewright.systems.yggdrasil.design.table import Ygg
from tablewright.systems.yggdrasil.design.values import Gender, Id


class Person(Entity, table=Ygg, tag="Person", names=pascal, tenant="user_id"):
    """Individual person in a family tree."""

    person_id: Id = attr(doc="Unique person identifier (UUID)")
    tree_id: Id = attr(doc="Tree this person belongs to")
    user_id: Id = attr(doc="Owner of the tree")
    first_name: str = attr(doc="First name")
    middle_name: str | None = attr(default=None, doc="Middle name(s)")
    last_name: str = attr(doc="Last/family name")
    birth_name: str | None = attr(default=None, doc="Birth surname (maiden name)")
    preferred_name: str | None = attr(default=None, doc="Nickname or preferred name")
    suffix: str | None = attr(default=None, doc="Jr., Sr., III, etc.")
    gender: Gender = attr(doc="Male, Female, Other, Unknown")
    birth_date: date | None = attr(default=None, doc="YYYY-MM-DD format")
    death_date: date | None = attr(default=None, doc="YYYY-MM-DD format")
    birth_place: str | None = attr(default=None, doc="City, State/Province, Country")
    death_place: str | None = attr(default=None, doc="City, State/Province, Country")
    biography: str | None = attr(default=None, doc="Life story, notes")
    photo_url: str | None = attr(default=None, doc="S3 URL to profile photo")
    created_at: datetime = created(doc="ISO 8601 timestamp")
    updated_at: datetime = updated(doc="ISO 8601 timestamp")
    n: int = key_only(
        default=1, doc="Position among the persons of one request, starting at 1", extension=True
    )
    birth_date_text: str | None = attr(
        default=None, doc="The date as in the source, such as ABT 1850", extension=True
    )
    birth_sort: date | None = attr(default=None, doc="The earliest possible day", extension=True)
    death_date_text: str | None = attr(
        default=None, doc="The date as in the source, such as BEF 1900", extension=True
    )
    death_sort: date | None = attr(default=None, doc="The earliest possible day", extension=True)
    is_living: bool | None = attr(
        default=None, doc="Whether the person is alive, if known", extension=True
    )
    gedcom_extra: str | None = attr(
        default=None, doc="Imported GEDCOM lines without an attribute", extension=True
    )
    distinct_from: list[Id] | None = attr(
        default=None, doc="Similar people who are confirmed to be different", extension=True
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

    primary = Ygg.primary("USER#{user_id}", "PERSON#{person_id}")
    by_id = Ygg.gsi1("PERSON#{person_id}", "TREE#{tree_id}")
    by_tree = Ygg.gsi2("TREE#{tree_id}", "PERSON#{person_id}")
    # tablewright: allow L112 because the document writes n so, and it only separates persons
    # of one request, which have the same time
    in_user = Ygg.gsi3("USER#{user_id}", "PERSON#{created_at}#{n}")

    @by_tree.query
    def in_tree(cls, tree_id: str) -> None:
        """Get all persons in a tree."""

    @by_id.get
    def find(cls, person_id: str) -> None:
        """Get person by ID (reverse lookup via GSI1)."""

    @primary.get
    def get(cls, user_id: str, person_id: str) -> None:
        """Get person with tree and user info."""

    @primary.query(extension=True)
    def of_user(cls, user_id: str) -> None:
        """Get all persons of a user; the relationships among them are filtered out."""

    @in_user.query(extension=True)
    def by_creation(cls, user_id: str, created_at: Range[datetime] | None = None) -> None:
        """Get all persons of a user sorted by creation date."""
