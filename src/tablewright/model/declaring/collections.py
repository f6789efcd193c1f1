"""Collections: several entities that share an index partition, read by one query.

class WholeTree(Collection, index=Ygg.gsi2, pk="TREE#{tree_id}"):
    tree: Tree | None
    persons: list[Person]

    @collected
    def of_tree(cls, tree_id: str) -> None:
        '''A tree with its people.'''

db.run(WholeTree.of_tree("tree-001")).persons            # list[Person]
db.run(WholeTree.of_tree("tree-001").newest_first().limit(10))

Not here: reading a collection (`model.operations.collecting`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import (
    Any,
    ClassVar,
    Concatenate,
    Generic,
    ParamSpec,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from tablewright.errors import CollectionError, UnknownArgumentError
from tablewright.model.declaring.patterns import Signature
from tablewright.model.declaring.tables import Index
from tablewright.model.declaring.templates import Template
from tablewright.model.operations.collecting import CollectionQuery, Member
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.instances import values_of
from tablewright.model.stored.unreadable import Unreadable

C = TypeVar("C", bound="Collection")
P = ParamSpec("P")

_RESERVED = ("unreadable", "cursor")


class Collection:
    """Base of collections: annotations name the entities to read."""

    unreadable: tuple[Unreadable, ...] = ()
    "Items of the members that could not be read, and were skipped."

    cursor: str | None = None
    "The position of the next page; None at the end."

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
        for name in _RESERVED:
            if name in cls.__annotations__:
                raise CollectionError(f"{cls.__name__}: a member must not be named {name!r}.")
            del hints[name]
        names = [name for name in hints if not name.startswith("__")]
        cls.__members__ = tuple(_member(cls, name, hints[name]) for name in names)
        if not cls.__members__:
            raise CollectionError(f"{cls.__name__} has no members.")
        for found in vars(cls).values():
            if isinstance(found, Collected):
                found.check(cls)

    @classmethod
    def of(cls: type[C], **parts: Any) -> CollectionQuery[C]:
        """Returns the collection of one partition, by the parts of its key.

        Parts of the sort key of its only list may follow; the last one may be a range.
        """
        wanted, possible = set(cls.__template__.names), _sort_parts(cls)
        if not wanted <= parts.keys() <= wanted | possible:
            also = f", and may take {', '.join(sorted(possible))}" if possible else ""
            raise UnknownArgumentError(
                f"{cls.__name__} takes {', '.join(sorted(wanted))}{also}, not {sorted(parts)}.",
                hint="Pass the parts of the key of the partition, by their names.",
            )
        return CollectionQuery(cls, parts)

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={value!r}" for name, value in values_of(self).items())
        return f"{type(self).__name__}({inner})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and values_of(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


class Collected(Generic[P]):
    """A declared signature of a collection."""

    def __init__(self, signature: Callable[Concatenate[Any, P], None]) -> None:
        self.signature = Signature(signature)

    def __get__(self, instance: Any, owner: type[C]) -> Callable[P, CollectionQuery[C]]:
        def of(*args: P.args, **kwargs: P.kwargs) -> CollectionQuery[C]:
            return owner.of(**self.signature.bound(args, kwargs))

        of.__doc__ = self.signature.doc
        return of

    def check(self, kind: type[Collection]) -> None:
        """Raises `CollectionError` if the parameters are not parts of the key."""
        given, wanted = set(self.signature.parameter_names), set(kind.__template__.names)
        if not wanted <= given <= wanted | _sort_parts(kind):
            raise CollectionError(
                f"{kind.__name__}.{self.signature.name} takes {', '.join(sorted(given))}, "
                f"but the key has {', '.join(sorted(wanted | _sort_parts(kind)))}."
            )


def collected(signature: Callable[Concatenate[Any, P], None]) -> Collected[P]:
    """Declares how to read a collection, by a signature that names parts of its key."""
    return Collected(signature)


def _sort_parts(kind: type[Collection]) -> set[str]:
    """The parts of the sort key of its list, if there is only one."""
    lists = [one for one in kind.__members__ if one.is_many]
    names = [name for one in lists for key in one.entry.sort for name in key.template.names]
    return set(names) - set(kind.__template__.names) if len(lists) == 1 else set()


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
