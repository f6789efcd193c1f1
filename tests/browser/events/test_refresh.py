"""Refreshing: what stays when it fails, and which events are new after it."""

from __future__ import annotations

from datetime import timedelta
from email.utils import format_datetime, parsedate_to_datetime

from playwright.sync_api import Route, expect

from tests.browser.events.desk import Desk

LISTS, STATS, STREAM = "**/v1/inbox?*", "**/v1/stats", "**/v1/stream"


def _break(desk: Desk, *addresses: str) -> None:
    for address in addresses:
        desk.page.route(address, lambda route: route.abort())


def _mend(desk: Desk, *addresses: str) -> None:
    for address in addresses:
        desk.page.unroute(address)
    desk.said[:] = [text for text in desk.said if "net::ERR_FAILED" not in text]


def _date_lists(desk: Desk, *, later_by: timedelta) -> None:
    """Has the server's time on lists differ from the true one.

    The page knows it to the second. The server sets it once a second, so it is also a second late.
    """

    def fulfill(route: Route) -> None:
        given = route.fetch()
        date = parsedate_to_datetime(given.headers["date"]) + later_by
        headers = {**given.headers, "date": format_datetime(date, usegmt=True)}
        route.fulfill(response=given, headers=headers)

    desk.page.route(LISTS, fulfill)


def test_a_refresh_that_fails_keeps_the_list_and_the_last_number_as_out_of_date(new_desk: Desk):
    desk = new_desk
    ids = [desk.tenant.send({"event_type": "kept"}) for _ in range(3)]
    desk.until_slips(ids)
    desk.until_read()
    tally, link = desk.page.locator(".tally"), desk.page.get_by_role("link", name="Inbox")
    expect(tally).to_have_text("3 undelivered")
    _break(desk, LISTS, STATS)
    desk.page.keyboard.press("r")
    desk.has("Refresh failed.")
    desk.has("The list was last refreshed")
    expect(tally).to_have_text("3 undelivered out of date")
    expect(link).to_contain_text("3 undelivered, out of date")
    assert ids == desk.slips()
    _mend(desk, LISTS, STATS)
    desk.press("Try again")
    expect(desk.page.locator(".problem")).to_have_count(0)
    expect(tally).to_have_text("3 undelivered")


def test_a_first_refresh_that_fails_shows_no_number_and_says_nothing_of_an_empty_inbox(
    new_desk: Desk,
):
    desk = new_desk
    desk.tenant.send({"event_type": "waits"})
    _break(desk, LISTS, STATS)
    desk.page.reload()
    desk.has("The server cannot be reached.")
    expect(desk.page.locator(".tally, .sections .count, .empty, .slip")).to_have_count(0)
    assert 1 == desk.page.locator(".problem").count()
    _mend(desk, LISTS, STATS)


def test_stats_that_cannot_be_refreshed_keep_their_numbers_and_say_how_old_they_are(
    new_desk: Desk,
):
    desk = new_desk
    desk.tenant.send({"event_type": "counted"})
    desk.go("?tab=figures")
    number = desk.page.locator(".tile strong").first
    expect(number).to_have_text("1")
    _break(desk, STATS)
    desk.press("Refresh")
    desk.has("Refresh failed.")
    desk.has("The numbers were last refreshed")
    expect(number).to_have_text("1")
    _mend(desk, STATS)
    desk.press("Try again")
    expect(desk.page.locator(".problem")).to_have_count(0)


def test_after_a_reconnection_only_events_received_meanwhile_are_new(new_desk: Desk):
    desk = new_desk
    old = [desk.tenant.send({"event_type": "old"}) for _ in range(2)]
    desk.tenant.ask("POST", f"v1/events/{old[1]}/ack")
    _date_lists(desk, later_by=timedelta(minutes=1))  # surely after these
    _break(desk, STREAM)
    desk.page.reload()
    desk.until_slips(old[:1])
    desk.has("Connection lost, trying again")
    _break(desk, LISTS)
    desk.page.keyboard.press("r")
    desk.has("Refresh failed.")
    desk.tenant.ask("POST", f"v1/events/{old[1]}/nack")  # was received before, and comes back
    _mend(desk, STREAM, LISTS)
    desk.until_slips(old)  # the page connects again by itself
    expect(desk.page.locator(".tag-fresh")).to_have_count(0)
    late = desk.tenant.send({"event_type": "late"})
    desk.until_slips([*old, late])
    expect(desk.page.locator(".tag-fresh")).to_have_count(1)
    expect(desk.slip(late)).to_contain_text("new")
    _mend(desk)


def test_an_event_that_was_missed_while_the_connection_was_lost_is_new(new_desk: Desk):
    desk = new_desk
    known = desk.tenant.send({"event_type": "known"})
    _date_lists(desk, later_by=-timedelta(minutes=1))
    _break(desk, STREAM)
    desk.page.reload()
    desk.has("Connection lost, trying again")
    desk.until_slips([known])
    missed = desk.tenant.send({"event_type": "missed"})
    _mend(desk, STREAM)
    desk.until_slips([known, missed])
    expect(desk.slip(missed)).to_contain_text("new")
    expect(desk.slip(known)).not_to_contain_text("new")
    desk.page.unroute(LISTS)
