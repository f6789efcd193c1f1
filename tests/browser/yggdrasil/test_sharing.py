"""Sharing and publishing: who sees what, as each of them looks at the page."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.yggdrasil.families import Family
from tests.browser.yggdrasil.serving import Account, Served
from tests.browser.yggdrasil.visitor import Visitor, visitor


def test_a_guest_sees_what_the_owner_allows_and_no_more(
    guest: Visitor, browser: Browser, service: Served, family: Family
):
    ben = service.account("Ben")
    guest.go(family.place)
    guest.choose("More", "Share")
    dialog = guest.dialog("Share “The Bergs of Uppsala”")
    dialog.get_by_label("E-mail address").fill(ben.email)
    dialog.get_by_role("button", name="Invite by e-mail").click()
    expect(dialog.get_by_role("list", name="Guests")).to_contain_text(ben.email)

    with visitor(browser, service, ben, reduced_motion="reduce") as other:
        page = other.page
        other.open()
        shared = page.get_by_role("list", name="Shared with me")
        expect(shared).to_contain_text("Can view")
        shared.get_by_role("link", name="The Bergs of Uppsala").click()
        other.search("robin")
        other.has("No one found with that name.")  # Robin lives
        other.go(family.of("Robin"))
        expect(other.panel().get_by_role("heading", name="A living person")).to_be_visible()
        expect(other.panel()).to_contain_text("probably alive")
        other.go(family.of("Erik"))
        expect(other.panel().get_by_role("heading", name="Erik Berg")).to_be_visible()
        expect(page.get_by_role("button", name="Edit", exact=True)).to_have_count(0)
        expect(page.get_by_role("button", name="Add a child")).to_have_count(0)

        dialog.get_by_label("Access for Ben").select_option("editor")
        expect(dialog.get_by_label("Access for Ben")).to_have_value("editor")
        page.reload()
        other.go(family.of("Robin"))
        expect(other.panel().get_by_role("heading", name="Robin Carter")).to_be_visible()
        other.press("Edit")
        other.fill("Nickname", "Rob")
        other.press("Save")
        other.has("Robin Carter was saved.")

        dialog.get_by_role("button", name="Stop sharing with Ben").click()
        expect(dialog).to_contain_text("Only you.")
        other.go("#/")
        expect(page.get_by_role("heading", name="Every tree begins")).to_be_visible()
        other.go(family.place)
        other.has("It may have been deleted, or you may no longer")


def test_whoever_may_only_look_is_offered_nothing_to_add(
    stranger: Visitor, ann: Account, family: Family
):
    ann.ask("PATCH", f"api/trees/{family.tree_id}", {"isPublic": True})
    stranger.open(f"?source#/public/{family.tree_id}?person={family.ids['Erik']}")
    expect(stranger.panel()).to_be_visible()
    # Just below the card, where the sign for a child would be, there is no person.
    x, y = stranger.page.evaluate(
        """async id => {
            const { href } = document.querySelector('link[href$="/state/stage.js"]');
            const { stage } = await import(href);
            const frame = () => new Promise(requestAnimationFrame);
            while (!stage.current?.spot(id)) await frame();
            await frame().then(frame); // the panel has taken its room
            stage.current.focus(id);
            const [x, y] = stage.current.spot(id);
            return [x, y + 68 * stage.current.where().scale];
        }""",
        family.ids["Erik"],
    )
    stranger.page.mouse.click(x, y)
    expect(stranger.panel()).to_have_count(0)


def test_a_published_tree_is_seen_by_strangers_without_the_living(
    guest: Visitor, stranger: Visitor, ann: Account, family: Family
):
    stranger.open(f"#/public/{family.tree_id}")
    stranger.has("It may have been deleted, or you may no longer")
    guest.go(family.place)
    guest.choose("More", "Publish")
    dialog = guest.dialog("Publish “The Bergs of Uppsala”")
    expect(dialog).to_contain_text("2 living people")
    expect(dialog).to_contain_text("5 deceased people")
    guest.press("Publish tree")
    link = dialog.get_by_label("Public link").input_value()
    assert link.endswith(f"/yggdrasil/#/public/{family.tree_id}")

    stranger.page.reload()
    expect(stranger.page.get_by_role("heading", name="The Bergs of Uppsala")).to_be_visible()
    stranger.page.get_by_label("List", exact=True).check()
    table = stranger.page.get_by_role("table")
    expect(table).to_contain_text("Karl Berg")
    expect(table).to_contain_text("A living person")
    for hidden in ("Robin", "Ingrid", "Bristol", "1961"):
        expect(table).not_to_contain_text(hidden)
    answers = stranger.page.evaluate(
        "Promise.all(['graph', 'stats', 'timeline', 'export?format=json'].map(name =>"
        f" fetch('api/trees/{family.tree_id}/' + name).then(answer => answer.text())))"
    )
    assert [] == [name for name in ("Robin", "Bristol") if name in "".join(answers)]
    expect(stranger.page.get_by_role("button", name="Edit", exact=True)).to_have_count(0)

    guest.press("Stop publishing")
    expect(dialog).to_contain_text("Only you and the people you share it with")
    stranger.page.reload()
    stranger.has("It may have been deleted, or you may no longer")
