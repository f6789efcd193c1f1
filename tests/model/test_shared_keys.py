"""Two entities whose items can have the same key: none replaces the other's item."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.errors import (
    AlreadyExistsError,
    BatchRejectedError,
    ItemNotFoundError,
    NotUniqueError,
    TransactionFailedError,
)
from tablewright.model import (
    Entity,
    Index,
    Table,
    assign,
    design_of,
    put_all,
    transaction,
    unique,
    update_of,
    version,
    write_all,
)


class Names(Table, name="names", tag="kind"):
    primary = Index("pk")


class User(Entity, table=Names):
    id: str
    email: str = unique()
    primary = Names.primary("{id}")


class Organization(Entity, table=Names):
    id: str
    title: str
    primary = Names.primary("{id}")


class Team(Entity, table=Names):
    id: str
    revision: int = version()
    primary = Names.primary("{id}")


class Session(Entity, table=Names):
    id: str
    primary = Names.primary("SESSION#{id}")


DESIGN = design_of("names", Names)


@pytest.fixture
def names(db: Any) -> Any:
    """A user under the key `a`."""
    db.create_tables(DESIGN)
    db.run(User(id="a", email="a@x").create())
    return db


def test_a_put_does_not_replace_the_item_of_another_entity(names: Any):
    with pytest.raises(AlreadyExistsError) as told:
        names.run(Organization(id="a", title="A").put())
    assert (
        "C101: User already exists under this key, and Organization cannot replace it."
        " Delete that item first, or use another key: the two entities share their keys."
    ) == str(told.value)
    assert User(id="a", email="a@x") == told.value.found


def test_a_put_of_an_entity_with_unique_attributes_does_not_replace_it_either(names: Any):
    names.run(Organization(id="o", title="O").put())
    with pytest.raises(AlreadyExistsError, match="Organization already exists"):
        names.run(User(id="o", email="o@x").put())
    names.run(User(id="p", email="o@x").put())  # its guard was not left behind


def test_a_put_of_an_entity_with_a_version_does_not_replace_it_either(names: Any):
    team = Team(id="t")
    names.run(team.create())
    names.run(Team.at(id="t").erase())
    item = {"pk": {"S": "t"}, "kind": {"S": "Organization"}, "title": {"S": "T"}}
    names.call("PutItem", {"TableName": "names", "Item": item | {"revision": {"N": "1"}}})
    with pytest.raises(AlreadyExistsError, match="Organization already exists"):
        names.run(team.put())


def test_a_create_names_the_entity_that_has_the_key(names: Any):
    with pytest.raises(AlreadyExistsError, match="User already exists under this key, and Org"):
        names.run(Organization(id="a", title="A").create())
    with pytest.raises(AlreadyExistsError, match=r"User already exists under this key\. Use put"):
        names.run(User(id="a", email="b@x").create())
    names.call("PutItem", {"TableName": "names", "Item": {"pk": {"S": "z"}}})
    with pytest.raises(AlreadyExistsError, match="An item of an unknown entity already exists"):
        names.run(Organization(id="z", title="Z").create())


def test_a_transaction_says_which_entity_has_the_key(names: Any):
    with pytest.raises(TransactionFailedError, match="User already exists"):
        names.run(transaction(Organization(id="a", title="A").put()))


def test_what_another_entity_has_is_neither_updated_nor_erased(names: Any):
    names.run(Organization(id="o", title="O").put())
    for operation in (
        Organization.at(id="a").update(assign(Organization.title, "A")),
        Organization.at(id="a").erase(),
        User.at(id="o").erase(),
        User.at(id="o").delete(),
        User.at(id="o").update(assign(User.email, "o@x")),
    ):
        with pytest.raises(ItemNotFoundError):
            names.run(operation)
    draft = User.draft(id="o")
    draft.email = "o@x"
    with pytest.raises(ItemNotFoundError):
        names.run(update_of(draft))
    with pytest.raises(NotUniqueError):
        names.run(User(id="b", email="a@x").create())


@pytest.mark.parametrize("write", [Organization(id="b", title="B").put(), User.at(id="b").erase()])
def test_a_batch_refuses_what_another_entity_can_have_the_key_of(names: Any, write: Any):
    with pytest.raises(BatchRejectedError, match="in a transaction"):
        names.run(write_all([write]))


def test_a_batch_takes_an_entity_whose_keys_are_its_own(names: Any):
    names.run(put_all([Session(id="s")]))
    with pytest.raises(BatchRejectedError, match="another entity can have the same key"):
        names.run(put_all([Session(id="s"), Organization(id="b", title="B")]))


def test_a_put_replaces_what_is_its_own(names: Any):
    names.run(User(id="a", email="b@x").put())
    names.run(User(id="b", email="a@x").put())
    for title in ("O", "P"):
        names.run(Organization(id="o", title=title).put())
    assert ["P"] == [one.title for one in names.all(Organization.scan())]
