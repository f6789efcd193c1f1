"""What the demo user has: a family with everything that families have, and a public dynasty."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

import pytest

from tablewright.ids import Draws
from tablewright.ops.seed import planting
from tablewright.systems.yggdrasil.demo.seed import DEMO_USER, seed
from tablewright.systems.yggdrasil.demo.stories import moved
from tablewright.systems.yggdrasil.design.owners import SharedTree, Tree, User
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.insight.checks import findings
from tablewright.systems.yggdrasil.people.living import hidden
from tablewright.systems.yggdrasil.trees.family import Family, family_of
from tests.systems.yggdrasil.service.growing import API, asked
from tests.systems.yggdrasil.service.world import World, with_trees

NOW = datetime(2026, 11, 1, 12, tzinfo=UTC)
FAMILY, DYNASTY = "demo-fennimore", "demo-corvane"


def _seeds(scale: int = 1, now: datetime = NOW) -> list[Any]:
    return list(seed(scale, Draws(1), now))


def _family(tree_id: str, seeds: list[Any]) -> Family:
    def of(kind: type[Any]) -> list[Any]:
        return [one for one in seeds if isinstance(one, kind) and one.tree_id == tree_id]

    (tree,) = of(Tree)
    return family_of(tree, of(Person), of(ParentChild), of(Spouses))


def _generation(family: Family, person_id: str) -> int:
    above = [_generation(family, one.parent_id) for one in family.parents(person_id)]
    return 1 + max(above, default=0)


def test_no_user_is_written_in_place_of_the_one_who_has_a_password():
    assert DEMO_USER not in [one.user_id for one in _seeds(3) if isinstance(one, User)]


@pytest.mark.parametrize("scale", [1, 3])
def test_the_scale_makes_no_difference_to_what_the_demo_user_has(scale: int):
    own = [one for one in _seeds(scale) if one.user_id == DEMO_USER]
    assert [FAMILY, DYNASTY] == [one.tree_id for one in own if isinstance(one, Tree)]
    assert ["tree-0001"] == [one.tree_id for one in own if isinstance(one, SharedTree)]


@pytest.mark.parametrize("tree_id", [FAMILY, DYNASTY])
def test_a_tree_is_whole(tree_id: str):
    seeds = _seeds()
    family = _family(tree_id, seeds)
    persons = [one for one in seeds if isinstance(one, Person) and one.tree_id == tree_id]
    links = [one for one in seeds if isinstance(one, ParentChild) and one.tree_id == tree_id]
    couples = [one for one in seeds if isinstance(one, Spouses) and one.tree_id == tree_id]
    assert family.tree.person_count == len(persons) == len(family.persons)
    assert (len(links), len(couples)) == (len(family.links), len(family.couples))
    assert family.tree.root_person_id in family.persons
    assert {DEMO_USER} == {one.user_id for one in (*persons, *links, *couples)}
    linked = {one for link in links for one in (link.parent_id, link.child_id)}
    linked |= {one for couple in couples for one in (couple.person1_id, couple.person2_id)}
    assert set(family.persons) == linked, "nobody stands alone"


@pytest.mark.parametrize("tree_id", [FAMILY, DYNASTY])
def test_nothing_in_a_tree_is_impossible(tree_id: str):
    found = findings(_family(tree_id, _seeds()), NOW.date())
    assert [] == [one for one in found if one.severity == "error"]


def test_the_family_has_five_generations():
    family = _family(FAMILY, _seeds())
    assert {1, 2, 3, 4, 5} == {_generation(family, one) for one in family.persons}


def test_the_family_has_what_families_have():
    family = _family(FAMILY, _seeds())
    persons = family.persons.values()
    assert {"Divorced", "Widowed", "Separated", "Married"} == {one.status for one in family.couples}
    assert {"Biological", "Adoptive", "Step"} == {one.type for one in family.links}
    arthur = next(one for one in persons if one.first_name == "Arthur")
    assert 2 == len(family.spouses(arthur.person_id)), "divorced, and married again"
    births = [one.birth_date for one in persons if one.birth_date is not None]
    assert 2 == len(births) - len(set(births)), "two pairs of twins"
    texts = {(one.birth_date_text or "").split(" ")[0] for one in persons}
    assert {"ABT", "BET", "CAL", "EST"} <= texts
    assert [""] == [one.last_name for one in persons if not one.last_name]
    assert 35 < sum(one.biography is not None for one in persons)


@pytest.mark.parametrize("year", [2020, 2026, 2096])
def test_the_young_are_young_whenever_it_is_told(year: int):
    today = date(year, 11, 1)
    family = _family(FAMILY, _seeds(now=datetime(year, 11, 1, tzinfo=UTC)))
    born = [one.birth_date for one in family.persons.values() if one.birth_date is not None]
    assert year - 20 == max(born).year
    assert max(born) < today
    dead = [one.death_date for one in family.persons.values() if one.death_date is not None]
    assert max(dead) < today
    assert 15 < len(hidden(family, today)) < len(family.persons) - 15


def test_nobody_of_the_dynasty_is_hidden():
    family = _family(DYNASTY, _seeds())
    assert family.tree.is_public
    assert frozenset() == hidden(family, NOW.date())
    parents = {one: {link.parent_id for link in family.parents(one)} for one in family.persons}
    assert {6} == {max(_generation(family, one) for one in parents)}


def test_only_years_are_moved():
    text = "Built 41 boats, 2000000 trees, 12 MAR 1850"
    assert "Built 41 boats, 2000000 trees, 12 MAR 1860" == moved(text, 10)


@with_trees
async def test_what_is_planted_can_be_seen_by_those_who_may(world: World):
    await world.db.run(planting(seed(1, Draws(1), datetime.fromtimestamp(world.clock.now(), UTC))))
    shown = await asked(world.anybody, "GET", f"{API}/public/{DYNASTY}")
    assert [False] * 21 == [one.get("hidden", False) for one in shown["persons"]]
    assert 404 == (await world.anybody.ask("GET", f"{API}/public/{FAMILY}")).status
    assert 404 == (await world.eve.ask("GET", f"{API}/trees/{FAMILY}")).status
