"""Public trees: a published tree as anyone can see it.

Not here: the same tree for its owner and guests (`yggdrasil.trees.graph`).
"""

from __future__ import annotations

from typing import Final

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import PUBLIC
from tablewright.errors import NotFoundError
from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.trees.access import reader
from tablewright.systems.yggdrasil.trees.graph import graph_of
from tablewright.systems.yggdrasil.trees.reading import seen
from tablewright.systems.yggdrasil.views import GraphView

ROUTES: Final[Routes[Parts]] = Routes()


@ROUTES.get("/api/public/{tree_id}", rule=PUBLIC, tags=("public",), errors=(NotFoundError,))
async def get_public_tree(context: Context[Parts], tree_id: Id) -> GraphView:
    """Returns a public tree as anyone can see it; living people are hidden."""
    access = await reader(context, tree_id)
    return graph_of(access, await seen(context, access, hides_living=True))
