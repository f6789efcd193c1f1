"""Usage and plan: what is counted, what a smaller plan pauses, reports, and cancelling."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from playwright.sync_api import Browser, expect

from tablewright.model import transaction
from tablewright.systems.core.design import Source
from tablewright.systems.core.design.values import ConnectionType
from tests.browser.axe import findings
from tests.browser.core.serving import Person, Served
from tests.browser.core.visitor import visitor


async def _sources(service: Served, ann: Person, home: str) -> None:
    """Four sources of an account, the last one the newest."""
    core, begun = service.running.awaited, datetime(2026, 1, 1, tzinfo=UTC)
    for number in range(4):
        source = Source(
            source_id=f"{home}-{number}",
            account_id=home,
            platform_id="stripe",
            source_name=f"Source {number}",
            connection_type=ConnectionType.API_KEY,
            created_by=ann.user_id,
            created_at=begun + timedelta(days=number),
        )
        taken = await core.running.parts.metering.counts.take("sources", home)
        await core.db.run(transaction(source.create(), *taken))


def test_a_smaller_plan_lists_what_it_pauses_before_it_does(browser: Browser, service: Served):
    ann = service.person()
    path = f"accounts/{ann.account_id}"
    service.running.run(_sources(service, ann, ann.account_id))
    with visitor(browser, service, ann) as at:
        at.open(f"#/{path}/usage")
        at.has("The trial of Professional ends on")
        at.press("Choose Free")
        at.answer("Change plan")
        expect(at.dialog).to_contain_text("The plan has no room for 1 resource.")
        expect(at.dialog).to_contain_text("Source: Source 3")
        assert "free" != ann.ask("GET", f"{path}/plan")["plan"]["planId"]
        at.answer("Change and pause")
        at.has("You are now on the Free plan.")
        at.press("Cancel plan")
        at.answer("Cancel plan")
        at.page.get_by_text("The plan is cancelled and ends on").wait_for()
        assert ann.ask("GET", f"accounts/{ann.account_id}/plan")["cancelledAt"]


def test_calls_are_counted_by_day_and_person_and_reported_by_month(
    browser: Browser, service: Served
):
    ann = service.person("Uma")
    path = f"accounts/{ann.account_id}"
    for _ in range(3):
        ann.ask("GET", path)
    service.running.run(service.running.awaited.running.parts.metering.meters.flush())
    with visitor(browser, service, ann) as at:
        at.open(f"#/{path}/usage")
        at.page.get_by_label("7 days").check()
        days = at.page.get_by_role("table", name="API calls").get_by_role("row")
        expect(days).to_have_count(7)
        shares = at.page.get_by_role("region", name="By person")
        expect(shares).to_contain_text("Uma Example")
        at.page.get_by_label("Measure").select_option(label="Active people")
        expect(at.page.get_by_role("table", name="Active people")).to_have_count(1)
        with at.page.context.expect_page() as opened:
            at.page.get_by_role("link", name="Open to print").click()
        accounts = opened.value.get_by_role("table", name="Accounts")
        heads = accounts.get_by_role("columnheader").all_inner_texts()
        assert ["Account", "API calls"] == heads[:2]
        expect(accounts.get_by_role("row", name="Acme")).to_be_visible()
        assert [] == findings(opened.value)
        opened.value.close()
        with at.page.expect_download() as download:
            at.page.get_by_role("link", name="CSV").click()
        assert "api_calls" in download.value.path().read_text(encoding="utf-8")
