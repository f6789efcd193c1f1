"""The door of the page: signing up, in and out."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.core.serving import Served
from tests.browser.core.visitor import Visitor
from tests.systems.core.service.world import PASSWORD


def test_an_error_stands_beside_its_field_and_a_sign_up_leads_to_the_overview(stranger: Visitor):
    stranger.open("#/signup")
    stranger.press("Create account")
    expect(stranger.page.get_by_label("First name")).to_be_focused()
    stranger.fill("First name", "Ada")
    stranger.fill("Last name", "Lovelace")
    stranger.fill("Organisation", "Engines")
    stranger.fill("E-mail address", "ada.example.com")
    stranger.fill("Password", PASSWORD)
    stranger.press("Create account")
    address = stranger.page.get_by_label("E-mail address")
    expect(address).to_have_attribute("aria-invalid", "true")
    stranger.fill("E-mail address", "ada@example.com")
    stranger.press("Create account")
    stranger.heading("Engines")
    stranger.has("Get started")
    stranger.has("Account created: Engines")


def test_a_wrong_password_is_said_and_the_right_one_leads_to_where_the_link_led(
    stranger: Visitor, service: Served
):
    ann = service.person()
    stranger.open(f"#/accounts/{ann.account_id}/structure")
    stranger.fill("E-mail address", ann.email)
    stranger.fill("Password", "not the password")
    stranger.press("Sign in")
    stranger.has("Wrong e-mail address or password.")
    stranger.fill("Password", PASSWORD)
    stranger.press("Sign in")
    stranger.heading("Accounts")
    stranger.press("Account of Ann Example")
    stranger.press("Sign out")
    stranger.heading("Sign in")


def test_an_unknown_account_is_not_found(stranger: Visitor, service: Served):
    ann = service.person()
    stranger.open("#/accounts/nobody-knows-it")
    stranger.fill("E-mail address", ann.email)
    stranger.fill("Password", PASSWORD)
    stranger.press("Sign in")
    stranger.has("Account not found")
    stranger.page.get_by_role("link", name="Go to the overview").click()
    stranger.heading("Acme")
