"""The tree of accounts: creating, moving, suspending, terminating and restoring them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.core.serving import Served
from tests.browser.core.visitor import Visitor, visitor


@pytest.fixture(scope="module")
def admin(browser: Browser, service: Served) -> Iterator[Visitor]:
    with visitor(browser, service, service.person()) as opened:
        yield opened


def test_an_account_is_created_below_moved_and_says_beforehand_what_changes(admin: Visitor):
    assert admin.person is not None
    root = admin.person.root("Globe")
    north = admin.person.child(root, "North", "subsidiary")
    admin.person.child(root, "South", "subsidiary")
    admin.open(f"#/accounts/{north}/structure")
    admin.press("New account below")
    admin.fill("Name", "Harbour")
    admin.page.get_by_role("dialog").get_by_label("Type").select_option("location")
    admin.press("Create")
    admin.page.get_by_role("link", name="Harbour").click()
    admin.heading("Harbour")
    admin.page.get_by_role("link", name="Settings").click()
    admin.press("Move")
    options = admin.page.get_by_label("Move it below").locator("option").all_inner_texts()
    assert "· South" in options
    assert not {"· North", "· · Harbour"} & set(options)  # where it is, and itself
    admin.page.get_by_label("Move it below").select_option(label="· South")
    admin.has("Then: Globe / South / Harbour")
    admin.has("People lose the access that they inherit from North.")
    admin.page.get_by_role("dialog").get_by_role("button", name="Move").click()
    admin.has("Harbour is being moved.")


def test_the_overview_says_which_numbers_include_the_accounts_below(admin: Visitor):
    assert admin.person is not None
    root = admin.person.root("Globe")
    north = admin.person.child(root, "North", "subsidiary")
    leaf = admin.person.child(north, "Harbour", "location")
    for account, labels in (
        (root, {"Accounts here and below": "3", "People in total": "1"}),
        (north, {"Accounts here and below": "2", "People in this account": "0"}),
        (leaf, {"Accounts": "1", "People": "0"}),
    ):
        admin.open(f"#/accounts/{account}")
        for label, value in labels.items():
            link = admin.page.get_by_role("link", name=label, exact=True)
            figure = admin.page.get_by_role("listitem").filter(has=link)
            expect(figure.get_by_role("strong")).to_have_text(value)


def test_an_account_is_suspended_with_a_reason_terminated_by_its_name_and_restored(
    admin: Visitor,
):
    assert admin.person is not None
    branch = admin.person.child(admin.person.root("Globe"), "Branch", "division")
    admin.open(f"#/accounts/{branch}/settings")
    admin.press("Suspend")
    admin.fill("Reason (optional)", "Audit")
    admin.page.get_by_role("dialog").get_by_role("button", name="Suspend").click()
    admin.has(
        "Branch is suspended. You can read and export, but not change anything. Reason: Audit"
    )
    expect(admin.button("Save")).to_be_disabled()
    admin.press("Reactivate")
    admin.has("Branch is active again.")
    admin.press("Terminate")
    dialog = admin.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Terminate")).to_be_disabled()
    dialog.get_by_label("Type Branch to confirm").fill("Branch")
    dialog.get_by_role("button", name="Terminate").click()
    admin.press("Restore")
    admin.has("Branch is restored.")
    expect(admin.button("Suspend")).to_be_enabled()


def test_the_name_and_the_time_zone_are_saved_and_a_wrong_zone_is_said(admin: Visitor):
    assert admin.person is not None
    branch = admin.person.child(admin.person.root("Globe"), "Old name", "division")
    admin.open(f"#/accounts/{branch}/settings")
    admin.fill("Name", "New name")
    admin.fill("Time zone", "Mars/Olympus")
    admin.press("Save")
    admin.has("Unknown time zone")
    admin.fill("Time zone", "Europe/Oslo")
    admin.press("Save")
    admin.has("The settings are saved.")
    expect(admin.button("Account: New name")).to_be_visible()
    stored = admin.person.ask("GET", f"accounts/{branch}")
    assert ("New name", "Europe/Oslo") == (stored["name"], stored["settings"]["timezone"])


def test_a_quota_is_given_from_above_and_notes_are_kept_and_removed(
    browser: Browser, service: Served
):
    ann = service.person("Quin")
    branch = ann.child(ann.account_id, "Branch", "division")
    path = f"accounts/{branch}"
    own = service.member(ann, branch, "Bo", "admin")
    with visitor(browser, service, ann) as admin:
        admin.open(f"#/{path}/settings")
        admin.fill("Webhooks", "1")
        admin.press("Save quota")
        admin.has("The quota is saved.")
        assert {"webhooks": 1} == ann.ask("GET", path)["settings"]["quota"]
        limits = ann.ask("GET", f"{path}/usage/limits")["items"]
        assert 1 == next(one["allowed"] for one in limits if one["limit"] == "webhooks")
        admin.fill("Names and values", "Cost centre: 4711\nOwner: Ann: the second")
        admin.press("Save details")
        admin.has("The settings are saved.")
        notes = {"Cost centre": "4711", "Owner": "Ann: the second"}
        assert notes == ann.ask("GET", path)["metadata"]
        admin.fill("Names and values", "Owner: Bo")
        admin.press("Save details")
        expect(admin.button("Save details")).to_be_disabled()
        assert {"Owner": "Bo"} == ann.ask("GET", path)["metadata"]
        with visitor(browser, service, own) as below:
            below.open(f"#/{path}/settings")
            button = below.button("Save quota")
            expect(button).to_have_accessible_description(
                "Only people with a role in the account above can change it."
            )
        admin.fill("Webhooks", "")
        admin.press("Save quota")
        expect(admin.button("Save quota")).to_be_disabled()
        assert "quota" not in ann.ask("GET", path).get("settings", {})


def test_a_person_starts_where_they_choose_and_founds_another_organisation(admin: Visitor):
    assert admin.person is not None
    root = admin.person.root("Start")
    admin.open(f"#/accounts/{root}/settings")
    admin.press("Start here")
    admin.has("You now start in this account.")
    admin.open()
    admin.heading("Start")
    admin.page.get_by_role("link", name="Accounts", exact=True).first.click()
    admin.press("New organisation")
    admin.fill("Name", "Second group")
    admin.answer("Create")
    admin.has("Created Second group.")
    admin.press("Account: Start")
    admin.page.get_by_label("Search accounts").fill("second")
    admin.page.keyboard.press("Enter")
    admin.heading("Accounts")
    expect(admin.button("Account: Second group")).to_be_visible()
