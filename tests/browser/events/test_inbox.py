"""The inbox: live, filtered, read, acknowledged, put back, deleted, replayed."""

from __future__ import annotations

import time

from playwright.sync_api import APIResponse, Route, expect

from tests.browser.events.desk import Desk

EXACT = (
    '{"event_type":"exact","price":1.10,"big":123456789012345678901234567890,'
    '"tiny":1e-7,"zero":-0,"__proto__":{"a":null},"empty":[],"text":"a\\u0000\\"b"}'
)


def _sent(desk: Desk, kind: str, count: int) -> list[str]:
    return [desk.tenant.send({"event_type": kind, "number": n}) for n in range(count)]


def test_an_empty_inbox_says_what_to_do_until_the_first_event_comes_by_itself(new_desk: Desk):
    desk = new_desk
    desk.has("The inbox is empty")
    line = desk.page.get_by_label("Command", exact=True).inner_text()
    assert line.startswith(f"curl -X POST '{desk.tenant.url}/v1/events'")
    assert "$EVENTS_KEY" in line
    assert desk.tenant.key not in desk.page.content()
    first = desk.tenant.send({"event_type": "live", "n": 1})
    desk.until_slips([first])
    expect(desk.page.get_by_role("log")).to_have_text("New event: live")
    expect(desk.page.locator(".tally")).to_have_text("1 undelivered")
    second = desk.tenant.send({"event_type": "other", "n": 2})
    desk.until_slips([first, second])
    expect(desk.slip(second)).to_contain_text("new")
    expect(desk.page.get_by_role("link", name="Inbox")).to_contain_text("2 undelivered")
    desk.go("?tab=hooks")
    desk.has("No hooks yet")
    expect(desk.page.get_by_label("Command", exact=True)).to_contain_text("/v1/hooks")


def test_an_event_that_comes_while_the_page_is_read_stays_on_it(new_desk: Desk):
    desk = new_desk
    desk.has("The inbox is empty")
    desk.page.locator(".connection-live").wait_for()
    held: list[tuple[Route, APIResponse]] = []
    desk.page.route("**/v1/inbox?*", lambda route: held.append((route, route.fetch())))
    desk.page.keyboard.press("r")
    while not held:
        desk.page.evaluate("0")  # lets the request come through
    first = desk.tenant.send({"event_type": "live"})
    desk.until_slips([first])
    (route, answer), *_ = held
    route.fulfill(response=answer)
    desk.page.locator(".is-loading").wait_for(state="detached")
    assert [first] == desk.slips()


def test_an_event_that_the_filters_do_not_let_through_does_not_appear(desk: Desk):
    desk.go("?type=live.wanted")
    desk.has("Nothing matches")
    desk.tenant.send({"event_type": "live.unwanted"})
    wanted = desk.tenant.send({"event_type": "live.wanted"})
    desk.until_slips([wanted])


def test_filters_are_the_address_and_the_address_is_the_filters(desk: Desk):
    one, two = _sent(desk, "filter.one", 1), _sent(desk, "filter.two", 2)
    desk.tenant.ask("POST", f"v1/events/{two[0]}/ack")
    desk.page.get_by_label("Type").fill("filter.two")
    desk.until_slips([two[1]])
    assert "type=filter.two" == desk.query()
    desk.page.get_by_label("All", exact=True).check()
    desk.until_slips([two[1], two[0]])
    desk.page.get_by_label("Time").select_option("1h")
    desk.until_slips([two[1], two[0]])
    assert "status=all&type=filter.two&since=1h" == desk.query()
    desk.go("?status=all&type=filter.two&before=2001-01-01T00:00:00Z")
    desk.has("Nothing matches")
    desk.page.go_back()
    desk.until_slips([two[1], two[0]])
    desk.page.get_by_label("Type").fill("not a type!")
    desk.has("Letters, digits, dots, hyphens and underscores only.")
    desk.go("?type=filter.one")
    desk.until_slips(one)
    assert "filter.one" == desk.page.get_by_label("Type").input_value()


def test_a_new_address_keeps_its_filter_however_slow_the_page_is(desk: Desk):
    ids = _sent(desk, "filter.kept", 1)
    # The pause after typing ends before anything is drawn, as on a slow machine.
    desk.page.evaluate(
        "() => { const later = setTimeout;"
        " window.setTimeout = (act, ms, ...more) => later(act, ms === 400 ? 0 : ms, ...more); }"
    )
    desk.go("?type=filter.kept")
    desk.until_slips(ids)
    desk.page.evaluate("() => new Promise((done) => setTimeout(done, 400))")
    assert "type=filter.kept" == desk.query()
    desk.open()  # with the browser's own timers


