"""Routes for links in mails: confirm an address, reset a password, change an address, undo that.

A link works once, and only while its subject is unchanged. A reset request gets the same response
for known and unknown addresses.
Not here: writing the mails (`people.mails`).
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.api.context import Context
from tablewright.api.http.cross_site import check_no_other_site
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import PUBLIC, SIGNED_IN, Need
from tablewright.errors import (
    ConflictingError,
    ForbiddenError,
    HttpError,
    InvalidError,
    NotUniqueError,
    RateLimitedError,
    TransactionFailedError,
)
from tablewright.kits.mail.addresses import normal_address
from tablewright.kits.people.mails import (
    CONFIRM,
    END_SESSIONS,
    NEW_ADDRESS,
    RESET,
    UNDO_ADDRESS,
    reset_state,
)
from tablewright.kits.people.people import People
from tablewright.kits.people.views import (
    AddressBody,
    PersonView,
    Reset,
    TokenBody,
    busy,
    check_new_password,
    checked_address,
    taken,
    worthless,
)
from tablewright.kits.sessions.attempts import network_of
from tablewright.kits.sessions.one_time import OneTime, OneTimeTokens
from tablewright.model import Change, transaction
from tablewright.model.operations.writing import WriteOperation

_TAGS: Final = ("recovery",)

ROUTES: Final[Routes[People]] = Routes()


@ROUTES.post("/auth/confirmation", rule=SIGNED_IN, status=202, tags=_TAGS, errors=(InvalidError,))
async def send_confirmation(context: Context[People]) -> None:
    """E-mails the confirmation link again, at most three times an hour."""
    people = context.parts
    person = await people.current(context)
    if not people.confirms or people.shape.is_confirmed(person):
        raise InvalidError("The address is already confirmed.")
    await people.entrance.mails.take(f"confirm {context.principal.person}")
    await people.db.run(people.jobs.add(CONFIRM, tenant=context.principal.person))


@ROUTES.post("/auth/confirm", rule=PUBLIC, tags=_TAGS, errors=(InvalidError,))
async def confirm_address(context: Context[People], body: TokenBody) -> PersonView:
    """Confirms an e-mail address with the token from the e-mail."""
    check_no_other_site(context.headers)
    people, shape = context.parts, context.parts.shape
    shown = await people.entrance.confirmations.find(body.token)
    person = None if shown is None else await people.find(shown.subject)
    if shown is None or person is None or not shown.fits(shape.value(person, "email")):
        raise worthless()
    # A system may require a session: people then confirm only their own address.
    if context.principal.person not in ("", shown.subject):
        raise worthless()
    update = shape.at(id=shown.subject).update(*shape.confirming(people.now()))
    same = shape.email == shape.value(person, "email")
    spent = people.entrance.confirmations.spending(shown)
    noted = people.noted(context, shown.subject, "email_confirmed", "updated")
    await _spend(people, spent, update.when(same, *shape.still_here()), *noted)
    return people.view(await people.find(shown.subject))


@ROUTES.post(
    "/auth/password/forgot",
    rule=PUBLIC,
    status=202,
    tags=_TAGS,
    errors=(InvalidError, ForbiddenError, RateLimitedError),
)
async def forgot_password(context: Context[People], body: AddressBody) -> None:
    """E-mails a link to set a new password, if the address is known.

    The response is the same for unknown addresses.
    """
    check_no_other_site(context.headers)
    people, email = context.parts, normal_address(checked_address(body.email))
    await people.entrance.recoveries.take(network_of(context.address))
    await people.db.run(people.jobs.add(RESET, {"email": email}))


@ROUTES.post("/auth/password/reset", rule=PUBLIC, status=204, tags=_TAGS, errors=(InvalidError,))
async def reset_password(context: Context[People], body: Reset) -> None:
    """Sets a new password with the token from the e-mail, and ends all sessions."""
    check_no_other_site(context.headers)
    people, shape = context.parts, context.parts.shape
    shown = await people.entrance.resets.find(body.token)
    person = None if shown is None else await people.find(shown.subject)
    if shown is None or person is None or not shown.fits(reset_state(shape, person)):
        raise worthless()
    email = shape.value(person, "email")
    name = shape.name_of(person)
    check_new_password(body.password, email=email, name=name, service=people.service_names)
    hashed = await people.entrance.passwords.hash(body.password)
    changes = [*shape.set(password=hashed), *shape.confirming(people.now())]
    update = shape.at(id=shown.subject).update(*changes)
    await _spend(
        people,
        people.entrance.resets.spending(shown),
        update.when(*shape.unchanged(person), shape.email == email),
        people.jobs.add(END_SESSIONS, tenant=shown.subject),
        people.mails.noticing(people.jobs, shown.subject, "Your password was changed."),
        *people.noted(context, shown.subject, "password_reset", "updated"),
    )
    await people.entrance.sessions.end_all(shown.subject)
    await people.entrance.sign_ins.clear(email, context.address)


@ROUTES.post(
    "/auth/email/change",
    rule=SIGNED_IN.needing(Need.FRESH),
    status=202,
    tags=_TAGS,
    errors=(InvalidError, RateLimitedError, ConflictingError),
    responses={202: PersonView, 200: PersonView},
)
async def change_address(context: Context[People], body: AddressBody) -> Response[PersonView]:
    """E-mails a link to a new address; the change happens when you open it.

    The response is the same if the address is taken. If addresses need not be
    confirmed, the change happens at once, with 200.
    """
    people, email = context.parts, checked_address(body.email)
    person = await people.current(context)
    if normal_address(email) == people.shape.value(person, "email"):
        raise InvalidError("This is already your address.", details={"place": "email"})
    await people.entrance.mails.take(f"address {context.principal.person}")
    if not people.confirms:
        update = _moving(people, person, email, *people.shape.unconfirming())
        noted = people.noted(context, context.principal.person, "email_changed", "updated")
        await _run(people, update, *noted, otherwise=busy())
        return Response(people.view(await people.current(context)), status=200)
    job = people.jobs.add(NEW_ADDRESS, {"email": email}, tenant=context.principal.person)
    await people.db.run(job)
    return Response(people.view(person))


@ROUTES.post(
    "/auth/email/confirm",
    rule=PUBLIC,
    tags=_TAGS,
    errors=(InvalidError, ConflictingError),
)
async def confirm_new_address(context: Context[People], body: TokenBody) -> PersonView:
    """Changes the address of a person with the token that was sent to the new one."""
    check_no_other_site(context.headers)
    people, shape = context.parts, context.parts.shape
    tokens = people.entrance.new_addresses
    shown, person, wanted = await _of_address(people, tokens, body.token)
    person_id, old = shape.value(person, "id"), shape.address(person)
    await _spend(
        people,
        tokens.spending(shown),
        _moving(people, person, wanted, *shape.confirming(people.now())),
        people.jobs.add(UNDO_ADDRESS, {"email": old}, tenant=person_id),
        *people.noted(context, person_id, "email_changed", "updated"),
    )
    return people.view(await people.find(person_id))


@ROUTES.post("/auth/email/undo", rule=PUBLIC, tags=_TAGS, errors=(InvalidError, ConflictingError))
async def undo_address(context: Context[People], body: TokenBody) -> PersonView:
    """Undoes a change of address with the token that was sent to the old one.

    All sessions end, including the one that changed the address.
    """
    check_no_other_site(context.headers)
    people, tokens = context.parts, context.parts.entrance.undone_addresses
    shown, person, old = await _of_address(people, tokens, body.token)
    person_id = people.shape.value(person, "id")
    await _spend(
        people,
        tokens.spending(shown),
        _moving(people, person, old, *people.shape.confirming(people.now())),
        people.jobs.add(END_SESSIONS, tenant=person_id),
        *people.noted(context, person_id, "email_change_undone", "updated"),
    )
    await people.entrance.sessions.end_all(person_id)
    return people.view(await people.find(person_id))


def _moving(people: People, person: Any, email: str, *more: Change) -> WriteOperation[Any]:
    """Returns the write that changes the address of a person, if the current one is unchanged."""
    shape = people.shape
    spelled = None if email == normal_address(email) else email
    changes = shape.set(email=email, display_email=spelled)
    update = shape.at(id=shape.value(person, "id")).update(*changes, *more)
    return update.when(shape.email == shape.value(person, "email"), *shape.still_here())


async def _of_address(
    people: People, tokens: OneTimeTokens, token: str
) -> tuple[OneTime, Any, str]:
    """Returns a token about an address, its person, and the address; raises `InvalidError`."""
    shown = await tokens.find(token)
    person_id, _, address = ("", "", "") if shown is None else shown.subject.partition(" ")
    person = await people.find(person_id) if person_id else None
    if shown is None or person is None:
        raise worthless()
    if not shown.fits(f"{people.shape.value(person, 'email')} {address}"):
        raise worthless()
    return shown, person, address


async def _spend(people: People, *writes: WriteOperation[Any]) -> None:
    """Runs writes, the first of which uses up a token: it never works twice."""
    await _run(people, *writes, otherwise=worthless())


async def _run(people: People, *writes: WriteOperation[Any], otherwise: HttpError) -> None:
    """Runs writes together; raises an error if the address is taken, and another one otherwise."""
    try:
        await people.db.run(transaction(*writes))
    except TransactionFailedError as failed:
        if any(isinstance(reason, NotUniqueError) for reason in failed.reasons):
            raise taken() from None
        raise otherwise from None
