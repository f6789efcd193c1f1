"""Shapes: let a kit work with the entities of a system's own design.

    MEMBERS = MemberShape(Membership, person=Membership.user_id, account=Membership.account_id, ...)

A shape maps the roles of a kit to attributes of an entity. Pyright checks the types of the
attributes; a shape checks when it is declared that each belongs to its entity. A role may also be a
value inside a map: `SyncRun.metadata["progress"]`.
Not here: the shapes themselves, which each kit declares.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Generic, Self, TypeVar

from tablewright.model import At, Change, Condition, Entity, assign, missing, remove
from tablewright.model.expressions.conditions import Path

E = TypeVar("E", bound=Entity)


def attribute_name(attribute: Any) -> str:
    """Returns the Python name of an attribute, given as `User.email`."""
    entity, steps = attribute._entity, attribute._steps
    return entity.__plan__.by_given_name[steps[0]].python_name


def _inside(attribute: Any) -> tuple[str, ...]:
    """The names that lead from an attribute to a value inside its map."""
    return attribute._steps[1:]


@dataclass(frozen=True)
class Shape(Generic[E]):
    """An entity, and the roles of its attributes.

    Subclasses add a field for each role; a role that the entity lacks is None. `constants` are
    attributes with one value in all items, such as the system in a kit's own records.
    """

    entity: type[E]
    constants: Mapping[str, Any] = field(default_factory=dict[str, Any], kw_only=True)

    def __post_init__(self) -> None:
        """Raises `TypeError` for an attribute of another entity."""
        names, inner = dict[str, str](), dict[str, tuple[str, ...]]()
        for one in fields(self):
            found = getattr(self, one.name)
            if not isinstance(found, Path):
                continue
            if found._entity is not self.entity:  # pyright: ignore[reportPrivateUsage]
                raise TypeError(
                    f"{type(self).__name__}: {one.name} must be an attribute of"
                    f" {self.entity.__name__}, not {found!r}."
                )
            names[one.name] = attribute_name(found)
            if steps := _inside(found):
                inner[one.name] = steps
        object.__setattr__(self, "names_of_roles", names)
        object.__setattr__(self, "_inner", inner)

    names_of_roles: dict[str, str] = field(
        init=False, repr=False, compare=False, default_factory=dict[str, str]
    )
    _inner: dict[str, tuple[str, ...]] = field(
        init=False, repr=False, compare=False, default_factory=dict[str, tuple[str, ...]]
    )

    @classmethod
    def named(cls, entity: type[E], /, **roles: Any) -> Self:
        """Returns a shape whose roles are the attributes with the same names, and those given."""
        known = {one.python_name for one in entity.__plan__.by_given_name.values()}
        given = {one.name for one in fields(cls) if one.init} - {"entity", "constants"}
        return cls(entity, **{one: getattr(entity, one) for one in given & known} | roles)

    def has(self, role: str) -> bool:
        """Whether the entity has an attribute with a role."""
        return role in self.names_of_roles

    def value(self, item: E, role: str, default: Any = None) -> Any:
        """Returns the value of a role in an item; a default if the entity lacks the role."""
        if role not in self.names_of_roles:
            return default
        found = getattr(item, self.names_of_roles[role])
        for step in self._inner.get(role, ()):
            found = None if found is None else found.get(step)
        return found

    def new(self, attributes: Mapping[str, Any] | None = None, /, **roles: Any) -> E:
        """Returns a new item, not written yet. Roles that the entity lacks are ignored.

        `attributes` are further attributes by name.
        """
        return self.entity(**(attributes or {}), **self.attributes(**roles))

    def attributes(self, **roles: Any) -> dict[str, Any]:
        """The attributes of a new item. Roles that the entity lacks are left out."""
        names = self.names_of_roles
        if not self._inner:
            plain = {names[role]: value for role, value in roles.items() if role in names}
            return {**plain, **self.constants}
        given: dict[str, Any] = {}
        for role, name in names.items():
            if role not in roles:
                continue
            if role not in self._inner:
                given[name] = roles[role]
                continue
            *steps, last = (name, *self._inner[role])
            place = given
            for step in steps:
                place = place.setdefault(step, {})
            place[last] = roles[role]
        return {**given, **self.constants}

    def fill(self, item: E, **roles: Any) -> None:
        """Sets values of an unwritten item. Roles that the entity lacks are ignored."""
        for role, value in roles.items():
            if role in self.names_of_roles:
                setattr(item, self.names_of_roles[role], value)

    def at(self, **roles: Any) -> Any:
        """Returns the key of an item from the roles in it."""
        key = {self.names_of_roles[role]: value for role, value in roles.items()}
        return self.entity.at(**key, **self.constants)

    def at_item(self, item: E) -> At[E]:
        """Returns the key of an item."""
        constants, parts = self.constants, self.entity.__plan__.key_parts
        key = {one: constants[one] if one in constants else getattr(item, one) for one in parts}
        return self.entity.at(**key)

    def still_has(self, role: str, value: Any) -> Condition | bool:
        """Returns the condition that a role has a value, or none; true if the entity lacks it."""
        return still(getattr(self, role), value) if role in self.names_of_roles else True

    def set(self, **roles: Any) -> list[Change]:
        """Returns changes that assign values to roles, or remove those that are None."""
        changes: list[Change] = []
        for role, value in roles.items():
            if role in self.names_of_roles:
                path = getattr(self, role)
                changes.append(remove(path) if value is None else assign(path, value))
        return changes


def still(path: Any, value: Any) -> Condition | bool:
    """Returns the condition that an attribute has a value, or none."""
    return missing(path) if value is None else path == value


Written = Callable[[str], Any]  # from a kit's word for a state to the entity's


def as_is(word: str) -> Any:
    """A word that the entity stores unchanged."""
    return word


def word_of(value: Any) -> str:
    """Returns the word of a stored value; the value of an enum."""
    return str(getattr(value, "value", value))
