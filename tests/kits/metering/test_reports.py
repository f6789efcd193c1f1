"""Days, reports and prices: every number follows from the days, and amounts are integers."""

from __future__ import annotations

import csv
import io
import re
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.clock import ManualClock
from tablewright.kits.metering import limits as kit_limits
from tablewright.kits.metering.allowances import Limit
from tablewright.kits.metering.records import StayRecord
from tablewright.kits.metering.reports.prices import Month, overage_lines, price_lines
from tests.examples import examples
from tests.kits.metering.depot import BOTH, Depot, run
from tests.kits.metering.usage_world import METERS

DAY = 24 * 3600
FIRST = datetime(2026, 11, 1, 10, tzinfo=UTC)
USE = st.tuples(
    st.integers(0, 1),  # the account
    st.integers(0, 2),  # days that pass
    st.sampled_from(METERS.counters),
    st.integers(0, 9),
    st.sampled_from(["", "stripe", "hubspot"]),
    st.integers(0, 5),  # by which storage grows
)


def test_a_month_that_has_not_begun_has_no_report():
    async def play(depot: Depot) -> None:
        root = await depot.root()
        await depot.ask("ann", "GET", f"/accounts/{root}/reports/2026-12", None, 404)
        for month in ("2026-13", "0000-01", "2026-11%0A"):
            await depot.ask("ann", "GET", f"/accounts/{root}/reports/{month}", None, 400)

    run(False, play, clock=ManualClock(FIRST.timestamp()))


async def _play_uses(depot: Depot, accounts: list[str], uses: list[Any], root: str) -> None:
    for account, days, meter, amount, platform, growth in uses:
        depot.clock.advance(seconds=days * DAY)
        op = depot.metering.meters.adding(
            accounts[account],
            {meter: amount},
            root=root,
            platform=platform,
            gauge_changes={"storage_used": growth},
        )
        await depot.db.run(op)


