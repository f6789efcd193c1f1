"""Payloads, types and answers are data: whatever they look like, nothing in them is ever run."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.events.desk import Desk

# Each would set `taken`, if it were taken for markup, script or style.
HOSTILE = [
    "<script>taken=1</script>",
    "<img src=x onerror=taken=1>",
    "<svg onload=taken=1>",
    "<svg><script>taken=1</script></svg>",
    '"><script>taken=1</script>',
    "' onfocus='taken=1' autofocus='",
    "<iframe srcdoc='<script>parent.taken=1</script>'>",
    "<a href='javascript:taken=1'>click</a>",
    "javascript:taken=1",
    "<math><mtext><style><!--</style><img title='--&gt;&lt;img src=1 onerror=taken=1&gt;'>",
    "</code></pre><script>taken=1</script>",
    "${taken=1}",
    "{{constructor.constructor('taken=1')()}}",
    "<!--<script>taken=1//-->",
    "<style>*{background:url(//evil.example/x)}</style>",
    "<link rel=stylesheet href=//evil.example/x.css>",
    "<meta http-equiv=refresh content='0;url=//evil.example'>",
    "<form action=//evil.example><button>go</button></form>",
    "\u202e\u2066<script>taken=1</script>\u2069",
    "\u0000<script>taken=1</script>",
    "&lt;script&gt;taken=1&lt;/script&gt;",
    "<details open ontoggle=taken=1>",
    "<input autofocus onfocus=taken=1>",
    "<template><script>taken=1</script></template>",
]
NAMES = ["__proto__", "constructor", "toString", "innerHTML", "dangerouslySetInnerHTML", "style"]
STRANGERS = (
    "document.querySelectorAll("
    "'#desk script, #desk iframe, #desk style, #desk link, #desk meta, #desk object, #desk math,"
    " #desk [onerror], #desk [onload], #desk [onfocus], #desk a[href^=javascript]').length"
)


def _check_untaken(desk: Desk) -> None:
    assert "undefined" == desk.page.evaluate("typeof taken")
    assert 0 == desk.page.evaluate("Object.keys(Object.prototype).length")
    assert 0 == desk.page.evaluate(STRANGERS)
    assert desk.page.url.startswith(desk.tenant.url)


def test_hostile_payloads_are_only_text(desk: Desk):
    ids = [desk.tenant.send({"event_type": "hostile", "text": text, text: 1}) for text in HOSTILE]
    tricky = {name: {name: HOSTILE[0]} for name in NAMES}
    ids.append(desk.tenant.send({"event_type": "hostile", **tricky}))
    desk.go("?type=hostile")
    desk.until_slips(ids)
    _check_untaken(desk)
    shown = desk.page.get_by_label("Payload", exact=True).locator("pre")
    for event_id, text in zip(ids, HOSTILE, strict=False):
        desk.go(f"?type=hostile&event={event_id}")
        spelled = json.dumps(text, ensure_ascii=False)
        for mark in ("\u202e", "\u2066", "\u2069"):
            spelled = spelled.replace(mark, f"\\u{ord(mark):04x}")
        expect(shown).to_contain_text(f'"text": {spelled}')
    desk.go(f"?type=hostile&event={ids[-1]}")
    expect(shown).to_contain_text('"__proto__": {')
    desk.press("As sent")
    desk.press("Use as template")
    expect(desk.page.get_by_label("Payload: a JSON object")).not_to_be_empty()
    _check_untaken(desk)


def _answer(body: Any, status: int = 200) -> Any:
    return lambda route: _fulfilled(route, body, status)


def _fulfilled(route: Route, body: Any, status: int) -> None:
    route.fulfill(status=status, content_type="application/json", body=json.dumps(body))


def _refusal(text: str) -> dict[str, Any]:
    return {"error": {"code": text, "message": text, "details": {}, "requestId": text}}


@pytest.mark.parametrize("text", [HOSTILE[0], HOSTILE[1], HOSTILE[5], HOSTILE[7]])
def test_a_hostile_server_has_its_answers_shown_as_text(desk: Desk, text: str):
    """The server refuses such types and names; the page does not rely on it."""
    event = {"id": text, "created_at": 1, "status": "undelivered", "event_type": text}
    hook = {"id": text, "url": text, "event_types": [text], "description": text}
    hook |= {"status": "disabled", "status_reason": text, "status_at": 1, "failures": 1}
    key = {"key_id": text, "display_name": text, "prefix": text, "last_four": text}
    counts = {"count": 1, "is_exact": False, "by_type": [{"event_type": text, "count": 1}]}
    answers = {
        "**/v1/inbox*": {"events": [{**event, "payload": {text: text}}], "next_cursor": None},
        "**/v1/hooks": {"hooks": [{**hook, "breaker": "open", "created_at": 1}]},
        "**/v1/tenants/*/keys*": {
            "keys": [{**key, "status": "active", "created_at": 1, "expires_at": 9}],
            "next_cursor": None,
        },
        "**/v1/stats": {
            "undelivered": counts,
            "delivered": counts,
            "oldest_undelivered_at": 1,
            "oldest_undelivered_age_seconds": 1,
        },
    }
    for pattern, body in answers.items():
        desk.page.route(pattern, _answer(body))
    desk.page.route("**/v1/events/**", _answer(_refusal(text), 404))
    try:
        for place in ("?type=a", "?tab=hooks", "?tab=keys", "?tab=figures", "?type=b&event=x"):
            desk.go(f"{desk.tenant.url}/{place}")
            expect(desk.page.locator("main")).to_contain_text(text)
            _check_untaken(desk)
    finally:
        desk.page.unroute_all()


def test_a_hostile_address_is_only_text(desk: Desk):
    for text in HOSTILE[:6]:
        desk.page.evaluate(
            "text => { history.pushState(null, '', '?' + new URLSearchParams("
            "{tab: text, type: text, event: text, since: text, after: text, hook: text}));"
            " dispatchEvent(new PopStateEvent('popstate')); }",
            text,
        )
        expect(desk.page.get_by_label("Type")).to_have_value(text)
        _check_untaken(desk)
