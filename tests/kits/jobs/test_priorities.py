"""Priorities: in which order jobs are taken while more of them wait than can run."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tablewright.kits.jobs import JobKind, Priority
from tablewright.kits.jobs.priorities import TURNS, next_turn
from tests.kits.jobs.test_lines import Script
from tests.kits.jobs.world import World, in_world

WEIGHTS = {Priority.URGENT: 8, Priority.HIGH: 4, Priority.NORMAL: 2, Priority.LOW: 1}


@given(waiting=st.sets(st.sampled_from(Priority), min_size=1), turn=st.integers(0, TURNS - 1))
def test_each_priority_that_waits_has_its_share_of_the_turns(waiting: set[Priority], turn: int):
    served: list[Priority] = []
    for _ in range(sum(WEIGHTS[one] for one in waiting)):
        priority, turn = next_turn(turn, waiting)
        served.append(priority)
    assert {one: WEIGHTS[one] for one in waiting} == {one: served.count(one) for one in waiting}


@in_world
async def test_jobs_are_taken_in_shares_of_8_4_2_and_1(world: World):
    script = Script(world)
    for priority in Priority:
        for number in range(15):
            job_id = f"{priority.name}-{number}"
            await world.db.run(world.queue.add("work", job_id=job_id, priority=priority))
    await world.runner(JobKind("work", script), at_once_max=1).run_due()
    for start in (0, 1):
        served = [name.split("-")[0] for name in script.begun[start : start + 15]]
        assert {one.name: WEIGHTS[one] for one in Priority} == {
            one.name: served.count(one.name) for one in Priority
        }


@in_world
async def test_a_priority_without_jobs_leaves_its_turns_to_others(world: World):
    script = Script(world)
    for number in range(3):
        await world.db.run(world.queue.add("work", job_id=f"l{number}", priority=Priority.LOW))
    await world.runner(JobKind("work", script), at_once_max=1).run_due()
    assert 3 == len(script.begun)


@in_world
async def test_jobs_without_a_line_and_a_priority_lie_where_earlier_versions_look(world: World):
    plain = await world.db.run(world.queue.add("work", job_id="a"))
    urgent = await world.db.run(world.queue.add("work", job_id="b", priority=Priority.URGENT))
    lined = await world.db.run(world.queue.add("work", job_id="c", line="line"))
    assert ("0123".find(plain.lane or "-") >= 0, "urgent", "normal") == (
        True,
        urgent.lane,
        lined.lane,
    )
