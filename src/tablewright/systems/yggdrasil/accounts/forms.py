"""Forms: the bodies for signing up and changing a profile, and the views of an account.

Not here: the routes (`yggdrasil.accounts.routes`).
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, UnsetType

from tablewright.kits.people.forms import PersonForms
from tablewright.kits.people.shapes import PersonShape
from tablewright.kits.people.views import SHOWN, ChangeForm, SignUpForm, StartedView
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.owners import User
from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.views import Moment, View, moment_text

# Owners see this name of their guests.
DisplayName = Annotated[
    str,
    Meta(min_length=1, max_length=limits.YGGDRASIL_DISPLAY_NAME_LENGTH_MAX, pattern=SHOWN),
]


class Registration(SignUpForm, kw_only=True):
    """A new account."""

    display_name: DisplayName | None = None


class ProfileChange(ChangeForm):
    """Changes to a user. Null removes the name."""

    display_name: DisplayName | UnsetType | None = UNSET


class UserView(View):
    """A user's own account."""

    user_id: Id
    email: str
    created_at: Moment
    updated_at: Moment
    display_name: str | None = None
    awaits_confirmation: Annotated[
        bool | None, Meta(description="Whether the e-mail address must still be confirmed")
    ] = None
    has_second_factor: Annotated[
        bool | None, Meta(description="Whether signing in requires a code")
    ] = None


class SignedIn(StartedView):
    """A user and their new session; or a token to send with a second factor."""

    user: UserView | None = None


class CurrentSession(View):
    """The signed-in user, and when the session ends."""

    user: UserView
    expires_at: datetime


def _attributes(
    shape: PersonShape[Any], entered: Registration | ProfileChange
) -> dict[str, str | None]:
    return {} if entered.display_name is UNSET else {"display_name": entered.display_name}


def _viewed(shape: PersonShape[Any], user: User, is_confirmed: bool) -> UserView:
    return UserView(
        user_id=user.user_id,
        email=shape.address(user),
        created_at=moment_text(user.created_at),
        updated_at=moment_text(user.updated_at),
        display_name=user.display_name,
        awaits_confirmation=not is_confirmed or None,
        has_second_factor=user.second_factor or None,
    )


FORMS: Final = PersonForms(
    Registration,
    ProfileChange,
    UserView,
    SignedIn,
    attributes=_attributes,
    viewed=_viewed,
)
