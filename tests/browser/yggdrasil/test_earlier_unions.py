"""Earlier unions of a couple: told in the panel, and changed in the details of the link."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.yggdrasil.serving import Account
from tests.browser.yggdrasil.visitor import Visitor

FIRST = {"status": "Divorced", "marriageDate": "1911-04-01", "divorceDateText": "MAY 1912"}


def _remarried(owner: Account) -> tuple[str, str, str]:
    people: list[dict[str, Any]] = [{"firstName": "John"}, {"firstName": "Jane"}]
    tree_id, [john, jane] = owner.tree("Twice", *people)
    owner.couple(john, jane, marriageDateText="4 JUL 1914", previousUnions=[FIRST])
    return tree_id, john, f"api/relationships?personId={john}"


def _unions(owner: Account, path: str) -> Any:
    [couple] = owner.ask("GET", path)["items"]
    return couple.get("previousUnions")


def test_what_was_before_is_told_beside_the_union_that_holds(guest: Visitor, ann: Account):
    tree_id, john, _ = _remarried(ann)
    guest.go(f"#/trees/{tree_id}?person={john}")
    spouses = guest.panel().get_by_role("region", name="Spouses")
    expect(spouses).to_contain_text("married 4 July 1914")
    expect(spouses).to_contain_text("previously married 1 April 1911, divorced May 1912")


def test_an_earlier_union_is_added_and_the_one_that_nobody_touches_stays_as_it_was(
    guest: Visitor, ann: Account
):
    tree_id, john, path = _remarried(ann)
    guest.go(f"#/trees/{tree_id}?person={john}")
    guest.choose("Relationship with Jane", "Edit relationship")
    guest.press("Add an earlier marriage")
    second = guest.page.get_by_role("group", name="Earlier marriage 2")
    second.get_by_label("Married", exact=True).fill("about 1913")
    second.get_by_label("Place of marriage").fill("Lund")
    second.get_by_label("How it ended").select_option(label="Separated")
    guest.press("Save")
    guest.has("Saved.")
    added = {"status": "Separated", "marriageDateText": "ABT 1913", "marriagePlace": "Lund"}
    assert [FIRST, added] == _unions(ann, path)
    guest.press("Undo")
    guest.has("Undone:")
    assert [FIRST] == _unions(ann, path)


def test_an_earlier_union_is_changed_and_removed(guest: Visitor, ann: Account):
    tree_id, john, path = _remarried(ann)
    guest.go(f"#/trees/{tree_id}?person={john}")
    guest.choose("Relationship with Jane", "Edit relationship")
    earlier = guest.page.get_by_role("group", name="Earlier marriage")
    expect(earlier.get_by_label("Married", exact=True)).to_have_value("1 April 1911")
    earlier.get_by_label("Divorced", exact=True).fill("1913")
    guest.press("Save")
    spouses = guest.panel().get_by_role("region", name="Spouses")
    expect(spouses).to_contain_text("divorced 1913")
    changed = {"status": "Divorced", "marriageDate": "1911-04-01", "divorceDateText": "1913"}
    assert [changed] == _unions(ann, path)
    guest.choose("Relationship with Jane", "Edit relationship")
    guest.press("Remove earlier marriage")
    guest.press("Save")
    expect(spouses).not_to_contain_text("previously")
    assert _unions(ann, path) is None
