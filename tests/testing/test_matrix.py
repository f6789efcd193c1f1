"""The security matrix finds nothing in a sound service, and each of many planted faults."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

import pytest
from msgspec import Struct

from tablewright.api.context import Context
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import OPERATOR, PUBLIC, TENANT, Kind, Rule, tenant_named
from tablewright.client import AsyncDatabase
from tablewright.errors import ForbiddenError, NotFoundError
from tablewright.testing.matrix import (
    Actor,
    Canaries,
    Cast,
    Examined,
    Hidden,
    Matrix,
    MatrixError,
    RequestParts,
    Things,
)
from tablewright.testing.system import AsyncSystemUnderTest
from tests.api.toy import (
    ANA,
    BEN,
    GONE,
    KNOWN,
    ROOT,
    STRANGER,
    Named,
    NewNote,
    Note,
    NoteBody,
    NoteId,
    Tokens,
    bearer,
    routes,
    shown,
    toy_system,
)

CANARIES = ["canary-of-ana-1", "kanarienvogel-äöü-2"]
POLICY: Mapping[str, Rule] = {
    "health": PUBLIC,
    "list_notes": TENANT,
    "write_note": TENANT,
    "watch_notes": TENANT,
    "get_note": TENANT,
    "change_note": TENANT,
    "delete_note": TENANT,
    "copy_note": TENANT,
    "notes_of": tenant_named("tenant_id"),
    "note_of": tenant_named("tenant_id"),
    "make_tenant": OPERATOR,
}


@dataclass
class Toy:
    """What a careless handler could get hold of."""

    db: AsyncDatabase
    tokens: Tokens


async def _cast(system: AsyncSystemUnderTest, **more: Any) -> Cast:
    async def write(tenant: str, note_id: str, text: str) -> Things:
        await system.db.run(Note(tenant_id=tenant, note_id=note_id, text=text).create())
        return Things({"tenant_id": tenant, "note_id": note_id}, tenant)

    things = {
        "ben": await write("ben", "b1", "mine"),
        "ana 1": await write("ana", "n1", CANARIES[0]),
        "ana 2": await write("ana", "n2", CANARIES[1]),
    }
    own, *owners = things.values()
    given = {
        "actors": [
            Actor("nobody"),
            Actor("malformed", bearer("not-a-key")),
            Actor("unknown", bearer(STRANGER)),
            Actor("revoked", bearer(GONE)),
            Actor("other", bearer(BEN), Kind.KEY, "ben"),
            Actor("operator", bearer(ROOT), Kind.OPERATOR),
            Actor("owner", bearer(ANA), Kind.KEY, "ana"),
        ],
        "things": things,
        "canaries": [Canaries(CANARIES, ("owner", "operator"), ("owner",))],
        "owner": "owner",
        "owned": ['"ana"'],
        "missing": {"tenant_id": "nobody", "note_id": "none"},
        "requests": {
            "write_note": lambda ids: RequestParts({"text": "mine"}),
            "change_note": lambda ids: RequestParts({"text": "mine"}),
            "copy_note": lambda ids: RequestParts({"note_id": ids["note_id"]}),
            "make_tenant": lambda ids: RequestParts({"tenant_id": "new"}),
        },
        "hidden": [
            *(Hidden(one, own, foreign) for one in ("nobody", "other") for foreign in owners),
            Hidden("operator", own, owners[0], whole=False),
        ],
        "server_owned": {"tenant_id": "ana", "edition": 77, "note_id": "n1"},
        "settable": {"copy_note": ["note_id"], "make_tenant": ["tenant_id"]},
        "injecting": [("other", own), ("operator", own)],
    }
    return Cast(**{**given, **more})


def _examined(
    offered: Routes = routes,
    *,
    policy: Mapping[str, Rule] = POLICY,
    prepare: Callable[[Toy], None] = lambda toy: None,
    **more: Any,
) -> Examined:
    names = {route.name for route in offered}
    decided = policy if offered is routes else {name: policy[name] for name in names}
    tokens = Tokens(KNOWN)

    async def cast(system: AsyncSystemUnderTest) -> Cast:
        prepare(Toy(system.db, tokens))
        return await _cast(system, **more)

    return Matrix(toy_system(offered, tokens), cast=cast, policy=decided).examine()


def _altered(name: str, handler: Any, *, rule: Rule | None = None) -> Routes:
    """One of the toy's routes, done by another function."""
    altered = Routes()
    handler.__name__ = name
    (route,) = (route for route in routes if route.name == name)
    altered.add(route.method, route.path, rule=rule or route.rule, status=route.status)(handler)
    return altered


