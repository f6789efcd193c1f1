"""Layouts: no person is missing or covered, parents are above, lines end where they should."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.browser.yggdrasil.canvas.families import Family, Graph, royal, small, tangled
from tests.browser.yggdrasil.canvas.layouts import Drawn, contradicts, drawn
from tests.browser.yggdrasil.canvas.stage import Stage

TANGLES = [tangled(seed) for seed in range(80)]
CHARTS = ("pedigree", "descendants", "hourglass", "fan")


@pytest.fixture(scope="module")
def trees(shared_stage: Stage) -> list[Drawn]:
    return drawn(shared_stage, [*TANGLES, small(), royal(size=900)])


def test_everybody_is_in_the_tree_exactly_once(trees: list[Drawn]):
    for tree in trees:
        assert sorted(person["personId"] for person in tree.graph["persons"]) == sorted(tree.ids())


def test_no_card_covers_another(trees: list[Drawn]):
    for tree in trees:
        assert [] == tree.overlapping(), tree.graph["tree"]


def test_parents_are_above_their_children(trees: list[Drawn]):
    for tree in trees:
        where = {node["id"]: node for node in tree.nodes}
        for link in tree.graph["parents"]:
            parent, child = where[link["parentId"]], where[link["childId"]]
            assert parent["level"] < child["level"]
            assert parent["y"] + parent["h"] < child["y"]


def test_couples_are_on_one_level_unless_that_would_put_somebody_above_themselves(
    trees: list[Drawn],
):
    free = [tree for tree in trees if not contradicts(tree.graph)]
    assert len(free) > 30
    for tree in free:
        where = {node["id"]: node for node in tree.nodes}
        for link in tree.graph["spouses"]:
            assert where[link["person1Id"]]["y"] == where[link["person2Id"]]["y"]


def test_only_the_couples_that_contradict_are_on_two_levels(stage: Stage):
    made = Family()
    mother, son, other, third = (made.person(name, "", "Unknown") for name in "abcd")
    made.child(son, mother)
    made.couple(mother, son)
    made.couple(son, other)
    made.couple(mother, third)
    (tree,) = drawn(stage, [made.graph()])
    assert tree.node(mother)["level"] < tree.node(son)["level"]
    assert tree.node(son)["level"] == tree.node(other)["level"]
    assert tree.node(mother)["level"] == tree.node(third)["level"]
    assert 3 == sum(edge["kind"] == "couple" for edge in tree.edges)


def test_lines_begin_and_end_at_their_cards(trees: list[Drawn]):
    for tree in trees:
        assert [] == tree.loose_ends(), tree.graph["tree"]


def test_every_link_has_a_line(trees: list[Drawn]):
    for tree in trees:
        children = [edge for edge in tree.edges if edge["kind"] == "child"]
        lines = {(parent, edge["to"]) for edge in children for parent in edge["from"]}
        assert lines == {(link["parentId"], link["childId"]) for link in tree.graph["parents"]}
        couples = {
            frozenset((edge["from"][0], edge["to"]))
            for edge in tree.edges
            if edge["kind"] == "couple"
        }
        links = tree.graph["spouses"]
        assert couples == {frozenset((link["person1Id"], link["person2Id"])) for link in links}


def test_no_line_to_a_child_runs_over_anybody_else(trees: list[Drawn]):
    for tree in trees:
        assert [] == tree.through_cards(), tree.graph["tree"]


def test_the_order_in_which_people_and_links_come_changes_nothing(stage: Stage):
    def shuffled(graph: Graph, seed: int) -> Graph:
        draws = Random(seed)
        lists = {name: list(graph[name]) for name in ("persons", "parents", "spouses")}
        for one in lists.values():
            draws.shuffle(one)
        return graph | lists

    def places(layout: Drawn) -> list[tuple[str, float, float]]:
        return sorted((node["key"], node["x"], node["y"]) for node in layout.nodes)

    some = [small(), *TANGLES[:12]]
    once = drawn(stage, some)
    again = drawn(stage, [shuffled(graph, seed) for seed, graph in enumerate(some)])
    assert [places(one) for one in once] == [places(one) for one in again]


def test_links_to_nobody_to_oneself_and_in_a_circle_are_left_out(stage: Stage):
    made = Family()
    a, b, c = (made.person(name, "", "Unknown") for name in "abc")
    for child, parent in ((a, b), (b, c), (c, a), (a, a), (a, "nobody"), (a, b)):
        made.child(child, parent)
    made.couple(a, a)
    made.couple("nobody", a)
    (tree,) = drawn(stage, [made.graph()])
    assert 3 == len(tree.nodes)
    assert 2 == sum(edge["kind"] == "child" for edge in tree.edges)


def test_siblings_stand_by_birth_and_couples_side_by_side(stage: Stage):
    made = Family()
    father, mother = made.person("F", "", "Male", "1850"), made.person("M", "", "Female", "1852")
    made.couple(father, mother)
    young, old, middle = (
        made.child(made.person(year, "", "Unknown", year), father, mother)
        for year in ("1890", "1880", "1885")
    )
    (tree,) = drawn(stage, [made.graph()])
    places = [tree.node(one)["x"] for one in (old, middle, young)]
    assert places == sorted(places)
    between = abs(tree.node(father)["x"] - tree.node(mother)["x"]) - tree.node(father)["w"]
    assert 22 == pytest.approx(between)


def test_who_has_no_kin_is_put_below_and_says_so(stage: Stage):
    made = Family()
    made.couple(made.person("a", "", "Unknown"), made.person("b", "", "Unknown"))
    alone = [made.person(str(number), "", "Unknown") for number in range(9)]
    (tree,) = drawn(stage, [made.graph()])
    assert tree.levels[-1]["countedFrom"] is None
    assert all(tree.node(one)["y"] > tree.node("p1")["y"] for one in alone)


def test_families_that_nothing_joins_share_rows_by_when_they_lived(stage: Stage):
    made = Family()
    great = made.person("a", "", "Male", "1800")
    grand = made.child(made.person("b", "", "Male", "1830"), great)
    made.child(made.person("c", "", "Male", "1860"), grand)
    other = made.person("d", "", "Female", "1831")
    made.child(made.person("e", "", "Female", "1861"), other)
    (tree,) = drawn(stage, [made.graph()])
    assert tree.node(grand)["level"] == tree.node(other)["level"]
    assert [[1800, 1800], [1830, 1831], [1860, 1861]] == [one["births"] for one in tree.levels]


@pytest.mark.parametrize("view", CHARTS)
def test_charts_cover_nothing_tie_their_lines_and_are_no_larger_than_the_graph(
    stage: Stage, view: str
):
    for chart in drawn(stage, [*TANGLES[:40], small()], view):
        keys = [node["key"] for node in chart.nodes]
        assert len(keys) == len(set(keys))
        firsts = [node["id"] for node in chart.nodes if not node.get("isAgain")]
        assert len(firsts) == len(set(firsts))
        assert len(keys) <= len(chart.graph["persons"]) + len(chart.graph["parents"])
        if view != "fan":
            assert [] == chart.overlapping()
        if view not in ("fan", "pedigree"):
            assert [] == chart.loose_ends()


@pytest.mark.parametrize("view", ["tree", *CHARTS])
def test_nobody_at_all_is_drawn_as_nothing(stage: Stage, view: str):
    (empty,) = drawn(stage, [Family().graph()], view)
    assert ([], []) == (empty.nodes, empty.edges)


def test_a_pedigree_shows_who_is_met_twice_twice_but_their_ancestors_once(stage: Stage):
    (chart,) = drawn(stage, [small()], "pedigree")
    again = [node["id"] for node in chart.nodes if node.get("isAgain")]
    assert ["p1", "p2"] == sorted(again)  # of cousins who married
    by_key = {node["key"]: node for node in chart.nodes}
    assert 0 == by_key["p25"]["level"]
    assert by_key["p25"]["x"] < by_key["p18"]["x"] < by_key["p12"]["x"]


def test_a_pedigree_seats_parents_by_birth_first_and_adoptive_ones_at_places_that_are_left(
    stage: Stage,
):
    made = Family()
    child = made.person("Child", "", "Unknown")
    adopters = [made.person(name, "", name) for name in ("Female", "Male")]
    mother, stepfather = made.person("Mother", "", "Female"), made.person("Step", "", "Male")
    for parent, type in (
        (adopters[0], "Adoptive"),
        (adopters[1], "Adoptive"),
        (stepfather, "Step"),
    ):
        made.child(child, parent, type=type)
    made.child(child, mother)
    (chart,) = drawn(stage, [made.graph()], "pedigree", rootId=child)
    shown = sorted((node["y"], node["id"]) for node in chart.nodes if node["level"] == 1)
    assert [adopters[1], mother] == [person_id for _, person_id in shown]


def test_generations_say_how_far_a_chart_goes(stage: Stage):
    def levels(view: str, **options: Any) -> set[int]:
        (chart,) = drawn(stage, [small()], view, **options)
        return {node["level"] for node in chart.nodes}

    assert {0, 1, 2} == levels("pedigree", generations=2)
    assert {0, 1, 2} == levels("fan", generations=2)
    assert {0, 1} == levels("descendants", rootId="p1", generations=1)
    assert {0, 1, 2} == levels("hourglass", rootId="p3", generations=1)


@pytest.mark.parametrize("view", ["descendants", "hourglass"])
@pytest.mark.parametrize("generations", [1, 2, 3])
def test_an_uncle_who_marries_his_niece_does_not_add_a_generation_to_those_asked_for(
    stage: Stage, view: str, generations: int
):
    made = Family()
    ada = made.person("Ada", "Ek", "Female")
    ben, cat = made.person("Ben", "Ek", "Male"), made.person("Cat", "Ek", "Female")
    dora, eve = made.person("Dora", "Ek", "Female"), made.person("Eve", "Ek", "Female")
    made.child(ben, ada)
    made.child(cat, ada)
    made.child(dora, cat)
    made.couple(ben, dora)
    made.child(eve, ben, dora)
    (chart,) = drawn(stage, [made.graph()], view, rootId=ada, generations=generations)
    assert generations == max(level["generation"] for level in chart.levels)


def test_an_hourglass_has_ancestors_above_and_descendants_below(stage: Stage):
    (chart,) = drawn(stage, [small()], "hourglass", rootId="p3")
    assert chart.node("p1")["y"] < chart.node("p3")["y"] < chart.node("p9")["y"]
    assert "p4" not in chart.ids()  # a sister
    counted = [(level["countedFrom"], level["generation"]) for level in chart.levels]
    assert [("root", -1), ("root", 0), ("root", 1), ("root", 2)] == counted[:4]


@pytest.mark.parametrize("is_full", [False, True])
def test_the_segments_of_a_fan_lie_side_by_side_in_rings(stage: Stage, is_full: bool):
    (fan,) = drawn(stage, [royal(size=900)], "fan", isFull=is_full, generations=6)
    rings: dict[int, list[dict[str, float]]] = {}
    for node in fan.nodes:
        rings.setdefault(node["level"], []).append(node["sector"])
    assert {0, 1} <= set(rings)
    for level, sectors in rings.items():
        sectors.sort(key=lambda sector: sector["from"])
        for one, other in pairwise(sectors):
            assert one["to"] <= other["from"] + 1e-9
        if level > 0:
            assert all(one["inner"] == rings[level - 1][0]["outer"] for one in sectors)


def test_the_mark_of_a_parted_couple_is_not_on_the_line_to_another_couples_child(stage: Stage):
    made = Family()
    henry = made.person("Henry", "Tudor", "Male")
    # Two wives stand beside him; bars to the other two go round, and the last one has no child.
    wives = [made.person(name, "", "Female") for name in ("Catherine", "Anne", "Jane", "Ida")]
    for wife in wives[:3]:
        made.couple(henry, wife)
        made.child(made.person("Kim", "Tudor", "Unknown"), henry, wife)
    made.couple(henry, wives[3], "Divorced")
    (tree,) = drawn(stage, [made.graph()])
    marks: list[list[float]] = stage.page.evaluate(
        """async edges => {
            const { drawParted } = await import("/canvas/lines.js");
            const drawn = [];
            const pen = { line: points => drawn.push(points) };
            for (const edge of edges) drawParted(pen, edge, "black", 1);
            return drawn;
        }""",
        tree.edges,
    )
    falls = [edge["points"][0] for edge in tree.edges if edge["kind"] == "child"]
    assert 2 == len(marks)
    assert [] == [(m, x) for m in marks for x in falls if abs((m[0] + m[2]) / 2 - x) < 8]
