"""The check of audit logs finds changes without entries, and entries without changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.system import System
from tablewright.errors import ConflictingError
from tablewright.kits.accounts.records import AccountRecord, MemberRecord
from tablewright.kits.audit import AuditShape, Happening, own_entries
from tablewright.kits.keys.records import ApiKeyRecord
from tablewright.kits.people.records import PersonRecord
from tablewright.model import assign, transaction
from tablewright.testing.audit import AuditError, AuditTrail
from tablewright.testing.sync_system import Open, SystemUnderTest
from tests.kits.accounts.world import guild
from tests.kits.audit.world import ACCOUNT, OVER_CORE, OWN, Note, Parts, ledger
from tests.kits.people.test_people import PASSWORD
from tests.kits.people.world import club

BOTH = pytest.mark.parametrize("shape", [OWN, OVER_CORE], ids=["own records", "core"])
NOTES = "/ledger/v1/accounts/acme/notes"
TRIES = "/ledger/v1/accounts/{account_id}/tries/{kind}"

Watch = Callable[..., AuditTrail]


def _trying(shape: AuditShape[Any]) -> System[Parts, Any]:
    """The ledger with a route that makes the mistake that its path names."""
    routes: Routes[Parts] = Routes()

    @routes.post("/v1/accounts/{account_id}/tries/{kind}", rule=ACCOUNT.permits("notes.write"))
    async def try_it(context: Context[Parts], account_id: str, kind: str) -> None:
        """Makes a mistake."""
        audit, db = context.parts.audit, context.parts.audit.db
        note = Note(account_id=account_id, note_id="n", text="a")
        what = Happening("tried", "note", "tried")
        first = audit.entry(context, what)
        if kind == "apart":
            await db.run(note.create())
            await db.run(first)
        if kind == "twice":
            await db.run(transaction(note.create(), first, audit.entry(context, what)))
        if kind == "two-logs":
            other = audit.entry(context, what, tenant="globex")
            await db.run(transaction(note.create(), first, other))
        if kind in ("alone", "refused"):
            await db.run(first)
        if kind == "changed":
            await db.run(transaction(note.create(), first))
            place = shape.at(tenant=account_id, id=shape.value(first.item, "id"))
            await db.run(place.update(*shape.set(event="nothing")))
        if kind == "noted":
            await db.run(transaction(note.create(), first))
            place = Note.at(account_id=account_id, note_id="n")
            await db.run(place.update(assign(Note.text, "b")))
        if kind == "refused":
            raise ConflictingError("No.")

    plain = ledger(shape)
    return replace(plain, routes=(*plain.routes, routes))


def _created(opened: SystemUnderTest[Any]) -> str:
    return opened.bearer("ann").post(NOTES, {"text": "a"}).json["note_id"]


@BOTH
def test_a_change_without_an_entry_is_a_fault(
    tablewright_system: Open, tablewright_audit: Watch, shape: AuditShape[Any]
):
    opened = tablewright_system(ledger(shape))
    audit = tablewright_audit(opened, shape)
    opened.bearer("ann").delete(f"{NOTES}/{_created(opened)}")
    expected = "forget_note changed items without an entry in the same transaction"
    assert [expected] == audit.faults()
    with pytest.raises(AuditError, match="forget_note"):
        audit.check()


@BOTH
@pytest.mark.parametrize(
    ("kind", "faults"),
    [
        (
            "apart",
            [
                "try_it wrote an entry without a change",
                "try_it changed items without an entry in the same transaction",
            ],
        ),
        ("twice", ["try_it wrote several entries to one log"]),
        ("two-logs", []),
        ("alone", ["try_it wrote an entry without a change"]),
        ("refused", []),
        ("changed", ["try_it changed or deleted an entry"]),
        ("noted", ["try_it changed items without an entry in the same transaction"]),
    ],
)
def test_every_mistake_is_found(
    tablewright_system: Open,
    tablewright_audit: Watch,
    shape: AuditShape[Any],
    kind: str,
    faults: list[str],
):
    opened = tablewright_system(_trying(shape))
    audit = tablewright_audit(opened, shape)
    _created(opened)
    opened.bearer("ann").post(f"/ledger/v1/accounts/acme/tries/{kind}")
    assert faults == audit.faults()


def test_attributes_that_are_notes_are_no_changes(
    tablewright_system: Open, tablewright_audit: Watch
):
    opened = tablewright_system(_trying(OWN))
    audit = tablewright_audit(opened, OWN, notes=[Note.text])
    opened.bearer("ann").post("/ledger/v1/accounts/acme/tries/noted")
    audit.check()


@BOTH
def test_a_change_with_its_entry_is_good(
    tablewright_system: Open, tablewright_audit: Watch, shape: AuditShape[Any]
):
    opened = tablewright_system(ledger(shape))
    audit = tablewright_audit(opened, shape)
    opened.bearer("ann").put(f"{NOTES}/{_created(opened)}", {"text": "b"})
    audit.check()
    assert ["forget_note"] == audit.unseen()


def test_an_exempt_route_needs_a_reason_and_a_use(
    tablewright_system: Open, tablewright_audit: Watch
):
    opened = tablewright_system(ledger(OWN))
    exempt = {"forget_note": "Nobody asks.", "create_note": "why?", "none": "x", "change_note": " "}
    audit = tablewright_audit(opened, OWN, exempt=exempt)
    opened.bearer("ann").delete(f"{NOTES}/{_created(opened)}")
    assert [
        "create_note is exempt, and changed nothing without an entry",
        "none is exempt, and no route has this name",
        "change_note is exempt without a reason",
    ] == audit.faults()


def test_a_test_that_changes_nothing_proves_nothing(
    tablewright_system: Open, tablewright_audit: Watch
):
    opened = tablewright_system(ledger(OWN))
    audit = tablewright_audit(opened, OWN)
    opened.bearer("ann").get("/ledger/v1/accounts/acme/activities")
    with pytest.raises(AuditError, match="nothing is known of the audit log"):
        audit.check()


# The kits


@pytest.mark.parametrize("over_tables", [False, True], ids=["own records", "own tables"])
def test_every_change_of_accounts_members_and_keys_has_an_entry(
    tablewright_system: Open, tablewright_audit: Watch, over_tables: bool
):
    opened = tablewright_system(guild(over_tables=over_tables))
    audit = tablewright_audit(
        opened,
        own_entries("guild"),
        also=[AccountRecord, MemberRecord, ApiKeyRecord],
        notes=[ApiKeyRecord.last_used_at],
    )
    _play_guild(opened)
    audit.check()
    assert ["decline_invitation"] == audit.unseen()


def _play_guild(opened: SystemUnderTest[Any]) -> None:
    ann = opened.bearer("ann")

    def done(method: str, path: str, body: Any = None) -> Any:
        answer = ann.ask(method, f"/guild/v1{path}", body)
        assert answer.status < 300, answer.body
        return answer.json if answer.body else None

    root = f"/accounts/{done('POST', '/accounts', {'name': 'Acme'})['accountId']}"
    east, west = (
        f"/accounts/{done('POST', f'{root}/children', {'name': name})['accountId']}"
        for name in ("East", "West")
    )
    done("PATCH", root, {"name": "Acme Group"})
    done("POST", f"{east}/move", {"parentAccountId": west.removeprefix("/accounts/")})
    opened.run_jobs()
    done("POST", f"{east}/suspend", {"reason": "late"})
    done("POST", f"{east}/reactivate")
    done("DELETE", east)
    done("POST", f"{east}/restore")
    invited = done("POST", f"{root}/invitations", {"role": "viewer"})
    other = done("POST", f"{root}/invitations", {"role": "viewer"})
    other = done("POST", f"{root}/invitations/{other['invitationId']}/resend")
    done("DELETE", f"{root}/invitations/{other['invitationId']}")
    second = done("POST", "/accounts", {"name": "Other"})["accountId"]
    done("PUT", "/users/me/default-account", {"accountId": second})
    joined = opened.bearer("ben").post(f"/guild/v1/invitations/{invited['token']}/accept")
    assert 200 == joined.status
    done("PATCH", f"{root}/members/ben", {"role": "member"})
    done("DELETE", f"{root}/members/ben")
    body = {"name": "Build", "permissions": ["account.read"]}
    key = f"{root}/api-keys/{done('POST', f'{root}/api-keys', body)['apiKeyId']}"
    done("PATCH", key, {"name": "Deploy"})
    done("POST", f"{key}/rotate", {})
    done("DELETE", key)


@pytest.mark.parametrize("over_tables", [False, True], ids=["own records", "own tables"])
def test_every_change_of_people_has_an_entry(
    tablewright_system: Open, tablewright_audit: Watch, over_tables: bool
):
    opened = tablewright_system(club(over_tables=over_tables))
    audit = tablewright_audit(opened, own_entries("club"), also=[PersonRecord])
    nobody = opened.caller()
    body = {"email": "ann@example.com", "password": PASSWORD, "name": "Ann"}
    ann = opened.bearer(nobody.post("/club/v1/auth/register", body).json["token"])
    assert 200 == ann.patch("/club/v1/users/me", {"name": "Ann Lee"}).status
    known = {"email": "ann@example.com", "password": "wrong password"}
    unknown = {"email": "eve@example.com", "password": "wrong password"}
    assert 401 == nobody.post("/club/v1/auth/login", known).status
    assert 401 == nobody.post("/club/v1/auth/login", unknown).status
    good = {"email": "ann@example.com", "password": PASSWORD}
    again = opened.bearer(nobody.post("/club/v1/auth/login", good).json["token"])
    changed = {"current": PASSWORD, "new": f"{PASSWORD} 2"}
    third = again.post("/club/v1/auth/password/change", changed)
    assert 201 == opened.bearer(third.json["token"]).post("/club/v1/auth/totp").status
    assert opened.bearer(third.json["token"]).delete("/club/v1/users/me").status < 300
    audit.check()
