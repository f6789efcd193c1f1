"""Rules with a scope: what a caller may do depends on the place that the path names."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

import pytest
from msgspec import Struct

from tablewright.api.context import Context
from tablewright.api.openapi.document import document
from tablewright.api.responses import EventStream, Secret
from tablewright.api.rights import Gate, Rights
from tablewright.api.routes import Routes
from tablewright.api.rules import (
    SIGNED_IN,
    TENANT,
    Impersonation,
    Kind,
    Need,
    Principal,
    Scope,
)
from tablewright.api.system import Assembly, NoOptions, System
from tests.api.toy import ANA, BEN, DESIGN, Note, Tokens, Toy, toy

SHELF = Scope("shelf", parameter="shelf_id")
ROUTES: Routes[None] = Routes()
HELLO = asyncio.Event()  # a stream has begun


class Wanted(Struct, forbid_unknown_fields=True):
    """A shelf, named in a body."""

    shelf_id: str


async def _texts(context: Context[None]) -> list[str]:
    return [one.text for one in await context.db.all(Note.of_tenant(context.tenant))]


@ROUTES.get("/v1/shelves/{shelf_id}/notes", rule=SHELF.permits("notes.read"))
async def notes_on(context: Context[None], shelf_id: str) -> list[str]:
    """The notes on a shelf."""
    return await _texts(context)


@ROUTES.post("/v1/shelves/{shelf_id}/clear", rule=SHELF.permits("notes.clear", limits=("own",)))
async def clear(context: Context[None], shelf_id: str) -> dict[str, bool]:
    """Clears a shelf of the caller."""
    context.rights.check("notes.clear", own=shelf_id == context.principal.person)
    return {"done": True}


@ROUTES.post("/v1/shelves/{shelf_id}/burn", rule=SHELF.permits("notes.burn", needs=(Need.FRESH,)))
async def burn(context: Context[None], shelf_id: str) -> dict[str, bool]:
    """Burns a shelf."""
    return {"done": True}


class Shown(Struct):
    """Something that is shown once."""

    key: Secret


@ROUTES.get("/v1/secret", rule=SIGNED_IN)
async def secret(context: Context[None]) -> Shown:
    """A secret."""
    return Shown("secret canary")


@ROUTES.get("/v1/export", rule=SIGNED_IN, impersonation=Impersonation.NEVER)
async def export(context: Context[None]) -> list[str]:
    """Personal data."""
    return ["personal"]


@ROUTES.post("/v1/leave", rule=SIGNED_IN, impersonation=Impersonation.ALWAYS)
async def leave(context: Context[None]) -> None:
    """Signs out."""


@ROUTES.post("/v1/copies", rule=SIGNED_IN)
async def copy(context: Context[None], body: Wanted) -> list[str]:
    """The notes on a shelf that the body names."""
    return await _texts(await context.enter(SHELF.permits("notes.read"), body.shelf_id))


@ROUTES.get("/v1/whole", rule=TENANT)
async def whole(context: Context[None]) -> list[str]:
    """The notes of a tenant, without any permission."""
    return await _texts(context)


@ROUTES.post("/v1/password", rule=SIGNED_IN.needing(Need.FRESH))
async def change_password(context: Context[None]) -> dict[str, bool]:
    """Changes a password."""
    return {"done": True}


@ROUTES.get("/v1/shelves/{shelf_id}/live", rule=SHELF.permits("notes.read"))
async def live(context: Context[None], shelf_id: str) -> EventStream:
    """Says hello, and then nothing."""

    async def events() -> AsyncGenerator[bytes]:
        yield b"data: hello\n\n"
        HELLO.set()
        await asyncio.Event().wait()

    return EventStream(events())


@dataclass
class Shelves:
    """The rights of people, and the conditions that they meet."""

    granted: dict[tuple[str, str], Rights] = field(default_factory=dict[tuple[str, str], Rights])
    met: set[tuple[str, Need]] = field(default_factory=set[tuple[str, Need]])

    def grant(self, person: str, shelf: str, *permissions: str) -> None:
        self.granted[person, shelf] = Rights(shelf, frozenset(permissions))

    async def rights(self, who: Principal, place: str) -> Rights | None:
        return self.granted.get((who.person, place))

    async def meets(self, who: Principal, need: Need) -> bool:
        return (who.person, need) in self.met


PERSON = Principal(Kind.SESSION, subject="ana", person="ana")


@asynccontextmanager
async def _shop(shelves: Shelves) -> AsyncGenerator[Toy]:
    async with toy(ROUTES, gate=Gate({SHELF: shelves}, shelves)) as played:
        played.tokens.known[ANA] = PERSON
        played.tokens.known[BEN] = replace(PERSON, subject="ben", person="ben")
        await played.write("blue", "b1", text="on the blue shelf")
        await played.write("red", "r1", text="on the red shelf")
        yield played


def _played(play: Callable[[Toy, Shelves], Awaitable[None]]) -> None:
    async def main() -> None:
        shelves = Shelves()
        async with _shop(shelves) as played:
            await play(played, shelves)

    asyncio.run(main())


def test_a_place_without_any_right_seems_not_to_exist():
    async def play(toy: Toy, shelves: Shelves) -> None:
        shelves.grant("ben", "blue", "notes.read")
        hidden = await toy.caller(ANA).ask("GET", "/v1/shelves/blue/notes")
        missing = await toy.caller(ANA).ask("GET", "/v1/shelves/none/notes")
        assert (404, 404) == (hidden.status, missing.status)
        assert hidden.error["message"].startswith("Shelf not found.")
        assert hidden.error["message"] == missing.error["message"]

    _played(play)


def test_a_caller_with_other_permissions_is_told_which_one_is_missing():
    async def play(toy: Toy, shelves: Shelves) -> None:
        shelves.grant("ana", "blue", "notes.burn")
        answer = await toy.caller(ANA).ask("GET", "/v1/shelves/blue/notes")
        assert (403, {"permission": "notes.read"}) == (answer.status, answer.error["details"])

    _played(play)


def test_a_limited_permission_is_not_enough_where_the_rule_does_not_list_the_limit():
    async def play(toy: Toy, shelves: Shelves) -> None:
        shelves.grant("ana", "blue", "notes.read:own")
        answer = await toy.caller(ANA).ask("GET", "/v1/shelves/blue/notes")
        assert 403 == answer.status
        assert "You have it for own only." in answer.error["message"]

    _played(play)


def test_a_permission_for_ones_own_things_does_not_reach_those_of_others():
    async def play(toy: Toy, shelves: Shelves) -> None:
        shelves.grant("ana", "blue", "notes.clear:own")
        shelves.grant("ana", "ana", "notes.clear:own")
        shelves.grant("ben", "blue", "notes.clear")
        statuses = [
            (await toy.caller(token).ask("POST", f"/v1/shelves/{shelf}/clear")).status
            for token, shelf in ((ANA, "blue"), (ANA, "ana"), (BEN, "blue"))
        ]
        assert [403, 200, 200] == statuses

    _played(play)


def test_a_condition_that_the_caller_does_not_meet_is_named():
    async def play(toy: Toy, shelves: Shelves) -> None:
        shelves.grant("ana", "blue", "notes.burn")
        for path in ("/v1/shelves/blue/burn", "/v1/password"):
            answer = await toy.caller(ANA).ask("POST", path)
            assert (403, {"need": "fresh"}) == (answer.status, answer.error["details"])
        shelves.met.add(("ana", Need.FRESH))
        assert 200 == (await toy.caller(ANA).ask("POST", "/v1/shelves/blue/burn")).status
        assert 200 == (await toy.caller(ANA).ask("POST", "/v1/password")).status

    _played(play)


def test_whoever_lacks_the_right_does_not_learn_of_conditions():
    async def play(toy: Toy, shelves: Shelves) -> None:
        answer = await toy.caller(ANA).ask("POST", "/v1/shelves/blue/burn")
        assert 404 == answer.status

    _played(play)


def test_a_place_that_withholds_everything_names_its_condition():
    async def play(toy: Toy, shelves: Shelves) -> None:
        permissions = frozenset({"notes.read"})
        shelves.granted["ana", "blue"] = Rights("blue", permissions, withheld=Need.SECOND_FACTOR)
        answer = await toy.caller(ANA).ask("GET", "/v1/shelves/blue/notes")
        assert (403, {"need": "second_factor"}) == (answer.status, answer.error["details"])

    _played(play)


def test_an_impersonated_session_only_reads():
    async def play(toy: Toy, shelves: Shelves) -> None:
        toy.tokens.known[ANA] = replace(PERSON, impersonator="operator")
        shelves.grant("ana", "ana", "notes.clear", "notes.read")
        read = await toy.caller(ANA).ask("GET", "/v1/shelves/ana/notes")
        written = await toy.caller(ANA).ask("POST", "/v1/shelves/ana/clear")
        assert (200, 403) == (read.status, written.status)
        assert 403 == (await toy.caller(ANA).ask("POST", "/v1/copies", {"shelf_id": "ana"})).status

    _played(play)


def test_an_impersonated_session_sees_no_secrets_and_no_exports():
    async def play(toy: Toy, shelves: Shelves) -> None:
        for path in ("/v1/secret", "/v1/export"):
            assert 200 == (await toy.caller(ANA).ask("GET", path)).status
        toy.tokens.known[ANA] = replace(PERSON, impersonator="operator")
        for path in ("/v1/secret", "/v1/export"):
            for method in ("GET", "HEAD"):
                assert 403 == (await toy.caller(ANA).ask(method, path)).status
        assert 204 == (await toy.caller(ANA).ask("POST", "/v1/leave")).status

    _played(play)


def test_every_response_to_an_impersonated_session_says_until_when():
    async def play(toy: Toy, shelves: Shelves) -> None:
        plain = await toy.caller(ANA).ask("GET", "/v1/export")
        assert "x-impersonation" not in plain.headers
        until = datetime(2030, 1, 2, 3, 4, 5, tzinfo=UTC)
        toy.tokens.known[ANA] = replace(PERSON, impersonator="operator", impersonated_until=until)
        shelves.grant("ana", "ana", "notes.read")
        for path in ("/v1/shelves/ana/notes", "/v1/export"):
            answer = await toy.caller(ANA).ask("GET", path)
            assert "until=2030-01-02T03:04:05+00:00" == answer.headers["x-impersonation"]

    _played(play)


def test_a_key_with_scopes_does_not_pass_a_rule_that_cannot_heed_them():
    async def play(toy: Toy, shelves: Shelves) -> None:
        scopes = frozenset({"notes.read"})
        toy.tokens.known[ANA] = Principal(
            Kind.KEY, "blue", "key-1", person="ana", key_scopes=scopes, key_home="blue"
        )
        answer = await toy.caller(ANA).ask("GET", "/v1/whole")
        assert (403, "forbidden") == (answer.status, answer.error["code"])
        toy.tokens.known[ANA] = Principal(Kind.KEY, "blue", "key-1")
        assert ["on the blue shelf"] == (await toy.caller(ANA).ask("GET", "/v1/whole")).json

    _played(play)


def test_the_database_and_the_log_are_of_the_place():
    async def play(toy: Toy, shelves: Shelves) -> None:
        shelves.grant("ana", "blue", "notes.read")
        answer = await toy.caller(ANA).ask("GET", "/v1/shelves/blue/notes")
        assert ["on the blue shelf"] == answer.json
        assert "blue" == toy.watching.exchanges[-1].principal.tenant

    _played(play)


def test_a_place_that_the_body_names_is_entered_by_the_same_rule():
    async def play(toy: Toy, shelves: Shelves) -> None:
        shelves.grant("ana", "blue", "notes.read")
        shelves.grant("ana", "red", "notes.burn")
        asked = {
            shelf: await toy.caller(ANA).ask("POST", "/v1/copies", {"shelf_id": shelf})
            for shelf in ("blue", "red", "none")
        }
        assert {"blue": 200, "red": 403, "none": 404} == {k: v.status for k, v in asked.items()}
        assert ["on the blue shelf"] == asked["blue"].json

    _played(play)


def test_a_stream_ends_when_the_right_does():
    async def play(toy: Toy, shelves: Shelves) -> None:
        shelves.grant("ana", "blue", "notes.read")
        asking = asyncio.create_task(toy.caller(ANA).ask("GET", "/v1/shelves/blue/live"))
        await HELLO.wait()
        shelves.grant("ana", "blue", "notes.burn")
        toy.service.assembly.credentials.changed("blue")
        assert b"data: hello" in (await asking).body

    HELLO.clear()
    _played(play)


def test_a_path_without_the_place_cannot_be_declared():
    with pytest.raises(TypeError, match="shelf_id"):

        @Routes[None]().get("/v1/notes", rule=SHELF.permits("notes.read"))
        async def nowhere(context: Context[None]) -> list[str]:
            """Nothing."""
            return []


@pytest.mark.parametrize("name", ["", "read", "Notes.read", "notes.read:own", "notes."])
def test_a_permission_has_a_form(name: str):
    with pytest.raises(ValueError, match="must look like"):
        SHELF.permits(name)


def test_a_system_without_the_rights_of_a_scope_does_not_start():
    system = System(
        name="toy",
        title="Toy",
        design=DESIGN,
        routes=(ROUTES,),
        assemble=lambda given, options: Assembly(None, Tokens({})),
        options=NoOptions,
        schemes={},
    )
    with pytest.raises(TypeError, match=r"scope 'shelf': Assembly\.gate"):
        system.running(None)  # type: ignore[arg-type]


def test_the_document_names_the_permission():
    schemes = {"session": {"type": "http", "scheme": "bearer"}}
    made = document(ROUTES, title="Shelves", version="1", schemes=schemes)
    operation = made["paths"]["/v1/shelves/{shelf_id}/notes"]["get"]
    assert "Access: shelf: notes.read." in operation["description"]
    assert {"403", "404"} <= set(operation["responses"])
