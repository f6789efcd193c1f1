"""Layouts as Python sees them: made by the page's own scripts in the browser, and asked questions.

Not here: what is expected (`test_layouts.py`).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from typing import Any

from tests.browser.yggdrasil.canvas.families import Graph
from tests.browser.yggdrasil.canvas.stage import Stage

Node = dict[str, Any]
Edge = dict[str, Any]
NEAR = 0.01


@dataclass
class Drawn:
    """A graph and a layout of it."""

    graph: Graph
    nodes: list[Node]
    edges: list[Edge]
    levels: list[dict[str, Any]]
    bounds: dict[str, float]

    def node(self, person_id: str) -> Node:
        return next(node for node in self.nodes if node["id"] == person_id)

    def ids(self) -> list[str]:
        return [node["id"] for node in self.nodes]

    def overlapping(self) -> list[tuple[str, str]]:
        """Pairs of cards that cover each other."""
        found: list[tuple[str, str]] = []
        nodes = sorted(self.nodes, key=lambda node: node["x"])
        for index, one in enumerate(nodes):
            for other in nodes[index + 1 :]:
                if other["x"] >= one["x"] + one["w"] - NEAR:
                    break
                if abs(other["y"] - one["y"]) < one["h"] - NEAR:
                    found.append((one["key"], other["key"]))
        return found

    def loose_ends(self) -> list[Edge]:
        """Lines that do not begin and end where they should."""
        where = {node["id"]: node for node in self.nodes}
        return [edge for edge in self.edges if not _is_tied(edge, where)]

    def through_cards(self) -> list[tuple[str, str]]:
        """Lines from parents to children that cross another person's card: child and card."""
        found: list[tuple[str, str]] = []
        for edge in (edge for edge in self.edges if edge["kind"] == "child"):
            points = edge["points"]
            own = {edge["to"], *edge["from"]}
            for index in range(0, len(points) - 2, 2):
                (x0, x1) = sorted((points[index], points[index + 2]))
                (y0, y1) = sorted((points[index + 1], points[index + 3]))
                found += [
                    (edge["to"], node["id"])
                    for node in self.nodes
                    if node["id"] not in own
                    and x0 < node["x"] + node["w"] - 1
                    and x1 > node["x"] + 1
                    and y0 < node["y"] + node["h"] - 1
                    and y1 > node["y"] + 1
                ]
        return found


def drawn(stage: Stage, graphs: list[Graph], view: str = "tree", **options: Any) -> list[Drawn]:
    """Layouts of all graphs, in one go."""
    # As texts: the browser and Playwright take much longer over large structures.
    written: str = stage.page.evaluate(
        """async ([graphs, view, options]) => {
            const { layoutOf } = await import("/layout/layouts.js");
            return JSON.stringify(JSON.parse(graphs).map(one => layoutOf(view, one, options)));
        }""",
        [json.dumps(graphs), view, options],
    )
    made: list[dict[str, Any]] = json.loads(written)
    return [
        Drawn(graph, one["nodes"], one["edges"], one["levels"], one["bounds"])
        for graph, one in zip(graphs, made, strict=True)
    ]


def contradicts(graph: Graph) -> bool:
    """Whether couples and parents on one level would put a person above themselves."""
    name = {person["personId"]: person["personId"] for person in graph["persons"]}
    together = [(link["person1Id"], link["person2Id"]) for link in graph["spouses"]]
    by_child: dict[tuple[str, str], list[str]] = {}
    for link in graph["parents"]:
        by_child.setdefault((link["childId"], link["type"]), []).append(link["parentId"])
    together += [(a, b) for parents in by_child.values() for a in parents for b in parents]
    for a, b in together:
        old, new = name[a], name[b]
        name = {key: new if value == old else value for key, value in name.items()}
    above: dict[str, set[str]] = {}
    for link in graph["parents"]:
        above.setdefault(name[link["childId"]], set()).add(name[link["parentId"]])
    if any(child in parents for child, parents in above.items()):
        return True
    try:
        list(TopologicalSorter(above).static_order())
    except CycleError:
        return True
    return False


def _is_tied(edge: Edge, where: dict[str, Node]) -> bool:
    points = edge["points"]
    first, last = (points[0], points[1]), (points[-2], points[-1])
    if edge["kind"] != "child":
        return _touches(where[edge["from"][0]], *first) and _touches(where[edge["to"]], *last)
    child = where[edge["to"]]
    parents = [where[parent] for parent in edge["from"]]
    is_on_card = any(_touches(parent, *first) for parent in parents)
    between = sorted(parents, key=lambda parent: parent["x"])
    is_between = (
        between[0]["x"] <= first[0] <= between[-1]["x"] + between[-1]["w"]
        and between[0]["y"] <= first[1] <= between[0]["y"] + between[0]["h"] + 60
    )
    is_above = abs(child["y"] - last[1]) < NEAR or child["w"] > child["h"]
    return (is_on_card or is_between) and _touches(child, *last) and is_above


def _touches(node: Node, x: float, y: float) -> bool:
    return (
        node["x"] - NEAR <= x <= node["x"] + node["w"] + NEAR
        and node["y"] - NEAR <= y <= node["y"] + node["h"] + NEAR
    )
