"""The demo: a user who signs in as the banner says finds two trees; others find one of them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tablewright.ids import Draws
from tablewright.model import Entity
from tablewright.ops.seed import planting
from tablewright.systems.yggdrasil.demo.demo import DEMO_EMAIL, LAST_EMAIL, demo
from tablewright.systems.yggdrasil.demo.seed import DEMO_USER, seed
from tablewright.systems.yggdrasil.design.owners import User
from tablewright.testing.caller import AsyncCaller
from tests.systems.yggdrasil.service.growing import API, asked
from tests.systems.yggdrasil.service.world import World, with_trees


async def _key(world: World) -> str | None:
    return await demo(world.running)


async def _plant(world: World, scale: int = 1) -> None:
    now = datetime.fromtimestamp(world.clock.now(), UTC)
    await world.db.run(planting(seed(scale, Draws(1), now)))


async def _signed_in(world: World, key: str) -> AsyncCaller:
    email, _, password = key.partition(" with password ")
    given = {"email": email, "password": password}
    token = (await asked(world.anybody, "POST", f"{API}/auth/login", given))["token"]
    return AsyncCaller(world.app, {"authorization": f"Bearer {token}"})


def _seeds(world: World, scale: int = 1) -> list[Entity]:
    return list(seed(scale, Draws(1), datetime.fromtimestamp(world.clock.now(), UTC)))


@with_trees(signs_in=True)
async def test_an_address_that_somebody_has_is_left_to_them(world: World):
    given = {"email": DEMO_EMAIL, "password": "eight grey geese at dawn"}
    await asked(world.anybody, "POST", f"{API}/auth/register", given, status=201)
    assert None is await _key(world)


@with_trees(signs_in=True)
async def test_whoever_is_planted_last_says_that_everything_is(world: World):
    *_, last = _seeds(world)
    assert isinstance(last, User)
    assert LAST_EMAIL == last.email


@pytest.mark.parametrize("share", [0.0, 0.3, 0.99])
@with_trees(signs_in=True)
async def test_a_start_that_was_broken_off_is_made_up_for(world: World, share: float):
    lost = await _key(world)
    seeds = _seeds(world)
    await world.db.run(planting(seeds[: int(len(seeds) * share)]))
    key = await _key(world)
    assert key is not None, "nobody has seen the first one"
    assert key != lost
    await _plant(world)
    assert None is await _key(world)
    visitor = await _signed_in(world, key)
    assert 3 == len((await asked(visitor, "GET", f"{API}/trees"))["items"])
    for tree_id in ("demo-fennimore", "demo-corvane"):
        graph = await asked(visitor, "GET", f"{API}/trees/{tree_id}/graph")
        assert graph["tree"]["personCount"] == len(graph["persons"])


@with_trees(signs_in=True)
async def test_trees_that_the_demo_user_has_deleted_stay_so(world: World):
    key = await _key(world)
    assert key is not None
    await _plant(world)
    visitor = await _signed_in(world, key)
    for tree_id in ("demo-fennimore", "demo-corvane"):
        await asked(visitor, "DELETE", f"{API}/trees/{tree_id}", status=204)
    assert None is await _key(world)


@with_trees(signs_in=True)
async def test_planting_again_leaves_the_password(world: World):
    key = await _key(world)
    assert key is not None
    before = await world.db.run(User.get(DEMO_USER))
    await _plant(world)
    await _plant(world, scale=2)
    assert before == await world.db.run(User.get(DEMO_USER))
    assert None is await _key(world)
    await _signed_in(world, key)


@with_trees(signs_in=True)
async def test_data_may_be_planted_before_there_is_the_user(world: World):
    await _plant(world)
    key = await _key(world)
    assert key is not None
    visitor = await _signed_in(world, key)
    assert 3 == len((await asked(visitor, "GET", f"{API}/trees"))["items"])


@with_trees(signs_in=True)
async def test_whoever_signs_in_finds_the_trees_with_their_roots(world: World):
    key = await _key(world)
    assert key is not None
    await _plant(world)
    visitor = await _signed_in(world, key)
    found = (await asked(visitor, "GET", f"{API}/trees"))["items"]
    assert [
        ("The House of Corvane", "owner", True),
        ("The Fennimores of Saltmarsh", "owner", False),
    ] == [(one["treeName"], one["role"], one["isPublic"]) for one in found[:2]]
    assert ["viewer"] == [one["role"] for one in found[2:]]
    for tree in found[:2]:
        root = await asked(visitor, "GET", f"{API}/persons/{tree['rootPersonId']}")
        assert tree["treeId"] == root["treeId"]
        graph = await asked(visitor, "GET", f"{API}/trees/{tree['treeId']}/graph")
        assert tree["personCount"] == len(graph["persons"])
        assert not any(one.get("hidden") for one in graph["persons"])
    (share,) = (await asked(visitor, "GET", f"{API}/trees/demo-fennimore/shares"))["items"]
    assert ("user-0001", "viewer") == (share["userId"], share["role"])
