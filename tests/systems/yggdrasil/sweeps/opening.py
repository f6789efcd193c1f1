"""The service of family trees on the stage of a sweep, and what scenarios look at afterwards."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Any

from tablewright.systems.yggdrasil.design import WholeTree
from tablewright.systems.yggdrasil.options import YggdrasilOptions
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.testing import Stage
from tablewright.testing.caller import ReceivedResponse
from tests.systems.sweeping import Act, Cover, Scenarios
from tests.systems.yggdrasil.service.growing import API
from tests.systems.yggdrasil.service.interleaving import check_sound
from tests.systems.yggdrasil.service.world import World, running

BY_MAIL = YggdrasilOptions(mails="smtp://mail.example", url="https://trees.example/yggdrasil")


def opening(
    stage: Stage, cover: Cover, options: YggdrasilOptions | None = None, *, signs_in: bool = False
) -> AbstractAsyncContextManager[World]:
    """The service with three users."""
    return running(
        options,
        signs_in=signs_in,
        transport=stage.async_transport,
        clock=stage.clock,
        on_response=cover.answered,
        worked=cover.worked,
    )


def signing_in(stage: Stage, cover: Cover) -> AbstractAsyncContextManager[World]:
    """The service with passwords, sessions and mails."""
    return opening(stage, cover, BY_MAIL, signs_in=True)


YGGDRASIL = Scenarios[World](opening)
TreesAct = Act[World]


def several_processes(act: TreesAct) -> None:
    """Lets each request read its family again, as if another process served it."""
    parts = act.world.running.parts
    assert isinstance(parts, Parts)
    act.before_asking = parts.families._kept.clear


async def asked(
    act: TreesAct, method: str, path: str, body: Any = None, **more: Any
) -> ReceivedResponse:
    """What Ann asks for."""
    return await act.ask(act.world.ann, method, f"{API}{path}", body, **more)


async def planted(act: TreesAct, *names: str) -> tuple[str, dict[str, str]]:
    """A tree with some people, whom the indexes show; the ids."""
    tree = (await asked(act, "POST", "/trees", {"treeName": "Oaks"}, expect=201)).json["treeId"]
    ids: dict[str, str] = {}
    for name in names:
        ids[name] = (await person(act, tree, name)).json["personId"]
    act.stage.clock.advance(seconds=10)
    return tree, ids


async def person(act: TreesAct, tree_id: str, name: str, **more: Any) -> ReceivedResponse:
    """A new person, by a request that may be repeated."""
    body = {"treeId": tree_id, "firstName": name, **more}
    return await asked(act, "POST", "/persons", body, expect=201, key=name)


async def linked(act: TreesAct, parent_id: str, child_id: str, **more: Any) -> ReceivedResponse:
    """A parent and a child, by a request that may be repeated."""
    body = {"parentId": parent_id, "childId": child_id}
    key = f"{parent_id}>{child_id}"
    path = "/relationships/parent-child"
    return await asked(act, "POST", path, body, **{"expect": 201, "key": key, **more})


async def married(act: TreesAct, first_id: str, second_id: str) -> ReceivedResponse:
    """A couple, by a request that may be repeated."""
    body = {"person1Id": first_id, "person2Id": second_id}
    key = f"{first_id}+{second_id}"
    return await asked(act, "POST", "/relationships/spousal", body, expect=201, key=key)


async def shape(act: TreesAct, tree_id: str) -> tuple[list[str], list[Any], list[Any]]:
    """A sound tree as the table has it: the names, who is whose parent, and the couples."""
    whole: WholeTree = await check_sound(act.world, tree_id)
    names = {one.person_id: one.first_name for one in whole.persons}
    assert len(names) == len(whole.persons)
    return (
        sorted(names.values()),
        sorted((names[one.parent_id], names[one.child_id]) for one in whole.parents),
        sorted((names[one.person1_id], names[one.person2_id]) for one in whole.spouses),
    )
