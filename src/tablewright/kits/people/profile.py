"""Routes for your own data: profile, password, leaving.

Not here: signing in (`people.signing`), addresses (`people.recovery`).
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.api.context import Context
from tablewright.api.http.etags import IF_MATCH, etag_of
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import SIGNED_IN, Need
from tablewright.errors import (
    ConflictError,
    ConflictingError,
    InvalidError,
    RateLimitedError,
    StaleError,
    TransactionFailedError,
)
from tablewright.kits.people.mails import END_SESSIONS
from tablewright.kits.people.people import People
from tablewright.kits.people.views import (
    ChangeForm,
    PasswordChange,
    PasswordGiven,
    PersonView,
    SignedIn,
    busy,
    check_new_password,
)
from tablewright.kits.sessions.identity import SessionPrincipal
from tablewright.kits.sessions.sessions import Session, Sign
from tablewright.kits.shapes import still
from tablewright.model import transaction
from tablewright.model.operations.writing import WriteOperation

_TAGS: Final = ("profile",)

ROUTES: Final[Routes[People]] = Routes()


@ROUTES.get("/users/me", rule=SIGNED_IN, tags=_TAGS)
async def get_me(context: Context[People]) -> PersonView:
    """Returns the signed-in person."""
    people = context.parts
    return people.view(await people.current(context))


@ROUTES.patch(
    "/users/me",
    rule=SIGNED_IN,
    tags=_TAGS,
    headers=IF_MATCH,
    errors=(ConflictingError, InvalidError, StaleError),
)
async def update_me(context: Context[People], body: ChangeForm) -> PersonView:
    """Changes your profile, such as your name."""
    people, shape = context.parts, context.parts.shape
    named = people.forms.attributes(shape, body)
    changes = shape.naming(named)
    if not changes:
        raise InvalidError("The request changes nothing.")
    me = context.principal.person
    update = shape.at(id=me).update(*changes).when(*shape.still_here())
    if context.has_if_match:
        person = await people.current(context)
        context.check_if_match(etag_of(people.view(person)))
        seen = [still(getattr(shape.entity, one), getattr(person, one)) for one in named]
        update = update.when(*seen)
    noted = people.noted(context, me, "user_updated", "updated")
    try:
        await people.db.run(transaction(update, *noted))
    except ConflictError:
        if context.has_if_match:
            raise StaleError("Another request changed your profile. Read it again.") from None
        raise busy() from None
    return people.view(await people.current(context))


@ROUTES.post(
    "/auth/password/verify",
    rule=SIGNED_IN,
    status=204,
    tags=_TAGS,
    errors=(InvalidError, RateLimitedError),
)
async def verify_password(context: Context[People], body: PasswordGiven) -> None:
    """Confirms your password; for ten minutes, sensitive changes are then allowed."""
    people = context.parts
    await check_password_of(context, await people.current(context), body.password, place="password")
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
    await check_password_of(context, person, body.current, place="current")
    email = shape.value(person, "email")
    name, service = shape.name_of(person), people.service_names
    check_new_password(body.new, email=email, name=name, service=service, place="new")
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
            person_id,
            changed.when(*shape.unchanged(person)),
            told,
            *people.noted(context, person_id, "password_changed", "updated"),
            beside=ending,
            sign=sign,
        )
    except TransactionFailedError:
        raise busy() from None
    await people.entrance.sessions.end_all(person_id, except_=begun.session.id)
    return people.signed_in(context, await people.current(context), begun)


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
        password=shape.no_password,
        left_at=people.now(),
        totp_enabled=False,
        totp_secret=None,
        totp_last_step=None,
        backup_codes=set[str](),
    )
    if shape.has("state"):
        changes += shape.set(state=shape.state_of(shape.gone))
    changes += shape.leaving(person_id)
    factor = people.factors.erasing(person, await people.factors.find(person))
    noted = people.noted(context, person_id, "user_left", "deleted")
    ended = people.jobs.add(END_SESSIONS, tenant=person_id)  # in case the process dies
    also = [*factor, *await people.leaving(context, person_id), *noted, ended]
    write = shape.at(id=person_id).update(*changes).when(*shape.unchanged(person))
    try:
        await people.db.run(transaction(write, *also))
    except TransactionFailedError:
        raise busy() from None
    await people.entrance.sessions.end_all(person_id)
    return Response(None, headers=people.identity.clearing_headers(context))


async def check_password_of(
    context: Context[People], person: Any, password: str, *, place: str
) -> None:
    """Raises `InvalidError` for a wrong password; counted like an attempt to sign in."""
    people = context.parts
    email = people.shape.value(person, "email")
    tried = await people.entrance.sign_ins.admit(email, context.address)
    verdict = await people.entrance.passwords.verify(
        people.shape.value(person, "password"), password
    )
    if not verdict.is_good:
        raise InvalidError("Wrong password.", details={"place": place})
    await people.entrance.sign_ins.succeeded(tried)
