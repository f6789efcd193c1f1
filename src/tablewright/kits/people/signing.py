"""Routes for signing up, signing in, the second factor at sign-in, and sessions.

Known and unknown addresses get the same response at the same cost. Sign-up alone reveals a taken
address; it is limited by network.
Not here: forgotten passwords and confirmations (`people.recovery`), codes (`people.codes`).
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

import structlog
from msgspec import UNSET

from tablewright import limits as base_limits
from tablewright.api import limits as api_limits
from tablewright.api.api_keys import hash_of, is_well_formed, new_key
from tablewright.api.context import Context
from tablewright.api.http.cross_site import check_no_other_site
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import OPEN, PUBLIC, SIGNED_IN
from tablewright.errors import (
    ConflictError,
    ConflictingError,
    ForbiddenError,
    InvalidError,
    NotFoundError,
    NotUniqueError,
    RateLimitedError,
    TransactionFailedError,
    UnauthenticatedError,
)
from tablewright.kits.mail.addresses import normal_address
from tablewright.kits.people import limits
from tablewright.kits.people.codes import spending_code
from tablewright.kits.people.mails import CONFIRM
from tablewright.kits.people.people import People, SignUp
from tablewright.kits.people.records import ChallengeRecord
from tablewright.kits.people.views import (
    Credentials,
    Registration,
    SecondStep,
    SessionId,
    SessionList,
    SignedIn,
    check_new_password,
    checked_address,
    session_view,
    signed_in,
)
from tablewright.kits.sessions.attempts import network_of
from tablewright.kits.sessions.identity import SessionPrincipal
from tablewright.kits.sessions.sessions import Sign, StartedSession
from tablewright.model import add, check
from tablewright.model.operations.writing import WriteOperation

_log = structlog.stdlib.get_logger("tablewright.people")
_TAGS: Final = ("sign-in",)
_WRONG: Final = "Wrong e-mail address or password."
_EXPIRED: Final = "The sign-in has expired. Enter your password again."

ROUTES: Final[Routes[People]] = Routes()


@ROUTES.post(
    "/auth/register",
    rule=PUBLIC,
    status=201,
    tags=_TAGS,
    errors=(ConflictingError, InvalidError, ForbiddenError, RateLimitedError),
)
async def register(context: Context[People], body: Registration) -> Response[SignedIn]:
    """Creates a person and signs them in."""
    check_no_other_site(context.headers)
    people, email = context.parts, checked_address(body.email)
    check_new_password(body.password, email=email, name=body.name)
    entrance, shape = people.entrance, people.shape
    await entrance.sign_ups.take(network_of(context.address))
    person_id = context.ids.uuid()
    person = shape.new(
        id=person_id,
        email=email,
        display_email=None if email == normal_address(email) else email,
        password=await entrance.passwords.hash(body.password),
    )
    for name, value in shape.names(body.name).items():
        setattr(person, name, value)
    entered = {} if body.organisation is UNSET else {"organisation": body.organisation}
    joining = await people.joining(context, person_id, SignUp(email, body.name, entered))
    mails = [people.jobs.add(CONFIRM, tenant=person_id)] if people.confirms else []
    await _end_shown(context)
    try:
        begun = await entrance.sessions.start(
            person_id, person.create(), *joining, *mails, sign=_sign(context)
        )
    except TransactionFailedError as failed:
        if any(isinstance(reason, NotUniqueError) for reason in failed.reasons):
            taken = "There is already an account with this e-mail address."
            raise ConflictingError(taken, details={"place": "email"}) from None
        raise
    await entrance.sign_ins.began(normal_address(email), context.address)
    made = await people.find(person_id)
    return signed_in(context, made, begun)


@ROUTES.post(
    "/auth/login",
    rule=PUBLIC,
    tags=_TAGS,
    errors=(UnauthenticatedError, ForbiddenError, RateLimitedError, ConflictingError),
)
async def log_in(context: Context[People], body: Credentials) -> Response[SignedIn]:
    """Signs a person in, or asks for a second factor.

    A session that the browser already had ends.
    """
    check_no_other_site(context.headers)
    people, account = context.parts, normal_address(body.email)
    tried = await people.entrance.sign_ins.admit(account, context.address)
    for _ in range(base_limits.GUARD_ATTEMPTS_MAX):
        person = await people.db.run(people.shape.by_email(account))
        found = await _verified(context, person, body.password)
        if isinstance(found, str):
            return Response(SignedIn(second_factor=found))
        if found is not None:
            await _end_shown(context)
            await people.entrance.sign_ins.succeeded(tried)
            return signed_in(context, person, found)
    raise _busy()


@ROUTES.post(
    "/auth/second-factor",
    rule=PUBLIC,
    tags=_TAGS,
    errors=(UnauthenticatedError, ForbiddenError, RateLimitedError, ConflictingError),
)
async def send_second_factor(context: Context[People], body: SecondStep) -> Response[SignedIn]:
    """Signs a person in who has a right password and a code, or a backup code."""
    check_no_other_site(context.headers)
    people = context.parts
    challenge = await _tried(people, body.token)
    person = await people.find(challenge.person_id)
    same = person is not None and (
        people.shape.value(person, "password") == challenge.password_hash
    )
    if person is None or not same:
        raise UnauthenticatedError(_EXPIRED)
    spent = spending_code(people, person, body.code)
    if spent is None:
        raise UnauthenticatedError("Wrong code.")
    factor, write = spent
    ended = ChallengeRecord.at(system=people.system, token_hash=hash_of(body.token)).erase()
    try:
        begun = await people.entrance.sessions.start(
            challenge.person_id, write, ended, sign=_sign(context, factor)
        )
    except TransactionFailedError:  # the code was used meanwhile, or the challenge
        raise UnauthenticatedError("Wrong code.") from None
    await _end_shown(context)
    await people.entrance.sign_ins.clear(people.shape.value(person, "email"), context.address)
    return signed_in(context, person, begun)


@ROUTES.post("/auth/logout", rule=OPEN, tags=_TAGS, errors=(ForbiddenError,))
async def log_out(context: Context[People]) -> Response[None]:
    """Ends the current session, if there is one."""
    identity = context.parts.identity
    if isinstance(context.principal, SessionPrincipal):
        await identity.sessions.end(context.principal.token)
    return Response(None, headers=identity.clearing_headers(context))


@ROUTES.get("/auth/sessions", rule=SIGNED_IN, tags=_TAGS)
async def list_sessions(context: Context[People]) -> SessionList:
    """Lists your sessions with device, network, first and last use."""
    found = await context.parts.entrance.sessions.of_subject(context.principal.person)
    current = _session_id(context)
    return SessionList([session_view(one, current) for one in found])


@ROUTES.delete("/auth/sessions", rule=SIGNED_IN, tags=_TAGS)
async def end_other_sessions(context: Context[People]) -> None:
    """Ends all your sessions except the current one."""
    sessions = context.parts.entrance.sessions
    await sessions.end_all(context.principal.person, except_=_session_id(context))


@ROUTES.delete("/auth/sessions/{session_id}", rule=SIGNED_IN, tags=_TAGS)
async def end_session(context: Context[People], session_id: SessionId) -> None:
    """Ends one of your sessions."""
    sessions = context.parts.entrance.sessions
    if not await sessions.end_one(context.principal.person, session_id):
        raise NotFoundError("Session not found.")


async def _verified(
    context: Context[People], person: Any | None, password: str
) -> StartedSession | str | None:
    """A session, or the token of a challenge; None if the person was changed meanwhile."""
    people = context.parts
    shape, entrance = people.shape, people.entrance
    stored = None if person is None else shape.value(person, "password")
    verdict = await entrance.passwords.verify(stored, password)
    if person is None or not verdict.is_good or not shape.is_here(person):
        _log.info("sign_in_refused", address=context.address)
        raise UnauthenticatedError(_WRONG)
    person_id = shape.value(person, "id")
    if shape.value(person, "totp_enabled"):
        return await _challenged(people, context, person_id, str(stored))
    still: WriteOperation[Any] = check(shape.get(person_id), *shape.unchanged(person))
    changes = shape.set(last_sign_in_at=people.now())
    if verdict.is_outdated:
        changes += shape.set(password=await entrance.passwords.hash(password))
    if changes:
        still = shape.at(id=person_id).update(*changes).when(*shape.unchanged(person))
    try:
        return await entrance.sessions.start(person_id, still, sign=_sign(context))
    except TransactionFailedError:
        return None


async def _challenged(
    people: People, context: Context[People], person_id: str, password_hash: str
) -> str:
    """The token of a new challenge: a second factor continues the sign-in with it."""
    token = new_key("challenge", context.ids)
    ends_at = people.now() + timedelta(seconds=limits.CHALLENGE_SECONDS)
    record = ChallengeRecord(
        system=people.system,
        token_hash=hash_of(token),
        person_id=person_id,
        password_hash=password_hash,
        ends_at=ends_at,
        expires_at=ends_at,
    )
    await people.db.run(record.create())
    return token


async def _tried(people: People, token: str) -> ChallengeRecord:
    """Counts a try at a challenge before its code is looked at; raises `UnauthenticatedError`."""
    if not is_well_formed(token):
        raise UnauthenticatedError(_EXPIRED)
    place = ChallengeRecord.at(system=people.system, token_hash=hash_of(token))
    found = await people.db.run(
        ChallengeRecord.get(people.system, hash_of(token)).consistently().with_hidden()
    )
    ended = found is None or people.now() >= found.ends_at
    if found is None or ended or found.tries >= limits.CHALLENGE_TRIES_MAX:
        raise UnauthenticatedError(_EXPIRED)
    counted = place.update(add(ChallengeRecord.tries, 1))
    try:
        return await people.db.run(counted.when(ChallengeRecord.tries == found.tries))
    except ConflictError:
        raise UnauthenticatedError(_EXPIRED) from None


async def _end_shown(context: Context[People]) -> None:
    """Ends the session that the browser has: whoever planted it must not share the next one."""
    identity = context.parts.identity
    token = identity.cookie.token(context.headers, is_https=context.is_https)
    if token is not None:
        await identity.sessions.end(token)


def _sign(context: Context[People], *factors: str) -> Sign:
    return Sign(
        device=context.headers.get("user-agent", ""),
        network=context.address,
        factors=frozenset({"password", *factors}),
    )


def _session_id(context: Context[People]) -> str:
    who = context.principal
    return who.session_id if isinstance(who, SessionPrincipal) else ""


def _busy() -> ConflictingError:
    return ConflictingError(
        "Another request changes the account.",
        retry_after_seconds=api_limits.API_RETRY_AFTER_SECONDS,
    )
