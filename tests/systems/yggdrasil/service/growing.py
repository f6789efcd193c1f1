"""Trees that grow through the API, for tests that need one."""

from __future__ import annotations

from typing import Any

from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.systems.yggdrasil.service.world import World

API = "/yggdrasil/api"


async def asked(
    caller: AsyncCaller, method: str, target: str, body: Any = None, *, status: int = 200
) -> Any:
    """The JSON of an answer that has to have this status."""
    reply = await caller.ask(method, target, body)
    assert status == reply.status, reply.body
    return reply.json if reply.body else None


async def new_tree(caller: AsyncCaller, name: str = "Oaks", **more: Any) -> str:
    """A tree; its id."""
    body = {"treeName": name, **more}
    return (await asked(caller, "POST", f"{API}/trees", body, status=201))["treeId"]


async def new_person(
    caller: AsyncCaller, tree_id: str, first_name: str = "Ada", **more: Any
) -> str:
    """A person of a tree; its id."""
    body = {"treeId": tree_id, "firstName": first_name, **more}
    return (await asked(caller, "POST", f"{API}/persons", body, status=201))["personId"]


async def link(caller: AsyncCaller, parent_id: str, child_id: str, **more: Any) -> ReceivedResponse:
    """Links a parent and a child."""
    body = {"parentId": parent_id, "childId": child_id, **more}
    return await caller.ask("POST", f"{API}/relationships/parent-child", body)


async def couple(
    caller: AsyncCaller, first_id: str, second_id: str, **more: Any
) -> ReceivedResponse:
    """Links two people as a couple."""
    body = {"person1Id": first_id, "person2Id": second_id, **more}
    return await caller.ask("POST", f"{API}/relationships/spousal", body)


async def share(world: World, tree_id: str, guest: str = "ben", role: str = "viewer") -> None:
    """Ann shares the tree with a guest."""
    path = f"{API}/trees/{tree_id}/shares/{guest}"
    await asked(world.ann, "PUT", path, {"role": role})


async def tree_of(caller: AsyncCaller, tree_id: str) -> Any:
    """A tree as the API shows it."""
    return await asked(caller, "GET", f"{API}/trees/{tree_id}")


async def person_of(caller: AsyncCaller, person_id: str) -> Any:
    """A person as the API shows it."""
    return await asked(caller, "GET", f"{API}/persons/{person_id}")


async def names(caller: AsyncCaller, person_id: str, kin: str) -> list[str]:
    """The first names of a person's kin."""
    answer = await asked(caller, "GET", f"{API}/persons/{person_id}/{kin}")
    return [one["person"]["firstName"] for one in answer["items"]]
