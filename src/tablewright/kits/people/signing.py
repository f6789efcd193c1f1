"""Routes for signing up, signing in, the second factor at sign-in, and sessions.

Known and unknown addresses get the same response at the same cost. Only sign-up reveals a taken
address; it is rate-limited by network.
Not here: forgotten passwords and confirmations (`people.recovery`), codes (`people.factor_routes`).
"""

from __future__ import annotations

import hmac
from contextlib import suppress
from datetime import timedelta
from typing import Any, Final

import msgspec
import structlog
from msgspec import UNSET

from tablewright import limits as base_limits
from tablewright.api.api_keys import hash_of, is_well_formed, new_key
from tablewright.api.context import Context
from tablewright.api.http.cross_site import check_no_other_site
from tablewright.api.paging import PageQuery, short_page
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import OPEN, PUBLIC, SIGNED_IN, Impersonation
from tablewright.errors import (
    ConflictError,
    ConflictingError,
    ForbiddenError,
    InvalidError,
    NotFoundError,
    NotUniqueError,
    RateLimitedError,
    TablewrightError,
    TransactionFailedError,
    UnauthenticatedError,
)
from tablewright.kits.audit import SYSTEM_TENANT, Happening
from tablewright.kits.mail.addresses import normal_address
from tablewright.kits.people import limits
from tablewright.kits.people.mails import CONFIRM
from tablewright.kits.people.people import People, SignUp
from tablewright.kits.people.records import ChallengeRecord
from tablewright.kits.people.views import (
    Credentials,
    SecondStep,
    SessionId,
    SessionList,
    SignedIn,
    SignUpForm,
    busy,
    check_new_password,
    checked_address,
    session_view,
    taken,
)
from tablewright.kits.sessions.attempts import SignIn, network_of
from tablewright.kits.sessions.identity import SessionPrincipal
from tablewright.kits.sessions.sessions import Session, Sign, StartedSession
from tablewright.model import Change, assign, check, transaction
from tablewright.model.operations.writing import WriteOperation

_log = structlog.stdlib.get_logger("tablewright.people")
_TAGS: Final = ("sign-in",)
_WRONG: Final = "Wrong e-mail address or password."
_LAST_MS: Final = 10**14  # later than every stored time
_EXPIRED: Final = "The sign-in has expired. Enter your password again."
_OTHER_CODE: Final = "Enter the newest code, or a backup code. Each code works once."
_OTHER_PASSWORD: Final = "Check both, or set a new password with `POST /auth/password/forgot`."
_AGAIN: Final = "Begin again with `POST /auth/login`."

ROUTES: Final[Routes[People]] = Routes()


@ROUTES.post(
    "/auth/register",
    rule=PUBLIC,
    status=201,
    tags=_TAGS,
    errors=(ConflictingError, InvalidError, ForbiddenError, RateLimitedError),
)
async def register(context: Context[People], body: SignUpForm) -> Response[SignedIn]:
    """Creates a person and signs them in."""
    check_no_other_site(context.headers)
    people, email = context.parts, checked_address(body.email)
    entrance, invitation = people.entrance, "" if body.invitation is UNSET else body.invitation
    home = await people.homing(context, invitation) if people.shape.has("home") else ""
    person = _entered(context, email, body, home)
    person_id, name = people.shape.value(person, "id"), people.shape.name_of(person)
    check_new_password(body.password, email=email, name=name, service=people.service_names)
    await entrance.sign_ups.take(network_of(context.address))
    if await people.db.run(people.shape.by_email(normal_address(email))) is not None:
        raise taken()
    is_proven = await _is_proven(people, email, body)
    hashed = await entrance.passwords.hash(body.password)
    people.shape.fill(person, password=hashed)
    if is_proven:
        people.shape.fill(person, confirmed=people.shape.confirmation(people.now()))
    more = {
        field: value
        for field, value in msgspec.structs.asdict(body).items()
        if field not in SignUpForm.__struct_fields__ and value is not UNSET
    }
    entered = SignUp(email, name, more, invitation, home)
    joining = await people.joining(context, person_id, entered)
    is_asked = people.confirms and not is_proven
    mails = [people.jobs.add(CONFIRM, tenant=person_id)] if is_asked else []
    noted = people.noted(context, person_id, "user_registered", "created")
    await _end_shown(context)
    try:
        begun = await entrance.sessions.start(
            person_id, person.create(), *joining, *mails, *noted, sign=_sign(context)
        )
    except TransactionFailedError as failed:
        if any(isinstance(reason, NotUniqueError) for reason in failed.reasons):
            raise taken() from None
        raise
    await entrance.sign_ins.began(normal_address(email), context.address)
    made = await people.find(person_id)
    return people.signed_in(context, made, begun)


