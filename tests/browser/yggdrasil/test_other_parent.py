"""The other parent: the page asks when a parent gets a spouse, or a person gets a child."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.yggdrasil.families import Family
from tests.browser.yggdrasil.serving import Account
from tests.browser.yggdrasil.visitor import Visitor


def test_a_spouse_is_the_other_parent_of_the_children_who_are_ticked(
    guest: Visitor, ann: Account, family: Family
):
    page, panel = guest.page, guest.panel()
    guest.go(family.of("Erik"))
    guest.press("Add a spouse")
    expect(page.get_by_role("group", name="Also biological parent of")).to_be_visible()
    expect(page.get_by_label("Olof Berg", exact=True)).to_be_checked()
    guest.fill("First name", "Maja")
    guest.press("Add")
    expect(panel.get_by_role("heading", name="Maja")).to_be_visible()
    expect(panel.get_by_role("region", name="Children")).to_contain_text("Olof Berg")
    guest.press("Undo")
    guest.has("Undone: adding Maja.")
    of_olof = f"api/persons/{family.ids['Olof']}/parents"
    assert 1 == len(ann.ask("GET", of_olof)["items"])
    # A child of a married person may have another second parent, or an unknown one.
    _added(ann, family, "Step", "spouse", "Erik")
    guest.go("#/")
    guest.go(family.of("Erik"))
    expect(panel.get_by_role("region", name="Spouses")).to_contain_text("Step")
    guest.press("Add a spouse")
    expect(page.get_by_label("Olof Berg", exact=True)).not_to_be_checked()
    guest.press("Cancel")


def test_somebody_in_the_tree_becomes_spouse_and_parent_in_one_deed(
    guest: Visitor, ann: Account, family: Family
):
    page = guest.page
    _added(ann, family, "Maja")
    guest.go(family.of("Erik"))
    guest.press("Add a spouse")
    page.get_by_label("Existing person").check()
    page.get_by_role("combobox", name="Who is it?").fill("Maja")
    page.keyboard.press("Enter")
    guest.has("Selected: Maja")
    expect(page.get_by_label("Olof Berg", exact=True)).to_be_checked()
    guest.press("Connect")
    guest.has("Erik Berg and Maja are now a couple.")
    of_olof = f"api/persons/{family.ids['Olof']}/parents"
    assert 2 == len(ann.ask("GET", of_olof)["items"])
    guest.press("Undo")
    guest.has("Undone: connecting Erik Berg and Maja.")
    assert 1 == len(ann.ask("GET", of_olof)["items"])
    assert [] == ann.ask("GET", f"api/persons/{family.ids['Erik']}/spouses")["items"]


def test_of_a_stepchild_the_spouse_is_the_parent_by_birth(
    guest: Visitor, ann: Account, family: Family
):
    page, panel = guest.page, guest.panel()
    guest.go(family.of("Karl"))
    guest.press("Add a child")
    page.get_by_label("Relationship", exact=True).select_option("Step")
    by_birth = page.get_by_label("Biological parent", exact=True)
    expect(by_birth).to_have_value(family.ids["Anna"])
    guest.fill("First name", "Nils")
    guest.press("Add")
    expect(panel.get_by_role("heading", name="Nils")).to_be_visible()
    found = ann.ask("GET", f"api/persons?treeId={family.tree_id}&q=Nils")["items"]
    links = ann.ask("GET", f"api/persons/{found[0]['personId']}/parents")["items"]
    assert {"Karl": "Step", "Anna": "Biological"} == {
        one["person"]["firstName"]: one["link"]["type"] for one in links
    }


def test_a_child_in_the_tree_is_linked_to_both_parents(
    guest: Visitor, ann: Account, family: Family
):
    page = guest.page
    nils = _added(ann, family, "Nils")
    guest.go(family.of("Karl"))
    guest.press("Add a child")
    page.get_by_label("Existing person").check()
    page.get_by_role("combobox", name="Who is it?").fill("Nils")
    page.keyboard.press("Enter")
    guest.has("Selected: Nils")
    expect(page.get_by_label("Other parent")).to_have_value(family.ids["Anna"])
    guest.press("Connect")
    guest.has("Karl Berg and Anna Lind are now parents of Nils.")
    assert 2 == len(ann.ask("GET", f"api/persons/{nils}/parents")["items"])
    guest.press("Undo")
    guest.has("Undone: connecting Karl Berg and Nils.")
    assert [] == ann.ask("GET", f"api/persons/{nils}/parents")["items"]


def _added(owner: Account, family: Family, name: str, kind: str = "", to: str = "") -> str:
    relative = {"relative": {"kind": kind, "personId": family.ids[to]}} if kind else {}
    body = {"treeId": family.tree_id, "firstName": name, **relative}
    return owner.ask("POST", "api/persons", body)["personId"]
