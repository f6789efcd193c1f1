"""Limits of plans: parallel requests never exceed them, and people are warned in time."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.clock import ManualClock
from tablewright.errors import ForbiddenError, TablewrightError
from tablewright.kits.audit import Audit, AuditRecord, own_entries
from tablewright.kits.calendar import Tickets
from tablewright.kits.jobs import JobQueue
from tablewright.kits.metering import MeteringKit
from tablewright.kits.metering.records import StayRecord
from tablewright.kits.metering.reports.prices import Month
from tablewright.model import add, assign, transaction
from tablewright.testing.kills import kill_everywhere
from tablewright.testing.stage import Stage
from tablewright.testing.sweep import sweep
from tests.examples import examples
from tests.kits.metering.depot import BOTH, Depot, run
from tests.kits.metering.usage_world import METERS
from tests.kits.metering.world import LIMITS, PRICES, Source, depot


@BOTH
def test_a_request_beyond_a_limit_names_the_plan_that_fits(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        await depot.fill(root, 3)
        answer = await depot.source(root, 403)
        expected = {
            "reason": "plan_limit_exceeded",
            "limit": "sources",
            "used": 3,
            "allowed": 3,
            "plan": "free",
            "cheapestPlanThatFits": "starter",
        }
        assert expected == answer.error["details"]
        await depot.choose(root, "starter")
        await depot.source(root)
        assert 4 == (await depot.counts(root))["sources"]

    run(over_tables, play)


@BOTH
def test_the_limit_belongs_to_the_whole_tree(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        east, west = await depot.child(root), await depot.child(root, "West")
        for account in (root, east, west):
            await depot.source(account)
        assert 403 == (await depot.source(east, None)).status
        assert [3, 1] == [(await depot.counts(one))["sources"] for one in (root, east)]

    run(over_tables, play)


@BOTH
def test_a_sub_account_has_at_most_its_share(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        east = await depot.child(root)
        shape = depot.metering.limits.tree.shape
        share = assign(shape.settings, {"quota": {"sources": 1}})
        await depot.db.run(shape.at(id=east).update(share))
        await depot.source(east)
        details = (await depot.source(east, 403)).error["details"]
        assert ("share_exceeded", 1, 1) == (
            details["reason"],
            details["used"],
            details["allowed"],
        )
        limits = await depot.ask("ann", "GET", f"/accounts/{east}/usage/limits", None, 200)
        shown = {one["limit"]: (one["used"], one.get("allowed")) for one in limits.json["items"]}
        assert (1, 1) == shown["sources"]
        await depot.source(root)

    run(over_tables, play)


@BOTH
def test_without_plans_nothing_is_limited(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        await depot.fill(root, 5)
        limits = await depot.ask("ann", "GET", f"/accounts/{root}/usage/limits", None, 200)
        assert "plan" not in limits.json
        first = limits.json["items"][0]
        assert ("sources", 5, 5) == (first["limit"], first["used"], first["treeUsed"])
        assert "allowed" not in first

    run(over_tables, play, has_plans=False)


@BOTH
@pytest.mark.parametrize("nodes", [1, 2])
def test_fifty_parallel_takes_at_the_limit_take_what_is_left(over_tables: bool, nodes: int):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        east = await depot.child(root)
        await depot.choose(root, "starter")
        await depot.fill(root, 5)
        answers = await asyncio.gather(
            *(depot.source(one, None) for _ in range(25) for one in (root, east))
        )
        statuses = [one.status for one in answers]
        assert (10, 40) == (statuses.count(201), statuses.count(403))
        assert 15 == (await depot.counts(root))["sources"]
        assert 15 == len(await depot.db.all(Source.of_root(root)))

    run(over_tables, play, nodes=nodes)


STEP = st.one_of(
    st.tuples(st.just("take"), st.integers(0, 1)),
    st.tuples(st.just("delete"), st.integers(0, 9)),
    st.tuples(st.just("plan"), st.sampled_from(["free", "starter"])),
)


@settings(max_examples=examples(15))
@given(st.lists(st.lists(STEP, min_size=1, max_size=6), max_size=6), st.booleans())
def test_counts_are_what_there_is_and_within_the_plan(rounds: list[list[Any]], over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        accounts, sources = [root, await depot.child(root)], list[tuple[str, str]]()

        async def step(what: str, value: Any) -> None:
            if what == "take":
                answer = await depot.source(accounts[value], None)
                if answer.status == 201:
                    sources.append((accounts[value], answer.json["sourceId"]))
            elif what == "delete" and sources:
                account, source = sources.pop(value % len(sources))
                await depot.ask("ann", "DELETE", f"/accounts/{account}/sources/{source}", None, 204)
            elif what == "plan":
                await depot.ask("ann", "PUT", f"/accounts/{root}/plan", {"planId": value})

        for steps in rounds:
            await asyncio.gather(*(step(*one) for one in steps))
            allowance = await depot.metering.limits.of(root)
            most = allowance.allowed(LIMITS[0]) or 0
            found = await depot.db.all(Source.of_root(root))
            counted = (await depot.counts(root)).get("sources", 0)
            assert len(sources) == len(found) == counted
            assert counted <= most

    run(over_tables, play, nodes=2)


@BOTH
def test_people_are_warned_once_at_80_and_once_at_100_per_cent(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        await depot.choose(root, "starter")
        await depot.fill(root, 11)
        await depot.run_jobs()
        assert [] == depot.warned
        await depot.source(root)
        await depot.run_jobs()
        assert [("sources", 80)] == depot.warned
        await depot.fill(root, 3)
        for _ in range(2):
            await depot.source(root, 403)
            await depot.run_jobs()
        assert [("sources", 80), ("sources", 100)] == depot.warned

    run(over_tables, play)


@BOTH
def test_twenty_parallel_requests_up_to_the_limit_lead_to_one_warning(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        await depot.choose(root, "starter")
        await asyncio.gather(*(depot.source(root, None) for _ in range(20)))
        await depot.run_jobs()
        assert [("sources", 100)] == depot.warned
        depot.clock.advance(seconds=31 * 24 * 3600)
        await depot.source(root, 403)
        await depot.run_jobs()
        assert [("sources", 100)] * 2 == depot.warned

    run(over_tables, play, nodes=2)


@BOTH
def test_a_recount_reports_counts_that_are_wrong_and_warns_of_limits(over_tables: bool):
    async def play(depot: Depot) -> None:
        good, bad = await depot.root(), await depot.root("ann")
        shape = depot.metering.limits.tree.shape
        for root in (good, bad):
            await depot.fill(root, 3)
        await depot.db.run(shape.at(id=bad).update(add(shape.counts["sources"], 2)))
        depot.clock.advance(seconds=24 * 3600)
        await depot.run_jobs()
        assert [] == depot.running.parts.seen.drifts
        depot.clock.advance(seconds=180)
        await depot.run_jobs()
        (drift,) = depot.running.parts.seen.drifts
        assert (bad, {"sources": 5}, {"sources": 3}) == (
            drift.root_id,
            drift.stored,
            drift.actual,
        )

    start = datetime(2026, 11, 18, 3, tzinfo=UTC).timestamp()

    async def calm(depot: Depot) -> None:
        await depot.run_jobs()  # arms the nightly work
        await play(depot)

    run(over_tables, calm, clock=ManualClock(start))


async def _swept(stage: Stage) -> None:
    """Takes, a larger plan and a smaller one, while one call fails; requests are repeated."""
    transport = stage.async_transport
    system = Depot(depot(over_tables=True), transport, clock=stage.clock, ids=stage.ids)
    await system.create_tables()
    root = await _prepared(system)
    with stage.swept():
        for _ in range(2):
            stage.clock.advance(seconds=10)
            with suppress(TablewrightError):  # of background work, which is tried again
                await _scenario(system, root)
    await _check(system, root)
    kept = await system.db.all(StayRecord.of_root("depot", root).consistently())
    changes = await system.db.all(AuditRecord.of_tenant("depot", root).consistently())
    assert len(kept) == sum(one.event == "plan_changed" for one in changes)


def test_a_call_that_fails_anywhere_leaves_counts_and_plans_that_are_right():
    print(sweep(_swept, kinds=("lost", "unanswered", "unsent"), sample=4))


async def _prepared(system: Any) -> str:
    metering = system.running.parts.metering
    for one in PRICES:
        await metering.limits.price_list.create(one)
    made = await system.bearer("ann").ask("POST", "/depot/v1/accounts", {"name": "Acme"})
    root = made.json["accountId"]
    for _ in range(2):
        await system.bearer("ann").ask("POST", f"/depot/v1/accounts/{root}/sources", {})
    return root


async def _scenario(system: Any, root: str) -> None:
    ann, path = system.bearer("ann"), f"/depot/v1/accounts/{root}"
    await ann.ask("POST", f"{path}/sources", {})
    await ann.ask("POST", f"{path}/sources", {})
    await ann.ask("PUT", f"{path}/plan", {"planId": "starter"})
    for _ in range(3):
        await ann.ask("POST", f"{path}/sources", {})
    answer = await ann.ask("PUT", f"{path}/plan", {"planId": "free"})
    if answer.status == 409:
        tag = answer.json["error"]["details"]["tag"]
        await ann.ask("PUT", f"{path}/plan", {"planId": "free", "tag": tag})
    await system.run_jobs()


async def _check(system: Any, root: str) -> None:
    for _ in range(3):
        system.clock.advance(seconds=3600)
        await system.run_jobs()
    metering = system.running.parts.metering
    place = await metering.limits.tree.place(root)
    counts = metering.limits.tree.shape.value(place.root, "counts")
    found = await system.db.all(Source.of_root(root).consistently())
    assert len(found) == counts["sources"]
    allowance = await metering.limits.allowance(place.root)
    active = [one for one in found if not one.is_paused]
    assert len(active) <= (allowance.allowed(LIMITS[0]) or 0)


@pytest.mark.parametrize("over_tables", [False, True])
def test_a_kill_at_any_point_leaves_counts_that_are_right(over_tables: bool):
    report = kill_everywhere(depot(over_tables=over_tables), _scenario, _check, prepare=_prepared)
    assert report.kills >= 8, report


def test_tenants_without_a_tree_have_plans_and_counts_in_the_records_of_the_kit():
    async def play(depot: Depot) -> None:
        given, clock = depot.running.runtime, depot.clock
        jobs = JobQueue("flat", clock, depot.ids)
        audit = Audit(given.db, clock, depot.ids, own_entries("flat"))
        tickets = Tickets("flat", clock)
        kit = MeteringKit.of(given, "flat", METERS, LIMITS, jobs=jobs, tickets=tickets, audit=audit)
        for one in PRICES:
            await kit.limits.price_list.create(one)
        for _ in range(3):
            await given.db.run(transaction(*await kit.counts.take("sources", "acme")))
        with pytest.raises(ForbiddenError, match="allows 3"):
            await given.db.run(transaction(*await kit.counts.take("sources", "acme")))
        await kit.changes.choose("acme", "starter")
        await given.db.run(transaction(*await kit.counts.take("sources", "acme")))
        kit.meters.count("api_calls", "acme", 7)
        await kit.meters.flush()
        place = await kit.limits.tree.place("acme")
        used = {one.limit.name: one.used for one in await kit.limits.used(place)}
        assert {"sources": 4, "users": 0, "storageGB": 0, "apiCallsPerMonth": 7} == used
        report = await kit.reports.of("acme", Month.parse("2023-11"))
        assert 7 == report.totals["api_calls"]

    run(False, play, has_plans=False)
