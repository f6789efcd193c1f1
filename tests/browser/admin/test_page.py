"""The operator's page: sign in, every section, changes with reasons, and how the page looks."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

from playwright.sync_api import expect

from tablewright.kits.http.breakers import Breakers
from tablewright.kits.jobs import Priority
from tablewright.testing.serving import sent
from tablewright.testing.system import OPERATOR_TOKEN
from tests.browser.admin.conftest import Visit
from tests.browser.axe import findings

LOOKS: tuple[tuple[int, Literal["light", "dark"]], ...] = ((360, "dark"), (1280, "light"))


def _check_look(visit: Visit) -> None:
    """The page needs no scrolling sideways, and axe finds nothing by day or by night."""
    for width, scheme in LOOKS:
        visit.page.set_viewport_size({"width": width, "height": 800})
        visit.page.emulate_media(color_scheme=scheme)
        assert width == visit.page.evaluate("document.documentElement.scrollWidth")
        assert [] == findings(visit.page), (width, scheme)


def _log(visit: Visit, account: str) -> list[str]:
    url = f"{visit.url}/v1/admin/activities?account={account}"
    return [one["type"] for one in sent(OPERATOR_TOKEN, "GET", url)["items"]]


# Signing in


def test_a_wrong_token_gives_one_error_and_stays_out_of_the_address(visit: Visit):
    visit.sign_in(token="made-up")
    expect(visit.page.get_by_role("alert")).to_contain_text("no valid credentials")
    expect(visit.page.get_by_label("Operator's token")).to_have_attribute("aria-invalid", "true")
    assert f"{visit.url}/admin/" == visit.page.url
    _check_look(visit)


def test_a_person_s_session_does_not_open_the_page(visit: Visit):
    visit.sign_in(token=visit.join()["token"])
    expect(visit.page.get_by_role("alert")).to_contain_text("Not allowed with these credentials")
    assert 0 == visit.page.evaluate("sessionStorage.length")


def test_the_address_without_a_slash_leads_to_the_page_and_signing_out_forgets_the_token(
    visit: Visit,
):
    visit.sign_in()
    expect(visit.page.get_by_role("heading", name="People")).to_be_visible()
    visit.page.goto(f"{visit.url}/admin")
    assert f"{visit.url}/admin/" == visit.page.url
    visit.press("Settings")
    _check_look(visit)
    visit.press("Sign out")
    expect(visit.page.get_by_text("You are signed out.")).to_be_visible()
    assert 0 == visit.page.evaluate("sessionStorage.length")


# People


def test_a_person_is_found_suspended_with_a_reason_and_reactivated(visit: Visit):
    page, ann = visit.page, visit.join("Ann <b>Lee</b>")
    visit.sign_in()
    page.get_by_label("Person", exact=True).fill("nobody@example.com")
    visit.press("Find")
    expect(page.get_by_text("No person matches “nobody@example.com”")).to_be_visible()
    page.get_by_label("Person", exact=True).fill(ann["user"]["email"])
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Ann <b>Lee</b>").click()
    person = page.get_by_role("article", name="Ann <b>Lee</b>")
    expect(person).to_contain_text("Active")
    expect(person.get_by_role("link", name="Ann <b>Lee</b> Ltd")).to_be_visible()
    _check_look(visit)
    visit.press("Suspend…")
    visit.press("Suspend")
    expect(page.get_by_label("Reason")).to_have_accessible_description("Enter a reason.")
    page.get_by_label("Reason").fill("Spam")
    _check_look(visit)
    visit.press("Suspend")
    expect(page.get_by_role("status").filter(has_text="is suspended")).to_be_visible()
    expect(person).to_contain_text("No sessions.")
    visit.press("Reactivate…")
    visit.press("Reactivate")
    expect(person).to_contain_text("Active")
    types = _log(visit, ann["user"]["userId"])
    assert ["user_reactivated", "user_suspended"] == types[:2]


def test_the_operator_views_the_product_as_a_person_under_a_banner_and_ends_it(visit: Visit):
    page, ann = visit.page, visit.join("Ann")
    visit.sign_in(f"#people?user={ann['user']['userId']}")
    visit.press("View as this person…")
    page.get_by_label("Reason").fill("Ticket 17")
    visit.press("View as this person")
    expect(page.get_by_role("link", name="Open the product")).to_be_visible()
    expect(page.get_by_text("Operator view")).to_be_visible()
    _check_look(visit)
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Open the product").click()
    product = opened.value
    expect(product.get_by_role("heading", name="Ann")).to_be_visible()
    banner = product.get_by_role("complementary", name="Important")
    expect(banner).to_contain_text("as another person, read-only, until")
    assert [] == findings(product)
    refused = product.evaluate(
        """fetch("v1/users/me", {method: "PATCH", body: '{"name": "Eve"}',
            headers: {"content-type": "application/json"}}).then(one => one.status)"""
    )
    assert 403 == refused
    assert OPERATOR_TOKEN not in product.evaluate("JSON.stringify({...sessionStorage})")
    visit.press("End view…")
    visit.press("End view")
    expect(page.get_by_role("button", name="View as this person…")).to_be_visible()
    product.reload()
    expect(product.get_by_role("heading", name="Nobody")).to_be_visible()
    expect(banner).to_have_count(0)
    product.close()
    expected = {"impersonation_started", "impersonation_ended"}
    assert expected <= set(_log(visit, ann["user"]["userId"]))


# Accounts and activities


def test_an_account_is_suspended_with_a_reason_and_the_log_says_so(visit: Visit):
    page, ann = visit.page, visit.join("Ann")
    listed = sent(ann["token"], "GET", f"{visit.url}/v1/users/me/accounts")
    account = listed["items"][0]["accountId"]
    visit.sign_in("#accounts")
    page.get_by_label("Account", exact=True).fill(account)
    visit.press("Find")
    visit.press("Suspend… Ann Ltd")
    page.get_by_label("Reason").fill("Unpaid")
    visit.press("Suspend")
    row = page.get_by_role("row").filter(has_text="Ann Ltd")
    expect(row).to_contain_text("Suspended")
    expect(row).to_contain_text("Unpaid")
    _check_look(visit)
    visit.press("Reactivate… Ann Ltd")
    visit.press("Reactivate")
    expect(row).to_contain_text("Active")
    page.get_by_role("link", name="Activity").click()
    page.get_by_label("Account", exact=True).fill(account)
    visit.press("Filter")
    expect(page.get_by_role("button", name="account_reactivated")).to_be_visible()
    _check_look(visit)
    visit.press("account_suspended")
    dialog = page.get_by_role("dialog", name="account_suspended")
    expect(dialog).to_contain_text("Unpaid")
    expect(dialog.get_by_role("group", name="Changes")).to_contain_text("suspended")
    _check_look(visit)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


# Jobs, webhooks, outgoing requests, tables


def test_jobs_that_were_given_up_are_selected_redone_and_discarded(visit: Visit):
    page = visit.page
    visit.give_up("first")
    visit.give_up("second")
    visit.sign_in("#jobs")
    expect(page.get_by_role("row").filter(has_text="first")).to_contain_text("[redacted]")
    _check_look(visit)
    page.get_by_label("Select first").check()
    visit.press("Redo")
    expect(page.get_by_role("status").filter(has_text="1 job runs again.")).to_be_visible()
    visit.give_up("third")
    visit.press("Refresh")
    page.get_by_label("Select second").check()
    page.get_by_label("Select third").check()
    visit.press("Discard…")
    _check_look(visit)
    visit.press("Discard")
    expect(page.get_by_role("status").filter(has_text="2 jobs discarded.")).to_be_visible()
    page.get_by_label("Waiting").check()
    expect(page.get_by_role("heading", name="No waiting jobs")).to_be_visible()


def test_a_line_of_jobs_is_held_looked_into_and_released(visit: Visit):
    page = visit.page
    place = {"line": "source#7", "tenant": "acme", "priority": Priority.HIGH}
    visit.queue("sync-1", kind="fails for now", **place)
    visit.run_jobs()  # its retry waits, and the others wait for it
    visit.queue("sync-2", **place)
    visit.queue("sync-3", **place)
    visit.sign_in("#jobs?state=lines")
    row = page.get_by_role("row").filter(has_text="source#7")
    expect(row).to_contain_text("fails for now High")
    _check_look(visit)
    visit.press("Hold… source#7 acme")
    _check_look(visit)
    visit.press("Hold")
    expect(page.get_by_role("status").filter(has_text="source#7 is on hold.")).to_be_visible()
    expect(row).to_contain_text("On hold")
    _check_look(visit)
    page.get_by_role("button", name="source#7 acme", exact=True).click()
    expect(page.get_by_role("heading", name="source#7 of acme")).to_be_visible()
    page.get_by_label("Select sync-2").check()
    _check_look(visit)
    visit.press("Cancel jobs…")
    visit.press("Cancel jobs")
    expect(page.get_by_role("status").filter(has_text="1 job is cancelled.")).to_be_visible()
    expect(page.get_by_label("Select sync-2")).to_have_count(0)
    page.get_by_role("link", name="All lines").click()
    visit.press("Release… source#7 acme")
    visit.press("Release")
    expect(page.get_by_role("status").filter(has_text="source#7 is released.")).to_be_visible()
    expect(row).to_contain_text("Waiting")
    page.get_by_label("Waiting").check()
    page.get_by_label("Select sync-1").check()
    visit.press("Cancel jobs…")
    visit.press("Cancel jobs")
    expect(page.get_by_label("Select sync-1")).to_have_count(0)
    visit.run_jobs()
    page.get_by_label("Lines").check()
    expect(page.get_by_role("heading", name="No line has waiting jobs")).to_be_visible()
    expected = ["job_cancelled", "line_released", "job_cancelled", "line_held"]
    assert expected == _log(visit, "system")[:4]


def test_a_disabled_webhook_is_enabled_and_failing_hosts_are_listed(visit: Visit):
    page, parts = visit.page, visit.system.awaited.running.parts
    made = visit.system.run(parts.hooks.subscribe("acme", "https://acme.example/hook"))
    visit.system.run(parts.hooks.disable("acme", made.endpoint_id, reason="It failed for days."))
    runtime = visit.system.awaited.running.runtime
    breakers = Breakers("bureau", runtime.db, runtime.clock, runtime.ids)
    started = datetime.now(UTC)
    for _ in range(5):
        visit.system.run(breakers.failed("down.example:443", started_at=started, probe=None))
    visit.sign_in("#hooks")
    expect(page.get_by_role("row").filter(has_text="acme")).to_contain_text("It failed for days.")
    _check_look(visit)
    visit.press("Enable… acme https://acme.example/hook")
    visit.press("Enable")
    expect(page.get_by_role("heading", name="All webhook endpoints get messages")).to_be_visible()
    page.get_by_role("link", name="Outgoing").click()
    expect(page.get_by_role("row").filter(has_text="down.example:443")).to_be_visible()
    _check_look(visit)


def test_tables_and_processes_are_listed(visit: Visit):
    page = visit.page
    visit.sign_in("#tables")
    expect(page.get_by_role("row").filter(has_text="tablewright-service")).to_contain_text("kB")
    expect(page.get_by_role("group", name="Processes")).to_be_visible()
    _check_look(visit)


# Keyboard


def test_a_person_is_found_and_suspended_by_keyboard_alone(visit: Visit):
    page, ann = visit.page, visit.join("Kay")
    visit.sign_in()
    page.get_by_label("Person", exact=True).focus()
    page.keyboard.type(ann["user"]["email"])
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Kay").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Suspend…").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Reason")).to_be_focused()
    page.keyboard.type("Spam")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("article", name="Kay")).to_contain_text("Suspended")
