"""Sources: connecting a platform, a run, its data and its schedules, against a sandbox."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tablewright.doubles.serving import ServedSandboxes
from tests.browser.axe import findings_in_both_schemes
from tests.browser.core.serving import Served
from tests.browser.core.visitor import Visitor, visitor


def _check_look(at: Visitor, place: str) -> None:
    for width in (1280, 360):
        at.page.set_viewport_size({"width": width, "height": 800})
        assert width == at.page.evaluate("document.documentElement.scrollWidth"), (place, width)
        assert [] == findings_in_both_schemes(at.page), (place, width)
    at.page.set_viewport_size({"width": 1280, "height": 900})


def test_a_person_connects_stripe_runs_it_browses_and_schedules_it(
    browser: Browser, connecting: Served, platforms: ServedSandboxes
):
    ann = connecting.person("Sue")
    home = f"#/accounts/{ann.account_id}"
    with visitor(browser, connecting, ann) as at:
        at.open(f"{home}/sources")
        at.has("Connect your first source")
        _check_look(at, "no sources")
        at.press("Connect source")
        at.heading("Connect a source")
        at.page.get_by_label("Stripe").check()
        at.press("Next")
        at.fill("Name", "Shop")
        at.fill("Restricted or secret key", "sk_test_wrong_key_0000")
        at.press("Test connection")
        at.page.get_by_role("alert").get_by_text("Invalid API Key").wait_for()
        at.fill("Restricted or secret key", platforms.key("stripe"))
        at.page.keyboard.press("Enter")
        at.has("Stripe accepts the connection")
        at.press("Next")
        at.press("Clear all")
        at.page.get_by_label("Customers").check()
        at.press("Next")
        expect(at.page.get_by_role("region", name="Next times").locator("li")).to_have_count(5)
        _check_look(at, "schedule step")
        at.page.get_by_label("Repeats").select_option(label="Every week")
        at.page.get_by_label("Weekday").select_option(label="Friday")
        expect(at.button("Next")).to_be_enabled()
        at.press("Next")
        at.has("Fridays at 02:00 · ")
        _check_look(at, "review")
        at.press("Connect source")
        at.heading("Run")
        connecting.running.run(connecting.running.awaited.run_jobs())
        expect(at.page.locator(".badge").get_by_text("Completed")).to_be_visible()
        at.has("40 records")
        _check_look(at, "run")
        source = ann.ask("GET", f"accounts/{ann.account_id}/sources")["items"][0]["sourceId"]
        for view in ("", "/runs", "/schedules", "/settings"):
            at.go(f"{home}/sources/{source}{view}")
            at.heading("Shop")
            at.page.locator(".view .panel, .view .table").first.wait_for()
            _check_look(at, view)
        at.go(f"{home}/sources/{source}/data")
        rows = at.page.get_by_role("table", name="Customers").get_by_role("row")
        expect(rows).to_have_count(26)  # a page and its heads
        _check_look(at, "data")
        at.press("Next")
        expect(rows).to_have_count(16)
        rows.nth(1).get_by_role("button").click()
        at.dialog.get_by_role("radio", name="JSON").check()
        expect(at.dialog.locator("pre")).to_contain_text('"object": "customer"')
        at.page.keyboard.press("Escape")
        at.press("Export")
        at.answer("Create file")
        expect(at.page.get_by_role("dialog")).to_have_count(0)
        connecting.running.run(connecting.running.awaited.run_jobs())
        with at.page.expect_download() as download:
            at.page.get_by_role("link", name="Download").click()
        assert 41 == len(download.value.path().read_text(encoding="utf-8").splitlines())
        for view in ("/sources", "/schedules", ""):
            at.go(f"{home}{view}")
            at.page.get_by_role("link", name="Shop").first.wait_for()
            _check_look(at, view)
        at.go(f"{home}/activity?type=export_ready")
        at.page.get_by_role("button", name="Export ready").wait_for()
        for name in ("Sync started", "Schedule paused", "Export failed", "Stored data deleted"):
            expect(at.page.get_by_role("option", name=name)).to_have_count(1)


def test_each_column_of_the_first_look_has_values(
    browser: Browser, connecting: Served, platforms: ServedSandboxes
):
    eve = connecting.person("Eve")
    types = ["charges", "customers", "invoices", "products", "subscriptions"]
    body = {
        "name": "Till",
        "platform": "stripe",
        "credentials": {"api_key": platforms.key("stripe")},
        "config": {"dataTypes": types},
    }
    path = f"accounts/{eve.account_id}/sources"
    source = eve.ask("POST", path, body)["source"]["sourceId"]
    eve.ask("POST", f"{path}/{source}/syncs", {})
    connecting.running.run(connecting.running.awaited.run_jobs())
    with visitor(browser, connecting, eve) as at:
        for name in types:
            at.open(f"#/accounts/{eve.account_id}/sources/{source}/data?type={name}")
            table = at.page.get_by_role("table", name=name.capitalize())
            table.wait_for()
            heads = table.get_by_role("columnheader").all_inner_texts()
            assert len(heads) >= 4, (name, heads)
            for number, head in enumerate(heads):
                cells = table.locator(f"tbody tr > :nth-child({number + 1})").all_inner_texts()
                assert {"\N{EN DASH}"} != {one.split("\n")[-1] for one in cells}, (name, head)
