"""Routes for what people see and change of themselves: profile, password, leaving.

Not here: signing in (`people.signing`), addresses (`people.recovery`).
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.api.context import Context
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import SIGNED_IN, Need
from tablewright.errors import (
    ConflictError,
    ConflictingError,
    InvalidError,
    RateLimitedError,
    TransactionFailedError,
)
from tablewright.kits.people.mails import END_SESSIONS
from tablewright.kits.people.people import People
from tablewright.kits.people.views import (
    PasswordChange,
    PasswordGiven,
    PersonView,
    ProfileChange,
    SignedIn,
    check_new_password,
    person_view,
    signed_in,
)
from tablewright.kits.sessions.identity import SessionPrincipal
from tablewright.kits.sessions.sessions import Session, Sign
from tablewright.model import assign, transaction
from tablewright.model.operations.writing import WriteOperation

_TAGS: Final = ("profile",)
_BUSY: Final = "Another request changes the account."

ROUTES: Final[Routes[People]] = Routes()


@ROUTES.get("/users/me", rule=SIGNED_IN, tags=_TAGS)
async def get_me(context: Context[People]) -> PersonView:
    """Returns the signed-in person."""
    people = context.parts
    return person_view(people, await people.current(context))


@ROUTES.patch("/users/me", rule=SIGNED_IN, tags=_TAGS, errors=(ConflictingError,))
async def update_me(context: Context[People], body: ProfileChange) -> PersonView:
    """Changes your name."""
    people, shape = context.parts, context.parts.shape
    entity = shape.entity
    changes = [
        assign(getattr(entity, name), value) for name, value in shape.names(body.name).items()
    ]
    update = shape.at(id=context.principal.person).update(*changes)
    try:
        return person_view(people, await people.db.run(update.when(*shape.still_here())))
    except ConflictError:
        raise ConflictingError(_BUSY) from None


@ROUTES.post(
    "/auth/password/verify",
    rule=SIGNED_IN,
    status=204,
    tags=_TAGS,
    errors=(InvalidError, RateLimitedError),
)
async def verify_password(context: Context[People], body: PasswordGiven) -> None:
    """Enters the password again: for ten minutes, changes of the account are then allowed."""
    people = context.parts
    await _confirm(context, await people.current(context), body.password, place="password")
    if isinstance(context.principal, SessionPrincipal):
        await people.entrance.sessions.refresh(context.principal.token)


@ROUTES.post(
    "/auth/password/change",
    rule=SIGNED_IN,
    tags=_TAGS,
    errors=(InvalidError, RateLimitedError, ConflictingError),
)
async def change_password(context: Context[People], body: PasswordChange) -> Response[SignedIn]:
    """Changes the password, ends all sessions and starts a new one."""
    people, shape = context.parts, context.parts.shape
    person = await people.current(context)
    await _confirm(context, person, body.current, place="current")
    email = shape.value(person, "email")
    check_new_password(body.new, email=email, name=shape.name_of(person), place="new")
    person_id = shape.value(person, "id")
    hashed = await people.entrance.passwords.hash(body.new)
    changed = shape.at(id=person_id).update(*shape.set(password=hashed))

    def ending(session: Session) -> WriteOperation[Any]:
        return people.jobs.add(END_SESSIONS, {"kept": session.id}, tenant=person_id)

    told = people.mails.noticing(people.jobs, person_id, "Your password was changed.")
    sign = Sign(
        device=context.headers.get("user-agent", ""),
        network=context.address,
        factors=context.principal.factors,
    )
    try:
        begun = await people.entrance.sessions.start(
            person_id, changed.when(*shape.unchanged(person)), told, beside=ending, sign=sign
        )
    except TransactionFailedError:
        raise ConflictingError(_BUSY) from None
    await people.entrance.sessions.end_all(person_id, except_=begun.session.id)
    return signed_in(context, await people.current(context), begun)


@ROUTES.delete(
    "/users/me",
    rule=SIGNED_IN.needing(Need.FRESH),
    tags=_TAGS,
    errors=(ConflictingError,),
)
async def leave(context: Context[People]) -> Response[None]:
    """Deletes your account: your name and address are removed, and all sessions end.

    The address is free again.
    """
    people, shape = context.parts, context.parts.shape
    person = await people.current(context)
    person_id = shape.value(person, "id")
    blank = f"left-{person_id}@invalid.example"
    changes = shape.set(
        email=blank,
        display_email=None,
        password=None,
        left_at=people.now(),
        totp_secret=None,
        totp_last_step=None,
        backup_codes=set[str](),
    )
    if shape.has("totp_enabled"):
        changes += shape.set(totp_enabled=False)
    if shape.has("state"):
        changes += shape.set(state=shape.state_of(shape.gone))
    names = shape.names("Former user")
    changes += [assign(getattr(shape.entity, name), value) for name, value in names.items()]
    also = await people.leaving(context, person_id)
    write = shape.at(id=person_id).update(*changes).when(*shape.unchanged(person))
    try:
        await people.db.run(transaction(write, *also))
    except TransactionFailedError:
        raise ConflictingError(_BUSY) from None
    await people.entrance.sessions.end_all(person_id)
    return Response(None, headers=people.identity.clearing_headers(context))


async def _confirm(context: Context[People], person: Any, password: str, *, place: str) -> None:
    """Raises `InvalidError` for a wrong password; counted as an attempt to sign in is."""
    people = context.parts
    email = people.shape.value(person, "email")
    tried = await people.entrance.sign_ins.admit(email, context.address)
    verdict = await people.entrance.passwords.verify(
        people.shape.value(person, "password"), password
    )
    if not verdict.is_good:
        raise InvalidError("Wrong password.", details={"place": place})
    await people.entrance.sign_ins.succeeded(tried)
