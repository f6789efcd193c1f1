"""What callers see of people and sessions, and what they may send."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from tablewright.api.context import Context
from tablewright.api.responses import Response, Secret
from tablewright.errors import InvalidError
from tablewright.kits.mail import limits as mail_limits
from tablewright.kits.mail.addresses import normal_address
from tablewright.kits.mail.outbox import check_address
from tablewright.kits.people import limits
from tablewright.kits.people.people import People
from tablewright.kits.sessions import limits as session_limits
from tablewright.kits.sessions.passwords import check_password
from tablewright.kits.sessions.sessions import Session, StartedSession

# Typed letter and accent apart, a password has more characters than it counts for.
_TYPED_LENGTH_MAX = 4 * session_limits.PASSWORD_LENGTH_MAX
_SHOWN = r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$(?!\n)"

EmailText = Annotated[str, Meta(min_length=3, max_length=mail_limits.MAIL_ADDRESS_LENGTH_MAX)]
Name = Annotated[str, Meta(min_length=1, max_length=limits.PERSON_NAME_LENGTH_MAX, pattern=_SHOWN)]
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
    """The base of what callers send."""


class View(Struct, rename="camel", omit_defaults=True):
    """The base of what callers see."""


class Registration(Body):
    """A new person; the organisation names the first account, where there are accounts."""

    email: EmailText
    password: NewPassword
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
    """A code of the authenticator app."""

    code: Code


class PasswordGiven(Body):
    """The password."""

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


class ProfileChange(Body):
    """What people may change of themselves."""

    name: Name


class PersonView(View):
    """A person, as that person sees it."""

    user_id: str
    email: str
    name: str
    is_confirmed: bool
    has_second_factor: bool = False


class SignedIn(View):
    """A person, and the session that has begun; or a token to send with a second factor."""

    user: PersonView | None = None
    token: Annotated[Secret | None, Meta(description="For `Authorization: Bearer`; shown once")] = (
        None
    )
    expires_at: datetime | None = None
    second_factor: Annotated[
        Secret | None, Meta(description="Send it with a code to auth/second-factor")
    ] = None


class SessionView(View):
    """A session of the signed-in person."""

    session_id: str
    started_at: datetime
    ends_at: datetime
    is_current: bool = False
    last_used_at: datetime | None = None
    device: str | None = None
    network: str | None = None


class SessionList(View):
    """Sessions, the newest first."""

    items: list[SessionView]


class NewSecret(View):
    """A secret for an authenticator app; it counts once a code confirms it."""

    uri: Secret
    qr: Annotated[Secret, Meta(description="The same as a QR code, an SVG image")]


class BackupCodes(View):
    """Backup codes, each of which works once: the only response that shows them."""

    codes: list[Secret]


def person_view(people: People, person: Any) -> PersonView:
    """A person without what is secret."""
    shape = people.shape
    return PersonView(
        user_id=shape.value(person, "id"),
        email=shape.address(person),
        name=shape.name_of(person),
        is_confirmed=not people.confirms or shape.is_confirmed(person),
        has_second_factor=bool(shape.value(person, "totp_enabled")),
    )


def signed_in(context: Context[People], person: Any, begun: StartedSession) -> Response[SignedIn]:
    """The response that starts a session, with its cookie."""
    people = context.parts
    body = SignedIn(person_view(people, person), begun.token, begun.session.ends_at)
    return Response(body, headers=people.identity.cookie_headers(begun, context))


def session_view(session: Session, current_id: str) -> SessionView:
    """A session as its person sees it."""
    return SessionView(
        session_id=session.id,
        started_at=session.began_at,
        ends_at=session.ends_at,
        is_current=session.id == current_id,
        last_used_at=session.used_at,
        device=session.device or None,
        network=session.network or None,
    )


def checked_address(text: str) -> str:
    """An address as its owner spells it; raises `InvalidError`."""
    text = text.strip()
    check_address(normal_address(text), place="email")
    return text


def check_new_password(password: str, *, email: str, name: str, place: str = "password") -> None:
    """Raises `InvalidError` for a password that is easy to guess for this person."""
    known = (email, email.partition("@")[0], name or email)
    check_password(password, not_like=known, place=place)


def worthless(place: str = "token") -> InvalidError:
    """The error for a link that no longer works, whatever the reason."""
    return InvalidError(
        "The link is invalid, has expired, or was already used.", details={"place": place}
    )
