"""Routes for the second factor: setting it up, switching it off, backup codes.

All of them require that the password was entered within the last ten minutes.
Not here: the codes themselves (`people.second_factor`), their storage (`people.factors`).
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
    backup_hashes,
    new_backup_codes,
    new_secret,
    provisioning_uri,
    qr_svg,
    step_of,
)
from tablewright.kits.people.views import BackupCodes, CodeBody, NewSecret, busy
from tablewright.kits.sessions.identity import SessionPrincipal
from tablewright.model import transaction
from tablewright.model.operations.writing import WriteOperation

_TAGS: Final = ("second factor",)
_FRESH: Final = SIGNED_IN.needing(Need.FRESH)

ROUTES: Final[Routes[People]] = Routes()


@ROUTES.post("/auth/totp", rule=_FRESH, status=201, tags=_TAGS, errors=(ConflictingError,))
async def set_up_second_factor(context: Context[People]) -> Response[NewSecret]:
    """Creates a secret for an authenticator app; `auth/totp/confirm` switches it on."""
    people = context.parts
    person, shape = await people.current(context), people.shape
    if shape.value(person, "totp_enabled"):
        raise ConflictingError("The second factor is on. Turn it off first.")
    secret = new_secret(context.ids)
    noted = _noted(context, "second_factor_begun", "created")
    await _run(people, *people.factors.beginning(person, secret), *noted)
    uri = provisioning_uri(secret, issuer=people.title, email=shape.address(person))
    return Response(NewSecret(uri, qr_svg(uri)))


@ROUTES.post("/auth/totp/confirm", rule=_FRESH, tags=_TAGS, errors=(InvalidError, ConflictingError))
async def confirm_second_factor(context: Context[People], body: CodeBody) -> Response[BackupCodes]:
    """Switches the second factor on with a code from the app, and returns ten backup codes."""
    people = context.parts
    person, factors = await people.current(context), people.factors
    factor = await factors.find(person)
    secret = None if factor is None else factors.shape.value(factor, "totp_secret")
    if secret is None or people.shape.value(person, "totp_enabled"):
        raise ConflictingError("There is no second factor to confirm. Set one up first.")
    step = step_of(secret, body.code.strip(), people.clock.now())
    if step is None:
        raise InvalidError("Wrong code.", details={"place": "code"})
    codes = new_backup_codes(context.ids)
    hashes = await backup_hashes(codes, people.entrance.passwords, context.ids)
    told = _telling(people, person, "Your account now has a second factor.")
    noted = _noted(context, "second_factor_enabled", "updated")
    await _run(people, *factors.switching_on(person, step, hashes), told, *noted)
    await _refreshed(context, "totp")
    return Response(BackupCodes(codes))


@ROUTES.delete("/auth/totp", rule=_FRESH, tags=_TAGS, errors=(ConflictingError,))
async def switch_off_second_factor(context: Context[People]) -> None:
    """Switches the second factor off and deletes its secret and backup codes."""
    people = context.parts
    person = await people.current(context)
    factor = await people.factors.find(person)
    told = _telling(people, person, "The second factor of your account is off.")
    noted = _noted(context, "second_factor_disabled", "deleted")
    await _run(people, *people.factors.switching_off(person, factor), told, *noted)


@ROUTES.post("/auth/backup-codes", rule=_FRESH, status=201, tags=_TAGS, errors=(ConflictingError,))
async def renew_backup_codes(context: Context[People]) -> Response[BackupCodes]:
    """Replaces all backup codes; the old ones stop working."""
    people = context.parts
    person = await people.current(context)
    if not people.shape.value(person, "totp_enabled"):
        raise ConflictingError("The second factor is off.")
    codes = new_backup_codes(context.ids)
    hashes = await backup_hashes(codes, people.entrance.passwords, context.ids)
    noted = _noted(context, "backup_codes_renewed", "updated")
    await _run(people, *people.factors.renewing(person, hashes), *noted)
    return Response(BackupCodes(codes))


def _noted(context: Context[People], event: str, action: str) -> list[WriteOperation[Any]]:
    return context.parts.noted(context, context.principal.person, event, action)


def _telling(people: People, person: Any, what: str) -> WriteOperation[Any]:
    return people.mails.noticing(people.jobs, people.shape.value(person, "id"), what)


async def _run(people: People, *writes: WriteOperation[Any]) -> None:
    try:
        await people.db.run(transaction(*writes))
    except ConflictError:
        raise busy() from None


async def _refreshed(context: Context[People], factor: str) -> None:
    """Records the new factor in the session that set it up."""
    if isinstance(context.principal, SessionPrincipal):
        sessions = context.parts.entrance.sessions
        await sessions.refresh(context.principal.token, frozenset({factor}))
