"""The operator of core: lists of accounts and people, and limits of one account."""

from __future__ import annotations

from tablewright.errors import PlatformUnavailableError
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


def _out_of_order(number: int) -> None:
    raise PlatformUnavailableError(
        "CRM failed.", reason="unavailable", platform="crm", words="Out of order.", attempt=3
    )


def test_lists_are_for_the_operator_alone():
    async def scene(core: Core) -> None:
        await core.join("ann")
        await core.ask("ann", "GET", "/admin/users", None, 403)
        await core.ask("ann", "GET", "/admin/accounts", None, 403)

    play(scene)


def test_the_runs_of_all_accounts_are_for_the_operator_alone():
    async def scene(core: Core) -> None:
        await core.join()
        await core.ask("ann", "GET", "/admin/syncs", None, 403)
        await core.ask("", "GET", "/admin/syncs", None, 401)

    play(scene)


def test_failed_runs_of_all_accounts_are_listed_with_their_accounts_and_sources():
    async def scene(core: Core) -> None:
        expected = list[tuple[str, ...]]()
        for name in ("ann", "bob"):
            await core.join(name)
            home = await core.home(name)
            named = f"Company of {name}"
            await core.ask(name, "PATCH", f"/accounts/{home}", {"name": named}, 200)
            for title in ("Sales", "Support"):
                source = await core.source(home, name, name=title)
                core.crm.trouble = dict.fromkeys(("contacts", "deals"), _out_of_order)
                sync = await core.sync(home, source, name)
                core.crm.trouble.clear()
                await core.sync(home, source, name)  # which completes
                expected.append((home, named, source, sync, title))
                core.clock.advance(seconds=60)
        listed = await core.operator.get("/core/v1/admin/syncs?limit=3")
        rest = await core.operator.get(
            f"/core/v1/admin/syncs?limit=3&cursor={listed.json['nextCursor']}"
        )
        found = [*listed.json["items"], *rest.json["items"]]
        keys = ("accountId", "accountName", "sourceId", "syncId", "sourceName")
        assert expected[::-1] == [tuple(one[key] for key in keys) for one in found]
        assert {"crm"} == {one["platform"] for one in found}
        assert {"Out of order."} == {one["message"] for run in found for one in run["errors"]}
        completed = (await core.operator.get("/core/v1/admin/syncs?status=completed")).json
        assert 4 == len(completed["items"])

    play(scene)


def test_a_run_of_a_deleted_source_is_listed_without_its_name():
    async def scene(core: Core) -> None:
        await core.join()
        home = await core.home()
        source = await core.source(home)
        await core.sync(home, source)
        await core.ask("ann", "DELETE", f"/accounts/{home}/sources/{source}", None, 204)
        (run,) = (await core.operator.get("/core/v1/admin/syncs?status=completed")).json["items"]
        assert source == run["sourceId"]
        assert not {"sourceName", "platform"} & run.keys()

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
