"""My trees: create, rename, find, export as files, and delete."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.yggdrasil.families import Family
from tests.browser.yggdrasil.serving import Account, Served
from tests.browser.yggdrasil.visitor import Visitor, visitor

GEDCOM = """0 HEAD
1 GEDC
2 VERS 5.5.1
2 FORM LINEAGE-LINKED
1 CHAR UTF-8
0 @I1@ INDI
1 NAME Astrid /Ek/
1 SEX F
1 BIRT
2 DATE ABT 1860
2 PLAC Lund
1 _EYES green
1 FAMS @F1@
0 @I2@ INDI
1 NAME Bo /Ek/
1 SEX M
1 FAMS @F1@
0 @I3@ INDI
1 NAME Cecilia /Ek/
1 SEX F
1 FAMC @F1@
0 @F1@ FAM
1 WIFE @I1@
1 HUSB @I2@
1 CHIL @I3@
0 TRLR
"""


def test_a_tree_is_made_renamed_and_deleted_when_its_name_is_typed(guest: Visitor):
    page = guest.page
    guest.press("New tree")
    guest.fill("Tree name", "Birches")
    guest.press("Create tree")
    expect(page.get_by_role("heading", name="Add the first person")).to_be_visible()
    page.get_by_role("link", name="My trees").click()
    guest.choose("More actions for Birches", "Name and description")
    guest.fill("Tree name", "Silver birches")
    guest.fill("Description", "All of them")
    guest.press("Save")
    card = page.get_by_role("listitem").filter(has=page.get_by_text("Silver birches"))
    expect(card).to_contain_text("All of them")
    expect(card).to_contain_text("0 people")
    guest.choose("More actions for Silver birches", "Delete")
    deed = page.get_by_role("button", name="Delete tree")
    expect(deed).to_be_disabled()
    page.get_by_label("Type Silver birches to confirm").fill("Silver birches")
    deed.click()
    expect(card).to_have_count(0)


def test_the_tree_that_was_changed_last_comes_first(browser: Browser, service: Served):
    account = service.account("Una")
    trees = [account.tree(name)[0] for name in ("Ash", "Beech", "Cedar", "Elder")]
    account.ask("POST", "api/persons", {"treeId": trees[1], "firstName": "Ida"})
    with visitor(browser, service, account) as una:
        una.open()
        cards = una.page.get_by_role("list", name="My trees").get_by_role("heading")
        expect(cards).to_have_count(4)
        listed = account.ask("GET", "api/trees")["items"]
        changed = {one["treeName"]: one["updatedAt"] for one in listed}
        assert max(changed.values()) == changed["Beech"]
        # Two trees may be created within a millisecond: either may come first.
        shown = [changed[name] for name in cards.all_inner_texts()]
        assert sorted(changed.values(), reverse=True) == shown


def test_a_tree_opens_though_another_view_of_it_is_chosen_at_once(
    guest: Visitor, ann: Account, family: Family
):
    tree_id, _ = ann.tree("Maples", {"firstName": "Ida"})
    guest.go(family.place)
    guest.page.get_by_role("heading", name="The Bergs of Uppsala").wait_for()
    guest.page.evaluate(
        "place => { location.hash = place;"
        " return new Promise(done => addEventListener('hashchange', done, {once: true}))"
        ".then(() => { location.hash = `${place}?view=list`; }); }",
        f"#/trees/{tree_id}",
    )
    expect(guest.page.get_by_role("heading", name="Maples").first).to_be_visible()
    expect(guest.page.get_by_role("table")).to_contain_text("Ida")


def test_a_file_becomes_a_tree_with_a_report_in_plain_words(guest: Visitor, tmp_path: Path):
    file = tmp_path / "the_eks.ged"
    file.write_text(GEDCOM, encoding="utf-8")
    guest.press("New tree")
    guest.page.get_by_label("A file", exact=True).check()
    guest.page.get_by_label("File to import").set_input_files(file)
    expect(guest.page.get_by_label("Tree name")).to_have_value("The eks")
    guest.press("Import file")
    report = guest.page.get_by_label("Report")
    expect(report).to_contain_text("3 people added")
    expect(report).to_contain_text("1 couple")
    expect(report).to_contain_text("2 relationships between parents and children")
    guest.press("Open tree")
    expect(guest.page.get_by_role("heading", name="The eks")).to_be_visible()
    guest.search("astrid")
    guest.page.keyboard.press("Enter")
    expect(guest.panel()).to_contain_text("about 1860, Lund")


def test_a_broken_file_is_refused_with_its_line_and_leaves_no_tree(guest: Visitor, tmp_path: Path):
    file = tmp_path / "broken.ged"
    file.write_text(GEDCOM.replace("1 SEX M", "7 SEX M"), encoding="utf-8")
    guest.press("New tree")
    guest.page.get_by_label("A file", exact=True).check()
    guest.page.get_by_label("File to import").set_input_files(file)
    guest.press("Import file")
    guest.has("Nothing was changed.")
    expect(guest.page.get_by_text("Line 16: ")).to_have_count(1)  # said once is enough
    expect(guest.page.get_by_text("level 7 follows")).to_have_count(1)
    guest.tidy()
    guest.page.reload()
    expect(guest.page.get_by_role("heading", name="My trees")).to_be_visible()
    expect(guest.page.get_by_role("link", name="Broken")).to_have_count(0)


def _drag(somebody: Visitor, kind: str, place: str) -> bool:
    """Drags a file to a place, then drops or removes it; returns whether the page handles it."""
    return somebody.page.evaluate(
        "([text, kind, place]) => { const data = new DataTransfer();"
        " data.items.add(new File([text], 'eks.ged'));"
        " return !document.querySelector(place).dispatchEvent("
        "new DragEvent(kind, {bubbles: true, cancelable: true, dataTransfer: data})); }",
        [GEDCOM, kind, place],
    )


def test_a_file_that_is_dropped_by_somebody_who_may_only_look_does_not_replace_the_page(
    ann: Account, browser: Browser, service: Served, family: Family
):
    ben = service.account("Ben")
    guest_of = {"email": ben.email, "role": "viewer"}
    ann.ask("POST", f"api/trees/{family.tree_id}/shares", guest_of)
    with visitor(browser, service, ben, reduced_motion="reduce") as other:
        other.open(family.place)
        other.page.get_by_role("heading", name="The Bergs of Uppsala").wait_for()
        assert _drag(other, "dragover", ".tree-main")
        assert _drag(other, "drop", ".tree-main")
        expect(other.page.locator(".drop-here")).to_have_count(0)
        expect(other.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("place", [".home-main", ".tree-main"])
def test_a_screen_says_that_a_file_can_be_dropped_while_one_is_over_it(
    guest: Visitor, family: Family, place: str
):
    guest.go(family.place if place == ".tree-main" else "#/")
    guest.page.locator(place).wait_for()
    assert _drag(guest, "dragover", place)
    expect(guest.page.locator(".drop-here")).to_contain_text("Drop the file to")
    _drag(guest, "dragleave", place)
    expect(guest.page.locator(".drop-here")).to_have_count(0)


def test_a_file_that_is_dropped_into_the_dialog_for_it_is_taken_once(
    guest: Visitor, family: Family
):
    guest.go(family.place)
    guest.page.get_by_role("heading", name="The Bergs of Uppsala").wait_for()
    guest.choose("More", "Import a file")
    _drag(guest, "dragover", "dialog .drop-place")
    _drag(guest, "drop", "dialog .drop-place")
    expect(guest.dialog("Import into")).to_contain_text("eks.ged")
    expect(guest.page.locator(".drop-here")).to_have_count(0)


def test_a_file_that_is_dropped_on_a_tree_is_imported_into_it(guest: Visitor, family: Family):
    guest.go(family.place)
    guest.page.get_by_role("heading", name="The Bergs of Uppsala").wait_for()
    _drag(guest, "drop", ".tree-main")
    expect(guest.dialog("Import into")).to_contain_text("eks.ged")
    guest.press("Preview")
    guest.has("What will be imported")
    guest.press("Import file")
    guest.press("Open tree")
    guest.search("cecilia")
    expect(guest.page.get_by_role("option", name="Cecilia Ek")).to_be_visible()


def test_people_of_a_file_are_seen_although_its_dialog_was_closed(
    guest: Visitor, ann: Account, tmp_path: Path
):
    tree_id, _ = ann.tree("Alders")
    file = tmp_path / "eks.ged"
    file.write_text(GEDCOM, encoding="utf-8")
    guest.go(f"#/trees/{tree_id}")
    guest.press("Import a file")
    guest.page.get_by_label("File to import").set_input_files(file)
    guest.press("Preview")
    guest.press("Import file")
    guest.tidy()
    expect(guest.page.get_by_role("application", name="Alders: 3 people")).to_be_visible()


def test_a_tree_is_exported_with_the_living_and_without(guest: Visitor, family: Family):
    guest.go(family.place)

    def exported(kind: str) -> tuple[str, str]:
        guest.choose("More", "Export")
        guest.page.get_by_label(kind).check()
        if kind == "JSON":
            guest.page.get_by_label("Include living people").uncheck()
        with guest.page.expect_download() as begun:
            guest.press("Download")
        return begun.value.suggested_filename, Path(begun.value.path()).read_text(encoding="utf-8")

    name, text = exported("GEDCOM 5.5.1")
    assert "The Bergs of Uppsala.ged" == name
    assert "Robin" in text
    name, text = exported("JSON")
    assert "The Bergs of Uppsala.json" == name
    json.loads(text)
    assert "Karl" in text
    assert "Robin" not in text


def test_all_data_is_downloaded_and_brings_back_what_was_deleted(browser: Browser, service: Served):
    account = service.account("Wim")
    tree_id, _ = account.tree("Elms", {"firstName": "Ida", "lastName": "Frost"})
    with visitor(browser, service, account) as wim:
        wim.open()
        wim.choose("Wim", "My account")
        with wim.page.expect_download() as begun:
            wim.press("Download")
        account.ask("DELETE", f"api/trees/{tree_id}")
        chooser = wim.page.get_by_label("Backup file to restore")
        chooser.set_input_files(begun.value.path())
        wim.press("Restore")
        # A notice of the page would be under the dialog.
        told = wim.dialog("My account").get_by_role("status")
        expect(told.filter(has_text="Restored: “Elms”.")).to_be_visible()
        expect(chooser).to_have_value("")  # the same file can be chosen again
        chooser.set_input_files({"name": "a.json", "mimeType": "text/plain", "buffer": b"{}"})
        wim.press("Restore")
        wrong = wim.dialog("My account").get_by_role("alert")
        expect(wrong).to_contain_text("This isn\u2019t a backup file.")
        wim.tidy()
        expect(wim.page.get_by_role("listitem").filter(has_text="Elms")).to_contain_text("1 person")


def test_restoring_does_not_start_without_a_question(browser: Browser, service: Served):
    with visitor(browser, service, service.account("Xia")) as xia:
        xia.open()
        xia.choose("Xia", "My account")
        chooser = xia.page.get_by_label("Backup file to restore")
        chooser.set_input_files({"name": "a.json", "mimeType": "text/plain", "buffer": b"{}"})
        expect(xia.dialog("Restore this backup?")).to_contain_text("a.json")
        xia.press("Cancel")
        expect(xia.dialog("Restore this backup?")).to_have_count(0)
        assert not any(url.endswith("api/restore") for url in xia.asked)


def test_print_and_screen_have_the_same_colours(guest: Visitor, family: Family):
    guest.page.emulate_media(color_scheme="light")
    guest.go(family.place)
    guest.choose("More", "Print")
    with guest.page.expect_download() as begun:
        guest.press("Download as SVG")
    drawing = Path(begun.value.path()).read_text(encoding="utf-8")
    for name in ("female", "female-wash", "male", "male-wash", "edge"):
        shown = guest.page.locator(".family-canvas").evaluate(
            "(box, name) => { box.style.color = `var(--canvas-${name})`;"
            " const found = getComputedStyle(box).color; box.style.color = ''; return found; }",
            name,
        )
        assert shown in drawing
    guest.page.emulate_media(color_scheme="null")


def test_the_drawing_is_downloaded_as_svg_and_printed(guest: Visitor, family: Family):
    guest.go(family.place)
    guest.choose("More", "Print")
    with guest.page.expect_download() as begun:
        guest.press("Download as SVG")
    drawing = Path(begun.value.path()).read_text(encoding="utf-8")
    assert "The Bergs of Uppsala.svg" == begun.value.suggested_filename
    assert "<svg" in drawing
    assert "Karl" in drawing
    guest.page.evaluate("() => { window.printed = 0; window.print = () => { printed += 1; }; }")
    guest.choose("More", "Print")
    guest.press("Print or save as PDF")
    guest.page.wait_for_function("() => window.printed === 1")
    guest.page.emulate_media(media="print")
    expect(guest.page.locator("#print-sheet svg")).to_be_visible()
    expect(guest.page.locator(".toolbar")).to_be_hidden()
    guest.page.emulate_media(media="screen")
    guest.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(guest.page.locator("#print-sheet")).to_have_count(0)


def test_the_browsers_own_command_prints_the_whole_drawing_too(guest: Visitor, family: Family):
    guest.go(family.place)
    guest.page.get_by_label("Tree", exact=True).and_(guest.page.locator(":checked")).wait_for()
    guest.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    guest.page.emulate_media(media="print")
    expect(guest.page.locator("#print-sheet svg")).to_be_visible()
    expect(guest.page.locator("#print-sheet")).to_contain_text("Karl")
    expect(guest.page.locator(".toolbar")).to_be_hidden()
    guest.page.emulate_media(media="screen")
    guest.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(guest.page.locator("#print-sheet")).to_have_count(0)


def test_a_drawing_that_is_wider_than_high_is_printed_on_a_sheet_that_is(
    guest: Visitor, family: Family
):
    guest.page.evaluate("() => { window.print = () => {}; }")
    for view, page in (("pedigree", "wide"), ("hourglass", "auto")):
        guest.go(f"{family.place}?view={view}&root={family.ids['Robin']}")
        guest.page.get_by_label(view.capitalize()).and_(guest.page.locator(":checked")).wait_for()
        guest.choose("More", "Print")
        guest.press("Print or save as PDF")
        guest.page.emulate_media(media="print")
        sheet = guest.page.locator("#print-sheet")
        assert page == sheet.evaluate("sheet => getComputedStyle(sheet).page")
        guest.page.emulate_media(media="screen")
        guest.page.evaluate("dispatchEvent(new Event('afterprint'))")


def test_the_list_is_printed_under_the_name_of_the_tree_and_nothing_of_it_is_cut(
    guest: Visitor, ann: Account, family: Family
):
    place = "Saint Mary in the Marsh, Romney Marsh, Kent, England"
    ann.ask("PATCH", f"api/persons/{family.ids['Karl']}", {"birthPlace": place})
    guest.page.evaluate("() => { window.print = () => {}; }")
    guest.page.set_viewport_size({"width": 800, "height": 1000})  # about a sheet
    guest.go(f"{family.place}?view=list")
    guest.page.evaluate("() => { document.documentElement.dataset.theme = 'dark'; }")
    guest.choose("More", "Print")
    guest.press("Print list")
    guest.page.emulate_media(media="print")
    expect(guest.page.get_by_role("heading", name="The Bergs of Uppsala")).to_be_visible()
    expect(guest.page.get_by_role("columnheader", name="Children")).to_be_visible()
    ink = "() => getComputedStyle(document.body).color"
    assert "rgb(29, 40, 35)" == guest.page.evaluate(ink)  # though the page is dark
    cells = guest.page.locator("tbody td, tbody th, .list-name .link")
    cut = "every => every.filter(one => one.scrollWidth > one.clientWidth + 1).length"
    assert 0 == cells.evaluate_all(cut)
    guest.page.emulate_media(media="screen")
    guest.page.evaluate("dispatchEvent(new Event('afterprint'))")
    guest.page.evaluate("() => { delete document.documentElement.dataset.theme; }")
    guest.page.set_viewport_size({"width": 1280, "height": 800})
