"""Views of people and sessions, and the bodies of requests.

Not here: a system's own fields of people (`people.forms`).
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from tablewright.api import limits as api_limits
from tablewright.api.responses import Secret
from tablewright.errors import ConflictingError, InvalidError
from tablewright.kits.mail import limits as mail_limits
from tablewright.kits.mail.addresses import normal_address
from tablewright.kits.mail.outbox import check_address
from tablewright.kits.people import limits
from tablewright.kits.sessions import limits as session_limits
from tablewright.kits.sessions.passwords import check_password
from tablewright.kits.sessions.sessions import Session

# In decomposed form, a password has more characters than are counted.
_TYPED_LENGTH_MAX = 4 * session_limits.PASSWORD_LENGTH_MAX
# One visible line. `$` would accept a line end, so nothing may follow it.
SHOWN = r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$(?!\n)"

EmailText = Annotated[str, Meta(min_length=1, max_length=mail_limits.MAIL_ADDRESS_LENGTH_MAX)]
Name = Annotated[str, Meta(min_length=1, max_length=limits.PERSON_NAME_LENGTH_MAX, pattern=SHOWN)]
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
Code = Annotated[str, Meta(min_length=6, max_length=20)]
SessionId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class Body(Struct, rename="camel", forbid_unknown_fields=True):
    """The base of request bodies."""


class View(Struct, rename="camel", omit_defaults=True):
    """The base of views."""


class SignUpForm(Body, kw_only=True):
    """The fields of every sign-up form; a system adds its own."""

    email: EmailText
    password: NewPassword
    invitation: Annotated[
        Secret | UnsetType,
        Meta(description="The token of an invitation; one from an e-mail confirms the address"),
    ] = UNSET


class Registration(SignUpForm, kw_only=True):
    """A new person; the organisation names the first account, if the system has accounts."""

    name: Name
    organisation: Name | UnsetType = UNSET


class Credentials(Body):
    """An e-mail address and a password."""

    email: EmailText
    password: Password


class SecondStep(Body):
    """The token of a sign-in that needs a second factor, and a code."""

    token: Secret
    code: Code


class CodeBody(Body):
    """A code from the authenticator app."""

    code: Code


class PasswordGiven(Body):
    """The current password, as confirmation."""

    password: Password


class PasswordChange(Body):
    """The current and the new password."""

    current: Password
    new: NewPassword


class AddressBody(Body):
    """An e-mail address."""

    email: EmailText


class TokenBody(Body):
    """A token from a link in an e-mail."""

    token: Secret


class Reset(Body):
    """A token from a link in an e-mail, and the new password."""

    token: Secret
    password: NewPassword


class ChangeForm(Body):
    """The fields of every profile change; a system adds its own."""


class ProfileChange(ChangeForm):
    """Changes to your profile; missing fields stay as they are."""

    name: Name


class PersonView(View):
    """Your own profile."""

    user_id: str
    email: str
    name: str
    is_confirmed: bool
    has_second_factor: bool = False


class StartedView(View):
    """The new session; or a token to send with a second factor."""

    token: Annotated[
        Secret | None, Meta(description="For `Authorization: Bearer`; pages get a cookie")
    ] = None
    expires_at: datetime | None = None
    second_factor: Annotated[
        Secret | None, Meta(description="Send it with a code to auth/second-factor")
    ] = None


class SignedIn(StartedView):
    """A person and their new session; or a token to send with a second factor."""

    user: PersonView | None = None


class SessionView(View):
    """A session of the signed-in person."""

    session_id: str
    started_at: datetime
    ends_at: datetime
    is_current: bool = False
    last_used_at: datetime | None = None
    device: str | None = None
    network: str | None = None
    is_operator: Annotated[bool, Meta(description="The operator views the product as you")] = False


class SessionList(View, omit_defaults=False):
    """A page of sessions, the newest first."""

    items: list[SessionView]
    next_cursor: str | None = None


class NewSecret(View):
    """A secret for an authenticator app; it takes effect once a code confirms it."""

    uri: Secret
    qr: Annotated[Secret, Meta(description="The URI as a QR code, an SVG image")]


class BackupCodes(View):
    """Backup codes, each of which works once: the only response that shows them."""

    codes: list[Secret]


def session_view(session: Session, current_id: str) -> SessionView:
    """Returns the view of a session for its person."""
    return SessionView(
        session_id=session.id,
        started_at=session.began_at,
        ends_at=session.ends_at,
        is_current=session.id == current_id,
        last_used_at=session.used_at,
        device=session.device or None,
        network=session.network or None,
        is_operator=bool(session.impersonator),
    )


def checked_address(text: str) -> str:
    """Returns an address in its owner's spelling; raises `InvalidError`."""
    text = text.strip()
    check_address(normal_address(text), place="email")
    return text


def check_new_password(
    password: str, *, email: str, name: str, service: tuple[str, ...], place: str = "password"
) -> None:
    """Raises `InvalidError` for a password that is easy to guess for this person and service."""
    check_password(password, not_like=(email, name, *service), place=place)


def busy() -> ConflictingError:
    """Returns the error for a change that conflicts with another one."""
    return ConflictingError(
        "Another request changes the account.",
        retry_after_seconds=api_limits.API_RETRY_AFTER_SECONDS,
    )


def taken() -> ConflictingError:
    """Returns the error for an address that is taken."""
    return ConflictingError(
        "There is already an account with this e-mail address.", details={"place": "email"}
    )


def worthless(place: str = "token") -> InvalidError:
    """Returns the error for an invalid link, the same for every reason."""
    return InvalidError(
        "The link is invalid, has expired, or was already used.", details={"place": place}
    )
