"""Collections: several entities that share an index partition, read by one query.

class WholeTree(Collection, index=Ygg.gsi2, pk="TREE#{tree_id}"):
    tree: Tree | None
    persons: list[Person]

db.run(WholeTree.of(tree_id="tree-001")).persons      # list[Person]
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar, get_args, get_origin, get_type_hints

from tablewright.errors import CollectionError, MultipleItemsFoundError, UnknownArgumentError
from tablewright.model.calls import Call, Operation, Session, Steps
from tablewright.model.declaring.tables import Index
from tablewright.model.declaring.templates import Template
from tablewright.model.declaring.tenancy import check_tenant
from tablewright.model.expressions.building import Placeholders
from tablewright.model.operations.following import followed_items
from tablewright.model.operations.scope import Scope
from tablewright.model.plans.entry_plans import EntryPlan
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.instances import values_of
from tablewright.model.stored.loading import loaded
from tablewright.model.stored.unreadable import Placed, Unreadable

C = TypeVar("C", bound="Collection")

_UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class Member:
    """One attribute of a collection: its entity, and whether there are many."""

    name: str
    plan: EntityPlan
    entry: EntryPlan
    is_many: bool


class Collection:
    """Base of collections: annotations name the entities to read."""

    unreadable: tuple[Unreadable, ...] = ()
    "Items of the members that could not be read, and were skipped."

    __index__: ClassVar[Index]
    __template__: ClassVar[Template]
    __members__: ClassVar[tuple[Member, ...]] = ()
    __sort_prefix__: ClassVar[str | None] = None
    __is_extension__: ClassVar[bool] = False

    def __init_subclass__(
        cls, *, index: Index, pk: str, sk: str | None = None, extension: bool = False
    ) -> None:
        """Checks that every member has an entry in the index with this partition key.

        With `sk`, only sort keys that begin with this text are read.
        """
        cls.__index__ = index
        cls.__sort_prefix__ = sk
        cls.__is_extension__ = extension
        cls.__template__ = Template.parsed(pk)
        # A class defined inside a function refers to names of that function.
        known = sys._getframe(1).f_locals  # pyright: ignore[reportPrivateUsage]
        hints = get_type_hints(cls, localns=dict(known))
        if _UNREADABLE in cls.__annotations__:
            raise CollectionError(f"{cls.__name__}: a member must not be named {_UNREADABLE!r}.")
        del hints[_UNREADABLE]
        names = [name for name in hints if not name.startswith("__")]
        cls.__members__ = tuple(_member(cls, name, hints[name]) for name in names)
        if not cls.__members__:
            raise CollectionError(f"{cls.__name__} has no members.")

    @classmethod
    def of(cls: type[C], **parts: Any) -> CollectionQuery[C]:
        """Returns the collection of one partition, by the parts of its key."""
        names = set(cls.__template__.names)
        if set(parts) != names:
            raise UnknownArgumentError(
                f"{cls.__name__} takes {', '.join(sorted(names))}, not {sorted(parts)}."
            )
        return CollectionQuery(cls, parts)

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={value!r}" for name, value in values_of(self).items())
        return f"{type(self).__name__}({inner})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and values_of(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


def _member(cls: type[Collection], name: str, hint: Any) -> Member:
    is_many = get_origin(hint) is list
    found = [one for one in (get_args(hint) or (hint,)) if hasattr(one, "__plan__")]
    if len(found) != 1 or (not is_many and type(None) not in get_args(hint)):
        raise CollectionError(
            f"{cls.__name__}.{name} must be annotated as list[Entity] or Entity | None."
        )
    plan: EntityPlan = found[0].__plan__
    for entry in plan.entries.values():
        if entry.index is cls.__index__:
            texts = [one.template.text for one in entry.partition]
            if texts == [cls.__template__.text]:
                prefix = cls.__sort_prefix__
                if prefix and not entry.sort[0].template.literal_prefix.startswith(prefix):
                    raise CollectionError(
                        f"{cls.__name__}.{name}: sort keys of {plan.name} do not start with "
                        f"{prefix!r}."
                    )
                return Member(name, plan, entry, is_many)
    raise CollectionError(
        f"{cls.__name__}.{name}: {plan.name} has no entry {cls.__template__.text!r} in the index."
    )


@dataclass(slots=True, eq=False)
class CollectionQuery(Operation["C"], Generic[C]):
    """Reads a whole partition, and sorts its items into the collection."""

    kind: type[C]
    parts: dict[str, Any]

    def steps(self, session: Session) -> Steps[C]:
        """The calls of this operation, page by page."""
        members = self.kind.__members__
        request = self._request(session)
        items: list[dict[str, Any]] = []
        index = self.kind.__index__
        while True:
            answer = yield Call("Query", request, None, request["TableName"], index.name)
            if index.projection == "ALL":
                items += answer["Items"]
            else:
                items += yield from followed_items(members[0].plan, answer)
            start = answer.get("LastEvaluatedKey")
            if start is None:
                break
            request = {**request, "ExclusiveStartKey": start}
        made = self.kind()
        unreadable: list[Placed] = []
        for member in members:
            plan = member.plan
            own = plan.decode_items(items)
            found = yield from loaded(plan, own, session, unreadable=unreadable)
            if not member.is_many and len(found) > 1:
                raise MultipleItemsFoundError(
                    f"{self.kind.__name__} found more than one {plan.name}."
                )
            setattr(made, member.name, found if member.is_many else next(iter(found), None))
        if unreadable:
            made.unreadable = tuple(one for _, one in unreadable)
        return made

    def _request(self, session: Session) -> dict[str, Any]:
        first = self.kind.__members__[0]
        for member in self.kind.__members__:
            check_tenant(member.plan, session, self.parts)
        placeholders = Placeholders()
        clauses: list[str] = []
        for one in first.entry.partition:
            wire = one.wire(self.parts)
            assert wire is not None, "of() asks for every part"
            clauses.append(f"{placeholders.name(one.stored_name)} = {placeholders.value(wire)}")
        prefix = self.kind.__sort_prefix__
        if prefix:
            name = placeholders.name(first.entry.sort[0].stored_name)
            clauses.append(f"begins_with({name}, {placeholders.value({'S': prefix})})")
        request: dict[str, Any] = {
            "TableName": first.plan.table_name,
            "KeyConditionExpression": " AND ".join(clauses),
        }
        if self.kind.__index__.name is not None:
            request["IndexName"] = self.kind.__index__.name
        if session.tenant is not None and self._has_one_tenant_attribute:
            scope = Scope(first.plan, session, placeholders, self.kind.__index__)
            scope.keep_to_tenant(frozenset(self.parts))
            if scope.filters:
                request["FilterExpression"] = scope.filters[0]
        return placeholders.added_to(request)

    @property
    def _has_one_tenant_attribute(self) -> bool:
        plans = [member.plan for member in self.kind.__members__]
        names = {plan.fields[plan.tenant].stored_name for plan in plans if plan.tenant is not None}
        return len(names) == 1 and not any(plan.is_shared for plan in plans)
