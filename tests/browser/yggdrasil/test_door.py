"""Signing up, in and out, resetting a forgotten password, and the user's own account."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.yggdrasil.serving import PASSWORD, Served
from tests.browser.yggdrasil.visitor import Visitor, visitor


def sign_in(someone: Visitor, email: str, password: str) -> None:
    someone.fill("E-mail address", email)
    someone.fill("Password", password)
    someone.press("Sign in")


def test_whoever_signs_up_is_in_and_can_leave_and_return(stranger: Visitor):
    page = stranger.page
    stranger.open()
    page.get_by_role("link", name="New here? Sign up").click()
    stranger.fill("Your name", "Nora")
    stranger.fill("E-mail address", "nora@example.com")
    stranger.fill("Password", "a quiet winter evening")
    stranger.press("Sign up")
    expect(page.get_by_role("heading", name="Every tree begins with one person")).to_be_visible()
    page.reload()
    stranger.choose("Nora", "Sign out")
    stranger.has("You are signed out.")
    sign_in(stranger, "nora@example.com", "a quiet summer evening")
    stranger.has("Wrong e-mail or password.")
    sign_in(stranger, "NORA@example.com", "a quiet winter evening")
    expect(page.get_by_role("heading", name="My trees")).to_be_visible()


def test_whoever_signs_up_is_asked_to_confirm_the_address_by_a_mail(
    browser: Browser, stranger: Visitor
):
    page, email = stranger.page, "nils@example.com"
    stranger.open("#/signup")
    stranger.fill("Your name", "Nils")
    stranger.fill("E-mail address", email)
    stranger.fill("Password", "a quiet winter evening")
    stranger.press("Sign up")
    stranger.has("Please confirm your e-mail.")
    stranger.press("Send the link again")
    stranger.has(f"We\u2019ve sent a link to {email}.")
    link = stranger.served.link_to(email, r"#/confirm/\S+")
    # In another browser, where the link alone is not enough.
    with visitor(browser, stranger.served, reduced_motion="reduce") as elsewhere:
        elsewhere.open(link)
        elsewhere.has("Sign in to confirm your e-mail address.")
        sign_in(elsewhere, email, "a quiet winter evening")
        elsewhere.has("Your e-mail address is confirmed.")
        assert "#/" == elsewhere.page.evaluate("location.hash")
    page.reload()
    expect(page.get_by_role("heading", name="My trees")).to_be_visible()
    expect(page.get_by_text("Please confirm your e-mail.")).to_have_count(0)


def test_a_link_for_another_account_confirms_nothing_and_says_so(
    browser: Browser, stranger: Visitor
):
    with visitor(browser, stranger.served, stranger.served.account("Olaf")) as olaf:
        olaf.open("#/confirm/confirm_of_nobody")
        olaf.has("This link doesn\u2019t work")
        expect(olaf.page.get_by_role("alert")).to_contain_text("The link is invalid")
        olaf.page.get_by_role("link", name="Go to my trees").click()
        expect(olaf.page.get_by_role("heading", name="My trees")).to_be_visible()


def test_an_address_that_is_taken_and_a_weak_password_are_told_kindly(stranger: Visitor):
    taken = stranger.served.account("Otto").email
    stranger.open("#/signup")
    stranger.fill("Your name", "Otto")
    stranger.fill("E-mail address", taken)
    stranger.fill("Password", "password1")
    stranger.press("Sign up")
    expect(stranger.page.get_by_role("alert")).to_contain_text("password")
    stranger.fill("Password", "a quiet winter evening")
    stranger.press("Sign up")
    expect(stranger.page.get_by_role("alert")).to_contain_text("There is already an account")


def test_a_forgotten_password_is_set_anew_by_the_link_of_a_mail(stranger: Visitor):
    account = stranger.served.account("Pia")
    stranger.open("#/signin")
    stranger.page.get_by_role("link", name="Forgot your password?").click()
    stranger.fill("E-mail address", account.email)
    stranger.press("Send reset link")
    stranger.has("we\u2019ve sent a link to it")
    link = stranger.served.link_to(account.email, r"#/reset/\S+")
    stranger.go(link)
    stranger.fill("New password", "another winter evening")
    stranger.press("Set password")
    stranger.has("Your new password is set.")
    assert "#/signin" == stranger.page.evaluate("location.hash")
    sign_in(stranger, account.email, "another winter evening")
    expect(stranger.page.get_by_role("heading", name="My trees")).to_be_visible()
    stranger.go(link)
    stranger.fill("New password", "a third winter evening")
    stranger.press("Set password")
    stranger.has("Links work once")


def test_the_account_is_renamed_gets_another_password_and_is_deleted(
    browser: Browser, service: Served
):
    account = service.account("Uma")
    with visitor(browser, service, account) as uma:
        uma.open()
        uma.choose("Uma", "My account")
        dialog = uma.dialog("My account")
        dialog.get_by_label("Your name").fill("Uma Thorn")
        dialog.get_by_role("button", name="Save").click()
        expect(uma.page.locator(".masthead-user")).to_have_text("Uma Thorn")
        dialog.get_by_label("Current password").fill("wrong wrong wrong")
        dialog.get_by_label("New password").fill("an even longer password")
        dialog.get_by_role("button", name="Change password").click()
        expect(dialog.get_by_role("alert")).to_be_visible()
        refused = dialog.get_by_role("alert").bounding_box()
        button = dialog.get_by_role("button", name="Change password").bounding_box()
        assert refused
        assert button
        assert refused["y"] + refused["height"] < button["y"]  # what is wrong stands apart
        dialog.get_by_label("Current password").fill(PASSWORD)
        dialog.get_by_role("button", name="Change password").click()
        told = dialog.get_by_role("status")
        expect(told.filter(has_text="Your password was changed.")).to_be_visible()
        dialog.get_by_text("Delete my account", exact=True).click()
        dialog.get_by_label("Your password", exact=True).fill("an even longer password")
        dialog.get_by_role("button", name="Delete my account and all my trees").click()
        uma.has("Goodbye")
        sign_in(uma, account.email, "an even longer password")
        uma.has("Wrong e-mail or password.")


def test_a_session_that_has_ended_leads_to_the_door_and_back_to_where_one_was(
    browser: Browser, service: Served
):
    account = service.account("Vera")
    tree_id, _ = account.tree("Elms")
    with visitor(browser, service, account) as vera:
        vera.open(f"#/trees/{tree_id}")
        vera.has("Start with yourself or the oldest relative")
        account.ask("POST", "api/auth/logout")
        vera.press("Add person")
        vera.fill("First name", "Ida")
        vera.press("Add")
        vera.has("You have been signed out.")
        sign_in(vera, account.email, PASSWORD)
        vera.has("Start with yourself or the oldest relative")