def _entered(context: Context[People], email: str, body: SignUpForm, home: str) -> Any:
    """Returns a new person from the form, without a password."""
    people, shape = context.parts, context.parts.shape
    spelled = None if email == normal_address(email) else email
    return shape.new(
        people.forms.attributes(shape, body),
        id=context.ids.uuid(),
        email=email,
        display_email=spelled,
        password=shape.no_password,
        home=home,
    )


async def _is_proven(people: People, email: str, body: SignUpForm) -> bool:
    """Whether the sign-up contains an invitation that was mailed to this address."""
    if body.invitation is UNSET:
        return False
    return await people.vouches(normal_address(email), body.invitation)


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
    person = await people.db.run(people.shape.by_email(account))
    if person is not None:  # a person may have several names, and has one count
        account = normal_address(people.shape.value(person, "email"))
    tried = await people.entrance.sign_ins.admit(account, context.address)
    for attempt in range(base_limits.GUARD_ATTEMPTS_MAX):
        if attempt:
            person = await people.db.run(people.shape.by_email(account))
        found = await _verified(context, person, body.password, tried)
        if isinstance(found, str):
            return Response(people.forms.signed_in(second_factor=found))
        if found is not None:
            await _end_shown(context)
            await people.entrance.sign_ins.succeeded(tried)
            _log.info("signed_in", person=found.session.subject, session=found.session.id)
            return people.signed_in(context, person, found)
    raise busy()


@ROUTES.post(
    "/auth/second-factor",
    rule=PUBLIC,
    tags=_TAGS,
    errors=(UnauthenticatedError, ForbiddenError, RateLimitedError, ConflictingError),
)
async def send_second_factor(context: Context[People], body: SecondStep) -> Response[SignedIn]:
    """Completes a sign-in with a code from the authenticator app, or a backup code."""
    check_no_other_site(context.headers)
    people = context.parts
    challenge = await _tried(context, body.token)
    person = await people.find(challenge.person_id)
    same = person is not None and hmac.compare_digest(
        str(people.shape.value(person, "password")).encode(), challenge.password_hash.encode()
    )
    if person is None or not same:
        raise UnauthenticatedError(_EXPIRED, hint=_AGAIN)
    factors = people.factors
    factor = await factors.find(person)
    spent = None
    if factor is not None:
        now, passwords = people.clock.now(), people.entrance.passwords
        spent = await factors.spending(person, factor, body.code, now, passwords)
    if spent is None:
        await _note_failed(context, person, reason="code")
        raise UnauthenticatedError("Wrong code.", hint=_OTHER_CODE)
    factor, write = spent
    noted = people.noted(context, challenge.person_id, "login", "signed in", factor=factor)
    ended = ChallengeRecord.at(system=people.system, token_hash=hash_of(body.token)).erase()
    try:
        begun = await people.entrance.sessions.start(
            challenge.person_id, write, ended, *noted, sign=_sign(context, factor)
        )
    except TransactionFailedError:  # another request has used the code or the challenge
        raise UnauthenticatedError("Wrong code.", hint=_OTHER_CODE) from None
    await _end_shown(context)
    if changes := _sign_in_noted(people, person):
        with suppress(TablewrightError):  # the time of the sign-in is only a note
            note = people.shape.at(id=challenge.person_id).update(*changes)
            await people.db.run(note.when(*people.shape.still_here()))
    if challenge.account:
        await people.entrance.sign_ins.succeeded(
            SignIn(challenge.account, challenge.network, challenge.counted_for, challenge.moment)
        )
    return people.signed_in(context, person, begun)


@ROUTES.post(
    "/auth/logout",
    rule=OPEN,
    tags=_TAGS,
    errors=(ForbiddenError,),
    impersonation=Impersonation.ALWAYS,
)
async def log_out(context: Context[People]) -> Response[None]:
    """Ends the current session, if there is one."""
    people, who = context.parts, context.principal
    if isinstance(who, SessionPrincipal):
        noted: list[WriteOperation[Any]] = []
        if who.impersonator:
            noted = people.noted(context, who.person, "impersonation_ended", "ended")
        await people.entrance.sessions.end(who.token, *noted)
    return Response(None, headers=people.identity.clearing_headers(context))


@ROUTES.get("/auth/sessions", rule=SIGNED_IN, tags=_TAGS, impersonation=Impersonation.NEVER)
async def list_sessions(context: Context[People], query: PageQuery) -> SessionList:
    """Lists your sessions with device, network, first and last use, newest first."""
    found = await context.parts.entrance.sessions.of_subject(context.principal.person)
    page, cursor = short_page(found, query, _newest_first)
    current = _session_id(context)
    return SessionList([session_view(one, current) for one in page], cursor)


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


