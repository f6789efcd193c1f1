"""Names, stories and places are data: whatever they look like, nothing in them is ever run."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.yggdrasil.serving import Account
from tests.browser.yggdrasil.visitor import Visitor

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
    "</text><script>taken=1</script>",
    "]]><script>taken=1</script>",
    "${taken=1}",
    "{{constructor.constructor('taken=1')()}}",
    "<style>*{background:url(//evil.example/x)}</style>",
    "<link rel=stylesheet href=//evil.example/x.css>",
    "<meta http-equiv=refresh content='0;url=//evil.example'>",
    "<form action=//evil.example><button>go</button></form>",
    "\u202e\u2066<script>taken=1</script>\u2069",
    "&lt;script&gt;taken=1&lt;/script&gt;",
    "<details open ontoggle=taken=1>",
    "<math><mtext><img src=1 onerror=taken=1>",
    "__proto__",
]
STRANGERS = (
    "document.querySelectorAll('#page script, #page iframe, #page style, #page link,"
    " #page meta, #page object, #page math, #page [onerror], #page [onload], #page [onfocus],"
    " #page [ontoggle], #page a[href^=javascript], #print-sheet script, #print-sheet [onload]'"
    ").length"
)


def _check_untaken(someone: Visitor) -> None:
    assert "undefined" == someone.page.evaluate("typeof taken")
    assert 0 == someone.page.evaluate(STRANGERS)
    assert someone.page.url.startswith(someone.served.url)


def test_hostile_people_are_only_text_wherever_they_are_shown(guest: Visitor, ann: Account):
    people = [
        {
            "firstName": text,
            "lastName": "Evil",
            "preferredName": text[:50],
            "birthPlace": text,
            "biography": text,
            "birthDateText": f"({text[:80]})",
            "deathDateText": "1900",
        }
        for text in HOSTILE
    ]
    tree_id, ids = ann.tree(HOSTILE[1], *people, description=HOSTILE[0])
    for first, second in pairwise(ids):
        ann.parent(first, second, notes=HOSTILE[2])
    ann.couple(ids[0], ids[1], marriagePlace=HOSTILE[0], notes=HOSTILE[1])
    guest.page.reload()
    guest.has(HOSTILE[1])
    _check_untaken(guest)
    views = ("tree", "pedigree", "descendants", "hourglass", "fan", "list")
    for view in views:
        guest.go(f"#/trees/{tree_id}?view={view}&person={ids[0]}")
        expect(guest.panel().get_by_role("heading", name="Evil").first).to_be_visible()
        _check_untaken(guest)
    for person_id, given in zip(ids, HOSTILE, strict=True):
        text = given.translate(dict.fromkeys(map(ord, "\u202e\u2066\u2069")))
        guest.go(f"#/trees/{tree_id}?person={person_id}")
        expect(guest.panel().locator("h2")).to_have_text(f"{text} Evil")
        expect(guest.panel().locator(".story")).to_have_text(text)
    for insight in ("checks", "duplicates", "statistics", "timeline", "places"):
        guest.go(f"#/trees/{tree_id}?insight={insight}")
        expect(guest.page.locator(".insight")).not_to_be_empty()
        _check_untaken(guest)
    guest.page.locator("#search").fill("evil")
    guest.page.get_by_role("option").first.wait_for()
    guest.page.evaluate("() => { window.print = () => {}; }")
    guest.choose("More", "Print")
    guest.press("Print or save as PDF")
    guest.page.locator("#print-sheet svg").wait_for(state="attached")
    _check_untaken(guest)
    guest.page.evaluate("dispatchEvent(new Event('afterprint'))")


def test_a_hostile_file_is_only_text(guest: Visitor, ann: Account, tmp_path: Path):
    lines = ["0 HEAD", "1 GEDC", "2 VERS 7.0"]
    for number, text in enumerate(HOSTILE):
        words = text.replace("@", "@@")
        lines += [f"0 @I{number}@ INDI", f"1 NAME {words} /Foe/", f"1 NOTE {words}"]
        lines += ["1 BIRT", "2 DATE 1800", f"2 PLAC {words}", f"1 _EVIL {words}"]
    file = tmp_path / "evil.ged"
    file.write_text("\n".join([*lines, "0 TRLR", ""]), encoding="utf-8")
    tree_id, _ = ann.tree("Files")
    guest.go(f"#/trees/{tree_id}")
    guest.press("Import a file")
    guest.page.get_by_label("File to import").set_input_files(file)
    guest.press("Preview")
    guest.press("Import file")
    expect(guest.page.get_by_label("Report")).to_contain_text(f"{len(HOSTILE)} people added")
    for summary in guest.page.get_by_label("Report").locator("summary").all():
        summary.click()
    _check_untaken(guest)
    guest.press("Open tree")
    guest.search("foe")
    guest.page.get_by_role("option").first.click()
    expect(guest.panel().locator(".story")).not_to_be_empty()
    _check_untaken(guest)


def _fulfilled(route: Route, body: Any, status: int) -> None:
    route.fulfill(status=status, content_type="application/json", body=json.dumps(body))


@pytest.mark.parametrize("text", [HOSTILE[0], HOSTILE[1], HOSTILE[5], HOSTILE[7]])
def test_a_hostile_server_has_its_words_shown_as_text(guest: Visitor, text: str):
    refusal = {"error": {"code": text, "message": text, "details": {}, "requestId": text}}
    guest.page.route("**/api/trees/*/graph*", lambda route: _fulfilled(route, refusal, 500))
    try:
        guest.go(f"#/trees/{HOSTILE.index(text)}")
        expect(guest.page.get_by_role("alert")).to_contain_text(text)
        _check_untaken(guest)
    finally:
        guest.page.unroute_all()


def test_a_hostile_address_is_only_text(guest: Visitor):
    for text in HOSTILE[:6]:
        guest.page.evaluate(
            "text => { location.hash = '#/trees/' + encodeURIComponent(text) + '?' +"
            " new URLSearchParams({view: text, root: text, person: text, insight: text}); }",
            text,
        )
        expect(guest.page.get_by_role("alert")).to_be_visible()
        _check_untaken(guest)


def test_the_page_may_run_no_script_but_its_own(guest: Visitor):
    policy = guest.page.evaluate(
        "fetch('index.html').then(answer => answer.headers.get('content-security-policy'))"
    )
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy


def test_a_mark_that_turns_the_direction_of_writing_does_not_reverse_a_panel(
    guest: Visitor, ann: Account
):
    turned = {"firstName": "Ann\u202e", "lastName": "\u2067Roe", "biography": "Born\u202e here."}
    tree_id, (person,) = ann.tree("Turned", {**turned, "birthPlace": "\u202eLund"})
    guest.go(f"#/trees/{tree_id}?person={person}")
    expect(guest.panel().get_by_role("heading", name="Ann Roe")).to_have_text("Ann Roe")
    expect(guest.panel()).to_contain_text("Born here.")
    expect(guest.panel()).to_contain_text("Lund")
    assert not set("\u202e\u2067") & set(guest.panel().inner_text())