def _finds(found: Examined, *words: str) -> bool:
    assert any(all(word in fault for word in words) for fault in found.faults), found.faults
    return True


def test_a_sound_service_has_no_fault():
    found = _examined()
    assert [] == found.faults
    assert found.probes > 150


def test_a_route_that_nobody_decided_about_is_found():
    policy = {name: rule for name, rule in POLICY.items() if name != "copy_note"}
    assert ["copy_note is not in the policy"] == _examined(policy=policy).faults


def test_a_decision_about_no_route_is_found():
    found = _examined(policy={**POLICY, "gone": TENANT})
    assert ["the policy names gone, which is not a route"] == found.faults


def test_a_route_with_a_wrong_rule_is_found():
    async def make(context: Context, body: NewNote) -> None:
        """Makes a tenant."""

    found = _examined(_altered("make_tenant", make, rule=TENANT))
    assert _finds(found, "make_tenant has the rule tenant, and the policy says operator")


def test_a_rule_of_which_nobody_knows_what_to_expect_is_found():
    odd = Rule("on sundays", frozenset({Kind.KEY}))

    async def copy(context: Context, body: Named) -> None:
        """Copies."""

    found = _examined(_altered("copy_note", copy, rule=odd), policy={**POLICY, "copy_note": odd})
    assert _finds(found, "does not know what to expect of the rule on sundays")


def test_a_rule_that_anybody_passes_is_found_even_if_the_policy_says_so():
    """The policy is wrong, too: the canaries show it."""

    async def all_notes(context: Context) -> list[NoteBody]:
        """All notes."""
        return [shown(note) async for note in context.db.stream(Note.scan())]

    found = _examined(
        _altered("list_notes", all_notes, rule=PUBLIC), policy={**POLICY, "list_notes": PUBLIC}
    )
    assert _finds(found, "GET /v1/notes as nobody", CANARIES[0])


def test_a_key_that_is_still_taken_after_it_was_revoked_is_found():
    def prepare(toy: Toy) -> None:
        toy.tokens.known[GONE] = KNOWN[ANA]

    found = _examined(prepare=prepare)
    assert _finds(found, "GET /v1/notes as revoked: 200 instead of 401")
    assert _finds(found, "GET /v1/notes as revoked", CANARIES[1])


def _unbound() -> tuple[list[AsyncDatabase], Callable[[Toy], None]]:
    """A database that is bound to no tenant, as a careless module would keep one."""
    kept: list[AsyncDatabase] = []
    return kept, lambda toy: kept.append(toy.db)


async def _anybodys(db: AsyncDatabase, note_id: str) -> Note:
    async for note in db.stream(Note.scan()):
        if note.note_id == note_id:
            return note
    raise NotFoundError("Note not found.")


def test_a_handler_that_uses_an_unbound_database_is_found():
    kept, prepare = _unbound()

    async def get(context: Context, note_id: NoteId) -> NoteBody:
        """One note."""
        return shown(await _anybodys(kept[0], note_id))

    found = _examined(_altered("get_note", get), prepare=prepare)
    assert _finds(found, "GET /v1/notes/{note_id} as other", "200 instead of 404")
    assert _finds(found, "GET /v1/notes/{note_id} as other", CANARIES[0])
    assert _finds(found, "GET /v1/notes/{note_id} as other", CANARIES[1])


def test_a_list_that_holds_a_thing_of_another_is_found():
    kept, prepare = _unbound()

    async def listed(context: Context) -> list[NoteBody]:
        """Notes."""
        return [shown(note) async for note in kept[0].stream(Note.scan())]

    found = _examined(_altered("list_notes", listed), prepare=prepare)
    assert _finds(found, "GET /v1/notes as other", CANARIES[0])


