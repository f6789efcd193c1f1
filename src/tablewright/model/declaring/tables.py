"""Tables and their indexes, as declared.

    class Ygg(Table, name="Yggdrasil", tag="EntityType"):
        primary = Index("PK", "SK")
        gsi1 = Gsi("GSI1PK", "GSI1SK", name="GSI1")

Calling an index with templates returns an entity's entry in it: `Ygg.gsi1("TREE#{tree_id}",
"USER#{user_id}")`.
Not here: entries and access patterns (`model.declaring.entries`), the definition for DynamoDB
(`model.design`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from tablewright import limits
from tablewright.errors import IndexDeclarationError, NameCollisionError, TooManyIndexesError

if TYPE_CHECKING:
    from tablewright.model.declaring.entries import Entry
    from tablewright.model.entity import Entity

Projection = Literal["ALL", "KEYS_ONLY"] | tuple[str, ...]
StreamView = Literal["NEW_AND_OLD_IMAGES", "NEW_IMAGE", "OLD_IMAGE", "KEYS_ONLY"]
# The owner of the key that encrypts a table; anything else names a KMS key.
AWS_OWNED_KEY = "AWS owned key"
AWS_MANAGED_KEY = "AWS managed key"

Names = str | tuple[str, ...]
Texts = str | tuple[str, ...]

_NAME = re.compile(rf"[a-zA-Z0-9_.-]{{{limits.NAME_LENGTH_MIN},{limits.NAME_LENGTH_MAX}}}")


@dataclass(frozen=True, slots=True)
class Provisioned:
    """Provisioned capacity of a table or an index, in units per second."""

    read_units: int
    write_units: int


@dataclass(frozen=True, eq=False, slots=True)
class Index:
    """A physical index by its attributes; the table's own key, if it has no name."""

    partition: tuple[str, ...]
    sort: tuple[str, ...] = ()
    name: str | None = None
    is_local: bool = False
    projection: Projection = "ALL"
    is_extension: bool = False
    capacity: Provisioned | None = None

    def __init__(
        self,
        pk: Names,
        sk: Names | None = None,
        *,
        name: str | None = None,
        local: bool = False,
        projection: Literal["ALL", "KEYS_ONLY"] | Sequence[str] = "ALL",
        extension: bool = False,
        capacity: Provisioned | None = None,
    ) -> None:
        store = object.__setattr__
        store(self, "partition", names_of(pk))
        store(self, "sort", names_of(sk))
        store(self, "name", name)
        store(self, "is_local", local)
        is_word = isinstance(projection, str)
        store(self, "projection", projection if is_word else tuple(projection))
        store(self, "is_extension", extension)
        store(self, "capacity", capacity)

    def holds(self, stored_name: str, *, key_names: tuple[str, ...]) -> bool:
        """Whether entries of this index contain an attribute, besides `key_names`."""
        if self.projection == "ALL":
            return True
        held = self.partition + self.sort + key_names
        return stored_name in held or (
            not isinstance(self.projection, str) and stored_name in self.projection
        )

    def is_like(self, other: Index) -> bool:
        """Whether another index has the same keys and projection."""
        return (self.partition, self.sort, self.is_local, self.projection) == (
            other.partition,
            other.sort,
            other.is_local,
            other.projection,
        )

    def __call__(
        self, pk: Texts, sk: Texts | None = None, *, when: Mapping[str, set[Any]] | None = None
    ) -> Entry:
        """Returns an entity's entry in this index; `when` selects the items that have one.

        `when` maps attributes to their required values: `when={"status": {"open"}}`.
        """
        from tablewright.model.declaring.entries import Entry

        return Entry(pk, sk, when=when, index=self)


def names_of(names: Names | None) -> tuple[str, ...]:
    """Returns one name or several as a tuple."""
    return () if names is None else (names,) if isinstance(names, str) else tuple(names)


def Gsi(  # noqa: N802 - reads as the class it makes
    pk: Names,
    sk: Names | None = None,
    *,
    name: str,
    projection: Literal["ALL", "KEYS_ONLY"] | Sequence[str] = "ALL",
    extension: bool = False,
    capacity: Provisioned | None = None,
) -> Index:
    """A global secondary index; each side of its key can be a tuple of names."""
    return Index(pk, sk, name=name, projection=projection, extension=extension, capacity=capacity)


