"""The operator of core: lists of accounts and people, and limits of one account."""

from __future__ import annotations

from tests.systems.core.service.world import Core, play


async def _listed(core: Core, path: str, name: str) -> list[str]:
    """One value of everything on all pages of a list."""
    found, cursor = list[str](), ""
    while True:
        page = (await core.operator.get(f"/core/v1/admin/{path}?limit=1{cursor}")).json
        found += [one[name] for one in page["items"]]
        if page["nextCursor"] is None:
            return sorted(found)
        cursor = f"&cursor={page['nextCursor']}"


def test_lists_are_for_the_operator_alone():
    async def scene(core: Core) -> None:
        await core.join("ann")
        await core.ask("ann", "GET", "/admin/users", None, 403)
        await core.ask("ann", "GET", "/admin/accounts", None, 403)

    play(scene)


def test_all_people_and_accounts_are_listed_page_by_page():
    async def scene(core: Core) -> None:
        for name in ("ann", "bob", "eve"):
            await core.join(name)
        homes = sorted([await core.home(name) for name in ("ann", "bob")])
        home = await core.home("eve")
        await core.child(home, "East", "division", "eve")
        assert 4 == len(await _listed(core, "accounts", "accountId"))
        assert set(homes) <= set(await _listed(core, "accounts", "accountId"))
        shown = (await core.operator.get("/core/v1/admin")).json
        assert shown["listsPeople"]
        assert shown["listsAccounts"]
        assert 3 == len(await _listed(core, "users", "userId"))

    play(scene)
