"""What imports leave beside people and links goes with the tree, too."""

from __future__ import annotations

from tablewright.testing.matrix.stored import items_of
from tests.systems.yggdrasil.service.growing import API, asked, new_tree
from tests.systems.yggdrasil.service.world import World, with_trees

FILE = b"0 HEAD\n1 GEDC\n2 VERS 7.0\n0 @U1@ SUBM\n1 NAME Ada\n0 @I1@ INDI\n1 NAME Ben\n0 TRLR\n"


@with_trees
async def test_a_deleted_tree_leaves_no_import_behind(world: World):
    tree_id = await new_tree(world.ann)
    kind = {"content-type": "application/octet-stream"}
    path = f"{API}/trees/{tree_id}/import"
    assert 202 == (await world.ann.ask("POST", path, FILE, headers=kind)).status
    await world.run_jobs()
    kinds = {one["EntityType"]["S"] for one in await items_of(world.db, "Yggdrasil")}
    assert {"Import", "GedcomPart", "Person", "Tree"} <= kinds
    await asked(world.ann, "DELETE", f"{API}/trees/{tree_id}", status=204)
    for _ in range(2):
        await world.run_jobs()
        world.clock.advance(seconds=300)
    left = [one for one in await items_of(world.db, "Yggdrasil") if tree_id in str(one)]
    assert [] == left