def Lsi(  # noqa: N802 - reads as the class it makes
    pk: str,
    sk: str,
    *,
    name: str,
    projection: Literal["ALL", "KEYS_ONLY"] | Sequence[str] = "ALL",
    extension: bool = False,
) -> Index:
    """A local secondary index: the table's partition key with another sort key."""
    return Index(pk, sk, name=name, local=True, projection=projection, extension=extension)


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The settings of a table that its class declares, such as capacity and streams."""

    billing: Literal["on-demand"] | Provisioned = "on-demand"
    point_in_time_recovery: bool = False
    stream: StreamView | None = None
    encryption: str = AWS_OWNED_KEY
    deletion_protection: bool = False
    tags: tuple[tuple[str, str], ...] = ()
    is_extension: bool = False


class Table:
    """A physical table; subclasses name it, and may declare the indexes that entities share."""

    table_name: ClassVar[str]
    tag: ClassVar[str | None] = None
    options: ClassVar[TableOptions]
    indexes: ClassVar[list[Index]]
    entities: ClassVar[list[type[Entity]]]

    def __init_subclass__(
        cls,
        *,
        name: str,
        tag: str | None = None,
        billing: Literal["on-demand"] | Provisioned = "on-demand",
        point_in_time_recovery: bool = False,
        stream: StreamView | None = None,
        encryption: str = AWS_OWNED_KEY,
        deletion_protection: bool = False,
        tags: Mapping[str, str] | None = None,
        extension: bool = False,
    ) -> None:
        """Names the table; `tag` is the attribute that distinguishes its entities."""
        cls.table_name = name
        cls.tag = tag
        cls.options = TableOptions(
            billing,
            point_in_time_recovery,
            stream,
            encryption,
            deletion_protection,
            tuple(sorted((tags or {}).items())),
            extension,
        )
        cls.entities = []
        cls.indexes = [found for found in vars(cls).values() if isinstance(found, Index)]
        check_indexes(name, cls.indexes)


def check_indexes(table: str, indexes: Sequence[Index]) -> None:
    """Raises an error for indexes that DynamoDB would reject."""
    _check_name(f"table {table!r}", table)
    names = [index.name for index in indexes]
    for name in names:
        if names.count(name) > 1:
            raise NameCollisionError(f"Table {table} has two indexes named {name or 'primary'}.")
    for is_local, most in ((False, limits.GSIS_MAX), (True, limits.LSIS_MAX)):
        count = sum(index.name is not None and index.is_local is is_local for index in indexes)
        if count > most:
            kind = "local" if is_local else "global"
            raise TooManyIndexesError(
                f"Table {table} has {count} {kind} indexes; the maximum is {most}."
            )
    primary = next((index for index in indexes if index.name is None), None)
    for index in indexes:
        most = 1 if index.name is None or index.is_local else limits.INDEX_PARTITION_ATTRIBUTES_MAX
        if not 1 <= len(index.partition) <= most or len(index.sort) > most:
            raise TooManyIndexesError(
                f"Table {table}, index {index.name or 'primary'}: a key must have 1 to {most} "
                f"partition attributes and at most {most} sort attributes."
            )
        _check_index(table, index, primary)


def _check_index(table: str, index: Index, primary: Index | None) -> None:
    where = f"Table {table}, index {index.name or 'primary'}"
    if index.name is not None:
        _check_name(where, index.name)
    names = index.partition + index.sort
    for name in names:
        if names.count(name) > 1:
            raise IndexDeclarationError(f"{where} names {name!r} twice.")
    if not index.is_local or primary is None:
        return
    if not primary.sort:
        raise IndexDeclarationError(f"{where} is local, so the table must have a sort key.")
    if index.partition != primary.partition:
        raise IndexDeclarationError(
            f"{where} is local, so its partition key must be the table's, not "
            f"{index.partition[0]!r}."
        )


def _check_name(where: str, name: str) -> None:
    if not _NAME.fullmatch(name):
        raise IndexDeclarationError(
            f"{where}: a name must have {limits.NAME_LENGTH_MIN} to {limits.NAME_LENGTH_MAX} of "
            "a-z, A-Z, 0-9, '_', '-' and '.'."
        )
