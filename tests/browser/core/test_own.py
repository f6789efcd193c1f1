"""A person's own things: address, second step, sessions, data, notifications, and leaving."""

from __future__ import annotations

import json
import re
import time
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Browser, expect
from pyotp.totp import TOTP

from tablewright.kits.sessions.records import SessionRecord
from tablewright.model import update_of
from tests.browser.core.serving import Person, Served
from tests.browser.core.visitor import Visitor, visitor
from tests.systems.core.service.world import PASSWORD

QR = "QR code for your authenticator app"
STEP_SECONDS = 30


async def _aged(service: Served, ann: Person) -> None:
    """The person has entered the password a day ago."""
    db = service.running.awaited.db
    for session in await db.all(SessionRecord.of_subject("core", ann.user_id)):
        draft = session.edited()
        draft.fresh_at = datetime.now(UTC) - timedelta(days=1)
        await db.run(update_of(draft))


def _signed_in(at: Visitor, email: str, password: str = PASSWORD) -> None:
    at.fill("E-mail address", email)
    at.fill("Password", password)
    at.press("Sign in")


def _code(at: Visitor, code: str) -> None:
    at.page.get_by_label("Code", exact=True).fill(code)
    at.page.keyboard.press("Enter")


def test_until_the_address_is_confirmed_nobody_is_invited(browser: Browser, mailing: Served):
    with visitor(browser, mailing) as at:
        at.open("#/signup")
        for label, words in (
            ("First name", "Ada"),
            ("Last name", "Lovelace"),
            ("Organisation", "Engines"),
            ("E-mail address", "ada@example.com"),
            ("Password", PASSWORD),
        ):
            at.fill(label, words)
        at.press("Create account")
        at.has("Confirm ada@example.com to invite people and create keys.")
        at.page.get_by_role("link", name="People", exact=True).first.click()
        invite = at.button("Invite people")
        expect(invite).to_have_accessible_description("Confirm your e-mail address first.")
        at.press("Send the link again")
        at.has("We sent a link to ada@example.com.")
        link = mailing.link("confirm")
        at.page.goto(link)
        at.has("ada@example.com is confirmed.")
        at.page.get_by_role("link", name="Continue").click()
        at.page.get_by_role("link", name="People", exact=True).first.click()
        at.press("Invite people")
        at.has("Invite to Engines")
        at.page.keyboard.press("Escape")
        at.page.goto(link)
        at.has("Links work once and for a limited time.")


def test_a_reader_who_has_not_signed_in_confirms_an_address_only_by_a_button(
    browser: Browser, mailing: Served
):
    eve = mailing.person("Eve")  # with an address that may be another person's
    with visitor(browser, mailing) as at:
        at.page.goto(mailing.link("confirm"))
        at.has("Confirm only if you signed up yourself.")
        assert not eve.ask("GET", "users/me")["emailVerified"]
        at.press("Yes, I signed up")
        at.has(f"{eve.email} is confirmed.")
        assert eve.ask("GET", "users/me")["emailVerified"]


def test_a_second_step_is_set_up_used_once_required_and_turned_off(
    browser: Browser, service: Served, stranger: Visitor
):
    ann = service.person("Otto")
    kim = service.member(ann, ann.account_id, "Kim", "member")
    with visitor(browser, service, ann) as at:
        at.open("#/profile")
        service.running.run(_aged(service, ann))
        at.press("Set up two-step sign-in")
        at.dialog.get_by_label("Password").fill("not the password")
        at.answer("Continue")
        expect(at.dialog.locator(".problem, .hint.fault").first).to_be_visible()
        at.dialog.get_by_label("Password").fill(PASSWORD)
        at.answer("Continue")
        at.page.get_by_role("img", name=QR).wait_for()
        totp = TOTP(at.dialog.locator("code").inner_text())
        _code(at, "12")
        expect(at.dialog.locator(".problem, .hint.fault").first).to_be_visible()
        now = time.time()
        _code(at, totp.at(now))
        at.has("Save your backup codes")
        codes = at.page.locator(".secret-text").inner_text().split()
        assert len(codes) == 10
        at.press("I've saved it")
        at.has("On: you sign in with your password and a code.")
        at.open(f"#/accounts/{ann.account_id}/settings")
        at.press("Require it")
        at.has("Two-step sign-in is now required, here and below.")
    stranger.open()
    _signed_in(stranger, ann.email)
    _code(stranger, totp.at(now))  # used already
    stranger.page.locator(".problem, .hint.fault").first.wait_for()
    _code(stranger, totp.at(now + STEP_SECONDS))
    stranger.heading("Acme")
    for expected in (True, False):
        stranger.press("Account of Otto Example")
        stranger.press("Sign out")
        _signed_in(stranger, ann.email)
        _code(stranger, codes[0])  # works once
        if expected:
            stranger.heading("Acme")
            expect(stranger.page.locator("[aria-busy=true]")).to_have_count(0)
    stranger.page.locator(".problem, .hint.fault").first.wait_for()
    with visitor(browser, service, kim) as member:
        member.open(f"#/accounts/{ann.account_id}")
        member.has("This account requires two-step sign-in")
        member.page.get_by_role("link", name="Set up two-step sign-in").click()
        member.heading("Profile and security")


