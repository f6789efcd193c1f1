"""When the server is busy, far away or refuses: what the page says, and what it tries again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.browser.yggdrasil.families import Family, large_graph
from tests.browser.yggdrasil.visitor import Visitor

REFUSAL = '{"error": {"code": "busy", "message": "not now.", "details": {}, "requestId": "r"}}'


@pytest.fixture
def waiting(guest: Visitor) -> Iterator[Visitor]:
    """A page that waits for no longer than it must."""
    guest.page.evaluate(
        "() => { window.patient = setTimeout;"
        " window.setTimeout = (act, ms) => patient(act, Math.min(ms, 30)); }"
    )
    yield guest
    guest.page.unroute_all()
    guest.page.evaluate("() => { window.setTimeout = patient; }")
    guest.said.clear()  # Chromium tells of every request that went astray


@pytest.mark.parametrize("status", [429, 503])
def test_what_the_server_is_too_busy_for_is_asked_again(
    waiting: Visitor, family: Family, status: int
):
    refused: list[str] = []

    def answer(route: Route) -> None:
        if len(refused) < 3:
            refused.append(route.request.method)
            headers = {"Retry-After": "1", "Content-Type": "application/json"}
            route.fulfill(status=status, headers=headers, body=REFUSAL)
        else:
            route.continue_()

    waiting.page.route("**/api/trees/*/graph*", answer)
    waiting.go(family.place)
    expect(waiting.page.get_by_role("heading", name="The Bergs of Uppsala")).to_be_visible()
    assert 3 == len(refused)
    expect(waiting.page.locator(".notice.waiting")).to_have_count(0)


def test_a_server_that_cannot_be_reached_is_tried_again_and_then_told_of(
    waiting: Visitor, family: Family
):
    waiting.page.route("**/api/trees/*/graph*", lambda route: route.abort())
    waiting.go(family.place)
    expect(waiting.page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    expect(waiting.page.locator(".notice.waiting")).to_have_count(0)  # it no longer waits
    waiting.page.unroute_all()
    waiting.press("Try again")
    expect(waiting.page.get_by_role("heading", name="The Bergs of Uppsala")).to_be_visible()


def test_a_change_that_may_have_arrived_is_not_sent_twice(waiting: Visitor, family: Family):
    sent: list[str] = []

    def answer(route: Route) -> None:
        sent.append(route.request.method)
        route.abort()

    waiting.go(family.of("Karl"))
    waiting.press("Edit")
    waiting.fill("Nickname", "Kalle")
    waiting.page.route("**/api/persons/*", answer)
    waiting.press("Save")
    expect(waiting.panel().get_by_role("alert")).to_contain_text("cannot be reached")
    assert ["PATCH"] == sent
    waiting.page.unroute_all()
    waiting.press("Save")
    expect(waiting.panel()).to_contain_text("Kalle")


def test_a_change_that_does_not_arrive_shows_one_error(waiting: Visitor, family: Family):
    waiting.go(family.of("Karl"))
    waiting.press("Edit")
    waiting.fill("Nickname", "Kalle")
    waiting.page.route("**/yggdrasil/api/**", lambda route: route.abort())
    waiting.press("Save")
    expect(waiting.panel().get_by_role("alert")).to_contain_text("cannot be reached")
    expect(waiting.page.locator(".notice")).to_have_count(0)
    expect(waiting.page.get_by_role("alert")).to_have_count(1)
    expect(waiting.page.get_by_role("heading", name="The Bergs of Uppsala")).to_be_visible()


def test_a_public_tree_that_cannot_be_read_shows_one_error(first_visit: Visitor):
    first_visit.page.add_init_script(
        "window.patient = setTimeout;"
        " window.setTimeout = (act, ms) => patient(act, Math.min(ms, 30));"
    )
    first_visit.page.route("**/yggdrasil/api/**", lambda route: route.abort())
    first_visit.open("#/public/none")
    expect(first_visit.page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    expect(first_visit.page.locator(".notice")).to_have_count(0)  # nothing is tried any more
    expect(first_visit.page.get_by_role("alert")).to_have_count(1)
    first_visit.said.clear()


def test_three_thousand_people_are_a_list_of_few_rows(waiting: Visitor):
    body = large_graph("large", 3_000)
    waiting.page.route("**/api/trees/large/graph*", lambda route: route.fulfill(json=body))
    waiting.go("#/trees/large?view=list")
    rows = waiting.page.locator("tbody tr:not(.room)")
    expect(rows.first).to_contain_text("Last00000")
    assert rows.count() < 60
    waiting.page.get_by_role("button", name="Born").click()
    expect(rows.first).to_contain_text("First00001")
    waiting.page.get_by_role("button", name="Born").click()
    header = waiting.page.get_by_role("columnheader", name="Born")
    expect(header).to_have_attribute("aria-sort", "descending")
    box = waiting.page.locator(".list-scroll")
    box.evaluate("box => box.scrollTo(0, box.scrollHeight)")
    expect(waiting.page.locator("tbody tr:not(.room)").last).to_contain_text("First0000")
    assert rows.count() < 60
    waiting.page.get_by_label("Filter by name").fill("first02999")
    expect(rows).to_have_count(1)
    waiting.page.get_by_label("Filter by name").fill("first029")
    waiting.page.evaluate("() => { window.print = () => { window.isPrinted = true; }; }")
    waiting.choose("More", "Print")
    waiting.press("Print list")
    waiting.page.wait_for_function("() => window.isPrinted")
    assert 100 == rows.count()
    waiting.page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    expect(rows).not_to_have_count(100)
