"""Entries: how one entity fills one index, with its access patterns.

    primary = Ygg.primary("USER#{user_id}", "PERSON#{person_id}")    an index of a shared table
    primary = Key("{user_id}", "{account_id}")                       a table of the entity's own
    by_role = Entry("{account_id}", "{role}", name="role-index")     an index of such a table

    @by_role.query
    def in_account(cls, account_id: str, role: Role | None = None) -> None:
        '''All users of an account, or those of one role.'''

Not here: their compilation with the class (`model.plans.compiling`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Concatenate, Generic, Literal, ParamSpec, TypeVar, overload

from tablewright.errors import UnknownArgumentError
from tablewright.model.declaring.patterns import GetPattern, QueryPattern
from tablewright.model.declaring.tables import Index, Provisioned, Texts, names_of
from tablewright.model.declaring.templates import Template
from tablewright.model.operations.query import Query

if TYPE_CHECKING:
    from tablewright.model.entity import Entity

E = TypeVar("E", bound="Entity")
P = ParamSpec("P")


class Entry:
    """The templates with which one entity fills one index."""

    def __init__(
        self,
        pk: Texts,
        sk: Texts | None = None,
        *,
        name: str | None = None,
        local: bool = False,
        projection: Literal["ALL", "KEYS_ONLY"] | Sequence[str] = "ALL",
        extension: bool = False,
        capacity: Provisioned | None = None,
        when: Mapping[str, set[Any]] | None = None,
        index: Index | None = None,
    ) -> None:
        self.partition = tuple(Template.parsed(text) for text in names_of(pk))
        self.sort = tuple(Template.parsed(text) for text in names_of(sk))
        self.when = {attribute: frozenset(values) for attribute, values in (when or {}).items()}
        self.index = index  # None: an index of the entity's own table, named by its attributes
        self.index_name = name
        self.is_local = local
        self.projection = projection
        self.is_extension = extension
        self.capacity = capacity
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, instance: Any, owner: type[E]) -> BoundEntry[E]:
        return BoundEntry(owner, self.name)

    @overload
    def query(self, signature: Callable[Concatenate[Any, P], None]) -> QueryPattern[P]: ...
    @overload
    def query(
        self,
        *,
        newest_first: bool = False,
        limit: int | None = None,
        extension: bool = False,
    ) -> Callable[[Callable[Concatenate[Any, P], None]], QueryPattern[P]]: ...
    def query(
        self,
        signature: Callable[..., None] | None = None,
        *,
        newest_first: bool = False,
        limit: int | None = None,
        extension: bool = False,
    ) -> Any:
        """Declares an access pattern for several items, by its signature."""

        def declared(signature: Callable[..., None]) -> QueryPattern[Any]:
            return QueryPattern(
                self,
                signature,
                is_backward=newest_first,
                limit=limit,
                is_extension=extension,
            )

        return declared if signature is None else declared(signature)

    @overload
    def get(self, signature: Callable[Concatenate[Any, P], None]) -> GetPattern[P]: ...
    @overload
    def get(
        self, *, extension: bool = False
    ) -> Callable[[Callable[Concatenate[Any, P], None]], GetPattern[P]]: ...
    def get(self, signature: Callable[..., None] | None = None, *, extension: bool = False) -> Any:
        """Declares an access pattern for one item, by its signature."""

        def declared(signature: Callable[..., None]) -> GetPattern[Any]:
            return GetPattern(self, signature, is_extension=extension)

        return declared if signature is None else declared(signature)


class Key(Entry):
    """The table key of an entity with its own table."""

    def __init__(self, pk: str, sk: str | None = None) -> None:
        super().__init__(pk, sk)


class BoundEntry(Generic[E]):
    """An entry of one entity class."""

    __slots__ = ("_name", "_owner")

    def __init__(self, owner: type[E], name: str) -> None:
        self._owner = owner
        self._name = name

    def __call__(self, **parts: Any) -> Query[E]:
        """Returns the query without a declared pattern; parts are checked when it is built."""
        entry = self._owner.__plan__.entries[self._name]
        asked = entry.asked(parts)
        for name in parts:
            if not any(name in one.template.names for one in asked.attributes):
                raise UnknownArgumentError(
                    f"{self._owner.__name__}.{self._name}: {name} is not part of this key."
                )
        return Query(self._owner, entry, parts, name=self._name)