def test_a_payload_is_shown_and_copied_digit_by_digit(desk: Desk):
    desk.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    event_id = desk.tenant.send(EXACT)
    desk.go("?type=exact")
    desk.until_slips([event_id])
    desk.slip(event_id).locator(".slip-face").click()
    shown = desk.page.get_by_label("Payload", exact=True).locator("pre")
    expect(shown).to_contain_text('"price": 1.10,')
    for spelled in ('"big": 123456789012345678901234567890,', '"tiny": 1e-7,', '"zero": -0,'):
        expect(shown).to_contain_text(spelled)
    desk.press("As sent")
    expect(shown).to_have_text(EXACT)
    desk.press("Copy JSON")
    desk.has("Copied")
    assert desk.page.evaluate("navigator.clipboard.readText()") == EXACT
    raw_time = str(desk.tenant.ask("GET", f"v1/events/{event_id}")["created_at"])
    expect(desk.page.locator(".facts")).to_contain_text(raw_time)
    assert f"type=exact&event={event_id}" == desk.query()


def test_one_event_is_acknowledged_and_can_be_put_back(desk: Desk):
    first, second = _sent(desk, "ack.one", 2)
    desk.go("?type=ack.one")
    desk.until_slips([first, second])
    desk.slip(first).get_by_role("button", name="Ack ack.one").click()
    desk.until_slips([second])
    assert "delivered" == desk.tenant.status(first)
    desk.press("Put back")
    desk.until_slips([first, second])
    assert "undelivered" == desk.tenant.status(first)


def test_selected_events_are_acknowledged_together_and_then_all_on_the_page(desk: Desk):
    ids = _sent(desk, "ack.many", 4)
    desk.go("?type=ack.many")
    desk.until_slips(ids)
    desk.slip(ids[1]).get_by_role("checkbox").check()
    desk.slip(ids[2]).get_by_role("checkbox").check()
    desk.press("Ack 2")
    desk.until_slips([ids[0], ids[3]])
    desk.page.get_by_label("All 2 on this page").check()
    desk.press("Ack 2")
    desk.until_slips([])
    assert ["delivered"] * 4 == [desk.tenant.status(one) for one in ids]


def test_deleting_asks_first(desk: Desk):
    first, second = _sent(desk, "delete", 2)
    desk.go(f"?type=delete&event={first}")
    desk.until_slips([first, second])
    desk.press("Delete…")
    desk.press("Cancel")
    assert [first, second] == desk.slips()
    desk.press("Delete…")
    desk.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    desk.until_slips([second])
    assert "type=delete" == desk.query()
    assert first not in desk.tenant.inbox()


def test_a_span_of_delivered_events_is_replayed(desk: Desk):
    ids = _sent(desk, "replay", 3)
    desk.tenant.ask("POST", "v1/events/ack", {"event_ids": ids})
    desk.go("?type=replay")
    desk.has("Nothing matches")
    desk.press("Replay…")
    dialog = desk.page.get_by_role("dialog")
    assert "replay" == dialog.get_by_label("Type").input_value()
    an_hour_ago = time.strftime("%Y-%m-%dT%H:%M:%S", time.localtime(time.time() - 3600))
    dialog.get_by_label("From").fill(an_hour_ago)
    dialog.get_by_role("button", name="Replay").click()
    desk.has("Put 3 events back into the inbox.")
    desk.until_slips(ids)


def test_pages_are_walked_by_cursors_and_survive_a_reload(desk: Desk):
    events = [{"event_type": "page", "number": n} for n in range(60)]
    results = desk.tenant.ask("POST", "v1/events/batch", {"events": events})["results"]
    ids = [one["id"] for one in results]
    desk.go("?type=page")
    desk.until_slips(ids[:50])
    desk.press("Next")
    desk.until_slips(ids[50:])
    desk.has("Page 2, oldest first")
    assert "type=page" == desk.query()
    desk.page.reload()
    desk.until_slips(ids[50:])
    desk.press("Previous")
    desk.until_slips(ids[:50])
    desk.tenant.send({"event_type": "page"})
    desk.has("1 new on another page")


def test_an_event_that_is_not_there_is_told_with_the_servers_words(desk: Desk):
    desk.go("?event=00000000-0000-4000-8000-000000000000")
    desk.has("Event not found.")
    desk.has("status 404")


def test_a_connection_that_falls_silent_is_made_anew_and_times_grow_old(own_desk: Desk):
    own_desk.page.clock.install()
    own_desk.tenant.send({"event_type": "old"})
    own_desk.open()
    own_desk.has("just now")
    own_desk.page.clock.fast_forward(70_000)
    own_desk.has("Connection lost, trying again")
    own_desk.page.locator(".connection-live").wait_for()
    own_desk.has("1 minute ago")


def test_a_connection_that_breaks_is_told_in_words_and_comes_back(desk: Desk):
    desk.page.route("**/v1/stream", lambda route: route.abort())
    desk.page.reload()
    desk.has("Connection lost, trying again")
    missed = desk.tenant.send({"event_type": "missed"})
    desk.page.unroute("**/v1/stream")
    desk.page.locator(".connection-live").wait_for()
    desk.go("?type=missed")
    desk.until_slips([missed])
    desk.said[:] = [text for text in desk.said if "net::ERR_FAILED" not in text]
