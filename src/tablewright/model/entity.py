"""Entities: plain annotated classes that carry keys and access patterns.

    class Person(Entity, table=Ygg, tag="Person", names=pascal, tenant="user_id"):
        '''Individual person in a family tree.'''
        user_id: str
        person_id: str
        first_name: str
        primary = Ygg.primary("USER#{user_id}", "PERSON#{person_id}")

        @primary.get
        def get(cls, user_id: str, person_id: str) -> None:
            '''A person by key.'''

Annotations are attributes. For a type checker `Person.first_name` is a `str`; at run time it is a
path for conditions and changes. Defining the class checks the declaration and compiles its plan.
Not here: the plan (`model.plans.plan`), its compilation (`model.plans.compiling`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform

from tablewright.errors import UnknownArgumentError
from tablewright.model.declaring.fields import Role, attr, computed, key_only, unique
from tablewright.model.declaring.tables import Table
from tablewright.model.expressions.changes import Change
from tablewright.model.expressions.conditions import Condition, conditions_of
from tablewright.model.expressions.drafts import Draft
from tablewright.model.operations.delete import Delete, revived
from tablewright.model.operations.get import Get
from tablewright.model.operations.put import Put
from tablewright.model.operations.scan import Scan
from tablewright.model.operations.unique_lookup import ByUnique
from tablewright.model.operations.update import Update, touching
from tablewright.model.operations.upsert import Upsert
from tablewright.model.plans.compiling import compiled
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.instances import GIVEN_TIME, MADE, content_of, values_of

E = TypeVar("E", bound="Entity")


# created(), updated(), version(), ttl() and softly() are not field specifiers: a type checker
# treats their calls as defaults, so the parameters are optional, as at run time.
@dataclass_transform(kw_only_default=True, field_specifiers=(attr, key_only, computed, unique))
class _Attributes:
    pass


class Entity(_Attributes):
    """Base of entities: annotations are attributes, entries are keys, patterns are access."""

    __slots__ = (MADE,)

    if TYPE_CHECKING:
        __plan__: ClassVar[EntityPlan]

    def __init_subclass__(
        cls,
        *,
        table: type[Table] | str | None = None,
        tag: str | None = None,
        also_tagged: Iterable[str] = (),
        names: Callable[[str], str] | None = None,
        tenant: str | None = None,
        shared: bool = False,
        version: int | None = None,
        version_name: str = "schemaVersion",
        extension: bool = False,
        abstract: bool = False,
    ) -> None:
        """Checks the declaration and compiles it; raises `DesignError`s.

        `tag` is the stored value that identifies this entity's items (by default the class name),
        `also_tagged` are older values that are still read. `tenant` names the tenant attribute;
        `shared` means that all tenants share these items. `version` is the version of the stored
        form, stored under `version_name`, for upgrades on read. An `abstract` class has no table;
        others inherit its attributes.
        """
        if abstract:
            return
        cls.__plan__ = compiled(
            cls,
            table=table,
            tag=tag,
            also_tagged=frozenset(also_tagged),
            names=names,
            tenant=tenant,
            is_shared=shared,
            version=version,
            version_name=version_name,
            is_extension=extension,
        )
        if not _has_own_constructor(cls):
            cls.__init__ = cls.__plan__.codec.init  # otherwise `__init__` below would be called

    def __init__(self, **values: Any) -> None:
        type(self).__plan__.codec.init(self, **values)

    if not TYPE_CHECKING:

        def __setattr__(self, name: str, value: Any) -> None:
            plan = type(self).__plan__
            field = plan.fields.get(name)
            if name == MADE:  # a copy of an instance
                return object.__setattr__(self, name, value)
            if field is None or field.spec.template is not None:
                raise AttributeError(f"{plan.name} has no attribute {name!r} to assign to")
            values = values_of(self)
            before, values[name] = values.get(name), plan.codec.fitted(name, value)
            if name in plan.key_parts and before != values[name]:
                object.__setattr__(self, MADE, True)  # the stored item has another key
            if field.role is Role.UPDATED:
                values[GIVEN_TIME] = True
            return None

    def __repr__(self) -> str:
        plan = type(self).__plan__
        shown = [
            f"{name}={'<encrypted>' if plan.fields[name].is_sealed else repr(value)}"
            for name, value in values_of(self).items()
            if value is not None and name != GIVEN_TIME
        ]
        return f"{type(self).__name__}({', '.join(shown)})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and content_of(self) == content_of(other)

    __hash__ = None  # type: ignore[assignment]

    # Writes

    def put(self: E, *conditions: Condition | bool) -> Put[E]:
        """Writes the item, and replaces an existing one if the conditions are true for it.

        An entity that was read keeps stored attributes that it does not declare.
        """
        return Put(self, conditions_of(conditions, type(self)) if conditions else ())

    def create(self: E) -> Put[E]:
        """Writes the item if its key is free; raises `AlreadyExistsError` otherwise."""
        return Put(self, is_creating=True)

    def upsert(self: E, *changes: Change) -> Upsert[E]:
        """Writes the item if its key is free; otherwise changes the existing item."""
        return Upsert(self, changes)

    def delete(self: E, *conditions: Condition | bool) -> Delete[E]:
        """Deletes the item, softly if the entity has a `softly()` attribute."""
        return _deletion(self, conditions, is_final=False)

    def erase(self: E, *conditions: Condition | bool) -> Delete[E]:
        """Deletes the item permanently."""
        return _deletion(self, conditions, is_final=True)

    def revive(self: E) -> Update[E]:
        """Restores the item after a soft delete."""
        return revived(type(self), values_of(self))

    def edited(self: E) -> E:
        """Returns a draft of this item: its update relies on this object, and reads nothing."""
        plan = type(self).__plan__
        key = {name: values_of(self)[name] for name in plan.key_parts}
        draft: Any = Draft(plan, key, dict(values_of(self)))
        return draft

    @classmethod
    def draft(cls: type[E], **key: Any) -> E:
        """Returns a draft of an item by its key; `update_of` turns it into an update."""
        draft: Any = Draft(cls.__plan__, _key_parts(cls.__plan__, key))
        return draft

    @classmethod
    def at(cls: type[E], **key: Any) -> At[E]:
        """Returns the place of an item by its key, to update or delete it."""
        return At(cls, _key_parts(cls.__plan__, key))

    @classmethod
    def scan(cls: type[E]) -> Scan[E]:
        """Returns every item, unordered; reads the whole table."""
        return Scan(cls)

    @classmethod
    def by_unique(cls: type[E], **value: Any) -> ByUnique[E]:
        """Returns the item with a unique value, through its guard."""
        return ByUnique(cls, value)


class At(tuple[type[E], dict[str, Any]]):
    """The place of one item."""

    __slots__ = ()

    def __new__(cls, entity: type[E], key: dict[str, Any]) -> At[E]:
        """A place, by entity and key parts."""
        return super().__new__(cls, (entity, key))

    def get(self) -> Get[E]:
        """The item."""
        entity, key = self
        return Get(entity, entity.__plan__.primary, key, name="at")

    def update(self, *changes: Change) -> Update[E]:
        """Changes attributes: `Tree.at(...).update(add(Tree.person_count, 1))`."""
        entity, key = self
        return Update(entity, key, changes)

    def touch(self) -> Update[E]:
        """Renews the expiry of an item that has not expired: `ttl(after=..., renewed=True)`."""
        entity, key = self
        return touching(entity, key)

    def delete(self) -> Delete[E]:
        """Deletes the item, softly if the entity has a `softly()` attribute."""
        entity, key = self
        return Delete(entity, key)

    def erase(self) -> Delete[E]:
        """Deletes the item permanently."""
        entity, key = self
        return Delete(entity, key, is_final=True)

    def revive(self) -> Update[E]:
        """Restores the item after a soft delete."""
        entity, key = self
        return revived(entity, key)


def _deletion(item: E, conditions: tuple[Condition | bool, ...], *, is_final: bool) -> Delete[E]:
    plan: EntityPlan = type(item).__plan__
    version = plan.in_role(Role.VERSION)
    known = None if version is None else values_of(item)[version.python_name]
    entity = type(item)
    return Delete(entity, values_of(item), known, conditions_of(conditions, entity), is_final)


def _key_parts(plan: EntityPlan, given: dict[str, Any]) -> dict[str, Any]:
    unknown = given.keys() - plan.key_parts
    if unknown:
        raise UnknownArgumentError(
            f"{plan.name}: {', '.join(sorted(unknown))} is not part of the key, which consists of "
            f"{', '.join(sorted(plan.key_parts))}.",
            hint="Pass exactly the parts of the key, or use a get pattern, which is typed.",
        )
    plan.key(given)
    return given


def _has_own_constructor(cls: type[Entity]) -> bool:
    """Whether an entity, or a base of it, defines its own constructor."""
    owner = next(one for one in cls.__mro__ if "__init__" in vars(one))
    plan: EntityPlan | None = vars(owner).get("__plan__")
    return owner is not Entity and (plan is None or owner.__init__ is not plan.codec.init)
