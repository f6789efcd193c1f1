"""Links: for one purpose, thing, person and time; the matrix calls a route with all others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tablewright.api import Context, Kind, Principal, RawResponse, Rights, Routes, Scope
from tablewright.api.rights import Gate
from tablewright.api.rules import tenant_named
from tablewright.clock import ManualClock
from tablewright.kits.files.links import LinkQuery, Links, by_link
from tablewright.kits.keyed import Keyed, system
from tablewright.model import Entity, Index, Table, design_of
from tablewright.testing.matrix import LinkCalls, keyed_cast

PATH = {"tenant_id": "acme", "export_id": "e1"}
KEY = b"k" * 32
PLACE = Scope("place", parameter="tenant_id")


class Exports(Table, name="exports"):
    primary = Index("pk")


class Export(Entity, table=Exports, tenant="tenant_id"):
    tenant_id: str
    export_id: str
    text: str

    primary = Exports.primary("{tenant_id}#{export_id}")

    @primary.get
    def get(cls, tenant_id: str, export_id: str) -> None:
        """One export."""


def links() -> Links:
    return Links(KEY, ManualClock())


@pytest.mark.parametrize(
    ("purpose", "path"),
    [
        ("import", PATH),
        ("export", {**PATH, "export_id": "e2"}),
        ("export", {"tenant_id": "acme"}),
        ("export", {"tenant_id": "e1", "export_id": "acme"}),
        ("export", {}),
    ],
)
def test_a_link_works_for_its_purpose_and_path_only(purpose: str, path: Mapping[str, str]):
    link = links().signed("export", PATH, person="ada", minutes=5)
    assert None is links().principal(purpose, path, link)
    assert None is Links(b"x" * 32, ManualClock()).principal("export", PATH, link)


def test_a_link_expires():
    made = links()
    link = made.signed("export", PATH, person="ada", tenant="acme", minutes=5)
    assert isinstance(made.clock, ManualClock)
    made.clock.advance(seconds=299)
    expected = Principal(Kind.SIGNED, "acme", subject="ada", person="ada")
    assert expected == made.principal("export", PATH, link)
    made.clock.advance(seconds=1)
    assert None is made.principal("export", PATH, link)


@given(st.data())
def test_a_changed_link_is_rejected(data: st.DataObject):
    link = links().signed("export", PATH, person="ada", minutes=5)
    at = data.draw(st.integers(0, len(link) - 2))
    other = data.draw(st.sampled_from("ABCxyz019-_ é\0"))
    assume(other != link[at])
    assert None is links().principal("export", PATH, link[:at] + other + link[at + 1 :])


@given(st.text(max_size=1_200))
def test_any_text_is_rejected(text: str):
    assert None is links().principal("export", PATH, text)


class Places:
    """One person may read in one place."""

    async def rights(self, who: Principal, place: str) -> Rights | None:
        if who.person != "acme" or place != "acme":
            return None
        return Rights(place, frozenset({"exports.read"}))


def _links(parts: Keyed) -> Links:
    return Links(KEY, parts.keys.clock)


RULE = by_link("export", links=_links)
IN_PLACE = by_link("kept", links=_links, scope=PLACE, permission="exports.read")
routes: Routes[Keyed] = Routes()


@routes.get("/v1/{tenant_id}/exports/{export_id}/file", rule=RULE, produces=("text/csv",))
async def get_file(
    context: Context[Keyed], tenant_id: str, export_id: str, query: LinkQuery
) -> RawResponse:
    """Returns the file of an export."""
    export = await context.db.run(Export.get(context.tenant, export_id))
    assert export is not None
    return RawResponse(export.text.encode(), headers={"content-type": "text/csv"})


@routes.get("/v1/{tenant_id}/kept/{export_id}/file", rule=IN_PLACE, produces=("text/csv",))
async def get_kept_file(
    context: Context[Keyed], tenant_id: str, export_id: str, query: LinkQuery
) -> RawResponse:
    """Returns the file of an export, while the person has the permission."""
    return await get_file(context, tenant_id, export_id, query)


def examined(matrix: Any, *, persons: tuple[str, ...] = ("owner",), lapsed: str = "bea") -> Any:
    tested = system("exports", design_of("exports", Exports), routes)

    def assemble(given: Any, options: Any) -> Any:
        return replace(tested.assemble(given, options), gate=Gate({PLACE: Places()}))

    async def create(caller: Any, text: str) -> dict[str, str]:
        tenant = "globex" if text == "mine" else "acme"
        await shops[-1].db.run(Export(tenant_id=tenant, export_id="e1", text=text).create())
        return {**PATH, "tenant_id": tenant}

    async def cast(shop: Any) -> Any:
        shops.append(shop)
        made = await keyed_cast(
            shop, create, canaries=["canary-of-acme"], missing=dict.fromkeys(PATH, "nowhere")
        )
        # A key of this system has no person: its tenant stands for it.
        own = Links(KEY, shop.clock)

        def sign(purpose: str, ids: Mapping[str, str], minutes: int) -> str:
            path = {name: ids[name] for name in PATH}
            return own.signed(purpose, path, person="acme", tenant="acme", minutes=minutes)

        calls = LinkCalls(sign, "export", PATH, persons, [{**PATH, "export_id": "e2"}])
        left = own.signed("kept", PATH, person=lapsed, tenant="acme", minutes=5)
        kept = replace(calls, purpose="kept", lapsed=[left])
        shown = [replace(one, seen_by=lambda actor, phase: True) for one in made.canaries]
        return replace(made, canaries=shown, links={"get_file": calls, "get_kept_file": kept})

    shops: list[Any] = []
    keys = dict.fromkeys(("create_key", "list_keys", "revoke_key"), tenant_named("tenant"))
    policy = {"get_file": RULE, "get_kept_file": IN_PLACE, **keys}
    return matrix(replace(tested, assemble=assemble), cast=cast, policy=policy).examine()


def test_the_matrix_finds_no_fault_in_link_routes(tablewright_matrix: Any):
    assert [] == examined(tablewright_matrix).faults


def test_the_matrix_finds_a_link_that_works_for_another_person(tablewright_matrix: Any):
    faults = examined(tablewright_matrix, persons=()).faults
    assert any("owner: 200 instead of 401" in fault for fault in faults)


def test_the_matrix_finds_a_link_that_works_without_rights(tablewright_matrix: Any):
    faults = examined(tablewright_matrix, lapsed="acme").faults
    assert any("without rights: 200 instead of 404" in fault for fault in faults)
