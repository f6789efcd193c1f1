"""Attributes of an entity: options besides the annotation.

    name: str                               required
    nickname: str | None = None             may be missing
    sender: str = attr("from")              another stored name
    created_at: datetime = created()        the time of the first write
    expires_at: EpochSeconds = ttl(after=timedelta(days=30))

`created`, `updated`, `version`, `ttl` and `softly` set the value of an attribute, so constructors
need not.
Not here: types and their stored forms (`model.forms`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from enum import Enum
from typing import Any, Literal

from tablewright.model.forms import Form


class _Missing:
    """The absence of a default."""

    def __repr__(self) -> str:
        return "MISSING"


MISSING: Any = _Missing()


class Role(Enum):
    """The purpose of an attribute that Tablewright manages."""

    PLAIN = "plain"
    CREATED = "created"
    UPDATED = "updated"
    VERSION = "version"
    TTL = "ttl"
    SOFTLY = "softly"

    # Every operation looks up roles, and an Enum computes its hash each time.
    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class FieldSpec:
    """The declaration of an attribute."""

    name: str | None = None
    default: Any = MISSING
    factory: Callable[[], Any] | None = None
    role: Role = Role.PLAIN
    template: str | None = None  # of a computed attribute
    is_key_only: bool = False
    is_unique: bool = False
    unique_within: tuple[str, ...] = ()
    ignores_case: bool = False  # of a unique attribute
    ttl_after: timedelta | None = None
    ttl_of: str | None = None
    is_ttl_renewed: bool = False
    doc: str = ""
    is_extension: bool = False


@dataclass(frozen=True, slots=True)
class Field:
    """A resolved attribute of an entity: names, stored form, and declaration."""

    python_name: str
    stored_name: str
    form: Form
    is_optional: bool
    is_sealed: bool
    spec: FieldSpec = field(default_factory=FieldSpec)

    @property
    def role(self) -> Role:
        """Returns the role of the attribute."""
        return self.spec.role

    @property
    def is_stored(self) -> bool:
        """Whether it is an attribute of the item, not only a part of its keys."""
        return not self.spec.is_key_only


def attr(
    name: str | None = None,
    *,
    default: Any = MISSING,
    factory: Callable[[], Any] | None = None,
    doc: str = "",
    extension: bool = False,
) -> Any:
    """Declares an attribute with a stored name, default or description.

    `extension` marks a name that is not in the design document.
    """
    return FieldSpec(name, default, factory, doc=doc, is_extension=extension)


def key_only(*, default: Any = MISSING, doc: str = "", extension: bool = False) -> Any:
    """Declares an attribute that is stored only in keys."""
    return FieldSpec(default=default, is_key_only=True, doc=doc, is_extension=extension)


def computed(
    template: str,
    name: str | None = None,
    *,
    doc: str = "",
    extension: bool = False,
    init: Literal[False] = False,
) -> Any:
    """Declares a stored attribute that is computed from others, such as `status#timestamp`, and
    updated by every write.
    """
    return FieldSpec(name, None, template=template, doc=doc, is_extension=extension)


def unique(
    name: str | None = None,
    *,
    within: Sequence[str] = (),
    ignore_case: bool = False,
    doc: str = "",
    extension: bool = False,
) -> Any:
    """Declares an attribute whose value is unique among items of the entity.

    `within` names attributes, such as the tenant, within which the value is unique. A guard item in
    the same table and transaction enforces this. With `ignore_case`, texts that differ only in case
    are the same value; the item keeps its spelling.
    """
    return FieldSpec(
        name,
        is_unique=True,
        unique_within=tuple(within),
        ignores_case=ignore_case,
        doc=doc,
        is_extension=extension,
    )


def created(name: str | None = None, *, doc: str = "", extension: bool = False) -> Any:
    """Declares the time when the item was created."""
    return FieldSpec(name, role=Role.CREATED, doc=doc, is_extension=extension)


def updated(name: str | None = None, *, doc: str = "", extension: bool = False) -> Any:
    """Declares the time of the last write."""
    return FieldSpec(name, role=Role.UPDATED, doc=doc, is_extension=extension)


def version(name: str | None = None, *, doc: str = "", extension: bool = False) -> Any:
    """Declares a number that every write increments, so that two writers cannot overwrite each
    other.
    """
    return FieldSpec(name, 0, role=Role.VERSION, doc=doc, is_extension=extension)


def ttl(
    name: str | None = None,
    *,
    after: timedelta | None = None,
    of: str | None = None,
    renewed: bool = False,
    doc: str = "",
    extension: bool = False,
) -> Any:
    """Declares the table's TTL attribute: the time when DynamoDB may delete the item.

    `after` sets it automatically, relative to the attribute `of` or the creation time, and on every
    update if `renewed`. Reads hide expired items.
    """
    return FieldSpec(
        name,
        None,
        role=Role.TTL,
        ttl_after=after,
        ttl_of=of,
        is_ttl_renewed=renewed,
        doc=doc,
        is_extension=extension,
    )


def softly(name: str | None = None, *, doc: str = "", extension: bool = False) -> Any:
    """Declares the time of a soft delete: `delete()` sets it, and patterns hide the item."""
    return FieldSpec(name, None, role=Role.SOFTLY, doc=doc, is_extension=extension)
