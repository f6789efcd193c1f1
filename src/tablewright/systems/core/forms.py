"""Forms: the fields in which people enter and see their data in core."""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET, UnsetType

from tablewright.kits.people.forms import PersonForms
from tablewright.kits.people.shapes import PersonShape
from tablewright.kits.people.views import ChangeForm, Name, SignUpForm, StartedView, View
from tablewright.systems.core.design import User


class CoreRegistration(SignUpForm, kw_only=True):
    """A new person; the organisation names the first account."""

    first_name: Name
    last_name: Name
    organisation: Name | UnsetType = UNSET


class CoreProfileChange(ChangeForm):
    """Changes to your profile; missing fields stay as they are."""

    first_name: Name | UnsetType = UNSET
    last_name: Name | UnsetType = UNSET


class UserView(View):
    """A person, as that person sees it."""

    user_id: str
    email: str
    first_name: str
    last_name: str
    email_verified: bool
    two_factor_enabled: bool


class CoreSignedIn(StartedView):
    """A person and their new session; or a token to send with a second factor."""

    user: UserView | None = None


def _attributes(
    shape: PersonShape[Any], entered: CoreRegistration | CoreProfileChange
) -> dict[str, Any]:
    names = {"first_name": entered.first_name, "last_name": entered.last_name}
    return {name: value for name, value in names.items() if value is not UNSET}


def _viewed(shape: PersonShape[Any], person: User, is_confirmed: bool) -> UserView:
    return UserView(
        user_id=person.user_id,
        email=shape.address(person),
        first_name=person.first_name,
        last_name=person.last_name,
        email_verified=is_confirmed,
        two_factor_enabled=person.two_factor_enabled,
    )


FORMS: Final = PersonForms(
    CoreRegistration,
    CoreProfileChange,
    UserView,
    CoreSignedIn,
    attributes=_attributes,
    viewed=_viewed,
)