def test_an_id_in_a_body_that_finds_anybodys_thing_is_found():
    kept, prepare = _unbound()

    async def copy(context: Context, body: Named) -> NoteBody:
        """Copies."""
        return shown(await _anybodys(kept[0], body.note_id))

    found = _examined(_altered("copy_note", copy), prepare=prepare)
    assert _finds(found, "POST /v1/copies as other", CANARIES[0])
    assert _finds(found, "POST /v1/copies as other", "differs from that for a missing thing")


def test_a_thing_found_under_the_wrong_tenants_name_is_found():
    kept, prepare = _unbound()

    async def note_of(context: Context, tenant_id: str, note_id: NoteId) -> NoteBody:
        """A note."""
        return shown(await _anybodys(kept[0], note_id))

    found = _examined(_altered("note_of", note_of), prepare=prepare)
    assert _finds(found, "/v1/tenants/{tenant_id}/notes/{note_id} as other", CANARIES[0])
    assert _finds(found, "/notes/{note_id} as operator with foreign note_id: the response differs")


@pytest.mark.parametrize("place", ["message", "details", "header", "base64", "percent"])
def test_a_refusal_that_echoes_a_foreign_value_is_found(place: str):
    kept, prepare = _unbound()

    async def get(context: Context, note_id: NoteId) -> Response[NoteBody | None]:
        """One note."""
        note = await _anybodys(kept[0], note_id)
        if note.tenant_id == context.tenant:
            return Response(shown(note))
        hidden = b64encode(f"a{note.text}".encode()).decode()
        if place in ("header", "base64"):
            value = hidden if place == "base64" else note.text.encode().hex()
            return Response(None, status=404, headers={"x-hint": value})
        said = {"message": note.text, "percent": quote(note.text)}.get(place, "no.")
        raise NotFoundError(said, details={"is": note.text} if place == "details" else None)

    found = _examined(_altered("get_note", get), prepare=prepare)
    assert _finds(found, "GET /v1/notes/{note_id} as other: the response shows", CANARIES[0])
    assert _finds(found, "GET /v1/notes/{note_id} as other: the response shows", CANARIES[1])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("cache-control", "public, max-age=60"),
        ("cache-control", "max-age=60"),
        ("content-security-policy", "default-src 'none'"),
        ("content-security-policy", "default-src *; frame-ancestors 'none'"),
        ("referrer-policy", "unsafe-url"),
        ("x-content-type-options", "sniff"),
    ],
)
def test_a_response_with_an_unsafe_header_is_found(name: str, value: str):
    async def get(context: Context, note_id: NoteId) -> Response[NoteBody]:
        """One note."""
        note = await context.db.run(Note.get(context.tenant, note_id))
        if note is None:
            raise NotFoundError("no.")
        return Response(shown(note), headers={name: value})

    found = _examined(_altered("get_note", get))
    assert _finds(found, f"GET /v1/notes/{{note_id}} as owner: the response has no safe {name}")


def test_a_refusal_that_tells_that_a_thing_exists_is_found():
    kept, prepare = _unbound()

    async def get(context: Context, note_id: NoteId) -> NoteBody:
        """One note."""
        note = await _anybodys(kept[0], note_id)
        if note.tenant_id != context.tenant:
            raise NotFoundError("it is not yours.")
        return shown(note)

    found = _examined(_altered("get_note", get), prepare=prepare)
    assert _finds(found, "as other with foreign note_id", "differs from that for a missing thing")
    assert not any("canary" in fault for fault in found.faults)


def test_a_refusal_by_403_where_404_belongs_is_found():
    kept, prepare = _unbound()

    async def get(context: Context, note_id: NoteId) -> NoteBody:
        """One note."""
        note = await _anybodys(kept[0], note_id)
        if note.tenant_id != context.tenant:
            raise ForbiddenError("no.")
        return shown(note)

    found = _examined(_altered("get_note", get), prepare=prepare)
    assert _finds(found, "as other: 403 instead of 404")


def test_a_deed_that_is_denied_and_done_is_found():
    kept, prepare = _unbound()

    async def delete(context: Context, note_id: NoteId) -> None:
        """Throws a note away."""
        note = await _anybodys(kept[0], note_id)
        await kept[0].run(note.delete())
        if note.tenant_id != context.tenant:
            raise NotFoundError("Note not found.")

    found = _examined(_altered("delete_note", delete), prepare=prepare)
    assert _finds(found, "DELETE /v1/notes/{note_id} as other", "it is rejected, and changed")


