"""The operator's page of core: plans, limits of one account, usage of a day, view as a person."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tablewright.doubles.serving import ServedSandboxes
from tablewright.testing import serving
from tablewright.testing.system import OPERATOR_TOKEN
from tests.browser.axe import findings_in_both_schemes
from tests.browser.core.serving import Served, served
from tests.browser.core.visitor import Visitor, visitor

SECTIONS = ("people", "accounts", "plans", "usage")  # the kit's own tests look at the others


def _ask(service: Served, path: str) -> dict[str, object]:
    return serving.sent(OPERATOR_TOKEN, "GET", f"{service.url}/v1/{path}")


def _sign_in(at: Visitor) -> None:
    at.page.goto(f"{at.served.url}/admin/")
    at.page.get_by_label("Operator's token").fill(OPERATOR_TOKEN)
    at.press("Sign in")
    at.page.get_by_role("heading", name="People", exact=True).wait_for()


def _check_look(page: Page, place: str) -> None:
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 740})
        assert width == page.evaluate("document.documentElement.scrollWidth"), (place, width)
        assert [] == findings_in_both_schemes(page), (place, width)


def test_the_operator_creates_a_plan_makes_it_the_default_and_gives_one_account_more(
    browser: Browser,
):
    with served() as service, visitor(browser, service) as at:
        ann = service.person()
        _sign_in(at)
        at.go("#plans")
        at.press("Create plan")
        at.fill("Id", "basic")
        at.fill("Name", "Basic")
        at.fill("Price per month", "nine")
        at.fill("Type", "cheap")
        limits = at.page.get_by_label("Limits", exact=True).input_value()  # of the default plan
        at.fill("Limits", "users")
        at.answer("Create plan")
        expect(at.dialog).to_contain_text("Enter a whole number.")
        expect(at.dialog).to_contain_text("Each line must be a name, a colon and a value.")
        at.fill("Price per month", "900")
        at.fill("Limits", limits.replace("users: 1", "users: 3"))
        at.fill("Features", "Three people")
        at.dialog.get_by_label("Limits by agreement").check()
        at.answer("Create plan")
        at.has("The type must be one of: free, starter, professional, enterprise.")
        at.fill("Type", "starter")
        at.answer("Create plan")
        at.has("Basic is saved.")
        row = at.page.get_by_role("row", name="Basic")
        row.get_by_role("button", name="Edit… Basic").click()
        at.fill("Overage", "users: 1 500")
        at.answer("Save")
        expect(at.page.get_by_role("dialog")).to_have_count(0)
        row.get_by_role("button", name="Make default… Basic").click()
        at.answer("Make default")
        at.has("New accounts now get the Basic plan.")
        plan = _ask(service, "plans/basic")
        assert (True, {"users": {"per": 1, "price": 500}}) == (plan["isDefault"], plan["overage"])
        ann.ask("PUT", f"accounts/{ann.account_id}/plan", {"planId": "basic"})
        at.go("#accounts")
        at.page.get_by_role("button", name="Limits… Acme").click()
        at.fill("Webhooks", "-5")
        at.answer("Save limits")
        expect(at.dialog).to_contain_text("Enter -1 or a higher number.")
        at.fill("Webhooks", "7")
        at.answer("Save limits")
        at.has("The limits of Acme are saved.")
        limits = ann.ask("GET", f"accounts/{ann.account_id}/usage/limits")["items"]
        assert 7 == next(one["allowed"] for one in limits if one["limit"] == "webhooks")
        for section in SECTIONS:
            at.go(f"#{section}")
            at.page.locator("main h1").wait_for()
            at.page.wait_for_load_state("networkidle")
            _check_look(at.page, section)


def test_the_operator_finds_a_failed_run_and_opens_it_while_viewing_as_a_person(
    browser: Browser, connecting: Served, platforms: ServedSandboxes
):
    kim, key = connecting.person("Kim"), platforms.key("stripe")
    path = f"accounts/{kim.account_id}"
    body = {
        "name": "Till",
        "platform": "stripe",
        "credentials": {"api_key": key},
        "config": {"dataTypes": ["customers"]},
    }
    source = kim.ask("POST", f"{path}/sources", body)["source"]["sourceId"]
    stripe = platforms.state("stripe")
    caller = platforms.run(stripe.caller(key))
    assert caller is not None
    platforms.run(stripe.revoke(caller.grant.grant_id))
    kim.ask("POST", f"{path}/sources/{source}/syncs", {})
    connecting.running.run(connecting.running.awaited.run_jobs())
    with visitor(browser, connecting) as at:
        _sign_in(at)
        at.go("#runs")
        row = at.page.get_by_role("row", name="Till")
        expect(row).to_contain_text("stripe")
        expect(row).to_contain_text("Invalid API Key")
        expect(row.locator("time")).to_be_visible()
        _check_look(at.page, "failed runs")
        row.get_by_role("button", name="Till").click()
        expect(at.dialog).to_contain_text("Error of customers")
        _check_look(at.page, "failed run")
        link = at.dialog.get_by_role("link", name="Open in the product")
        address = str(link.evaluate("link => link.href"))
        at.page.keyboard.press("Escape")
        account = row.get_by_role("link", name="Acme", exact=True)
        expect(account).to_have_attribute("title", kim.account_id)
        account.click()
        at.page.get_by_role("heading", name="Accounts", exact=True).wait_for()
        at.has("Acme")
        at.go("#runs?status=running")
        at.has("No running runs")
        at.go(f"#people?user={kim.user_id}")
        at.press("View as this person…")
        at.page.get_by_label("Reason").fill("Ticket 18")
        at.press("View as this person")
        at.page.get_by_role("link", name="Open the product").wait_for()
        at.page.goto(address)
        at.heading("Run")
        at.has("Invalid API Key")


def test_the_operator_reads_a_day_views_as_a_person_and_the_account_sees_it(
    browser: Browser, service: Served
):
    ann = service.person("Vio")
    path = f"accounts/{ann.account_id}"
    ann.ask("GET", path)
    service.running.run(service.running.awaited.running.parts.metering.meters.flush())
    with visitor(browser, service) as at:
        _sign_in(at)
        at.go("#usage")
        account = at.page.get_by_title(ann.account_id)
        expect(account).to_have_text("Acme")
        at.page.get_by_label("Day").fill("2020-01-01")
        at.has("No account used anything on this day")
        at.go(f"#people?user={ann.user_id}")
        at.press("View as this person…")
        at.page.get_by_label("Reason").fill("Ticket 17")
        at.press("View as this person")
        at.page.get_by_role("link", name="Open the product").wait_for()
        at.open(f"#/{path}/settings")
        at.has("as another person, read-only, until")
        for name in ("Save", "Suspend", "Terminate"):
            expect(at.button(name)).to_have_accessible_description(
                "You are viewing this page as another person, and cannot change anything."
            )
        at.go(f"#/{path}/members")
        expect(at.button("Invite people")).to_be_disabled()
        _check_look(at.page, "members")
    with visitor(browser, service, ann) as own:
        own.open(f"#/{path}/activity")
        own.page.get_by_role("button", name="Operator's view started").click()
        expect(own.dialog).to_contain_text("The operator")
        expect(own.dialog).to_contain_text("Ticket 17")
