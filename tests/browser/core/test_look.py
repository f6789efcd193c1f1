"""How the page looks and reads: on a phone, light and dark, by keyboard, and to a screen reader."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import findings_in_both_schemes
from tests.browser.core.serving import Person, Served
from tests.browser.core.visitor import Visitor, visitor
from tests.systems.core.service.world import PASSWORD

LONG = "Wholesale-and-retail-of-" * 4 + "everything"
IN_ACCOUNT = (
    "",
    "/members",
    "/members/{me}",
    "/structure",
    "/settings",
    "/keys",
    "/webhooks",
    "/webhooks/{hook}",
    "/activity",
    "/usage",
)
DIALOGS = (
    ("/members", "Invite people"),
    ("/structure", "New account below"),
    ("/keys", "Create key"),
    ("/keys", "Rotate"),
    ("/webhooks", "Add webhook"),
    ("/webhooks/{hook}", "Send several again"),
    ("/activity", "Webhook created"),
    ("/settings", "Terminate"),
    ("/usage", "Choose Free"),
)


@pytest.fixture(scope="module")
def zoe(service: Served) -> Person:
    """An admin whose accounts have something in every view."""
    person = service.person("Zoe", LONG)
    path = f"accounts/{person.account_id}"
    child = person.child(person.account_id, LONG, "division")
    person.ask("POST", f"accounts/{child}/suspend", {"reason": LONG})
    person.link(person.account_id, "viewer")
    person.ask("POST", f"{path}/api-keys", {"name": LONG[:80], "permissions": ["account.read"]})
    hook = {"url": f"https://hooks.example.com/{LONG}", "events": ["*"], "description": LONG}
    made = person.ask("POST", f"{path}/webhooks", hook)["webhook"]
    person.ask("POST", f"{path}/webhooks/{made['webhookId']}/ping")
    return person


@pytest.fixture(scope="module")
def at_home(browser: Browser, service: Served, zoe: Person) -> Iterator[Visitor]:
    with visitor(browser, service, zoe) as opened:
        opened.open()
        yield opened


def _place(zoe: Person, view: str) -> str:
    (hook,) = zoe.ask("GET", f"accounts/{zoe.account_id}/webhooks")["items"]
    view = view.format(me=zoe.user_id, hook=hook["webhookId"])
    return f"#/accounts/{zoe.account_id}{view}"


def _go(somebody: Visitor, place: str) -> None:
    """Opens a view, and waits until it has what it shows."""
    somebody.go(place)
    content = ".view .row, .view .table, .view .plan"
    somebody.page.locator(content).first.wait_for()
    expect(somebody.page.locator("[aria-busy=true]")).to_have_count(0)


def _check_look(somebody: Visitor) -> None:
    """Axe finds nothing at either width, light or dark, and nothing needs scrolling sideways."""
    for width in (768, 1280, 360):
        somebody.page.set_viewport_size({"width": width, "height": 740})
        assert width == somebody.page.evaluate("document.documentElement.scrollWidth"), width
        if width == 768:
            continue  # a tablet has the rules of both
        assert [] == findings_in_both_schemes(somebody.page), width


@pytest.mark.parametrize("view", IN_ACCOUNT)
def test_no_view_needs_scrolling_sideways_and_axe_finds_nothing(
    at_home: Visitor, zoe: Person, view: str
):
    _go(at_home, _place(zoe, view))
    _check_look(at_home)


@pytest.mark.parametrize("place", ["#/notifications", "#/profile"])
def test_axe_finds_nothing_in_what_belongs_to_the_person(at_home: Visitor, place: str):
    _go(at_home, place)
    _check_look(at_home)


def test_dialogs_fit_a_phone_and_axe_finds_nothing(at_home: Visitor, zoe: Person):
    for view, name in DIALOGS:
        _go(at_home, _place(zoe, view))
        at_home.page.get_by_role("button", name=name).first.click()
        at_home.dialog.wait_for()
        _check_look(at_home)
        at_home.page.keyboard.press("Escape")
        expect(at_home.page.get_by_role("dialog")).to_have_count(0)


def test_menus_fit_a_phone_and_axe_finds_nothing(at_home: Visitor, zoe: Person):
    for name in ("Account: ", "Notifications", "Account of Zoe Example"):
        at_home.page.get_by_role("button", name=name).first.click()
        _check_look(at_home)
        at_home.page.keyboard.press("Escape")


@pytest.mark.parametrize("place", ["#/signin", "#/signup", "#/forgot", "#/invitation/unknown"])
def test_axe_finds_nothing_at_the_door(stranger: Visitor, place: str):
    stranger.open(place)
    stranger.page.locator("h1").wait_for()
    _check_look(stranger)


def test_a_phone_shows_the_open_section_of_the_navigation(at_home: Visitor, zoe: Person):
    at_home.page.set_viewport_size({"width": 360, "height": 740})
    _go(at_home, _place(zoe, "/members"))
    _go(at_home, _place(zoe, "/usage"))
    open_one = at_home.page.get_by_role("navigation", name="Sections").get_by_role(
        "link", name="Usage and plan"
    )
    expect(open_one).to_be_in_viewport(ratio=1)


# By keyboard alone


def _tab_to(at: Visitor, role: str, name: str, key: str = "Tab") -> None:
    """Presses Tab until an element has the focus, as a keyboard user does."""
    for _ in range(60):
        at.page.keyboard.press(key)
        if at.page.get_by_role(role, name=name).and_(at.page.locator(":focus")).count():  # type: ignore[arg-type]
            return
    raise AssertionError(f"the keyboard does not reach {name!r}")


def test_a_person_signs_in_invites_and_signs_out_by_keyboard(service: Served, stranger: Visitor):
    ann, keys = service.person("Kit"), stranger.page.keyboard
    stranger.open()
    _tab_to(stranger, "textbox", "E-mail address")
    keys.type(ann.email)
    keys.press("Tab")
    keys.type(PASSWORD)
    keys.press("Enter")
    stranger.heading("Acme")
    keys.press("Tab")
    expect(stranger.page.get_by_role("link", name="Skip to content")).to_be_focused()
    _tab_to(stranger, "link", "People")
    keys.press("Enter")
    stranger.heading("People")
    _tab_to(stranger, "button", "Invite people")
    keys.press("Enter")
    expect(stranger.dialog.get_by_label("E-mail address")).to_be_focused()
    keys.type("jo@example.com")
    keys.press("Enter")
    stranger.has("The invitation is on its way to jo@example.com.")
    expect(stranger.button("Invite people")).to_be_focused()
    _tab_to(stranger, "link", "Kit Example (you)")
    keys.press("Enter")
    stranger.heading("Kit Example")
    _tab_to(stranger, "combobox", "Exception for account.update")
    _tab_to(stranger, "button", "Account of Kit Example", "Shift+Tab")
    keys.press("Enter")
    _tab_to(stranger, "button", "Sign out")
    keys.press("Enter")
    stranger.heading("Sign in")