@settings(max_examples=examples(15))
@given(st.lists(USE, max_size=12), st.booleans())
def test_a_report_is_the_sum_of_the_days_that_people_read(uses: list[Any], over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        accounts = [root, await depot.child(root)]
        await _play_uses(depot, accounts, uses, root)
        days = {
            account: (
                await depot.ask(
                    "ann", "GET", f"/accounts/{account}/usage?from=2026-11-01&to=2026-11-30"
                )
            ).json["items"]
            for account in accounts
        }
        report = (await depot.ask("ann", "GET", f"/accounts/{root}/reports/2026-11")).json
        assert [one["day"] for one in days[root]] == [one["day"] for one in report["days"]]
        for position, line in enumerate(report["days"]):
            for meter in METERS.added:
                by_hand = sum(days[account][position]["totals"][meter] for account in accounts)
                assert by_hand == line["totals"][meter]
        for meter in METERS.added:
            each = [line["totals"][meter] for line in report["days"]]
            is_counter = meter in METERS.counters
            assert (sum(each) if is_counter else max(each)) == report["totals"][meter]
            lines = {one["accountId"]: one["totals"][meter] for one in report["accounts"]}
            if is_counter:
                assert sum(lines.values()) == report["totals"][meter]
        for one in report["platforms"]:
            for meter, count in one["totals"].items():
                rows = [day for each in days.values() for day in each]
                shares = [day.get("byPlatform", {}).get(one["platform"], {}) for day in rows]
                assert count == sum(share.get(meter, 0) for share in shares)

    run(over_tables, play, clock=ManualClock(FIRST.timestamp()))


@BOTH
def test_a_person_who_is_active_in_several_accounts_is_not_counted_twice(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        child = await depot.child(root)
        for account, people in ((root, ("ann", "ben")), (child, ("ann",))):
            for person in people:
                depot.metering.meters.count("api_calls", account, person=person)
        await depot.flush()
        path = f"/accounts/{root}/reports/2026-11"
        report = (await depot.page("ann", path)).json
        people = {one["accountId"]: one["totals"]["active_users"] for one in report["accounts"]}
        assert {root: 2, child: 1} == people
        assert set(METERS.names) - {"active_users"} == report["totals"].keys()
        assert all("active_users" not in one["totals"] for one in report["days"])
        rows = csv.DictReader(
            io.StringIO((await depot.page("ann", f"{path}?format=csv")).body.decode())
        )
        assert {"account"} == {one["section"] for one in rows if one["meter"] == "active_users"}
        page = (await depot.page("ann", f"{path}?format=html")).body.decode()
        tables = re.findall(r"<caption>(\w+)</caption>(.*?)</table>", page)
        assert ["Accounts"] == [name for name, table in tables if "Active users" in table]

    run(over_tables, play, clock=ManualClock(FIRST.timestamp()))


@BOTH
def test_a_report_names_the_unit_of_sizes_and_formats_them_for_print(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        sizes = {"storage_used": 2_500_000_000}
        await depot.db.run(depot.metering.meters.adding(root, {"data_processed": 1}, gauges=sizes))
        path = f"/accounts/{root}/reports/2026-11"
        table = (await depot.page("ann", f"{path}?format=csv")).body.decode()
        rows = [one for one in csv.DictReader(io.StringIO(table)) if one["section"] == "total"]
        found = {one["meter"]: (one["value"], one["unit"]) for one in rows}
        assert ("2500000000", "bytes") == found["storage_used"]
        assert ("1", "bytes") == found["data_processed"]
        assert ("0", "") == found["sync_jobs"]
        page = (await depot.page("ann", f"{path}?format=html")).body.decode()
        assert "<td>2.5 GB</td>" in page
        assert "<td>1 byte</td>" in page
        assert "Storage used (greatest day)" in page

    run(over_tables, play, clock=ManualClock(FIRST.timestamp()))


@BOTH
def test_csv_page_and_json_agree_and_names_stay_text(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        await depot.ask("ann", "PATCH", f"/accounts/{root}", {"name": "=1+1<b>"}, 200)
        await _play_uses(depot, [root], [(0, 1, "sync_jobs", 4, "=stripe", 7)], root)
        path = f"/accounts/{root}/reports/2026-11"
        report = (await depot.ask("ann", "GET", path, None, 200)).json
        table = await depot.ask("ann", "GET", f"{path}?format=csv", None, 200)
        rows = list(csv.DictReader(io.StringIO(table.body.decode())))
        total = {one["meter"]: int(one["value"]) for one in rows if one["section"] == "total"}
        assert report["totals"] == total
        assert {"'=1+1<b>"} == {one["name"] for one in rows if one["section"] == "account"}
        assert {"'=stripe"} == {one["key"] for one in rows if one["section"] == "platform"}
        assert "attachment" in table.headers["content-disposition"]
        page = await depot.ask("ann", "GET", f"{path}?format=html", None, 200)
        text = page.body.decode()
        assert "<script" not in text
        assert ": =1+1&lt;b&gt;, November 2026</h1>" in text
        assert "<td>4</td>" in text
        policy = page.headers["content-security-policy"]
        assert re.search(r"default-src 'none'.*style-src 'sha256-", policy)

    run(over_tables, play, clock=ManualClock(FIRST.timestamp()))


@BOTH
def test_the_price_follows_the_days_on_each_plan(over_tables: bool):
    async def play(depot: Depot) -> None:
        terms = {"storageGB": {"per": 1, "price": 30}}
        await depot.rule("PATCH", "/admin/plans/pro", {"overage": terms})
        root = await depot.root()
        await depot.choose(root, "starter")
        depot.clock.advance(seconds=10 * DAY)
        await depot.choose(root, "pro")
        gigabytes = {"storage_used": 2_500_000_000}
        await depot.db.run(depot.metering.meters.adding(root, gauges=gigabytes))
        depot.clock.advance(seconds=25 * DAY)
        report = (await depot.ask("ann", "GET", f"/accounts/{root}/reports/2026-11")).json
        assert report["isFinal"]
        lines = [(one["planId"], one["days"], one["amount"]) for one in report["prices"]]
        assert [("starter", 11, 697), ("pro", 19, 3103)] == lines
        (over,) = report["overage"]
        assert ("storageGB", 3, 1, 60) == (
            over["limit"],
            over["used"],
            over["allowed"],
            over["amount"],
        )
        assert {"EUR": 697 + 3103 + 60} == report["amounts"]

    run(over_tables, play, clock=ManualClock(FIRST.timestamp()))


@BOTH
def test_a_day_that_is_over_has_the_people_who_used_most(
    over_tables: bool, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(kit_limits, "PEOPLE_SHOWN", 2)

    async def play(depot: Depot) -> None:
        root = await depot.root()
        await depot.run_jobs()
        for number, person in enumerate(("ann", "ben", "cat", "dan"), 1):
            depot.metering.meters.count("api_calls", root, number, person=person)
        await depot.flush()
        path = f"/accounts/{root}/usage?from=2026-11-01&to=2026-11-01"
        people = {"dan": {"api_calls": 4}, "cat": {"api_calls": 3}, "other": {"api_calls": 3}}
        for _ in range(2):
            (day,) = (await depot.ask("ann", "GET", path, None, 200)).json["items"]
            assert people == day["byUser"]
            assert 10 == day["hourlyCounts"][10]
            depot.clock.advance(seconds=DAY)
            await depot.run_jobs()

    run(over_tables, play, clock=ManualClock(FIRST.timestamp()))


@BOTH
def test_the_operator_reads_a_day_of_all_accounts_page_by_page(over_tables: bool):
    async def play(depot: Depot) -> None:
        expected: list[tuple[str, str, int]] = []
        for number, name in enumerate(("Acme", "Best", "Crown"), 1):
            root = await depot.root(name=name)
            depot.metering.meters.count("api_calls", root, number)
            expected.append((root, name, number))
        await depot.flush()
        found: list[tuple[str, str, int]] = []
        cursor = ""
        while True:
            page = await depot.rule("GET", f"/admin/usage?date=2026-11-01&limit=2{cursor}")
            found += [
                (one["accountId"], one["name"], one["totals"]["api_calls"]) for one in page["items"]
            ]
            if page["nextCursor"] is None:
                break
            cursor = f"&cursor={page['nextCursor']}"
        assert sorted(expected) == sorted(found)

    run(over_tables, play, clock=ManualClock(FIRST.timestamp()))


def _stay(day: int, price: int, **more: Any) -> StayRecord:
    return StayRecord(
        system="shop",
        root_id="acme",
        stay_id=f"{day:02}",
        begun_at=datetime(2026, 11, day, 12, tzinfo=UTC),
        plan_id=f"p{price}",
        price=price,
        currency="EUR",
        **more,
    )


NOVEMBER = Month.parse("2026-11")
LAST = date(2026, 11, 30)


def test_a_whole_month_on_a_plan_costs_its_price():
    before = _stay(1, 1999)
    before.begun_at -= timedelta(days=20)
    (line,) = price_lines([before], NOVEMBER, LAST)
    assert (30, 1999) == (line.days, line.amount)


@given(
    st.lists(st.tuples(st.integers(1, 30), st.integers(0, 10**6)), min_size=1, max_size=5),
    st.integers(1, 30),
)
def test_every_day_is_charged_once_and_costs_at_most_the_dearest_plan(
    changes: list[tuple[int, int]], until: int
):
    stays = [_stay(*one) for one in sorted(changes, reverse=True)]
    lines = price_lines(stays, NOVEMBER, date(2026, 11, until))
    first = min(day for day, _ in changes)
    assert max(0, until - first + 1) == sum(one.days for one in lines)
    dearest = max(price for _, price in changes)
    assert sum(one.amount for one in lines) <= dearest + len(lines)
    assert all(isinstance(one.amount, int) and one.amount >= 0 for one in lines)


def test_days_of_a_trial_and_after_a_cancellation_cost_nothing():
    tried = _stay(1, 3000, free_until=datetime(2026, 11, 8, 12, tzinfo=UTC))
    cancelled = _stay(20, 0)
    lines = price_lines([cancelled, tried], NOVEMBER, LAST)
    assert [(8, 0), (12, 1200), (10, 0)] == [(one.days, one.amount) for one in lines]


def test_begun_blocks_beyond_a_limit_are_priced():
    stay = _stay(1, 0, limits={"calls": 100}, overage={"calls": {"per": 50, "price": 7}})
    limits = (Limit("calls", meter="api_calls"),)
    assert [] == overage_lines(stay, limits, {"api_calls": 100})
    (line,) = overage_lines(stay, limits, {"api_calls": 151})
    assert (151, 100, 14) == (line.used, line.allowed, line.amount)


def test_only_months_are_months():
    for text in ("2026-13", "2026-1", "26-11", "0000-11", "2026-11\n", "2026/11", "٢٠٢٦-11"):
        with pytest.raises(ValueError, match="month"):
            Month.parse(text)
