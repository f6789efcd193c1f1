"""Routes for the second factor: setting it up, switching it off, backup codes.

All of them require that the password was entered within the last ten minutes.
Not here: the codes themselves (`people.second_factor`), codes at sign-in (`people.signing`).
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.api.context import Context
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import SIGNED_IN, Need
from tablewright.errors import ConflictError, ConflictingError, InvalidError
from tablewright.kits.people.people import People
from tablewright.kits.people.second_factor import (
    backup_hash,
    new_backup_codes,
    new_secret,
    provisioning_uri,
    qr_svg,
    step_of,
)
from tablewright.kits.people.views import BackupCodes, CodeBody, NewSecret
from tablewright.kits.sessions.identity import SessionPrincipal
from tablewright.model import any_of, contains, exclude, lt, missing, transaction
from tablewright.model.operations.writing import WriteOperation

_TAGS: Final = ("second factor",)
_FRESH: Final = SIGNED_IN.needing(Need.FRESH)

ROUTES: Final[Routes[People]] = Routes()


def spending_code(people: People, person: Any, code: str) -> tuple[str, WriteOperation[Any]] | None:
    """The factor that a code proves, and the write after which it works no more; None if wrong."""
    shape = people.shape
    place = shape.at(id=shape.value(person, "id"))
    secret = shape.value(person, "totp_secret")
    step = None if secret is None else step_of(secret, code.strip(), people.clock.now())
    if step is not None:
        last = shape.totp_last_step
        unused = any_of(missing(last), lt(last, step))
        write = place.update(*shape.set(totp_last_step=step))
        seen = shape.value(person, "totp_last_step")
        return None if seen is not None and step <= seen else ("totp", write.when(unused))
    hashed = backup_hash(code)
    if hashed not in (shape.value(person, "backup_codes") or ()):
        return None
    write = place.update(exclude(shape.backup_codes, {hashed}))
    return "backup_code", write.when(contains(shape.backup_codes, hashed))


@ROUTES.post("/auth/totp", rule=_FRESH, status=201, tags=_TAGS, errors=(ConflictingError,))
async def set_up_second_factor(context: Context[People]) -> Response[NewSecret]:
    """Creates a secret for an authenticator app; `auth/totp/confirm` switches it on."""
    people = context.parts
    person, shape = await people.current(context), people.shape
    if shape.value(person, "totp_enabled"):
        raise ConflictingError("The second factor is on. Switch it off first.")
    secret = new_secret(context.ids)
    write = shape.at(id=shape.value(person, "id")).update(
        *shape.set(totp_secret=secret, totp_enabled=False, totp_last_step=None)
    )
    await people.db.run(write.when(*shape.still_here()))
    uri = provisioning_uri(secret, issuer=people.title, email=shape.address(person))
    return Response(NewSecret(uri, qr_svg(uri)))


@ROUTES.post("/auth/totp/confirm", rule=_FRESH, tags=_TAGS, errors=(InvalidError, ConflictingError))
async def confirm_second_factor(context: Context[People], body: CodeBody) -> Response[BackupCodes]:
    """Switches the second factor on with a code of the app, and returns ten backup codes."""
    people = context.parts
    person, shape = await people.current(context), people.shape
    secret = shape.value(person, "totp_secret")
    if secret is None or shape.value(person, "totp_enabled"):
        raise ConflictingError("There is no second factor to confirm. Set one up first.")
    step = step_of(secret, body.code.strip(), people.clock.now())
    if step is None:
        raise InvalidError("Wrong code.", details={"place": "code"})
    codes = new_backup_codes(context.ids)
    changes = shape.set(
        totp_enabled=True, totp_last_step=step, backup_codes=set(map(backup_hash, codes))
    )
    write = shape.at(id=shape.value(person, "id")).update(*changes)
    told = people.mails.noticing(
        people.jobs, shape.value(person, "id"), "Your account now has a second factor."
    )
    await _run(people, write.when(missing(shape.totp_last_step), *shape.still_here()), told)
    await _refreshed(context, "totp")
    return Response(BackupCodes(codes))


@ROUTES.delete("/auth/totp", rule=_FRESH, tags=_TAGS, errors=(ConflictingError,))
async def switch_off_second_factor(context: Context[People]) -> None:
    """Switches the second factor off and deletes its secret and backup codes."""
    people = context.parts
    person, shape = await people.current(context), people.shape
    write = shape.at(id=shape.value(person, "id")).update(*without_factor(people))
    told = people.mails.noticing(
        people.jobs, shape.value(person, "id"), "The second factor of your account is off."
    )
    await _run(people, write.when(*shape.still_here()), told)


@ROUTES.post("/auth/backup-codes", rule=_FRESH, status=201, tags=_TAGS, errors=(ConflictingError,))
async def renew_backup_codes(context: Context[People]) -> Response[BackupCodes]:
    """Replaces all backup codes; the old ones stop working."""
    people = context.parts
    person, shape = await people.current(context), people.shape
    if not shape.value(person, "totp_enabled"):
        raise ConflictingError("The second factor is off.")
    codes = new_backup_codes(context.ids)
    write = shape.at(id=shape.value(person, "id")).update(
        *shape.set(backup_codes=set(map(backup_hash, codes)))
    )
    await _run(people, write.when(*shape.still_here()))
    return Response(BackupCodes(codes))


def without_factor(people: People) -> list[Any]:
    """The changes that take a person's second factor away."""
    return people.shape.set(
        totp_secret=None, totp_enabled=False, totp_last_step=None, backup_codes=set[str]()
    )


async def _run(people: People, *writes: WriteOperation[Any]) -> None:
    try:
        await people.db.run(transaction(*writes))
    except ConflictError:
        raise ConflictingError("Another request changes the account.") from None


async def _refreshed(context: Context[People], factor: str) -> None:
    """The session that set the factor up has shown it."""
    if isinstance(context.principal, SessionPrincipal):
        sessions = context.parts.entrance.sessions
        await sessions.refresh(context.principal.token, frozenset({factor}))
