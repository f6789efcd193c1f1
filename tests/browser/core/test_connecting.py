"""The wizard that connects a source: by OAuth through the consent page, and by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tablewright.doubles.serving import ServedSandboxes
from tablewright.systems.core.platforms import SANDBOX_CLIENT
from tests.browser.core.serving import Served
from tests.browser.core.visitor import Visitor, visitor

_TABS_MAX = 40


def _to_consent(at: Visitor) -> None:
    at.page.get_by_label("HubSpot").check()
    at.press("Next")
    at.press("Continue to HubSpot")
    at.page.get_by_role("heading", name="Connect app").wait_for()


def _tab_to(at: Visitor, name: str) -> None:
    """Presses Tab until the element with this name has the focus."""
    for _ in range(_TABS_MAX):
        at.page.keyboard.press("Tab")
        focus = at.page.locator(":focus")
        named = at.page.get_by_role("button", name=name, exact=True)
        named = named.or_(at.page.get_by_role("textbox", name=name, exact=True))
        named = named.or_(at.page.get_by_label(name))
        if focus.and_(named).count():
            return
    raise AssertionError(f"Tab does not reach {name!r}.")


def test_a_person_declines_at_hubspot_then_accepts_and_gets_one_source(
    browser: Browser, connecting: Served, platforms: ServedSandboxes
):
    oauth = connecting.running.awaited.running.parts.syncing.oauth
    callback = oauth.callbacks_url.format(platform="hubspot")
    secret = oauth.provider("hubspot").client_secret
    app = platforms.sandboxes.hubspot.new_app(
        [callback], client_id=SANDBOX_CLIENT, client_secret=secret
    )
    platforms.run(app)
    hal = connecting.person("Hal")
    path = f"accounts/{hal.account_id}/sources"
    with visitor(browser, connecting, hal) as at:
        at.open(f"#/{path}/new")
        _to_consent(at)
        at.page.locator("button[value=decline]").click()
        at.heading("Connect a source")
        expect(at.page.get_by_role("alert")).to_contain_text("Access was declined")
        assert "refused" not in at.page.url
        assert [] == hal.ask("GET", path)["items"]
        _to_consent(at)
        at.page.locator("button[value=allow]").click()
        at.has("HubSpot accepts the connection")
        at.has("Account: HubSpot account ")
        (source,) = hal.ask("GET", path)["items"]
        assert ("hubspot", "oauth", "active") == (
            source["platform"],
            source["connectionType"],
            source["status"],
        )
        at.asked[:] = [url for url in at.asked if not url.startswith(platforms.origin)]


def test_a_person_connects_stripe_by_keyboard_alone(
    browser: Browser, connecting: Served, platforms: ServedSandboxes
):
    kay = connecting.person("Kay")
    path, key = f"accounts/{kay.account_id}/sources", platforms.key("stripe")
    with visitor(browser, connecting, kay) as at:
        keyboard = at.page.keyboard
        at.open(f"#/{path}")
        at.has("Connect your first source")
        _tab_to(at, "Connect source")
        keyboard.press("Enter")
        at.heading("Connect a source")
        at.page.get_by_label("Stripe").wait_for()
        _tab_to(at, "Stripe")
        keyboard.press("Space")
        expect(at.page.get_by_label("Stripe")).to_be_checked()
        _tab_to(at, "Next")
        keyboard.press("Enter")
        at.page.get_by_label("Restricted or secret key").wait_for()
        _tab_to(at, "Restricted or secret key")
        keyboard.type(key)
        keyboard.press("Enter")
        at.has("Stripe accepts the connection")
        _tab_to(at, "Next")
        keyboard.press("Enter")
        at.page.get_by_label("Customers").wait_for()
        _tab_to(at, "Next")
        keyboard.press("Enter")
        times = at.page.get_by_role("region", name="Next times").locator("li")
        expect(times).to_have_count(5)
        _tab_to(at, "Next")
        keyboard.press("Enter")
        at.has("Run once now")
        _tab_to(at, "Connect source")
        keyboard.press("Enter")
        at.heading("Run")
        (source,) = kay.ask("GET", path)["items"]
        assert "stripe" == source["platform"]
