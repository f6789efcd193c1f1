"""Insights: how two are related, what looks wrong, who is there twice, and what the tree tells."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.yggdrasil.families import Family
from tests.browser.yggdrasil.serving import Account, Served
from tests.browser.yggdrasil.visitor import Visitor, visitor


def test_two_people_are_told_how_they_are_related_both_ways(guest: Visitor, family: Family):
    page = guest.page
    guest.go(family.of("Lisa"))
    expect(guest.panel()).to_be_visible()
    guest.press("Relationship")
    finder = page.get_by_role("region", name="How are they related?")
    expect(finder).to_contain_text("Lisa Berg")  # the open person comes first
    page.get_by_role("combobox", name="Second person").fill("ingr")
    page.keyboard.press("Enter")
    expect(finder).to_contain_text("Ingrid Berg is Lisa Berg\u2019s great-niece.")
    expect(finder).to_contain_text("Lisa Berg is Ingrid Berg\u2019s great-aunt.")
    steps = finder.get_by_role("list").get_by_role("listitem")
    expect(steps).to_have_count(5)
    expect(steps.last).to_contain_text("Olof Berg\u2019s daughter")
    guest.press("Swap")
    expect(finder).to_contain_text("Ingrid Berg is Lisa Berg\u2019s great-niece.")
    expect(steps.last).to_contain_text("Lisa Berg")
    guest.press("Close the relationship finder")
    expect(finder).to_have_count(0)


def test_the_way_tells_who_was_adopted_and_says_of_nobody_that_they_descend_from_those(
    guest: Visitor, ann: Account
):
    people = [{"firstName": name, "gender": "Male"} for name in ("Abel", "Boas", "Caleb")]
    tree_id, (father, son, foundling) = ann.tree("Hazels", *people)
    ann.parent(father, son)
    ann.parent(father, foundling, type="Adoptive")
    guest.go(f"#/trees/{tree_id}?person={son}")
    guest.press("Relationship")
    guest.page.get_by_role("combobox", name="Second person").fill("caleb")
    guest.page.keyboard.press("Enter")
    finder = guest.page.get_by_role("region", name="How are they related?")
    expect(finder).to_contain_text("Caleb is Boas\u2019s adoptive brother.")
    expect(finder).to_contain_text("Both belong to the family of Abel.")
    steps = finder.get_by_role("list").get_by_role("listitem")
    expect(steps.nth(1)).to_contain_text("Boas\u2019s father")
    expect(steps.nth(2)).to_contain_text("Abel\u2019s adopted son")


def test_parents_who_cannot_be_and_those_who_are_unlikely_are_listed_apart(
    guest: Visitor, ann: Account
):
    years = {"Ada": "1850", "Bo": "1840", "Cleo": "1858", "Dora": "1850"}
    people = [{"firstName": name, "birthDateText": year} for name, year in years.items()]
    tree_id, (ada, bo, cleo, dora) = ann.tree("Yews", *people)
    ann.parent(ada, bo)
    ann.parent(dora, cleo)
    guest.go(f"#/trees/{tree_id}?insight=checks")
    insights = guest.page.locator(".insights")
    insights.get_by_role("button", name="Born after their own child").click()
    expect(insights.locator(".findings > li")).to_have_count(1)
    expect(insights.locator(".findings")).to_contain_text("Ada was born after their child Bo")
    insights.get_by_role("button", name="Very young parents").click()
    expect(insights.locator(".findings")).to_contain_text("Dora was less than 12 years old")
    expect(insights.locator(".findings > li")).to_have_count(1)


def test_insights_do_not_open_under_the_panel_of_a_person(guest: Visitor, family: Family):
    guest.go(family.of("Lisa"))
    expect(guest.panel()).to_be_visible()
    button = guest.page.get_by_role("button", name="Insights", exact=True)
    button.click()
    expect(guest.panel()).to_have_count(0)
    expect(guest.page.locator(".insights")).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")
    button.click()
    expect(guest.page.locator(".insights")).to_have_count(0)


def test_the_finder_begins_with_whoever_is_open_and_nothing_lies_over_it_on_a_telephone(
    browser: Browser, service: Served, ann: Account, family: Family
):
    size = {"width": 360, "height": 740}
    with visitor(browser, service, ann, viewport=size, reduced_motion="reduce") as phone:
        phone.open(family.of("Robin"))
        phone.panel().get_by_role("heading", name="Robin Carter").wait_for()
        phone.press("How are two people related?")
        finder = phone.page.get_by_role("region", name="How are they related?")
        expect(finder).to_contain_text("Robin Carter")
        finder.get_by_label("Second person").fill("anna")
        finder.get_by_role("option", name="Anna Lind").click()  # which fails if it is covered
        expect(finder).to_contain_text("Anna Lind is Robin Carter\u2019s")


def test_those_who_are_not_related_are_told_so(guest: Visitor, ann: Account):
    people = [{"firstName": "Max"}, {"firstName": "Moritz"}]
    tree_id, (one, _) = ann.tree("Two", *people)
    guest.go(f"#/trees/{tree_id}?person={one}")
    guest.press("Relationship")
    guest.page.get_by_role("combobox", name="Second person").fill("moritz")
    guest.page.keyboard.press("Enter")
    guest.has("are not related, as far as this tree shows")


def test_checks_are_grouped_and_lead_to_the_person(guest: Visitor, ann: Account, family: Family):
    ann.ask("PATCH", f"api/persons/{family.ids['Lisa']}", {"deathDateText": "1870"})
    guest.go(f"{family.place}?insight=checks")
    insights = guest.page.get_by_role("complementary", name="Insights")
    insights.get_by_role("button", name="Born after their death").click()
    insights.get_by_role("button", name="Lisa Berg", exact=True).click()
    expect(guest.panel().get_by_role("heading", name="Lisa Berg")).to_be_visible()


def test_two_who_are_one_are_compared_and_merged(guest: Visitor, ann: Account, family: Family):
    double = {"treeId": family.tree_id, "firstName": "Erik", "lastName": "Berg", "gender": "Male"}
    ann.ask("POST", "api/persons", {**double, "birthDate": "1878-02-11", "deathPlace": "Lund"})
    guest.go(f"{family.place}?insight=duplicates")
    guest.press("Compare")
    dialog = guest.dialog("Are they the same person?")
    expect(dialog.get_by_role("row", name="Place of death")).to_contain_text("Lund")
    dialog.get_by_role("button", name="Merge").click()
    guest.has("Merged: Erik Berg.")
    guest.has("No duplicates found.")
    found = ann.ask("GET", f"api/persons?treeId={family.tree_id}&q=erik")["items"]
    assert ["Lund"] == [one["deathPlace"] for one in found]


def test_two_who_are_not_the_same_person_are_not_compared_again(guest: Visitor, ann: Account):
    twin = {"firstName": "Ida", "lastName": "Ek", "birthDate": "1850-01-02"}
    tree_id, _ = ann.tree("Twins", twin, twin)
    guest.go(f"#/trees/{tree_id}?insight=duplicates")
    guest.press("Compare")
    guest.press("Not the same person")
    insights = guest.page.locator(".insights")
    expect(insights).to_contain_text("No duplicates found")
    expect(guest.page.locator("dialog[open]")).to_have_count(0)


def test_a_place_of_many_commas_and_the_first_decade_can_be_read(
    guest: Visitor, ann: Account, family: Family
):
    ann.ask("PATCH", f"api/persons/{family.ids['Karl']}", {"birthPlace": "Lund,,,Sweden"})
    guest.go(f"{family.place}?insight=timeline")
    expect(guest.page.locator(".insights")).to_contain_text("was born, Lund, Sweden")
    guest.page.get_by_role("tab", name="Statistics").click()
    chart = guest.page.locator(".chart svg").first
    chart.wait_for()
    cut = """chart => [...chart.querySelectorAll("text")].filter(one => {
        const box = one.getBBox(), all = chart.viewBox.baseVal;
        return box.x < 0 || box.x + box.width > all.width;
    }).map(one => one.textContent)"""
    assert [] == chart.evaluate(cut)


def test_figures_days_times_and_places_are_shown(guest: Visitor, family: Family):
    page = guest.page
    guest.go(f"{family.place}?insight=statistics")
    insights = page.get_by_role("complementary", name="Insights")
    expect(insights.locator(".tile").first).to_have_text("People7")
    expect(insights.get_by_role("img", name="Births by decade: 1850s: 2")).to_be_visible()
    page.get_by_role("tab", name="Anniversaries").click()
    page.get_by_label("Month").select_option("6")
    expect(insights).to_contain_text("Anna Lind")
    page.get_by_role("tab", name="Timeline").click()
    expect(insights).to_contain_text("Karl Berg and Anna Lind married")
    page.get_by_role("tab", name="Places").click()
    insights.get_by_role("button", name="Stockholm").click()
    expect(insights).to_contain_text("1 birth")
    guest.press("Close insights")
    expect(insights).to_have_count(0)
