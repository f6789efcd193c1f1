"""Any order of making and deleting people, links and trees: the count and the kin are right."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.testing.caller import ReceivedResponse
from tests.examples import examples
from tests.systems.yggdrasil.service.growing import API, asked, new_tree, tree_of
from tests.systems.yggdrasil.service.interleaving import check_sound
from tests.systems.yggdrasil.service.world import World, running, with_trees

PLACES = st.integers(0, 7)
PERSONS = st.tuples(st.just("person"), st.just(0), st.just(0))
KIN = st.tuples(st.sampled_from(["parent", "child", "spouse"]), PLACES, PLACES)
LINKS = st.tuples(st.sampled_from(["link", "couple"]), PLACES, PLACES)
ENDS = st.tuples(st.sampled_from(["unlink", "part"]), PLACES, PLACES)
DELETES = st.tuples(st.just("delete"), PLACES, st.just(0))
STEPS = st.builds(
    lambda *parts: [step for part in parts for step in part],
    st.lists(st.one_of(PERSONS, KIN), min_size=3, max_size=6),
    st.lists(st.one_of(LINKS, KIN, LINKS, ENDS, DELETES, PERSONS), min_size=5, max_size=20),
)


@dataclass
class Story:
    """What happens to one tree, and what should be in it."""

    world: World
    tree: str
    people: list[str] = field(default_factory=list[str])
    links: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    couples: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])

    async def ask(self, method: str, path: str, body: Any = None) -> ReceivedResponse:
        self.world.clock.advance(seconds=0.1)  # within the limit of requests
        return await self.world.ann.ask(method, API + path, body)

    async def step(self, what: str, first: int, second: int) -> None:
        if not self.people or what == "person":
            await self.person(None)
            return
        a, b = [self.people[place % len(self.people)] for place in (first, second)]
        if what in ("parent", "child", "spouse"):
            await self.person({"kind": what, "personId": a})
        elif what == "link":
            await self.link(a, b)
        elif what == "couple":
            reply = await self.ask(
                "POST", "/relationships/spousal", {"person1Id": a, "person2Id": b}
            )
            expected = 422 if a == b else 409 if {(a, b), (b, a)} & self.couples else 201
            assert expected == reply.status
            if expected == 201:
                self.couples.add((a, b))
        elif what == "unlink":
            reply = await self.ask("DELETE", f"/relationships/parent-child/{a}/{b}")
            assert (204 if (a, b) in self.links else 404) == reply.status
            self.links.discard((a, b))
        elif what == "part":
            reply = await self.ask("DELETE", f"/relationships/spousal/{a}/{b}")
            assert (204 if {(a, b), (b, a)} & self.couples else 404) == reply.status
            self.couples -= {(a, b), (b, a)}
        else:
            await self.delete(a)

    async def person(self, relative: Any) -> None:
        body = {"treeId": self.tree, "firstName": "N", "relative": relative}
        reply = await self.ask("POST", "/persons", body)
        kind, other = (relative["kind"], relative["personId"]) if relative else (None, "")
        if kind == "parent" and 2 == sum(child == other for _, child in self.links):
            assert 422 == reply.status
            return
        assert 201 == reply.status
        made = reply.json["personId"]
        self.people.append(made)
        if kind == "spouse":
            self.couples.add((other, made))
        elif kind is not None:
            self.links.add((made, other) if kind == "parent" else (other, made))

    async def link(self, parent: str, child: str) -> None:
        reply = await self.ask(
            "POST", "/relationships/parent-child", {"parentId": parent, "childId": child}
        )
        parents = {one for one, other in self.links if other == child} - {parent}
        if parent == child or len(parents) > 1 or self.descends(parent, child):
            assert 422 == reply.status
        elif (parent, child) in self.links:
            assert 409 == reply.status
        else:
            assert 201 == reply.status
            self.links.add((parent, child))

    async def delete(self, person: str) -> None:
        assert 200 == (await self.ask("DELETE", f"/persons/{person}")).status
        self.people.remove(person)
        self.links = {one for one in self.links if person not in one}
        self.couples = {one for one in self.couples if person not in one}

    def descends(self, person: str, ancestor: str) -> bool:
        return any(
            child == person or self.descends(person, child)
            for parent, child in self.links
            if parent == ancestor
        )

    async def check(self) -> None:
        whole = await check_sound(self.world, self.tree)
        assert set(self.people) == {one.person_id for one in whole.persons}
        assert self.links == {(one.parent_id, one.child_id) for one in whole.parents}
        assert self.couples == {(one.person1_id, one.person2_id) for one in whole.spouses}
        graph = (await self.ask("GET", f"/trees/{self.tree}/graph")).json
        assert len(self.people) == graph["tree"]["personCount"] == len(graph["persons"])
        assert self.links == {(one["parentId"], one["childId"]) for one in graph["parents"]}
        assert self.couples == {(one["person1Id"], one["person2Id"]) for one in graph["spouses"]}

    async def end(self) -> None:
        """The tree goes, and nothing stays."""
        assert 204 == (await self.ask("DELETE", f"/trees/{self.tree}")).status
        for _ in range(2):
            await self.world.run_jobs()
            self.world.clock.advance(seconds=100)
        found = await self.world.db.call("Scan", {"TableName": "Yggdrasil"})
        assert [] == [one["SK"] for one in found["Items"] if "TreeId" in one]


def test_the_count_and_the_links_are_right_after_any_story():
    with asyncio.Runner() as runner:
        serving = running()
        world = runner.run(serving.__aenter__())

        async def told(steps: list[tuple[str, int, int]]) -> None:
            story = Story(world, await new_tree(world.ann))
            for step in steps:
                await story.step(*step)
            await story.check()
            await story.end()

        @given(STEPS)
        @settings(max_examples=examples(15), deadline=None)
        def check(steps: list[tuple[str, int, int]]) -> None:
            runner.run(told(steps))

        try:
            check()
        finally:
            runner.run(serving.__aexit__(None, None, None))


@with_trees
async def test_a_wrong_count_is_put_right(world: World):
    tree_id = await new_tree(world.ann)
    other_id = await new_tree(world.ann)
    for tree in (tree_id, tree_id, other_id):
        body = {"treeId": tree, "firstName": "N"}
        await asked(world.ann, "POST", f"{API}/persons", body, status=201)
    tree = await world.db.run(Tree.get("ann", tree_id))
    assert tree is not None
    tree.person_count = 40
    await world.db.run(tree.put())
    assert 40 == (await tree_of(world.ann, tree_id))["personCount"]
    recounted = await asked(world.ann, "POST", f"{API}/trees/{tree_id}/recount")
    assert 2 == recounted["personCount"] == (await tree_of(world.ann, tree_id))["personCount"]
    assert 1 == (await tree_of(world.ann, other_id))["personCount"]
