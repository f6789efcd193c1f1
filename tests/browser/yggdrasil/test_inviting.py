"""Inviting relatives: by a link or an e-mail, seen from both sides."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, expect

from tests.browser.yggdrasil.families import Family
from tests.browser.yggdrasil.serving import PASSWORD, Served
from tests.browser.yggdrasil.visitor import Visitor, visitor

LINK = r"#/invitation/\S+"
SHARE = "Share “The Bergs of Uppsala”"


def _share(owner: Visitor, family: Family) -> Locator:
    owner.go(family.place)
    owner.choose("More", "Share")
    return owner.dialog(SHARE)


def _join(someone: Visitor, name: str, email: str | None = None) -> None:
    someone.fill("Your name", name)
    if email is not None:
        someone.fill("E-mail address", email)
    someone.fill("Password", "a quiet winter evening")
    someone.press("Sign up")


def test_a_relative_signs_up_through_a_link_and_sees_herself(
    guest: Visitor, browser: Browser, service: Served, family: Family
):
    dialog = _share(guest, family)
    dialog.get_by_label("Access", exact=True).select_option("relative")
    dialog.get_by_role("button", name="Copy invite link").click()
    link = dialog.get_by_role("textbox", name="Invite link").input_value()
    pending = dialog.get_by_role("list", name="Pending invitations")
    expect(pending).to_contain_text("Can view, including the living")

    with visitor(browser, service, reduced_motion="reduce") as robin:
        page = robin.page
        page.goto(link)
        expect(page.get_by_role("heading", name="You\u2019re invited")).to_be_visible()
        robin.has("Ann invites you to the family tree The Bergs of Uppsala.")
        robin.has("Can view, including the living")
        _join(robin, "Robin", "robin.carter@example.com")
        robin.has("Welcome to “The Bergs of Uppsala”.")
        assert f"#/trees/{family.tree_id}" == page.evaluate("location.hash")
        robin.search("robin")
        page.get_by_role("option", name="Robin Carter").first.wait_for()
        robin.go(family.of("Robin"))
        expect(robin.panel().get_by_role("heading", name="Robin Carter")).to_be_visible()
        expect(page.get_by_role("button", name="Edit", exact=True)).to_have_count(0)
        page.goto(link)
        robin.has("This invitation doesn\u2019t work")

    guest.tidy()
    dialog = _share(guest, family)
    expect(dialog.get_by_role("list", name="Guests")).to_contain_text("Robin")
    expect(dialog.get_by_role("list", name="Pending invitations")).to_have_count(0)


def test_an_invitation_by_e_mail_is_for_its_address_and_confirms_it(
    guest: Visitor, browser: Browser, service: Served, family: Family
):
    email = "ingrid.berg@example.com"
    dialog = _share(guest, family)
    dialog.get_by_label("E-mail address").fill(email)
    dialog.get_by_role("button", name="Invite by e-mail").click()
    guest.has(f"We\u2019ve sent an invitation to {email}.")
    pending = dialog.get_by_role("list", name="Pending invitations")
    expect(pending).to_contain_text(email)
    first = service.link_to(email, LINK)
    pending.get_by_role("button", name=f"Send again: {email}").click()
    link = service.link_to(email, LINK, but=first)

    other = service.account("Otto")
    with visitor(browser, service, other, reduced_motion="reduce") as otto:
        otto.open(first)
        otto.has("This invitation doesn\u2019t work")
        otto.go(link)
        otto.has(f"This invitation is for {email}, but you are signed in as {other.email}.")
        expect(otto.page.get_by_role("button", name="Accept invitation")).to_have_count(0)
        otto.press("Use another account")
        expect(otto.page.get_by_label("E-mail address")).to_have_value(email)
        _join(otto, "Ingrid")
        otto.has("Welcome to “The Bergs of Uppsala”.")
        otto.go("#/")
        expect(otto.page.get_by_role("heading", name="My trees")).to_be_visible()
        expect(otto.page.get_by_text("Please confirm your e-mail.")).to_have_count(0)


def test_whoever_has_an_account_accepts_by_signing_in_and_an_owner_can_change_their_mind(
    guest: Visitor, browser: Browser, service: Served, family: Family
):
    dialog = _share(guest, family)
    links: list[str] = []
    for _ in range(2):
        dialog.get_by_role("button", name="Copy invite link").click()
        field = dialog.get_by_role("textbox", name="Invite link")
        if links:
            expect(field).not_to_have_value(links[0])
        links.append(field.input_value())
    pending = dialog.get_by_role("list", name="Pending invitations")
    expect(pending.get_by_role("listitem")).to_have_count(2)
    account = service.account("Pelle")
    with visitor(browser, service, reduced_motion="reduce") as pelle:
        pelle.page.goto(links[0])
        pelle.press("Already have an account? Sign in")
        pelle.fill("E-mail address", account.email)
        pelle.fill("Password", PASSWORD)
        pelle.press("Sign in")
        pelle.has("Welcome to “The Bergs of Uppsala”.")
        pelle.page.goto(links[1])
        pelle.press("Accept invitation")
        pelle.has("Welcome to “The Bergs of Uppsala”.")
    guest.tidy()
    dialog = _share(guest, family)
    expect(dialog.get_by_role("list", name="Guests").get_by_role("listitem")).to_have_count(1)
    dialog.get_by_role("button", name="Copy invite link").click()
    pending = dialog.get_by_role("list", name="Pending invitations")
    pending.get_by_role("button", name="Revoke: Invite link").click()
    expect(pending).to_have_count(0)
