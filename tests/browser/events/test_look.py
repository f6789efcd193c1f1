"""How the page looks and reads: on a telephone, by day and night, and to a screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import findings, findings_in_both_schemes
from tests.browser.events.desk import Desk, check_manners, desk_open
from tests.browser.events.serving import Served

PLACES = ["", "?status=all", "?tab=send", "?tab=hooks", "?tab=keys", "?tab=figures"]
BACKGROUND = "getComputedStyle(document.body).backgroundColor"
LIGHT, DARK = "rgb(230, 222, 206)", "rgb(18, 20, 23)"
LONG_TYPE = "customer." + "very_long_words." * 7 + "end"


@pytest.fixture(scope="package")
def lived_in(browser: Browser, service: Served) -> Iterator[Desk]:
    """A desk on a telephone at night, with something in every drawer."""
    size = {"width": 360, "height": 740}
    night: dict[str, Any] = {"viewport": size, "color_scheme": "dark", "reduced_motion": "reduce"}
    with desk_open(browser, service, **night) as desk:
        ask = desk.tenant.ask
        ids = [desk.tenant.send({"n": n, "long": "x" * 400}) for n in range(3)]
        desk.tenant.send({"event_type": LONG_TYPE, "deep": {"a": [{"b": "c" * 300}]}})
        ask("POST", f"v1/events/{ids[0]}/ack")
        hook = ask("POST", "v1/hooks", {"url": "https://example.com/" + "broken" * 40})
        ask("POST", f"v1/hooks/{hook['id']}/ping")
        desk.open()
        yield desk
        check_manners(desk)


def _settled(desk: Desk) -> None:
    desk.page.locator(".slip, .card, .tile, .json-editor, .empty").first.wait_for()
    expect(desk.page.locator(".is-loading")).to_have_count(0)  # dimmed until then


def _check_look(desk: Desk) -> None:
    """Axe finds nothing at either width, light or dark, and nothing needs scrolling sideways."""
    for width in (1280, 360):
        desk.page.set_viewport_size({"width": width, "height": 740})
        assert width == desk.page.evaluate("document.documentElement.scrollWidth")
        assert [] == findings_in_both_schemes(desk.page), width


@pytest.mark.parametrize("place", PLACES)
def test_no_section_needs_scrolling_sideways_and_axe_finds_nothing(lived_in: Desk, place: str):
    lived_in.tidy()
    lived_in.go(f"{lived_in.tenant.url}/{place}")
    _settled(lived_in)
    _check_look(lived_in)


def test_axe_finds_nothing_at_the_sign_in_and_in_the_menu(door: Desk, lived_in: Desk):
    door.page.goto(f"{door.tenant.url}/")
    door.has("Paste an API key")
    _check_look(door)
    lived_in.tidy()
    lived_in.open_menu()
    _check_look(lived_in)


def test_the_names_of_buttons_hold_the_words_on_them(new_desk: Desk):
    event_id = new_desk.tenant.send({"event_type": "named"})
    new_desk.tenant.ask("POST", f"v1/events/{event_id}/ack")
    new_desk.tenant.send({"event_type": "named"})
    for place in ("?status=all", f"?status=all&event={event_id}"):
        new_desk.go(place)
        _settled(new_desk)
        assert [] == findings(new_desk.page)


def test_an_open_event_and_a_dialog_fit_a_telephone_and_axe_finds_nothing(lived_in: Desk):
    lived_in.tidy()
    lived_in.go(f"?type={LONG_TYPE}")
    lived_in.page.get_by_role("button", name="customer.", exact=False).first.click()
    lived_in.has("Use as template")
    _check_look(lived_in)
    lived_in.press("Delete…")
    _check_look(lived_in)


def test_the_colours_are_the_systems_until_others_are_chosen_and_then_stay(lived_in: Desk):
    page = lived_in.page
    lived_in.tidy()
    page.emulate_media(color_scheme="dark")
    assert DARK == page.evaluate(BACKGROUND)
    lived_in.open_menu()
    page.get_by_label("Light").check()
    assert LIGHT == page.evaluate(BACKGROUND)
    page.reload()
    assert LIGHT == page.evaluate(BACKGROUND)
    lived_in.open_menu()
    page.get_by_label("System").check()
    assert DARK == page.evaluate(BACKGROUND)
    page.emulate_media(color_scheme="light")
    assert LIGHT == page.evaluate(BACKGROUND)


def test_whoever_wants_no_motion_gets_none(lived_in: Desk):
    lived_in.tidy()
    lived_in.page.emulate_media(reduced_motion="reduce")
    lived_in.slip(lived_in.tenant.send({"event_type": "calm"})).wait_for()  # the list was read
    lived_in.tenant.send({"event_type": "calm"})
    fresh = lived_in.page.locator(".slip-fresh").first
    fresh.wait_for()
    assert "none" == fresh.evaluate("slip => getComputedStyle(slip).animationName")
    lived_in.page.emulate_media(reduced_motion="no-preference")
    assert "slip-in" == fresh.evaluate("slip => getComputedStyle(slip).animationName")


def test_a_screen_reader_is_told_names_and_states(lived_in: Desk):
    lived_in.tidy()
    lived_in.go("?status=all")
    _settled(lived_in)
    page = lived_in.page
    expect(page.get_by_role("navigation", name="Sections")).to_be_visible()
    expect(page.get_by_role("list", name="Events")).to_be_visible()
    row = page.locator(".slip", has_text="delivered").filter(has_text="✓")
    expect(row.get_by_role("button", name="Put back without type")).to_be_visible()
    expect(row.get_by_role("checkbox", name="Select without type")).to_be_visible()
    expect(page.locator(".connection [role=status]")).to_have_text("Live")
