"""Forms: the JSON fields in which callers of one system enter and see people.

    FORMS = PersonForms(Registration, ProfileChange, UserView, SignedIn, attributes, viewed)
    ROUTES.include(people_routes(FORMS), of=lambda parts: parts.people, prefix="/api")
    People.of(..., forms=FORMS)

Without them, people have a `name`, and sign up with an `organisation`.
Not here: the storage of people (`people.shapes`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tablewright.kits.people.shapes import PersonShape
from tablewright.kits.people.views import (
    ChangeForm,
    Credentials,
    PersonView,
    ProfileChange,
    Registration,
    SignedIn,
    SignUpForm,
)


def _attributes(shape: PersonShape[Any], entered: Any) -> dict[str, Any]:
    return shape.names(entered.name)


def _viewed(shape: PersonShape[Any], person: Any, is_confirmed: bool) -> PersonView:
    return PersonView(
        user_id=shape.value(person, "id"),
        email=shape.address(person),
        name=shape.name_of(person),
        is_confirmed=is_confirmed,
        has_second_factor=bool(shape.value(person, "totp_enabled")),
    )


@dataclass(frozen=True, slots=True)
class PersonForms:
    """The JSON types of people, and their mapping to the entity.

    `attributes` returns the attributes that a registration or a change sets; None removes one.
    `viewed` builds the view of a person for that person. `credentials` are what people sign in
    with: the shape's `by_email` gets the text of `email`, which may be another name of a person.
    """

    registration: type[SignUpForm] = Registration
    change: type[ChangeForm] = ProfileChange
    view: type[Any] = PersonView
    signed_in: type[Any] = SignedIn  # a `StartedView` with the field `user`
    attributes: Callable[[PersonShape[Any], Any], Mapping[str, Any]] = _attributes
    viewed: Callable[[PersonShape[Any], Any, bool], Any] = _viewed
    credentials: type[Credentials] = Credentials

    @property
    def types(self) -> Mapping[Any, Any]:
        """The types of this system, by the types of the kit's handlers."""
        return {
            SignUpForm: self.registration,
            ChangeForm: self.change,
            PersonView: self.view,
            SignedIn: self.signed_in,
            Credentials: self.credentials,
        }
