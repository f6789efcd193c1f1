"""Wrong places, lookups, collections and assignments: each marked line is refused.

The same mistakes with the untyped `at`, `draft`, `by_unique`, `of` and `assign(path, value)` are in
`tests/model/test_typed_places.py`: they are errors at run time.
"""

from __future__ import annotations

from uuid import UUID

from tablewright.client import Database
from tablewright.model import add, assign, assign_once, update_of
from tests.typing.model_types import Gender, Member, Person, Place, Role, Tree, WholeTree


def places(an_id: UUID) -> None:
    Tree.get("u").draft()  # E: a part of the key is missing
    Tree.get("u", "t", "x").draft()  # E: too many parts
    Tree.get(user_id="u", tre_id="t").erase()  # E: no such part
    Tree.get("u", 3).delete()  # E: not a text
    Tree.get("u", None).delete()  # E: not optional
    Member.get("a", "1").touch()  # E: not a UUID
    Member.get(an_id, "a").revive()  # E: the parts are swapped
    Person.in_tree("t").draft()  # E: a query is not a place
    Tree.get("u", "t").put()  # E: a place has no values to put
    update_of(Tree.get("u", "t"))  # E: a place is not a draft


def changes() -> None:
    place = Tree.get("u", "t")
    place.update("tree_name")  # E: a text is not a change
    place.update(Tree.person_count == 3)  # E: a condition is not a change
    place.update(assign(Tree.tree_name))  # E: a value is missing
    place.update(assign(Tree.tree_name).to(3))  # E: not a text
    place.update(assign(Tree.tree_name).to(None))  # E: not optional
    place.update(assign(Tree.tre_name).to("n"))  # E: no such attribute
    place.update(assign(Tree.labels).to(["a"]))  # E: a list is not a set
    place.update(assign(Tree.root).to("Oslo"))  # E: not the record
    place.update(assign(Tree.shared_with).to("u"))  # E: a text is not a list
    place.update(assign_once(Tree.person_count).to("1"))  # E: not a number
    assign(Person.gender).to("Male")  # E: not the enum
    assign(Member.role).to(Gender.male)  # E: another enum
    assign(Member.user_id).to("1")  # E: not a UUID
    assign(Member.joined_at).to("2026-11-18")  # E: not a time
    assign(Tree.root).to(Place(3))  # E: not a text inside of the record


def drafts(an_id: UUID) -> None:
    draft = Tree.get("u", "t").draft()
    draft.tree_name = 3  # E: not a text
    draft.tre_name = "n"  # E: no such attribute
    draft.person_count += "1"  # E: not a number
    draft.labels.add(3)  # E: not a text
    Member.get("a", an_id).draft().role = "admin"  # E: not the enum


def lookups(db: Database) -> None:
    Member.by_email("a")  # E: a value is missing
    Member.by_email("a", 3)  # E: not a text
    Member.by_email(account="a", email="e")  # E: no such parameter
    Member.by_email("a", "e", "x")  # E: too many
    _ = db.run(Member.by_email("a", "e")).email  # E: may be None


def collections() -> None:
    WholeTree.of_tree()  # E: a part is missing
    WholeTree.of_tree(3)  # E: not a text
    WholeTree.of_tree(tre_id="t")  # E: no such part
    WholeTree.of_tree("t").limit("10")  # E: not a number
    WholeTree.of_tree("t").where("name = x")  # E: a text is not a condition
    WholeTree.of_tree("t").from_cursor(3)  # E: not a text


def results(db: Database) -> None:
    _ = db.run(Tree.get("u", "t").delete()).tree_name  # E: a deletion returns nothing
    tree = db.run(Tree.get("u", "t").update(add(Tree.person_count, 1)))
    _ = tree.tre_name  # E: no such attribute
    _ = db.run(WholeTree.of_tree("t").limit(3)).cursor.upper()  # E: may be None
    assign(Member.role).to(Role.admin).to(Role.member)  # E: a change has no further value
