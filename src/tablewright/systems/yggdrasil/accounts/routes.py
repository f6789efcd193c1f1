"""Accounts: signing up, in and out.

An address that nobody has and a wrong password get one answer, at the same cost. A sign-in counts
for its account and for its address before the password is looked at.
Not here: what a user does with the account (`yggdrasil.accounts.profile`), forgotten passwords
(`yggdrasil.accounts.resets`), confirmed addresses (`yggdrasil.accounts.confirmations`).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
import structlog

from tablewright import limits
from tablewright.api import limits as api_limits
from tablewright.api.context import Context
from tablewright.api.http.cross_site import check_no_other_site
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import OPEN, PUBLIC, TENANT
from tablewright.errors import (
    ConflictingError,
    ForbiddenError,
    InvalidError,
    NotUniqueError,
    RateLimitedError,
    TransactionFailedError,
    UnauthenticatedError,
)
from tablewright.kits.sessions.attempts import network_of
from tablewright.kits.sessions.identity import SessionPrincipal
from tablewright.kits.sessions.sessions import StartedSession
from tablewright.model import assign, check
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.yggdrasil.accounts.confirmations import confirming
from tablewright.systems.yggdrasil.accounts.users import (
    DisplayName,
    EmailText,
    NewPassword,
    Password,
    SignedIn,
    UserView,
    check_new_password,
    checked_email,
    current_user,
    session_of,
    signed_in,
    spelling_of,
    unchanged,
    user_view,
)
from tablewright.systems.yggdrasil.design.owners import User
from tablewright.systems.yggdrasil.design.values import folded
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.views import Moment, View, moment_text

ROUTES: Final[Routes[Parts]] = Routes()

_log = structlog.stdlib.get_logger("tablewright.yggdrasil")
_TAGS = ("accounts",)
_WRONG = "the e-mail address or the password is wrong."


class Registration(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """A new account."""

    email: EmailText
    password: NewPassword
    display_name: DisplayName | None = None


class Credentials(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """E-mail address and password."""

    email: EmailText
    password: Password


class CurrentSession(View):
    """The signed-in user, and when the session ends."""

    user: UserView
    expires_at: Moment


@ROUTES.post(
    "/api/auth/register",
    rule=PUBLIC,
    status=201,
    tags=_TAGS,
    errors=(ConflictingError, InvalidError, ForbiddenError, RateLimitedError),
)
async def register(context: Context[Parts], body: Registration) -> Response[SignedIn]:
    """Creates an account and signs its user in."""
    check_no_other_site(context.headers)
    entrance, email = context.parts.entrance, checked_email(body.email)
    check_new_password(body.password, email=email, display_name=body.display_name)
    await entrance.registrations.take(network_of(context.address))
    user = User(
        user_id=context.ids.uuid(),
        email=email,
        display_email=spelling_of(email),
        display_name=body.display_name,
        password_hash=await entrance.passwords.hash(body.password),
    )
    await _end_shown(context)
    mails = confirming(context.parts, user.user_id)
    try:
        begun = await entrance.sessions.start(user.user_id, user.create(), *mails)
    except TransactionFailedError as failed:
        if any(isinstance(reason, NotUniqueError) for reason in failed.reasons):
            taken = "There is already an account with this e-mail address."
            raise ConflictingError(taken, details={"place": "email"}) from None
        raise
    await entrance.sign_ins.began(folded(email), context.address)
    made = await context.parts.everybody.run(User.get(user.user_id).consistently())
    assert made is not None, "it was written just now"
    return signed_in(context, made, begun)


@ROUTES.post(
    "/api/auth/login",
    rule=PUBLIC,
    tags=_TAGS,
    errors=(UnauthenticatedError, ForbiddenError, RateLimitedError, ConflictingError),
)
async def log_in(context: Context[Parts], body: Credentials) -> Response[SignedIn]:
    """Signs a user in; a session that the browser already had ends."""
    check_no_other_site(context.headers)
    entrance, account = context.parts.entrance, folded(body.email)
    tried = await entrance.sign_ins.admit(account, context.address)
    for _ in range(limits.GUARD_ATTEMPTS_MAX):
        user = await context.parts.everybody.run(User.by_email(account))
        begun = await _begun(context, user, body.password)
        if user is not None and begun is not None:
            await _end_shown(context)
            await entrance.sign_ins.succeeded(tried)
            _log.info("signed_in", user_id=user.user_id, session=begun.session.id)
            return signed_in(context, user, begun)
    raise ConflictingError(
        "The account is being changed by another request.",
        retry_after_seconds=api_limits.API_RETRY_AFTER_SECONDS,
    )


async def _begun(
    context: Context[Parts], user: User | None, password: str
) -> StartedSession | None:
    """A session for a user with a good password; None if the account changed meanwhile."""
    entrance = context.parts.entrance
    stored = None if user is None else user.password_hash
    verdict = await entrance.passwords.verify(stored, password)
    if user is None or not verdict.is_good or user.leaving_at is not None:
        _log.info("sign_in_refused", address=context.address)
        raise UnauthenticatedError(_WRONG)
    still: WriteOperation[Any] = check(User.get(user.user_id), *unchanged(user))
    if verdict.is_outdated:
        fresh = assign(User.password_hash, await entrance.passwords.hash(password))
        still = User.at(user_id=user.user_id).update(fresh).when(*unchanged(user))
    try:
        return await entrance.sessions.start(user.user_id, still)
    except TransactionFailedError:
        return None


async def _end_shown(context: Context[Parts]) -> None:
    """Ends the session that the browser has: whoever planted it shall not share the next one."""
    identity = context.parts.entrance.identity
    token = identity.cookie.token(context.headers, is_https=context.is_https)
    if token is not None:
        await identity.sessions.end(token)


@ROUTES.post("/api/auth/logout", rule=OPEN, tags=_TAGS, errors=(ForbiddenError,))
async def log_out(context: Context[Parts]) -> Response[None]:
    """Ends the current session, if there is one."""
    identity = context.parts.entrance.identity
    if isinstance(context.principal, SessionPrincipal):
        await identity.sessions.end(context.principal.token)
    return Response(None, headers=identity.clearing_headers(context))


@ROUTES.get("/api/auth/session", rule=TENANT, tags=_TAGS)
async def get_session(context: Context[Parts]) -> CurrentSession:
    """Returns the signed-in user and when the session ends at the latest."""
    user = await current_user(context)
    return CurrentSession(user_view(context, user), moment_text(session_of(context).ends_at))
