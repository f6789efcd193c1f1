"""Users: how they are found, shown and changed, for all routes that are about accounts.

Not here: the routes (`yggdrasil.accounts`, `.profile`, `.resets`, `.leaving`).
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tablewright.api.context import Context
from tablewright.api.responses import Response, Secret
from tablewright.errors import InvalidError, UnauthenticatedError
from tablewright.kits.mail import limits as mail_limits
from tablewright.kits.mail.outbox import check_address
from tablewright.kits.sessions import limits as session_limits
from tablewright.kits.sessions.identity import SessionPrincipal
from tablewright.kits.sessions.passwords import check_password
from tablewright.kits.sessions.sessions import StartedSession
from tablewright.model import Condition, missing
from tablewright.systems.yggdrasil import limits as yggdrasil_limits
from tablewright.systems.yggdrasil.design.owners import User
from tablewright.systems.yggdrasil.design.values import Id, folded
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.views import Moment, View, moment_text

# Typed letter and accent apart, a password has more characters than it counts for.
_TYPED_LENGTH_MAX = 4 * session_limits.PASSWORD_LENGTH_MAX

EmailText = Annotated[str, Meta(min_length=1, max_length=mail_limits.MAIL_ADDRESS_LENGTH_MAX)]
Password = Annotated[
    str, Meta(min_length=1, max_length=_TYPED_LENGTH_MAX, extra_json_schema={"format": "password"})
]
NewPassword = Annotated[
    str,
    Meta(
        min_length=session_limits.PASSWORD_LENGTH_MIN,
        max_length=_TYPED_LENGTH_MAX,
        extra_json_schema={"format": "password"},
        description=f"At most {session_limits.PASSWORD_LENGTH_MAX} characters",
    ),
]
# One line that shows something: owners see their guests by it. `$` would let a line end pass.
_SHOWN = r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$(?!\n)"
DisplayName = Annotated[
    str,
    Meta(
        min_length=1, max_length=yggdrasil_limits.YGGDRASIL_DISPLAY_NAME_LENGTH_MAX, pattern=_SHOWN
    ),
]


class UserView(View):
    """A user's own account."""

    user_id: Id
    email: str
    created_at: Moment
    updated_at: Moment
    display_name: str | None = None
    awaits_confirmation: Annotated[
        bool | None, Meta(description="Whether the e-mail address still has to be confirmed")
    ] = None


class SignedIn(View):
    """A user and their new session."""

    user: UserView
    token: Annotated[Secret, Meta(description="For `Authorization: Bearer`; returned once")]
    expires_at: Annotated[Moment, Meta(description="When the session ends at the latest")]


class PasswordGiven(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """A password that confirms the request."""

    password: Password


def user_view(context: Context[Parts], user: User) -> UserView:
    """A user without what is secret."""
    confirms = context.parts.options.confirms_addresses
    return UserView(
        user_id=user.user_id,
        email=user.display_email or user.email,
        created_at=moment_text(user.created_at),
        updated_at=moment_text(user.updated_at),
        display_name=user.display_name,
        awaits_confirmation=(confirms and user.email_confirmed_at is None) or None,
    )


def signed_in(context: Context[Parts], user: User, begun: StartedSession) -> Response[SignedIn]:
    """The answer that begins a session, with its cookie."""
    body = SignedIn(user_view(context, user), begun.token, moment_text(begun.session.ends_at))
    return Response(body, headers=context.parts.entrance.identity.cookie_headers(begun, context))


def session_of(context: Context[Parts]) -> SessionPrincipal:
    """The session by which the caller is known."""
    assert isinstance(context.principal, SessionPrincipal), "only sessions are let in here"
    return context.principal


async def current_user(context: Context[Parts]) -> User:
    """The user who has signed in; raises `UnauthenticatedError` if there is none any more."""
    user = await context.db.run(User.get(context.tenant).consistently())
    if user is None or user.leaving_at is not None:
        raise UnauthenticatedError("The session is unknown or has ended.")
    return user


def unchanged(user: User) -> tuple[Condition | bool, ...]:
    """That a user still has the password that was looked at, and stays."""
    same = (
        missing(User.password_hash)
        if user.password_hash is None
        else User.password_hash == user.password_hash
    )
    return same, missing(User.leaving_at)


async def confirm(context: Context[Parts], user: User, password: str, *, place: str) -> None:
    """Refuses a password that is not the user's; counted as an attempt to sign in is."""
    entrance = context.parts.entrance
    tried = await entrance.sign_ins.admit(user.email, context.address)
    verdict = await entrance.passwords.verify(user.password_hash, password)
    if not verdict.is_good:
        raise InvalidError("The password is wrong.", details={"place": place})
    await entrance.sign_ins.succeeded(tried)


def checked_email(text: str) -> str:
    """An address as its owner spells it; raises `InvalidError`."""
    text = text.strip()
    check_address(folded(text), place="email")
    return text


def spelling_of(email: str) -> str | None:
    """The spelling to be kept beside the address, if it is another."""
    return None if email == folded(email) else email


def check_new_password(
    password: str, *, email: str, display_name: str | None, place: str = "password"
) -> None:
    """Refuses a password that is easy to guess for this user; raises `InvalidError`."""
    known = (email, email.partition("@")[0], display_name or email)
    check_password(password, not_like=known, place=place)
