"""Sending a test event: the check of its JSON, and what comes of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.events.desk import Desk


@pytest.fixture
def form(desk: Desk) -> Desk:
    desk.go("?tab=send")
    return desk


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('{"a": 1,}', "Invalid JSON: expected a property name (line 1, column 9)"),
        ('{"a": 1\n "b": 2}', "Invalid JSON: expected a comma or } (line 2, column 2)"),
        ('{"a": 01}', "Invalid JSON: expected a comma or }"),
        ('{"a": 1, "a": 2}', 'Invalid JSON: duplicate property name "a"'),
        ('{"a": NaN}', "Invalid JSON: expected a value"),
        ("[1, 2]", "A payload must be a JSON object."),
        ('{"a": "never ends}', "Invalid JSON: unterminated string"),
        ("", "Invalid JSON: unexpected end"),
    ],
)
def test_what_is_no_json_object_is_told_with_its_place_and_cannot_be_sent(
    form: Desk, text: str, fault: str
):
    form.page.get_by_label("Payload: a JSON object").fill(text)
    expect(form.page.locator(".hint.fault")).to_contain_text(fault)
    expect(form.page.get_by_role("button", name="Send", exact=True)).to_be_disabled()


def test_an_event_is_stored_as_it_is_written(form: Desk):
    form.page.get_by_label("Payload: a JSON object").fill('{"price": 1.10, "__proto__": 1e3}')
    form.page.get_by_label("Event type").fill("test.sent")
    form.press("Send")
    form.has("Stored.")
    form.press("View event")
    shown = form.page.get_by_label("Payload", exact=True).locator("pre")
    expect(shown).to_have_text('{\n  "price": 1.10,\n  "__proto__": 1e3\n}')
    expect(form.page.get_by_role("heading", name="test.sent")).to_be_focused()
    form.press("Use as template")
    expect(form.page.get_by_label("Event type")).to_have_value("test.sent")
    assert (
        '{\n  "price": 1.10,\n  "__proto__": 1e3\n}'
        == form.page.get_by_label("Payload: a JSON object").input_value()
    )


def test_a_repeated_event_is_stored_once_and_another_under_its_key_is_refused(form: Desk):
    form.page.get_by_label("Payload: a JSON object").fill('{"n": 1}')
    form.page.get_by_label("Event type").fill("test.repeated")
    form.page.get_by_label("Idempotency key").fill("order-1")
    form.press("Send")
    form.has("Stored.")
    form.press("Send")
    form.has("Already stored.")
    form.page.get_by_label("Payload: a JSON object").fill('{"n": 2}')
    form.press("Send")
    form.has("The idempotency key was already used for a different event.")
    form.has("status 409")
    assert 1 == len(form.tenant.ask("GET", "v1/events?event_type=test.repeated")["events"])


def test_what_the_server_refuses_is_told_in_its_words(form: Desk):
    form.page.get_by_label("Payload: a JSON object").fill('{"a": 1}')
    form.page.get_by_label("Event type").fill("no#type")
    form.press("Send")
    form.has("An event type must have 1 to 128 letters")
    form.has("status 422")
