"""The account: two-step sign-in, devices, and another e-mail address."""

from __future__ import annotations

from urllib.error import HTTPError

from playwright.sync_api import Browser, Locator, expect
from pyotp.totp import TOTP

from tablewright.testing.serving import sent
from tests.browser.yggdrasil.serving import PASSWORD, Account, Served
from tests.browser.yggdrasil.test_door import sign_in
from tests.browser.yggdrasil.visitor import Visitor, visitor

CONFIRM = "Your password, to confirm it\u2019s you"
AGENT = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1"


def _account(someone: Visitor, name: str) -> Locator:
    someone.choose(name, "My account")
    return someone.dialog("My account")


def _codes(shown: Locator) -> list[str]:
    return shown.locator("code").inner_text().split()


def test_two_step_sign_in_is_turned_on_used_and_turned_off(browser: Browser, service: Served):
    account = service.account("Wim")
    with visitor(browser, service, account, reduced_motion="reduce") as wim:
        wim.open()
        section = _account(wim, "Wim").get_by_role("region", name="Two-step sign-in")
        section.get_by_role("button", name="Turn on").click()
        section.get_by_label(CONFIRM).fill(PASSWORD)
        section.get_by_role("button", name="Turn on").click()
        expect(
            section.get_by_role("img", name="QR code for your authenticator app")
        ).to_be_visible()
        otp = TOTP(section.locator("code").inner_text().replace(" ", ""))
        section.get_by_label("Code", exact=True).fill(otp.now())
        section.get_by_role("button", name="Confirm").click()
        codes = _codes(section.get_by_role("region", name="Backup codes"))
        assert 10 == len(codes)
        section.get_by_role("button", name="I've saved it").click()
        expect(section).to_contain_text("On: signing in asks for a code")
        expect(section.locator("code")).to_have_count(0)
        wim.tidy()

        wim.choose("Wim", "Sign out")
        sign_in(wim, account.email, PASSWORD)
        wim.fill("Code", "000000")
        wim.press("Sign in")
        wim.has("Wrong code.")
        wim.fill("Code", codes[0])
        wim.press("Sign in")
        expect(wim.page.get_by_role("heading", name="My trees")).to_be_visible()

        section = _account(wim, "Wim").get_by_role("region", name="Two-step sign-in")
        section.get_by_role("button", name="New backup codes").click()
        section.get_by_label(CONFIRM).fill(PASSWORD)
        section.get_by_role("button", name="New backup codes").click()
        renewed = _codes(section.get_by_role("region", name="Backup codes"))
        assert not set(codes) & set(renewed)
        section.get_by_role("button", name="I've saved it").click()
        section.get_by_role("button", name="Turn off").click()
        section.get_by_label(CONFIRM).fill(PASSWORD)
        section.get_by_role("button", name="Turn off").click()
        expect(section).to_contain_text("Two-step sign-in is off.")


def test_devices_are_listed_and_signed_out(browser: Browser, service: Served):
    account = service.account("Xena")
    tokens = [_telephone(service, account) for _ in range(2)]
    with visitor(browser, service, account, reduced_motion="reduce") as xena:
        xena.open()
        section = _account(xena, "Xena").get_by_role("region", name="Signed-in devices")
        devices = section.get_by_role("listitem")
        expect(devices).to_have_count(3)
        expect(devices.filter(has_text="Safari on iPhone")).to_have_count(2)
        expect(devices.filter(has_text="This device").get_by_role("button")).to_have_count(0)
        section.get_by_role("button", name="Sign out Safari on iPhone").first.click()
        expect(devices).to_have_count(2)
        assert 1 == sum(_is_in(service, one) for one in tokens)
        section.get_by_role("button", name="Sign out everywhere else").click()
        expect(section).to_contain_text("All other devices are signed out.")
        expect(devices).to_have_count(1)
        assert 0 == sum(_is_in(service, one) for one in tokens)


def _telephone(service: Served, account: Account) -> str:
    """The session of another device."""
    credentials = {"email": account.email, "password": PASSWORD}
    agent = {"user-agent": AGENT}
    return sent("", "POST", f"{service.url}/api/auth/login", credentials, agent)["token"]


def _is_in(service: Served, token: str) -> bool:
    try:
        return bool(sent(token, "GET", f"{service.url}/api/users/me"))
    except HTTPError as error:
        if error.code != 401:
            raise
        return False


def test_another_address_is_taken_by_a_link_and_given_back_by_another(
    browser: Browser, service: Served
):
    account, new = service.account("Ylva"), "ylva.new@example.com"
    with visitor(browser, service, account, reduced_motion="reduce") as ylva:
        page = ylva.page
        ylva.open()
        dialog = _account(ylva, "Ylva")
        dialog.get_by_role("textbox", name="E-mail address").fill(new)
        dialog.get_by_label(CONFIRM).fill(PASSWORD)
        dialog.get_by_role("button", name="Change e-mail address").click()
        ylva.has(f"Open the link we sent to {new}.")
        ylva.tidy()
        ylva.go(service.link_to(new, r"#/address/\S+"))
        ylva.has(f"Your e-mail address is now {new}.")
        assert "#/" == page.evaluate("location.hash")
        ylva.go(service.link_to(account.email, r"#/undo/\S+"))
        ylva.has(f"Your e-mail address is {account.email} again.")
        sign_in(ylva, account.email, PASSWORD)
        expect(page.get_by_role("heading", name="My trees")).to_be_visible()
        ylva.go(service.link_to(account.email, r"#/undo/\S+"))
        ylva.has("This link doesn\u2019t work")