class Loose(Struct):
    """A body that takes whatever it is given."""

    text: str
    edition: int = 1
    tenant_id: str | None = None


def test_a_field_of_the_servers_own_that_a_caller_can_set_is_found():
    async def write(context: Context, body: Loose) -> None:
        """Writes a note."""
        request = {
            "TableName": "notes",
            "Item": {
                "pk": {"S": context.tenant},
                "sk": {"S": "NOTE#x"},
                "tenant_id": {"S": context.tenant},
                "note_id": {"S": "x"},
                "text": {"S": body.text},
                "edition": {"N": str(body.edition)},
            },
        }
        await kept[0].call("PutItem", request)

    kept, prepare = _unbound()
    found = _examined(_altered("write_note", write), prepare=prepare)
    assert _finds(found, "POST /v1/notes as other with edition: the caller has set it")


def test_a_tenant_that_a_caller_can_choose_is_found():
    kept, prepare = _unbound()

    async def write(context: Context, body: Loose) -> None:
        """Writes a note."""
        tenant = body.tenant_id or context.tenant
        note = Note(tenant_id=tenant, note_id=context.ids.uuid(), text=body.text)
        await kept[0].run(note.create())

    found = _examined(_altered("write_note", write), prepare=prepare)
    assert _finds(found, "POST /v1/notes as other with tenant_id", "it changed what is the owner's")


def test_a_field_that_is_taken_and_changes_nothing_is_no_fault():
    class Taken(Struct):
        """Takes more than it names."""

        text: str

    async def write(context: Context, body: Taken) -> None:
        """Writes a note."""
        note = Note(tenant_id=context.tenant, note_id=context.ids.uuid(), text=body.text)
        await context.db.run(note.create())

    write.__annotations__["body"] = Taken
    found = _examined(_altered("write_note", write), open_bodies=["write_note"])
    assert found.faults
    assert all(fault.startswith("not even owner") for fault in found.faults)


def test_a_route_that_nobody_can_use_is_found():
    async def get(context: Context, note_id: NoteId) -> NoteBody:
        """One note."""
        raise NotFoundError("Note not found.")

    found = _examined(_altered("get_note", get))
    assert _finds(found, "GET /v1/notes/{note_id} as other: 404, so nothing is known of it")


def test_a_bug_that_only_foreign_things_wake_is_found():
    kept, prepare = _unbound()

    async def get(context: Context, note_id: NoteId) -> NoteBody:
        """One note."""
        note = await _anybodys(kept[0], note_id)
        assert note.tenant_id == context.tenant
        return shown(note)

    found = _examined(_altered("get_note", get), prepare=prepare)
    assert _finds(found, "GET /v1/notes/{note_id} as other: 500")


def test_a_matrix_whose_canaries_nobody_sees_proves_nothing():
    flown = Canaries(["a-canary-that-flew-away"], ("owner", "operator"), ("owner",))
    found = _examined(canaries=[flown])
    assert ["not even owner is shown 'a-canary-that-flew-away'"] == found.faults


def test_a_matrix_with_ids_of_nothing_proves_nothing():
    found = _examined(
        things={
            "ben": Things({"tenant_id": "ben", "note_id": "b1"}, "ben"),
            "ana 1": Things({"tenant_id": "ana", "note_id": "n1"}, "ana"),
            "ana 2": Things({"tenant_id": "ana", "note_id": "n3"}, "ana"),
        }
    )
    assert _finds(found, "GET /v1/notes/{note_id} as owner: 404, so nothing is known of it")


def test_a_parameter_without_ids_is_found():
    found = _examined(missing={"note_id": "none"})
    assert _finds(found, "notes_of: the cast has no ids for tenant_id")


def test_an_error_lists_every_fault():
    async def cast(system: AsyncSystemUnderTest) -> Cast:
        return await _cast(system)

    with pytest.raises(
        MatrixError, match="The security matrix of toy found 3 faults in 0 requests"
    ):
        Matrix(toy_system(Routes(), Tokens({})), cast=cast, policy={"gone": TENANT}).check()
