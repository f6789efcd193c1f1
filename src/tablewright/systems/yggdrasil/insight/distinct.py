"""Different people: pairs that an editor has confirmed not to be the same person.

The first of the two, by id, remembers the other.
Not here: finding pairs (`yggdrasil.insight.duplicates`).
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import msgspec

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.errors import ConflictingError, ForbiddenError, InvalidError, NotFoundError
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.trees.access import Access, editor
from tablewright.systems.yggdrasil.trees.changing import Plan, changed, edit, person_in

ROUTES: Final[Routes[Parts]] = Routes()
_MOST: Final = limits.YGGDRASIL_DISTINCT_MAX


class DistinctGiven(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """Two people who are not the same person."""

    first: Id
    second: Id


@ROUTES.post(
    "/api/trees/{tree_id}/distinct",
    rule=TENANT,
    status=204,
    tags=("insight",),
    errors=(NotFoundError, ForbiddenError, ConflictingError, InvalidError),
)
async def mark_distinct(context: Context[Parts], tree_id: Id, body: DistinctGiven) -> None:
    """Records that two people are different, so that duplicates no longer list them.

    Each person remembers up to 100 others; a further one replaces the oldest.
    """
    if body.first == body.second:
        raise InvalidError("`first` and `second` are the same person.", details={"reason": "self"})
    first_id, second_id = sorted((body.first, body.second))
    now = datetime.fromtimestamp(context.clock.now(), UTC)

    async def plan(access: Access) -> Plan[None]:
        first = await person_in(access, first_id)
        await person_in(access, second_id)
        others = [one for one in first.distinct_from or () if one != second_id]
        after = {"distinct_from": [*others, second_id][-_MOST:]}
        return Plan(None, edits=[edit(access, first, after, now)])

    await changed(await editor(context, tree_id), plan, families=context.parts.families)
