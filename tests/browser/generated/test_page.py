"""The generated page: sign in, lists, forms, and how the page looks."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.generated.conftest import Visit

LOOKS: tuple[tuple[int, Literal["light", "dark"]], ...] = ((360, "dark"), (1280, "light"))


def _check_look(visit: Visit) -> None:
    """The page needs no scrolling sideways, and axe finds nothing by day or by night."""
    for width, scheme in LOOKS:
        visit.page.set_viewport_size({"width": width, "height": 800})
        visit.page.emulate_media(color_scheme=scheme)
        assert width == visit.page.evaluate("document.documentElement.scrollWidth")
        assert [] == findings(visit.page), (width, scheme)


def test_a_wrong_key_gives_one_error_and_stays_out_of_the_address(visit: Visit):
    visit.sign_in(visit.key[:-1] + "_")
    expect(visit.page.get_by_role("alert")).to_contain_text("The API key is unknown or revoked.")
    assert 1 == visit.page.get_by_text("unknown or revoked").count()
    expect(visit.page.get_by_label("API key")).to_have_attribute("aria-invalid", "true")
    assert f"{visit.url}/" == visit.page.url
    _check_look(visit)


def test_a_rejected_value_is_explained_beside_its_field_and_then_the_order_is_listed(
    visit: Visit,
):
    page = visit.page
    visit.sign_in()
    expect(page.get_by_role("heading", name="No orders")).to_be_visible()
    visit.press("New")
    visit.press("Create")
    expect(page.get_by_label("Order id")).to_be_focused()
    page.get_by_label("Order id").fill("o-1")
    page.get_by_label("Customer").fill("<b>Ada</b>")
    page.get_by_label("Pieces (optional)").fill("0")
    visit.press("Create")
    expect(page.get_by_label("Pieces (optional)")).to_have_accessible_description(
        "Expected `int` >= 1."
    )
    _check_look(visit)
    page.get_by_label("Pieces (optional)").fill("3")
    visit.press("Create")
    row = page.get_by_role("row").filter(has_text="o-1")
    expect(row).to_contain_text("<b>Ada</b>")
    expect(page.get_by_role("status").filter(has_text="Created.")).to_be_visible()
    assert visit.key not in page.url


def test_an_item_opens_beside_its_list_is_edited_and_deleted_after_a_question(visit: Visit):
    page = visit.page
    visit.add("o-1", note="Gift")
    visit.add("o-2")
    visit.sign_in()
    expect(page.get_by_role("button", name="o-2", exact=True)).to_be_visible()
    _check_look(visit)
    visit.press("o-1")
    detail = page.get_by_role("region", name="o-1")
    expect(detail).to_contain_text("Gift")
    _check_look(visit)
    visit.press("Edit")
    page.get_by_label("Status").select_option("sent")
    visit.press("Save")
    expect(page.get_by_role("row").filter(has_text="o-1")).to_contain_text("sent")
    visit.press("Delete…")
    visit.press("Cancel")
    visit.press("Delete…")
    visit.press("Delete")
    expect(page.get_by_role("button", name="o-1", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="o-2", exact=True)).to_be_visible()


def test_a_stream_brings_new_items_without_a_refresh(visit: Visit):
    visit.sign_in()
    expect(visit.page.get_by_role("status").filter(has_text="Live")).to_be_visible()
    visit.add("o-live")
    expect(visit.page.get_by_role("button", name="o-live", exact=True)).to_be_visible()


def test_a_new_key_is_shown_once_and_signing_out_forgets_the_session(visit: Visit):
    page = visit.page
    visit.sign_in()
    page.get_by_role("link", name="Keys").click()
    visit.press("New")
    page.get_by_label("Label").fill("Laptop")
    visit.press("Create")
    expect(page.get_by_role("dialog")).to_contain_text(f"shop_{visit.tenant}_")
    page.keyboard.press("Escape")
    expect(page.get_by_role("row").filter(has_text="Laptop")).to_be_visible()
    visit.press("Settings")
    _check_look(visit)
    visit.press("Sign out")
    expect(page.get_by_text("You are signed out.")).to_be_visible()
    assert 0 == page.evaluate("sessionStorage.length")
