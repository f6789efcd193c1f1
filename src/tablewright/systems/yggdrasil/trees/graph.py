"""The graph of a tree: everything for the canvas, in one response.

Not here: its layout (the page), the tree as strangers see it (`yggdrasil.trees.public`).
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import OPEN
from tablewright.errors import NotFoundError
from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.trees.access import Access, reader
from tablewright.systems.yggdrasil.trees.families import Seen
from tablewright.systems.yggdrasil.trees.reading import seen
from tablewright.systems.yggdrasil.views import (
    GraphView,
    graph_parent,
    graph_person,
    graph_spouses,
    tree_view,
)

ROUTES: Final[Routes[Parts]] = Routes()


class GraphQuery(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """Whether to hide living people."""

    living: Literal["show", "hide"] = "show"


@ROUTES.get("/api/trees/{tree_id}/graph", rule=OPEN, tags=("trees",), errors=(NotFoundError,))
async def get_graph(context: Context[Parts], tree_id: Id, query: GraphQuery) -> GraphView:
    """Returns everything the chart shows: people with their generation, and relationships.

    Living people are hidden from viewers, and with `living=hide` from everyone.
    """
    access = await reader(context, tree_id)
    found = await seen(context, access, hides_living=query.living == "hide")
    return graph_of(access, found)


def graph_of(access: Access, found: Seen) -> GraphView:
    """Returns the graph of a visible family."""
    family, levels = found.family, found.family.levels()
    return GraphView(
        tree=tree_view(access.tree, access.role),
        persons=[
            graph_person(
                person,
                living=person.person_id in found.living,
                hidden=found.is_hidden(person.person_id),
                level=levels[person.person_id],
            )
            for person in family.people
        ],
        parents=[graph_parent(one) for one in family.links],
        spouses=[graph_spouses(one) for one in family.couples],
    )
