"""Family trees, killed before each effect: every tree is sound, every photo is somebody's."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from tablewright.ids import CountingIds
from tablewright.kits.sessions.passwords import Passwords
from tablewright.systems.yggdrasil.design.owners import User
from tablewright.systems.yggdrasil.system import SYSTEM, assemble
from tests.systems.yggdrasil.service.growing import API, new_person, new_tree
from tests.systems.yggdrasil.service.images import file_of, picture
from tests.systems.yggdrasil.service.interleaving import check_sound
from tests.systems.yggdrasil.service.world import QUICK, NamedUsers

TREES = replace(
    SYSTEM,
    assemble=partial(assemble, identity=NamedUsers(), passwords=Passwords(CountingIds(), QUICK)),
)


async def planted(trees: Any) -> str:
    """A tree of Ann's; its id."""
    await trees.db.run(User(user_id="ann", email="ann@example.com", display_name="Ann").create())
    return await new_tree(trees.bearer("ann"))


def test_a_tree_is_sound_whatever_process_dies(tablewright_kills: Any):
    async def grow_and_fell(trees: Any, tree_id: str) -> None:
        ann = trees.bearer("ann")
        parent = await new_person(ann, tree_id, "Ada")
        await new_person(ann, tree_id, "Ben", relative={"kind": "child", "personId": parent})
        photo, kind = file_of(picture(), "PNG"), {"content-type": "image/png"}
        await ann.ask("POST", f"{API}/persons/{parent}/photo", photo, headers=kind)
        await ann.delete(f"{API}/persons/{parent}")
        await trees.run_jobs()

    async def check(trees: Any, tree_id: str) -> None:
        for seconds in (0, 120, 3600):
            trees.clock.advance(seconds=seconds)
            await trees.run_jobs()
        whole = await check_sound(trees, tree_id)
        assert all(any(one.person_id in name for one in whole.persons) for name in trees.files.kept)

    report = tablewright_kills(TREES, grow_and_fell, check, prepare=planted)
    assert report.kills > 5