def test_an_address_is_changed_by_a_link_and_taken_back_by_the_old_one(
    browser: Browser, mailing: Served
):
    ann = mailing.person("Ines")
    with visitor(browser, mailing, ann) as at, visitor(browser, mailing) as stranger:
        at.open("#/profile")
        at.fill("First name", "Inés")
        at.press("Save")
        at.has("Your name is saved.")
        at.fill("New e-mail address", "ines.new@example.com")
        at.press("Change address")
        at.has("We sent a link to ines.new@example.com.")
        at.page.goto(mailing.link("address"))
        at.has("You now sign in with ines.new@example.com.")
        stranger.page.goto(mailing.link("undo"))
        stranger.has(f"Your address is {ann.email} again. Change your password now.")
        stranger.page.get_by_role("link", name="Sign in").click()
        _signed_in(stranger, ann.email)
        stranger.heading("Acme")
        stranger.go("#/profile")
        stranger.fill("Current password", "not the password")
        stranger.fill("New password", f"{PASSWORD} again")
        stranger.press("Change password")
        stranger.page.locator(".problem, .hint.fault").first.wait_for()
        stranger.fill("Current password", PASSWORD)
        stranger.press("Change password")
        stranger.has("Your password is changed.")


def test_a_person_ends_sessions_downloads_everything_and_leaves_for_good(
    browser: Browser, service: Served
):
    ann = service.person("Olga")
    lea = service.guest(ann, ann.account_id, "Lea", "member")
    with visitor(browser, service, lea) as at, visitor(browser, service) as other:
        other.open()
        _signed_in(other, lea.email)
        other.heading("Acme")
        at.open("#/profile")
        at.press("End all others")
        at.has("All other sessions have ended.")
        other.page.reload()
        other.heading("Sign in")
        with at.page.expect_download() as download:
            at.page.get_by_role("link", name="Download").click()
        stored = json.loads(download.value.path().read_text())
        assert lea.email in json.dumps(stored)
        at.press("Delete me")
        expect(at.dialog.get_by_role("button", name="Delete me")).to_be_disabled()
        at.dialog.get_by_role("textbox").fill(lea.email)
        at.answer("Delete me")
        at.heading("Sign in")
        _signed_in(at, lea.email)
        at.has("Wrong e-mail address or password.")
    log = ann.ask("GET", f"accounts/{ann.account_id}/activities?user={lea.user_id}")["items"]
    assert "member_left" in {one["type"] for one in log}
    assert lea.email not in json.dumps(log)


def test_a_notification_that_another_person_causes_appears_without_a_reload(
    browser: Browser, service: Served
):
    ann = service.person("Olga")
    with visitor(browser, service, ann) as at:
        with at.page.expect_response("**/v1/notifications/events"):
            at.open("#/notifications")
        at.has("No notifications")
        service.member(ann, ann.account_id, "Kim", "viewer")
        service.running.run(service.running.awaited.run_jobs())
        joined = "Kim Example joined Acme"
        at.page.get_by_role("listitem").filter(has_text=joined).wait_for()
        at.page.get_by_role("button", name=re.compile("Notifications, [1-9]")).wait_for()


def test_notifications_are_read_unread_deleted_and_mailed_as_chosen(
    browser: Browser, service: Served
):
    ann = service.person("Nora")
    service.member(ann, ann.account_id, "Jo", "viewer")
    service.running.run(service.running.awaited.run_jobs())
    with visitor(browser, service, ann) as at:
        at.open("#/notifications")
        item = at.page.get_by_role("listitem").filter(has_text="Jo Example joined Acme")
        item.get_by_role("button", name="Mark as read").click()
        item.get_by_role("button", name="Mark as unread").wait_for()
        at.page.get_by_label("Unread", exact=True).check()
        expect(item).to_have_count(0)
        at.page.get_by_label("All", exact=True).check()
        at.page.get_by_label("Category").select_option("team")
        item.get_by_role("button", name="Mark as unread").click()
        item.get_by_role("button", name="Delete").click()
        expect(item).to_have_count(0)
        at.page.get_by_role("group", name="Team").get_by_label("Never").check()
        at.page.get_by_label("Quiet hours").check()
        at.press("Save")
        at.has("Your choices are saved.")
        kept = ann.ask("GET", "notifications/preferences")
        assert "never" == next(
            one["mail"] for one in kept["categories"] if one["category"] == "team"
        )
        assert {"start": "22:00", "end": "07:00"} == kept["quietHours"]
