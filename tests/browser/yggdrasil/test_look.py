"""How the page looks and reads: on a telephone, by day and night, and to a screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.yggdrasil.families import Family, bergs
from tests.browser.yggdrasil.serving import Account, Served
from tests.browser.yggdrasil.visitor import Visitor, visitor
from tests.interop.node import PACKAGES, installed

VIEWS = ("tree", "pedigree", "descendants", "hourglass", "fan", "list")
INSIGHTS = ("checks", "duplicates", "statistics", "anniversaries", "timeline", "places")
BACKGROUND = "getComputedStyle(document.body).backgroundColor"
SIZES = ((1280, 800), (360, 740))  # the phone last, as the tests go on with it
LIGHT, DARK = "rgb(243, 243, 234)", "rgb(15, 21, 18)"
RULES: dict[Literal["dark", "light"], str] = {
    "dark": "{runOnly: ['color-contrast']}",
    "light": "{}",
}
# Where the lower edge of a person's card is, as soon as it is drawn.
FOOT = """async id => {
    const { href } = document.querySelector('link[href$="/state/stage.js"]');
    const { stage } = await import(href);
    while (!stage.current?.spot(id)) await new Promise(requestAnimationFrame);
    return stage.current.spot(id)[1] + 68 * stage.current.where().scale;
}"""
LONG = "Wolfeschlegelsteinhausenbergerdorff" * 2


@pytest.fixture(scope="module")
def axe() -> str:
    installed()
    return (PACKAGES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def lived_in(ann: Account) -> Family:
    """A family with a name that fits nowhere."""
    family = bergs(ann, "A tree with a name that is rather long for a telephone of this size")
    body = {"lastName": LONG, "biography": f"{LONG * 3}\n\nAnd more.", "birthPlace": LONG}
    ann.ask("PATCH", f"api/persons/{family.ids['Karl']}", body)
    return family


@pytest.fixture(scope="module")
def phone(browser: Browser, service: Served, ann: Account) -> Iterator[Visitor]:
    size = {"width": 360, "height": 740}
    with visitor(browser, service, ann, viewport=size, reduced_motion="reduce") as opened:
        opened.open()
        yield opened


def _findings(someone: Visitor, axe: str) -> list[str]:
    """What axe-core finds, in light and dark, at the width of a desktop and of a phone."""
    found: list[str] = []
    if not someone.page.evaluate("'axe' in window"):
        someone.page.evaluate(axe)
    for width, height in SIZES:
        someone.page.set_viewport_size({"width": width, "height": height})
        # In the dark, only the colours differ.
        for scheme, rules in RULES.items():
            someone.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            faults: list[dict[str, Any]] = someone.page.evaluate(
                f"axe.run(document, {rules}).then(result => result.violations)"
            )
            found += [
                f"{width} {scheme} {one['impact']} {one['id']}: {one['nodes'][0]['html'][:160]}"
                for one in faults
            ]
    return found


def _check(someone: Visitor, axe: str) -> None:
    assert [] == _findings(someone, axe)
    assert 360 == someone.page.evaluate("document.documentElement.scrollWidth")


def test_a_stranger_at_the_door_finds_nothing_in_the_way(
    stranger: Visitor, ann: Account, lived_in: Family, axe: str
):
    path = f"api/trees/{lived_in.tree_id}/invitations"
    invitation = f"#/invitation/{ann.ask('POST', path, {'role': 'relative'})['token']}"
    stranger.page.set_viewport_size({"width": 360, "height": 740})
    for place in ("#/signin", "#/signup", "#/forgot", "#/reset/x", "#/invitation/x", invitation):
        stranger.open(place)
        stranger.page.get_by_role("heading").wait_for()
        _check(stranger, axe)


def test_the_trees_and_their_dialogs_fit_a_telephone(phone: Visitor, lived_in: Family, axe: str):
    phone.go("#/")
    phone.page.locator(".tree-card").first.wait_for()
    _check(phone, axe)
    phone.press("New tree")
    _check(phone, axe)
    phone.tidy()
    phone.choose("Ann", "My account")
    _check(phone, axe)
    phone.tidy()


@pytest.mark.parametrize("view", VIEWS)
def test_every_view_of_a_tree_fits_a_telephone(
    phone: Visitor, lived_in: Family, axe: str, view: str
):
    phone.go(f"{lived_in.place}?view={view}&root={lived_in.ids['Erik']}")
    phone.page.locator("canvas, table").first.wait_for()
    _check(phone, axe)


def test_nobody_of_a_tree_that_fits_a_telephone_lies_under_the_buttons_that_zoom(
    phone: Visitor, ann: Account
):
    family = bergs(ann)
    phone.open(f"?source{family.place}")
    foot = phone.page.evaluate(FOOT, family.ids["Robin"])
    zoom = phone.page.locator(".zoom").bounding_box()
    assert zoom
    assert foot < zoom["y"]
    phone.press("Fit to screen")
    assert foot == pytest.approx(phone.page.evaluate(FOOT, family.ids["Robin"]), abs=1)


def test_nothing_of_a_chart_lies_under_the_choice_of_generations_on_a_telephone(
    phone: Visitor, lived_in: Family
):
    phone.go(f"{lived_in.place}?view=hourglass&root={lived_in.ids['Olof']}")
    phone.page.get_by_label("Generations").wait_for()
    zoom = phone.page.locator(".zoom").bounding_box()
    drawing = phone.page.locator(".stage canvas").first.bounding_box()
    assert zoom is not None
    assert drawing is not None
    assert zoom["x"] + zoom["width"] <= 360
    assert drawing["y"] + drawing["height"] <= zoom["y"]


def test_no_year_is_cut_from_the_list_on_a_telephone(phone: Visitor, lived_in: Family):
    phone.go(f"{lived_in.place}?view=list")
    born = phone.page.locator("td.col-born", has_text="11 February 1878")
    born.wait_for()
    cut = "one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight"
    assert not born.evaluate(cut)
    phone.go(lived_in.place)


def test_a_question_before_a_deletion_has_room_between_its_parts(phone: Visitor, lived_in: Family):
    phone.go("#/")
    phone.page.locator(".tree-card").first.get_by_role("button").click()
    phone.page.get_by_role("menuitem", name="Delete", exact=True).click()
    dialog = phone.dialog("Delete this tree?")
    parts = [dialog.locator(one).bounding_box() for one in ("form > p", ".field", ".actions")]
    ends = [(box["y"], box["y"] + box["height"]) for box in parts if box]
    phone.tidy()
    gaps = [below[0] - above[1] for above, below in pairwise(ends)]
    assert 2 == len(gaps)
    assert min(gaps) >= 8


def test_the_name_of_a_tree_is_not_cut_while_the_search_has_room(guest: Visitor, ann: Account):
    family = bergs(ann, "The Fennimores of Saltmarsh")
    guest.go(f"{family.place}?view=descendants&root={family.ids['Karl']}")
    name = guest.page.get_by_role("heading", name="The Fennimores of Saltmarsh")
    name.wait_for()
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_a_menu_lies_over_whoever_is_open_on_a_telephone(phone: Visitor, lived_in: Family):
    phone.go(lived_in.of("Karl"))
    phone.panel().wait_for()
    phone.choose("More", "Keyboard shortcuts")  # which fails if it is covered
    expect(phone.dialog("Keyboard")).to_be_visible()
    phone.tidy()


def test_no_head_of_the_list_is_broken_where_the_list_is_narrow(guest: Visitor, lived_in: Family):
    guest.page.set_viewport_size({"width": 1024, "height": 768})
    guest.go(lived_in.of("Karl", view="list"))
    guest.panel().wait_for()
    guest.press("Children")  # its head has a sign now, too
    wide = "every => every.filter(one => one.clientHeight > 48).map(one => one.textContent)"
    assert [] == guest.page.locator(".sort").evaluate_all(wide)
    guest.page.set_viewport_size({"width": 1280, "height": 800})


def test_a_person_and_the_form_fit_a_telephone(phone: Visitor, lived_in: Family, axe: str):
    phone.go(lived_in.of("Karl"))
    phone.page.locator(".story").wait_for()
    _check(phone, axe)
    phone.press("Edit")
    _check(phone, axe)
    phone.press("Cancel")
    phone.press("Add a child")
    _check(phone, axe)
    phone.tidy()


def test_no_tab_of_the_insights_is_broken_on_a_telephone(phone: Visitor, lived_in: Family):
    phone.go(f"{lived_in.place}?insight=checks")
    tabs = phone.page.get_by_role("tab")
    tabs.first.wait_for()
    assert [] == tabs.evaluate_all("every => every.filter(one => one.clientHeight > 48)")
    assert [] == tabs.evaluate_all(
        "every => every.filter(one => one.scrollWidth > one.clientWidth)"
    )


def test_no_button_of_a_person_is_cut_on_a_telephone(phone: Visitor, lived_in: Family):
    phone.go(lived_in.of("Karl"))
    buttons = phone.page.locator(".panel-deeds .button")
    buttons.first.wait_for()
    assert [] == buttons.evaluate_all(
        "every => every.filter(one => one.getBoundingClientRect().right > innerWidth)"
    )


@pytest.mark.parametrize("insight", INSIGHTS)
def test_every_insight_fits_a_telephone(phone: Visitor, lived_in: Family, axe: str, insight: str):
    phone.go(f"{lived_in.place}?insight={insight}")
    expect(phone.page.locator(".insight")).not_to_be_empty()
    _check(phone, axe)


def test_the_dialogs_of_a_tree_fit_a_telephone(
    phone: Visitor, ann: Account, lived_in: Family, axe: str
):
    tree = f"api/trees/{lived_in.tree_id}"
    guest = phone.served.account("Somebody-with-a-long-name")
    ann.ask("PUT", f"{tree}/shares/{guest.user_id}", {"role": "relative"})
    ann.ask("POST", f"{tree}/invitations", {"email": f"x{guest.email}", "role": "relative"})
    phone.go(lived_in.place)
    for name in (
        "Share",
        "Publish",
        "Name and description",
        "Import a file",
        "Export",
        "Print",
        "Keyboard shortcuts",
    ):
        phone.choose("More", name)
        _check(phone, axe)
        phone.tidy()
    phone.page.locator("#main").focus()
    phone.page.keyboard.press("k")
    _check(phone, axe)
    phone.press("Close the relationship finder")


def test_the_colours_are_the_systems_until_others_are_chosen_and_then_stay(phone: Visitor):
    page = phone.page
    phone.go("#/")
    page.emulate_media(color_scheme="dark")
    assert DARK == page.evaluate(BACKGROUND)
    page.get_by_label("Light").check()
    assert LIGHT == page.evaluate(BACKGROUND)
    page.reload()
    assert LIGHT == page.evaluate(BACKGROUND)
    page.get_by_label("System").check()
    assert DARK == page.evaluate(BACKGROUND)


def test_whoever_wants_no_motion_gets_none(phone: Visitor, lived_in: Family):
    phone.go(lived_in.of("Erik"))
    moves = "panel => getComputedStyle(panel).animationName"
    phone.page.emulate_media(reduced_motion="reduce")
    assert "none" == phone.panel().evaluate(moves)
    phone.page.emulate_media(reduced_motion="no-preference")
    assert "slide" == phone.panel().evaluate(moves)
    phone.page.emulate_media(reduced_motion="reduce")