def _newest_first(session: Session) -> str:
    """Sorts before the sessions that began earlier."""
    return f"{_LAST_MS - int(session.began_at.timestamp() * 1000):014d} {session.id}"


async def _verified(
    context: Context[People], person: Any | None, password: str, tried: SignIn
) -> StartedSession | str | None:
    """Returns a session, or the token of a challenge; None if the person has changed."""
    people = context.parts
    shape, entrance = people.shape, people.entrance
    stored = None if person is None else shape.value(person, "password")
    verdict = await entrance.passwords.verify(stored, password)
    if person is None or not verdict.is_good or not shape.is_here(person):
        _log.info("sign_in_refused", address=context.address)
        await _note_failed(context, person, reason="password")
        raise UnauthenticatedError(_WRONG, hint=_OTHER_PASSWORD)
    person_id = shape.value(person, "id")
    if shape.value(person, "totp_enabled"):
        return await _challenged(context, person_id, str(stored), tried)
    still: WriteOperation[Any] = check(shape.get(person_id), *shape.unchanged(person))
    changes = _sign_in_noted(people, person)
    if verdict.is_outdated:
        changes += shape.set(password=await entrance.passwords.hash(password))
    if changes:
        still = shape.at(id=person_id).update(*changes).when(*shape.unchanged(person))
    try:
        noted = people.noted(context, person_id, "login", "signed in")
        return await entrance.sessions.start(person_id, still, *noted, sign=_sign(context))
    except TransactionFailedError:
        return None


def _sign_in_noted(people: People, person: Any) -> list[Change]:
    """Returns the changes that note a sign-in; none within a minute of the last one."""
    last, now = people.shape.value(person, "last_sign_in_at"), people.now()
    if last is not None and timedelta() <= now - last < timedelta(seconds=limits.SIGN_IN_SECONDS):
        return []
    return people.shape.set(last_sign_in_at=now)


async def _note_failed(context: Context[People], person: Any | None, *, reason: str) -> None:
    """Logs a failed sign-in: in the log of the person, or of the system if unknown.

    The entered text is not stored, because it may be a password in the wrong field.
    """
    people = context.parts
    if people.audit is None:
        return
    person_id = None if person is None else people.shape.value(person, "id")
    what = Happening("login_failed", "user", "failed", person_id, more={"reason": reason})
    tenant = SYSTEM_TENANT if person_id is None else person_id
    entry, more = people.audit.writes(context, what, tenant=tenant, person=person_id)
    await people.db.run(transaction(entry, *more))


async def _challenged(
    context: Context[People], person_id: str, password_hash: str, tried: SignIn
) -> str:
    """Returns the token of a new challenge, with which a second factor continues the sign-in.

    The attempt counts until a code is right: a caller with the password cannot try codes endlessly.
    """
    people = context.parts
    token = new_key("challenge", context.ids)
    ends_at = people.now() + timedelta(seconds=limits.CHALLENGE_SECONDS)
    record = ChallengeRecord(
        system=people.system,
        token_hash=hash_of(token),
        person_id=person_id,
        password_hash=password_hash,
        account=tried.account,
        network=tried.network,
        counted_for=tried.counted_for,
        moment=tried.moment,
        ends_at=ends_at,
        expires_at=ends_at,
    )
    await people.db.run(record.create().marked_by(ChallengeRecord.token_hash))
    return token


async def _tried(context: Context[People], token: str) -> ChallengeRecord:
    """Counts a try of a challenge before its code is checked; raises `UnauthenticatedError`."""
    people = context.parts
    if not is_well_formed(token):
        raise UnauthenticatedError(_EXPIRED, hint=_AGAIN)
    place = ChallengeRecord.at(system=people.system, token_hash=hash_of(token))
    found = await people.db.run(
        ChallengeRecord.get(people.system, hash_of(token)).consistently().with_hidden()
    )
    ended = found is None or people.now() >= found.ends_at
    if found is None or ended or found.tries >= limits.CHALLENGE_TRIES_MAX:
        raise UnauthenticatedError(_EXPIRED, hint=_AGAIN)
    counted = place.update(
        assign(ChallengeRecord.tries, found.tries + 1),
        assign(ChallengeRecord.tried_by, context.ids.uuid()),
    ).when(ChallengeRecord.tries == found.tries)
    try:
        return await people.db.run(counted.marked_by(ChallengeRecord.tried_by))
    except ConflictError:
        raise UnauthenticatedError(_EXPIRED, hint=_AGAIN) from None


async def _end_shown(context: Context[People]) -> None:
    """Ends the session of the browser: an attacker who planted it must not share the next one."""
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
