"""The shape of people: a system's own entity, or the kit's records.

    PERSON = PersonShape(
        User, id=User.user_id, email=User.email, password=User.password_hash, ...,
        get=User.get, by_email=User.by_unique_email,
    )

Not here: their use (`people.people`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from hashlib import sha256
from typing import Any, Final, Generic, TypeVar

from tablewright.kits.people.records import PersonRecord
from tablewright.kits.shapes import Shape, Written, as_is, word_of
from tablewright.model import (
    Change,
    Condition,
    Entity,
    Get,
    Operation,
    assign,
    exists,
    missing,
    remove,
)

P = TypeVar("P", bound=Entity)

_FORMER: Final = "Former user"


@dataclass(frozen=True)
class FactorShape(Shape[P], Generic[P]):
    """The attributes of an entity that make it the second factor of a person."""

    id: str
    totp_secret: Any
    totp_last_step: Any
    backup_codes: Any
    get: Callable[[str], Get[P]]

    def empty(self) -> list[Change]:
        """Returns the changes that remove a second factor."""
        return self.set(totp_secret=None, totp_last_step=None, backup_codes=set[str]())


@dataclass(frozen=True)
class PersonShape(Shape[P], Generic[P]):
    """The attributes of an entity that make it a person.

    `email` must be unique. `confirmed` is a time or a flag. The time `left_at`, or the value `gone`
    of `state`, marks a person who has left. `names` builds the attributes of a name from the text
    of a sign-up form, and `name_of` the text from a person. `left` returns the attributes of a
    person who has left, by id, instead of a name. `home` is the account in which a person signed
    up.

    Without `totp_enabled`, people have no second factor; without `totp_secret`, the kit stores
    secrets and backup codes in its own records. The time `suspended_at`, or the value `suspended`
    of `state`, marks a suspended person; without both, people cannot be suspended. An encrypted
    password needs `password_mark`, a text that changes with it, because conditions cannot compare
    encrypted values.
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
    suspended: str = ""
    suspended_at: Any = None
    state_of: Written = as_is
    last_sign_in_at: Any = None
    no_password: str | None = None  # of a person who has left, if the attribute is required
    password_mark: Any = None
    home: Any = None
    left: Callable[[str], Mapping[str, Any]] | None = None

    def __post_init__(self) -> None:
        """Raises `TypeError` for an unsupported shape."""
        super().__post_init__()
        unique = {one.python_name for one in self.entity.__plan__.uniques}
        if self.names_of_roles["email"] not in unique:
            raise TypeError(f"{self.entity.__name__}: the e-mail address must be unique().")
        parts = [self.has(one) for one in ("totp_secret", "totp_last_step", "backup_codes")]
        if any(parts) and not all((*parts, self.has("totp_enabled"))):
            raise TypeError(f"{self.entity.__name__}: a second factor has four attributes.")
        password = self.entity.__plan__.fields[self.names_of_roles["password"]]
        if password.is_sealed and not self.has("password_mark"):
            raise TypeError(f"{self.entity.__name__}: an encrypted password needs password_mark.")
        if not self.has("left_at") and not self.has("state"):
            raise TypeError(f"{self.entity.__name__}: left_at or state must be given.")

    @property
    def factors(self) -> FactorShape[P] | None:
        """The second factors, if they are attributes of the person."""
        if not self.has("totp_secret"):
            return None
        return FactorShape(
            self.entity,
            id=self.id,
            totp_secret=self.totp_secret,
            totp_last_step=self.totp_last_step,
            backup_codes=self.backup_codes,
            get=self.get,
            constants=self.constants,
        )

    def attributes(self, **roles: Any) -> dict[str, Any]:
        """The attributes of a new person, with the mark of the password."""
        return super().attributes(**_marked(roles))

    def fill(self, item: P, **roles: Any) -> None:
        """Sets values of an unwritten person, with the mark of the password."""
        super().fill(item, **_marked(roles))

    def set(self, **roles: Any) -> list[Change]:
        """Returns changes of roles, with the mark of the password."""
        return super().set(**_marked(roles))

    def leaving(self, person_id: str) -> list[Change]:
        """Returns the changes that remove the name of a person who leaves."""
        return self.naming(self.names(_FORMER) if self.left is None else self.left(person_id))

    def is_here(self, person: P) -> bool:
        """Whether a person may sign in: has neither left nor been suspended."""
        if self.value(person, "left_at") is not None:
            return False
        if self.value(person, "suspended_at") is not None:
            return False
        return not self.has("state") or word_of(self.value(person, "state")) == self.active

    def still_here(self) -> list[Condition | bool]:
        """Returns the conditions under which a person may sign in."""
        roles = [one for one in ("left_at", "suspended_at") if self.has(one)]
        conditions: list[Condition | bool] = [missing(getattr(self, one)) for one in roles]
        if self.has("state"):
            conditions.append(self.state == self.state_of(self.active))
        return conditions

    @property
    def can_suspend(self) -> bool:
        """Whether people can be suspended."""
        return self.has("suspended_at") or bool(self.suspended)

    def is_suspended(self, person: P) -> bool:
        """Whether the operator has suspended a person, who has not left."""
        if self.value(person, "left_at") is not None:
            return False
        if self.has("suspended_at"):
            return self.value(person, "suspended_at") is not None
        return self.can_suspend and word_of(self.value(person, "state")) == self.suspended

    def is_known(self, person: P) -> bool:
        """Whether the operator can find a person, who has not left."""
        return self.is_here(person) or self.is_suspended(person)

    def suspending(self, now: datetime) -> tuple[list[Change], list[Condition | bool]]:
        """Returns the changes that suspend a person, and their conditions."""
        if self.has("suspended_at"):
            return self.set(suspended_at=now), self.still_here()
        return self.set(state=self.state_of(self.suspended)), self.still_here()

    def reactivating(self) -> tuple[list[Change], list[Condition | bool]]:
        """Returns the changes that end a suspension, and their conditions."""
        if not self.has("suspended_at"):
            suspended = self.state == self.state_of(self.suspended)
            return self.set(state=self.state_of(self.active)), [suspended]
        here = [missing(self.left_at)] if self.has("left_at") else []
        return self.set(suspended_at=None), [exists(self.suspended_at), *here]

    def unchanged(self, person: P) -> list[Condition | bool]:
        """Returns the conditions that the password is the one that was read, and that the person
        may sign in.
        """
        role = "password_mark" if self.has("password_mark") else "password"
        return [self.still_has(role, self.value(person, role)), *self.still_here()]

    def is_confirmed(self, person: P) -> bool:
        """Whether the person has proven access to the mails of the address."""
        return bool(self.value(person, "confirmed"))

    def confirmation(self, now: datetime) -> Any:
        """The value of a confirmed address: a flag or a time."""
        field = self.entity.__plan__.fields[self.names_of_roles["confirmed"]]
        return True if field.form.kind == "BOOL" else now

    def confirming(self, now: datetime) -> list[Change]:
        """The change that confirms an address."""
        return self.set(confirmed=self.confirmation(now))

    def unconfirming(self) -> list[Change]:
        """The change that makes an address unconfirmed again."""
        field = self.entity.__plan__.fields[self.names_of_roles["confirmed"]]
        return self.set(confirmed=False if field.form.kind == "BOOL" else None)

    def naming(self, attributes: Mapping[str, Any]) -> list[Change]:
        """Returns changes that set attributes by name, or remove those that are None."""
        return [
            remove(path) if value is None else assign(path, value)
            for path, value in ((getattr(self.entity, n), v) for n, v in attributes.items())
        ]

    def address(self, person: P) -> str:
        """The address in the owner's spelling."""
        return self.value(person, "display_email") or self.value(person, "email")


def _marked(roles: dict[str, Any]) -> dict[str, Any]:
    """The roles, with the mark of a password; the mark reveals nothing of the salted hash."""
    if "password" not in roles:
        return roles
    stored = roles["password"]
    mark = None if stored is None else sha256(str(stored).encode()).hexdigest()
    return {**roles, "password_mark": mark}


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
        suspended_at=PersonRecord.suspended_at,
        last_sign_in_at=PersonRecord.last_sign_in_at,
        constants={"system": system},
    )
