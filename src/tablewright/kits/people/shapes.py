"""The shape of people: a system's own entity, or the kit's records.

    PERSON = PersonShape(
        User, id=User.user_id, email=User.email, password=User.password_hash, ...,
        get=User.get, by_email=User.by_unique_email,
    )

Not here: what is done with them (`people.people`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any, Generic, TypeVar

from tablewright.kits.people.records import PersonRecord
from tablewright.kits.shapes import Shape, Written, as_is, word_of
from tablewright.model import Change, Condition, Entity, Get, Operation, missing

P = TypeVar("P", bound=Entity)


@dataclass(frozen=True)
class PersonShape(Shape[P], Generic[P]):
    """Which attributes of an entity make it a person.

    `email` must be unique. `confirmed` is a time or a flag. Whether a person has left is the time
    `left_at`, or the value `gone` of `state`. `names` builds the attributes of a name from the text
    of a sign-up form, and `name_of` the text from a person.
    """

    id: str
    email: str
    password: Any
    confirmed: Any
    get: Callable[[str], Get[P]]
    by_email: Callable[[str], Operation[P | None]]
    name_of: Callable[[P], str]
    names: Callable[[str], dict[str, Any]]
    display_email: Any = None
    totp_secret: Any = None
    totp_enabled: Any = None
    totp_last_step: Any = None
    backup_codes: Any = None
    left_at: Any = None
    state: Any = None
    active: str = "active"
    gone: str = "inactive"
    state_of: Written = as_is
    last_sign_in_at: Any = None

    def __post_init__(self) -> None:
        """Raises `TypeError` for a shape that the kit cannot work with."""
        super().__post_init__()
        unique = {one.python_name for one in self.entity.__plan__.uniques}
        if self.names_of_roles["email"] not in unique:
            raise TypeError(f"{self.entity.__name__}: the e-mail address must be unique().")
        if not self.has("left_at") and not self.has("state"):
            raise TypeError(f"{self.entity.__name__}: left_at or state must be given.")

    @property
    def has_second_factor(self) -> bool:
        """Whether people can have a second factor."""
        return all(
            self.has(one)
            for one in ("totp_secret", "totp_enabled", "totp_last_step", "backup_codes")
        )

    def is_here(self, person: P) -> bool:
        """Whether a person may sign in: has neither left nor been suspended."""
        if self.value(person, "left_at") is not None:
            return False
        return not self.has("state") or word_of(self.value(person, "state")) == self.active

    def still_here(self) -> list[Condition | bool]:
        """That a person may sign in, as conditions of a write."""
        conditions: list[Condition | bool] = []
        if self.has("left_at"):
            conditions.append(missing(self.left_at))
        if self.has("state"):
            conditions.append(self.state == self.state_of(self.active))
        return conditions

    def unchanged(self, person: P) -> list[Condition | bool]:
        """That a person still has the password that was looked at, and is here."""
        stored = self.value(person, "password")
        same = missing(self.password) if stored is None else self.password == stored
        return [same, *self.still_here()]

    def is_confirmed(self, person: P) -> bool:
        """Whether the person has shown to read the mails of the address."""
        return bool(self.value(person, "confirmed"))

    def confirming(self, now: datetime) -> list[Change]:
        """The change that confirms an address."""
        field = self.entity.__plan__.fields[self.names_of_roles["confirmed"]]
        return self.set(confirmed=True if field.form.kind == "BOOL" else now)

    def unconfirming(self) -> list[Change]:
        """The change that makes an address unconfirmed again."""
        field = self.entity.__plan__.fields[self.names_of_roles["confirmed"]]
        return self.set(confirmed=False if field.form.kind == "BOOL" else None)

    def address(self, person: P) -> str:
        """The address as its owner spells it."""
        return self.value(person, "display_email") or self.value(person, "email")


def own_people(system: str) -> PersonShape[PersonRecord]:
    """The kit's own records."""

    def by_email(email: str) -> Operation[PersonRecord | None]:
        return PersonRecord.by_unique(system=system, email=email)

    return PersonShape(
        PersonRecord,
        id=PersonRecord.person_id,
        email=PersonRecord.email,
        password=PersonRecord.password_hash,
        confirmed=PersonRecord.confirmed_at,
        get=partial(PersonRecord.get, system),
        by_email=by_email,
        name_of=lambda person: person.name,
        names=lambda text: {"name": text},
        display_email=PersonRecord.display_email,
        totp_secret=PersonRecord.totp_secret,
        totp_enabled=PersonRecord.totp_enabled,
        totp_last_step=PersonRecord.totp_last_step,
        backup_codes=PersonRecord.backup_codes,
        left_at=PersonRecord.left_at,
        last_sign_in_at=PersonRecord.last_sign_in_at,
        constants={"system": system},
    )
