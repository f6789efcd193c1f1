"""People of an account: invitations by link, roles, exceptions, and what a viewer may not do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.core.serving import Person, Served
from tests.browser.core.visitor import Visitor, visitor
from tests.systems.core.service.world import PASSWORD


@pytest.fixture(scope="module")
def ann(service: Served) -> Person:
    return service.person()


def test_a_person_who_is_new_joins_through_a_link_in_another_browser(
    browser: Browser, service: Served, ann: Person, stranger: Visitor
):
    with visitor(browser, service, ann) as admin:
        admin.open(f"#/accounts/{ann.account_id}/members")
        admin.press("Invite people")
        admin.page.get_by_label("By link").check()
        admin.page.get_by_label("Role").select_option("viewer")
        admin.page.get_by_text("Exceptions to the role").click()
        admin.page.get_by_label("Exception for usage.read").select_option("given")
        admin.press("Create link")
        link = admin.page.locator(".secret-text").inner_text().strip()
        admin.press("I've saved it")
        admin.has("1 open invitation")
        stranger.page.goto(link)
        stranger.has("Ann Example")  # who invites
        stranger.has("Viewers can look")
        stranger.fill("First name", "Vera")
        stranger.fill("Last name", "Viewer")
        stranger.fill("E-mail address", "vera@example.com")
        stranger.fill("Password", PASSWORD)
        stranger.press("Sign up and join")
        stranger.heading("Acme")
        assert ann.account_id in stranger.page.url
        stranger.page.get_by_role("link", name="Usage and plan").wait_for()  # by the exception
        stranger.page.goto(link)
        stranger.has("Invitation not found.")


def _mailed(admin: Visitor, service: Served, email: str) -> str:
    """Invites a person by mail; returns the link in the mail."""
    admin.press("Invite people")
    admin.dialog.get_by_label("E-mail address").fill(email)
    admin.answer("Send invitation")
    expect(admin.page.get_by_role("dialog")).to_have_count(0)
    return service.link("invitation")


def test_an_invitation_is_for_one_address_and_a_second_one_replaces_the_first(
    browser: Browser, service: Served, ann: Person
):
    eve = service.person("Eve", "Eve's own")
    with visitor(browser, service, ann) as admin, visitor(browser, service, eve) as other:
        admin.open(f"#/accounts/{ann.account_id}/members")
        first, second = (_mailed(admin, service, "kim@example.com") for _ in range(2))
        assert first != second
        other.page.goto(first)
        other.has("Invitation not found.")
        other.page.goto(second)
        other.press("Accept invitation")
        other.has("another e-mail address")
        row = admin.page.get_by_role("listitem").filter(has_text="kim@example.com")
        expect(row).to_have_count(1)
        row.get_by_role("button", name="Send again").click()
        admin.has("The invitation is on its way to kim@example.com.")
        third = service.link("invitation")
        row.get_by_role("button", name="Withdraw").click()
        admin.has("The invitation is withdrawn.")
        other.page.goto(third)
        other.has("Invitation not found.")


def test_a_viewer_reaches_every_control_and_is_told_what_is_missing(
    browser: Browser, service: Served, ann: Person
):
    vic = service.member(ann, ann.account_id, "Vic", "viewer")
    with visitor(browser, service, vic) as viewer:
        viewer.open(f"#/accounts/{ann.account_id}/settings")
        for name, permission in (
            ("Save", "account.update"),
            ("Require it", "security.manage"),
            ("Move", "account.move"),
            ("Suspend", "account.suspend"),
            ("Terminate", "account.terminate"),
        ):
            button = viewer.button(name)
            expect(button).to_be_disabled()
            described = f"You need the permission {permission} in this account."
            expect(button).to_have_accessible_description(f"{described} Ask an admin for it.")
        button.click(force=True)
        expect(viewer.page.get_by_role("dialog")).to_have_count(0)
        links = viewer.page.get_by_role("navigation", name="Sections").get_by_role("link")
        expect(links).to_have_text(["Overview", "Sources", "Schedules", "Accounts", "Settings"])
        viewer.page.set_viewport_size({"width": 360, "height": 740})  # a bar of a few sections
        expect(viewer.page.get_by_text("Organisation", exact=True)).to_be_hidden()
        for view, permission in (
            ("members", "users.read"),
            ("keys", "apikeys.read"),
            ("webhooks", "webhooks.read"),
            ("activity", "activities.read"),
            ("usage", "usage.read"),
        ):
            viewer.go(f"#/accounts/{ann.account_id}/{view}")
            viewer.has(f"You need the permission {permission}")
        viewer.go(f"#/accounts/{service.person('Eve').account_id}/usage")
        viewer.has("Account not found")


def test_an_exception_denies_a_right_and_the_page_says_why(
    browser: Browser, service: Served, ann: Person
):
    ben = service.member(ann, ann.account_id, "Ben", "manager")
    with visitor(browser, service, ann) as admin:
        admin.open(f"#/accounts/{ann.account_id}/members")
        admin.page.get_by_role("link", name="Ben Example").click()
        admin.heading("Ben Example")
        expect(admin.button("Save changes")).to_be_disabled()
        admin.page.get_by_label("Exception for data.export").select_option("denied")
        admin.press("Save changes")
        admin.has("It applies from the next request.")
        admin.has("Denied by an exception")
        path = f"accounts/{ann.account_id}/members/{ben.user_id}/rights"
        rights = {one["permission"] for one in ann.ask("GET", path)["items"]}
        assert "data.export" not in rights
        assert "data.read" in rights
        admin.press("Remove")
        admin.page.get_by_role("dialog").get_by_role("button", name="Remove").click()
        admin.heading("People")
        expect(admin.page.get_by_role("link", name="Ben Example")).to_have_count(0)


def test_a_role_above_counts_below_and_the_page_says_where_it_comes_from_and_what_is_denied(
    browser: Browser, service: Served, ann: Person
):
    shop = ann.child(ann.account_id, "Harbour", "location")
    ben = service.member(ann, ann.account_id, "Bea", "manager")
    with visitor(browser, service, ann) as admin:
        admin.open(f"#/accounts/{shop}/members")
        admin.has("Inherited from Acme")
        admin.page.get_by_role("link", name="Bea Example").click()
        admin.has("All rights come from accounts above. Change them there.")
        admin.has("Manager, inherited from Acme")
        body = {"permissions": {"data.export": False}}
        ann.ask("PATCH", f"accounts/{ann.account_id}/members/{ben.user_id}", body)
        admin.page.reload()
        admin.has("Denied by an exception in Acme")
        ann.ask("POST", f"accounts/{shop}/suspend", {"reason": "Audit"})
        admin.page.reload()
        admin.has("Not while the account is suspended")


def test_many_people_are_filtered_by_name_and_role(browser: Browser, service: Served):
    ann = service.person("Mia")
    for number, name in enumerate(("Abe", "Bob", "Cleo", "Dora", "Emil")):
        service.guest(ann, ann.account_id, name, "viewer" if number else "manager")
    with visitor(browser, service, ann) as admin:
        admin.open(f"#/accounts/{ann.account_id}/members")
        admin.has("6 people")
        admin.page.get_by_label("Role").select_option("viewer")
        admin.has("4 people")
        admin.fill("Name or e-mail address", "CLEO")
        admin.has("1 person")
        admin.page.get_by_role("link", name="Cleo Example").wait_for()


def test_the_last_admin_can_neither_leave_nor_become_less_nor_be_deleted(
    browser: Browser, service: Served
):
    ann = service.person("Last")
    refused = "The account must keep at least one active admin"
    with visitor(browser, service, ann) as admin:
        admin.open(f"#/accounts/{ann.account_id}/members/{ann.user_id}")
        admin.press("Leave")
        admin.answer("Leave")
        expect(admin.dialog).to_contain_text(refused)
        admin.page.keyboard.press("Escape")
        admin.page.get_by_label("Role in this account").select_option("viewer")
        admin.press("Save changes")
        admin.has(refused)
        admin.press("Suspend")
        expect(admin.page.get_by_role("alert").filter(has_text=refused).first).to_be_visible()
        admin.go("#/profile")
        admin.press("Delete me")
        admin.dialog.get_by_role("textbox").fill(ann.email)
        admin.answer("Delete me")
        expect(admin.dialog.locator(".problem")).to_be_visible()
