"""The page of a sandbox: data, faults, access and requests, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

import pytest
import stripe
from playwright.sync_api import Browser, Page, expect

from tablewright.doubles.serving import ServedSandboxes
from tablewright.testing.chromium import browser as chromium
from tablewright.testing.page import Visit, visiting
from tests.browser.axe import findings
from tests.browser.profiles import WAIT_MS
from tests.doubles.serving import filled, stripe_client

expect.set_options(timeout=WAIT_MS)


@dataclass
class Served:
    """What a visit needs to know of a server."""

    url: str


@pytest.fixture(scope="module")
def served() -> Iterator[ServedSandboxes]:
    with filled("stripe", count=30) as served:
        served.fill("hubspot", count=30)
        yield served


@pytest.fixture(scope="module")
def opened() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="module")
def shared(served: ServedSandboxes, opened: Browser) -> Iterator[Visit]:
    system: Any = Served(served.url("stripe"))
    with visiting(opened, system) as visit:
        yield visit


@pytest.fixture
def blank(shared: Visit) -> Iterator[Page]:
    """A page that shows nothing yet; afterwards it has complained of nothing."""
    shared.page.goto("about:blank")
    yield shared.page
    shared.check()


@pytest.fixture
def page(blank: Page, served: ServedSandboxes) -> Page:
    """The page of Stripe's sandbox, loaded for the test."""
    blank.goto(f"{served.url('stripe')}/")
    return blank


def _press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


@pytest.mark.parametrize("name", ["stripe", "hubspot"])
@pytest.mark.parametrize("view", ["data", "faults", "access", "requests"])
def test_axe_finds_nothing(served: ServedSandboxes, blank: Page, name: str, view: str):
    served.key(name)
    served.run(served.state(name).fail("clock"))
    blank.goto(f"{served.url(name)}/#{view}")
    expect(blank.get_by_role("heading", level=1)).to_be_visible()
    expect(blank.get_by_role("table").or_(blank.get_by_text("No requests")).first).to_be_visible()
    assert [] == findings(blank)
    served.run(served.state(name).heal())


def test_a_record_is_added_changed_and_deleted(page: Page, served: ServedSandboxes):
    client = stripe_client(served)
    _press(page, "Add record")
    page.get_by_label("Fields as JSON").fill('{"name": "Page person"}')
    _press(page, "Save")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_label("Stream")).to_contain_text("customers (31)")  # it has been read again
    page.get_by_label("Find").fill("page person")
    expect(page.get_by_role("cell", name="Page person")).to_be_visible()
    added = client.v1.customers.list({"limit": 1}).data[0]
    assert "Page person" == added.name
    _press(page, f"Edit {added.id}")
    page.get_by_label("Fields as JSON").fill('{"name": "Other person"}')
    assert [] == findings(page)
    _press(page, "Save")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("No records")).to_be_visible()  # the name that was looked for is gone
    page.get_by_label("Find").fill("other person")
    expect(page.get_by_role("cell", name="Other person")).to_be_visible()
    assert "Other person" == client.v1.customers.retrieve(added.id).name
    _press(page, f"Delete {added.id}")
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("No records")).to_be_visible()
    assert client.v1.customers.retrieve(added.id).deleted


def test_the_vendors_words_are_shown_for_a_wrong_record(page: Page):
    page.get_by_label("Stream").select_option("products")
    _press(page, "Add record")
    page.get_by_label("Fields as JSON").fill('{"description": "without a name"}')
    _press(page, "Save")
    expect(page.get_by_text("Missing required param: name.")).to_be_visible()


def test_a_fault_is_switched_on_and_off(page: Page, served: ServedSandboxes):
    client = stripe_client(served)
    page.get_by_role("link", name="Faults").click()
    page.get_by_label("Fault", exact=True).select_option("error")
    page.get_by_label("Stream").select_option("charges")
    page.get_by_label("Requests that fail").fill("0")
    _press(page, "Turn on")
    expect(page.get_by_role("button", name="Turn off 500")).to_be_visible()
    with pytest.raises(stripe.APIError):
        client.v1.charges.list()
    assert client.v1.customers.list().data
    _press(page, "Turn off 500")
    expect(page.get_by_text("No faults")).to_be_visible()
    assert client.v1.charges.list().data


def test_a_key_is_shown_once_and_can_be_revoked(page: Page, served: ServedSandboxes):
    page.get_by_role("link", name="Access").click()
    page.get_by_label("Permissions, separated").fill("rak_payout_read")
    _press(page, "Create key")
    key = page.locator(".secret-text").inner_text().strip()
    client = stripe_client(served, key)
    assert client.v1.payouts.list().data
    page.get_by_role("button", name="Done").or_(
        page.locator(".secret").get_by_role("button").last
    ).first.click()
    page.reload()
    expect(page.get_by_role("cell", name="rak_payout_read")).to_be_visible()
    assert key not in page.content()
    row = page.get_by_role("row").filter(has_text="rak_payout_read")
    row.get_by_role("button").click()
    page.get_by_role("dialog").get_by_role("button", name="Revoke").click()
    expect(row.get_by_text("revoked")).to_be_visible()
    with pytest.raises(stripe.AuthenticationError):
        client.v1.payouts.list()


def test_requests_are_listed_without_secrets(page: Page, served: ServedSandboxes):
    key = served.key("stripe")
    stripe_client(served, key).v1.disputes.list()
    page.get_by_role("link", name="Requests").click()
    expect(page.get_by_text("GET /v1/disputes").first).to_be_visible()
    assert key not in page.content()


@pytest.mark.parametrize(
    ("button", "expected"), [("Connect app", "?code="), ("Cancel", "?error=access_denied")]
)
def test_the_consent_page_redirects_with_the_decision(
    served: ServedSandboxes, blank: Page, button: str, expected: str
):
    back = f"{served.origin}/callback"
    client_id, _ = served.run(served.sandboxes.hubspot.new_app([back]))
    asked = {"client_id": client_id, "redirect_uri": back, "scope": "oauth", "state": "s"}
    blank.goto(f"{served.url('hubspot')}/oauth/authorize?{urlencode(asked)}")
    assert [] == findings(blank)
    _press(blank, button)
    blank.wait_for_url(f"{back}**")
    assert blank.url.startswith(f"{back}{expected}")
    assert blank.url.endswith("state=s")
