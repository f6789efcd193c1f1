"""The examination of all routes finds each of many planted faults."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from tablewright.api.context import Context
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import OPEN, PUBLIC, TENANT, Rule
from tablewright.errors import ForbiddenError, NotFoundError
from tablewright.model import assign
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.system import SYSTEM
from tablewright.systems.yggdrasil.trees import cascades
from tablewright.systems.yggdrasil.trees.access import (
    access_of,
    editor,
    reader,
    reader_of_person,
)
from tablewright.systems.yggdrasil.trees.changing import person_in
from tablewright.systems.yggdrasil.trees.graph import graph_of
from tablewright.systems.yggdrasil.trees.reading import seen
from tablewright.systems.yggdrasil.trees.trees import answer_of
from tablewright.systems.yggdrasil.views import GraphView, PersonView, TreeView, person_view
from tablewright.testing.matrix import Examined, examined
from tests.systems.yggdrasil.service.cast import cast_of
from tests.systems.yggdrasil.service.forest import BY_MAIL, planted
from tests.systems.yggdrasil.service.policy import POLICY, Who, expect
from tests.systems.yggdrasil.service.world import running


def _examined(name: str, handler: Any = None, *, rule: Rule | None = None) -> Examined:
    """One route, done by another function."""
    (route,) = [one for one in SYSTEM.each_route() if one.name == name]
    altered: Routes[Any] = Routes()
    declare = altered.add(
        route.method,
        route.path,
        rule=rule or route.rule,
        status=route.status,
        accepts=route.accepts,
    )
    if handler is not None:
        handler.__name__ = name
    declare(handler or route.handler)

    return _in_a_forest(altered, {name: POLICY[name]})


def _in_a_forest(routes: Routes[Any], policy: Mapping[str, Who]) -> Examined:
    async def main() -> Examined:
        system = replace(SYSTEM, routes=(routes,))
        async with running(BY_MAIL, signs_in=True) as world:
            forest = await planted(world)
            world.system = system
            world.nodes = [replace(world.running, system=system)]
            return await examined(world, cast_of(forest), policy, expect)

    return asyncio.run(main())


def _finds(found: Examined, *words: str) -> bool:
    assert any(all(word in fault for word in words) for fault in found.faults), found.faults
    return True


def test_a_route_without_a_line_in_the_policy_is_found():
    routes = next(one for one in SYSTEM.routes if any(r.name == "get_tree" for r in one))
    assert _finds(_in_a_forest(routes, {}), "get_tree is not in the policy")


def test_a_route_that_forgets_to_ask_for_access_is_found():
    async def get(context: Context[Parts], person_id: Id) -> PersonView:
        """A person."""
        (person,) = await context.parts.everybody.all(Person.by_id(person_id=person_id))
        return person_view(person, living=False, hidden=False)

    get.__annotations__ |= {"person_id": Id}
    found = _examined("get_person", get)
    _finds(found, "as stranger: 200 instead of 404")
    _finds(found, "as nobody: the response shows 'canary-gudrun-biography'")
    _finds(found, "as stranger with foreign person_id: the response differs")


def test_a_route_that_shows_the_living_to_all_readers_is_found():
    async def graph(context: Context[Parts], tree_id: Id) -> GraphView:
        """The graph."""
        access = await reader(context, tree_id)
        owners = access_of(access.tree, access.tree.user_id, context.parts.everybody)
        assert owners is not None
        return graph_of(access, await seen(context, owners))

    found = _examined("get_graph", graph)
    _finds(found, "as viewer: the response shows 'canary-lena-firstName'")
    _finds(found, "as nobody: the response shows", "1987")
    assert not any("as editor: the response shows" in fault for fault in found.faults)


def test_a_change_by_whoever_may_only_read_is_found():
    async def delete(context: Context[Parts], person_id: Id) -> None:
        """Deletes a person."""
        access, _ = await reader_of_person(context, person_id)
        await cascades.delete_person(context, access, person_id)

    found = _examined("delete_person", delete)
    _finds(found, "as viewer: 200 instead of 403")
    _finds(found, "as viewer: it is rejected, and changed")


def test_a_change_of_the_owners_by_an_editor_is_found():
    async def recount(context: Context[Parts], tree_id: Id) -> Response[TreeView]:
        """Counts."""
        return answer_of(await editor(context, tree_id))

    _finds(_examined("recount_tree", recount), "as editor: 200 instead of 403")


def test_a_stranger_who_is_told_that_something_is_there_is_found():
    async def get(context: Context[Parts], tree_id: Id) -> Response[TreeView]:
        """A tree."""
        try:
            return answer_of(await reader(context, tree_id))
        except NotFoundError:
            if await context.parts.everybody.all(Tree.by_id(tree_id=tree_id)):
                raise ForbiddenError("this tree is private.") from None
            raise

    found = _examined("get_tree", get)
    _finds(found, "as stranger: 403 instead of 404")
    _finds(found, "as nobody with foreign tree_id: the response differs")


def test_an_editor_who_reaches_another_tree_of_the_owner_is_found():
    class Given(msgspec.Struct):
        """Two people."""

        keep: Id
        drop: Id

    async def merge(context: Context[Parts], tree_id: Id, body: Given) -> PersonView:
        """Merges, and does not look where the other one is."""
        access = await editor(context, tree_id)
        kept = await person_in(access, body.keep)
        dropped = await access.db.run(Person.get(access.tree.user_id, body.drop))
        if dropped is None:
            raise NotFoundError("Person not found.")
        return person_view(kept, living=False, hidden=False)

    merge.__annotations__["body"] = Given
    found = _examined("merge_people", merge)
    _finds(found, "as editor with foreign other_id: the response differs")


def test_a_body_that_sets_what_is_the_servers_own_is_found():
    class Given(msgspec.Struct, rename="camel"):
        """Anything."""

        tree_name: str
        person_count: int = 0

    async def change(context: Context[Parts], tree_id: Id, body: Given) -> Response[TreeView]:
        """Changes a tree."""
        access = await reader(context, tree_id)
        if not access.is_owner:
            raise ForbiddenError("no.")
        counted = assign(Tree.person_count, body.person_count)
        await access.db.run(Tree.at(user_id=access.tree.user_id, tree_id=tree_id).update(counted))
        return answer_of(access)

    change.__annotations__["body"] = Given
    found = _examined("change_tree", change)
    _finds(found, "with version: 200 instead of 422")
    _finds(found, "with personCount: the caller has set it")


def test_reading_that_writes_is_found():
    async def get(context: Context[Parts], tree_id: Id) -> Response[TreeView]:
        """A tree."""
        access = await reader(context, tree_id)
        visited = assign(Tree.updated_by, "somebody")
        await access.db.run(Tree.at(user_id=access.tree.user_id, tree_id=tree_id).update(visited))
        return answer_of(access)

    _finds(_examined("get_tree", get), "as viewer: it only reads, and changed")


def test_a_rule_that_lets_nobody_in_where_a_session_is_needed_is_found():
    _finds(_examined("list_shares", rule=OPEN), "as nobody: 404 instead of 401")


def test_a_rule_that_asks_for_a_session_where_none_is_needed_is_found():
    found = _examined("get_tree", rule=TENANT)
    _finds(found, "as nobody: 401 instead of 404")


def test_a_change_that_pages_of_other_sites_can_make_is_found():
    async def reset(context: Context[Parts], body: Any) -> None:
        """Asks for a mail."""

    class Given(msgspec.Struct):
        """An address."""

        email: str

    reset.__annotations__["body"] = Given
    _finds(_examined("ask_for_reset", reset, rule=PUBLIC), "by cookie", "instead of 403")


def test_a_route_that_nobody_can_use_is_found():
    async def get(context: Context[Parts], tree_id: Id) -> TreeView:
        """A tree."""
        raise NotFoundError("Tree not found.")

    _finds(_examined("get_tree", get), "as owner: 404, so nothing is known of it")


def test_a_bug_that_only_strangers_wake_is_found():
    async def get(context: Context[Parts], tree_id: Id) -> Response[TreeView]:
        """A tree."""
        access = await reader(context, tree_id)
        assert access.may_edit
        return answer_of(access)

    _finds(_examined("get_tree", get), "as viewer: 500")
