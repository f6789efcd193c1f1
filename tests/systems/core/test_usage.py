"""Usage: days of an account, its months, and a day of all accounts."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from tablewright import TablewrightError
from tablewright.client import Database
from tablewright.model import add, between, since
from tablewright.systems.core.design import DailyUsage
from tablewright.systems.core.design.usage import usage_of
from tests.systems.core.reading import by_twos

TABLE = "usage_metrics"

FIRST = date(2096, 9, 28)
ACCOUNTS = ("acme", "globex", "initech")


@pytest.fixture
def days(db: Database) -> list[DailyUsage]:
    """Six days of each of three accounts, over the end of a month."""
    made = [
        DailyUsage(
            account_id=account, metric_date=FIRST + timedelta(days=number), api_calls=number,
            data_processed=1_000, storage_used=100 - number, active_users=number % 3,
            by_platform={"keap": {"syncJobs": number}},
        )
        for account in ACCOUNTS
        for number in range(6)
    ]  # fmt: skip
    return [db.run(one.create()) for one in made]


def test_a_day_of_an_account_is_found(db: Database, days: list[DailyUsage]):
    assert days[2] == db.run(DailyUsage.get("acme", date(2096, 9, 30)))
    assert db.run(DailyUsage.get("acme", date(2096, 12, 1))) is None


def test_a_month_of_an_account_comes_day_by_day(db: Database, days: list[DailyUsage]):
    october = between(date(2096, 10, 1), date(2096, 10, 31))
    assert days[9:12] == by_twos(db, DailyUsage.in_period("globex", october))
    assert days[6:12] == by_twos(db, DailyUsage.in_period("globex"))


def test_usage_adds_counters_up_and_keeps_the_highest_of_gauges(
    db: Database, days: list[DailyUsage]
):
    found = usage_of(db.all(DailyUsage.in_period("acme", since(date(2096, 9, 30)))))
    assert (4, 14, 4_000) == (found.day_count, found.api_calls, found.data_processed)
    assert (98, 2) == (found.storage_used_max, found.active_users_max)
    assert {"keap": {"syncJobs": 14}} == found.by_platform


def test_usage_of_no_days_is_nothing():
    assert (0, 0, 0) == (usage_of([]).day_count, usage_of([]).api_calls, usage_of([]).error_count)


def test_a_day_of_all_accounts_comes_in_the_order_of_their_ids(
    db: Database, days: list[DailyUsage]
):
    found = by_twos(db, DailyUsage.on_day(date(2096, 10, 1)))
    assert [days[3], days[9], days[15]] == found
    some = by_twos(db, DailyUsage.on_day(date(2096, 10, 1), since("b")))
    assert ["globex", "initech"] == [one.account_id for one in some]


def test_the_totals_of_a_day_are_in_the_index_itself(db: Database, days: list[DailyUsage]):
    totals = DailyUsage.on_day(date(2096, 10, 1)).only(
        DailyUsage.account_id, DailyUsage.api_calls, DailyUsage.storage_used
    )
    assert [(account, 3, 97) for account in ACCOUNTS] == db.all(totals)


def test_counters_grow_without_being_read(db: Database, days: list[DailyUsage]):
    at = DailyUsage.at(account_id="acme", metric_date=FIRST)
    db.run(at.update(add(DailyUsage.api_calls, 5), add(DailyUsage.error_count, 1)))
    changed = db.run(at.update(add(DailyUsage.api_calls, 2)))
    assert (7, 1) == (changed.api_calls, changed.error_count)


def test_a_client_of_an_account_sees_its_own_usage(db: Database, days: list[DailyUsage]):
    bound = db.for_tenant("globex")
    assert [days[9]] == bound.all(DailyUsage.on_day(date(2096, 10, 1)))
    with pytest.raises(TablewrightError):
        bound.all(DailyUsage.in_period("acme"))
