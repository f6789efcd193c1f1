"""Every access pattern of the family trees, on two owners' families side by side."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from tablewright.client import Database
from tablewright.errors import TenantMismatchError
from tablewright.model import Operation, Query, after, between, put_all, since, until
from tablewright.systems.yggdrasil.design import (
    DESIGN,
    HomePerson,
    ParentChild,
    Person,
    Revision,
    SharedTree,
    Spouses,
    Tree,
    TreeLinks,
    User,
    UserContents,
    WholeTree,
)
from tablewright.systems.yggdrasil.design.imports import GedcomPart, Import
from tests.systems.yggdrasil.families import PERSONS_AS_CREATED, START, TREES_AS_CREATED, Family
from tests.systems.yggdrasil.reading import in_pages

PERSONS = sorted(PERSONS_AS_CREATED)


# Users


def test_a_user_is_got_by_id(db: Database, ann: Family):
    assert ann.user == db.run(User.get("ann"))
    assert db.run(User.get("nobody")) is None


def test_a_user_is_got_by_email_however_it_is_spelled(db: Database, ann: Family, bob: Family):
    assert ann.user == db.run(User.by_email("ann@example.com"))
    assert ann.user == db.run(User.by_email(" Ann@Example.COM "))
    assert bob.user == db.run(User.by_email("BOB@example.com"))
    assert db.run(User.by_email("eve@example.com")) is None


def test_a_user_is_found_by_email_behind_more_users_than_a_page_holds(db: Database):
    # A scan with a filter, as the document has it, would end its first page at 1 MB.
    long = "x" * 390_000
    users = [User(user_id=f"long-{n}", email=f"long-{n}@x", display_name=long) for n in range(4)]
    db.run(put_all([Tree(user_id="long", tree_id=f"long-{n}", tree_name=long) for n in range(4)]))
    for user in users:
        db.run(user.create())
    assert ["long-3"] == [u.user_id for u in [db.run(User.by_email("long-3@x"))] if u is not None]
    assert [f"long-{n}" for n in range(4)] == [t.tree_id for t in db.all(Tree.of_user("long"))]


# Trees


def test_all_trees_of_a_user_come_in_the_order_of_ids(db: Database, ann: Family, bob: Family):
    for family in (ann, bob):
        wanted = [family.trees[short] for short in sorted(TREES_AS_CREATED)]
        assert wanted == in_pages(db, Tree.of_user(family.owner))
    assert [] == db.all(Tree.of_user("nobody"))


def test_a_tree_is_found_by_its_id_alone(db: Database, ann: Family, bob: Family):
    assert ann.trees["t3"] == db.run(Tree.find("ann-t3"))
    assert bob.trees["t3"] == db.run(Tree.find("bob-t3"))
    assert db.run(Tree.find("no-tree")) is None


def test_trees_of_a_user_come_in_the_order_of_creation(db: Database, ann: Family, bob: Family):
    wanted = [ann.trees[short] for short in TREES_AS_CREATED]
    times = [tree.created_at for tree in wanted]
    assert wanted == in_pages(db, Tree.by_creation("ann"))
    assert wanted[::-1] == in_pages(db, Tree.by_creation("ann").newest_first())
    assert wanted[1:4] == in_pages(db, Tree.by_creation("ann", between(times[1], times[3])))
    assert wanted[4:] == in_pages(db, Tree.by_creation("ann", after(times[3])))
    assert wanted[:2] == in_pages(db, Tree.by_creation("ann", until(times[1])))


def test_an_update_leaves_a_tree_at_its_time_of_creation(db: Database):
    for number, tree_id in enumerate(("moved-b", "moved-a")):
        created_at = START + timedelta(hours=number)
        tree = Tree(user_id="moved", tree_id=tree_id, tree_name="x", created_at=created_at)
        db.run(tree.create())
    found = db.run(Tree.find("moved-b"))
    assert found is not None
    found.tree_name = "y"
    db.run(found.put())
    order = [tree.tree_id for tree in db.all(Tree.by_creation("moved"))]
    assert ["moved-b", "moved-a"] == order


def test_a_tree_of_a_user_is_got_by_its_key(db: Database, ann: Family):
    assert ann.trees["t1"] == db.run(Tree.get("ann", "ann-t1").consistently())
    assert db.run(Tree.get("bob", "ann-t1")) is None


def test_trees_of_others_are_listed_apart_from_own_ones(db: Database, ann: Family, bob: Family):
    for family in (ann, bob):
        wanted = [family.guest_of[short] for short in sorted(family.guest_of)]
        assert wanted == in_pages(db, SharedTree.of_user(family.owner))
    assert ann.guest_of["g2"] == db.run(SharedTree.get("ann", "ann-g2"))


# Imports


def test_imports_of_a_tree_and_what_each_has_kept_come_in_order(db: Database, ann: Family):
    tree_id = ann.id("t1")
    assert [ann.imports[one] for one in ("i1", "i2")] == in_pages(
        db, Import.of_tree("ann", tree_id)
    )
    assert ann.imports["i2"] == db.run(Import.get("ann", tree_id, "i2"))
    kept = [ann.parts["i2", number] for number in (1, 2)]
    assert kept == in_pages(db, GedcomPart.of_import("ann", tree_id, "i2"))
    assert 4 == len(db.all(GedcomPart.of_tree("ann", tree_id)))


# Persons


def test_all_persons_in_a_tree_come_in_the_order_of_ids(db: Database, ann: Family, bob: Family):
    for family in (ann, bob):
        wanted = [family.persons[short] for short in PERSONS]
        assert wanted == in_pages(db, Person.in_tree(family.id("t1")), size=5)
        assert [family.persons["alone"]] == db.all(Person.in_tree(family.id("t2")))
    assert [] == db.all(Person.in_tree("ann-t3"))


def test_a_person_is_found_by_id_though_relationships_sort_before_it(db: Database, ann: Family):
    partition = {"S": "PERSON#ann-root"}
    images = db.call(
        "Query",
        {
            "TableName": "Yggdrasil",
            "IndexName": "GSI1",
            "KeyConditionExpression": "GSI1PK = :pk",
            "ExpressionAttributeValues": {":pk": partition},
        },
    )["Items"]
    assert {"S": "Relationship"} == images[0]["EntityType"]
    assert ann.persons["root"] == db.run(Person.find("ann-root"))
    assert db.run(Person.find("nobody")) is None


def test_a_person_is_got_with_tree_and_user(db: Database, ann: Family):
    found = db.run(Person.get("ann", "ann-c1"))
    assert found is not None
    assert ("ann", "ann-t1") == (found.user_id, found.tree_id)
    assert ann.persons["c1"] == found
    assert db.run(Person.get("bob", "ann-c1")) is None


def test_persons_of_a_user_come_without_the_relationships_among_them(db: Database, ann: Family):
    wanted = [ann.persons[short] for short in sorted(ann.persons)]
    assert wanted == in_pages(db, Person.of_user("ann"), size=5)


def test_persons_of_a_user_come_in_the_order_of_creation(db: Database, ann: Family):
    wanted = [ann.persons[short] for short in (*PERSONS_AS_CREATED, "alone")]
    second = START + timedelta(minutes=1)
    assert wanted == in_pages(db, Person.by_creation("ann"), size=5)
    assert wanted[2:] == in_pages(db, Person.by_creation("ann", since(second)))
    assert wanted[2:4] == in_pages(db, Person.by_creation("ann", between(second, second)))


# Relationships


def test_all_children_of_a_parent_come_in_the_order_of_ids(db: Database, ann: Family, bob: Family):
    for family in (ann, bob):
        wanted = [family.parents["root", f"c{n}"] for n in range(1, 6)]
        assert wanted == in_pages(db, ParentChild.children(family.owner, family.id("root")))
    assert [] == db.all(ParentChild.children("ann", "ann-c1"))


def test_all_parents_of_a_child_are_found_in_reverse(db: Database, ann: Family, bob: Family):
    for family in (ann, bob):
        wanted = [family.parents[short, "c1"] for short in ("root", "s1", "step")]
        assert wanted == in_pages(db, ParentChild.parents(family.id("c1")))
    # Its marriages and the person itself lie in the same partition.
    assert [] == db.all(ParentChild.parents("ann-root"))


def test_all_relationships_in_a_tree_are_read_together(db: Database, ann: Family):
    parents = [ann.parents[pair] for pair in sorted(ann.parents)]
    spouses = [ann.spouses[pair] for pair in sorted(ann.spouses)]
    assert parents == in_pages(db, ParentChild.in_tree("ann-t1"))
    links = db.run(TreeLinks.of(tree_id="ann-t1"))
    assert (parents, spouses) == (links.parents, links.spouses)


def test_spouses_of_a_person_are_found_from_both_sides(db: Database, ann: Family, bob: Family):
    for family in (ann, bob):
        first = [family.spouses["root", short] for short in ("s1", "s2")]
        second = [family.spouses[short, "root"] for short in ("s3", "s4", "s5")]
        assert first == in_pages(db, Spouses.of_first(family.owner, family.id("root")), size=1)
        assert second == in_pages(db, Spouses.of_second(family.id("root")))


def test_all_marriages_in_a_tree_come_in_the_order_of_both_ids(db: Database, ann: Family):
    wanted = [ann.spouses[pair] for pair in sorted(ann.spouses)]
    assert wanted == in_pages(db, Spouses.in_tree("ann-t1"))
    assert [] == db.all(Spouses.in_tree("ann-t2"))


def test_a_relationship_is_one_item_with_a_key(db: Database, ann: Family):
    assert ann.parents["step", "c1"] == db.run(ParentChild.get("ann", "ann-step", "ann-c1"))
    assert ann.spouses["root", "s1"] == db.run(Spouses.get("ann", "ann-root", "ann-s1"))
    assert db.run(Spouses.get("ann", "ann-s1", "ann-root")) is None


# Together


def test_a_whole_tree_is_read_together(db: Database, ann: Family):
    whole = db.run(WholeTree.of(tree_id="ann-t1"))
    assert ann.trees["t1"] == whole.tree
    assert [ann.persons[short] for short in PERSONS] == whole.persons
    assert (len(ann.parents), len(ann.spouses)) == (len(whole.parents), len(whole.spouses))


def test_all_that_a_user_has_is_read_together(db: Database, bob: Family):
    contents = db.run(UserContents.of(user_id="bob"))
    assert bob.user == contents.user
    assert [bob.trees[short] for short in TREES_AS_CREATED] == contents.trees
    assert set(bob.persons) == {one.person_id.removeprefix("bob-") for one in contents.persons}


# Tenants: a client of one owner finds what is the owner's, and nothing of another's


def patterns_of(own: str) -> dict[str, Operation[Any]]:
    """Every pattern, asked for what one owner has."""
    return {
        "User.get": User.get(own),
        "User.by_email": User.by_email(f"{own}@example.com"),
        "Tree.of_user": Tree.of_user(own),
        "Tree.find": Tree.find(f"{own}-t1"),
        "Tree.by_creation": Tree.by_creation(own),
        "Tree.get": Tree.get(own, f"{own}-t1"),
        "SharedTree.of_user": SharedTree.of_user(own),
        "SharedTree.get": SharedTree.get(own, f"{own}-g1"),
        "HomePerson.of_user": HomePerson.of_user(own),
        "HomePerson.get": HomePerson.get(own, f"{own}-t1"),
        "Revision.of_tree": Revision.of_tree(own, f"{own}-t1"),
        "Revision.get": Revision.get(own, f"{own}-t1", 7),
        "Person.in_tree": Person.in_tree(f"{own}-t1"),
        "Person.find": Person.find(f"{own}-root"),
        "Person.get": Person.get(own, f"{own}-root"),
        "Person.of_user": Person.of_user(own),
        "Person.by_creation": Person.by_creation(own),
        "ParentChild.children": ParentChild.children(own, f"{own}-root"),
        "ParentChild.parents": ParentChild.parents(f"{own}-c1"),
        "ParentChild.in_tree": ParentChild.in_tree(f"{own}-t1"),
        "ParentChild.get": ParentChild.get(own, f"{own}-root", f"{own}-c1"),
        "Spouses.of_first": Spouses.of_first(own, f"{own}-root"),
        "Spouses.of_second": Spouses.of_second(f"{own}-root"),
        "Spouses.in_tree": Spouses.in_tree(f"{own}-t1"),
        "Spouses.get": Spouses.get(own, f"{own}-root", f"{own}-s1"),
        "Import.of_tree": Import.of_tree(own, f"{own}-t1"),
        "Import.get": Import.get(own, f"{own}-t1", "i1"),
        "GedcomPart.of_tree": GedcomPart.of_tree(own, f"{own}-t1"),
        "GedcomPart.of_import": GedcomPart.of_import(own, f"{own}-t1", "i1"),
    }


def test_every_pattern_of_the_design_is_asked_for_both_owners():
    (table,) = DESIGN.tables
    patterns = {f"{e.name}.{one.name}" for e in table.entities for one in e.patterns}
    assert patterns == set(patterns_of("ann"))


@pytest.mark.parametrize("name", patterns_of("ann"))
def test_a_client_of_one_owner_finds_nothing_of_another(
    name: str, db: Database, families: dict[str, Family]
):
    found = {own: _found(db, patterns_of(own)[name]) for own in families}
    assert found["ann"]
    assert found["ann"] != found["bob"]
    for own, other in (("ann", "bob"), ("bob", "ann")):
        bound = db.for_tenant(own)
        assert found[own] == _found(bound, patterns_of(own)[name])
        assert [] == _found_or_refused(bound, patterns_of(other)[name])


def test_a_client_of_one_owner_reads_nothing_of_another_together(
    db: Database, families: dict[str, Family]
):
    bound = db.for_tenant("bob")
    whole = bound.run(WholeTree.of(tree_id="ann-t1"))
    links = bound.run(TreeLinks.of(tree_id="ann-t1"))
    assert (None, [], [], []) == (whole.tree, whole.persons, whole.parents, whole.spouses)
    assert ([], []) == (links.parents, links.spouses)
    assert db.run(WholeTree.of(tree_id="bob-t1")) == bound.run(WholeTree.of(tree_id="bob-t1"))
    with pytest.raises(TenantMismatchError):
        bound.run(UserContents.of(user_id="ann"))


def _found(db: Database, operation: Operation[Any]) -> list[Any]:
    if isinstance(operation, Query):
        return db.all(operation)
    one = db.run(operation)
    return [] if one is None else [one]


def _found_or_refused(db: Database, operation: Operation[Any]) -> list[Any]:
    try:
        return _found(db, operation)
    except TenantMismatchError:
        return []
