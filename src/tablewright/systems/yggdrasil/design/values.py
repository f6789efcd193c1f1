"""Values of the family trees: ids, e-mail addresses, closed lists, earlier unions.

Not here: the entities that hold them (`yggdrasil.design.owners`, `.persons`, `.relationships`).
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Literal

from msgspec import Meta

from tablewright.model import StoredAs
from tablewright.systems.yggdrasil import limits

# An id is part of keys, between `#`s. `$` would accept a line end, so nothing may follow it.
Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)")]
Language = Annotated[Literal["en", "de"], Meta(description="Of names and sentences")]
Children = Annotated[list[Id], Meta(max_length=limits.YGGDRASIL_CHILDREN_AT_ONCE_MAX)]


def folded(address: str) -> str:
    """Normalises an e-mail address for storage and lookup: one spelling for each mailbox.

    >>> folded(" John@Example.COM ")
    'john@example.com'
    """
    return unicodedata.normalize("NFC", address.strip().lower())


Email = Annotated[str, StoredAs(str, write=folded, read=folded)]

Gender = Literal["Male", "Female", "Other", "Unknown"]
ParentType = Literal["Biological", "Adoptive", "Step", "Foster"]
SpousalStatus = Literal["Married", "Divorced", "Widowed", "Separated"]
ShareRole = Literal["viewer", "relative", "editor"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PreviousUnion:
    """An earlier marriage of the same two people, before they parted and came together again."""

    status: SpousalStatus
    marriage_date: date | None = None
    marriage_date_text: str | None = None
    marriage_place: str | None = None
    divorce_date: date | None = None
    divorce_date_text: str | None = None
    notes: str | None = None
