"""The parts of the kit, as people use them: by pointer, by keyboard, and when something fails."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tablewright.testing.page import Visit

FOCUSED = "document.activeElement.textContent.trim()"


def _press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


def _first_column(page: Page) -> list[str]:
    return page.locator("tbody [data-item]").all_inner_texts()


def _rows(page: Page) -> Locator:
    return page.locator("tbody tr")


def test_the_gravest_deed_needs_the_name_to_be_typed(visit: Visit):
    visit.open("/#parts")
    _press(visit.page, "Delete…")
    deed = visit.page.get_by_role("dialog").get_by_role("button", name="Delete")
    visit.page.get_by_label("Type o-17 to confirm").fill("o-1")
    expect(deed).to_be_disabled()
    visit.page.get_by_label("Type o-17 to confirm").fill("o-17")
    deed.click()
    expect(visit.page.get_by_text("Order o-17 was deleted.")).to_be_visible()


def test_a_dialog_keeps_the_focus_and_returns_it(visit: Visit):
    visit.open("/#parts")
    visit.page.get_by_role("button", name="Open dialog").focus()
    visit.page.keyboard.press("Enter")
    for _ in range(4):
        visit.page.keyboard.press("Tab")
    outside = (
        "document.activeElement.closest('.shell main') && !document.activeElement.closest('dialog')"
    )
    assert not visit.page.evaluate(outside)
    visit.page.keyboard.press("Escape")
    assert "Open dialog" == visit.page.evaluate(FOCUSED)


def test_a_menu_is_used_by_keyboard(visit: Visit):
    visit.open("/#parts")
    visit.page.get_by_role("button", name="More").focus()
    visit.page.keyboard.press("Enter")
    visit.page.keyboard.press("ArrowDown")
    assert "Delete" == visit.page.evaluate(FOCUSED)
    visit.page.keyboard.press("Home")
    visit.page.keyboard.press("Enter")
    expect(visit.page.get_by_text("Renamed.")).to_be_visible()


def test_a_notice_offers_an_action_and_is_dismissed(visit: Visit):
    visit.open("/#parts")
    _press(visit.page, "Notify")
    notice = visit.page.locator(".notice", has_text="Order o-17 was sent.")
    expect(notice.get_by_role("button", name="Undo")).to_be_visible()
    notice.get_by_role("button", name="Dismiss").click()
    expect(notice).to_have_count(0)


def test_a_secret_is_gone_once_it_is_saved(visit: Visit):
    visit.page.reload()
    visit.open("/#parts")
    secret = visit.page.get_by_text("shop_acme_3f9c2d_9aK2pQ7xVn")
    expect(secret).to_be_visible()
    _press(visit.page, "I've saved it")
    expect(secret).to_have_count(0)


def test_a_stepper_goes_on_when_a_step_is_ready_and_back_to_those_that_are_done(visit: Visit):
    visit.page.reload()
    visit.open("/#parts")
    task = visit.page.get_by_role("form", name="Connect a source")
    following = task.get_by_role("button", name="Next")
    expect(following).to_be_disabled()
    task.get_by_label("Name of the source").fill("CRM")
    following.click()
    expect(task.get_by_role("heading", name="Access")).to_be_focused()
    following.click()
    expect(task.get_by_text("Connect “CRM”?")).to_be_visible()
    task.get_by_role("button", name="Name").click()
    expect(task.get_by_label("Name of the source")).to_have_value("CRM")


def test_accounts_are_found_by_words_and_switched_by_keyboard(visit: Visit):
    visit.page.reload()
    visit.page.get_by_role("button", name="Account: Acme Europe").click()
    search = visit.page.get_by_role("combobox", name="Search accounts")
    expect(search).to_be_focused()
    options = visit.page.get_by_role("option")
    assert 5 == options.count()
    search.fill("ger")
    expect(options).to_have_count(1)
    expect(options.first).to_contain_text("Acme Group / Acme Europe")
    visit.page.keyboard.press("Enter")
    expect(visit.page.get_by_role("button", name="Account: Acme Germany")).to_be_focused()


def test_an_account_that_does_not_exist_is_not_switched_to(visit: Visit):
    visit.page.reload()
    visit.page.get_by_role("button", name="Account: Acme Europe").click()
    visit.page.get_by_role("combobox").fill("zzz")
    expect(visit.page.get_by_text("No account matches “zzz”.")).to_be_visible()
    visit.page.keyboard.press("Enter")
    visit.page.keyboard.press("Escape")
    expect(visit.page.get_by_role("button", name="Account: Acme Europe")).to_be_focused()


def test_a_table_is_sorted_by_its_headings(visit: Visit):
    visit.open("/#table")
    assert ["o-2", "o-10", "o-1", "o-3"] == _first_column(visit.page)
    for order, expected in (
        ("ascending", ["o-1", "o-2", "o-3", "o-10"]),
        ("descending", ["o-10", "o-3", "o-2", "o-1"]),
        ("none", ["o-2", "o-10", "o-1", "o-3"]),
    ):
        _press(visit.page, "Order")
        assert expected == _first_column(visit.page)
        heading = visit.page.get_by_role("columnheader", name="Order")
        assert order == heading.get_attribute("aria-sort")
    _press(visit.page, "Total")
    assert ["o-1", "o-10", "o-3", "o-2"] == _first_column(visit.page)
    _press(visit.page, "Total")
    _press(visit.page, "Total")


def test_a_table_is_filtered_by_words_in_any_order(visit: Visit):
    visit.open("/#table")
    visit.page.get_by_label("Filter").fill("love open")
    assert ["o-10"] == _first_column(visit.page)
    visit.page.get_by_label("Filter").fill("nobody")
    expect(visit.page.get_by_text("Nothing matches “nobody”.")).to_be_visible()
    visit.page.get_by_label("Filter").fill("")


def test_rows_are_selected_and_opened_apart(visit: Visit):
    visit.page.reload()
    visit.open("/#table")
    visit.page.get_by_label("Select o-10").check()
    expect(visit.page.get_by_text("1 selected")).to_be_visible()
    expect(_rows(visit.page).nth(1)).not_to_have_class("row-open")
    visit.page.get_by_label("1 selected").click()
    expect(visit.page.get_by_text("4 selected")).to_be_visible()
    visit.page.get_by_label("4 selected").click()
    _press(visit.page, "o-2")
    expect(visit.page.get_by_role("button", name="o-2")).to_have_attribute("aria-expanded", "true")
    visit.page.keyboard.press("ArrowDown")
    assert "o-10" == visit.page.evaluate(FOCUSED)


def test_pages_of_a_list_go_forth_and_back(visit: Visit):
    visit.page.reload()
    visit.open("/#table")
    expect(visit.page.get_by_role("button", name="Previous")).to_be_disabled()
    _press(visit.page, "Next")
    expect(visit.page.get_by_text("Page 2")).to_be_visible()
    expect(visit.page.get_by_role("button", name="Next")).to_be_disabled()
    _press(visit.page, "Previous")
    assert 4 == _rows(visit.page).count()


def test_errors_of_a_form_stand_beside_their_fields(visit: Visit):
    visit.open("/#forms")
    _press(visit.page, "New order")
    dialog = visit.page.get_by_role("dialog", name="New order")
    dialog.get_by_role("button", name="Create").click()
    expect(dialog.get_by_label("Order id")).to_have_attribute("aria-invalid", "true")
    expect(dialog.get_by_label("Order id")).to_be_focused()
    dialog.get_by_label("Order id").fill("taken")
    dialog.get_by_label("Customer").fill("Ada")
    dialog.get_by_label("Pieces (optional)").fill("many")
    dialog.get_by_role("button", name="Create").click()
    expect(dialog.get_by_text("Must be a number.")).to_be_visible()
    dialog.get_by_label("Pieces (optional)").fill("2")
    dialog.get_by_role("button", name="Create").click()
    expect(dialog.get_by_text("There is already an order 'taken'.")).to_be_visible()
    expect(dialog.get_by_label("Order id")).to_be_focused()
    dialog.get_by_label("Order id").fill("o-18")
    dialog.get_by_role("button", name="Create").click()
    expect(visit.page.get_by_text("Created o-18.")).to_be_visible()
    expect(dialog).to_have_count(0)


def test_a_form_that_was_changed_is_not_closed_without_a_question(visit: Visit):
    visit.open("/#forms")
    _press(visit.page, "New order")
    dialog = visit.page.get_by_role("dialog", name="New order")
    visit.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    _press(visit.page, "New order")
    dialog.get_by_label("Customer").fill("Ada")
    visit.page.keyboard.press("Escape")
    expect(dialog.get_by_text("You have unsaved changes.")).to_be_visible()
    dialog.get_by_role("button", name="Keep editing").click()
    expect(dialog.get_by_label("Customer")).to_have_value("Ada")
    dialog.get_by_role("button", name="Cancel").click()
    dialog.get_by_role("button", name="Discard changes").click()
    expect(dialog).to_have_count(0)


def test_charts_have_their_numbers_in_words(visit: Visit):
    visit.open("/#charts")
    page = visit.page
    expect(page.get_by_role("progressbar", name="Import")).to_have_attribute(
        "value", "0.4119601328903654"
    )
    expect(page.get_by_text("8,720 of 10,000")).to_be_visible()
    expect(page.get_by_text("5 GB of 5 GB")).to_be_visible()
    expect(
        page.get_by_role("img", name="Requests per hour: from 12 to 72, lowest 12")
    ).to_be_visible()
    expect(page.get_by_role("row", name="contacts 12,400")).to_be_visible()


def test_values_are_shown_as_text_and_changes_are_said_in_words(visit: Visit):
    visit.open("/#texts")
    changes = visit.page.get_by_role("group", name="Changes of the order")
    expect(changes.get_by_text('"<b>urgent</b>"')).to_be_visible()
    expect(changes.get_by_role("listitem").filter(has_text="Removed:").first).to_contain_text(
        "Lovelace"
    )
    expect(changes.get_by_text("unchanged line").first).to_be_visible()
    expect(visit.page.get_by_text("Nothing changed.")).to_be_visible()
