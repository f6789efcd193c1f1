"""States between the usual ones: what is missing, fails, is not tried, or is over a limit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Browser, expect

from tablewright.ids import ordered_uuid
from tablewright.systems.core.design import Source, SyncRun, SyncSchedule
from tablewright.systems.core.design.maps import SyncError
from tablewright.systems.core.design.values import (
    ConnectionType,
    ScheduleType,
    SourceStatus,
    SyncStatus,
)
from tests.browser.core.serving import Person, Served
from tests.browser.core.visitor import Visitor, visitor

BEGUN = datetime(2026, 1, 5, 9, 30, tzinfo=UTC)
TYPES = ["contacts", "companies"]


@dataclass
class Failing:
    """A source whose grant was revoked after a run that succeeded, and a person who looks at it."""

    at: Visitor
    person: Person
    path: str  # of the source
    failed: str  # the run that failed


async def _failing(service: Served, person: Person, account_id: str) -> tuple[str, str]:
    core, source_id = service.running.awaited, f"failing-{account_id}"
    good, bad = (ordered_uuid(core.ids, (BEGUN + timedelta(days=n)).timestamp()) for n in (0, 1))
    source = Source(
        source_id=source_id,
        account_id=account_id,
        platform_id="hubspot",
        source_name="Partners",
        connection_type=ConnectionType.OAUTH,
        status=SourceStatus.ERROR,
        config={"dataTypes": TYPES},
        created_by=person.user_id,
        created_at=BEGUN,
        last_sync_at=BEGUN,
        failure_count=1,
    )
    runs = [
        SyncRun(
            source_id=source_id,
            sync_id=good,
            schedule_id="daily",
            status=SyncStatus.COMPLETED,
            started_at=BEGUN,
            completed_at=BEGUN + timedelta(seconds=72),
            duration=72,
            data_types=TYPES,
            records_processed={"contacts": 2, "companies": 1},
            account_id=account_id,
        ),
        SyncRun(
            source_id=source_id,
            sync_id=bad,
            schedule_id="daily",
            status=SyncStatus.FAILED,
            started_at=BEGUN + timedelta(days=1),
            completed_at=BEGUN + timedelta(days=1, seconds=3),
            duration=3,
            data_types=TYPES,
            errors=[SyncError("contacts", "unauthorized", "The grant is revoked.", 1, BEGUN)],
            account_id=account_id,
        ),
    ]
    schedule = SyncSchedule(
        source_id=source_id,
        schedule_id="daily",
        schedule_type=ScheduleType.DAILY,
        cron_expression="30 9 * * *",
        data_types=TYPES,
        next_run_at=datetime(2100, 1, 1, tzinfo=UTC),
        created_at=BEGUN,
        account_id=account_id,
    )
    for one in (source, *runs, schedule):
        await core.db.run(one.create())
    return source_id, bad


@pytest.fixture(scope="module")
def failing(browser: Browser, service: Served) -> Iterator[Failing]:
    person = service.person("Fay")
    source_id, bad = service.running.run(_failing(service, person, person.account_id))
    with visitor(browser, service, person, timezone_id="UTC") as at:
        at.open()
        at.heading("Acme")
        path = f"#/accounts/{person.account_id}/sources/{source_id}"
        yield Failing(at, person, path, bad)


# What does not exist


@pytest.mark.parametrize(
    ("view", "title", "link"),
    [
        ("sources/unknown", "Source not found", "All sources"),
        ("webhooks/unknown", "Webhook not found", "All webhooks"),
    ],
)
def test_what_does_not_exist_offers_the_way_back_and_no_retry(
    failing: Failing, view: str, title: str, link: str
):
    at = failing.at
    at.go(f"#/accounts/{failing.person.account_id}/{view}")
    expect(at.page.get_by_role("heading", name=title)).to_be_visible()
    expect(at.page.get_by_role("link", name=link)).to_be_visible()
    expect(at.button("Try again")).to_have_count(0)


def test_a_run_that_does_not_exist_offers_the_runs_of_its_source(failing: Failing):
    failing.at.go(f"{failing.path}/runs/unknown")
    expect(failing.at.page.get_by_role("heading", name="Run not found")).to_be_visible()
    failing.at.page.get_by_role("link", name="All runs").click()
    failing.at.heading("Partners")


def test_the_switcher_of_an_unknown_account_asks_to_choose_one(failing: Failing):
    failing.at.go("#/accounts/unknown")
    failing.at.has("Account not found")
    expect(failing.at.button("Account: Choose an account")).to_be_visible()
    failing.at.go(f"#/accounts/{failing.person.account_id}")
    failing.at.heading("Acme")


# A source that fails


def test_a_data_type_that_a_failed_run_did_not_reach_is_not_done(failing: Failing):
    failing.at.go(f"{failing.path}/runs/{failing.failed}")
    rows = failing.at.page.get_by_role("region", name="Data types").get_by_role("listitem")
    expect(rows.nth(0)).to_contain_text("Failed")
    expect(rows.nth(1)).to_contain_text("Not completed")
    errors = failing.at.page.get_by_role("region", name="Errors")
    expect(errors).to_contain_text("The grant is revoked.")
    expect(errors).to_contain_text("Access denied")


def test_the_list_of_runs_has_their_times_and_whole_durations(failing: Failing):
    failing.at.go(f"{failing.path}/runs")
    rows = failing.at.page.get_by_role("table", name="Runs").get_by_role("row")
    expect(rows.nth(2)).to_contain_text("5 Jan 2026, 09:30")
    expect(rows.nth(2)).to_contain_text("1 min 12 sec")
    expect(rows.nth(1)).to_contain_text("3 seconds")


def test_a_source_that_fails_has_no_next_run_and_its_last_run_is_the_failed_one(failing: Failing):
    failing.at.go(failing.path)
    facts = failing.at.page.get_by_role("region", name="Last runs").locator(".facts > div")
    expect(facts.nth(0).locator("time")).to_have_attribute("datetime", "2026-01-06T09:30:03.000Z")
    expect(facts.nth(1)).to_contain_text("Not until it is authorised again")
    failing.at.go(f"#/accounts/{failing.person.account_id}/schedules")
    row = failing.at.page.get_by_role("listitem").filter(has_text="Every day at 09:30")
    expect(row).to_contain_text("Needs attention")
    expect(row).not_to_contain_text("2100")


def test_a_source_whose_data_is_gone_does_not_wait_for_its_first_run(failing: Failing):
    failing.at.go(f"{failing.path}/data")
    expect(failing.at.page.get_by_role("heading", name="No stored data")).to_be_visible()


def test_a_phone_shows_the_open_tab_of_a_source(failing: Failing):
    failing.at.page.set_viewport_size({"width": 360, "height": 740})
    failing.at.go(f"{failing.path}/settings")
    tab = failing.at.page.get_by_role("navigation", name="Source").get_by_role(
        "link", name="Settings"
    )
    expect(tab).to_be_in_viewport(ratio=0.9)
    failing.at.page.set_viewport_size({"width": 1280, "height": 900})


def test_the_address_of_posted_records_is_replaced_and_shown_once(
    browser: Browser, service: Served
):
    ann = service.person("Poe")
    path = f"accounts/{ann.account_id}/sources"
    body = {"name": "Till", "platform": "webhook", "connectionType": "webhook"}
    made = ann.ask("POST", path, body)
    with visitor(browser, service, ann) as at:
        at.open(f"#/{path}/{made['source']['sourceId']}/settings")
        at.press("New address")
        expect(at.dialog).to_contain_text("The old address stops working at once.")
        at.answer("New address")
        shown = at.dialog.locator("code").inner_text()
        assert "/core/v1/in/" in shown
        assert made["inboundPath"] not in shown
        at.answer("I've saved it")
        at.press("Disconnect")
        at.answer("Disconnect")
        at.has("The source is disconnected: it receives no records.")
        at.press("New address")
        at.answer("New address")
        at.answer("I've saved it")
        at.has("It has a secret, and is not shown again.")


# Rights, quotas and plans


def test_a_limited_permission_says_its_limit_in_words(browser: Browser, service: Served):
    ann = service.person("Lim")
    bob = service.member(ann, ann.account_id, "Bo", "manager")
    with visitor(browser, service, ann) as at:
        at.open(f"#/accounts/{ann.account_id}/members/{bob.user_id}")
        at.has("Invite people (members and viewers only)")
        at.page.get_by_label("Role in this account").select_option(label="Member")
        at.press("Save changes")
        at.has("Change sources (own only)")


def test_a_quota_shows_storage_as_it_is_and_names_no_account_that_one_cannot_see(
    browser: Browser, service: Served
):
    ann = service.person("Quo")
    child = ann.child(ann.account_id, "Branch")
    bob = service.guest(ann, child, "Ben", "admin")
    with visitor(browser, service, ann) as at:
        at.open(f"#/accounts/{child}/settings")
        quota = at.page.get_by_role("region", name="Quota")
        expect(quota).to_contain_text("People of Acme set it.")
        expect(quota).to_contain_text("0 bytes used.")
    with visitor(browser, service, bob) as at:
        at.open(f"#/accounts/{child}/settings")
        quota = at.page.get_by_role("region", name="Quota")
        expect(quota).to_contain_text("0 bytes used.")
        expect(quota).not_to_contain_text("People of")


def test_a_smaller_plan_says_what_ends_and_the_plan_can_be_kept(browser: Browser, service: Served):
    ann = service.person("Pia")
    service.member(ann, ann.account_id, "Ned", "viewer")
    with visitor(browser, service, ann) as at:
        at.open(f"#/accounts/{ann.account_id}/usage")
        at.press("Choose Free")
        expect(at.dialog).to_contain_text("People: 2 in use, 1 allowed. Nothing is removed")
        expect(at.dialog).to_contain_text("After 30 days, activities and data are kept for 7 days.")
        at.answer("Cancel")
        at.press("Cancel plan")
        at.answer("Keep plan")
        expect(at.page.get_by_role("dialog")).to_have_count(0)
        plan = ann.ask("GET", f"accounts/{ann.account_id}/plan")
        assert plan.get("cancelledAt") is None
