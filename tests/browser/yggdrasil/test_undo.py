"""Undoing a deletion or addition: the same person comes back, or the page says why not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.yggdrasil.families import Family, portrait
from tests.browser.yggdrasil.serving import Account, Served
from tests.browser.yggdrasil.visitor import Visitor, visitor

LINKS_MAX = 96  # of a person who can be restored
WORKED_OUT_BESIDE = 160  # people, whose places a worker finds while the page goes on
LOOKS = """async () => {
  const { href } = document.querySelector('link[href$="/state/stage.js"]');
  const { stage } = await import(href);
  window.sees = id => {
    const [x, y] = stage.current?.spot(id) ?? [-1, -1];
    return document.elementFromPoint(x, y)?.matches("canvas") ?? false;
  };
}"""
REFUSAL = '{"error": {"code": "broken", "message": "not today.", "details": {}, "requestId": "r"}}'


@pytest.fixture
def astray(guest: Visitor) -> Iterator[Visitor]:
    """A visitor whose requests get lost."""
    yield guest
    guest.page.unroute_all()
    guest.said.clear()  # Chromium tells of every one


def _delete_erik(somebody: Visitor, family: Family) -> None:
    somebody.go(family.of("Erik"))
    somebody.choose("More actions for Erik Berg", "Delete")
    somebody.has("Erik Berg was deleted.")
    expect(somebody.panel()).to_have_count(0)


def _add_mia(somebody: Visitor, family: Family) -> None:
    somebody.go(family.of("Lisa"))
    somebody.press("Add a child")
    somebody.fill("First name", "Mia")
    somebody.press("Add")
    expect(somebody.panel().get_by_role("heading", name="Mia Berg")).to_be_visible()


def _erik(ann: Account, family: Family) -> dict[str, Any]:
    return ann.ask("GET", f"api/persons/{family.ids['Erik']}")


def _people(ann: Account, family: Family) -> int:
    return ann.ask("GET", f"api/trees/{family.tree_id}")["personCount"]


def _give_a_photo(ann: Account, family: Family) -> None:
    ann.send(f"api/persons/{family.ids['Erik']}/photo", portrait(), "image/png")


# Refused


def test_what_was_done_in_one_tree_is_not_offered_to_be_undone_in_another(
    guest: Visitor, ann: Account, family: Family
):
    tree_id, _ = ann.tree("Willows", {"firstName": "Ida", "lastName": "Frost"})
    _delete_erik(guest, family)
    guest.go(f"#/trees/{tree_id}")
    expect(guest.page.get_by_role("heading", name="Willows")).to_be_visible()
    # Now, for a notice goes away by itself after a while.
    assert 0 == guest.page.get_by_role("button", name="Undo", exact=True).count()


def test_a_notice_offers_to_undo_nothing_but_what_it_tells_of(guest: Visitor, family: Family):
    _add_mia(guest, family)
    guest.has("Mia Berg was added.")
    _delete_erik(guest, family)
    offers = guest.page.locator(".notice").filter(has=guest.page.get_by_role("button", name="Undo"))
    assert ["Erik Berg was deleted."] == offers.locator("p").all_inner_texts()


def test_who_may_not_edit_any_more_is_told_so_and_undoes_it_when_they_may_again(
    ann: Account, browser: Browser, service: Served, family: Family
):
    ben = service.account("Ben")
    shares = f"api/trees/{family.tree_id}/shares"
    ann.ask("POST", shares, {"email": ben.email, "role": "editor"})
    with visitor(browser, service, ben, reduced_motion="reduce") as other:
        other.open()
        _delete_erik(other, family)
        ann.ask("PUT", f"{shares}/{ben.user_id}", {"role": "viewer"})
        other.press("Undo")
        expect(other.page.get_by_role("alert")).to_contain_text("You have read-only access")
        assert 6 == _people(ann, family)
        ann.ask("PUT", f"{shares}/{ben.user_id}", {"role": "editor"})
        other.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        other.press("Undo: deleting Erik Berg")
        other.has("Undone: deleting Erik Berg.")
    assert "Erik" == _erik(ann, family)["firstName"]


def test_nobody_comes_back_into_a_tree_that_somebody_else_has_deleted(
    guest: Visitor, ann: Account, family: Family
):
    _delete_erik(guest, family)
    ann.ask("DELETE", f"api/trees/{family.tree_id}")
    guest.press("Undo")
    alerts = guest.page.get_by_role("alert")
    expect(alerts.filter(has_text="This deletion can no longer be undone.")).to_have_count(1)
    expect(alerts.filter(has_text="Tree not found.")).to_have_count(1)
    expect(guest.page.get_by_role("button", name="Undo: deleting Erik Berg")).to_be_enabled()


def test_a_photo_that_is_refused_follows_when_one_undoes_again(
    astray: Visitor, ann: Account, family: Family
):
    _give_a_photo(ann, family)
    _delete_erik(astray, family)
    json = {"Content-Type": "application/json"}
    astray.page.route(
        "**/api/persons/*/photo*",
        lambda route: route.fulfill(status=500, headers=json, body=REFUSAL),
    )
    astray.press("Undo")
    expect(astray.page.get_by_role("alert")).to_contain_text("Not today.")
    assert "photoUrl" not in _erik(ann, family)
    astray.page.unroute_all()
    astray.press("Undo: deleting Erik Berg")
    astray.has("Undone: deleting Erik Berg.")
    expect(astray.panel().locator(".panel-head img")).to_be_visible()
    assert "photoUrl" in _erik(ann, family)


def test_whoever_is_back_though_the_answer_was_lost_is_not_brought_back_twice(
    astray: Visitor, ann: Account, family: Family
):
    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    _delete_erik(astray, family)
    astray.page.route("**/api/persons/*/restore", lose)
    astray.press("Undo")
    expect(astray.page.get_by_role("alert")).to_contain_text("cannot be reached")
    astray.page.unroute_all()
    astray.press("Undo: deleting Erik Berg")
    astray.has("Undone: deleting Erik Berg.")
    expect(astray.panel().get_by_role("heading", name="Erik Berg")).to_be_visible()
    assert 7 == _people(ann, family)


def test_somebody_with_too_many_links_is_gone_for_good_and_one_is_told(
    guest: Visitor, ann: Account
):
    tree_id, (eve,) = ann.tree("Many", {"firstName": "Eve", "lastName": "Oak"})
    relative = {"kind": "child", "personId": eve}
    for n in range(LINKS_MAX + 1):
        child = {"treeId": tree_id, "firstName": f"C{n}", "relative": relative}
        ann.ask("POST", "api/persons", child)
    guest.go(f"#/trees/{tree_id}?person={eve}")
    guest.choose("More actions for Eve Oak", "Delete")
    guest.has("Eve Oak was deleted. This cannot be undone.")
    expect(guest.page.get_by_role("button", name="Nothing to undo")).to_be_disabled()
    # Now, for a notice goes away by itself after a while.
    assert 0 == guest.page.get_by_role("button", name="Undo", exact=True).count()
    expect(guest.panel()).to_have_count(0)


def test_a_deed_is_undone_once_however_often_one_asks_before_it_is_seen(
    astray: Visitor, ann: Account, family: Family
):
    keys, held = astray.page.keyboard, list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    _add_mia(astray, family)
    astray.page.route("**/api/trees/*/graph*", hold)
    with astray.page.expect_request("**/api/trees/*/graph*"):
        keys.press("Control+z")
    before = len(astray.asked)
    keys.press("Control+z")
    with astray.page.expect_response("**/api/trees/*/graph*"):
        for route in held:
            route.continue_()
    astray.page.unroute_all()
    astray.has("Undone: adding Mia Berg.")
    assert [] == [url for url in astray.asked[before:] if "/api/persons/" in url]
    assert 7 == _people(ann, family)


# Done


def test_somebody_deleted_comes_back_as_the_same_with_links_and_photo(
    guest: Visitor, ann: Account, family: Family
):
    erik, page = family.ids["Erik"], guest.page
    _give_a_photo(ann, family)
    guest.go(family.of("Erik"))
    guest.press("Edit")
    guest.fill("Nickname", "Rik")
    guest.press("Save")
    guest.has("Erik Berg was saved.")
    _delete_erik(guest, family)
    drawn = page.get_by_role("list", name="People in view").get_by_role("button", name="Erik Berg")
    expect(drawn).to_have_count(0)
    assert 6 == _people(ann, family)

    page.keyboard.press("Control+z")
    guest.has("Undone: deleting Erik Berg.")
    expect(guest.panel().get_by_role("heading", name="Erik Berg")).to_be_visible()
    expect(guest.panel().locator(".panel-head img")).to_be_visible()
    expect(drawn).to_have_attribute("aria-current", "true")
    assert page.url.endswith(family.of("Erik"))
    tree = ann.ask("GET", f"api/trees/{family.tree_id}")
    assert (7, erik) == (tree["personCount"], tree["rootPersonId"])
    assert "photoUrl" in _erik(ann, family)
    parents = ann.ask("GET", f"api/persons/{erik}/parents")["items"]
    assert {"Karl", "Anna"} == {one["person"]["firstName"] for one in parents}
    assert 1 == len(ann.ask("GET", f"api/persons/{erik}/children")["items"])

    page.keyboard.press("Control+z")
    guest.has("Undone: changes to Erik Berg.")
    assert "preferredName" not in _erik(ann, family)
    page.keyboard.press("Control+y")
    guest.has("Redone: changes to Erik Berg.")
    page.keyboard.press("Control+y")
    guest.has("Redone: deleting Erik Berg.")
    expect(guest.panel()).to_have_count(0)
    assert 6 == _people(ann, family)
    guest.press("Undo")
    guest.has("Undone: deleting Erik Berg.")
    page.reload()
    expect(guest.panel().get_by_role("heading", name="Erik Berg")).to_be_visible()
    assert "photoUrl" in _erik(ann, family)


def test_whoever_comes_back_out_of_sight_is_brought_into_it(guest: Visitor, ann: Account):
    tree_id, ids = ann.tree("Long", {"firstName": "G0", "lastName": "Oak"})
    for n in range(1, WORKED_OUT_BESIDE):
        relative = {"kind": "child", "personId": ids[-1]}
        child = {"treeId": tree_id, "firstName": f"G{n}", "lastName": "Oak", "relative": relative}
        ids.append(ann.ask("POST", "api/persons", child)["personId"])
    guest.open(f"?source#/trees/{tree_id}?person={ids[0]}")
    guest.choose("More actions for G0 Oak", "Delete")
    guest.has("G0 Oak was deleted.")
    guest.go(f"#/trees/{tree_id}?person={ids[-1]}")
    guest.page.evaluate(LOOKS)
    guest.page.wait_for_function("id => sees(id)", arg=ids[-1])
    assert not guest.page.evaluate("id => sees(id)", ids[1])
    guest.press("Undo")
    guest.page.wait_for_function("id => sees(id)", arg=ids[0])


def test_somebody_added_is_the_same_when_that_is_undone_and_done_again(
    guest: Visitor, ann: Account, family: Family
):
    _add_mia(guest, family)
    there = guest.page.url
    guest.press("Undo")
    guest.has("Undone: adding Mia Berg.")
    expect(guest.panel()).to_have_count(0)
    assert 7 == _people(ann, family)
    guest.press("Redo")
    guest.has("Redone: adding Mia Berg.")
    expect(guest.panel().get_by_role("heading", name="Mia Berg")).to_be_visible()
    assert there == guest.page.url
    (mia,) = ann.ask("GET", f"api/persons/{family.ids['Lisa']}/children")["items"]
    assert there.endswith(mia["person"]["personId"])
