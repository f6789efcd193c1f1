"""People: added in place, changed and linked, and all of it undone again.

Not here: those who go and come back (`test_undo.py`).
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.yggdrasil.families import Family, portrait
from tests.browser.yggdrasil.serving import Account, Served
from tests.browser.yggdrasil.visitor import Visitor, visitor


def test_a_family_grows_from_its_first_person_in_place(guest: Visitor, ann: Account):
    tree_id, _ = ann.tree("Oaks")
    panel, page = guest.panel(), guest.page
    guest.go(f"#/trees/{tree_id}")
    guest.press("Add person")
    guest.fill("First name", "Ida")
    guest.fill("Last name", "Frost")
    page.get_by_label("Female").check()
    guest.fill("Born", "c. 1901")
    guest.has("Recognised as: about 1901")
    guest.press("Add")
    expect(panel.get_by_role("heading", name="Ida Frost")).to_be_visible()
    expect(panel).to_contain_text("about 1901")

    guest.press("Add a spouse")
    guest.fill("First name", "Jon")
    guest.press("Add")
    expect(panel.get_by_role("region", name="Spouses")).to_contain_text("Ida Frost")
    expect(panel).to_contain_text("Male")  # the other gender is likely, and can be changed

    guest.press("Add a child")
    expect(page.get_by_label("Other parent")).to_contain_text("Ida Frost")
    guest.fill("First name", "Kim")
    guest.press("Add")
    parents = panel.get_by_role("region", name="Parents")
    expect(parents).to_contain_text("Ida Frost")
    expect(parents).to_contain_text("Jon")

    guest.press("Add a sibling")
    guest.fill("First name", "Lea")
    guest.press("Add")
    expect(panel.get_by_role("region", name="Siblings")).to_contain_text("Kim")
    expect(parents).to_contain_text("Ida Frost")

    parents.get_by_role("button", name="Ida Frost").first.click()
    expect(panel.get_by_role("region", name="Children").get_by_role("listitem")).to_have_count(2)
    assert 4 == ann.ask("GET", f"api/trees/{tree_id}")["personCount"]


def test_a_second_parent_is_the_spouse_of_the_first_unless_told_otherwise(
    guest: Visitor, ann: Account, family: Family
):
    panel, page = guest.panel(), guest.page
    spouses = panel.get_by_role("region", name="Spouses")
    guest.go(family.of("Olof"))
    guest.press("Add a parent")
    expect(page.get_by_label("Couple with Erik Berg")).to_have_value("Unknown")
    guest.fill("First name", "Maja")
    guest.press("Add")
    expect(panel.get_by_role("heading", name="Maja")).to_be_visible()
    expect(spouses).to_contain_text("Erik Berg")
    expect(spouses).not_to_contain_text("married")
    guest.press("Undo")
    guest.has("Undone: adding Maja.")
    guest.go(family.of("Olof"))
    guest.press("Add a parent")
    page.get_by_label("Couple with Erik Berg").select_option(label="Not a couple")
    guest.fill("First name", "Nora")
    guest.press("Add")
    expect(panel.get_by_role("heading", name="Nora")).to_be_visible()
    assert [] == ann.ask("GET", f"api/persons/{family.ids['Erik']}/spouses")["items"]


def test_a_couple_that_did_not_marry_is_added_as_partners(guest: Visitor, family: Family):
    guest.go(family.of("Olof"))
    guest.press("Add a spouse")
    guest.page.get_by_label("Status").select_option(label="Partners, not married")
    guest.fill("First name", "Pia")
    guest.press("Add")
    spouses = guest.panel().get_by_role("region", name="Spouses")
    expect(spouses).to_contain_text("partner")
    expect(spouses).not_to_contain_text("married")


def test_a_child_is_likely_to_have_its_fathers_name(guest: Visitor, family: Family):
    guest.go(family.of("Anna"))  # Lind, the wife of Karl Berg
    guest.press("Add a child")
    expect(guest.page.get_by_label("Last name", exact=True)).to_have_value("Berg")
    guest.press("Cancel")


def test_siblings_by_birth_by_adoption_and_by_marriage_are_told_apart(guest: Visitor, ann: Account):
    names = ["Ada", "Bert", "Cora", "Dan", "Eva", "Finn", "Gil"]
    people = [{"firstName": name, "birthDateText": str(1850 + at)} for at, name in enumerate(names)]
    tree_id, (mother, father, earlier, dan, eva, finn, gil) = ann.tree("Rowans", *people)
    for parent, child in ((mother, gil), (father, gil), (mother, dan), (father, dan)):
        ann.parent(parent, child)
    ann.parent(mother, eva)  # of another man, who is not known
    ann.parent(father, eva, type="Step")
    ann.parent(mother, finn, type="Adoptive")
    ann.parent(father, finn, type="Adoptive")
    ann.parent(earlier, finn)

    guest.go(f"#/trees/{tree_id}?person={gil}")
    siblings = guest.panel().get_by_role("region", name="Siblings").get_by_role("listitem")
    expect(siblings.locator(".hint")).to_have_text(
        ["1853\u2013?", "1854\u2013? · half-sibling", "1855\u2013? · adoptive"]
    )
    guest.go(f"#/trees/{tree_id}?person={eva}")
    expect(siblings.locator(".hint")).to_have_text(
        ["1853\u2013? · half-sibling", "1855\u2013? · adoptive", "1856\u2013? · half-sibling"]
    )


def test_a_sibling_of_a_stepchild_is_not_made_the_step_parents_child(guest: Visitor, ann: Account):
    tree_id, (step, mother, child) = ann.tree(
        "Alders",
        {"firstName": "Sten", "birthDate": "1850-01-01"},
        {"firstName": "Mia", "birthDate": "1855-01-01"},
        {"firstName": "Cai", "birthDate": "1880-01-01"},
    )
    ann.parent(step, child, type="Step")
    ann.parent(mother, child)
    guest.go(f"#/trees/{tree_id}?person={child}")
    guest.press("Add a sibling")
    guest.fill("First name", "Dot")
    guest.press("Add")
    parents = guest.panel().get_by_role("region", name="Parents")
    expect(guest.panel().get_by_role("heading", name="Dot")).to_be_visible()
    expect(parents.get_by_role("listitem")).to_contain_text(["Mia"])


def test_spouses_stand_by_wedding_though_only_a_year_of_it_is_known(guest: Visitor, ann: Account):
    tree_id, (man, second, first, third) = ann.tree(
        "Elms",
        *({"firstName": name, "birthDateText": "1860"} for name in ("Max", "Una", "Vera", "Wilma")),
    )
    ann.couple(man, second, marriageDate="1902-04-26")
    ann.couple(man, first, marriageDateText="ABT 1885")
    ann.couple(man, third)
    guest.go(f"#/trees/{tree_id}?person={man}")
    spouses = guest.panel().get_by_role("region", name="Spouses").get_by_role("listitem")
    expect(spouses).to_contain_text(["Vera", "Una", "Wilma"])


def test_whoever_has_two_spouses_is_asked_who_the_other_parent_is(guest: Visitor, ann: Account):
    names = ("Max", "Una", "Vera")
    people = [{"firstName": one, "birthDate": f"186{at}-01-01"} for at, one in enumerate(names)]
    tree_id, (man, first, second) = ann.tree("Yews", *people)
    ann.couple(man, first)
    ann.couple(man, second)
    guest.go(f"#/trees/{tree_id}?person={man}")
    guest.press("Add a child")
    guest.fill("First name", "Kim")
    guest.has("Choose the other parent.")
    add = guest.page.get_by_role("button", name="Add", exact=True)
    expect(add).to_be_disabled()
    guest.page.get_by_label("Other parent").select_option("Vera")
    add.click()
    parents = guest.panel().get_by_role("region", name="Parents").get_by_role("listitem")
    expect(parents).to_contain_text(["Max", "Vera"])


def test_a_chart_of_somebody_alone_says_so_and_offers_to_add_to_it(guest: Visitor, family: Family):
    guest.go(f"{family.place}?view=pedigree&root={family.ids['Karl']}")
    note = guest.page.locator(".chart-note")
    expect(note).to_contain_text("No parents recorded yet.")
    guest.go(f"{family.place}?view=hourglass&root={family.ids['Karl']}")
    expect(note).to_have_count(0)  # there are children
    guest.go(f"{family.place}?view=descendants&root={family.ids['Robin']}")
    expect(note).to_contain_text("No children recorded yet.")
    guest.press("Add a child")
    expect(guest.dialog("Add a child of Robin Carter")).to_be_visible()


def test_the_years_of_a_life_are_no_surer_than_its_dates(guest: Visitor, family: Family):
    guest.go(family.of("Erik"))
    parents = guest.panel().get_by_role("region", name="Parents").locator(".hint")
    expect(parents).to_have_text(["c. 1850\u20131921", "1853\u2013bef. 1930"])
    guest.go(family.of("Karl"))
    expect(guest.panel().locator(".hint").first).to_have_text("c. 1850\u20131921")


@pytest.mark.parametrize("typed", ["sophia", "alix", "brien", "o'brien", "denmark", "of_denmark"])
def test_somebody_is_found_by_every_part_of_a_name(guest: Visitor, ann: Account, typed: str):
    name = {"firstName": '(Sophia) "Alix"', "lastName": "O'Brien of_Denmark"}
    tree_id, _ = ann.tree("Firs", name, {"firstName": "Bo"})
    guest.go(f"#/trees/{tree_id}")
    guest.search(typed)
    expect(guest.page.get_by_role("option")).to_have_count(1)
    expect(guest.page.get_by_role("option", name="Sophia")).to_be_visible()


def test_a_chart_of_a_tree_that_nobody_begins_is_of_whoever_has_most_kin(
    guest: Visitor, ann: Account
):
    tree_id, _ = ann.tree("Elms", *({"firstName": f"N{n}"} for n in range(4)))
    named = [one["personId"] for one in ann.ask("GET", f"api/trees/{tree_id}/graph")["persons"]]
    *children, parent = named  # the first is only the one whose generated id sorts first
    for child in children:
        ann.parent(parent, child)
    guest.go(f"#/trees/{tree_id}?view=descendants")
    expect(guest.page.get_by_label("Elms: 4 people")).to_be_visible()


def test_a_chart_begins_with_whoever_is_open_and_stays_the_chart_that_it_was(
    guest: Visitor, family: Family
):
    erik, olof = (family.ids[name] for name in ("Erik", "Olof"))
    guest.go(f"{family.place}?root={erik}&person={olof}")  # a chart of Erik was there before
    guest.page.get_by_label("Fan").check()
    expect(guest.page).to_have_url(re.compile(f"view=fan&root={olof}"))
    guest.go(f"{family.place}?view=fan&root={olof}&person={erik}")
    guest.page.get_by_label("Pedigree").check()
    expect(guest.page).to_have_url(re.compile(f"view=pedigree&root={olof}"))
    guest.press("Pedigree chart")
    expect(guest.page).to_have_url(re.compile(f"view=pedigree&root={erik}"))
    expect(guest.page.get_by_label("Generations")).to_contain_text("4 generations of ancestors")


def test_a_change_is_saved_undone_and_done_again(guest: Visitor, ann: Account, family: Family):
    guest.go(family.of("Erik"))
    panel, erik = guest.panel(), family.ids["Erik"]
    guest.press("Edit")
    guest.fill("Middle names", "Johan")
    guest.fill("Born", "before 11 Feb 1879")
    guest.fill("Life story", "A clockmaker.\n\nHe liked the sea.")
    guest.press("Save")
    expect(panel.get_by_role("heading", name="Erik Johan Berg")).to_be_visible()
    expect(panel).to_contain_text("before 11 February 1879")
    expect(panel.get_by_role("region", name="Life story").get_by_role("paragraph")).to_have_count(2)
    assert "BEF 11 FEB 1879" == ann.ask("GET", f"api/persons/{erik}")["birthDateText"]
    guest.press("Undo: changes to Erik Berg")
    guest.has("Undone: changes to Erik Berg.")
    expect(panel.get_by_role("heading", name="Erik Berg")).to_be_visible()
    expect(panel).to_contain_text("11 February 1878")
    assert "1878-02-11" == ann.ask("GET", f"api/persons/{erik}")["birthDate"]
    guest.press("Redo: changes to Erik Berg")
    expect(panel.get_by_role("heading", name="Erik Johan Berg")).to_be_visible()


def test_somebody_without_a_name_is_changed_and_nameless_again_when_a_name_is_undone(
    guest: Visitor, ann: Account, family: Family
):
    panel, url = guest.panel(), f"api/persons/{family.ids['Olof']}"
    ann.ask("PATCH", url, {"firstName": "", "lastName": ""})
    guest.go(family.of("Olof"))
    guest.press("Edit")
    guest.fill("Place of birth", "Lund")
    guest.press("Save")
    expect(panel).to_contain_text("Lund")
    guest.press("Edit")
    guest.fill("First name", "Olle")
    guest.press("Save")
    expect(panel.get_by_role("heading", name="Olle")).to_be_visible()
    guest.press("Undo: changes to Olle")
    guest.has("Undone: changes to Olle.")
    found = ann.ask("GET", url)
    assert ("", "", "Lund") == (found["firstName"], found["lastName"], found["birthPlace"])
    expect(panel.get_by_role("heading", name="Unnamed person")).to_be_visible()
    guest.press("Edit")
    guest.fill("Last name", "Berg")
    guest.press("Save")
    expect(panel.get_by_role("heading", name="Berg")).to_be_visible()
    guest.press("Edit")
    guest.fill("Last name", " ")
    expect(guest.page.get_by_role("button", name="Save", exact=True)).to_be_disabled()
    guest.has("Enter a first or last name.")  # it is not removed by mistake
    guest.press("Cancel")


def test_people_are_linked_and_unlinked_and_both_can_be_undone(
    guest: Visitor, ann: Account, family: Family
):
    panel, page = guest.panel(), guest.page
    guest.go(family.of("Lisa"))
    guest.press("Add a spouse")
    page.get_by_label("Existing person").check()
    page.get_by_role("combobox", name="Who is it?").fill("carter")
    page.keyboard.press("Enter")
    guest.has("Selected: Robin Carter")
    page.get_by_label("Status").select_option("Separated")
    guest.press("Connect")
    spouses = panel.get_by_role("region", name="Spouses")
    expect(spouses).to_contain_text("separated")
    guest.choose("Relationship with Robin Carter", "Edit relationship")
    guest.fill("Married", "summer of the great storm")
    guest.has("Not recognised as a date")
    guest.fill("Married", "1 May 1990")
    guest.press("Save")
    expect(spouses).to_contain_text("married 1 May 1990")
    guest.choose("Relationship with Robin Carter", "Remove relationship")
    expect(spouses.get_by_role("listitem")).to_have_count(0)
    guest.press("Undo")
    expect(spouses).to_contain_text("separated, married 1 May 1990")
    lisa = family.ids["Lisa"]
    (couple,) = ann.ask("GET", f"api/persons/{lisa}/spouses")["items"]
    assert ("Separated", "1990-05-01") == (
        couple["link"]["status"],
        couple["link"]["marriageDate"],
    )


def test_two_of_whom_nobody_knows_that_they_married_are_not_said_to_be_married(
    guest: Visitor, ann: Account, family: Family
):
    ann.couple(family.ids["Erik"], family.ids["Lisa"], statusDetail="Unknown")
    ann.couple(family.ids["Erik"], family.ids["Ingrid"], statusDetail="Partner")
    guest.go(family.of("Erik"))
    spouses = guest.panel().get_by_role("region", name="Spouses")
    expect(spouses).to_contain_text("Ingrid Berg")
    expect(spouses).to_contain_text("partner")
    expect(spouses).not_to_contain_text("married")
    expect(spouses).not_to_contain_text("unknown")
    guest.choose("Relationship with Ingrid Berg", "Edit relationship")
    expect(guest.page.get_by_label("Status")).to_have_value("Partner")
    guest.page.get_by_label("Status").select_option("Separated")
    guest.press("Save")
    expect(spouses).to_contain_text("separated")
    guest.press("Undo")
    expect(spouses).to_contain_text("partner")


def test_a_link_that_cannot_be_is_refused_in_words(guest: Visitor, family: Family):
    guest.go(family.of("Karl"))
    guest.press("Add a parent")
    guest.page.get_by_label("Existing person").check()
    guest.page.get_by_role("combobox", name="Who is it?").fill("olof")
    guest.page.keyboard.press("Enter")
    guest.press("Connect")
    expect(guest.dialog("Add a parent of Karl Berg").get_by_role("alert")).to_contain_text(
        "The parent is a descendant of the child"
    )


def test_whoever_edits_again_at_once_begins_with_what_was_saved(guest: Visitor, family: Family):
    page, held = guest.page, list[Route]()

    def hold(route: Route) -> None:
        if route.request.method == "GET":
            held.append(route)
        else:
            route.continue_()

    guest.go(family.of("Erik"))
    guest.press("Edit")
    guest.fill("Nickname", "Rik")
    page.route("**/api/persons/*", hold)
    with page.expect_request(
        lambda request: request.method == "GET" and "/persons/" in request.url
    ):
        guest.press("Save")
    guest.press("Edit")
    for route in held:
        route.continue_()
    page.unroute_all()
    expect(page.get_by_label("Nickname")).to_have_value("Rik")
    expect(page.get_by_label("First name")).to_be_focused()
    guest.press("Cancel")
    expect(page.get_by_role("button", name="Edit", exact=True)).to_be_focused()


def test_two_editors_do_not_overwrite_each_other(guest: Visitor, ann: Account, family: Family):
    lisa = family.ids["Lisa"]
    guest.go(family.of("Lisa"))
    guest.press("Edit")
    guest.fill("Nickname", "Lisen")
    ann.ask("PATCH", f"api/persons/{lisa}", {"birthPlace": "Lund"})
    guest.press("Save")
    stale = guest.page.locator(".stale")
    expect(stale).to_contain_text("Someone else has changed this person in the meantime")
    expect(stale).to_contain_text("Lund")
    theirs, mine = stale.locator("td").evaluate_all("every => every.map(one => one.clientWidth)")
    assert mine == pytest.approx(theirs, abs=1)  # neither is squeezed by the other
    guest.press("Keep my changes")
    expect(guest.panel()).to_contain_text("Lisen")
    found = ann.ask("GET", f"api/persons/{lisa}")
    assert ("Lisen", "Lund") == (found["preferredName"], found["birthPlace"])
    guest.press("Edit")
    guest.fill("Nickname", "Liss")
    ann.ask("PATCH", f"api/persons/{lisa}", {"birthPlace": "Ystad"})
    guest.press("Save")
    guest.press("Use theirs")
    expect(guest.page.get_by_label("Nickname")).to_have_value("Lisen")
    expect(guest.page.get_by_label("Place of birth")).to_have_value("Ystad")
    guest.press("Cancel")


def test_what_was_typed_and_not_saved_is_still_there_when_one_comes_back(
    guest: Visitor, ann: Account, family: Family
):
    panel = guest.panel()
    guest.go(family.of("Olof"))
    guest.press("Edit")
    guest.fill("Life story", "He built the red house.")
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    ann.ask("PATCH", f"api/persons/{family.ids['Olof']}", {"birthPlace": "Lund"})
    guest.go(family.of("Olof"))
    guest.has("You have unsaved changes here.")
    guest.press("Edit")
    expect(guest.page.get_by_label("Life story")).to_have_value("He built the red house.")
    guest.press("Save")
    expect(guest.page.locator(".stale")).to_contain_text("Lund")  # what others did is not lost
    guest.press("Keep my changes")
    expect(panel).to_contain_text("He built the red house.")
    expect(panel).to_contain_text("Lund")
    guest.press("Edit")
    guest.fill("Nickname", "Olle")
    guest.press("Cancel")
    expect(panel.get_by_text("unsaved")).to_have_count(0)


def test_a_photo_is_added_removed_and_both_can_be_undone(
    guest: Visitor, ann: Account, family: Family
):
    guest.go(family.of("Anna"))
    url = f"api/persons/{family.ids['Anna']}"
    picture = {"name": "anna.png", "mimeType": "image/png", "buffer": portrait()}
    guest.page.get_by_label("Photo", exact=True).set_input_files(files=[picture])  # type: ignore[list-item]
    guest.has("The photo was saved.")
    shown = guest.panel().locator(".panel-head img")
    expect(shown).to_be_visible()
    guest.press("Remove photo of Anna Lind")
    guest.has("The photo was removed.")
    expect(shown).to_have_count(0)
    assert "photoUrl" not in ann.ask("GET", url)
    chooser = guest.page.get_by_label("Photo", exact=True)
    expect(chooser).to_have_value("")  # the same file can be chosen again
    guest.press("Undo")
    guest.has("Undone: photo change for Anna Lind.")
    expect(shown).to_be_visible()
    assert "photoUrl" in ann.ask("GET", url)


_SPOTS = """async ids => {
    const { href } = document.querySelector('link[href$="/state/stage.js"]');
    const { stage } = await import(href);
    const { CARD } = await import(href.replace("state/stage.js", "layout/sizes.js"));
    const frame = () => new Promise(requestAnimationFrame);
    while (!ids.every(id => stage.current?.spot(id))) await frame();
    await frame().then(frame);
    const { scale } = stage.current.where();
    return [...ids.map(id => stage.current.spot(id)), [CARD.w * scale, CARD.h * scale]];
}"""


def test_the_sign_that_is_dragged_says_how_two_are_related(
    browser: Browser, service: Served, ann: Account
):
    tree_id, ids = ann.tree("Signs", {"firstName": "Ann"}, {"firstName": "Ben"})
    signs = {
        (0.5, 0.1): "Ann and Ben are a couple",
        (0, 0.5): "Ann is a parent of Ben",
        (0, -0.5): "Ann is a child of Ben",
    }
    with visitor(browser, service, ann, reduced_motion="reduce") as drawer:
        drawer.open(f"?source#/trees/{tree_id}")
        (x, y), end, (width, height) = drawer.page.evaluate(_SPOTS, ids)
        mouse = drawer.page.mouse
        for (right, down), chosen in signs.items():
            mouse.move(x, y)
            mouse.move(x + right * width, y + down * height)
            mouse.down()
            mouse.move(*end, steps=5)
            mouse.up()
            expect(drawer.page.get_by_role("radio", name=chosen)).to_be_checked()
            drawer.press("Cancel")
