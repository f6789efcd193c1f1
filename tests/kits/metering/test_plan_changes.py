"""Plans of accounts: chosen at once, confirmed where something pauses, cancelled and tried."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright.clock import ManualClock
from tablewright.kits.audit import AuditRecord
from tablewright.kits.metering import limits as kit_limits
from tablewright.model import transaction
from tests.kits.metering.depot import BOTH, Depot, run
from tests.kits.metering.world import LIMITS, PRICES, Source

DAY = 24 * 3600
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()


@BOTH
def test_only_a_plan_on_sale_can_be_chosen_and_only_for_a_root(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        await depot.choose(root, "unknown", 404)
        await depot.rule("PATCH", "/admin/plans/pro", {"isActive": False})
        await depot.choose(root, "pro", 404)
        east = await depot.child(root)
        refused = await depot.choose(east, "starter", 409)
        assert "not_root" == refused["error"]["details"]["reason"]
        shown = await depot.ask("ann", "GET", f"/accounts/{east}/plan", None, 200)
        assert (root, "free") == (shown.json["rootAccountId"], shown.json["plan"]["planId"])

    run(over_tables, play)


@BOTH
def test_a_smaller_plan_first_lists_what_it_pauses(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        await depot.choose(root, "starter")
        await depot.fill(root, 5)
        refused = await depot.choose(root, "free", 409)
        details = refused["error"]["details"]
        assert ("would_pause", 2) == (details["reason"], details["count"])
        sources = sorted(one.source_id for one in await depot.db.all(Source.of_root(root)))
        assert [sources[4], sources[3]] == [one["id"] for one in details["items"]]
        await depot.choose(root, "free", 412, tag="0" * 32)
        await depot.source(root)
        await depot.choose(root, "free", 412, tag=details["tag"])
        assert "starter" == (await depot.metering.limits.of(root)).subscription.plan_id
        again = (await depot.choose(root, "free", 409))["error"]["details"]
        changed = await depot.choose(root, "free", tag=again["tag"])
        assert "free" == changed["plan"]["planId"]
        found = await depot.db.all(Source.of_root(root))
        assert 3 == sum(one.is_paused for one in found)
        await depot.source(root, 403)

    run(over_tables, play)


@BOTH
def test_what_does_not_fit_into_one_transaction_is_paused_by_a_job(
    over_tables: bool, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(kit_limits, "PAUSED_PER_TRANSACTION", 2)

    async def play(depot: Depot) -> None:
        root = await depot.root()
        await depot.choose(root, "starter")
        await depot.fill(root, 9)
        tag = (await depot.choose(root, "free", 409))["error"]["details"]["tag"]
        await depot.choose(root, "free", tag=tag)
        await depot.run_jobs()
        assert 6 == sum(one.is_paused for one in await depot.db.all(Source.of_root(root)))

    run(over_tables, play)


@BOTH
def test_a_source_is_never_created_beyond_a_plan_that_is_chosen_meanwhile(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        await depot.choose(root, "starter")
        await depot.fill(root, 2)
        creating = [depot.source(root, None) for _ in range(4)]
        changing = depot.ask("ann", "PUT", f"/accounts/{root}/plan", {"planId": "free"})
        answers = await asyncio.gather(*creating[:2], changing, *creating[2:])
        allowance = await depot.metering.limits.of(root)
        counted = (await depot.counts(root))["sources"]
        assert answers[2].status in (200, 409)
        if answers[2].status == 200:
            assert counted <= (allowance.allowed(LIMITS[0]) or 0)

    run(over_tables, play, nodes=2)


@BOTH
def test_a_cancelled_plan_keeps_everything_for_30_days_and_then_reading_export_and_billing(
    over_tables: bool,
):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        await depot.choose(root, "starter")
        shown = await depot.ask("ann", "DELETE", f"/accounts/{root}/plan", None, 200)
        assert {"cancelledAt", "endsAt"} <= shown.json.keys()
        await depot.source(root)
        depot.clock.advance(seconds=30 * DAY)
        refused = await depot.source(root, 403)
        assert {"permission": "sources.create"} == refused.error["details"]
        await depot.ask("ann", "GET", f"/accounts/{root}", None, 200)
        rights = await depot.running.parts.kit.accounts.grants_of(
            "ann", await depot.running.parts.kit.parts.account(root)
        )
        assert {"data.export", "billing.manage", "sources.read"} <= set(rights)
        assert "account.update" not in rights
        again = await depot.choose(root, "starter")
        assert "cancelledAt" not in again
        await depot.source(root)

    run(over_tables, play)


@BOTH
def test_the_end_of_a_trial_is_announced_and_leads_to_the_default_plan(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        trials, limits = depot.metering.trials, depot.metering.limits
        begun = await trials.beginning(plan_id="starter", trial_days=14)
        place = await limits.tree.place(root)
        changes = limits.port.write(place.root, begun.subscription)
        await depot.db.run(
            transaction(limits.tree.shape.at(id=root).update(*changes), *begun.writes(root))
        )
        await depot.fill(root, 5)
        depot.clock.advance(seconds=10 * DAY)
        await depot.run_jobs()
        assert [] == depot.running.parts.seen.trials
        depot.clock.advance(seconds=DAY)
        await depot.run_jobs()
        assert [root] == depot.running.parts.seen.trials
        assert "starter" == (await limits.of(root)).subscription.plan_id
        depot.clock.advance(seconds=3 * DAY)
        await depot.run_jobs()
        ended = await limits.of(root)
        assert ("free", None) == (ended.subscription.plan_id, ended.subscription.trial_ends_at)
        assert 2 == sum(one.is_paused for one in await depot.db.all(Source.of_root(root)))
        await depot.run_jobs()
        assert [root] == depot.running.parts.seen.trials

    run(over_tables, play, clock=ManualClock(NOON))


@BOTH
def test_a_plan_that_is_chosen_during_a_trial_stays(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        trials, limits = depot.metering.trials, depot.metering.limits
        begun = await trials.beginning(plan_id="pro", trial_days=14)
        place = await limits.tree.place(root)
        changes = limits.port.write(place.root, begun.subscription)
        update = limits.tree.shape.at(id=root).update(*changes)
        await depot.db.run(transaction(update, *begun.writes(root)))
        shown = await depot.choose(root, "starter")
        assert "trialEndsAt" not in shown
        depot.clock.advance(seconds=15 * DAY)
        await depot.run_jobs()
        assert "starter" == (await limits.of(root)).subscription.plan_id

    run(over_tables, play, clock=ManualClock(NOON))


@BOTH
def test_a_shorter_retention_applies_after_30_days(over_tables: bool):
    async def play(depot: Depot) -> None:
        root, limits = await depot.root(), depot.metering.limits
        await depot.choose(root, "starter")
        depot.clock.advance(seconds=90 * DAY)
        await depot.choose(root, "free")
        lasting = [await limits.lasting(root, "dataRetentionDays")]
        depot.clock.advance(seconds=31 * DAY)
        lasting.append(await limits.lasting(root, "dataRetentionDays"))
        assert [30, 7] == lasting

    run(over_tables, play)


@BOTH
def test_overrides_replace_limits_of_the_plan_until_another_is_chosen(over_tables: bool):
    async def play(depot: Depot) -> None:
        root, limits = await depot.root(), depot.metering.limits
        place = await limits.tree.place(root)
        custom = type(limits.port.read(place.root))("free", overrides={"sources": 4})
        changes = limits.port.write(place.root, custom)
        await depot.db.run(limits.tree.shape.at(id=root).update(*changes))
        await depot.fill(root, 4)
        await depot.source(root, 403)
        await depot.choose(root, "starter")
        assert 15 == (await limits.of(root)).values["sources"]

    run(over_tables, play)


@BOTH
def test_every_change_of_a_plan_has_one_audit_entry(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        await depot.choose(root, "starter")
        await depot.choose(root, "starter")
        await depot.ask("ann", "DELETE", f"/accounts/{root}/plan", None, 200)
        await depot.ask("ann", "DELETE", f"/accounts/{root}/plan", None, 200)
        found = await depot.db.all(AuditRecord.of_tenant("depot", root))
        events = [one.event for one in found]
        assert ["account_created", "plan_changed", "plan_cancelled"] == events

    run(over_tables, play)


async def _defaults(depot: Depot) -> list[str]:
    plans = await depot.metering.limits.price_list.all()
    return [one.id for one in plans if one.is_default]


@BOTH
def test_there_is_always_one_default_plan(over_tables: bool):
    async def play(depot: Depot) -> None:
        assert ["free"] == await _defaults(depot)
        ids = ("starter", "pro", "free")
        await asyncio.gather(
            *(depot.operator.ask("POST", f"/depot/v1/admin/plans/{one}/default") for one in ids)
        )
        (default,) = await _defaults(depot)
        found = await depot.metering.limits.price_list.default()
        assert found is not None
        assert default == found.id
        await depot.rule("PATCH", f"/admin/plans/{default}", {"isActive": False}, 409)
        await depot.rule("PATCH", "/admin/plans/starter", {"isActive": default == "starter"})
        await depot.rule(
            "POST", "/admin/plans/starter/default", None, 200 if default == "starter" else 409
        )

    run(over_tables, play, nodes=2)


@BOTH
def test_first_plans_that_are_created_at_once_have_one_default(over_tables: bool):
    async def play(depot: Depot) -> None:
        def body(plan_id: str) -> dict[str, Any]:
            limits = dict(PRICES[0].limits)
            given = {"name": plan_id, "price": 1, "currency": "EUR", "type": "free"}
            return {"planId": plan_id, "limits": limits, **given}

        answers = await asyncio.gather(
            *(depot.operator.ask("POST", "/depot/v1/admin/plans", body(one)) for one in "abc")
        )
        assert [201] * 3 == [one.status for one in answers]
        assert 1 == len(await _defaults(depot))
        await depot.rule("POST", "/admin/plans", body("a"), 409)

    run(over_tables, play, has_plans=False, nodes=2)


def test_a_plan_that_the_table_cannot_store_is_rejected():
    async def play(depot: Depot) -> None:
        usual = dict(PRICES[0].limits)
        for change in (
            {"type": "golden"},
            {"limits": {**usual, "stars": 5}},
            {"limits": {**usual, "sources": "many"}},
            {"limits": {"sources": 5}},
            {"price": -1},
            {"currency": "euro"},
        ):
            await depot.rule("PATCH", "/admin/plans/pro", change, 422)
        await depot.rule("PATCH", "/admin/plans/pro", {"limits": {**usual, "sources": 5}})

    run(True, play)


@BOTH
def test_the_price_list_is_public_and_compares_plans(over_tables: bool):
    async def play(depot: Depot) -> None:
        visitor = depot.caller()
        await depot.rule("PATCH", "/admin/plans/pro", {"isActive": False, "price": 5900})
        listed = (await visitor.ask("GET", "/depot/v1/plans")).json["items"]
        assert ["free", "starter"] == [one["planId"] for one in listed]
        first = (await visitor.ask("GET", "/depot/v1/plans?limit=1")).json
        assert ["free"] == [one["planId"] for one in first["items"]]
        rest = f"/depot/v1/plans?limit=1&cursor={first['nextCursor']}"
        second = (await visitor.ask("GET", rest)).json
        assert ["starter"] == [one["planId"] for one in second["items"]]
        assert "nextCursor" not in second
        assert 400 == (await visitor.ask("GET", "/depot/v1/plans?cursor=%C3%A9")).status
        compared = await visitor.ask("GET", "/depot/v1/plans/compare?ids=pro,free")
        assert [("pro", 5900), ("free", 0)] == [
            (one["planId"], one["price"]) for one in compared.json["items"]
        ]
        assert 404 == (await visitor.ask("GET", "/depot/v1/plans/compare?ids=none")).status
        assert "Starter" == (await visitor.ask("GET", "/depot/v1/plans/starter")).json["name"]
        assert 3 == len((await depot.rule("GET", "/admin/plans"))["items"])
        for path in ("/admin/plans", "/admin/usage?date=2026-11-18"):
            await depot.ask("ann", "GET", path, None, 403)

    run(over_tables, play)
